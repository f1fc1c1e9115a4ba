import { StyleSheet, View } from 'react-native';

import type { Station } from '@/engine/campaign/campaign';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, Text } from '@/theme/ui';

/** Something that can be done at a station: play a match there, or see again how one went. */
export interface StationAction {
  readonly label: string;
  onPress(): void;
}

interface StationCardProps {
  readonly station: Station;
  /** Its place in the order, from 1. */
  readonly number: number;
  /** What is said about it now, with names in it. */
  readonly words: string;
  /** One of several that may be played now. */
  readonly oneOfMany: boolean;
  /** Where there is room for larger type. */
  readonly roomy: boolean;
  readonly play?: StationAction;
  readonly see?: StationAction;
  named(words: string): string;
}

const WHEN = { behind: 'Played', now: 'Now', ahead: 'To come' } as const;

/** One station of the way: what it is, how it went, and what can be done there. */
export function StationCard({ station: { title, when, result }, number, words, oneOfMany, roomy, play, see, named }: StationCardProps) {
  const { colours, type } = useTheme();
  const disc = Math.round(type.body.lineHeight * 1.4);
  const size = roomy ? 'body' : 'small';
  const isNow = when === 'now';
  const time = isNow && oneOfMany ? 'Open' : WHEN[when];
  return (
    <View role="listitem" aria-label={`${title}, ${time.toLowerCase()}`} style={[styles.station, { backgroundColor: colours.card, borderColor: isNow ? colours.accent : colours.line }]}>
      <View style={styles.head}>
        <View aria-hidden style={[styles.number, { width: disc, height: disc }, { borderColor: isNow ? colours.accent : colours.line, backgroundColor: isNow ? colours.accent : 'transparent' }]}>
          {when === 'behind' ? (
            <Icon name={result?.won === false ? 'hourglass' : 'check-mark'} size={Math.round(disc * 0.5)} colour={colours.accent} />
          ) : (
            <Text bold tone={isNow ? 'onAccent' : 'dim'}>{number}</Text>
          )}
        </View>
        <View style={styles.grow}>
          <Text size="tiny" bold tone={isNow ? 'accent' : 'dim'}>{time.toUpperCase()}</Text>
          <Heading level={2} size="large" tone={when === 'ahead' ? 'dim' : 'ink'}>{title}</Heading>
        </View>
      </View>
      {when !== 'behind' && <Text size={size} tone={isNow ? 'ink' : 'dim'}>{words}</Text>}
      {result && <Text size={size} bold tone={result.won ? 'good' : 'danger'}>{named(result.words)}</Text>}
      {play && <Button kind={isNow ? 'primary' : 'secondary'} icon="play-button" label={play.label} aria-label={`${play.label}: ${title}`} onPress={play.onPress} />}
      {see && <Button kind="quiet" icon="film-projector" label={see.label} aria-label={`${see.label}: ${title}`} onPress={see.onPress} />}
    </View>
  );
}

const styles = StyleSheet.create({
  station: { borderWidth: 1, borderRadius: radius.large, padding: space.medium, gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  number: { borderRadius: radius.round, borderWidth: 2, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
