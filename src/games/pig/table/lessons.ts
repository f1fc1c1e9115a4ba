import type { Lesson } from '@/table/contract';

import type { PigMove } from '../rules/state';

/** The seed's dice: 4 and 6 for the learner, 3 for Ada, then 4 and the dreaded 1. */
export const lessons: readonly Lesson<PigMove>[] = [
  {
    id: 'first-turns',
    title: 'Your first turns',
    options: { seats: 2, goal: 50 },
    seed: 'lesson51',
    names: ['Kit', 'Ada'],
    seat: 0,
    steps: [
      { kind: 'say', say: 'Pig is a race to 50 points with a single die. You are Kit. The disc on your lane shows the points you have kept.', point: 'Kit:' },
      { kind: 'do', say: 'Roll. Tap the die, hold it to shake, or shake the phone.', point: 'Die', expect: { type: 'roll' }, otherwise: 'Roll first: there is nothing to keep yet.' },
      { kind: 'do', say: 'A 4! It counts for this turn only; the ring on your lane shows where it would take you. Roll once more.', point: 'Roll', expect: { type: 'roll' }, otherwise: 'Four points are not much. Risk one more roll.' },
      { kind: 'do', say: 'A 6: ten points this turn. Another roll could bring more, but a 1 would take all ten. Hold to keep them.', point: 'Hold', expect: { type: 'hold' }, otherwise: 'Ten points are worth keeping. Hold this time.' },
      { kind: 'watch', say: 'Kept: those ten are yours for good. Now Ada rolls.', seat: 1, move: { type: 'roll' } },
      { kind: 'watch', say: 'She has 3 and does not dare more.', seat: 1, move: { type: 'hold' } },
      { kind: 'do', say: 'Your turn again.', point: 'Roll', expect: { type: 'roll' }, otherwise: 'Roll first.' },
      { kind: 'do', say: 'Another 4. Feeling lucky? Roll again.', point: 'Roll', expect: { type: 'roll' }, otherwise: 'Just this once, be greedy.' },
      { kind: 'say', say: 'A 1! The four points of this turn are gone and so is your turn, but the ten you kept stay. That is all of Pig: when to stop.', point: 'Kit:' },
      { kind: 'free', say: 'Play on against Ada, or leave whenever you like. Many hold at about 20.' },
    ],
  },
];
