import type { SavedCampaign } from '@/engine/campaign/campaign';

import { NOBODY_DEALT } from '../story/record';
import { BATTLE } from './matches';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A whole hero as a change: whose it is never changes. */
function asChange(member: unknown): unknown {
  if (!isObject(member)) return member;
  return Object.fromEntries(Object.entries(member).filter(([part]) => part !== 'seat' && part !== 'full'));
}

function asChanges(taken: unknown): unknown {
  if (!isObject(taken) || !isObject(taken.party)) return taken;
  return { ...taken, party: Object.fromEntries(Object.entries(taken.party).map(([hero, member]) => [hero, asChange(member)])) };
}

/** Version 1 did not count who dealt what, and kept the whole party after every reading. */
const countingDeeds = ({ options, results }: SavedCampaign): SavedCampaign => ({
  options,
  results: results.map((result) => ({
    ...result, taken: result.game === BATTLE ? (isObject(result.taken) ? { ...result.taken, dealt: NOBODY_DEALT } : result.taken) : asChanges(result.taken),
  })),
});

export const sagaMigrations = { 1: countingDeeds };
