import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision, type Choice, type DrawnDecision } from '@/table/kit/decisions/useDecision';

import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { BattleLayout, type Shared } from '../BattleLayout';
import { FieldBoard } from '../field/FieldBoard';
import { placeOf } from '../field/places';
import { spotsOfPicker } from '../field/spots';

/** Attacks first; one button for what is worded alike; what lies on the field is touched there, unless several things can be done on it. */
function choicesOf({ choices, picker }: DrawnDecision<Move>): readonly Choice<Move>[] {
  const onField = new Set(picker.targets.filter(({ at, id }) => at !== undefined && typeof id === 'number').map(({ id }) => id));
  const shown = choices.filter(({ target }) => target === undefined || !onField.has(target) || picker.chosen.includes(target));
  const different = [...new Map(shown.map((choice) => [`${choice.label}/${choice.help ?? ''}/${choice.target ?? ''}`, choice])).values()];
  return [...different.filter(({ tone }) => tone === 'primary'), ...different.filter(({ tone }) => tone !== 'primary')];
}

/** Any question of a battle that has no drawing of its own: lit places on the field, and a button for each answer. */
export function QuestionTable({ asking, ...shared }: Shared & { readonly asking: Asking<BattleState, Move> }) {
  const { view, brush, acting, strikes } = shared;
  const { seat, kind, key, moves, play } = asking;
  const decision = useDecision({ decisions: battleDecisions, view, seat, moves, question: key, place: (target) => placeOf(view, kind, target), play });
  return (
    <BattleLayout
      {...shared}
      board={<FieldBoard brush={brush} view={view} acting={acting} reached={[]} spots={spotsOfPicker(decision.picker)} strikes={strikes} plan={undefined} />}
      panel={<DecisionButtons decision={{ ...decision, choices: choicesOf(decision) }} />}
    />
  );
}
