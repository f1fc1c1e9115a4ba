import { squareName } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, type HeroId } from '../../../content/terms';
import { freeSquares } from '../../field/ground';
import { dollName, heroName } from '../../names';
import { isHeroRef } from '../../refs';
import { canPay, pay } from '../../resources';
import { isComrade, isStanding, type BattleState } from '../../state';
import type { Play } from '../../world';
import type { Doll } from '../extra';
import { isOpenBetween } from '../force';
import type { BossAction } from '../rules';
import { carriedBy, dollsOf, lies } from './doll';
import { costWords } from '../../../words/costs';

const CARRY_PRICE = 1;

/** RR-561: picking up, putting down, handing over. */
export function carrying(state: BattleState, hero: HeroId): BossAction[] {
  const self = state.heroes[hero];
  const own = carriedBy(state, hero);
  const cost = { stamina: CARRY_PRICE };
  const [pays, price] = [canPay(state, hero, cost), costWords(cost, isComrade(self))];
  const near = (square: number): boolean => isOpenBetween(state, self.anchor, square);
  if (!own) {
    return dollsOf(state).filter((doll): doll is Doll & { at: number } => pays && lies(doll) && !doll.rooted && near(doll.at)).map((doll) => ({
      id: 'takeDoll', target: doll.of, label: `Take ${dollName(doll.of)}`, help: `${price}, from ${squareName(FIELD, doll.at)}. Your Movement is 1 lower.`,
    }));
  }
  const free = freeSquares(state);
  const squares = [...free.keys()].filter((square) => free[square] === 1 && near(square));
  const takers = HERO_IDS.filter((id) => pays && id !== hero && isStanding(state.heroes[id]) && !carriedBy(state, id) && near(state.heroes[id].anchor));
  return [
    ...squares.map((square) => ({ id: 'putDoll', target: String(square), label: `Put the doll on ${squareName(FIELD, square)}` })),
    ...takers.map((id) => ({ id: 'handDoll', target: id, label: `Hand the doll to ${heroName(id)}`, help: `${price}.` })),
  ];
}

export function carry(run: Play, hero: HeroId, { id, target }: BossAction): void {
  const { state } = run;
  const own = carriedBy(state, hero);
  if (id === 'takeDoll') {
    const doll = dollsOf(state).find(({ of }) => of === target);
    if (!doll) return;
    pay(run, hero, { stamina: CARRY_PRICE }, 'taking a doll');
    doll.at = hero;
    run.emit({ type: 'dollTaken', of: doll.of, hero });
  } else if (own) {
    delete own.light;
    if (id === 'handDoll' && isHeroRef(target)) {
      pay(run, hero, { stamina: CARRY_PRICE }, 'handing a doll on');
      own.at = target;
      run.emit({ type: 'dollTaken', of: own.of, hero: target });
    } else {
      own.at = Number(target);
      run.emit({ type: 'dollMoved', of: own.of, square: own.at });
    }
  }
}
