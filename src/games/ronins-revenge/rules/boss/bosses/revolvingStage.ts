import { squareAt, squareNamed, xOf, yOf } from '@/engine/parts/grid/squares';

import { bossInPlay } from '../../../content/bossInPlay';
import { FIELD, HERO_IDS } from '../../../content/terms';
import { objectAt } from '../../field/objects';
import { bossRef, minionRef, type FigureRef } from '../../refs';
import type { Figure } from '../../state';
import type { Play } from '../../world';

const QUARTERS = 4;

/** RR-547: everybody on the round stage is carried a quarter turn. */
export function revolve(run: Play): void {
  const { state } = run;
  const { from, to } = bossInPlay('nineFaces').map.revolve ?? { from: 'D4', to: 'I9' };
  const [first, last] = [squareNamed(FIELD, from), squareNamed(FIELD, to)];
  const onStage = ({ anchor }: Figure): boolean =>
    xOf(FIELD, anchor) >= xOf(FIELD, first) && xOf(FIELD, anchor) <= xOf(FIELD, last) && yOf(FIELD, anchor) >= yOf(FIELD, first) && yOf(FIELD, anchor) <= yOf(FIELD, last);
  const all: { readonly ref: FigureRef; readonly figure: Figure }[] = [
    ...HERO_IDS.map((id) => ({ ref: id, figure: state.heroes[id] })),
    ...state.minions.map((minion) => ({ ref: minionRef(minion), figure: minion })),
    ...state.figures.map((figure) => ({ ref: bossRef(figure), figure })),
  ];
  const goal = ({ anchor }: Figure): number => squareAt(FIELD, FIELD - 1 - yOf(FIELD, anchor), xOf(FIELD, anchor));
  let moving = all.filter(({ figure }) => onStage(figure) && !objectAt(state, goal(figure)));
  for (let before = -1; before !== moving.length; ) {
    before = moving.length;
    const staying = all.filter((each) => !moving.includes(each)).map(({ figure }) => figure.anchor);
    moving = moving.filter(({ figure }) => !staying.includes(goal(figure)));
  }
  const goals = moving.map(({ figure }) => goal(figure));
  moving.forEach(({ ref, figure }, i) => {
    figure.anchor = goals[i] ?? figure.anchor;
    figure.facing = (figure.facing + 1) % QUARTERS;
    run.emit({ type: 'placed', who: ref, at: figure.anchor });
    run.emit({ type: 'turned', who: ref, facing: figure.facing });
  });
}
