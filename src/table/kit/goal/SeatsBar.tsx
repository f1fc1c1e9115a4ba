import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Prompt, Seat } from '@/engine/game';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { radius, space, useTheme } from '@/theme';
import { Icon } from '@/theme/Icon';
import { Text } from '@/theme/ui';

import type { SeatStatus } from '../../contract';
import { isLarge } from '../layout/shares';
import { useRoom } from '../room/useRoom';
import { ShareBar } from './ShareBar';

interface SeatsBarProps {
  readonly players: readonly SeatPlayer[];
  readonly prompts: readonly Prompt[];
  statusOf(seat: Seat): SeatStatus | undefined;
}

/** Who sits here, what they have, and whose turn it is: several may be asked at once. */
export function SeatsBar({ players, prompts, statusOf }: SeatsBarProps) {
  const room = useRoom();
  const { textScale } = useTheme();
  const [width, setWidth] = useState(room.beside ? SIDE : room.width);
  const listed = room.kind === 'desktop';
  const statuses = players.map((_, seat) => statusOf(seat));
  // Nobody needs to be told that they sit alone, and a phone has better uses for the line.
  if (players.length === 1 && (statuses[0]?.short ?? '') === '') return null;
  const longest = Math.max(...statuses.map((status) => status?.short.length ?? 0));
  const narrow = width / players.length < (NAME_ROOM + longest * LETTER_ROOM) * textScale;
  const least = isLarge(textScale) ? DISC_ROOM + Math.ceil(longest / 2 + 1) * LETTER_ROOM * textScale : 0;
  const crowded = width / players.length < least;
  const seats = players.map((player, seat) => (
    <SeatCard
      key={seat}
      seat={seat}
      player={player}
      status={statuses[seat]}
      asked={prompts.some((prompt) => prompt.seat === seat)}
      shape={listed ? 'line' : narrow ? 'narrow' : 'shared'}
      room={crowded ? least : width / players.length}
      least={crowded ? least : 0}
    />
  ));
  if (crowded && !listed) {
    return (
      <ScrollView horizontal tabIndex={0} aria-label="Seats, from side to side" role="group" style={styles.scroll} onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
        <View role="list" aria-label="Seats" style={styles.bar}>{seats}</View>
      </ScrollView>
    );
  }
  if (!listed) return <View role="list" aria-label="Seats" style={styles.bar} onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>{seats}</View>;
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
  readonly shape: SeatShape;
  /** Points from edge to edge in a row of seats. */
  readonly room: number;
  /** In a row that scrolls: what it takes to be read. */
  readonly least: number;
}

/** What a side column has for them before it is measured. */
const SIDE = 316;

/** A line of its own, a share of a row, or a narrow share of a crowded row. */
type SeatShape = 'line' | 'shared' | 'narrow';
/** What a name with its disc, and every letter of the status, need to stand in one line. */
const NAME_ROOM = 124;
const LETTER_ROOM = 11;
/** What large letters need besides the status, which may take two lines. */
const DISC_ROOM = 44;
/** What a name and a temperament need in one line. */
const BOTH_NAMES_ROOM = 150;
/** With less room the name needs all of it; frame and colour tell whose turn it is. */
const MARK_ROOM = 80;
/** A longer status is set smaller. */
const LARGE_STATUS = 4;
const statusSize = (status: string, shape: SeatShape) => (status.length <= LARGE_STATUS ? 'large' : shape === 'narrow' ? 'tiny' : 'body');

function SeatCard({ seat, player, status, asked, shape, room, least }: SeatCardProps) {
  const { colours, seatColours } = useTheme();
  const bot = !isPerson(player);
  const words = [player.name, bot && [player.temperament, player.plays, 'computer player'].filter(Boolean).join(' '), status?.words, asked && 'to move'].filter(Boolean).join(', ');
  return (
    <View
      role="listitem"
      aria-label={words}
      style={[
        styles.seat,
        shape !== 'line' && [styles.share, { minWidth: least }],
        { backgroundColor: asked ? colours.raised : colours.card, borderColor: asked ? colours.accent : colours.line },
      ]}
    >
      <View style={styles.line} aria-hidden>
        <View style={[styles.disc, { backgroundColor: seatColours[seat % seatColours.length] }]}>
          {bot ? <Icon name="vintage-robot" size={17} colour={DISC_INK} /> : <Text size="small" bold style={styles.initial}>{player.name.slice(0, 1).toUpperCase()}</Text>}
        </View>
        {shape !== 'narrow' && (
          <View style={styles.words}>
            <Text size={shape === 'line' ? 'small' : 'tiny'} bold={asked} numberOfLines={1}>{player.name}</Text>
            {asked && <Text size="tiny" tone="accent" bold numberOfLines={1}>to move</Text>}
            {!asked && player.temperament !== undefined && <Text size="tiny" tone="dim" numberOfLines={1}>{player.temperament}</Text>}
          </View>
        )}
        {status && (
          <Text size={statusSize(status.short, shape)} bold numberOfLines={shape === 'narrow' ? 2 : 1} style={[styles.status, shape === 'narrow' && styles.words]}>{status.short}</Text>
        )}
      </View>
      {shape === 'narrow' && (
        <View style={styles.line} aria-hidden>
          {asked && room >= MARK_ROOM && <Icon name="play-button" size={12} colour={colours.accent} />}
          <Text size="tiny" bold={asked} tone={asked ? 'accent' : 'ink'} numberOfLines={1} style={styles.words}>
            {player.temperament !== undefined && room >= BOTH_NAMES_ROOM ? `${player.name}, ${player.temperament}` : player.name}
          </Text>
        </View>
      )}
      {status?.share !== undefined && <ShareBar share={status.share} colour={seatColours[seat % seatColours.length] ?? colours.accent} />}
    </View>
  );
}

/** On every seat colour, dark ink is legible. */
const DISC_INK = '#16100C';

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', gap: space.tiny, paddingHorizontal: space.tiny, paddingBottom: space.tiny },
  scroll: { flexGrow: 0, flexShrink: 1 },
  stack: { paddingHorizontal: space.small, paddingBottom: space.small },
  list: { gap: space.tiny },
  seat: { justifyContent: 'center', borderWidth: 2, borderRadius: radius.medium, padding: space.tiny, minHeight: 48 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  share: { flex: 1 },
  disc: { width: 28, height: 28, borderRadius: radius.round, alignItems: 'center', justifyContent: 'center' },
  initial: { color: DISC_INK },
  words: { flex: 1, minWidth: 0 },
  status: { fontVariant: ['tabular-nums'] },
});
