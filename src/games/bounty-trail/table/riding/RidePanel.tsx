import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';
import { useRoom } from '@/table/kit/room/useRoom';

import { cardOf } from '../../content/cards';
import { RIDERS } from '../../content/characters';
import type { Figure } from '../../rules/events';
import type { State } from '../../rules/state';
import { EMBLEMS } from '../emblems';
import { Portrait, WantedFace, type PortraitId } from '../Portrait';
import type { Mark } from './marks';
import { rideRows, type Ride, type RideCell, type RideRow } from './ride';
import { RIDER_COLOUR } from './trails';

interface RidePanelProps {
  readonly view: State;
  readonly names: readonly string[];
  readonly ride: Ride;
}

/** A cell needs this much to show a picture and what it cost. */
const CELL_WIDTH = 62;
const HEAD_WIDTH = 108;
const FACE = 30;
const PICTURE = 22;
const RIDER_FACES = ['silas', 'dora'] as const;

interface Walker {
  readonly name: string;
  readonly colour: string;
  readonly face: PortraitId;
}

/** Everybody's steps beside each other, beat by beat: where each led, what it cost, what it brought. */
export function RidePanel({ view, names, ride }: RidePanelProps) {
  const { seatColours, textScale } = useTheme();
  const { width, beside } = useRoom();
  const walkerOf = (figure: Figure): Walker =>
    'seat' in figure
      ? { name: names[figure.seat] ?? '', colour: seatColours[figure.seat] ?? '#ffffff', face: view.hunters[figure.seat]?.character ?? 'scout' }
      : { name: RIDERS[figure.rider] ?? RIDERS[0], colour: RIDER_COLOUR, face: RIDER_FACES[figure.rider] ?? 'silas' };
  const fit = Math.max(2, Math.floor(((beside ? 380 : width) - HEAD_WIDTH) / (CELL_WIDTH * textScale)));
  // Where not all beats fit, the newest do.
  const last = Math.max(fit, view.walk?.beat ?? 0);
  return (
    <View role="list" aria-label="The ride, step by step" style={styles.list}>
      {rideRows(view, ride).map((row) => {
        const walker = walkerOf(row.figure);
        return <Row key={walker.face} row={row} walker={walker} from={last - fit} to={last} />;
      })}
    </View>
  );
}

/** "Step 2: Doc Marrow, pays 3 bullets, captures Doc Marrow, worth $300." */
function cellWords({ beat, waits, when, card, marks }: RideCell): string {
  const brought = [...(card === undefined ? [] : [cardOf(card).name]), ...marks.map(({ words }) => words)];
  return `Step ${beat}: ${waits ? 'waits' : when === 'coming' ? 'still to come' : brought.join(', ') || 'on the way'}`;
}

function Row({ row: { cells }, walker: { name, colour, face }, from, to }: { row: RideRow; walker: Walker; from: number; to: number }) {
  const { colours } = useTheme();
  return (
    <View role="listitem" accessible aria-label={`${name}. ${cells.map(cellWords).join('. ')}.`} style={[styles.row, { borderColor: colour, backgroundColor: colours.raised }]}>
      <View aria-hidden style={styles.head}>
        <Portrait id={face} side={FACE} />
        <Text size="tiny" bold numberOfLines={2} style={styles.name}>{name}</Text>
      </View>
      {cells.slice(from, to).map((cell) => <Cell key={cell.beat} cell={cell} />)}
    </View>
  );
}

const TONES: Readonly<Record<Mark['kind'], 'ink' | 'good' | 'danger' | 'accent'>> = { pay: 'ink', gain: 'good', hurt: 'danger', take: 'accent' };

function Cell({ cell: { beat, when, waits, card, marks } }: { cell: RideCell }) {
  const { colours } = useTheme();
  const emblem = card === undefined ? undefined : EMBLEMS[card];
  return (
    <View aria-hidden style={[styles.cell, { borderColor: when === 'now' ? colours.accent : 'transparent', opacity: when === 'coming' ? 0.6 : 1 }]}>
      {card !== undefined && (emblem ? <Icon name={emblem} size={PICTURE} colour={colours.ink} /> : <WantedFace card={card} side={PICTURE} />)}
      <View style={styles.marks}>
        {waits && <Text size="tiny" tone="dim">waits</Text>}
        {!waits && when === 'coming' && <Text size="tiny" tone="dim">{beat}</Text>}
        {marks.map(({ text, kind }, index) => <Text key={index} size="tiny" bold tone={TONES[kind]} numberOfLines={1}>{text}</Text>)}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.tiny, gap: space.hair },
  row: { flexDirection: 'row', alignItems: 'center', borderLeftWidth: 5, borderRadius: radius.small, minHeight: 34, paddingLeft: space.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, width: HEAD_WIDTH - 20 },
  name: { flexShrink: 1 },
  cell: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.hair, borderWidth: 1, borderRadius: radius.small, minHeight: 32, paddingHorizontal: space.hair },
  marks: { flexShrink: 1 },
});
