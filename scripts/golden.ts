/**
 * Saves of the version that every campaign has now, for all later versions to open (`__tests__/golden`). What is there
 * stays as it is.
 *
 *     npm run golden
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { AnyBox } from '@/engine/box';
import type { AnyCampaign } from '@/engine/campaign/campaign';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import { playableBoxes } from '@/games/playableBoxes';

const folder = path.resolve(__dirname, '../__tests__/golden/campaigns');
const MOST_MATCHES = 60;
const MOST_MOVES = 20_000;
const MOST_TRIES = 200;
/** A campaign that cannot be lost would be played for ever. */
const MOST_MATCHES_IN_ALL = 600;

type BoxOf = (game: string) => AnyBox;

/** The first campaigns, by seed, that are won and that are lost, and one that is left in its middle. */
function savesOf(campaign: AnyCampaign, boxOf: BoxOf): Map<string, string> {
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

async function writeMissing(): Promise<void> {
  const boxes = (await playableBoxes()).map(({ box }) => box);
  const boxOf: BoxOf = (game) => {
    const box = boxes.find((each) => each.game.id === game);
    if (!box) throw new Error(`There is no box “${game}”.`);
    return box;
  };
  mkdirSync(folder, { recursive: true });
  for (const campaign of boxes.flatMap((box) => box.campaigns ?? [])) {
    for (const [kind, text] of savesOf(campaign, boxOf)) {
      const file = path.join(folder, `${campaign.id}-${campaign.version}-${kind}.json`);
      if (existsSync(file)) continue;
      writeFileSync(file, `${text}\n`);
      console.log(`written: ${path.basename(file)}`);
    }
  }
}

void writeMissing();
