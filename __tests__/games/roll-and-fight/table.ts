import type { AbilityId, TileId } from '@/games/roll-and-fight/content/abilities';
import type { BossId } from '@/games/roll-and-fight/content/bosses';
import { SIDES, type Board, type DenId } from '@/games/roll-and-fight/content/dens';
import type { Action, Face } from '@/games/roll-and-fight/content/dice';
import type { HeroId } from '@/games/roll-and-fight/content/heroes';
import type { ItemId } from '@/games/roll-and-fight/content/items';
import type { MinionType } from '@/games/roll-and-fight/content/minions';
import { rollAndFightGame } from '@/games/roll-and-fight/game';
import type { Event } from '@/games/roll-and-fight/rules/events';
import type { Move, Source } from '@/games/roll-and-fight/rules/moves';
import { lairOf, playerAt } from '@/games/roll-and-fight/rules/scene';
import { DEAD, EVADED, type Options, type Player, type State } from '@/games/roll-and-fight/rules/state';
import { situation, type Situation } from '@tests/kit/situation';

/** A small world for Roll & Fight: situations are told in the words of the catalogue (rooms by letter, dice by letter). */
export type Table = Situation<State, Move, Options, Event>;

const FACE_LETTERS: Readonly<Record<string, Face | undefined>> = { M: 'move', G: 'gun', K: 'knife', D: 'doubleKnife', W: 'wound', '-': undefined };
/** The side of a Fighting die, from 1, that shows a face. */
const SIDE_OF: Readonly<Record<string, number>> = { M: 1, G: 3, K: 4, D: 5, W: 6 };

export interface Spec {
  readonly hero?: HeroId;
  readonly heroes?: readonly HeroId[];
  readonly boss?: BossId;
  readonly bosses?: readonly BossId[];
  readonly den?: DenId;
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly flashback?: readonly Action[];
  readonly room?: string;
  readonly tiles?: readonly TileId[];
  readonly recon?: readonly AbilityId[];
  /** Charges of items. */
  readonly charges?: Partial<Record<ItemId, number>>;
  readonly wounds?: number;
  readonly extraHealth?: number;
  readonly woundDice?: number;
  /** Dead minions, as room letter and type letters: "C:gg". */
  readonly dead?: readonly string[];
  /** Rooms that are empty of living minions. */
  readonly empty?: readonly string[];
  readonly visited?: readonly string[];
  /** Sets laid, as ability and dice letters. */
  readonly sets?: readonly (readonly [AbilityId, string])[];
  readonly change?: (player: Player, state: State) => void;
}

export const me = (table: Table, seat = 0): Player => playerAt(table.state, seat);

export function roomOf(player: Player, letter: string): number {
  const found = lairOf(player).den.rooms.findIndex((room) => room.id === letter);
  if (found < 0) throw new Error(`no room ${letter}`);
  return found;
}

const LETTER_TYPES: Readonly<Record<string, MinionType>> = { g: 'grunt', t: 'toughGuy', b: 'blocker', h: 'henchman', s: 'gunman' };

/** The n-th minion of a type in a room. */
export function minionOf(player: Player, letter: string, type: MinionType, nth = 0): number {
  const { inRoom, minions } = lairOf(player);
  const found = (inRoom[roomOf(player, letter)] ?? []).filter((minion) => minions[minion]?.type === type)[nth];
  if (found === undefined) throw new Error(`no ${type} ${nth} in ${letter}`);
  return found;
}

function kill(player: Player, text: string): void {
  const [letter = '', types = ''] = text.split(':');
  const counted: Record<string, number> = {};
  for (const type of types) {
    player.minions[minionOf(player, letter, LETTER_TYPES[type] ?? 'grunt', counted[type] ?? 0)] = DEAD;
    counted[type] = (counted[type] ?? 0) + 1;
  }
}

export function emptyRooms(player: Player, ...letters: readonly string[]): void {
  for (const letter of letters) for (const minion of lairOf(player).inRoom[roomOf(player, letter)] ?? []) player.minions[minion] = DEAD;
}

function prepare(state: State, player: Player, spec: Spec): void {
  if (spec.room !== undefined) {
    player.room = roomOf(player, spec.room);
    player.visited |= 1 << player.room;
  }
  for (const letter of spec.visited ?? []) player.visited |= 1 << roomOf(player, letter);
  for (const text of spec.dead ?? []) kill(player, text);
  emptyRooms(player, ...(spec.empty ?? []));
  player.tiles = [...(spec.tiles ?? [])];
  player.recon = [...(spec.recon ?? [])];
  for (const item of player.items) item.bought = spec.charges?.[item.id] ?? 0;
  player.wounds = spec.wounds ?? 0;
  player.extraHealth = spec.extraHealth ?? 0;
  if (spec.round !== undefined) state.round = spec.round;
  if (spec.flashback) state.flashback = [...spec.flashback];
  spec.change?.(player, state);
}

/** Everybody in the den, at the beginning of a Flashback Phase. Seat 0 is as the spec says. */
export function flashback(spec: Spec = {}): Table {
  const { seats = 1, den = '1A', hero = 'kaja', boss = 'donZemun' } = spec;
  const boards: Board[] = [Number(den.charAt(0)) as Board];
  for (const board of [1, 2, 3, 4, 5] as const) if (boards.length < seats && !boards.includes(board)) boards.push(board);
  const others = (['kaja', 'johnny', 'shadowman', 'gudrun'] as const).filter((other) => other !== hero);
  const bosses = spec.bosses ?? [boss, ...(['bandaboi', 'prez', 'sledgeRuiz', 'auditor'] as const).filter((other) => other !== boss)];
  const table = situation(rollAndFightGame, {
    seats, heroes: spec.heroes ?? [hero, ...others], bosses, boards, rollSettleMs: 0, ...spec.options,
  }).inRealTime();
  for (let seat = 0; seat < seats; seat++) table.play(seat, { type: 'chooseSide', side: seat === 0 && den.endsWith('B') ? SIDES[1] : SIDES[0] });
  table.change((state) => prepare(state, playerAt(state, 0), spec));
  table.events.length = 0;
  return table;
}

function take(state: State, dice: number): number[] {
  return state.supply.splice(0, dice);
}

export const facesOf = (letters: string): (Face | undefined)[] => letters.split('').map((letter) => FACE_LETTERS[letter]);

/** Puts these faces into a seat's pool, die for die; "-" is a die in hand. */
export function setPool(table: Table, letters: string, seat = 0): void {
  table.change((state) => {
    const player = playerAt(state, seat);
    const faces = facesOf(letters);
    while (player.pool.length > faces.length) {
      const die = player.pool.pop();
      if (die) state.supply.push(die.id);
    }
    while (player.pool.length < faces.length) player.pool.push(...take(state, 1).map((id) => ({ id, ready: 0 })));
    state.supply.sort((a, b) => a - b);
    player.pool = player.pool.map(({ id, ready }, i) => {
      const face = faces[i];
      return face === undefined ? { id, ready } : { id, ready, face };
    });
  });
}

/** The Rolling Phase, with these dice in the pool of seat 0. */
export function rolling(spec: Spec = {}, letters?: string): Table {
  const table = flashback(spec);
  for (let seat = 0; seat < (spec.seats ?? 1); seat++) table.play(seat, { type: 'ready' });
  if (letters !== undefined) setPool(table, letters);
  table.events.length = 0;
  return table;
}

/** The Fighting Phase, with these sets and wound dice already laid by seat 0. */
export function fight(spec: Spec = {}): Table {
  const table = rolling(spec);
  table.change((state) => {
    const player = playerAt(state, 0);
    player.sets = (spec.sets ?? []).map(([ability, letters]) => {
      const dice = take(state, letters.length);
      return { ability, dice: dice.map((id, i) => ({ id, face: facesOf(letters)[i] ?? 'wound' })) };
    });
    player.woundDice = take(state, spec.woundDice ?? 0);
  });
  for (let seat = 0; seat < (spec.seats ?? 1); seat++) if (table.asks(seat)) table.play(seat, { type: 'stop', t: table.state.rolling.clock });
  table.events.length = 0;
  return table;
}

/** The Resolution Phase; the change happens at the end of the fight. */
export function resolution(spec: Spec = {}, change?: (player: Player, state: State) => void): Table {
  const table = fight(spec);
  if (change) table.change((state) => change(playerAt(state, 0), state));
  for (let seat = 0; seat < (spec.seats ?? 1); seat++) table.play(seat, { type: 'endFight' });
  return table;
}

/** Dictates faces for the next roll of a seat. */
export const throws = (table: Table, letters: string, seat = 0): Table =>
  table.diceOf(seat, ...letters.split('').map((letter) => SIDE_OF[letter] ?? 0));

export const faceLetters = (player: Player): string =>
  player.pool.map((die) => Object.keys(FACE_LETTERS).find((letter) => FACE_LETTERS[letter] === die.face) ?? '?').join('');

/** Ids of pool dice by their places. */
export const dice = (table: Table, ...places: readonly number[]): number[] => places.map((place) => me(table).pool[place]?.id ?? -1);

export const spend = (table: Table, source: Source): readonly Event[] => table.play(0, { type: 'activate', source });
export const spendSet = (table: Table, ability: AbilityId): readonly Event[] =>
  spend(table, { from: 'set', set: me(table).sets.findIndex((set) => set.ability === ability) });
export const itemSource = (table: Table, id: ItemId): Source => ({ from: 'item', item: me(table).items.findIndex((item) => item.id === id) });
export const spendItem = (table: Table, id: ItemId): readonly Event[] => spend(table, itemSource(table, id));
export const target = (table: Table, letter: string, type: MinionType, nth = 0): Move => ({
  type: 'resolve', target: { kind: 'minion', minion: minionOf(me(table), letter, type, nth) },
});
export const strike = (table: Table, letter: string, type: MinionType, nth = 0): readonly Event[] => table.play(0, target(table, letter, type, nth));
export const strikeBoss = (table: Table): readonly Event[] => table.play(0, { type: 'resolve', target: { kind: 'boss' } });
export const toRoom = (table: Table, letter: string): Move => ({ type: 'resolve', target: { kind: 'room', room: roomOf(me(table), letter) } });
export const go = (table: Table, letter: string): readonly Event[] => table.play(0, toRoom(table, letter));

export const isDeadMinion = (table: Table, letter: string, type: MinionType, nth = 0): boolean =>
  ((me(table).minions[minionOf(me(table), letter, type, nth)] ?? 0) & DEAD) !== 0;
export const isEvaded = (table: Table, letter: string, type: MinionType, nth = 0): boolean =>
  ((me(table).minions[minionOf(me(table), letter, type, nth)] ?? 0) & EVADED) !== 0;
export const here = (table: Table): string => lairOf(me(table)).den.rooms[me(table).room]?.id ?? '';

/** What the running step may be aimed at, in short: "C:grunt", "boss", "H". */
export function aims(table: Table): string[] {
  const { den, minions } = lairOf(me(table));
  const letter = (room: number): string => den.rooms[room]?.id ?? '';
  return table.moves(0).flatMap((move) => {
    if (move.type !== 'resolve') return [];
    if (move.target.kind === 'boss') return ['boss'];
    if (move.target.kind === 'room') return [letter(move.target.room)];
    if (move.target.kind === 'choice') return [move.target.choice.action];
    const minion = minions[move.target.minion];
    return minion ? [`${letter(minion.room)}:${minion.type}`] : [];
  });
}
