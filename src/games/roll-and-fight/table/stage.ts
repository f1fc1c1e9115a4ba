import type { Seat } from '@/engine/game';

import { ITEMS } from '../content/items';
import { tileOf } from '../content/abilities';
import type { Event } from '../rules/events';
import { DEAD, DOT, EVADED, type Player, type State } from '../rules/state';

/** Something that rises from a room for a moment; the log says the same in words. */
export interface Flash {
  readonly room: number;
  readonly text: string;
  readonly kind: 'good' | 'hurt' | 'kill';
}

type Shown = Readonly<Player>;

/** What the boards show while events are told: the view before them, changed event by event. */
export interface Stage {
  readonly players: readonly Shown[];
  /** Whose den something happened in last. */
  readonly seat: Seat | undefined;
  readonly flashes: readonly Flash[];
  /** The boss has just fallen in this seat's den: the glass cracks. */
  readonly cracked?: Seat;
  /** How far the final scoring has been told: lines of the score box, rooms of the way out. */
  readonly final?: { readonly lines: number; readonly rooms: number } | undefined;
}

export const stageOf = (view: State): Stage => ({ players: view.players, seat: undefined, flashes: [] });

const MOST_FLASHES = 3;

type Change = { readonly player: Partial<Player>; readonly flash?: Omit<Flash, 'room'> & { readonly room?: number } };

const marked = (player: Shown, minion: number, change: (marks: number) => number): Partial<Player> => ({
  minions: player.minions.map((marks, i) => (i === minion ? change(marks) : marks)),
});

const hurt = (player: Shown, wounds: number): Change => ({ player: { wounds: player.wounds + wounds }, flash: { text: `−${wounds} ♥`, kind: 'hurt' } });

/** What one event changes on one player's boards; undefined: nothing that is drawn. */
function changeOf(player: Shown, event: Event): Change | undefined {
  switch (event.type) {
    case 'moved':
      return { player: { room: event.room, visited: player.visited | (1 << event.room) } };
    case 'minionDotted':
      return { player: marked(player, event.minion, (marks) => marks | DOT) };
    case 'minionKilled':
      return { player: marked(player, event.minion, () => DEAD) };
    case 'minionEvaded':
      return { player: marked(player, event.minion, (marks) => marks | EVADED) };
    case 'fightEnded':
      return { player: { minions: player.minions.map((marks) => marks & ~DOT) } };
    case 'evadedReturned':
      return { player: { minions: player.minions.map((marks) => marks & ~EVADED) } };
    case 'bossHurt':
      return { player: { bossDamage: event.total }, flash: { text: `Boss −${event.damage}`, kind: 'kill' } };
    case 'bossKilled':
      return { player: {}, flash: { text: 'Boss dead!', kind: 'good' } };
    case 'bossRecovered':
      return { player: { bossDamage: 0 } };
    case 'wounded':
      return hurt(player, event.wounds);
    case 'attackedBy':
      return event.taken > 0 ? hurt(player, event.taken) : undefined;
    case 'woundDiceScored':
      return { ...hurt(player, event.dice.length), player: { wounds: player.wounds + event.dice.length, woundDice: [] } };
    case 'healed':
      return { player: { wounds: player.wounds - event.wounds }, flash: { text: `+${event.wounds} ♥`, kind: 'good' } };
    case 'healthMarked':
      return { player: { extraHealth: event.extra } };
    case 'objectiveMarked':
      return { player: { objectives: player.objectives | (1 << event.room) }, flash: { room: event.room, text: `+${event.points}`, kind: 'good' } };
    case 'lootCollected':
      return { player: { lootLeft: player.lootLeft.map((left, room) => (room === event.room ? left - 1 : left)) }, flash: { room: event.room, text: 'Loot', kind: 'good' } };
    case 'trained':
      return { player: { xp: player.xp + event.spaces } };
    case 'purchased':
      return { player: { items: player.items.map((item) => (item.id === event.item ? { ...item, bought: item.bought + 1 } : item)) } };
    case 'reconMarked':
      return { player: { recon: [...player.recon, event.ability] } };
    case 'reconLost':
      return { player: { recon: [] } };
    case 'lootCrossed':
      return { player: { loot: event.loot } };
    case 'tileBought': {
      const tiles = [...player.tiles.filter((tile) => tile !== event.discard), event.tile];
      const recon = player.recon.filter((ability) => ability !== event.discard);
      return { player: { tiles, recon, xpSpent: player.xpSpent + tileOf(event.tile).xp } };
    }
    case 'activated':
      return { player: spent(player, event) };
    case 'beaten':
      return { player: { wounds: 0, extraHealth: 0, beatings: event.beatings }, flash: { text: 'Beating!', kind: 'hurt' } };
    default:
      return undefined;
  }
}

/** What an activation costs is gone as soon as it begins. */
function spent(player: Shown, { source, item }: Extract<Event, { type: 'activated' }>): Partial<Player> {
  if (source.from === 'set') return { sets: player.sets.filter((_, i) => i !== source.set) };
  if (source.from === 'recon') return { recon: player.recon.filter((ability) => ability !== source.ability) };
  if (source.from === 'item' && item && item in ITEMS) {
    return { items: player.items.map((track) => (track.id === item ? { ...track, spent: track.spent + 1 } : track)) };
  }
  return {};
}

export function applyEvent(stage: Stage, event: Event): Stage {
  if (!('seat' in event)) return stage;
  const { seat } = event;
  const before = stage.players[seat];
  const change = before && changeOf(before, event);
  if (!before || !change) return stage;
  const players = stage.players.map((player, i) => (i === seat ? { ...player, ...change.player } : player));
  const room = change.flash?.room ?? players[seat]?.room ?? 0;
  const flashes = change.flash ? [...stage.flashes.slice(1 - MOST_FLASHES), { ...change.flash, room }] : stage.flashes;
  return { ...stage, players, seat, flashes, ...(event.type === 'bossKilled' ? { cracked: seat } : {}) };
}
