import type { Seat } from '@/engine/game';
import { hiddenCards, openCards, showAll } from '@/engine/parts/cards/cards';
import { eyesOf } from '@/engine/parts/cards/eyes';
import type { BossId } from '@/games/vengeance/content/bosses';
import { denOf, type DenId } from '@/games/vengeance/content/dens';
import { GREEN_DIE, MONTAGE_DIE, RED_DIE, type FightFace, type MontageFace } from '@/games/vengeance/content/dice';
import type { HeroId } from '@/games/vengeance/content/heroes';
import type { MinionType } from '@/games/vengeance/content/minions';
import type { TileId } from '@/games/vengeance/content/tiles';
import type { CardId } from '@/games/vengeance/content/vengeanceCards';
import { vengeanceGame } from '@/games/vengeance/game';
import { Random } from '@/engine/random';
import { vengeanceDecisions, type Move } from '@/games/vengeance/rules/decisions';
import type { Event } from '@/games/vengeance/rules/events';
import type { Play } from '@/games/vengeance/rules/world';
import { lairIn } from '@/games/vengeance/rules/fight/scene';
import { playerOf, type Frame, type Options, type Player, type State } from '@/games/vengeance/rules/state';
import { ears } from '@tests/kit/ears';
import { situation, type Situation } from '@tests/kit/situation';

export type Scene = Situation<State, Move, Options, Event>;
type Change = (state: State) => void;

export const newGame = (options: Partial<Options> = {}, change?: Change, seed?: string): Scene => situation(vengeanceGame, options, change, seed);

export const handOf = (seat: Seat, ...cards: CardId[]) => {
  const hand = hiddenCards(cards);
  showAll(hand, eyesOf(seat));
  return hand;
};

/** Heroes without damage, cards, tiles and tokens. */
export function refresh(player: Player): void {
  Object.assign(player, {
    mind: [0, 0], skill: [0, 0], health: [0, 0], hand: hiddenCards(), inPlay: [], scored: [], slots: [[], [], [], []], recon: 0, wild: 0, vp: 0,
  });
}

export function putDen(state: State, place: number, id: DenId, boss: BossId, faceUp = false): void {
  const wild = denOf(id).zones.reduce((set, zone, i) => (zone.wild ? set | (1 << i) : set), 0);
  state.places[place] = { id, boss: faceUp ? openCards([boss]) : hiddenCards([boss]), wild };
}

const COMBAT: Frame = { kind: 'combat', turn: 1, step: 'next' };
const inCombat = (seat: Seat): Frame[] => [{ kind: 'match', step: 'advance' }, { ...COMBAT }, { kind: 'turn', seat, step: 'fight' }, { kind: 'ready', seat }];

/** Two heroes, fresh, the first of them in the Ready phase of Combat 1. */
export const ready = (change: Change = () => undefined, options: Partial<Options> = {}): Scene =>
  newGame({ seats: 2, heroes: ['kaja', 'shadowman'], quickstart: true, ...options }, (state) => {
    state.order = state.players.map((_, seat) => seat);
    state.players.forEach(refresh);
    state.frames = inCombat(0);
    change(state);
  });

export interface Storming {
  readonly den?: DenId;
  readonly boss?: BossId;
  readonly hero?: HeroId;
  readonly slots?: TileId[][];
  readonly options?: Partial<Options>;
  /** After the Den was entered. */
  readonly change?: Change;
}

/** A hero at the door: the Den is chosen, the first Run is to be decided. */
export function storm({ den = 'D2-1', boss = 'batoman', hero = 'kaja', slots, options, change }: Storming = {}): Scene {
  const s = ready(
    (state) => {
      putDen(state, 0, den, boss);
      if (slots) me(state).slots = [0, 1, 2, 3].map((slot) => slots[slot] ?? []);
    },
    { heroes: [hero, hero === 'shadowman' ? 'kaja' : 'shadowman'], ...options },
  );
  s.play(0, { kind: 'attack', place: 0 });
  return change ? s.change(change) : s;
}

export const me = (state: State): Player => playerOf(state, 0);
export const you = (state: State): Player => playerOf(state, 1);

/** The next Fight dice, the red ones and then the green one. */
export function dictate(s: Scene, red: readonly FightFace[], green?: FightFace): Scene {
  return s.draws(...red.map((face) => RED_DIE.indexOf(face)), ...(green ? [GREEN_DIE.indexOf(green)] : []));
}

/** Stays, and rolls these. */
export function roll(s: Scene, red: readonly FightFace[], green?: FightFace): Scene {
  dictate(s, red, green).play(0, { kind: 'stay' });
  return s;
}

/** A hero in a zone with these dice rolled, the actions to come; Skill is as many spaces down as dice are missing. */
export function rolled(red: readonly FightFace[], storming: Storming & { readonly zone?: string; readonly green?: FightFace } = {}): Scene {
  const { zone = 'A', green, change, ...rest } = storming;
  const s = storm({
    ...rest,
    change: (state) => {
      change?.(state);
      if (state.fight) state.fight.zone = zoneOf(state, zone);
    },
  });
  return roll(s, red, green);
}

export const zoneOf = (state: State, letter: string): number => lairIn(state).den.zones.findIndex((zone) => zone.letter === letter);

/** The number of an enemy by type and zone; the nth of them. */
export function enemy(s: Scene | State, type: MinionType | 'boss', letter = 'X', nth = 0): number {
  const state = 'state' in s ? s.state : s;
  const zone = zoneOf(state, letter);
  const found = lairIn(state).enemies.flatMap((each, i) => (each.type === type && each.zone === zone ? [i] : []))[nth];
  if (found === undefined) throw new Error(`no ${type} in ${letter}`);
  return found;
}

export const isAlive = (s: Scene, who: number): boolean => ((s.state.fight?.alive ?? 0) & (1 << who)) !== 0;

/** An enemy by type and zone. */
export type Who = readonly [type: MinionType | 'boss', zone?: string];

/** Leaves only these enemies alive. */
export const only = (...who: readonly Who[]) => (state: State): void => {
  if (state.fight) state.fight.alive = who.reduce((set, [type, letter]) => set | (1 << enemy(state, type, letter)), 0);
};

/** Montage dice as they will be rolled. */
export const montageDice = (s: Scene, ...faces: readonly MontageFace[]): Scene => s.draws(...faces.map((face) => MONTAGE_DIE.indexOf(face)));

/** A Montage about to begin: the first seat's opening window is all that is left before the dice are rolled. */
export const montage = (change: Change = () => undefined, options: Partial<Options> = {}): Scene =>
  newGame({ seats: 2, heroes: ['kaja', 'shadowman'], ...options }, (state) => {
    state.order = state.players.map((_, seat) => seat);
    state.players.forEach(refresh);
    delete state.draft;
    state.round = 3;
    me(state).hand = handOf(0, 'TK1');
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'roll' }, { kind: 'window', seat: 0, at: 'opening' }];
    change(state);
  });

/** Something that the rules do by themselves, done now, for positions that no play leads to. */
export const happen = (s: Scene, what: (run: Play) => void): Scene =>
  s.change((state) => {
    const random = Random.fromSeed('happen');
    vengeanceDecisions.begin(state, { random, stream: () => random, emit: ears([]) }, what);
  });
