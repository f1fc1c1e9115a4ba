import { ABILITIES } from '../content/abilities';
import { bossOf } from '../content/bosses';
import { ACTION_NAMES, FACE_NAMES } from '../content/dice';
import { HEROES } from '../content/heroes';
import { itemOf } from '../content/items';
import { MINIONS } from '../content/minions';
import { denOf, roomAt } from './den';
import type { Event, StopReason, WoundCause } from './events';
import { lairOf } from './scene';
import type { Player, State } from './state';

const STOPPED: Readonly<Record<StopReason, string>> = {
  choice: 'stops rolling', tooFewDice: 'has too few dice to go on', stuck: 'cannot do anything more', time: 'is out of time',
};
const CAUSES: Readonly<Record<WoundCause, string>> = { trait: ' from an old habit', boss: ' from the boss', effect: '' };
const WAITS = { runs: 'the next ability will be done once more', punchHits: 'the next Punch gains a Hit', plainShots: 'the next Shoot damages' } as const;

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
const list = (names: readonly string[]): string => names.join(', ');

function minionName(player: Player, minion: number): string {
  const printed = lairOf(player).minions[minion];
  return printed ? `${MINIONS[printed.type].name.toLowerCase()} in ${roomName(player, printed.room)}` : 'minion';
}

const roomName = (player: Player, room: number): string => roomAt(lairOf(player).den, room).name;

/** The event as a sentence for the log; undefined: not worth a line. */
export function describe(event: Event, state: State, names: readonly string[]): string | undefined {
  switch (event.type) {
    case 'roundStarted':
      return `Round ${event.round} begins.`;
    case 'flashbackRolled':
      return `Flashback: ${list(event.faces.map((face) => ACTION_NAMES[face]))}.`;
    case 'rollingStarted':
      return 'Roll!';
    case 'supplyEmpty':
      return 'The supply is empty.';
    case 'supplyLocked':
      return 'Time is up: the supply is closed.';
    case 'turnStarted':
      return `${names[event.turn] ?? `Player ${event.turn + 1}`} is rolling.`;
    case 'rollingEnded':
      return 'All dice that were not laid go back.';
    case 'fightingStarted':
      return 'The fight begins.';
    case 'resolutionStarted':
      return 'The smoke clears.';
    case 'gameEnded':
      return 'It is over.';
    default: {
      const player = state.players[event.seat];
      return player && describeSeat(event, player, names[event.seat] ?? `Player ${event.seat + 1}`);
    }
  }
}

type SeatEvent = Extract<Event, { readonly seat: number }>;

function describeSeat(event: SeatEvent, player: Player, name: string): string | undefined {
  switch (event.type) {
    case 'heroChosen':
      return `${name} plays ${HEROES[event.hero].name}.`;
    case 'denEntered':
      return `${name} enters ${denOf(event.den).name}, where ${bossOf(player.boss).name} waits.`;
    case 'trained':
      return `${name} trains: ${count(event.spaces, 'experience space')}.`;
    case 'purchased':
      return `${name} buys ${itemOf(event.item).name}.`;
    case 'healthMarked':
      return `${name} gains a Health space.`;
    case 'healed':
      return `${name} clears ${count(event.wounds, 'Wound')}.`;
    case 'reconMarked':
      return `${name} scouts for ${ABILITIES[event.ability].name}.`;
    case 'lootCrossed':
      return `${name} has ${count(event.loot, 'loot', 'loot')}.`;
    case 'tileBought':
      return `${name} learns ${ABILITIES[event.tile].name}${event.discard ? ` and drops ${ABILITIES[event.discard].name}` : ''}.`;
    case 'rolled':
      return `${name} rolls ${list(event.dice.map((die) => FACE_NAMES[die.face]))}.`;
    case 'assigned':
      return `${name} lays a set on ${ABILITIES[event.ability].name}.`;
    case 'woundAssigned':
      return `${name} takes a wound die.`;
    case 'taken':
      return event.dice.length > 0 ? `${name} takes ${count(event.dice.length, 'die', 'dice')}.` : `${name} grabs at nothing.`;
    case 'stopped':
      return `${name} ${STOPPED[event.why]}.`;
    case 'woundDiceScored':
      return `${name} suffers ${count(event.dice.length, 'Wound')} from wound dice.`;
    case 'activated':
      return `${name} uses ${event.ability ? ABILITIES[event.ability].name : event.item ? itemOf(event.item).name : 'something'}.`;
    case 'ranAgain':
      return 'Once more!';
    case 'effectsLost':
      return 'The rest cannot be done and is lost.';
    case 'waits':
      return `For ${name} ${WAITS[event.what]}.`;
    case 'moved':
      return `${name} ${event.jump ? 'jumps' : 'moves'} to ${roomName(player, event.room)}.`;
    case 'minionDotted':
      return `The ${minionName(player, event.minion)} staggers.`;
    case 'minionKilled':
      return `The ${minionName(player, event.minion)} is dead.`;
    case 'minionEvaded':
      return `${name} slips past the ${minionName(player, event.minion)}.`;
    case 'bossHurt':
      return `${bossOf(player.boss).name} takes ${event.damage} damage, ${event.total} of ${bossOf(player.boss).health}.`;
    case 'bossKilled':
      return `${bossOf(player.boss).name} is dead!`;
    case 'wounded':
      return `${name} takes ${count(event.wounds, 'Wound')}${CAUSES[event.cause]}.`;
    case 'objectiveMarked':
      return `${name} reaches an objective: ${event.points} points.`;
    case 'fightEnded':
      return `${name} ends the fight.`;
    case 'reconLost':
      return `${name} loses ${count(event.abilities.length, 'unused recon mark')}.`;
    case 'lootCollected':
      return `${name} collects loot from ${roomName(player, event.room)}.`;
    case 'attackedBy':
      return `${name} is attacked: ${count(event.taken, 'Wound')}${event.ignored > 0 ? `, ${event.ignored} more find no space` : ''}.`;
    case 'beaten':
      return `${name} takes a Beating.`;
    case 'died':
      return `${name} is dead.`;
    case 'bossRecovered':
      return `${bossOf(player.boss).name} gets up again without a scratch.`;
    case 'dealt':
    case 'ready':
    case 'activationEnded':
    case 'attacked':
    case 'evadedReturned':
      return undefined;
  }
}
