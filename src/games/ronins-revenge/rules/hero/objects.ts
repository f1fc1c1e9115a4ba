import { directionTo } from '@/engine/parts/grid/position';
import { stepsFor } from '@/engine/parts/grid/board';

import { FIELD, type HeroId, type ObjectKind } from '../../content/terms';
import { boardOf } from '../field/map';
import { away } from '../field/position';
import { objectAt, removeObject } from '../field/objects';
import { heal } from '../health';
import { gain, spendStrength, strengthOf } from '../resources';
import { heroOf, type BattleState } from '../state';
import type { Play } from '../world';

const isUsable = (kind: ObjectKind): boolean => kind === 'shrine' || kind === 'statue';
const STATUE_KI = 2;

/** RR-32: not across a wall edge. */
function isBeside(state: BattleState, from: number, square: number): boolean {
  const [a, b] = [{ anchor: from, side: 1 }, { anchor: square, side: 1 }];
  if (away(a, b) !== 1) return false;
  return ((stepsFor(boardOf(state), 1).allowed[from] ?? 0) & (1 << directionTo(FIELD, a, b))) !== 0;
}

/** Why a hero cannot use what stands there (RR-163). */
export function whyNotObject(state: BattleState, id: HeroId, square: number): readonly [rule: string, words: string] {
  const object = objectAt(state, square);
  if (!object || !isUsable(object.kind)) return ['RR-163', 'Only a Shrine or a Statue can be used.'];
  if (!isBeside(state, state.heroes[id].anchor, square)) return ['RR-32', 'The hero has to stand right beside it, with no wall between.'];
  return ['RR-163', 'That costs 1 Stamina.'];
}

export function objectsInReach(state: BattleState, id: HeroId): number[] {
  const hero = heroOf(state.heroes, id);
  const squares: number[] = [];
  if (strengthOf(hero) < 1) return squares;
  for (const { kind, square } of state.objects) if (isUsable(kind) && isBeside(state, hero.anchor, square)) squares.push(square);
  return squares;
}

/** RR-164, RR-165. */
export function takeFromObject(run: Play, id: HeroId, square: number): void {
  const object = objectAt(run.state, square);
  if (!object) return;
  spendStrength(run, id, 1);
  removeObject(run, square);
  run.emit({ type: 'objectUsed', hero: id, kind: object.kind, square });
  if (object.kind === 'shrine') heal(run, id, run.state.heroes[id].maxHp >> 1, 'Shrine');
  else gain(run, id, 'ki', STATUE_KI, 'Sacred Statue');
}
