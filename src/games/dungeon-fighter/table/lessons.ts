import type { Lesson } from '@/table/contract';

import type { DfMove } from '../rules/moves';

/** Two heroes whose abilities ask nothing: the lesson never has to wait for an answer it did not explain. */
const PAIR = { seats: 1, party: 2, heroes: ['randolph'], second: 'pomegrana', difficulty: 'easy', leader: 0, assist: 'line' };

/** In this seed a plain Goblin with 7 hit points waits in the first room. */
const FIRST_FIGHT: Lesson<DfMove> = {
  id: 'first-fight',
  title: 'Your first fight',
  options: PAIR,
  seed: 'first25',
  names: ['You'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Fighting is throwing. The die must bounce on the table first, then stay on the board. The number it lies on is the damage.' },
    { kind: 'say', say: 'Holes, bones and the table are misses, and a miss hurts the thrower. The red middle is worth 10.' },
    {
      kind: 'do',
      say: 'Randolph is first. Put your finger on the die in its ring and flick it up the screen, briskly. The dotted line shows the way to a good first bounce.',
      expect: { kind: 'throw' },
      otherwise: 'Flick the die towards the board.',
    },
    {
      kind: 'do',
      say: 'The dice go to the left: now Princess Pomegrana. Each colour sets off another ability of hers if the eye shows on top. Choose a die and flick. Softer is shorter.',
      point: 'Green die',
      expect: {},
      otherwise: 'Flick the die towards the board.',
    },
    {
      kind: 'do',
      say: 'Third and last hero die. Plus and minus change how high you throw. If the Goblin is already down, choose a corridor instead.',
      expect: {},
      otherwise: 'Flick the die towards the board.',
    },
    { kind: 'free', say: 'When all three dice are thrown you take a bonus die from the chest, or let everybody suffer and take the three back. Beat the Goblin and walk on.' },
  ],
};

/** In this seed the Ghost of a Cook demands closed eyes. */
const SPECIAL_THROW: Lesson<DfMove> = {
  id: 'special-throw',
  title: 'Your first silly throw',
  options: { ...PAIR, assist: 'off' },
  seed: 'first20',
  names: ['You'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Monsters, rooms and weapons can demand one of 22 special throws. The yellow sign under the monster says which. Hold a finger on it for the how.' },
    { kind: 'say', say: 'The Ghost of a Cook wants your eyes closed. If you do not do what is asked, the throw is a miss, wherever the die lies.' },
    {
      kind: 'do',
      say: 'Press the die and keep pressing: the screen goes black. Wait for the tick, about a second, then flick from memory.',
      expect: { kind: 'throw' },
      otherwise: 'No backing down in this lesson: throw with your eyes closed.',
    },
    { kind: 'say', say: 'That was a special throw. Every one has its own trick, by touch or by moving the phone. The little phone beside the table switches between the two.' },
    { kind: 'free', say: 'Play on. The target sign at the edge opens the practice range, where you can try all 22.', point: 'Practice range' },
  ],
};

const RANGE: Lesson<DfMove> = {
  id: 'practice-range',
  title: 'The practice range',
  options: { ...PAIR, assist: 'off' },
  seed: 'first25',
  names: ['You'],
  seat: 0,
  steps: [{ kind: 'free', say: 'Tap the target sign at the edge of the table. Choose throws, combine them, and read what was measured.', point: 'Practice range' }],
};

export const lessons: readonly Lesson<DfMove>[] = [FIRST_FIGHT, SPECIAL_THROW, RANGE];
