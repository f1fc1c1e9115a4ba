import type { Asking } from '@/table/kit/decisions/asking';
import { useDecision, type Choice, type DrawnDecision } from '@/table/kit/decisions/useDecision';

import { battleDecisions, type Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { placeOf } from '../field/places';
import { spotsOfPicker, squaresOf } from '../field/spots';
import { AskedChoice, QuestionPanel } from '../later';
import type { Shown } from '../shown';
import { heroAsked } from './heroAsked';

/** More squares than these are touched on the field, and not listed besides. */
const MOST_LISTED = 4;

const placesOf = ({ targets }: DrawnDecision<Move>['picker']) => targets.filter(({ at, id }) => at !== undefined && typeof id === 'number');

/** Attacks first; one button for what is worded alike; where there are many squares they are touched on the field, unless several things can be done on one. */
function choicesOf({ choices, picker }: DrawnDecision<Move>): readonly Choice<Move>[] {
  const places = placesOf(picker);
  const onField = new Set(places.length > MOST_LISTED ? places.map(({ id }) => id) : []);
  const shown = choices.filter(({ target }) => target === undefined || !onField.has(target) || picker.chosen.includes(target));
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
  const spots = spotsOfPicker(drawn.picker);
  const decision = { ...drawn, choices: choicesOf(drawn) };
  return {
    field: { reached: squaresOf(spots), spots }, hero: heroAsked(view), panelKey: key,
    panel: <QuestionPanel view={view} asking={asking} decision={decision} onField={placesOf(drawn.picker).length > MOST_LISTED} />,
    last: SPARED.includes(kind) && <AskedChoice />,
  };
}
