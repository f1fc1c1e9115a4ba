import { isSeen, type CardName } from '@/engine/parts/cards/cards';

import { TOKENS_PER_COLOUR } from '../content/achievements';
import { TRACKS } from '../content/damage';
import { FRONT_IDS } from '../content/dens';
import { MONTAGE_DICE } from '../content/dice';
import { FIGHT_ROLLS, RECON_TOKENS, ROUND_KINDS } from '../content/rounds';
import { SHOP_SPACES, SLOTS } from '../content/tiles';
import { isInPlay, unclaimedTokens } from './city/recon';
import { lairIn } from './fight/scene';
import { cubesOn, spacesOf } from './hero/tracks';
import { countDice } from './montage/dice';
import type { Player, State } from './state';
import { abilityStock, achievementStock, bossStock, cardStock, itemStock, type Stock } from './stock';

const isCount = (value: number, most = Infinity): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** Nothing is lost or doubled. */
function stockFaults<C extends CardName>(what: string, { all, lists, elsewhere }: Stock<C>): string[] {
  const there = [...lists.flatMap((list) => list.cards.filter(isSeen)), ...elsewhere].sort().join();
  if (lists.some((list) => list.cards.length !== list.known.length)) return [`${what}: knowledge of cards that are not there`];
  return there === [...all].sort().join() ? [] : [`${what} are ${there}`];
}

function playerFaults(state: State, player: Player, seat: number): string[] {
  const faults: string[] = [];
  const check = (holds: boolean, words: string): void => {
    if (!holds) faults.push(`seat ${seat}: ${words}`);
  };
  for (const track of TRACKS) {
    check(player[track].every((cubes) => isCount(cubes)) && cubesOn(player, track) <= spacesOf(player, track), `${track} has cubes ${player[track].join('+')}`);
  }
  check(isCount(player.wild) && isCount(player.recon, RECON_TOKENS) && isCount(player.kept), `tokens ${player.wild}, ${player.recon}, ${player.kept}`);
  check(isCount(unclaimedTokens(state, seat), RECON_TOKENS), `${unclaimedTokens(state, seat)} Recon tokens unclaimed`);
  check(player.slots.length === SLOTS, `${player.slots.length} slots`);
  check(player.dice.every((count) => isCount(count)) && countDice(player.dice) <= MONTAGE_DICE, `dice ${player.dice.join()}`);
  check(new Set(player.placed).size === player.placed.length, `montage cards ${player.placed.join()}`);
  check(player.placed.every((card) => card < 0 || (player.removed & (1 << card)) === 0) || state.montage !== undefined, 'a montage card that is out of the game');
  check(player.claimed <= state.round, 'an achievement of the future');
  return faults;
}

function fightFaults(state: State): string[] {
  const { fight } = state;
  if (!fight) return [];
  const lair = lairIn(state);
  const faults: string[] = [];
  if ((fight.alive & ~lair.everybody) !== 0) faults.push('enemies from elsewhere');
  if (!isCount(fight.zone, lair.den.zones.length - 1)) faults.push(`the hero stands in zone ${fight.zone}`);
  if (!isCount(fight.roll, FIGHT_ROLLS)) faults.push(`roll ${fight.roll}`);
  if (!fight.gained.every((count) => isCount(count))) faults.push(`gained actions ${fight.gained.join()}`);
  if (fight.damage.some((damage, enemy) => damage >= (lair.enemies[enemy]?.health ?? 0))) faults.push('somebody should be dead');
  return faults;
}

function boardFaults(state: State): string[] {
  const boards = state.places.filter(isInPlay).length + state.thirds.cards.length + state.fourths.cards.length + state.goneDens.length;
  return boards === FRONT_IDS.length ? [] : [`${boards} Den boards`];
}

/** What must hold after every move. */
export function broken(state: State): readonly string[] {
  const faults = [
    ...stockFaults('Bosses', bossStock(state)),
    ...stockFaults('Vengeance cards', cardStock(state)),
    ...stockFaults('Abilities', abilityStock(state)),
    ...stockFaults('Items', itemStock(state)),
    ...stockFaults('achievements', achievementStock(state)),
    ...boardFaults(state),
    ...fightFaults(state),
    ...state.players.flatMap((player, seat) => playerFaults(state, player, seat)),
  ];
  if (state.shop.length !== SHOP_SPACES) faults.push(`a shop of ${state.shop.length} spaces`);
  if (!isCount(state.round, ROUND_KINDS.length)) faults.push(`round ${state.round}`);
  if (state.order.slice().sort().join() !== state.players.map((_, seat) => seat).join()) faults.push(`order ${state.order.join()}`);
  for (const place of state.places) if (isInPlay(place) !== place.boss.cards.length > 0) faults.push('a Den without a Boss, or a Boss without a Den');
  for (const { tokens } of state.achievements) if (tokens.reduce((sum, count) => sum + count, 0) > TOKENS_PER_COLOUR) faults.push('too many objective tokens');
  return faults;
}
