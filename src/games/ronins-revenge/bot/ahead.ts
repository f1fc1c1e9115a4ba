import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { makeStream, Random } from '@/engine/random';

import type { HeroId } from '../content/terms';
import { clone } from '../rules/clone';
import { battleDecisions, type Move } from '../rules/decisions';
import { attackCard } from '../rules/hero/attack/card';
import { imagineBattle } from '../rules/imagine';
import { isOver, isStanding, type BattleFrame, type BattleState } from '../rules/state';
import { defend } from './defence';

/** The rest of the round, played in the head by the rules themselves. */

/** Chance as it usually falls: every die shows a middling face. */
class Middling extends Random {
  constructor() {
    super(makeStream('ahead'));
  }

  override below(bound: number): number {
    return (bound - 1) >> 1;
  }
}

export const MIDDLING: Random = new Middling();
export const TABLE = { random: MIDDLING, stream: () => MIDDLING, emit: () => undefined };

/** The stronger of the attacks with which a blow may be answered. */
function counterOf(state: BattleState, hero: HeroId, offered: readonly Move[]): Move | undefined {
  const weapon = state.heroes[hero].primed?.weapon === 1 ? 1 : 0;
  let best: Move | undefined;
  let most = -1;
  for (const move of offered) {
    const damage = move.kind === 'counter' ? (attackCard(state, hero, { weapon, attack: move.attack })?.damage ?? 0) : -1;
    if (damage <= most) continue;
    most = damage;
    best = move;
  }
  return best;
}

/** What nobody regrets, where one of these is offered. */
const QUIET: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['pass', 'stay', 'nobody', 'noDestiny', 'declineSpecial']);

/** What somebody sensible answers without thinking long. */
function answerTo(state: BattleState, frame: BattleFrame, seat: Seat): Move | undefined {
  if (frame.kind === 'turn') return { kind: 'endTurn' };
  if (frame.kind === 'defend') return defend(state, frame.hero);
  if (frame.kind === 'attackModifiers') return { kind: 'strike' };
  const offered = [...battleDecisions.moves(state, seat)];
  const hurts = frame.kind === 'interrupt' && (frame.at === 'wouldFall' || frame.at === 'beforeDamage');
  const first = frame.kind === 'counter' ? counterOf(state, frame.hero, offered) : hurts ? offered.find(({ kind }) => kind === 'useCard') : undefined;
  return first ?? offered.find(({ kind }) => QUIET.has(kind)) ?? offered[0];
}

/** Heroes who have still to act will take cards that nobody knows: their turns are left out, and so are their slots. */
function leaveOthersOut(state: BattleState): void {
  const round = nearestFrame(state, 'round');
  const [card] = state.attackSet;
  if (!round || card === undefined) return;
  let place = state.sequence.indexOf(null) + (nearestFrame(state, 'heroTurn')?.acted === false ? 1 : 0);
  for (const id of state.line.slice(round.turn)) {
    if (place >= state.sequence.length || !(isStanding(state.heroes[id]) || state.heroes[id].charges > 0)) continue;
    state.sequence[place] = { card, broken: true };
    place += 1;
  }
  round.turn = state.line.length;
}

/** More than any round asks. */
const MOST_ANSWERS = 80;

/** Answers until the round is over, or until the hero may go on with its turn. */
function settle(state: BattleState, round: number, untilTurn: boolean): void {
  for (let i = 0; i < MOST_ANSWERS && !isOver(state) && state.round === round; i++) {
    const top = topFrame(state);
    const [prompt] = battleDecisions.prompts(state);
    if (!top || !prompt || (untilTurn && top.kind === 'turn')) return;
    const move = answerTo(state, top, prompt.seat);
    if (!move) return;
    battleDecisions.play(state, prompt.seat, move, TABLE);
  }
}

export class Ahead {
  private readonly known: BattleState;

  constructor(view: BattleState) {
    this.known = imagineBattle(view, MIDDLING);
    leaveOthersOut(this.known);
  }

  /** How things stand when the round is over, if these answers are given on the own turn; undefined: they cannot be given. */
  after(seat: Seat, moves: readonly Move[]): BattleState | undefined {
    const state = clone(this.known);
    const { round } = state;
    for (const move of moves) {
      if (isOver(state) || topFrame(state)?.kind !== 'turn') break;
      if (battleDecisions.refusal(state, seat, move) !== undefined) return undefined;
      battleDecisions.play(state, seat, move, TABLE);
      settle(state, round, true);
    }
    settle(state, round, false);
    return state;
  }
}
