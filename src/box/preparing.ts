import type { AnyBox, AnyRules } from '@/engine/box';
import { BadInput } from '@/engine/errors';
import type { AnyGame, BaseOptions } from '@/engine/game';

import { arrived, arriving, type Arriving } from './arriving';

/** A box with its computer players, and with what any of its matches may need. */
export const arrivingBox = (fetchBox: () => Promise<AnyBox>): Arriving<AnyBox> =>
  arriving(async () => {
    const box = await fetchBox();
    await box.prepare?.();
    return box;
  });

/** Options that cannot be read need nothing: whoever opens the match says what is wrong with them. */
function readable(game: AnyGame, optionsFor: (game: AnyGame) => BaseOptions): BaseOptions | undefined {
  try {
    return optionsFor(game);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

/** The rules of a box with what a match with these options needs. */
export function rulesFor(rules: Arriving<AnyRules>, optionsFor: (game: AnyGame) => BaseOptions): Arriving<AnyRules> {
  const missing = (box: AnyRules): Promise<unknown> | undefined => {
    const options = readable(box.game, optionsFor);
    return options && box.prepare?.(options);
  };
  const { here } = rules;
  const underWay = here && missing(here);
  if (here && !underWay) return arrived(here);
  // If it is lost, whoever loads the rules below hears of it.
  void underWay?.catch(() => undefined);
  return arriving(async () => {
    const box = await rules.load();
    await missing(box);
    return box;
  });
}
