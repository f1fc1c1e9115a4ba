import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import { playCampaign } from '@/engine/campaign/simulateCampaign';

const MOST_MATCHES = 60;
const MOST_MOVES = 20_000;
const MOST_TRIES = 200;
/** A campaign that cannot be lost would be played for ever. */
const MOST_MATCHES_IN_ALL = 600;

export type BoxOf = (game: string) => AnyBox;

/** The first campaigns, by seed, that are won and that are lost, and one that is left in its middle. */
export function campaignSaves(campaign: AnyCampaign, boxOf: BoxOf): Map<string, string> {
  const saves = new Map<string, string>();
  let matches = 0;
  for (let i = 0; i < MOST_TRIES && saves.size < 3 && matches < MOST_MATCHES_IN_ALL; i++) {
    const playing = playCampaign(campaign, { options: campaign.defaults, seed: `golden ${i}`, boxOf, playerOf: ({ bots }) => bots.hard, maxMatches: MOST_MATCHES, maxMoves: MOST_MOVES });
    for (const running of playing) {
      matches += 1;
      const { outcome } = running.ahead;
      const kind = outcome ? (outcome.won ? 'won' : 'lost') : running.results.length === 2 ? 'middle' : undefined;
      if (kind !== undefined && !saves.has(kind)) saves.set(kind, JSON.stringify(running.save(), undefined, 1));
    }
  }
  return saves;
}
