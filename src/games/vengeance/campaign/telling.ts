import type { CampaignOutcome, Carried, Standing, Station } from '@/engine/campaign/campaign';
import { capital } from '@/engine/words';

import { HEROES, type HeroId } from '../content/heroes';
import { GRADES, SOLO_MISSIONS, SOLO_ORDER, type Grade } from '../content/soloMissions';
import { STORIES } from '../content/stories';
import { gradeName } from '../rules/outcome';
import { objectiveWords } from '../rules/solo/objectives';
import { avenged, comingHero, gradeFor, gradeOfAll, type Ledger, type MissionEnd } from './ledger';

export const MATCH_IDS: Readonly<Record<HeroId, string>> = {
  shadowman: 'static', kaja: 'cut-flowers', johnnySilver: 'last-encore', littleGudrun: 'the-widows-road', leaPistolera: 'two-families',
};

export const missionTitle = (hero: HeroId): string => SOLO_MISSIONS[hero].title;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const TIMES = ['never', 'once', 'twice', 'three times', 'four times', 'five times'] as const;

/** Why this hero goes out tonight. */
export const missionWords = (hero: HeroId): string => `${HEROES[hero].name} ${HEROES[hero].epithet}. ${STORIES[hero].prologue.join(' ')}`;

/** What has to be done, and what it is worth. */
export function missionStakes(hero: HeroId): readonly string[] {
  const { objectives, grades } = SOLO_MISSIONS[hero];
  return [...objectives.map((objective) => `${objectiveWords(objective)}.`), `${GRADES.map((grade) => `${gradeName(grade)}: ${grades[grade]} points`).join(', ')}.`];
}

const INTRO =
  'Five people in this city have a list, and nobody else to ask. Every one of them goes alone, in the order they like; only the best night counts. Shadowman has the shortest list, and he knows where the lights are: begin with him if you are new to this.';

/** The night that was, name by name. */
function nightWords({ hero, grade, points, fallen }: MissionEnd): string {
  const { fallen: lines, epilogues, lost } = STORIES[hero];
  const names = fallen.flatMap((boss) => lines[boss] ?? []);
  const end = grade ? `${gradeName(grade)}, with ${points} points. ${epilogues[grade]}` : lost;
  return [...names, end].join(' ');
}

function wayOn(ledger: Ledger): string {
  const next = comingHero(ledger);
  return next ? `Still waiting: ${missionTitle(next)}, the list of ${HEROES[next].name}.` : '';
}

const ENDINGS: Readonly<Record<Grade, { readonly title: string; readonly words: string }>> = {
  survived: { title: 'Five lists, all crossed out', words: 'It was close, more than once. But five people in this city sleep tonight, and nobody they dreamed of does anything else.' },
  vengeance: { title: 'Five lists, and nothing owed', words: 'Every name had a line through it, drawn with a ruler. The paper has been burned in five kitchens, and in none of them did anybody say a word.' },
  overkill: { title: 'Nobody left to ask', words: 'There are no gangs any more, only an unusual number of vacancies. Five people nod to each other in the street now, and the street makes room.' },
};

export function ledgerOutcome(ledger: Ledger): CampaignOutcome | undefined {
  const grade = gradeOfAll(ledger);
  return grade && { won: true, ...ENDINGS[grade] };
}

function resultOf(ledger: Ledger, hero: HeroId): Station['result'] {
  const record = ledger.missions[hero];
  if (!record) return undefined;
  const tries = record.tries === 1 ? 'one night' : `${record.tries} nights`;
  if (record.grade) return { won: true, words: `Best: ${gradeName(record.grade)} with ${record.points ?? 0} points, in ${tries}.` };
  return { won: false, words: `Not avenged yet, after ${tries}.` };
}

const stationsOf = (ledger: Ledger): readonly Station[] =>
  SOLO_ORDER.map((hero) => {
    const result = resultOf(ledger, hero);
    return {
      title: `${missionTitle(hero)}: ${HEROES[hero].name}`, words: missionWords(hero),
      when: gradeFor(ledger, hero) === undefined ? 'now' : 'behind',
      matches: [MATCH_IDS[hero]],
      ...(result && { result }),
    };
  });

function carriedOf(ledger: Ledger): readonly Carried[] {
  const count = (grade: Grade): number => SOLO_ORDER.filter((hero) => gradeFor(ledger, hero) === grade).length;
  const done = avenged(ledger).length;
  return [
    { id: 'avenged', label: 'Avenged', value: `${done} of ${SOLO_ORDER.length}`, signs: { has: done, of: SOLO_ORDER.length } },
    { id: 'overkill', label: 'Overkill', value: TIMES[count('overkill')] ?? 'often' },
  ];
}

export function describeLedger(ledger: Ledger): Standing {
  const outcome = ledgerOutcome(ledger);
  const done = avenged(ledger).length;
  return {
    summary: outcome?.title ?? (done === 0 ? 'Five lists, nobody avenged yet' : `${capital(inWords(done))} of five avenged`),
    words: ledger.last ? [nightWords(ledger.last), outcome?.words ?? wayOn(ledger)].filter(Boolean).join(' ') : INTRO,
    carried: carriedOf(ledger),
    stations: stationsOf(ledger),
  };
}
