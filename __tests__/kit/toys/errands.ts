import * as v from 'valibot';

import type { Campaign } from '@/engine/campaign/campaign';
import type { BaseOptions } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';
import type { PigState } from '@/games/pig/rules/state';

/** A toy campaign like a set of missions: all open from the start, only the best result of each counts, and it never ends. */
const ERRANDS = ['bread', 'beer', 'candles'] as const;
type Errand = (typeof ERRANDS)[number];

export interface Errands {
  /** Turns it took; fewer is better. */
  best: Partial<Record<Errand, number>>;
}

const Turns = wholeNumber(1, 99);
const isErrand = (id: string): id is Errand => (ERRANDS as readonly string[]).includes(id);

export const errands: Campaign<Errands, BaseOptions, { pig: number }> = {
  id: 'toy-errands',
  title: 'Errands',
  version: 1,
  seats: { min: 1, max: 1 },
  defaults: { seats: 1 },
  optionFields: () => [],
  parseOptions: border('errands', v.object({ seats: wholeNumber(1, 1) })),
  parseDocument: border<Errands>('errands', v.object({ best: v.strictObject({ bread: v.exactOptional(Turns), beer: v.exactOptional(Turns), candles: v.exactOptional(Turns) }) })),
  harvests: { pig: { take: (end: PigState) => end.turns[0] ?? 1, parse: border('turns', Turns) } },
  start: () => ({ best: {} }),
  next: ({ best }) => ({
    matches: ERRANDS.map((id) => ({ id, game: 'pig', options: { seats: 1, goal: 50 }, seats: [{ player: 0 }], title: id, words: `Fetch the ${id}.` })),
    ...(ERRANDS.every((id) => best[id] !== undefined) && { outcome: { won: true, title: 'All fetched', words: 'It can only get faster.' } }),
  }),
  record: ({ best }, { match, outcome, taken }) => {
    if (outcome.won && isErrand(match)) best[match] = Math.min(taken, best[match] ?? taken);
  },
  describe: ({ best }) => ({
    summary: `${Object.keys(best).length} of ${ERRANDS.length} fetched`,
    words: 'All of it is needed.',
    carried: [],
    stations: ERRANDS.map((id) => ({ title: id, words: `Fetch the ${id}.`, when: 'now', matches: [id], ...(best[id] !== undefined && { result: { won: true, words: `${best[id]} turns` } }) })),
  }),
};
