import { CUBE_HP } from '../../content/roster';
import { callLines } from '../lines/lines';
import { winBattle } from '../ending';
import type { Cause } from '../frames';
import { bossFigureOf, minionOf, type BossRef, type MinionRef } from '../refs';
import { isOver, type BattleState } from '../state';
import type { Play } from '../world';
import { minionCard } from './mods';
import { bossRules } from './rules';

/** RR-367, RR-371: a cube leaves the active Wound card; with its last one the next card becomes active. Says whether it was the last of all. */
export function removeCube(run: Play): boolean {
  const { state } = run;
  const { wound } = state;
  state.cubes[wound] = (state.cubes[wound] ?? 0) - 1;
  run.emit({ type: 'cubeRemoved', wound: state.wounds[wound] ?? 'W-1', left: state.cubes[wound] ?? 0 });
  if ((state.cubes[wound] ?? 0) > 0) return false;
  if (wound + 1 >= state.cubes.length) return true;
  state.wound = wound + 1;
  state.reveals += 1;
  return false;
}

/** RR-368 … RR-370, RR-404: what goes beyond a bar is taken from the next, but not on Hard. Returns the cubes removed. */
function takeFromBars(run: Play, n: number): number {
  const { state } = run;
  let cubes = 0;
  state.bossHp -= n;
  while (state.bossHp <= 0) {
    cubes += 1;
    const beyond = state.difficulty === 'hard' ? 0 : state.bossHp;
    state.bossHp = 0;
    if (removeCube(run)) return cubes;
    state.bossHp = CUBE_HP + beyond;
  }
  return cubes;
}

/** No cube is left on any Wound card. */
const isDefeated = ({ cubes, wound }: BattleState): boolean => wound + 1 >= cubes.length && (cubes[wound] ?? 0) <= 0;

/** Takes HP from the boss, cubes included (RR-367 … RR-375, RR-404); the last one wins the battle, once the blow is told (RR-374). Returns the cubes removed. */
export function hurtBoss(run: Play, ref: BossRef, n: number, cause: Cause): number {
  const { state } = run;
  const figure = bossFigureOf(state, ref);
  if (n <= 0 || isOver(state)) return 0;
  const rules = bossRules(state);
  if (figure && rules.tears?.(run, figure, cause) === true) return 0;
  const before = state.bossHp;
  const cubes = rules.takesFromBars ? rules.takesFromBars(run, n, cause) : takeFromBars(run, n);
  const defeated = isDefeated(state);
  // Not all of a blow need be taken from anything: RR-404, RR-611, and what goes beyond the last bar. Every cube but the last of all has filled the bar again.
  const lost = before - state.bossHp + CUBE_HP * (defeated ? cubes - 1 : cubes);
  if (cause.credit) state.heroes[cause.credit].dealt += lost;
  run.emit({ type: 'bossHurt', n: lost, hp: state.bossHp, cubes });
  if (defeated) winBattle(run);
  else rules.bossHurt?.(run, figure, n, cause, cubes);
  return cubes;
}

/** Takes HP from a minion; at 0 it is removed and `cause.credit` gets the reward (RR-362). Returns whether it was defeated. */
export function hurtMinion(run: Play, ref: MinionRef, n: number, cause: Cause): boolean {
  const { state } = run;
  const minion = minionOf(state, ref);
  if (!minion || n <= 0) return false;
  const lost = Math.min(n, minion.hp);
  minion.hp -= lost;
  run.emit({ type: 'hpLost', who: ref, n: lost, cause });
  if (minion.hp > 0) return false;
  state.minions.splice(state.minions.indexOf(minion), 1);
  run.emit({ type: 'minionDefeated', minion: minion.minion, band: minion.band, ...(cause.credit ? { by: cause.credit } : {}) });
  const card = minionCard(state, minion.minion);
  if (cause.credit) callLines(run, card.onDefeat, { by: cause.credit, why: card.name });
  return true;
}
