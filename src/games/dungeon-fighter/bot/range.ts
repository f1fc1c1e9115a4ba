import type { Random } from '@/engine/random';

import type { Stance } from '../content/stances';
import type { MissReason, RequirementId } from '../content/vocabulary';
import type { FlightInput, ThrowResult } from '../rules/state';
import { readFlight, simulateFlight } from '../rules/throw/flight';
import { judgeThrow } from '../rules/throw/judge';
import { propHeight } from '../rules/throw/launch';
import { evidenceFor, propsFor, SOUTH, stanceFor } from '../rules/throw/stance';
import { drawLuck } from '../rules/throw/throwing';
import { handThrow, type Hand } from './hand';

/** One throw of a hand on the empty board: what it did, and how long the die took to lie. */
export interface RangeThrow {
  readonly input: FlightInput;
  readonly result: ThrowResult;
  readonly seconds: number;
  readonly settled: boolean;
}

/** A hand on the practice range, throwing again and again (DF-279, DF-292). */
export function* rangeThrows(ids: readonly RequirementId[], hand: Hand, random: Random, stance: Stance = stanceFor(ids)): Generator<RangeThrow, never> {
  const gates = evidenceFor(ids);
  const props = propsFor(ids, SOUTH).map((prop) => ({ ...prop, height: propHeight(prop.kind, gates) }));
  for (;;) {
    const launch = handThrow({ azimuth: SOUTH, stance }, ids, hand, random);
    const input: FlightInput = { launch, props, obstacles: [], ...drawLuck(random, ids) };
    const motion = simulateFlight(input);
    const result = judgeThrow(readFlight(motion, input), gates, { requirements: ids, smallTarget: false });
    yield { input, result, seconds: motion.duration, settled: motion.rest[0]?.settled ?? false };
  }
}

/** What many throws of a hand come to. */
export interface Series {
  readonly throws: number;
  readonly contact: number;
  readonly special: number;
  readonly meanDamage: number;
  readonly meanSeconds: number;
  readonly settled: number;
  /** Share of the contacts in each section. */
  readonly sections: Readonly<Record<string, number>>;
  readonly misses: Readonly<Partial<Record<MissReason, number>>>;
}

export function seriesOf(ids: readonly RequirementId[], hand: Hand, throws: number, random: Random, stance?: Stance): Series {
  const sections: Record<string, number> = {};
  const misses: Partial<Record<MissReason, number>> = {};
  let [contacts, specials, damage, seconds, settled] = [0, 0, 0, 0, 0];
  const range = rangeThrows(ids, hand, random, stance);
  for (let i = 0; i < throws; i++) {
    const { result, seconds: time, settled: lies } = range.next().value;
    seconds += time;
    if (lies) settled += 1;
    if (result.special) specials += 1;
    for (const reason of result.missReasons) misses[reason] = (misses[reason] ?? 0) + 1;
    if (!result.contact || typeof result.region !== 'number') continue;
    contacts += 1;
    damage += result.region;
    sections[result.region] = (sections[result.region] ?? 0) + 1;
  }
  for (const key of Object.keys(sections)) sections[key] = (sections[key] ?? 0) / contacts;
  return {
    throws,
    contact: contacts / throws,
    special: specials / throws,
    meanDamage: contacts === 0 ? 0 : damage / contacts,
    meanSeconds: seconds / throws,
    settled: settled / throws,
    sections,
    misses,
  };
}
