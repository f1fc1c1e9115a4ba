import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { expectSoon } from '@/box/arriving';
import { labelOf, lookOf } from '@/box/campaignLabel';
import { fetchBox } from '@/box/campaigns';
import { LostPart } from '@/box/LostPart';
import { findBox } from '@/games';
import { playMatch } from '@/store/campaignMatches';
import { useCampaigns } from '@/store/campaigns';
import { BoxTheme } from '@/theme';
import { Screen, Text, Toast } from '@/theme/ui';

import { tableRoom } from '../tableRooms';
import { useGoBack } from '../useGoBack';
import { CampaignTrouble, CampaignView } from './CampaignView';
import { useCampaignLayout } from './useCampaignLayout';
import { useCampaignPage } from './useCampaignPage';

const NOT_HERE = 'The match could not be fetched. If there is a network, load the page again.';

/** A campaign on this device. */
export function CampaignScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  const entry = useCampaigns(({ entries }) => entries.find((each) => each.id === id));
  const box = findBox(entry?.box ?? '');
  const label = entry && labelOf(box, entry.campaign);
  const goBack = useGoBack(box ? `/box/${box.id}` : '/');
  const layout = useCampaignLayout();
  const { page, again } = useCampaignPage(id);
  const [trouble, setTrouble] = useState<string>();
  const notice = trouble ?? (page.kind === 'open' ? page.notice : undefined);
  useExpected(page.kind === 'open' ? page.running.ahead.matches.map(({ game }) => game) : []);

  if (page.kind === 'lost') return <LostPart onAgain={again} onBack={goBack} />;
  const play = async (match: string) => {
    if (page.kind !== 'open' || !entry) return;
    const { running } = page;
    const rules = await fetchBox(findBox, running.openMatch(match)?.game ?? '').catch(() => undefined);
    const started = rules ? playMatch(entry, running, match, rules) : { ok: false as const, words: NOT_HERE };
    if (started.ok) router.push(`/table/${started.id}`);
    else setTrouble(started.words);
  };
  const content = (
    <Screen
      // With every result the page begins at its top again.
      key={page.kind === 'open' ? page.running.results.length : page.kind}
      title={entry?.name ?? 'Campaign'}
      hideTitle={page.kind === 'open' && label !== undefined}
      onBack={goBack}
      maxWidth={layout.maxWidth}
      over={notice !== undefined && <Toast words={notice} onGone={() => setTrouble(undefined)} />}
    >
      {page.kind === 'trouble' && <CampaignTrouble words={page.words} />}
      {page.kind === 'arriving' && <Text tone="dim">Finding the place…</Text>}
      {page.kind === 'open' && entry && (
        <CampaignView
          entry={entry}
          label={label}
          running={page.running}
          layout={layout}
          onPlay={(match) => void play(match)}
          onSee={(save) => router.push(`/table/${save}`)}
          onSetOut={() => router.push(`/box/${entry.box}/campaign/${entry.campaign}`)}
          onLog={label?.log && page.running.results.length > 0 ? () => router.push(`/campaign/${entry.id}/log`) : undefined}
        />
      )}
    </Screen>
  );
  return box ? <BoxTheme look={lookOf(box, label)}>{content}</BoxTheme> : content;
}

/** The tables of matches that may be played next are fetched ahead. */
function useExpected(games: readonly string[]): void {
  const wanted = games.join(' ');
  useEffect(() => {
    for (const game of wanted.split(' ')) {
      const contents = findBox(game)?.contents;
      if (contents) expectSoon(contents.table, tableRoom);
    }
  }, [wanted]);
}
