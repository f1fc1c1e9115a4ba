import type { CampaignOutcome, Carried, Standing, Station } from '@/engine/campaign/campaign';

import { factName } from '../content/story/factNames';
import { HEROES } from '../content/heroes';
import { HERO_IDS, SOULS } from '../content/terms';
import { deedWords, deedsOf, inWords } from '../story/deeds';
import { lootName } from '../story/loot';
import { LAST_CHAPTER, levelIn } from '../story/progress';
import type { ChapterRecord } from '../story/record';
import { bossNameNow, matchId } from './matches';
import { STAGES, recordNow, type Saga } from './saga';
import { BOSS_NAMES, ENDINGS, TITLES, VARIANT_NAMES } from './titles';

const firstName = (hero: (typeof HERO_IDS)[number]): string => HEROES[hero].name.split(' ').pop() ?? '';

function resultOf({ battles, gained }: ChapterRecord, boss: string): Station['result'] {
  const [first, second] = battles;
  if (!first) return undefined;
  const facts = gained.length > 0 ? ` ${gained.map(factName).join('. ')}.` : '';
  if (first.won) return { won: true, words: `${boss} was beaten in ${inWords(first.rounds)} rounds.${facts}` };
  if (!second) return { won: false, words: `Lost once to ${boss}.${facts}` };
  return second.won ? { won: true, words: `${boss} was beaten at the second try.${facts}` } : { won: false, words: `Beaten twice by ${boss}: a scar.${facts}` };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The map of the log: chapters that are told, the one that is open, and blanks. */
const stationsOf = (saga: Saga): readonly Station[] =>
  TITLES.map(({ title, words, boss }, at) => {
    const chapter = at + 1;
    const record = saga.history[at];
    const when = chapter < saga.chapter || saga.ending ? 'behind' : chapter > saga.chapter ? 'ahead' : 'now';
    const name = capital(boss === 'kurokai' && saga.variant ? VARIANT_NAMES[saga.variant] : BOSS_NAMES[boss]);
    const result = record && resultOf(record, name);
    return {
      title: when === 'ahead' ? `Chapter ${chapter}` : `${chapter}. ${title}`,
      words: when === 'ahead' ? 'Not yet told.' : words,
      when,
      matches: STAGES.map((stage) => matchId(chapter, stage)),
      ...(result && { result }),
    };
  });

const NEWEST = 3;
/** The last of a long list, and how many were before them. */
const newest = (names: readonly string[]): string => (names.length > NEWEST ? `${names.slice(-NEWEST).join(', ')} and ${names.length - NEWEST} more` : names.join(', '));

function carriedOf({ party, facts, level, difficulty, items }: Saga): readonly Carried[] {
  const heroes = HERO_IDS.filter((hero) => party[hero].full).map((hero) => {
    const { souls, cards, skills, flask } = party[hero];
    const count = SOULS.reduce((sum, soul) => sum + souls[soul], 0);
    const things = [...(flask ? [flask] : []), ...cards].map(lootName);
    const known = skills.length > 0 ? `, ${skills.length} ${skills.length === 1 ? 'skill' : 'skills'} learned` : '';
    return { id: hero, label: firstName(hero), value: `${count} ${count === 1 ? 'Soul' : 'Souls'}${known}${things.length > 0 ? `; ${newest(things)}` : ''}` };
  });
  return [
    { id: 'level', label: 'Party level', value: `${level}, ${difficulty}`, signs: { has: level, of: levelIn(LAST_CHAPTER) } },
    { id: 'facts', label: 'Facts', value: facts.length === 0 ? 'none yet' : `${facts.length}: ${newest(facts.map(factName))}` },
    ...(items.length > 0 ? [{ id: 'items', label: 'The party holds', value: `${items.length} ${items.length === 1 ? 'thing' : 'things'} from secret packs` }] : []),
    ...heroes,
  ];
}

export function outcomeOf(saga: Saga): CampaignOutcome | undefined {
  if (!saga.ending) return undefined;
  const { title, words, won } = ENDINGS[saga.ending.id];
  const scars = TITLES.filter((_, at) => saga.history[at]?.battles.every((battle) => !battle.won)).map(({ boss }) => BOSS_NAMES[boss]);
  const scarWords = scars.length === 0 ? 'No boss left a scar.' : `Scars were left by ${scars.join(', ')}.`;
  return { won, title, words: `${words} ${scarWords} ${deedsOf(saga.history).map(deedWords).join(' ')}` };
}

function wordsNow(saga: Saga): string {
  const { stage, chapter } = saga;
  const boss = capital(bossNameNow(saga));
  switch (stage) {
    case 'story':
      return chapter === 1
        ? 'Four strangers share what is left of a posting house: three walls, a hearth, no roof. None of them lit the fire.'
        : `${saga.scarred ? 'You were let through, and every hero will start the next battle with 2 less HP. ' : ''}${TITLES[chapter - 1]?.words ?? ''}`;
    case 'battle':
      return recordNow(saga).battles.length > 0 ? `${boss} is waiting where you left it. It is the same night.` : `${boss} is in front of you. What you did has got here before you.`;
    case 'victory':
      return `${boss} is beaten. There is something to read, and something to share out.`;
    case 'defeat':
      return 'You were beaten. You wake, which is more than was promised.';
    case 'scar':
      return 'You were beaten again. A second defeat is a passage.';
  }
}

/** Nothing secret: Facts and loot are open, journals and hero facts are not mentioned. */
export function describeSaga(saga: Saga): Standing {
  const outcome = outcomeOf(saga);
  const scars = saga.facts.filter((fact) => fact.startsWith('scarredBy')).length;
  return {
    summary: outcome?.title ?? `Chapter ${saga.chapter} of ${LAST_CHAPTER}${scars > 0 ? `, ${inWords(scars)} ${scars === 1 ? 'scar' : 'scars'}` : ''}`,
    words: outcome?.words ?? wordsNow(saga),
    carried: carriedOf(saga),
    stations: stationsOf(saga),
  };
}

