import { demand } from '@/engine/errors';

import { ABILITIES, tileOf, tilesOf, type TileId } from '../content/abilities';
import { ACTIONS, ACTION_NAMES, BONUS_SOURCE, type Action } from '../content/dice';
import { ABILITY_SLOTS } from '../content/tracks';
import { canDo, choicesFor, perform, reconSpaces } from './actions';
import type { ActionChoice, FlashbackMove, Move } from './moves';
import { hasBit, type Scene } from './scene';
import type { Player, State } from './state';

export const SOURCES = [0, 1, 2, BONUS_SOURCE] as const;

export const isUsed = (player: Player, source: number): boolean => hasBit(player.flashbackUsed, source);

const faceOf = (state: State, source: number): Action | undefined => (source === BONUS_SOURCE ? undefined : state.flashback[source]);

/** Whether some other source of this player may still be a Recon (RF-49). */
function secondRecon(state: State, player: Player, source: number): boolean {
  return SOURCES.some((other) => {
    if (other === source || isUsed(player, other)) return false;
    const face = faceOf(state, other);
    return face === 'recon' || mayBe(state, player, other, 'recon');
  });
}

/** Whether the printed action of a die could be done at all right now (RF-49). */
function possible(state: State, player: Player, source: number, face: Action): boolean {
  if (canDo(player, face)) return true;
  return face === 'recon' && reconSpaces(player, 2).length > 0 && secondRecon(state, player, source);
}

/** Whether a source may be spent as this action: printed, bonus, loot for anything, or a substitute (RF-36, RF-47, RF-48). */
function mayBe(state: State, player: Player, source: number, action: Action): boolean {
  const face = faceOf(state, source);
  if (face === action) return true;
  if (action === 'loot') return false;
  return face === undefined || face === 'loot' || !possible(state, player, source, face);
}

export type SpendMove = Extract<FlashbackMove, { readonly type: 'act' }>;

/** The source alone, made once. */
const ALONE = SOURCES.map((source) => [source]);

/** Every way to spend sources now, as the table lights them up. */
export function flashbackChoices(state: State, player: Player): SpendMove[] {
  const found: SpendMove[] = [];
  for (const source of SOURCES) {
    if (isUsed(player, source)) continue;
    const allowed = ACTIONS.filter((action) => mayBe(state, player, source, action));
    for (const choice of choicesFor(player, allowed)) found.push({ type: 'act', sources: ALONE[source] ?? [source], choice });
  }
  const recons = SOURCES.filter((source) => !isUsed(player, source) && mayBe(state, player, source, 'recon'));
  if (recons.length < 2) return found;
  for (const ability of reconSpaces(player, 2)) {
    for (const first of recons) {
      for (const second of recons) if (first < second) found.push({ type: 'act', sources: [first, second], choice: { action: 'recon', ability } });
    }
  }
  return found;
}

/** How much else a source could have been: a Recon die least, then a die whose own action is impossible, the bonus, and a Loot die most. */
function otherUses(state: State, source: number): number {
  const face = faceOf(state, source);
  if (face === 'recon') return 0;
  if (face === undefined) return 2;
  return face === 'loot' ? 3 : 1;
}

/** Of several pairs of sources that pay for the same Recon, the one that gives up the least. */
export function cheapestPair<T extends { readonly sources: readonly number[] }>(state: State, pairs: readonly T[]): T | undefined {
  const givenUp = ({ sources }: T): number => sources.reduce((total, source) => total + otherUses(state, source), 0);
  return pairs.reduce<T | undefined>((best, pair) => (best && givenUp(best) <= givenUp(pair) ? best : pair), undefined);
}

/** Tiles whose price is paid by what is left of the experience. */
export function affordable(player: Player): readonly TileId[] {
  const left = player.xp - player.xpSpent;
  const found: TileId[] = [];
  if (player.hero === undefined || left === 0) return found;
  for (const id of tilesOf(player.hero)) if (tileOf(id).xp <= left && !player.tiles.includes(id)) found.push(id);
  return found;
}

/** Every tile that can be bought now, into a free slot or for one that must go. */
export function addPurchases(player: Player, found: Move[]): void {
  for (const tile of affordable(player)) {
    if (player.tiles.length < ABILITY_SLOTS) found.push({ type: 'buyTile', tile });
    for (const discard of player.tiles) found.push({ type: 'buyTile', tile, discard });
  }
}

export function playFlashback(scene: Scene, move: FlashbackMove): void {
  demand(!scene.player.done, 'RF-60', 'You have declared your flashback finished.');
  switch (move.type) {
    case 'act':
      return act(scene, move.sources, move.choice);
    case 'buyTile':
      return buy(scene, move.tile, move.discard);
    case 'ready':
      scene.player.done = true;
      scene.emit({ type: 'ready', seat: scene.seat });
  }
}

function act(scene: Scene, sources: readonly number[], choice: ActionChoice): void {
  const { state, player } = scene;
  const [first, second] = sources;
  demand(first !== second, 'RF-36', 'Each die and the bonus can be used once.');
  demand(sources.length === 1 || choice.action === 'recon', 'RF-43', 'Only Recon takes two actions together.');
  for (const source of sources) {
    demand(source <= BONUS_SOURCE, 'RF-36', 'There are three dice and one bonus action.');
    demand(!isUsed(player, source), 'RF-36', 'This action has been used in this round.');
    const name = ACTION_NAMES[choice.action];
    const rule = source === BONUS_SOURCE ? 'RF-36' : 'RF-48';
    demand(mayBe(state, player, source, choice.action), rule, `This cannot be spent as ${name} while its own action is possible.`);
  }
  for (const source of sources) player.flashbackUsed |= 1 << source;
  perform(scene, choice, sources.length);
}

function buy(scene: Scene, tile: TileId, discard: TileId | undefined): void {
  const { player, seat } = scene;
  const { hero, xp, name } = tileOf(tile);
  demand(hero === player.hero, 'RF-17', `${name} belongs to another hero.`);
  demand(!player.tiles.includes(tile), 'RF-58', `You already have ${name}.`);
  demand(player.xp - player.xpSpent >= xp, 'RF-50', `${name} costs ${xp} experience; you have ${player.xp - player.xpSpent}.`);
  if (discard === undefined) demand(player.tiles.length < ABILITY_SLOTS, 'RF-54', 'Your four slots are full: discard a tile for it.');
  else {
    demand(player.tiles.includes(discard), 'RF-56', `${ABILITIES[discard].name} is not on your board.`);
    player.tiles = player.tiles.filter((id) => id !== discard);
    player.recon = player.recon.filter((id) => id !== discard);
  }
  player.xpSpent += xp;
  player.tiles.push(tile);
  scene.emit(discard === undefined ? { type: 'tileBought', seat, tile } : { type: 'tileBought', seat, tile, discard });
}
