/**
 * Imports mutated files as long as it is told and says what came of it:
 *
 *     npm run imports -- [files, 100000 unless told] [seed]
 *
 * Fails at the first exception, at anything stored that cannot be opened and deleted, and where a file stops the screen
 * for longer than 200 ms (of this machine's work, not of its waiting).
 */
import { importFile } from '@/box/importFile';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';
import { findBox } from '@/games';
import { playableBoxes } from '@/games/playableBoxes';
import { openCampaign, startCampaign } from '@/store/campaignMatches';
import { useCampaigns } from '@/store/campaigns';
import { LARGEST_FILE } from '@/store/fileText';
import { useSaves } from '@/store/saves';
import { sealed } from '@/store/sealing';
import { currentVault, installStorage } from '@/store/storage/current';
import { memoryStorage } from '@/store/storage/keyValue';
import { fileOf, mutant } from '@tests/kit/mutants';

const LONGEST_STOP_MS = 200;
const PROGRESS_EVERY = 10_000;

const storage = memoryStorage();
const saves = () => useSaves.getState();
const campaigns = () => useCampaigns.getState();

type Boxes = Awaited<ReturnType<typeof playableBoxes>>;

/** Every box at several moments, a campaign, and files as large as a file may be. */
function corpusOf(boxes: Boxes): readonly string[] {
  const files = boxes.flatMap(({ box }) => [0, 4, 12, 40].map((moves) => fileOf(box, `corpus ${moves}`, moves)));
  const story = boxes.flatMap(({ box }) => (box.campaigns ?? []).map((campaign) => ({ box, campaign })))[0];
  if (story) {
    const started = startCampaign(story.box, story.campaign, story.campaign.defaults, Array.from({ length: story.campaign.defaults.seats }, () => ({ name: 'Kaja', plays: 'person' as const })));
    if (started.ok) files.push(currentVault().read(`campaign/${started.id}`) ?? '');
    if (started.ok) campaigns().remove(started.id);
  }
  const [small = ''] = files;
  const ballast = small.replace('{"format"', `{"ballast":${JSON.stringify(Array.from({ length: 60_000 }, (_, i) => i))},"format"`);
  if (ballast.length > LARGEST_FILE) throw new Error('the ballast alone is too large');
  return [...files, ...files.map((file) => sealed(file, '')), ballast, sealed(ballast, '')];
}

/** Opens what has been taken in, as the table would, and takes it away again. */
async function openAndDelete(boxes: Boxes, kind: 'match' | 'campaign', id: string): Promise<void> {
  if (kind === 'campaign') {
    const entry = campaigns().entries.find((candidate) => candidate.id === id);
    const campaign = boxes.find((box) => box.id === entry?.box)?.box.campaigns?.find((candidate) => candidate.id === entry?.campaign);
    if (!campaign) throw new Error('a campaign of no box was stored');
    openCampaign(campaign, id);
    campaigns().remove(id);
  } else {
    const entry = saves().entries.find((candidate) => candidate.id === id);
    const box = boxes.find((candidate) => candidate.id === entry?.game)?.box;
    if (!box || !entry) throw new Error('a match of no box was stored');
    const match = Match.load(box.game, saves().load(id));
    if (entry.players.length !== match.options.seats) throw new Error('a label that does not fit its match was stored');
    saves().remove(id);
  }
  if (storage.keys().length > 0) throw new Error('something is left after deleting');
}

const workOf = (before: NodeJS.CpuUsage): number => process.cpuUsage(before).user / 1000;

async function main(): Promise<void> {
  const [count = '100000', seed = String(Date.now())] = process.argv.slice(2);
  const random = Random.fromSeed(seed);
  installStorage(storage);
  const boxes = await playableBoxes();
  saves().open((id) => boxes.find((box) => box.id === id)?.box.game);
  const files = corpusOf(boxes);
  const longest: { ms: number; text: string }[] = [];
  let opened = 0;
  for (let i = 1; i <= Number(count); i++) {
    const text = mutant(random.pick(files), random);
    const before = process.cpuUsage();
    const imported = await importFile(findBox, text);
    const ms = workOf(before);
    if (ms > (longest[0]?.ms ?? 0)) longest.unshift({ ms, text });
    if (imported.ok) await openAndDelete(boxes, imported.kind, imported.id);
    else if (storage.keys().length > 0) throw new Error(`refused, but something was stored: ${text}`);
    if (imported.ok) opened += 1;
    if (i % PROGRESS_EVERY === 0) console.log(`${i} files, ${opened} taken in, the longest took ${(longest[0]?.ms ?? 0).toFixed(0)} ms of work`);
  }
  console.log(`Seed ${seed}: ${count} files, ${opened} taken in and opened, no exception, nothing left; the longest took ${(longest[0]?.ms ?? 0).toFixed(0)} ms of work.`);
  if ((longest[0]?.ms ?? 0) > LONGEST_STOP_MS) throw new Error(`A file stops the screen: ${longest[0]?.text.slice(0, 400)}`);
}

void main();
