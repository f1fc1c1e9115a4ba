import { describeGame } from '@tests/kit/describeGame';
import { pig } from '@/games/pig';

describeGame(pig, {
  optionSets: [
    { seats: 1, goal: 100 },
    { seats: 2, goal: 100 },
    { seats: 4, goal: 50 },
    { seats: 2, goal: 50, headStart: [12, 0] },
  ],
  games: 4,
  maxMoves: 3000,
});
