import type { Seat } from '@/engine/game';

import { HEROES } from '../content/heroes';
import { DEFAULT_SLOT, SLOTS, type TileId } from '../content/tiles';
import type { Move } from '../rules/decisions';
import { tilesOf, topTile } from '../rules/hero/tiles';
import { healthValue, isKnockedOut, mindValue } from '../rules/hero/tracks';
import { isSolo, playerOf, type Player, type State } from '../rules/state';
import { missionOf } from '../rules/solo/objectives';
import { hopeOf, raidsOf, type Raid } from './dens';
import { Needs } from './needs';
import { bestOf, offered } from './offers';
import { bestToScout } from './scouting';
import { abilityWorth, tileWorth } from './tileWorth';
import { fightsAfter, fightsLeft } from './time';

/** The Ready phase: medicine, tiles, a look around, cards, and then a Den or a turn sat out. */

/** Painkillers and Field Kits are good now. */
function takeMedicine(s: State, seat: Seat): Move | undefined {
  const kit = bestOf(offered(s, seat, 'useItemCube'), ({ track }) => ({ skill: 3, mind: 2, health: 1 })[track]);
  if (kit) return kit;
  const { health } = playerOf(s, seat);
  return (health[1] ?? 0) >= 2 ? offered(s, seat, 'useItem')[0] : undefined;
}

/** The best tiles on top, of equal ones those that lie there; the printed ability open unless a fourth tile does more. */
function layoutOf(player: Player, fights: number): TileId[][] {
  const covered = (tile: TileId): number => (player.slots.some((stack) => stack[stack.length - 1] === tile) ? 0 : 1);
  const tiles = tilesOf(player).sort((a, b) => tileWorth(player.hero, b, fights) - tileWorth(player.hero, a, fights) || covered(a) - covered(b));
  const slots: TileId[][] = [[], [], [], []];
  const fourth = tiles[DEFAULT_SLOT];
  const covers = fourth !== undefined && tileWorth(player.hero, fourth, fights) > abilityWorth(player.hero, HEROES[player.hero].ability) * fights;
  tiles.forEach((tile, i) => {
    const slot = i < DEFAULT_SLOT ? i : i === DEFAULT_SLOT && covers ? DEFAULT_SLOT : 0;
    slots[slot]?.unshift(tile);
  });
  return slots;
}

function arrangeTiles(s: State, seat: Seat): Move | undefined {
  const player = playerOf(s, seat);
  const slots = layoutOf(player, fightsLeft(s));
  const open = (stacks: readonly (readonly TileId[])[]): string => stacks.map((stack) => stack[stack.length - 1] ?? '').sort().join();
  const tops = Array.from({ length: SLOTS }, (_, slot) => topTile(player, slot));
  return open(slots) === open(tops.map((tile) => (tile === undefined ? [] : [tile]))) ? undefined : { kind: 'arrange', slots };
}

/** A look must be able to find something clearly better than what is known. */
const WORTH_A_LOOK = 0.6;
const WORTH_A_TOKEN = 2;

function lookAround(s: State, seat: Seat, best: number): Move | undefined {
  const [phone] = offered(s, seat, 'useItemDens').filter(({ places }) => places.length > 1);
  const places = offered(s, seat, 'recon').map(({ place }) => place);
  const at = bestToScout(s, seat, places);
  if (at !== undefined && hopeOf(s, seat, at) > best + WORTH_A_LOOK) return { kind: 'recon', place: at };
  if (phone && phone.places.some((place) => hopeOf(s, seat, place) > best + WORTH_A_LOOK)) return phone;
  const [trade] = offered(s, seat, 'tradeWild');
  const hidden = s.places.some((_, place) => hopeOf(s, seat, place) > best + WORTH_A_TOKEN);
  return trade && playerOf(s, seat).recon === 0 && playerOf(s, seat).wild > 1 && hidden ? trade : undefined;
}

/** Alone: a Boss nobody needs makes room, as long as the Big Boss waits in the deck. */
function makeRoom(s: State, seat: Seat, raids: readonly Raid[]): Move | undefined {
  if (!isSolo(s) || fightsAfter(s) > 3) return undefined;
  const { bigBoss } = missionOf(s);
  const waits = s.bossDeck.cards.includes(bigBoss);
  if (!waits) return undefined;
  const worth = (place: number): number => raids.find((raid) => raid.place === place)?.worth ?? 0;
  const poor = bestOf(offered(s, seat, 'removeDen').filter(({ place }) => worth(place) < 3.5), ({ place }) => -worth(place));
  return poor;
}

const MIND_DIE = 0.3;
const FREE_CARD = 0.33;
const REST = 0.23;

/** What a turn sat out is good for: dice, a card, and time to heal. */
function restWorth(s: State, seat: Seat): number {
  const needs = new Needs(s, seat);
  const player = playerOf(s, seat);
  const later = { ...needs.ahead, fights: fightsAfter(s) };
  if (later.fights === 0) return 0;
  const hurt = Math.max(0, 3 - healthValue(player));
  return MIND_DIE * mindValue(player) + FREE_CARD * (needs.card > 0 ? 1 : 0) + REST * hurt;
}

export function getReady(s: State, seat: Seat): Move {
  const sitOut: Move = { kind: 'sitOut' };
  const first = takeMedicine(s, seat) ?? arrangeTiles(s, seat);
  if (first) return first;
  if (isKnockedOut(playerOf(s, seat))) return sitOut;
  const raids = raidsOf(s, seat);
  const best = bestOf(raids, ({ worth }) => worth);
  const move = lookAround(s, seat, best?.worth ?? 0) ?? makeRoom(s, seat, raids);
  if (move) return move;
  if (!best || best.worth < restWorth(s, seat)) return sitOut;
  const [card] = best.cards;
  return card === undefined ? { kind: 'attack', place: best.place } : { kind: 'playCard', card };
}

