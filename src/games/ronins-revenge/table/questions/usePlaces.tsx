import { useState } from 'react';

import type { Asking } from '@/table/kit/decisions/asking';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision, type Choice } from '@/table/kit/decisions/useDecision';

import { HERO_IDS, type HeroId } from '../../content/terms';
import { battleDecisions, type Move } from '../../rules/decisions';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { rectOfBase, rectOfSquare } from '../field/places';
import { squaresOf, type FieldSpot } from '../field/spots';
import { explainFigure, FACING_WORDS } from '../words';
import type { Shown } from '../shown';

type Answer = Choice<Move>;

const nothingToPlay = (): Promise<boolean> => Promise.resolve(false);

/** Whoever is touched changes places with whoever is touched next, and turns when touched once more. Undefined: places have been taken. */
export function usePlaces(view: BattleState, asked: Asking<BattleState, Move> | undefined): Shown | undefined {
  const [touched, setTouched] = useState<HeroId>();
  const asking = asked?.kind === 'places' ? asked : undefined;
  const { seat = 0, key = '', moves = [], play = nothingToPlay } = asking ?? {};
  const drawn = useDecision({ decisions: battleDecisions, view, seat, moves, question: 'places', play });
  if (!asking) return undefined;
  const movable = HERO_IDS.filter((id) => drawn.choices.some(({ target }) => target === id));
  const chosen = movable.find((id) => id === touched);
  const answers = chosen === undefined ? [] : answersOf(view, chosen, drawn.choices);
  const answer = (choice: Answer) => {
    // Whoever has found a place has found it; turning goes on.
    if (choice.move.kind === 'place') setTouched(undefined);
    drawn.touch(choice);
  };
  const heroes = movable.map((id): FieldSpot => {
    const own = answers.find(({ move }) => (id === chosen ? move.kind === 'turnTo' : move.kind === 'place' && move.square === view.heroes[id].anchor));
    return {
      id, at: rectOfBase(view.heroes[id]), lit: true, pressed: id === chosen, explain: explainFigure(view, id),
      label: own?.label ?? `Swap or turn ${figureName(view, id)}`,
      onPress: () => (own ? answer(own) : setTouched(id)),
    };
  });
  const free = answers.flatMap((choice): FieldSpot[] => {
    const { move, label } = choice;
    if (move.kind !== 'place' || HERO_IDS.some((id) => view.heroes[id].anchor === move.square)) return [];
    return [{ id: move.square, at: rectOfSquare(move.square), lit: false, label, onPress: () => answer(choice) }];
  });
  const name = chosen && figureName(view, chosen);
  return {
    field: { reached: squaresOf(free), spots: [...heroes, ...free] }, hero: undefined, panelKey: key,
    ...(name !== undefined && { says: `${name}: touch another hero to change places, or ${name} again to turn.` }),
    panel: <DecisionButtons decision={{ ...drawn, choices: [...drawn.choices.filter(({ target }) => target === undefined), ...answers], touch: answer }} />,
  };
}

/** What one hero may do: turn on, and go where others stand or nobody does. */
function answersOf(view: BattleState, hero: HeroId, choices: readonly Answer[]): readonly Answer[] {
  const next = (view.heroes[hero].facing + 1) % FACING_WORDS.length;
  return choices.flatMap((choice): Answer[] => {
    const { move } = choice;
    if (move.kind === 'turnTo') return move.hero === hero && move.facing === next ? [{ ...choice, label: `Turn ${figureName(view, hero)} ${FACING_WORDS[next] ?? ''}` }] : [];
    if (move.kind !== 'place' || move.hero !== hero) return [];
    const other = HERO_IDS.find((id) => view.heroes[id].anchor === move.square);
    return [other ? { ...choice, label: `Change places with ${figureName(view, other)}` } : choice];
  }).sort((a, b) => Number(b.move.kind === 'turnTo') - Number(a.move.kind === 'turnTo'));
}
