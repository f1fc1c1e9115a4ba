import { StyleSheet, View, useWindowDimensions } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { CampaignLabel } from '@/box/manifest';
import type { AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { matchAt } from '@/store/campaignMatches';
import type { CampaignEntry } from '@/store/campaigns';
import { useSaves, type SaveEntry } from '@/store/saves';
import { withNames } from '@/table/session/logLines';
import { gradient, radius, space, useTheme, width } from '@/theme';
import { Button, Card, Heading, Text } from '@/theme/ui';

import { LidArt } from '../lid/LidArt';
import { CarriedList } from './Carried';
import { StationCard, type StationAction } from './StationCard';

interface CampaignViewProps {
  readonly entry: CampaignEntry;
  readonly label: CampaignLabel | undefined;
  readonly running: AnyRunningCampaign;
  onPlay(match: string): void;
  /** Looks at a finished match again. */
  onSee(save: string): void;
  onSetOut(): void;
}

const WIDE = 700;
/** Large type needs the whole width for its lines. */
const LARGE_TYPE = 1.5;

/** The last finished match of these that is still on the device. */
const lastPlayed = (saves: readonly SaveEntry[], id: string, matches: readonly string[]): SaveEntry | undefined =>
  saves.find(({ campaign, finished, unreadable }) => campaign?.id === id && finished && !unreadable && matches.includes(campaign.match));

/** Where a campaign stands: what was, what is carried along, what comes. */
export function CampaignView({ entry, label, running, onPlay, onSee, onSetOut }: CampaignViewProps) {
  const { leftHanded, textScale } = useTheme();
  const window = useWindowDimensions();
  const saves = useSaves(({ entries }) => entries);
  const { standing, ahead } = running;
  const named = (words: string): string => withNames(words, entry.players.map(({ name }) => name));
  const wide = window.width >= WIDE && textScale < LARGE_TYPE;
  // With one way on, it is the first thing on the page; with several, each stands at its station.
  const only = ahead.matches.length === 1 ? ahead.matches[0] : undefined;

  const playLabel = (match: string): string => {
    const attempt = running.timesPlayed(match);
    if (matchAt({ id: entry.id, match, attempt }, saves)) return 'Go on with the match';
    if (attempt > 0) return 'Play it again';
    return only ? 'Play the next one' : 'Play';
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
    <View style={wide ? styles.half : styles.part}>
      {label && <Picture label={label} wide={wide} />}
      {ahead.outcome ? <Heading level={2} size="heading" tone="accent">{ahead.outcome.title}</Heading> : <Text bold tone="accent">{standing.summary}</Text>}
      {only && <Button kind="primary" large icon="play-button" label={playLabel(only.id)} onPress={() => onPlay(only.id)} />}
      <Text size={wide ? 'large' : 'body'}>{named(standing.words)}</Text>
      <CarriedList carried={standing.carried} signs={label?.signs ?? {}} named={named} />
      {ahead.outcome && <Button icon="play-button" kind={only ? 'secondary' : 'primary'} label="Set out again" onPress={onSetOut} />}
    </View>
  );
  const stations = (
    <View role="list" aria-label="The way" style={wide ? styles.half : styles.part}>
      {standing.stations.map((station, index) => {
        const { words = named(station.words), ...actions } = actionsAt(station.matches);
        return <StationCard key={index} station={station} number={index + 1} words={words} roomy={wide} {...actions} named={named} />;
      })}
    </View>
  );
  return (
    <View style={[wide ? styles.beside : styles.stacked, wide && leftHanded && styles.mirrored]}>
      {story}
      {stations}
    </View>
  );
}

/** The campaign's own picture with its name. */
function Picture({ label: { picture, title }, wide }: { label: CampaignLabel; wide: boolean }) {
  const window = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const room = Math.min(CAMPAIGN_WIDTH, window.width - insets.left - insets.right - 2 * space.large);
  const across = wide ? Math.floor((room - space.wide) / 2) : room;
  const height = Math.round(Math.min(across * (wide ? 0.72 : 0.5), Math.max(LOWEST_PICTURE, window.height * (wide ? 0.36 : 0.26))));
  return (
    <View style={styles.frame}>
      <LidArt picture={picture} width={across} height={height} />
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

export const CAMPAIGN_WIDTH = width.shelf;
const LOWEST_PICTURE = 110;

const styles = StyleSheet.create({
  beside: { flexDirection: 'row', gap: space.wide, alignItems: 'flex-start' },
  mirrored: { flexDirection: 'row-reverse' },
  stacked: { gap: space.large },
  half: { flex: 1, gap: space.medium },
  part: { gap: space.medium },
  frame: { borderRadius: radius.medium, overflow: 'hidden', alignSelf: 'flex-start', boxShadow: '0 10px 24px rgba(0,0,0,0.4)' },
  name: { position: 'absolute', left: 0, right: 0, top: 0, paddingHorizontal: space.medium, paddingTop: space.small, paddingBottom: space.wide },
});
