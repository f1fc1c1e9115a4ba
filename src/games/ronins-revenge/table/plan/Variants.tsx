import { StyleSheet, View } from 'react-native';

import { nearestFrame } from '@/engine/decisions/frames';
import { squareName } from '@/engine/parts/grid/squares';
import { space } from '@/theme';
import { Segmented, Text } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import type { Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import { isComrade, type BattleState } from '../../rules/state';
import { restWords } from '../../words/costs';
import { FACING_WORDS } from '../words';
import type { Plan } from './usePlan';
import { isWalk, type Walk } from './walks';

/** One respect in which the ways of a command differ. */
interface Aspect {
  readonly label: string;
  of(move: Move): string | undefined;
  words(view: BattleState, move: Move): string;
}

const targetsOf = (move: Move): string | undefined => ('targets' in move ? move.targets.join() : undefined);
const endOf = (move: Move): number | undefined => ('way' in move ? move.way[move.way.length - 1] : undefined);

function isComradesTurn(view: BattleState): boolean {
  const hero = nearestFrame(view, 'heroTurn')?.hero;
  return hero !== undefined && isComrade(view.heroes[hero]);
}

const ASPECTS: readonly Aspect[] = [
  { label: 'Target', of: targetsOf, words: (view, move) => ('targets' in move ? move.targets.map((ref) => figureName(view, ref)).join(', ') : '') },
  { label: 'From', of: (move) => ('way' in move && !isWalk(move) ? String(endOf(move) ?? '') : undefined), words: (_, move) => (endOf(move) === undefined ? 'here' : squareName(FIELD, endOf(move) ?? 0)) },
  { label: 'More Stamina', of: (move) => ('more' in move ? String(move.more) : undefined), words: (_, move) => ('more' in move ? `+${move.more}` : '') },
  { label: 'Facing', of: (move) => ('facing' in move ? String(move.facing) : undefined), words: (_, move) => ('facing' in move ? (FACING_WORDS[move.facing] ?? '') : '') },
  { label: 'Gain', of: (move) => (move.kind === 'rest' ? move.choice : undefined), words: (view, move) => (move.kind === 'rest' ? restWords(move.choice, isComradesTurn(view)) : '') },
  { label: 'Flask', of: (move) => (move.kind === 'rest' ? String(move.flask) : undefined), words: (_, move) => (move.kind === 'rest' && move.flask ? 'drink' : 'keep it') },
];

/** More ways than these are chosen on the field. */
const MOST_SEGMENTS = 5;

/** The way that differs from the present one in this respect and as little as possible in all others. */
function nearest(moves: readonly Move[], now: Move, aspect: Aspect, value: string): Move | undefined {
  const others = ASPECTS.filter((other) => other !== aspect);
  const likeness = (move: Move): number => others.filter((other) => other.of(move) === other.of(now)).length;
  return moves.filter((move) => aspect.of(move) === value).sort((a, b) => likeness(b) - likeness(a))[0];
}

/** Facings of a walk are always free (RR-40). */
const walksWith = (move: Walk): readonly Move[] => FACING_WORDS.map((_, facing) => ({ ...move, facing }));

/** Whom, from where, how hard, facing where: one row for each respect in which there is a choice. */
export function Variants({ view, plan: { draft, think } }: { readonly view: BattleState; readonly plan: Plan }) {
  if (!draft) return null;
  const { command, move } = draft;
  const moves = isWalk(move) && move.way.length > 0 ? walksWith(move) : (command?.moves ?? [move]);
  return ASPECTS.map((aspect) => {
    const values = new Map(moves.flatMap((each) => {
      const value = aspect.of(each);
      return value === undefined ? [] : [[value, each] as const];
    }));
    const now = aspect.of(move);
    if (values.size < 2 || now === undefined) return null;
    if (values.size > MOST_SEGMENTS) return <Text key={aspect.label} size="small" tone="dim">{`${aspect.label}: ${aspect.words(view, move)}. Touch another lit square to change it.`}</Text>;
    return (
      <View key={aspect.label} style={styles.row}>
        <Text size="small" tone="dim" style={styles.label}>{aspect.label}</Text>
        <View style={styles.choices}>
          <Segmented
            label={aspect.label} value={now} segments={[...values].map(([value, each]) => ({ value, label: aspect.words(view, each) }))}
            onChange={(value) => {
              const next = nearest(moves, move, aspect, value);
              if (next) think({ command, move: next });
            }}
          />
        </View>
      </View>
    );
  });
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, flexWrap: 'wrap' },
  label: { minWidth: 56 },
  choices: { flex: 1, minWidth: 200 },
});
