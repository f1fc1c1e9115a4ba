import { Random, makeStream } from '@/engine/random';
import type { AttackCard } from '@/games/ronins-revenge/content/boss';
import type { BossId } from '@/games/ronins-revenge/content/bosses';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import type { AttackCardId, HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import type { BattlePlan, Member } from '@/games/ronins-revenge/rules/plan';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';
import type { Play } from '@/games/ronins-revenge/rules/world';

import { ears } from '@tests/kit/ears';

import { at, boss, emptyField, place } from './battle';

/** Does something with the tools of the rules, and says what happened. */
export function does(state: BattleState, what: (run: Play) => void): BattleEvent[] {
  const random = new Random(makeStream('does'));
  const events: BattleEvent[] = [];
  battleDecisions.begin(state, { random, stream: () => random, emit: ears(events) }, what);
  return events;
}

/** Plays single moments of a battle on a field of the test's own. */

/** Answers by which nobody does anything about what happens. */
const QUIET: readonly string[] = ['takeIt', 'pass', 'refuseFare', 'stayDown', 'endTurn', 'begin'];

export interface Rig {
  readonly state: BattleState;
  readonly events: BattleEvent[];
  /** Begins this and answers everything quietly, unless `stop` names a question. */
  run(frame: BattleFrame, stop?: string): void;
  /** Gives an answer, then goes on quietly. */
  answer(move: Move, stop?: string): void;
  /** The kind of question that is open. */
  asked(): string | undefined;
  happened<T extends BattleEvent['type']>(type: T): Extract<BattleEvent, { readonly type: T }>[];
}

export function rig(state: BattleState, seed = 'rig'): Rig {
  const random = new Random(makeStream(seed));
  const events: BattleEvent[] = [];
  const table = { random, stream: () => random, emit: ears(events) };
  const quietly = (stop?: string): void => {
    for (let i = 0; i < 200; i++) {
      const [prompt] = battleDecisions.prompts(state);
      if (!prompt || state.frames[state.frames.length - 1]?.kind === stop) return;
      const moves = [...battleDecisions.moves(state, prompt.seat)];
      const move = moves.find(({ kind }) => QUIET.includes(kind)) ?? moves[moves.length - 1];
      if (!move) throw new Error(`no answer to ${prompt.kind}`);
      battleDecisions.play(state, prompt.seat, move, table);
    }
  };
  return {
    state, events,
    run: (frame, stop) => {
      battleDecisions.begin(state, table, (run) => run.call(frame));
      quietly(stop);
    },
    answer: (move, stop) => {
      const [prompt] = battleDecisions.prompts(state);
      battleDecisions.play(state, prompt?.seat ?? 0, move, table);
      quietly(stop);
    },
    asked: () => state.frames[state.frames.length - 1]?.kind,
    happened: <T extends BattleEvent['type']>(type: T) => events.filter((event): event is Extract<BattleEvent, { readonly type: T }> => event.type === type),
  };
}

/** A field with the boss and Comrades where the test wants them. */
export const field = (id: BossId, bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}, facing = 2): BattleState =>
  arranged({ boss: id, party: { takahiro: 'comrade', sayaka: 'comrade', kosuke: 'comrade', kensho: 'comrade' } }, bossAt, heroes, facing);

const withoutLuck = (hero: HeroId, comrades: readonly HeroId[]): Member => (comrades.includes(hero) ? 'comrade' : { loadout: RECOMMENDED_LOADOUTS[hero], noLuck: true });

/** The same with full heroes who fight without luck, but for these Comrades. */
export function heroField(id: BossId, bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>> = {}, comrades: readonly HeroId[] = [], facing = 2): BattleState {
  const member = (hero: HeroId): Member => withoutLuck(hero, comrades);
  return arranged({ boss: id, party: { takahiro: member('takahiro'), sayaka: member('sayaka'), kosuke: member('kosuke'), kensho: member('kensho') } }, bossAt, heroes, facing);
}

function arranged(plan: Partial<BattlePlan> & Pick<BattlePlan, 'boss'>, bossAt: SquareName, heroes: Partial<Record<HeroId, SquareName>>, facing: number): BattleState {
  const state = emptyField(plan.boss, plan);
  state.round = 1;
  state.reveals = 0;
  boss(state, bossAt).facing = facing;
  for (const [hero, square] of Object.entries(heroes)) place(state, hero as HeroId, square);
  return state;
}

/** The card lies in slot 1 and is played. */
export function playCard(on: Rig, card: AttackCardId, stop?: string): void {
  on.state.sequence[0] = { card, broken: false };
  on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null }, stop);
}

/** The printed range and pattern of a card; none where it makes no attack. */
export const reachOf = (card: AttackCard): { readonly range?: number; readonly pattern?: string } => (card.noAttack ? {} : { range: card.range, pattern: card.pattern });

export { at };
