import { nearestFrame } from '@/engine/decisions/frames';
import { makeStream, Random } from '@/engine/random';
import type { BossId } from '@/games/ronins-revenge/content/bosses';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import type { SlotForecast } from '@/games/ronins-revenge/preview/sequence';
import type { BlowForecast, LossForecast, StrikeForecast } from '@/games/ronins-revenge/preview/strikes';
import { clone } from '@/games/ronins-revenge/rules/clone';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { enemyOf, isHeroRef, type FigureRef } from '@/games/ronins-revenge/rules/refs';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { anyOptions } from './battleFuzz';

/** Positions of random battles, and what really comes of them when nobody answers anything: what forecasts are compared with. */

/** What the rules do when nobody adds or answers anything. */
const QUIET: readonly Move['kind'][] = ['takeIt', 'pass', 'stay', 'nobody', 'noDestiny', 'strike', 'declineSpecial', 'endTurn'];

const DIE = 6;

/** Real chance, but for dice: they lie on their blank side, as forecasts say that they do. */
class BlankDice extends Random {
  constructor(seed: string) {
    super(makeStream(seed));
  }

  override below(bound: number): number {
    return bound === DIE ? 0 : super.below(bound);
  }
}

export interface Asked {
  readonly state: BattleState;
  readonly view: BattleState;
  readonly seat: number;
  readonly kind: string;
}

const MOST_MOVES = 600;

/** Battles against a boss with any party, level, difficulty, kits and story; so many questions on the way. */
export function* questionsOf(boss: BossId, seed: string, most: number): Iterable<Asked> {
  const choices = Random.fromSeed(`${seed} ${boss}`);
  const table = { random: choices, stream: () => choices, emit: () => undefined };
  for (let told = 0; told < most;) {
    const state = battleGame.setup(anyOptions(choices, boss), table);
    for (let n = 0; n < MOST_MOVES && state.result === null && told < most; n++) {
      const [prompt] = battleGame.prompts(state);
      if (!prompt) break;
      const { seat, kind } = prompt;
      const view = battleGame.view(state, seat);
      told += 1;
      yield { state, view, seat, kind };
      const moves = [...battleGame.moves(view, seat)];
      const attacks = moves.filter((move) => move.kind === 'attack' || move.kind === 'padAttack');
      battleGame.play(state, seat, choices.pick(attacks.length > 0 && choices.chance(2, 3) ? attacks : moves), table);
    }
  }
}

/** A copy with nobody else to act in this round. */
export function withoutOthers(state: BattleState): BattleState {
  const copy = clone(state);
  for (const frame of copy.frames) if (frame.kind === 'round') frame.turn = copy.line.length;
  return copy;
}

/** The part of a round in which something comes: before the slots, in one of them, after them. */
export type Part = 'first' | number | 'last';

const AFTER_THE_SLOTS: readonly unknown[] = ['minions', 'endWindow', 'endFirst', 'expire', 'endLast', 'endReveal', 'clear', 'rotate'];

/** Where the round is. */
export function partOf(state: BattleState): Part {
  const slot = nearestFrame(state, 'slot')?.slot;
  if (slot !== undefined) return slot;
  return AFTER_THE_SLOTS.includes(nearestFrame(state, 'round')?.step) ? 'last' : 'first';
}

/** An event, and how things stood at that line. */
export interface Happened {
  readonly event: BattleEvent;
  readonly part: Part;
  readonly threat: string;
  /** Where the enemy stands that begins to strike. */
  readonly from?: number;
  readonly facing?: number;
}

/** Goes on quietly on the state itself, after `first` if there is one, until this is asked or has happened; everything that happens. */
export function playedOut(state: BattleState, until: (event: BattleEvent | undefined, asked: string) => boolean, first?: readonly [seat: number, move: Move], random: Random = new BlankDice('foretold')): Happened[] {
  const found: Happened[] = [];
  const emit = (event: BattleEvent): void => {
    const enemy = event.type === 'strikeBegan' ? enemyOf(state, event.by) : undefined;
    found.push({ event, part: partOf(state), threat: state.threat, ...(enemy ? { from: enemy.anchor, facing: enemy.facing } : {}) });
  };
  const table = { random, stream: () => random, emit };
  if (first) battleGame.play(state, first[0], first[1], table);
  while (state.result === null) {
    const [prompt] = battleGame.prompts(state);
    if (!prompt || found.some(({ event }) => until(event, '')) || until(undefined, prompt.kind)) break;
    const moves = [...battleGame.moves(state, prompt.seat)];
    const move = moves.find(({ kind }) => QUIET.includes(kind)) ?? moves[0];
    if (!move) break;
    battleGame.play(state, prompt.seat, move, table);
  }
  return found;
}

export const roundIsOver = (event: BattleEvent | undefined): boolean => event?.type === 'roundEnded';

/** What of a strike can be seen from outside. */
type SeenStrike = Pick<StrikeForecast, 'by' | 'name' | 'type' | 'target' | 'targets' | 'way' | 'from' | 'facing'> & { blows: BlowForecast[] };

/** What came in one part of a round. */
export interface Came {
  readonly strikes: SeenStrike[];
  /** The blows of the strike that had begun before. */
  readonly blows: BlowForecast[];
  readonly losses: Omit<LossForecast, 'falls'>[];
  /** By name: who falls of a blow and who of something else is told apart, not which comes first. */
  readonly fallen: HeroId[];
  readonly walks: Map<FigureRef, number[]>;
  /** Blows that have fallen and not yet taken anything. */
  owed: number;
  lost: boolean;
  threat: string;
}

export const nothing = (threat: string): Came => ({ strikes: [], blows: [], losses: [], fallen: [], walks: new Map(), owed: 0, lost: false, threat });

/** Everything that came, part by part. */
export function cameOf(happened: readonly Happened[]): Map<Part, Came> {
  const parts = new Map<Part, Came>();
  for (const each of happened) {
    const came = parts.get(each.part) ?? nothing(each.threat);
    parts.set(each.part, came);
    came.threat = each.threat;
    note(came, each);
  }
  return parts;
}

function note(came: Came, { event, from = -1, facing = -1 }: Happened): void {
  const blows = came.strikes[came.strikes.length - 1]?.blows ?? came.blows;
  if (event.type === 'cardLost') came.lost = true;
  else if (event.type === 'stepped' && (event.gait === 'boss' || event.gait === 'minion')) came.walks.set(event.who, [...(came.walks.get(event.who) ?? []), event.square]);
  else if (event.type === 'strikeBegan') {
    const { by, name, damageType, target, targets } = event;
    came.strikes.push({ by, name, type: damageType, target, targets, way: came.walks.get(by) ?? [], from, facing, blows: [] });
    came.walks.delete(by);
  } else if (event.type === 'dodged') blows.push({ hero: event.hero, dodged: true, damage: 0, lines: [], falls: false });
  else if (event.type === 'heroStruck') {
    blows.push({ hero: event.hero, dodged: false, damage: event.damage, lines: event.lines, falls: false });
    came.owed += 1;
  } else if (event.type === 'hpLost' && isHeroRef(event.who) && event.cause.why === 'attack' && came.owed > 0) came.owed -= 1;
  else if (event.type === 'hpLost' && isHeroRef(event.who)) came.losses.push({ hero: event.who, n: event.n, why: event.cause.why });
  else if (event.type === 'fell') {
    came.fallen.push(event.hero);
    came.fallen.sort();
  }
}

/** A part of a round as it was foretold, in the words of what came. */
export function toldOf({ strikes, losses, walks, lost, threat }: Pick<SlotForecast, 'strikes' | 'losses' | 'walks' | 'lost' | 'threat'>, begun: boolean): Came {
  const seen = strikes.map(({ by, name, type, target, targets, way, from, facing, blows }): SeenStrike => ({ by, name, type, target, targets, way, from, facing, blows: blows.map((blow) => ({ ...blow, falls: false })) }));
  const fallen = [...strikes.flatMap(({ blows }) => blows), ...losses].filter(({ falls }) => falls).map(({ hero }) => hero).sort();
  return {
    strikes: begun ? seen.slice(1) : seen, blows: begun ? (seen[0]?.blows ?? []) : [], losses: losses.map(({ hero, n, why }) => ({ hero, n, why })),
    fallen, walks: new Map(walks.map(({ by, way }) => [by, [...way]])), owed: 0, lost, threat,
  };
}

/** Whether the slot was foretold for certain. */
export const isSure = ({ unsure, kind, swallowed }: SlotForecast): boolean => unsure === undefined && kind !== 'open' && !swallowed;
