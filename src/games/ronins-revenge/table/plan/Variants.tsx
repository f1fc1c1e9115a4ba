import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Segmented, Text } from '@/theme/ui';

import type { Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { FACING_WORDS } from '../words';
import { ASPECTS, placeWords, strikableElsewhere, valuesOf, type Aspect } from './aspects';
import { nearestTo } from './likeness';
import type { Plan } from './usePlan';
import { isWalk, type Walk } from './walks';

/** More ways than these are chosen on the field. */
const MOST_SEGMENTS = 5;
/** More enemies than these are counted. */
const MOST_NAMES = 2;

/** Facings of a walk are always free (RR-40). */
const walksWith = (move: Walk): readonly Move[] => FACING_WORDS.map((_, facing) => ({ ...move, facing }));

/** Whom, from where, how hard, facing where: one row for each respect in which there is a choice. */
export function Variants({ view, plan: { draft, think } }: { readonly view: BattleState; readonly plan: Plan }) {
  if (!draft) return null;
  const { command, move } = draft;
  const moves = isWalk(move) && move.way.length > 0 ? walksWith(move) : (command?.moves ?? [move]);
  return (
    <>
      {ASPECTS.map((aspect) => <Choice key={aspect.label} view={view} aspect={aspect} moves={moves} now={move} onChoose={(next) => think({ command, move: next })} />)}
      <Elsewhere view={view} moves={moves} now={move} />
    </>
  );
}

interface ChoiceProps {
  readonly view: BattleState;
  readonly aspect: Aspect;
  readonly moves: readonly Move[];
  readonly now: Move;
  onChoose(move: Move): void;
}

function Choice({ view, aspect, moves, now, onChoose }: ChoiceProps) {
  const { label } = aspect;
  const open = aspect.among?.(view, moves, now) ?? moves;
  const values = valuesOf(aspect, open);
  const value = aspect.of(now);
  if (value === undefined) return null;
  if (values.size === 1 && aspect.none && valuesOf(aspect, moves).size > 1) return <Text size="small" tone="dim">{aspect.none(view, now)}</Text>;
  if (values.size < 2) return null;
  if (values.size > MOST_SEGMENTS) return <Text size="small" tone="dim">{`${label}: ${aspect.words(view, now)}. Touch another lit square to change it.`}</Text>;
  return (
    <View style={styles.row}>
      <Text size="small" tone="dim" style={styles.label}>{label}</Text>
      <View style={styles.choices}>
        <Segmented
          label={label} value={value} segments={[...values].map(([each, move]) => ({ value: each, label: aspect.words(view, move) }))}
          onChange={(chosen) => {
            const next = nearestTo(open.filter((move) => aspect.of(move) === chosen), now);
            if (next) onChoose(next);
          }}
        />
      </View>
    </View>
  );
}

/** Whom the chosen square does not reach is not among the targets: the square would have to change. */
function Elsewhere({ view, moves, now }: Pick<ChoiceProps, 'view' | 'moves' | 'now'>) {
  const names = strikableElsewhere(view, moves, now);
  if (names.length === 0) return null;
  const whom = names.length > MOST_NAMES ? `${names.length} others` : names.join(' or ');
  return <Text size="small" tone="dim">{`From ${placeWords(now)} you cannot strike ${whom}. Touch ${names.length === 1 ? 'them' : 'one of them'} to see from where you can.`}</Text>;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, flexWrap: 'wrap' },
  label: { minWidth: 56 },
  choices: { flex: 1, minWidth: 200 },
});
