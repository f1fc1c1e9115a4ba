import * as v from 'valibot';

import type { BaseOptions } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';

import { BOSS_IDS, type BossId } from '../content/bosses';
import { HERO_IDS, type HeroId } from '../content/heroes';
import { GRADES, SOLO_MISSIONS, SOLO_ORDER, type Grade } from '../content/soloMissions';
import { scoreLines } from '../rules/outcome';
import { gradeOf, isFulfilled, missionOf } from '../rules/solo/objectives';
import { playerOf, type Options, type State } from '../rules/state';

export interface LedgerOptions extends BaseOptions {
  readonly timer: Options['timer'];
  readonly bestLine: boolean;
}

/** What is taken out of the last state of a mission. */
export interface MissionEnd {
  readonly hero: HeroId;
  /** Absent: something on the list is still open, or the points do not suffice. */
  readonly grade?: Grade;
  readonly points: number;
  /** Bosses killed, in order. */
  readonly fallen: readonly BossId[];
}

/** How a mission has gone so far. */
export interface MissionRecord {
  tries: number;
  grade?: Grade;
  /** The most points of a try that reached this grade. */
  points?: number;
}

/** The document of Vengeance for One. */
export interface Ledger {
  readonly timer: Options['timer'];
  readonly bestLine: boolean;
  missions: Partial<Record<HeroId, MissionRecord>>;
  /** The night that was played last. */
  last?: MissionEnd;
}

const Timer = v.picklist([0, 3, 6]);
const Points = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(999));
const GradeField = v.picklist(GRADES);
const End = v.object({ hero: v.picklist(HERO_IDS), grade: v.exactOptional(GradeField), points: Points, fallen: v.pipe(v.array(v.picklist(BOSS_IDS)), v.maxLength(BOSS_IDS.length)) });
const Kept = v.object({ tries: wholeNumber(1, 100_000), grade: v.exactOptional(GradeField), points: v.exactOptional(Points) });

export const parseLedgerOptions = border<LedgerOptions>('a way through Vengeance for One', v.object({ seats: wholeNumber(1, 1), timer: Timer, bestLine: v.boolean() }));

export const parseLedger = border<Ledger>(
  'the ledger of Vengeance for One',
  v.object({
    timer: Timer,
    bestLine: v.boolean(),
    missions: v.strictObject({
      shadowman: v.exactOptional(Kept), kaja: v.exactOptional(Kept), johnnySilver: v.exactOptional(Kept), littleGudrun: v.exactOptional(Kept), leaPistolera: v.exactOptional(Kept),
    }),
    last: v.exactOptional(End),
  }),
);

/** The harvest of a mission (VG-281, VG-282). */
export const missionEnd = {
  take: (end: State): MissionEnd => {
    const won = missionOf(end).objectives.every((objective) => isFulfilled(end, objective));
    const grade = won ? gradeOf(end) : undefined;
    return {
      hero: playerOf(end, 0).hero,
      ...(grade && { grade }),
      points: scoreLines(end, 0).reduce((sum, line) => sum + line.points, 0),
      fallen: end.wall.map(([boss]) => boss),
    };
  },
  parse: border<MissionEnd>('the end of a mission', End),
};

const rank = (grade: Grade | undefined): number => (grade === undefined ? -1 : GRADES.indexOf(grade));

/** Only the best try of a mission counts: the grade, then the points. */
export function recordMission(ledger: Ledger, end: MissionEnd): void {
  const record: MissionRecord = ledger.missions[end.hero] ?? { tries: 0 };
  record.tries += 1;
  const better = rank(end.grade) > rank(record.grade) || (end.grade !== undefined && end.grade === record.grade && end.points > (record.points ?? 0));
  if (end.grade && better) [record.grade, record.points] = [end.grade, end.points];
  ledger.missions[end.hero] = record;
  ledger.last = end;
}

export const gradeFor = ({ missions }: Ledger, hero: HeroId): Grade | undefined => missions[hero]?.grade;
export const avenged = (ledger: Ledger): readonly HeroId[] => SOLO_ORDER.filter((hero) => gradeFor(ledger, hero) !== undefined);
/** Of the missions still open the easiest. */
export const comingHero = (ledger: Ledger): HeroId | undefined => SOLO_ORDER.find((hero) => gradeFor(ledger, hero) === undefined);

/** The lowest grade of all five; undefined: one is missing. */
export function gradeOfAll(ledger: Ledger): Grade | undefined {
  const lowest = Math.min(...SOLO_ORDER.map((hero) => rank(gradeFor(ledger, hero))));
  return GRADES[lowest];
}

export function brokenLedger({ missions, last }: Ledger): readonly string[] {
  const faults: string[] = [];
  for (const hero of HERO_IDS) {
    const record = missions[hero];
    if (!record) continue;
    if ((record.grade === undefined) !== (record.points === undefined)) faults.push(`${hero} has a grade without points, or points without a grade`);
    if (record.grade && (record.points ?? 0) < SOLO_MISSIONS[hero].grades[record.grade]) faults.push(`${hero} has too few points for ${record.grade}`);
  }
  if ((last === undefined) !== (Object.keys(missions).length === 0)) faults.push('a last night without a record, or records without a last night');
  if (last && !missions[last.hero]) faults.push('the last night has no record');
  return faults;
}
