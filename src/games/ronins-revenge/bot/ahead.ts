import { nearestFrame, topFrame, type FrameOf } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { makeStream, Random } from '@/engine/random';

import type { HeroId } from '../content/terms';
import { clone } from '../rules/clone';
import { battleDecisions, type Move } from '../rules/decisions';
import { damageAgainst } from '../rules/damage/strike';
import { attackCard } from '../rules/hero/attack/card';
import { usableNamed } from '../rules/hero/cards';
import { imagineBattle } from '../rules/imagine';
import { crossedOn } from '../rules/lines/questions';
import { isOver, isStanding, type BattleFrame, type BattleState } from '../rules/state';
import { defend } from './defence';
import { figureWorthChoosing } from './figures';
import { damageNow } from './plan';
import { worthOf } from './worth';

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

/** The first of the offers that promises most; undefined: none promises anything. */
function most(offered: readonly Move[], promise: (move: Move) => number): Move | undefined {
  let best: Move | undefined;
  let highest = 0;
  for (const move of offered) {
    const value = promise(move);
    if (value <= highest) continue;
    highest = value;
    best = move;
  }
  return best;
}

/** The stronger of the attacks with which a blow may be answered. */
function counterOf(state: BattleState, hero: HeroId, offered: readonly Move[]): Move | undefined {
  const weapon = state.heroes[hero].primed?.weapon === 1 ? 1 : 0;
  return most(offered, (move) => (move.kind === 'counter' ? 1 + (attackCard(state, hero, { weapon, attack: move.attack })?.damage ?? 0) : 0));
}

/** The strongest of the attacks that a card gives. */
const extraOf = (state: BattleState, hero: HeroId, offered: readonly Move[]): Move | undefined =>
  most(offered, (move) => (move.kind === 'attack' ? damageNow(state, hero, { choice: { weapon: move.weapon, attack: move.attack }, aim: move }) : 0));

/** The way through most enemies: whoever may cross them does so to hurt them. */
const crossing = (state: BattleState, offered: readonly Move[]): Move | undefined =>
  most(offered, (move) => (move.kind === 'walk' ? crossedOn(state, move.way).length : 0));

/** In the head an ultimate is kept for whoever would fall: what else it is good for is judged when its moment has come. */
function cardAgainst(state: BattleState, { hero, at, about }: FrameOf<BattleState, 'interrupt'>, offered: readonly Move[]): Move | undefined {
  const strike = nearestFrame(state, 'strike');
  const isDeadly = at === 'wouldFall' || (strike !== undefined && about !== null && damageAgainst(state, strike, about) >= state.heroes[about].hp);
  return offered.find((move) => move.kind === 'useCard' && (isDeadly || usableNamed(state, hero, move.card)?.from !== 'ultimate'));
}

/** What nobody regrets, where one of these is offered. */
const QUIET: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['pass', 'stay', 'nobody', 'noDestiny', 'declineSpecial']);

/** What somebody does who makes use of what is offered; undefined: nothing. */
function boldAnswerTo(state: BattleState, frame: BattleFrame, offered: readonly Move[]): Move | undefined {
  switch (frame.kind) {
    case 'counter': return counterOf(state, frame.hero, offered);
    case 'interrupt': return frame.at === 'wouldFall' || frame.at === 'beforeDamage' ? cardAgainst(state, frame, offered) : undefined;
    case 'extraAttack': return extraOf(state, frame.hero, offered);
    case 'cardMove': return frame.straight ? crossing(state, offered) : undefined;
    case 'chooseFigure': {
      const figure = figureWorthChoosing(state, frame.options);
      return offered.find((move) => move.kind === 'choose' && move.figure === figure);
    }
    default: return undefined;
  }
}

/** What somebody sensible answers without thinking long. */
function answerTo(state: BattleState, frame: BattleFrame, seat: Seat): Move | undefined {
  // RR-124: who is asked in the middle of a turn has its Main Action still to come.
  if (frame.kind === 'turn') return nearestFrame(state, 'heroTurn')?.acted === false ? { kind: 'rest', choice: 'A', flask: false } : { kind: 'endTurn' };
  if (frame.kind === 'defend') return defend(state, frame.hero);
  if (frame.kind === 'attackModifiers') return { kind: 'strike' };
  const offered = [...battleDecisions.moves(state, seat)];
  return boldAnswerTo(state, frame, offered) ?? offered.find(({ kind }) => QUIET.has(kind)) ?? offered[0];
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

const SPECIAL_OR_NOT: readonly Move[] = [{ kind: 'useSpecial' }, { kind: 'declineSpecial' }];

/** A Special Ability may lead its hero into harm: both are tried. */
function betterOf(state: BattleState, seat: Seat, answers: readonly Move[], untilTurn: boolean): Move | undefined {
  const worthAfter = (move: Move): number => {
    const tried = clone(state);
    battleDecisions.play(tried, seat, move, TABLE);
    settle(tried, state.round, untilTurn);
    return worthOf(tried);
  };
  return answers.reduce<{ readonly move: Move; readonly worth: number } | undefined>((best, move) => {
    const worth = worthAfter(move);
    return best && best.worth >= worth ? best : { move, worth };
  }, undefined)?.move;
}

/** More than any round asks. */
const MOST_ANSWERS = 80;

/** Answers until the round is over, or until the hero may go on with its turn. */
function settle(state: BattleState, round: number, untilTurn: boolean): void {
  for (let i = 0; i < MOST_ANSWERS && !isOver(state) && state.round === round; i++) {
    const top = topFrame(state);
    const [prompt] = battleDecisions.prompts(state);
    if (!top || !prompt || (untilTurn && top.kind === 'turn')) return;
    const move = top.kind === 'special' ? betterOf(state, prompt.seat, SPECIAL_OR_NOT, untilTurn) : answerTo(state, top, prompt.seat);
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
    const state = this.upTo(seat, moves);
    if (state) settle(state, this.known.round, false);
    return state;
  }

  /** How things stand when these answers have been given, and the hero may go on with its turn. */
  upTo(seat: Seat, moves: readonly Move[]): BattleState | undefined {
    const state = clone(this.known);
    for (const move of moves) {
      if (isOver(state) || topFrame(state)?.kind !== 'turn') break;
      if (battleDecisions.refusal(state, seat, move) !== undefined) return undefined;
      battleDecisions.play(state, seat, move, TABLE);
      settle(state, this.known.round, true);
    }
    return state;
  }

  /** How things stand when the round is over, if the question that is open is answered like this. */
  answered(seat: Seat, move: Move): BattleState {
    const state = clone(this.known);
    battleDecisions.play(state, seat, move, TABLE);
    settle(state, this.known.round, false);
    return state;
  }
}
