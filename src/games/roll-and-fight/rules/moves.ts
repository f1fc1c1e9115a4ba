import * as v from 'valibot';

import { border, wholeNumber } from '@/engine/parse';

import { ABILITY_IDS, TILE_IDS, type AbilityId, type TileId } from '../content/abilities';
import { SIDES, type Side } from '../content/dens';
import { HERO_IDS, type HeroId } from '../content/heroes';

/** A Flashback action with everything it needs to be done. */
export type ActionChoice =
  | { readonly action: 'training' }
  | { readonly action: 'purchase'; readonly item: number }
  | { readonly action: 'healing'; readonly way: 'extra' | 'clear' }
  | { readonly action: 'recon'; readonly ability: AbilityId }
  | { readonly action: 'loot' };

/** What an activation is paid with: a set of dice, a recon mark, an item charge, or a tile without dice. */
export type Source =
  | { readonly from: 'set'; readonly set: number }
  | { readonly from: 'recon'; readonly ability: AbilityId }
  | { readonly from: 'item'; readonly item: number }
  | { readonly from: 'tile'; readonly tile: TileId };

/** What an effect is aimed at. */
export type Target =
  | { readonly kind: 'room'; readonly room: number }
  | { readonly kind: 'minion'; readonly minion: number }
  | { readonly kind: 'boss' }
  | { readonly kind: 'choice'; readonly choice: ActionChoice };

export type SetupMove =
  | { readonly type: 'chooseHero'; readonly hero: HeroId }
  | { readonly type: 'chooseSide'; readonly side: Side };

export type FlashbackMove =
  /** Sources 0–2 are the dice, 3 is the bonus; two sources together mark an expensive recon space. */
  | { readonly type: 'act'; readonly sources: readonly number[]; readonly choice: ActionChoice }
  | { readonly type: 'buyTile'; readonly tile: TileId; readonly discard?: TileId }
  | { readonly type: 'ready' };

/** Every Rolling move carries its time in milliseconds since the phase clock started (RF-95). */
export type RollingMove = { readonly t: number } & (
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'assign'; readonly ability: AbilityId; readonly dice: readonly number[]; readonly pickUp?: number }
  | { readonly type: 'assignWound'; readonly die: number; readonly pickUp: readonly number[] }
  | { readonly type: 'take'; readonly seats: readonly number[] }
  | { readonly type: 'stop' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'tick' }
);

export type FightMove =
  | { readonly type: 'activate'; readonly source: Source }
  | { readonly type: 'resolve'; readonly target: Target }
  | { readonly type: 'skip' }
  | { readonly type: 'endFight' };

export type ResolutionMove =
  | { readonly type: 'collect'; readonly room: number; readonly choice: ActionChoice }
  | { readonly type: 'endLoot' }
  | { readonly type: 'endResolution' };

export type Move = SetupMove | FlashbackMove | RollingMove | FightMove | ResolutionMove | { readonly type: 'markObjective' };

const small = wholeNumber(0, 99);
const dieId = wholeNumber(0, 63);
const time = wholeNumber(0, 86_400_000);
const dice = v.pipe(v.array(dieId), v.maxLength(8));
const ability = v.picklist(ABILITY_IDS);
const tile = v.picklist(TILE_IDS);

const choice = v.variant('action', [
  v.object({ action: v.literal('training') }),
  v.object({ action: v.literal('purchase'), item: small }),
  v.object({ action: v.literal('healing'), way: v.picklist(['extra', 'clear']) }),
  v.object({ action: v.literal('recon'), ability }),
  v.object({ action: v.literal('loot') }),
]);

const source = v.variant('from', [
  v.object({ from: v.literal('set'), set: small }),
  v.object({ from: v.literal('recon'), ability }),
  v.object({ from: v.literal('item'), item: small }),
  v.object({ from: v.literal('tile'), tile }),
]);

const target = v.variant('kind', [
  v.object({ kind: v.literal('room'), room: small }),
  v.object({ kind: v.literal('minion'), minion: small }),
  v.object({ kind: v.literal('boss') }),
  v.object({ kind: v.literal('choice'), choice }),
]);

const move = v.variant('type', [
  v.object({ type: v.literal('chooseHero'), hero: v.picklist(HERO_IDS) }),
  v.object({ type: v.literal('chooseSide'), side: v.picklist(SIDES) }),
  v.object({ type: v.literal('act'), sources: v.pipe(v.array(small), v.minLength(1), v.maxLength(2)), choice }),
  v.object({ type: v.literal('buyTile'), tile, discard: v.optional(tile) }),
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('roll'), t: time, dice }),
  v.object({ type: v.literal('assign'), t: time, ability, dice, pickUp: v.optional(dieId) }),
  v.object({ type: v.literal('assignWound'), t: time, die: dieId, pickUp: dice }),
  v.object({ type: v.literal('take'), t: time, seats: v.pipe(v.array(wholeNumber(0, 3)), v.minLength(1), v.maxLength(4)) }),
  v.object({ type: v.literal('stop'), t: time }),
  v.object({ type: v.literal('endTurn'), t: time }),
  v.object({ type: v.literal('tick'), t: time }),
  v.object({ type: v.literal('activate'), source }),
  v.object({ type: v.literal('resolve'), target }),
  v.object({ type: v.literal('skip') }),
  v.object({ type: v.literal('endFight') }),
  v.object({ type: v.literal('collect'), room: small, choice }),
  v.object({ type: v.literal('endLoot') }),
  v.object({ type: v.literal('endResolution') }),
  v.object({ type: v.literal('markObjective') }),
]);

export const parseMove = border<Move>('a move of Roll & Fight', move);
