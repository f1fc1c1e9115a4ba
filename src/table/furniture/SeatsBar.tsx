import { ScrollView, StyleSheet, View } from 'react-native';

import type { Prompt, Seat } from '@/engine/game';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { radius, space, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Text } from '@/theme/ui';

import type { SeatStatus } from '../contract';
import { useFrameShape } from './TableFrame';

interface SeatsBarProps {
  readonly players: readonly SeatPlayer[];
  readonly prompts: readonly Prompt[];
  statusOf(seat: Seat): SeatStatus | undefined;
}

/** Who sits here, what they have, and whose turn it is: several may be asked at once. */
export function SeatsBar({ players, prompts, statusOf }: SeatsBarProps) {
  const shape = useFrameShape();
  const seats = players.map((player, seat) => (
    <SeatCard
      key={seat}
      seat={seat}
      player={player}
      status={statusOf(seat)}
      asked={prompts.some((prompt) => prompt.seat === seat)}
      stacked={shape !== 'column'}
    />
  ));
  if (shape === 'column') return <View role="list" aria-label="Seats" style={styles.bar}>{seats}</View>;
  return (
    <ScrollView style={styles.scroll} contentContainerStyle={styles.stack}>
      <View role="list" aria-label="Seats" style={styles.list}>{seats}</View>
    </ScrollView>
  );
}

interface SeatCardProps {
  readonly seat: Seat;
  readonly player: SeatPlayer;
  readonly status: SeatStatus | undefined;
  readonly asked: boolean;
  readonly stacked: boolean;
}

function SeatCard({ seat, player, status, asked, stacked }: SeatCardProps) {
  const { colours, seatColours } = useTheme();
  const bot = !isPerson(player);
  const words = [player.name, bot && `${player.plays} computer player`, status?.words, asked && 'to move'].filter(Boolean).join(', ');
  return (
    <View
      role="listitem"
      aria-label={words}
      style={[
        styles.seat,
        !stacked && styles.share,
        { backgroundColor: asked ? colours.raised : colours.card, borderColor: asked ? colours.accent : colours.line },
      ]}
    >
      <View style={[styles.disc, { backgroundColor: seatColours[seat % seatColours.length] }]} aria-hidden>
        {bot ? <Icon name="vintage-robot" size={17} colour={DISC_INK} /> : <Text size="small" bold style={styles.initial}>{player.name.slice(0, 1).toUpperCase()}</Text>}
      </View>
      <View style={styles.words} aria-hidden>
        <Text size="tiny" bold={asked} numberOfLines={1}>{player.name}</Text>
        {asked && <Text size="tiny" tone="accent" bold numberOfLines={1}>to move</Text>}
      </View>
      {status && <Text size="large" bold style={styles.status} aria-hidden>{status.short}</Text>}
    </View>
  );
}

/** On every seat colour, dark ink is legible. */
const DISC_INK = '#16100C';

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: space.tiny, paddingHorizontal: space.small, paddingVertical: space.tiny },
  scroll: { flexGrow: 0, flexShrink: 1 },
  stack: { padding: space.medium },
  list: { gap: space.tiny },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderWidth: 2, borderRadius: radius.medium, padding: space.tiny, minHeight: 48 },
  share: { flex: 1, minWidth: 0 },
  disc: { width: 28, height: 28, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  initial: { color: DISC_INK },
  words: { flex: 1, minWidth: 0 },
  status: { fontVariant: ['tabular-nums'] },
});
