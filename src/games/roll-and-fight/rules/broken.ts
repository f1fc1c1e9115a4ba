import { ABILITIES, tileOf } from '../content/abilities';
import {
  ABILITY_SLOTS, EXTRA_HEALTH, FATAL_BEATINGS, ITEM_SQUARES, LOOT_SPACES, ROUNDS, XP_SPACES,
} from '../content/tracks';
import { isSetOf } from './dice';
import { availableHealth } from './health';
import { bossHealth, isDead, lairOf, poolLimit } from './scene';
import { DEAD, EVADED, type Player, type State } from './state';

const within = (value: number, low: number, high: number): boolean => Number.isInteger(value) && value >= low && value <= high;

function diceOf(player: Player): number[] {
  return [
    ...player.pool.map((die) => die.id),
    ...player.sets.flatMap((set) => set.dice.map((die) => die.id)),
    ...player.woundDice,
    ...(player.activation?.dice.map((die) => die.id) ?? []),
  ];
}

/** No die is ever lost or doubled (RF-94). */
function brokenDice(state: State): string[] {
  const all = [...state.supply, ...state.players.flatMap(diceOf)].sort((a, b) => a - b);
  return all.length === state.diceInGame && all.every((die, i) => die === i) ? [] : [`dice are ${all.join(' ')}`];
}

function brokenPlayer(state: State, player: Player): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, words: string): void => {
    if (!holds) faults.push(words);
  };
  check(within(player.xp, 0, XP_SPACES), `experience ${player.xp}`);
  check(within(player.xpSpent, 0, player.xp), `spent experience ${player.xpSpent} of ${player.xp}`);
  check(within(player.loot, 0, LOOT_SPACES), `loot ${player.loot}`);
  check(within(player.beatings, 0, FATAL_BEATINGS), `beatings ${player.beatings}`);
  check(within(player.extraHealth, 0, EXTRA_HEALTH), `extra health ${player.extraHealth}`);
  check(availableHealth(player) >= 0 && player.wounds >= 0, `wounds ${player.wounds} and dice ${player.woundDice.length} on too few spaces`);
  check(within(player.bossDamage, 0, bossHealth(player.boss)), `boss damage ${player.bossDamage}`);
  check(player.pool.length <= poolLimit(player), `a pool of ${player.pool.length}`);
  check(player.tiles.length <= ABILITY_SLOTS && new Set(player.tiles).size === player.tiles.length, `tiles ${player.tiles.join(' ')}`);
  check(player.tiles.every((tile) => tileOf(tile).hero === player.hero), 'a tile of another hero');
  check(new Set(player.recon).size === player.recon.length && player.recon.every((id) => ABILITIES[id].recon > 0), `recon ${player.recon.join(' ')}`);
  check(player.items.every((item) => within(item.bought, 0, ITEM_SQUARES) && within(item.spent, 0, item.bought)), 'item squares');
  check(player.sets.every((set) => isSetOf(player, set.ability, set.dice.map((die) => die.face))), 'a set that is none');
  check(!isDead(player) || diceOf(player).length === 0, 'a dead player with dice');
  if (state.phase !== 'rolling' && state.phase !== 'fighting') check(player.sets.length === 0 && player.woundDice.length === 0, `dice banked in ${state.phase}`);
  if (state.phase === 'flashback') check(player.minions.every((marks) => marks === 0 || marks === DEAD), 'rings or dots after a round');
  if (player.den !== undefined) {
    const { den, minions } = lairOf(player);
    check(player.minions.length === minions.length, 'minions lost');
    check(player.minions.every((marks) => (marks & DEAD) === 0 || (marks & EVADED) === 0), 'a dead minion with a ring');
    check(((player.visited >> player.room) & 1) === 1, 'the hero stands in a room never visited');
    check(player.lootLeft.every((left, room) => within(left, 0, den.rooms[room]?.loot ?? 0)), 'loot icons');
  }
  return faults;
}

/** What must hold after every move. */
export function broken(state: State): readonly string[] {
  const faults = brokenDice(state);
  if (!within(state.round, 0, ROUNDS)) faults.push(`round ${state.round}`);
  state.players.forEach((player, seat) => {
    for (const fault of brokenPlayer(state, player)) faults.push(`seat ${seat}: ${fault}`);
  });
  return faults;
}
