import { StyleSheet, View } from 'react-native';

import type { CampaignLabel } from '@/box/manifest';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { matchAt } from '@/store/campaignMatches';
import type { CampaignEntry } from '@/store/campaigns';
import { useSaves, type SaveEntry } from '@/store/saves';
import { withNames } from '@/table/session/logLines';
import { gradient, radius, space, useTheme } from '@/theme';
import { Button, Card, Heading, Text } from '@/theme/ui';

import { LidArt } from '../lid/LidArt';
import { CarriedList } from './Carried';
import { StationCard, type StationAction } from './StationCard';
import type { CampaignLayout } from './useCampaignLayout';

interface CampaignViewProps {
  readonly entry: CampaignEntry;
  readonly label: CampaignLabel | undefined;
  readonly running: AnyRunningCampaign;
  onPlay(match: string): void;
  /** Looks at a finished match again. */
  onSee(save: string): void;
  onSetOut(): void;
  /** Absent where a campaign keeps no log, or has nothing to tell yet. */
  readonly onLog: (() => void) | undefined;
  readonly layout: CampaignLayout;
}

/** The last finished match of these that is still on the device. */
const lastPlayed = (saves: readonly SaveEntry[], id: string, matches: readonly string[]): SaveEntry | undefined =>
  saves.find(({ campaign, finished, unreadable }) => campaign?.id === id && finished && !unreadable && matches.includes(campaign.match));

/** Where a campaign stands: what was, what is carried along, what comes. */
export function CampaignView({ entry, label, running, onPlay, onSee, onSetOut, onLog, layout: { beside, roomy, picture } }: CampaignViewProps) {
  const { leftHanded } = useTheme();
  const saves = useSaves(({ entries }) => entries);
  const { standing, ahead } = running;
  const named = (words: string): string => withNames(words, entry.players.map(({ name }) => name));
  // With one way on, it is the first thing on the page; with several, each stands at its station.
  const only = ahead.matches.length === 1 ? ahead.matches[0] : undefined;

  const playLabel = (match: string): string => {
    const attempt = running.timesPlayed(match);
    if (matchAt({ id: entry.id, match, attempt }, saves)) return 'Go on with the match';
    if (attempt > 0) return 'Play it again';
    if (!only) return 'Play';
    return running.results.length === 0 ? 'Play the first one' : 'Play the next one';
  };
  const actionsAt = (matches: readonly string[]): { readonly play?: StationAction; readonly see?: StationAction; readonly words?: string } => {
    const open = ahead.matches.find(({ id }) => matches.includes(id));
    const played = lastPlayed(saves, entry.id, matches);
    return {
      ...(open && { words: named(open.words) }),
      ...(open && !only && { play: { label: playLabel(open.id), onPress: () => onPlay(open.id) } }),
      ...(played && { see: { label: 'See how it went', onPress: () => onSee(played.id) } }),
    };
  };

  const story = (
    <View style={beside ? styles.half : styles.part}>
      {label && <Picture label={label} size={picture} />}
      {ahead.outcome ? <Heading level={2} size="heading" tone="accent">{ahead.outcome.title}</Heading> : <Text bold tone="accent">{standing.summary}</Text>}
      {only && <Button kind="primary" large icon="play-button" label={playLabel(only.id)} onPress={() => onPlay(only.id)} />}
      <Text size={roomy ? 'large' : 'body'}>{named(standing.words)}</Text>
      {onLog && <Button icon="scroll-unfurled" label={ahead.outcome ? 'Read it all again: the log' : 'Read the log'} onPress={onLog} />}
      <CarriedList carried={standing.carried} signs={label?.signs ?? {}} named={named} />
      {ahead.outcome && <Button icon="play-button" kind={only ? 'secondary' : 'primary'} label="Set out again" onPress={onSetOut} />}
    </View>
  );
  const stations = (
    <View role="list" aria-label="The way" style={beside ? styles.half : styles.part}>
      {standing.stations.map((station, index) => {
        const { words = named(station.words), ...actions } = actionsAt(station.matches);
        return <StationCard key={index} station={station} number={index + 1} words={words} oneOfMany={ahead.matches.length > 1} roomy={roomy} {...actions} named={named} />;
      })}
    </View>
  );
  return (
    <View style={[beside ? styles.beside : styles.stacked, beside && leftHanded && styles.mirrored]}>
      {story}
      {stations}
    </View>
  );
}

/** The campaign's own picture with its name. */
function Picture({ label: { picture, title }, size }: { label: CampaignLabel; size: CampaignLayout['picture'] }) {
  return (
    <View style={styles.frame}>
      <LidArt picture={picture} width={size.width} height={size.height} />
      <View style={[styles.name, gradient(`linear-gradient(180deg, ${picture.titleShade} 40%, transparent)`)]}>
        <Heading level={1} size="heading" style={{ color: picture.title }}>{title}</Heading>
      </View>
    </View>
  );
}

/** When a campaign cannot be shown: why. */
export function CampaignTrouble({ words }: { words: string }) {
  return (
    <Card>
      <Text role="alert">{words}</Text>
    </Card>
  );
}

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.wide, alignItems: 'flex-start' },
  mirrored: { flexDirection: 'row-reverse' },
  stacked: { gap: space.large },
  half: { flex: 1, gap: space.medium },
  part: { gap: space.medium },
  frame: { borderRadius: radius.medium, overflow: 'hidden', alignSelf: 'flex-start', boxShadow: '0 10px 24px rgba(0,0,0,0.4)' },
  name: { position: 'absolute', left: 0, right: 0, top: 0, paddingHorizontal: space.medium, paddingTop: space.small, paddingBottom: space.wide },
});
