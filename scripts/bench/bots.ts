/** How fast the bots of the engine think: imagined games per CPU second, on one core. */
import { decide } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import { searchBot } from '@/engine/bots/search';
import { Random } from '@/engine/random';
import { pigGame } from '@/games/pig/game';

import { bidsGame } from '../../__tests__/kit/toys/bids';
import { stakesGame } from '../../__tests__/kit/toys/stakes';
import { situation } from '../../__tests__/kit/situation';
import { duel, markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';

const PLAYOUTS = 2000;
const WORLDS = 5000;

const pigNow = situation(pigGame, { seats: 2 }, (state) => { state.turnTotal = 14; });
const bidsNow = situation(bidsGame);
const stakesNow = situation(stakesGame);

const rates = duel({
  pig: () => (decide(searchBot(pigGame, { playouts: PLAYOUTS }).think(pigNow.view(0), 0, Random.fromSeed('bench'))), PLAYOUTS),
  bids: () => (decide(searchBot(bidsGame, { playouts: PLAYOUTS }).think(bidsNow.view(0), 0, Random.fromSeed('bench'))), PLAYOUTS),
  stakes: () => (decide(searchBot(stakesGame, { playouts: PLAYOUTS }).think(stakesNow.view(0), 0, Random.fromSeed('bench'))), PLAYOUTS),
  greedy: () => (decide(greedyBot(pigGame, { worlds: WORLDS }).think(pigNow.view(0), 0, Random.fromSeed('bench'))), 2 * WORLDS),
});

console.log(
  markdownTable([
    ['thinking', 'per CPU second'],
    ['playouts of `search`: Pig, 24 moves ahead', grouped(rates.pig)],
    ['playouts of `search`: hidden, simultaneous bids, to the end', grouped(rates.bids)],
    ['playouts of `search`: hidden cards, to the end', grouped(rates.stakes)],
    ['worlds of `greedy`: Pig, one move ahead', grouped(rates.greedy)],
  ]),
);
