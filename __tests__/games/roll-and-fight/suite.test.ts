import { rollAndFight } from '@/games/roll-and-fight';
import { DEFAULTS } from '@/games/roll-and-fight/rules/options';
import { describeGame } from '@tests/kit/describeGame';

describeGame(rollAndFight, {
  optionSets: [
    DEFAULTS,
    { ...DEFAULTS, rollingMode: 'throwBudget', diceLevel: 'hard', timeLevel: 'hard', pointsLevel: 'hard', heroes: ['shadowman'] },
    { ...DEFAULTS, seats: 2, heroPick: 'table', finalCountdownMs: 15_000 },
    { ...DEFAULTS, seats: 3, rollingMode: 'turns', heroPick: 'random' },
    { ...DEFAULTS, seats: 2, rollingMode: 'equalShare' },
  ],
  games: 1,
  maxMoves: 4000,
  // Rolling moves carry a time, of which `moves` offers only the earliest.
  sampled: ['roll', 'clock'],
  // Who is asked next, and how far an activation has come.
  bookkeeping: ['players.done', 'players.fight', 'players.resolution', 'players.activation'],
});
