import { vengeance } from '@/games/vengeance';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { describeGame } from '@tests/kit/describeGame';

describeGame(vengeance, {
  optionSets: [
    DEFAULTS,
    { ...DEFAULTS, heroes: ['leaPistolera'], timer: 3 },
    { ...DEFAULTS, seats: 2, leftOut: 'lordz' },
    { ...DEFAULTS, seats: 3, hardcoreMontage: true, timer: 6 },
    { ...DEFAULTS, seats: 3, quickstart: true },
    { ...DEFAULTS, seats: 4, heroes: ['leaPistolera', 'littleGudrun', 'johnnySilver', 'kaja'] },
  ],
  games: 2,
  maxMoves: 6000,
  // Upgrades may be arranged in more ways than are offered.
  sampled: ['ready'],
});
