import { hooks } from '@/engine/hooks/hooks';

import { TILES, type Tile } from '../content/abilities';
import { bossOf } from '../content/bosses';
import { HEROES } from '../content/heroes';
import type { FightHooks, Modifier } from '../content/modifiers';
import { isVisited } from './objectives';
import { bossIsDead, lairOf } from './scene';
import { DEAD, type Player } from './state';

const NOTHING: readonly Modifier[] = [];
const BEFORE_TILES = 2;

function deadIn(player: Player, room: number): number {
  let dead = 0;
  for (const minion of lairOf(player).inRoom[room] ?? []) if (((player.minions[minion] ?? 0) & DEAD) !== 0) dead += 1;
  return dead;
}

/** The boss before the trait before the tiles (RF-30, RF-223). */
function sourceAt(player: Player, index: number): readonly Modifier[] | undefined {
  if (index === 0) return bossOf(player.boss).modifiers;
  if (index === 1) return player.hero ? HEROES[player.hero].trait : NOTHING;
  const id = player.tiles[index - BEFORE_TILES];
  if (id === undefined) return undefined;
  const tile: Tile = TILES[id];
  return tile.passive ?? NOTHING;
}

/** What boss, trait and tiles make of the rules for a player. */
export const inForce = hooks<FightHooks>({
  bases: {
    flashbackWounds: 0, fightWounds: 0, textWounds: 0, gunmenWounds: 0, bossWounds: 1, dyingWounds: 0, lootWounds: 0,
    extraHealthClears: 0, toughness: 1, bossDamage: 1,
    shotsEvade: false, bossShotProof: false, bossRecovers: false, noItemsNearBoss: false, passesBlockers: false,
    shootFirst: undefined, faceCounts: [], before: [], after: [], insteadOfBonus: [], onKill: [],
  },
  sources: sourceAt,
  tests: {
    rounds: { holds: (_, { round }, rounds) => rounds.includes(round), words: (rounds) => `it is round ${rounds.join(' or ')}` },
    fromRound: { holds: (_, { round }, from) => round >= from, words: (from) => `it is round ${from} or later` },
    type: { holds: (_, type, wanted) => type === wanted, words: (type) => `it is a ${type}` },
    ability: { holds: (_, { ability }, wanted) => ability === wanted, words: (ability) => `it is ${ability}` },
    by: { holds: (_, by, wanted) => by === wanted, words: (by) => `it is a ${by}` },
    stoodStill: { holds: (player) => player.fight?.moved === false, words: () => 'you did not move' },
    killsInOneRoom: { holds: (player, _, kills) => player.fight?.kills.some((one) => one >= kills) === true, words: (kills) => `you killed ${kills} in one room` },
    bossAlive: { holds: (player) => !bossIsDead(player), words: () => 'the boss lives' },
    bossUnhurt: { holds: (player) => player.fight?.bossHurt !== true, words: () => 'the boss is unhurt in this fight' },
    plainShot: { holds: (player) => (player.fight?.waiting.plainShots ?? 0) > 0, words: () => 'the next Shoot damages' },
    deadUnseen: { holds: (player, { room }, dead) => !isVisited(player, room) && deadIn(player, room) === dead, words: (dead) => `${dead} are dead in a room you never visited` },
  },
  measures: {},
});
