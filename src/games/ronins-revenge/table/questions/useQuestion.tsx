import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision, type Choice, type DrawnDecision } from '@/table/kit/decisions/useDecision';

import { battleDecisions, type Move } from '../../rules/decisions';
import { heroName } from '../../rules/names';
import { isHeroRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { placeOf } from '../field/places';
import { spotsOfPicker, squaresOf } from '../field/spots';
import { AskedChoice, QuestionPanel } from '../later';
import type { Shown } from '../shown';
import { heroAsked } from './heroAsked';

/** Attacks first; one button for what is worded alike; what lies on the field is touched there, unless several things can be done on it. */
function choicesOf({ choices, picker }: DrawnDecision<Move>): readonly Choice<Move>[] {
  const onField = new Set(picker.targets.filter(({ at, id }) => at !== undefined && (typeof id === 'number' || isHeroRef(id))).map(({ id }) => id));
  const isPlacing = choices.some(({ move }) => move.kind === 'turnTo' || move.kind === 'place');
  const shown = choices.filter(({ target }) => target === undefined || !onField.has(target) || picker.chosen.includes(target) || (typeof target === 'string' && !isPlacing));
  const different = [...new Map(shown.map((choice) => [`${choice.label}/${choice.help ?? ''}/${choice.target ?? ''}`, choice])).values()];
  return [...different.filter(({ tone }) => tone === 'primary'), ...different.filter(({ tone }) => tone !== 'primary')];
}

/** Questions that one may wish to be spared. */
const SPARED: readonly string[] = ['defend', 'interrupt'];

const nothingToPlay = (): Promise<boolean> => Promise.resolve(false);

/** Any question of a battle but a turn: lit places on the field, and a button or a drawing for each answer. Undefined: nobody is asked. */
export function useQuestion(view: BattleState, asking: Asking<BattleState, Move> | undefined): Shown | undefined {
  const { seat = 0, kind = '', key = '', moves = [], play = nothingToPlay } = asking ?? {};
  const drawn = useDecision({ decisions: battleDecisions, view, seat, moves, question: key, place: (target) => placeOf(view, kind, target), play });
  if (!asking) return undefined;
  const spots = spotsOfPicker(drawn.picker).map((spot) => (kind === 'places' && typeof spot.id === 'string' && isHeroRef(spot.id) ? { ...spot, label: `Swap or turn ${heroName(spot.id)}` } : spot));
  const decision = { ...drawn, choices: choicesOf(drawn) };
  return {
    field: { reached: squaresOf(spots), spots }, hero: heroAsked(view), panelKey: key,
    // A battle begins with this question: it waits for nothing that comes later.
    panel: kind === 'places' ? <DecisionButtons decision={decision} /> : <QuestionPanel view={view} asking={asking} decision={decision} />,
    last: SPARED.includes(kind) && <AskedChoice />,
  };
}
