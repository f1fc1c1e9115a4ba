import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Lesson } from '@/table/learn/lesson';

import type { Move } from '../../rules/decisions';
import type { BattleState } from '../../rules/state';
import { DEFAULTS } from '../../rules/options';

const isAsked = (...kinds: readonly string[]) => (state: BattleState): boolean => kinds.includes(topFrame(state)?.kind ?? '');
const heroTurn = (state: BattleState) => nearestFrame(state, 'heroTurn');
const isOver = ({ result }: BattleState): boolean => result !== null;

/** Takahiro and three Comrades against Ushikado, Easy: hints at every new thing, then on to the end. */
export const firstBattle: Lesson<Move, BattleState> = {
  id: 'first-battle',
  title: 'A first battle, with hints',
  options: DEFAULTS,
  seed: 'first battle 1',
  names: ['Kit'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'You lead Takahiro and his three Comrades against Ushikado. On Easy his first Wound card is gone already and everybody moves 2 farther. Empty his bar until the last cube is gone.', point: 'Ushikado' },
    { kind: 'until', say: 'Everybody stands on a starting square. Swap them if you like, then begin.', point: 'Begin', done: (state) => !isAsked('places')(state) },
    { kind: 'until', say: 'The first in line acts. Look at the three open cards, then move and strike. Whenever you are not sure, ask what a good player would do.', point: 'What would you do?', done: (state) => heroTurn(state)?.acted === true || isOver(state) },
    { kind: 'until', say: 'The card you pulled lies in slot 1. Touch a slot to see on the field whom it would strike. End the turn when you are ready.', point: 'End the turn', done: (state) => (state.sequence[0] !== null && heroTurn(state)?.acted === false) || isOver(state) },
    { kind: 'until', say: 'Comrades are simpler: two attacks, two damage types each, and Life Force for everything. Let all of them act. Mind the slot with the hourglass.', done: (state) => heroTurn(state) === undefined || state.round > 1 || isOver(state) },
    { kind: 'until', say: 'Now he plays his slots. Each attack asks you how to defend: dodge what is worth dodging, take the rest. Comrades dodge with Life Force.', when: ({ round }) => round === 1, done: (state) => state.round > 1 || isOver(state) },
    { kind: 'until', say: 'Second round. Try to break a card: stand where it says, with the kind of attack it belongs to. A hero who is tired may Rest, and drink.', when: (state) => !isOver(state), done: (state) => state.round > 2 || isOver(state) },
    { kind: 'say', say: 'You have seen everything. Every empty bar takes a cube off his Wound card; take the last cube of the last card, and the battle is won. Whoever falls may stand up again with the Flask when their turn comes.', point: 'Ushikado', when: (state) => !isOver(state) },
    { kind: 'free', say: 'Fight it out. “What would you do?” keeps helping as long as you like.' },
  ],
};
