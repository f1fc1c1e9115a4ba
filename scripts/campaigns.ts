/**
 * Plays many campaigns with bots and reports how they end, how long they are, and how often each match was played and won.
 *
 *     npm run campaigns -- --campaign the-long-night [--campaigns 1000] [--bot hard] [--options '{"seats":2}'] [--seed x]
 *
 * The bot, named as for `simulate`, plays for the campaign's players in every match. An exception, a broken invariant or a
 * dead end is told with its seed, and the exit code is 1.
 */
import { parseArgs } from 'node:util';

import type { AnyBox } from '@/engine/box';
import { simulateCampaign } from '@/engine/campaign/simulateCampaign';
import { playableGames } from '@/games/playableBoxes';

import { botNamed } from './lib/boxes';
import { percent, textTable } from './lib/table';

const { values: args } = parseArgs({
  options: {
    campaign: { type: 'string', default: '' },
    campaigns: { type: 'string', default: '1000' },
    bot: { type: 'string', default: 'hard' },
    options: { type: 'string', default: '{}' },
    seed: { type: 'string', default: 'campaigns' },
    'max-matches': { type: 'string', default: '100' },
    'max-moves': { type: 'string', default: '20000' },
  },
});

async function main(): Promise<void> {
  const boxes = await playableGames();
  const campaigns = boxes.flatMap((box) => box.campaigns ?? []);
  const campaign = campaigns.find(({ id }) => id === args.campaign);
  if (!campaign) throw new Error(`Which campaign? There are: ${campaigns.map(({ id }) => id).join(', ')}`);
  const boxOf = (game: string): AnyBox => {
    const box = boxes.find((each) => each.game.id === game);
    if (!box) throw new Error(`There is no box “${game}”.`);
    return box;
  };
  const options = campaign.parseOptions({ ...campaign.defaults, ...(JSON.parse(args.options) as object) });
  const count = Number(args.campaigns);
  const endings = new Map<string, number>();
  const tries = new Map<string, { played: number; won: number }>();
  let [won, matches, moves] = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const seed = `${args.seed}-${i}`;
    const played = simulateCampaign(campaign, { options, seed, boxOf, playerOf: (box) => botNamed(box, args.bot), maxMatches: Number(args['max-matches']), maxMoves: Number(args['max-moves']) });
    if (played.failure) throw new Error(`seed ${seed}: ${played.failure.reason}: ${played.failure.words}`);
    const { outcome } = played.running.ahead;
    const title = outcome?.title ?? 'not over';
    endings.set(title, (endings.get(title) ?? 0) + 1);
    won += outcome?.won ? 1 : 0;
    matches += played.running.results.length;
    for (const { match, outcome: end } of played.running.results) {
      const so = tries.get(match) ?? { played: 0, won: 0 };
      tries.set(match, { played: so.played + 1, won: so.won + (end.won ? 1 : 0) });
    }
    moves += played.moves;
  }
  console.log(textTable([['ending', 'share'], ...[...endings].sort((a, b) => b[1] - a[1]).map(([title, times]) => [title, percent(times / count)])]));
  console.log(textTable([['match', 'played', 'won'], ...[...tries].map(([match, so]) => [match, String(so.played), String(so.won)])]));
  console.log(`\n${campaign.title}, ${count} times by ${args.bot}: ${percent(won / count)} won, ${(matches / count).toFixed(1)} matches, ${(moves / count).toFixed(0)} moves`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
