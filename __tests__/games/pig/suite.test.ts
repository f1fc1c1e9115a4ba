import { describeGame } from '@tests/kit/describeGame';
import { pig } from '@/games/pig';

describeGame(pig, {
  optionSets: [
    { seats: 1, goal: 100 },
    { seats: 2, goal: 50 },
    { seats: 4, goal: 100 },
  ],
  games: 5,
  maxMoves: 3000,
});
