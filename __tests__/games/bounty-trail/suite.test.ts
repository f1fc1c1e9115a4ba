import { bountyTrail } from '@/games/bounty-trail';
import { DEFAULT_OPTIONS, type Options } from '@/games/bounty-trail/rules/options';
import { describeGame } from '@tests/kit/describeGame';

const options = (changed: Partial<Options>): Options => ({ ...DEFAULT_OPTIONS, characters: [], ...changed });

describeGame(bountyTrail, {
  optionSets: [
    options({ seats: 1, level: 'tenderfoot' }),
    options({ seats: 1, level: 'legend', characters: ['chancer'] }),
    options({ seats: 2, recipe: 'gunslinger', characters: ['breaker', 'deadeye'] }),
    options({ seats: 3, recipe: 'outlaw', characterPowers: false, uprightCards: true, duel: 'die' }),
    options({ seats: 4, recipe: 'badlands', forcedMarch: false }),
    options({ seats: 4, recipe: 'greenhorn' }),
  ],
  games: 2,
  maxMoves: 300,
  sampled: ['planPath'],
});
