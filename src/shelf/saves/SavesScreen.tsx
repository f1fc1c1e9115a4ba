import { useRouter } from 'expo-router';

import { labelOf } from '@/box/campaignLabel';
import { findBox } from '@/games';
import { useCampaigns, type CampaignEntry } from '@/store/campaigns';
import type { Kept } from '@/store/exchange';
import { useSaves, type SaveEntry } from '@/store/saves';
import { Button, Card, Screen, Text, Toast } from '@/theme/ui';

import { useGoBack } from '../useGoBack';
import { timeAgo } from '../words';
import { KeptCard } from './KeptCard';
import { RenameSheet } from './RenameSheet';
import { useKeeping } from './useKeeping';
import { WHERE_KEPT } from './whereKept';

/** What a card says about any entry, in this app with these boxes. */
function saidOf(kind: Kept, entry: SaveEntry | CampaignEntry, title: string | undefined, playable: boolean) {
  const { name, players, finished, summary, updatedAt, unreadable } = entry;
  const standing = [title, finished ? 'finished' : summary, timeAgo(updatedAt)].filter(Boolean).join(' · ');
  const notYet = playable ? undefined : `This app cannot open the box of this ${kind} yet. The save is kept.`;
  return { name, players, standing, trouble: unreadable ? `${unreadable.words} The save is kept as it is.` : notYet };
}

export function SavesScreen() {
  const router = useRouter();
  const goBack = useGoBack();
  const matches = useSaves((saves) => saves.entries);
  const campaigns = useCampaigns((store) => store.entries);
  const { message, undo, forgetMessage, renaming, giveName, stopRenaming, takeIn, actionsFor } = useKeeping();

  const campaignCard = (entry: CampaignEntry) => {
    const box = findBox(entry.box);
    const playable = !entry.unreadable && box?.contents !== undefined;
    return (
      <KeptCard
        key={entry.id}
        {...saidOf('campaign', entry, box && `Campaign of ${box.title}`, playable)}
        {...actionsFor('campaign', useCampaigns.getState(), entry)}
        picture={labelOf(box, entry.campaign)?.picture ?? box?.lid}
        open={playable ? { label: entry.finished ? 'See how it ended' : 'Continue', onPress: () => router.push(`/campaign/${entry.id}`) } : undefined}
      />
    );
  };
  const matchCard = (entry: SaveEntry) => {
    const box = findBox(entry.game);
    const playable = !entry.unreadable && box?.contents !== undefined;
    return (
      <KeptCard
        key={entry.id}
        {...saidOf('match', entry, box?.title, playable)}
        {...actionsFor('match', useSaves.getState(), entry)}
        picture={box?.lid}
        open={playable ? { label: entry.finished ? 'See the result' : 'Continue', onPress: () => router.push(`/table/${entry.id}`) } : undefined}
        onReplay={playable ? () => router.push(`/replay/${entry.id}`) : undefined}
      />
    );
  };
  return (
    <Screen
      title="Saved matches"
      onBack={goBack}
      over={message && <Toast words={message.words} action={undo && { label: 'Undo', onPress: undo }} onGone={forgetMessage} />}
    >
      <Button icon="upload" label="Import a file" onPress={() => void takeIn()} />
      {matches.length + campaigns.length === 0 && (
        <Card>
          <Text bold>Nothing here yet.</Text>
          <Text size="small" tone="dim">Every match is saved after every move, by itself. It will be listed here.</Text>
        </Card>
      )}
      {campaigns.map(campaignCard)}
      {matches.map(matchCard)}
      <Text size="small" tone="dim">{WHERE_KEPT}</Text>
      {renaming && <RenameSheet key={renaming.id} kind={renaming.kind} name={renaming.name} onDone={giveName} onClose={stopRenaming} />}
    </Screen>
  );
}
