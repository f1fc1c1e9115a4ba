import { roninsRevenge } from '@/games/ronins-revenge';
import { DEFAULTS, type Options } from '@/games/ronins-revenge/rules/options';
import { describeGame } from '@tests/kit/describeGame';

const against = (boss: Options['boss'], changes: Partial<Options> = {}): Options => ({ ...DEFAULTS, boss, ...changes });

describeGame(roninsRevenge, {
  optionSets: [
    DEFAULTS,
    against('ushikado', { seats: 2, difficulty: 'standard', modes: ['noLuck', 'dice'], others: 'heroes' }),
    against('nineFaces', { difficulty: 'hard', modes: ['noLuck'], others: 'heroes' }),
    against('kugi', { seats: 4, difficulty: 'standard', modes: ['dice', 'noLuck', 'dice', 'noLuck'] }),
  ],
  games: 1,
  maxMoves: 6000,
  // There are more ways over the field, facings and defences than are offered.
  sampled: ['turn', 'defend', 'cardMove', 'counter', 'extraAttack'],
  // A blow turns up which of the Actor's figures is true.
  reveals: ['struck'],
  // What a boss remembers of an attack under way, besides the next question.
  bookkeeping: ['frames', 'extra'],
});
