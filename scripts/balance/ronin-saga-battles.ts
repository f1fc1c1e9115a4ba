/**
 * How often the battles of Souls of Kurokai are won, with the party that a campaign really has there. Each campaign is read by
 * bots up to one chapter, its battles before that are one throw each; the battle of that chapter is played to its end, and once
 * more if it was lost. So every chapter gets as many battles as are asked for, without ten chapters of them for each.
 *
 *     npx tsx scripts/balance/ronin-saga-battles.ts --seed fresh --campaigns 20 [--from 0] [--chapters 1,2] [--options '{"difficulty":"easy"}']
 *         [--chances '{"3":[40,60]}'] >> battles.jsonl
 *     npx tsx scripts/balance/ronin-saga-battles.ts --whole --seed fresh --campaigns 3 >> battles.jsonl
 *     npx tsx scripts/balance/ronin-saga-battles.ts --report battles.jsonl [--campaigns 1000 --seed other]
 *
 * A line is a battle. `--chances` says how often the battles before are won, in percent, at the first try and at the second
 * (absent: 70 each). `--whole` plays all ten chapters of each campaign with all their battles. `--report` prints the rates of
 * each chapter, and then plays whole campaigns whose battles are won as often.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { AnyBox } from '@/engine/box';
import { playCampaign } from '@/engine/campaign/simulateCampaign';
import { roninsRevenge } from '@/games/ronins-revenge';
import { bossIdNow } from '@/games/ronins-revenge/campaign/matches';
import { recordNow, type Saga } from '@/games/ronins-revenge/campaign/saga';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import type { BossId } from '@/games/ronins-revenge/content/bosses';
import { roninsStory } from '@/games/ronins-revenge/story';
import { LAST_CHAPTER } from '@/games/ronins-revenge/story/progress';
import { battleStub } from '@tests/games/ronins-revenge/campaign/battleStub';

import { percent, textTable } from '../lib/table';

/** How often a chapter's battle is won, in percent: at the first try, at the second. */
type Chances = Readonly<Record<string, readonly number[]>>;

/** One battle, as a line of a file. */
interface Fought {
  readonly campaign: string;
  readonly chapter: number;
  readonly boss: BossId;
  readonly attempt: number;
  /** The chapter before has left a scar. */
  readonly scarred: boolean;
  readonly won: boolean;
  readonly rounds: number;
}

const OTHERWISE = [70, 70] as const;
const MOST_MATCHES = 60;
const MOST_MOVES = 5000;

const { values: args } = parseArgs({
  options: {
    seed: { type: 'string', default: 'sagas' },
    campaigns: { type: 'string', default: '10' },
    from: { type: 'string', default: '0' },
    chapters: { type: 'string', default: '' },
    options: { type: 'string', default: '{}' },
    chances: { type: 'string', default: '{}' },
    report: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
});
const options = soulsOfKurokai.parseOptions({ ...soulsOfKurokai.defaults, ...(JSON.parse(args.options) as object) });

/** A campaign whose battles are one throw each, but for those of certain chapters. Hands it out after every match. */
function* saga(seed: string, chances: Chances, isReal: (chapter: number) => boolean) {
  let now: Saga | undefined;
  const chance = (): number => (now ? ((chances[now.chapter] ?? OTHERWISE)[recordNow(now).battles.length] ?? OTHERWISE[1]) : 0);
  const [story, battle, throwing] = [roninsStory, roninsRevenge, battleStub(chance)] as unknown as readonly [AnyBox, AnyBox, AnyBox];
  const boxOf = (game: string): AnyBox => (game === story.game.id ? story : now && isReal(now.chapter) ? battle : throwing);
  const playing = playCampaign(soulsOfKurokai, { options, seed, boxOf, playerOf: ({ bots }) => bots.hard, maxMatches: MOST_MATCHES, maxMoves: MOST_MOVES });
  for (;;) {
    const step = playing.next();
    if (step.done) {
      if (step.value.failure) throw new Error(`${seed}: ${step.value.failure.words}`);
      return;
    }
    now = step.value.document;
    yield step.value;
  }
}

const isFought = ({ stage }: Saga): boolean => stage === 'victory' || stage === 'scar';

/** The battles of the chapter that was just fought: one, or two if the first was lost. */
const foughtIn = (campaign: string, document: Saga): readonly Fought[] =>
  recordNow(document).battles.map(({ won, rounds }, at) => ({ campaign, chapter: document.chapter, boss: bossIdNow(document), attempt: at + 1, scarred: document.scarred, won, rounds }));

function battlesOf(campaign: string, chapter: number): readonly Fought[] {
  for (const { document } of saga(campaign, JSON.parse(args.chances) as Chances, (each) => each === chapter)) {
    if (document.chapter === chapter && isFought(document)) return foughtIn(campaign, document);
  }
  throw new Error(`${campaign} never came to the end of chapter ${chapter}`);
}

/** A whole campaign with all its battles; how it ended goes to the error stream. */
function playWhole(campaign: string): void {
  let told = 0;
  let ending: string | undefined;
  for (const { document, results } of saga(campaign, {}, () => true)) {
    if (isFought(document) && !document.ending) for (const fought of foughtIn(campaign, document)) console.log(JSON.stringify(fought));
    [told, ending] = [results.length, document.ending?.id];
  }
  console.error(`${campaign}: ${ending ?? 'not over'} after ${told} matches`);
}

function play(): void {
  const chapters = args.chapters === '' ? Array.from({ length: LAST_CHAPTER }, (_, at) => at + 1) : args.chapters.split(',').map(Number);
  const from = Number(args.from);
  for (let i = from; i < from + Number(args.campaigns); i++) {
    if (args.whole) {
      playWhole(`${args.seed}-${i}`);
      continue;
    }
    for (const chapter of chapters) for (const fought of battlesOf(`${args.seed}-${i}-${chapter}`, chapter)) console.log(JSON.stringify(fought));
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
/** Nineteen times of twenty the truth lies between (Wilson). */
function band(won: number, of: number): string {
  if (of === 0) return '–';
  const [z, p] = [1.96, won / of];
  const middle = (p + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  return `${Math.round(100 * (middle - half))}–${Math.round(100 * (middle + half))} %`;
}
const wonOf = (battles: readonly Fought[]): number => battles.filter(({ won }) => won).length;
const rateWords = (battles: readonly Fought[]): string => (battles.length === 0 ? '–' : `${wonOf(battles)} of ${battles.length}`);

function report(lines: readonly Fought[]): void {
  const names = [...new Map(lines.map(({ boss, chapter }) => [boss, chapter])).entries()].sort((a, b) => a[1] - b[1]);
  const rows = names.map(([boss, chapter]) => {
    const [first, second] = [1, 2].map((attempt) => lines.filter((line) => line.boss === boss && line.attempt === attempt)) as [Fought[], Fought[]];
    const [whole, hurt] = [first.filter(({ scarred }) => !scarred), first.filter(({ scarred }) => scarred)];
    return [String(chapter), boss, rateWords(first), band(wonOf(first), first.length), rateWords(second), rateWords(whole), rateWords(hurt), mean(first.map(({ rounds }) => rounds)).toFixed(1)];
  });
  console.log(textTable([['chapter', 'boss', 'first try', '19 of 20', 'second try', 'without a scar', 'after one', 'rounds'], ...rows]));
  compose(chancesOf(lines));
}

/** What was measured as chances; two battles more, one of them won, so that few battles do not make a certainty. */
function chancesOf(lines: readonly Fought[]): Chances {
  const rate = (chapter: number, attempt: number): number => {
    const battles = lines.filter((line) => line.chapter === chapter && line.attempt === attempt);
    return Math.round((100 * (wonOf(battles) + 1)) / (battles.length + 2));
  };
  return Object.fromEntries(Array.from({ length: LAST_CHAPTER }, (_, at) => [at + 1, [rate(at + 1, 1), rate(at + 1, 2)]]));
}

/** Whole campaigns whose battles are won as often as was measured. */
function compose(chances: Chances): void {
  const count = Number(args.campaigns);
  const endings = new Map<string, number>();
  const scars: number[] = [];
  const [matches, battles]: [number[], number[]] = [[], []];
  for (let i = 0; i < count; i++) {
    let last: Saga | undefined;
    let told = 0;
    for (const running of saga(`${args.seed}-whole-${i}`, chances, () => false)) [last, told] = [running.document, running.results.length];
    if (!last?.ending) throw new Error('a campaign did not end');
    endings.set(last.ending.id, (endings.get(last.ending.id) ?? 0) + 1);
    scars.push(last.history.filter((record) => record.battles.every(({ won }) => !won)).length);
    battles.push(last.history.reduce((sum, record) => sum + record.battles.length, 0));
    matches.push(told);
  }
  console.log(`\nChances in percent: ${JSON.stringify(chances)}`);
  console.log(`${count} whole campaigns: ${mean(matches).toFixed(1)} matches, ${mean(battles).toFixed(1)} battles, ${mean(scars).toFixed(2)} scars; without a scar ${percent(scars.filter((n) => n === 0).length / count)}`);
  console.log(textTable([['ending', 'share'], ...[...endings].sort((a, b) => b[1] - a[1]).map(([ending, times]) => [ending, percent(times / count)])]));
}

if (args.report === '') play();
else report(readFileSync(args.report, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as Fought));
