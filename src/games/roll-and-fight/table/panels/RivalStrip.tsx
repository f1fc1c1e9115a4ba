import { ScrollView, StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { numeral } from '@/engine/numerals';
import { TOUCH, space, useTheme } from '@/theme';

import { isDead } from '../../rules/scene';
import { scoreNow } from '../../rules/scoring';
import type { Player, State } from '../../rules/state';
import { HERO_ICONS } from '../emblems';
import { count } from '../words';
import { Chip, ChipRow } from './Chip';
import { healthWords } from './HealthRow';

/** Cards with names; or slim ones, a hero and points, in a row or below each other. */
export type RivalShape = 'cards' | 'row' | 'column';

const EDGE = 5;
/** A slim card has room for a finger inside its borders. */
const SLIM = { width: TOUCH + EDGE + 2, height: TOUCH + 4 } as const;

/** What a strip takes of the den's room: of its height, or as a column of its width. */
export const STRIP = { cards: 54, row: SLIM.height + 2 * space.hair, column: SLIM.width + 2 * space.hair } as const satisfies Readonly<Record<RivalShape, number>>;

interface RivalStripProps {
  readonly view: State;
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly shown: Seat;
  readonly shape: RivalShape;
  onLook(seat: Seat): void;
}

function standing(view: State, player: Player): string {
  if (isDead(player)) return 'dead';
  if (view.phase === 'over') return `${count(scoreNow(player), 'point')}, ${healthWords(player)}`;
  const done = player.done && view.phase !== 'setup' ? (view.phase === 'rolling' ? ', stopped' : ', done') : '';
  return view.phase === 'rolling' ? `${count(player.sets.length, 'set')}, ${player.woundDice.length} wound${done}` : `${healthWords(player)}${done}`;
}

/** What stands beside the hero on a slim card; the line of seats above has the name and the health. */
const pointsOf = (player: Player): string => (isDead(player) ? '†' : `${numeral(scoreNow(player))}p`);

/** One chip for each player: how they stand, and a look at their den. */
export function RivalStrip({ view, names, seats, shown, shape, onLook }: RivalStripProps) {
  const { colours, seatColours } = useTheme();
  const slim = shape !== 'cards';
  const chips = seats.map((seat) => {
    const player = view.players[seat];
    const name = names[seat] ?? '';
    return player && (
      <Chip
        key={seat}
        {...(slim ? { label: pointsOf(player) } : { label: name, under: standing(view, player) })}
        words={`${name}: ${standing(view, player)}. Look at this den`}
        icon={HERO_ICONS[player.hero ?? 'kaja']}
        pressed={seat === shown}
        upright={shape === 'column'}
        style={[styles.edge, { borderLeftColor: seatColours[seat % seatColours.length] }, slim && styles.slim, shape === 'row' && styles.share, seat === shown && { boxShadow: `0 0 0 1.5px ${colours.accent}` }]}
        onPress={() => onLook(seat)}
      />
    );
  });
  if (shape === 'cards') return <ChipRow label={LABEL}>{chips}</ChipRow>;
  if (shape === 'row') return <View role="group" aria-label={LABEL} style={styles.row}>{chips}</View>;
  return <ScrollView role="group" aria-label={LABEL} showsVerticalScrollIndicator={false} style={styles.column} contentContainerStyle={styles.stack}>{chips}</ScrollView>;
}

const LABEL = 'Players';

const styles = StyleSheet.create({
  edge: { borderLeftWidth: EDGE },
  slim: { minHeight: SLIM.height, paddingHorizontal: 0, paddingVertical: 0, alignItems: 'center' },
  share: { flex: 1 },
  row: { flexDirection: 'row', gap: space.tiny, padding: space.hair },
  column: { flexGrow: 0, width: STRIP.column },
  stack: { gap: space.tiny, padding: space.hair },
});
