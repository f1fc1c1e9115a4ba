import type { Lesson } from '@/table/contract';

import type { DfMove } from '../rules/decisions';
import type { DfState } from '../rules/state';
import { REQUIREMENTS } from '../content/requirements';
import { DIE_IN_HAND, MIDDLE, RIM } from './pointedAt';

/** Two heroes whose abilities ask nothing: the lesson never has to wait for an answer it did not explain. */
const PAIR = { seats: 1, party: 2, heroes: ['randolph'], second: 'pomegrana', difficulty: 'easy', leader: 0, assist: 'line' };

const goblinStands = ({ encounter, stats }: DfState): boolean => encounter !== undefined && stats.rooms <= 1;
const goblinIsDown = (state: DfState): boolean => !goblinStands(state);
const hasThrown = ({ stats }: DfState, throws: number): boolean => stats.throws >= throws;

/** In this seed a plain Goblin with 7 hit points waits in the first room, and behind it the Ghost of a Cook, who demands closed eyes. */
const FIRST_FIGHT: Lesson<DfMove, DfState> = {
  id: 'first-fight',
  title: 'Your first fight',
  options: PAIR,
  seed: 'lesson1314',
  names: ['You'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Fighting is throwing. The die must bounce on the table first, then stay on the board. The number it lies on is the damage.', point: RIM },
    { kind: 'say', say: 'Holes, bones and the table are misses, and a miss hurts the thrower. The pale middle is worth 10.', point: MIDDLE },
    {
      kind: 'do',
      say: 'Randolph is first. Put your finger on the die in its ring and flick it up the screen, briskly. The dotted line shows the way to a good first bounce.',
      point: DIE_IN_HAND,
      expect: { kind: 'throw' },
      otherwise: 'Flick the die towards the board.',
    },
    {
      kind: 'do',
      say: 'The dice go to the left: now Princess Pomegrana. Each colour sets off another ability of hers if the eye shows on top. Choose a die and flick. Softer is shorter.',
      point: ['Blue die:', 'Green die:', 'Red die:'],
      when: goblinStands,
      expect: { kind: 'throw' },
      otherwise: 'Choose a die and flick it towards the board.',
    },
    {
      kind: 'do',
      say: 'Third and last hero die. Plus and minus change how high you throw. Drag the rim of the board to walk round the table.',
      point: ['Throw higher', RIM],
      when: (state) => goblinStands(state) && !hasThrown(state, 3),
      expect: { kind: 'throw' },
      otherwise: 'Flick the die towards the board.',
    },
    {
      kind: 'until',
      say: 'All three dice are thrown: take a bonus die from the chest, or let everybody suffer and take the three back. Go on until the Goblin is down.',
      point: ['Throw a bonus die', 'Let everybody suffer'],
      done: goblinIsDown,
    },
    { kind: 'say', say: 'The Goblin is down, and its gold is yours. Dice you did not need become bonus dice, unless the party gave in.' },
    {
      kind: 'do',
      say: 'Now walk on. Rooms with a red sign demand a special throw of everybody. Take the other one: tap it to look, tap again to go.',
      point: 'Room B of floor 1',
      expect: { kind: 'chooseCorridor', room: 'b' },
      otherwise: 'That room is dangerous. Take room B with the coins.',
    },
    { kind: 'say', say: 'This one demands a special throw, too: the yellow sign under its name says which. There are 22 of them, and whoever does not do what is asked has missed, wherever the die lies.', point: REQUIREMENTS.blindShot.name },
    {
      kind: 'do',
      say: 'The Ghost of a Cook wants your eyes closed. Press the die and keep pressing: the screen goes black. Wait for the tick, about a second, then flick from memory.',
      point: DIE_IN_HAND,
      expect: { kind: 'throw' },
      otherwise: 'No backing down in this lesson: throw with your eyes closed.',
    },
    { kind: 'say', say: 'That was a special throw. Every one has its own trick, by touch or, on a phone that may feel it, by moving the phone: then a little phone beside the table switches between the two.', point: 'Throw by moving the phone' },
    { kind: 'free', say: 'That is the whole fight. Go down three floors, beat the boss behind the last room, and you have all won; if everybody has fainted at once, you have lost. Play on, or try all 22 throws on the practice range.', point: 'Practice range' },
  ],
};

const RANGE: Lesson<DfMove, DfState> = {
  id: 'practice-range',
  title: 'The practice range',
  options: { ...PAIR, assist: 'off' },
  seed: 'first25',
  names: ['You'],
  seat: 0,
  steps: [
    { kind: 'say', say: 'Tap the target sign at the edge of the table. Choose throws, combine them, and read what was measured.', point: 'Practice range' },
    // Short: the table below needs the room.
    { kind: 'free', say: 'Then, below: beat the boss of the last floor and you have all won; if everybody has fainted at once, you have lost.', point: 'Practice range' },
  ],
};

export const lessons: readonly Lesson<DfMove, DfState>[] = [FIRST_FIGHT, RANGE];
