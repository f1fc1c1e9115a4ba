/**
 * Measures Vengeance with its own bots. Every figure of docs/balance/vengeance.md comes from here:
 *
 *     npx tsx scripts/balance/vengeance.ts table  [games] [seats] [level,level,…] [name of the seeds]
 *     npx tsx scripts/balance/vengeance.ts solo   [games] [level] [name of the seeds]
 *     npx tsx scripts/balance/vengeance.ts dens   [fights for each Den and Boss] [level] [name of the seeds]
 *     npx tsx scripts/balance/vengeance.ts abilities [fights for each Den and Boss] [level] [name of the seeds]
 *     npx tsx scripts/balance/vengeance.ts levels [games] [name of the seeds]
 *     npx tsx scripts/balance/vengeance.ts soak   [random games] [bot games] [name of the seeds]
 */
import type { BotLevel } from '@/engine/box';

import { abilitiesReport } from './vengeance/abilities';
import { densReport } from './vengeance/dens';
import { levelsReport } from './vengeance/levels';
import { soakReport } from './vengeance/soak';
import { soloReport } from './vengeance/solo';
import { tableReport } from './vengeance/table';

const isLevel = (text: string): text is BotLevel => ['easy', 'medium', 'hard'].includes(text);
const levelNamed = (text = 'medium'): BotLevel => (isLevel(text) ? text : 'medium');

const [report = 'table', count = '200', ...rest] = process.argv.slice(2);
const games = Number(count);

if (report === 'table') {
  const [seats = '4', levels = 'medium', seeds = 'balance'] = rest;
  tableReport(games, Number(seats), levels.split(',').map(levelNamed), seeds);
} else if (report === 'solo') soloReport(games, levelNamed(rest[0]), rest[1] ?? 'solo');
else if (report === 'dens') densReport(games, levelNamed(rest[0]), rest[1] ?? 'dens');
else if (report === 'abilities') abilitiesReport(games, levelNamed(rest[0]), rest[1] ?? 'abilities');
else if (report === 'levels') levelsReport(games, rest[0] ?? 'levels');
else if (report === 'soak') soakReport(games, Number(rest[0] ?? 0), rest[1] ?? 'soak');
else throw new Error(`There is no report “${report}”.`);
