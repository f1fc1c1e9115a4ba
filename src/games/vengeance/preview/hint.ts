import { countBits, type Lair } from '../rules/fight/lair';
import { bitsOf } from '../rules/fight/targets';
import { enemyName, zoneName } from '../rules/fight/names';
import { listedOrNothing } from '../rules/describe';
import { vengeanceDecisions, type Move } from '../rules/decisions';
import { fightOf } from '../rules/fight/scene';
import { problemOf, type RollProblem } from '../rules/solving/problem';
import { RollSolver, type Solution } from '../rules/solving/solver';
import { exitHurt, hurtAt } from '../rules/solving/values';
import type { LeafValue } from '../rules/solving/leaf';
import type { Seat } from '@/engine/game';
import type { State } from '../rules/state';
import { FIGHT_ROLLS } from '../content/rounds';

/** What the best use of a roll comes to, in words; the moves only if somebody asks again (VG-285). */
export interface Hint {
  readonly kills: number;
  /** "Two could fall: the Grunt in zone A and Batoman." */
  readonly words: string;
  /** "Begin with: Hit the Grunt in zone A." */
  readonly next: string;
  readonly move: Move | undefined;
}

/** The Boss is worth more than a Minion, a Minion more than a wound; on the last roll the way out counts as well. */
const valueIn = (lastRoll: boolean, health: number): LeafValue => (leaf, lair) => {
  const boss = (leaf.alive & lair.bossBit) === 0 ? 2 : 0;
  const hurt = leaf.hurt + hurtAt(lair, leaf) + (lastRoll ? exitHurt(lair, leaf.zone, leaf.alive) : 0);
  return countBits(lair.everybody & ~leaf.alive) + boss + (leaf.alive === 0 ? 2 : 0) - 0.3 * hurt - (hurt >= health ? 3 : 0) - (leaf.item >= 0 ? 0.2 : 0);
};

/** Positions of one slice: about a millisecond, so that no frame waits. */
const SLICE = 250;

/** Looks for the best way in slices: yields between them, returns the hint. */
export function* findHint(state: State, seat: Seat): Generator<undefined, Hint> {
  const problem = problemOf(state);
  const solver = new RollSolver(problem, valueIn(fightOf(state).roll === FIGHT_ROLLS, problem.health));
  while (!solver.run(SLICE)) yield undefined;
  return hintOf(state, seat, problem, solver.solution());
}

/** "Hit the Grunt in zone A", as the button says it. */
function moveWords(state: State, seat: Seat, move: Move): string {
  const { label, help } = vengeanceDecisions.label(state, seat, move);
  return move.kind === 'convert' || move.kind === 'gain' || move.kind.startsWith('useItem') ? `use ${label}${help ? ` (${help.replace(/\.$/, '')})` : ''}` : label;
}

function hintOf(state: State, seat: Seat, { lair, alive }: RollProblem, { line, leaf }: Solution): Hint {
  const dead = bitsOf(alive & ~leaf.alive);
  const [move] = line;
  return {
    kills: dead.length,
    words: `${killWords(lair, dead)} ${afterWords(lair, leaf)}`,
    next: move ? `Begin so: ${moveWords(state, seat, move)}.` : 'Nothing you have does any good now: end the roll.',
    move,
  };
}

const NUMBERS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function killWords(lair: Lair, dead: readonly number[]): string {
  if (dead.length === 0) return 'Nobody can be killed with this roll.';
  return `${NUMBERS[dead.length] ?? dead.length} can fall in this roll: ${listedOrNothing(dead.map((enemy) => enemyName(lair, enemy)))}.`;
}

function afterWords(lair: Lair, leaf: Solution['leaf']): string {
  if (leaf.alive === 0) return 'That clears the Den.';
  const hurt = leaf.hurt + hurtAt(lair, leaf);
  return `You would end in ${zoneName(lair, leaf.zone)}${hurt > 0 ? ` and take ${hurt} Hurt` : ', unhurt'}.`;
}
