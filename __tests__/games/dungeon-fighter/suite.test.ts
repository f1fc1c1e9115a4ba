import { dungeonFighter } from '@/games/dungeon-fighter';
import { DEFAULTS } from '@/games/dungeon-fighter/rules/options';
import { describeGame } from '@tests/kit/describeGame';

describeGame(dungeonFighter, {
  optionSets: [
    DEFAULTS,
    { ...DEFAULTS, party: 2, third: 'random', difficulty: 'insane' },
    { ...DEFAULTS, seats: 2, heroes: ['goldfinga', 'quill'], party: 4, second: 'brunna', third: 'fennick', difficulty: 'normal' },
    { ...DEFAULTS, seats: 4, heroes: ['pomegrana', 'goldfinga', 'mumble', 'torm'], party: 4, second: 'random', third: 'random', leader: -1 },
  ],
  games: 1,
  maxMoves: 900,
  sampled: ['throw', 'option', 'divine'],
  // What comes next, and how far the consequences of a throw have come.
  bookkeeping: ['frames', 'encounter.thrown', 'firstPlayer'],
});
