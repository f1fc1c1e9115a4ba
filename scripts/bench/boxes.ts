/** The rules of every box: steps per CPU second with the whole legal list, and bytes of a saved game. */
import { playableBoxes } from '@/games/playableBoxes';

import { boxRates } from '../lib/boxRates';
import { markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';

void playableBoxes().then((boxes) => {
  const rates = boxRates(boxes.map(({ box }) => box));
  console.log(markdownTable([['box, default options', 'steps per CPU second', 'bytes of a saved random game'], ...rates.map(({ box, steps, moves, bytes }) => [box, grouped(Math.round(steps)), `${bytes} (${moves} moves)`])]));
});
