import type { HeroId, ZoneToken } from '../../content/terms';
import { bossRules } from '../boss/rules';
import { gain } from '../resources';
import { isHeroRef, type FigureRef } from '../refs';
import type { BattleState, ObjectState } from '../state';
import type { Play } from '../world';
import { addToken, hasToken, isVoid, removeToken, zoneOf } from './zones';

export function objectAt({ objects }: BattleState, square: number): ObjectState | undefined {
  for (let i = 0; i < objects.length; i++) if (objects[i]?.square === square) return objects[i];
  return undefined;
}
export const isBreakable = ({ kind }: ObjectState): boolean => kind === 'barrel' || kind === 'pot';

export const isThingToBreak = (state: BattleState, square: number): boolean => {
  const object = objectAt(state, square);
  return object !== undefined && isBreakable(object);
};

/** RR-622: tokens for an eaten Zone are ignored. */
export function placeToken(run: Play, zone: number, token: ZoneToken): void {
  if (hasToken(run.state, zone, token) || isVoid(run.state, zone)) return;
  addToken(run.state, zone, token);
  run.emit({ type: 'tokenPlaced', zone, token });
}

export function takeToken(run: Play, zone: number, token: ZoneToken): void {
  if (!hasToken(run.state, zone, token)) return;
  removeToken(run.state, zone, token);
  run.emit({ type: 'tokenRemoved', zone, token });
}

export function removeObject({ state }: Play, square: number): void {
  state.objects = state.objects.filter((object) => object.square !== square);
}

/** RR-166, RR-167: any damage breaks a Barrel or a Pot. */
export function breakObject(run: Play, square: number, by: FigureRef | undefined, credit?: HeroId): void {
  const object = objectAt(run.state, square);
  if (!object || !isBreakable(object)) return;
  removeObject(run, square);
  run.emit({ type: 'objectBroken', kind: object.kind, square, ...(by === undefined ? {} : { by }) });
  if (object.kind === 'barrel') placeToken(run, zoneOf(square), 'fire');
  const hero = credit ?? (by !== undefined && isHeroRef(by) ? by : undefined);
  if (object.kind !== 'pot' || hero === undefined) return;
  gain(run, hero, 'ki', 1, 'Sealed Pot');
  bossRules(run.state).potBroken?.(run, square);
}

/** RR-168: an area attack breaks every Barrel and Pot in the squares it sees. */
export function breakThings(run: Play, squares: readonly number[], by: FigureRef): void {
  for (const square of squares) breakObject(run, square, by);
}
