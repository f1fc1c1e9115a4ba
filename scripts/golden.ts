/**
 * Saves of the versions that every game and every campaign have now, for all later versions to open
 * (`__tests__/golden`). What is there stays as it is.
 *
 *     npm run golden
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { AnyBox } from '@/engine/box';
import { BOXES } from '@/games';

import { recordBattles } from '../__tests__/golden/roninBattles';
import { campaignSaves, type BoxOf } from './golden/campaigns';
import { matchSaves } from './golden/matches';

const folder = path.resolve(__dirname, '../__tests__/golden');
const stoodAtFile = path.join(folder, 'stoodAt.json');

/** Every game there is, also those that only come on the way through a campaign. */
async function allGames(): Promise<readonly AnyBox[]> {
  const contents = BOXES.flatMap((manifest) => [manifest, ...(manifest.inside ?? [])]).flatMap((each) => each.contents ?? []);
  return Promise.all(contents.map(({ box }) => box.load()));
}

/** Whether it was written; what is there already is not touched. */
function writeMissing(kind: 'matches' | 'campaigns', name: string, text: string): boolean {
  const file = path.join(folder, kind, `${name}.json`);
  if (existsSync(file)) return false;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  console.log(`written: ${name}`);
  return true;
}

function writeMatches(box: AnyBox): void {
  const stoodAt = JSON.parse(readFileSync(stoodAtFile, 'utf8')) as Record<string, string>;
  const version = `${box.game.id}-${box.game.version}`;
  for (const { kind, text, stands } of matchSaves(box)) if (writeMissing('matches', `${version}-${kind}`, text)) stoodAt[`${version}-${kind}`] = stands;
  writeFileSync(stoodAtFile, `${JSON.stringify(stoodAt, undefined, 1)}\n`);
}

async function writeAll(): Promise<void> {
  const boxes = await allGames();
  const boxOf: BoxOf = (game) => {
    const box = boxes.find((each) => each.game.id === game);
    if (!box) throw new Error(`There is no box “${game}”.`);
    return box;
  };
  for (const box of boxes) writeMatches(box);
  recordBattles();
  for (const campaign of boxes.flatMap((box) => box.campaigns ?? [])) {
    const version = `${campaign.id}-${campaign.version}`;
    if (existsSync(path.join(folder, 'campaigns', `${version}-middle.json`))) continue;
    for (const [kind, text] of campaignSaves(campaign, boxOf)) writeMissing('campaigns', `${version}-${kind}`, text);
  }
}

void writeAll();
