/**
 * Looks for a good way to make every two special throws at once, as a competent hand finds it on the practice range, and
 * writes how often that, and every single throw, lands where:
 *
 *     npx tsx scripts/balance/dungeon-fighter-combinations.ts [throws per trial] [throws of the last measurement] [only those with one of these throws]
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { Random } from '@/engine/random';
import { HANDS } from '@/games/dungeon-fighter/bot/hand';
import { seriesOf } from '@/games/dungeon-fighter/bot/range';
import { combinationKey, type Combination } from '@/games/dungeon-fighter/content/combinations';
import { COMBINATION_ROWS } from '@/games/dungeon-fighter/content/combinationRows';
import { PLAIN_STANCE, STANCES, type Stance } from '@/games/dungeon-fighter/content/stances';
import { REQUIREMENT_IDS, SECTIONS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { launchZone } from '@/games/dungeon-fighter/rules/throw/inForce';
import { nearestIn, zoneStance } from '@/games/dungeon-fighter/rules/throw/stance';

const [trial = '60', final = '500', only] = process.argv.slice(2);
type Aim = Combination['aim'];
type Pair = readonly [RequirementId, RequirementId];

const PITCH_STEPS = [-24, -12, -6, 6, 12, 24];
const BOUNCE_STEPS = [-40, -20, -10, 10, 20, 40, 80];
const SPEED_STEPS = [-400, -200, 200, 400];
const HEIGHT_STEPS = [-60, -30, 30, 60];
/** The first bounce must be beyond the board's rim. */
const NEAREST_BOUNCE = 206;
const WORTH_OF_CONTACT = 1;

const scoreOf = (ids: Pair, aim: Aim): number => {
  const { contact, meanDamage } = seriesOf(ids, HANDS.competent, Number(trial), Random.fromSeed(`look ${ids.join(' ')}`), { ...zoneStance(ids), ...aim });
  return contact * (meanDamage + WORTH_OF_CONTACT);
};

/** The aim moved into what both throws allow. */
function within(ids: Pair, { z, pitch, bounceAt, speed }: Aim): Aim {
  const { heights, pitches } = launchZone(ids);
  return {
    z: nearestIn(z, heights),
    pitch: nearestIn(pitch, pitches),
    bounceAt: Math.max(ids.includes('bankShot') ? 100 : NEAREST_BOUNCE, bounceAt),
    ...(speed === undefined ? {} : { speed: Math.max(300, speed) }),
  };
}

function neighbours(aim: Aim): Aim[] {
  const { z, pitch, bounceAt, speed } = aim;
  return [
    ...PITCH_STEPS.map((step) => ({ ...aim, pitch: pitch + step })),
    ...(speed === undefined ? BOUNCE_STEPS.map((step) => ({ ...aim, bounceAt: bounceAt + step })) : SPEED_STEPS.map((step) => ({ ...aim, speed: speed + step }))),
    ...HEIGHT_STEPS.map((step) => ({ ...aim, z: z + step })),
  ];
}

const aimOf = ({ z, pitch, bounceAt, speed }: Stance): Aim => ({ z, pitch, bounceAt, ...(speed === undefined ? {} : { speed }) });

/** From each throw's own way downhill to the best in the neighbourhood. */
function bestAim(ids: Pair): Aim {
  const starts = [STANCES[ids[0]], STANCES[ids[1]], PLAIN_STANCE, { ...PLAIN_STANCE, bounceAt: 380 }].map((stance) => within(ids, aimOf(stance)));
  let best = { aim: within(ids, aimOf(PLAIN_STANCE)), score: -1 };
  const tried = new Map<string, number>();
  const look = (aim: Aim): boolean => {
    const key = JSON.stringify(aim);
    if (tried.has(key)) return false;
    const score = scoreOf(ids, aim);
    tried.set(key, score);
    if (score <= best.score) return false;
    best = { aim, score };
    return true;
  };
  starts.forEach(look);
  for (let better = true; better && tried.size < 60; ) {
    better = false;
    for (const aim of neighbours(best.aim)) if (look(within(ids, aim))) better = true;
  }
  return best.aim;
}

function rowOf(ids: readonly RequirementId[], stance: Stance): string {
  const { contact, sections } = seriesOf(ids, HANDS.competent, Number(final), Random.fromSeed(`measure ${ids.join(' ')}`), stance);
  const thousandths = SECTIONS.map((section) => Math.round(1000 * contact * (sections[section] ?? 0)));
  const { z, pitch, bounceAt, speed = 0 } = stance;
  return `  '${combinationKey(ids)}': '${[z, pitch, bounceAt, speed, ...thousandths].join(' ')}',`;
}

/** Rows of pairs that are not looked at again stay. */
function kept(ids: Pair): string | undefined {
  const row = COMBINATION_ROWS[combinationKey(ids)];
  return only === undefined || row === undefined || ids.some((id) => only.split(',').includes(id)) ? undefined : `  '${combinationKey(ids)}': '${row}',`;
}

const rows: string[] = [rowOf([], PLAIN_STANCE), ...REQUIREMENT_IDS.map((id) => rowOf([id], STANCES[id]))];
REQUIREMENT_IDS.forEach((one, index) => {
  for (const other of REQUIREMENT_IDS.slice(index + 1)) {
    const pair: Pair = [one, other];
    rows.push(kept(pair) ?? rowOf(pair, { ...zoneStance(pair), ...bestAim(pair) }));
  }
  console.error(`${one}: ${rows.length} rows`);
});

const text = `/** Written by \`scripts/balance/dungeon-fighter-combinations.ts\`: height, pitch, first bounce, level speed, then thousandths of throws in each section. */
export const COMBINATION_ROWS: Readonly<Record<string, string>> = {
${rows.join('\n')}
};
`;
writeFileSync(path.resolve(__dirname, '../../src/games/dungeon-fighter/content/combinationRows.ts'), text);
