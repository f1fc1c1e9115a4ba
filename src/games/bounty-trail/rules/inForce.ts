import { hooks } from '@/engine/hooks/hooks';

import { NOTHING, POWERS, THE_LAST_CARD, THE_ROAD, type Modifier, type TrailHooks } from '../content/powers';
import { RELOADED_BULLETS, type Payer } from './state';

/** Steps a horse takes without complaint: 1 bullet more on the sixth step, 2 on the seventh, and so on. */
const FRESH_STEPS = 5;

function sourceAt(payer: Payer, index: number): readonly Modifier[] | undefined {
  switch (index) {
    case 0:
      return payer.tireless ? NOTHING : THE_ROAD;
    case 1:
      return payer.nextStepFree || payer.nextStepPlus > 0 ? THE_LAST_CARD : NOTHING;
    case 2:
      return POWERS[payer.power];
    default:
      return undefined;
  }
}

/** What the rules of the road and the hunter's own power make of prices, dice and bids. */
export const inForce = hooks<TrailHooks>({
  bases: { bullets: 0, hearts: 0, opensSeals: false, dieFace: 1, tieWinsFrom: undefined, reloadTo: RELOADED_BULLETS, resupply: 0 },
  sources: sourceAt,
  tests: {
    entry: { holds: (_, toll, entry) => toll.entry === entry, words: (entry) => `the side says ${entry}` },
    step: { holds: (_, toll, step) => toll.step === step, words: (step) => `it is step ${step}` },
    free: { holds: (payer) => payer.nextStepFree, words: () => 'the step is free' },
    firstPrinting: { holds: (payer) => payer.printing === undefined, words: () => 'the first printing of the rules is played' },
    doctored: { holds: (payer) => payer.doctored, words: () => 'the discount of the round is spent' },
  },
  measures: {
    longRide: (_, toll) => Math.max(0, toll.step - FRESH_STEPS),
    nextStepPlus: (payer) => payer.nextStepPlus,
    halfRoundedDown: (payer) => Math.floor(payer.bullets / 2),
  },
});
