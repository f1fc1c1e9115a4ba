import { newCosts, OUT_OF_REACH, reachFrom } from '@/engine/parts/grid/reach';
import { squareName } from '@/engine/parts/grid/squares';
import { nearestFrame } from '@/engine/decisions/frames';

import { FIELD, type HeroId } from '../../../content/terms';
import { groundOf, PASSING } from '../../field/ground';
import { boardOf } from '../../field/map';
import { away } from '../../field/position';
import { difficultBits } from '../../field/zones';
import { squareField } from '../../hero/attack/fields';
import { isBossRef } from '../../refs';
import type { BattleState } from '../../state';
import { answer, decision, type Play } from '../../world';
import { heroName } from '../../names';
import { part } from '../extra';
import type { StrikeBody } from '../frames';

/** The Village Bannermen, who stand by the heroes against Harunobu (RR-598). */

/** How far each goes at the start of a round. */
const STEPS = 3;

const villageOf = ({ extra }: BattleState): number[] => part(extra.duel).village;

/** Where one of them may go: as a hero walks, but no ground hinders it. */
function goals(state: BattleState, from: number): number[] {
  const board = boardOf(state);
  const ground = groundOf(state, { anchor: from, side: 1, facing: 0, conditions: 0 }, PASSING.hero, difficultBits(state));
  const costs = newCosts(board);
  reachFrom(board, ground, from, STEPS, costs);
  return [...costs.keys()].filter((square) => square !== from && costs[square] !== OUT_OF_REACH && ground.free[square] === 1);
}

/** Asks for every one of them, first come first. */
export function callVillage(run: Play): void {
  for (let i = 0; i < villageOf(run.state).length; i++) run.call({ kind: 'villageMove', place: i });
}

export const villageMove = decision('villageMove', {
  who: ({ line, heroes }) => heroes[line[0] ?? 'takahiro'].seat,
  words: (s, { place }) => `Where does the Village Bannerman on ${squareName(FIELD, villageOf(s)[place] ?? 0)} go?`,
  answers: {
    sendBannerman: answer({ square: squareField })({
      offers: (s, { place }) => goals(s, villageOf(s)[place] ?? 0).map((square) => ({ square })),
      otherwise: ['RR-598', 'A Village Bannerman walks up to three squares, as a hero would.'],
      label: (_, __, { square }) => ({ label: `To ${squareName(FIELD, square)}`, target: square }),
      play: (run, { place }, { square }) => {
        run.end();
        const village = villageOf(run.state);
        const from = village[place] ?? square;
        village[place] = square;
        run.emit({ type: 'villagerMoved', from, square });
      },
    }),
    keepBannerman: answer({})({
      label: () => ({ label: 'Stay there', tone: 'secondary' }),
      play: (run) => run.end(),
    }),
  },
});

const besideHero = (state: BattleState, hero: HeroId): number[] => villageOf(state).filter((square) => away({ anchor: square, side: 1 }, state.heroes[hero]) <= 1);

/** Whether one of them could take this blow: a single target of the boss beside it. */
export function offerCover(run: Play, strike: StrikeBody, hero: HeroId): void {
  const single = strike.values.reach.pattern === undefined && strike.targets.length === 1;
  if (single && isBossRef(strike.by) && besideHero(run.state, hero).length > 0) run.call({ kind: 'takeCover', hero });
}

export const takeCover = decision('takeCover', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `Does a Village Bannerman take the blow meant for ${heroName(hero)}?`,
  answers: {
    takeCover: answer({ square: squareField })({
      offers: (s, { hero }) => besideHero(s, hero).map((square) => ({ square })),
      otherwise: ['RR-598', 'Only a Village Bannerman beside the hero can take the blow.'],
      label: (_, __, { square }) => ({ label: `The one on ${squareName(FIELD, square)} takes it`, help: 'It is gone; the attack is dodged.', target: square, tone: 'primary' }),
      play: (run, { hero }, { square }) => {
        run.end();
        const duel = part(run.state.extra.duel);
        duel.village = duel.village.filter((each) => each !== square);
        const { defence } = nearestFrame(run.state, 'strike') ?? {};
        if (defence) defence.auto = true;
        run.emit({ type: 'villagerGone', square, hero });
      },
    }),
    standAlone: answer({})({ label: () => ({ label: 'Not this time', tone: 'secondary' }), play: (run) => run.end() }),
  },
});

