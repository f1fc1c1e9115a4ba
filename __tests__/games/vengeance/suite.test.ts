import { vengeance } from '@/games/vengeance';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { describeGame } from '@tests/kit/describeGame';

describeGame(vengeance, {
  optionSets: [
    DEFAULTS,
    { ...DEFAULTS, seats: 2, leftOut: 'lordz' },
    { ...DEFAULTS, seats: 3, hardcoreMontage: true, timer: 6 },
    { ...DEFAULTS, seats: 3, heroes: ['kaja', 'leaPistolera', 'shadowman'] },
    { ...DEFAULTS, seats: 4 },
    { ...DEFAULTS, seats: 4, quickstart: true, heroes: ['leaPistolera', 'littleGudrun', 'johnnySilver', 'kaja'] },
  ],
  games: 1,
  maxMoves: 6000,
  // Upgrades may be arranged in more ways than are offered.
  sampled: ['ready'],
  // Hands and peeks are secret there, what is done with them is not.
  openly: ['ready', 'window'],
  // Who stands ready to strike, and what counts no more in this roll or fight.
  bookkeeping: ['frames', 'fight.activated', 'achievements.taken'],
});
