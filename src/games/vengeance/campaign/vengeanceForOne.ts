import type { Campaign, OpenMatch } from '@/engine/campaign/campaign';

import type { HeroId } from '../content/heroes';
import { SOLO_ORDER } from '../content/soloMissions';
import { BEST_LINE_FIELD, DEFAULTS, TIMER_FIELD } from '../rules/options';
import type { Options } from '../rules/state';
import { brokenLedger, missionEnd, parseLedger, parseLedgerOptions, recordMission, type Ledger, type LedgerOptions, type MissionEnd } from './ledger';
import { describeLedger, ledgerOutcome, MATCH_IDS, missionStakes, missionTitle, missionWords } from './telling';

function missionOf({ timer, bestLine }: Ledger, hero: HeroId): OpenMatch {
  const options: Options = { ...DEFAULTS, seats: 1, heroes: [hero], timer, bestLine };
  return { id: MATCH_IDS[hero], game: 'vengeance', options, seats: [{ player: 0 }], title: missionTitle(hero), words: missionWords(hero), stakes: missionStakes(hero) };
}

/** The five solo missions: all open from the start, the best grade of each counts, and each may be played again (VG-281 … VG-284). */
export const vengeanceForOne: Campaign<Ledger, LedgerOptions, { vengeance: MissionEnd }> = {
  id: 'vengeance-for-one',
  title: 'Vengeance for One',
  version: 1,
  seats: { min: 1, max: 1 },
  defaults: { seats: 1, timer: 0, bestLine: true },
  optionFields: () => [TIMER_FIELD, BEST_LINE_FIELD],
  parseOptions: parseLedgerOptions,
  parseDocument: parseLedger,
  harvests: { vengeance: missionEnd },
  start: ({ timer, bestLine }) => ({ timer, bestLine, missions: {} }),
  next: (ledger) => {
    const outcome = ledgerOutcome(ledger);
    return { matches: SOLO_ORDER.map((hero) => missionOf(ledger, hero)), ...(outcome && { outcome }) };
  },
  record: (draft, { taken }) => recordMission(draft, taken),
  describe: describeLedger,
  broken: brokenLedger,
};
