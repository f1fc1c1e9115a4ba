import type { CampaignOutcome, Carried, Standing, Station } from '@/engine/campaign/campaign';
import { capital, listed } from '@/engine/words';

import { factName } from '../content/story/factNames';
import { HEROES } from '../content/heroes';
import { HERO_IDS, SOULS } from '../content/terms';
import { deedPhrase, deedsOf, inWords } from '../story/deeds';
import { lootName, packItemName } from '../story/loot';
import { LAST_CHAPTER, levelIn } from '../story/progress';
import type { ChapterRecord } from '../story/record';
import { bossNameNow, matchId } from './matches';
import { STAGES, recordNow, type Saga } from './saga';
import { BOSS_NAMES, ENDINGS, TITLES, VARIANT_NAMES } from './titles';

const firstName = (hero: (typeof HERO_IDS)[number]): string => HEROES[hero].name.split(' ').pop() ?? '';

function resultOf({ battles }: ChapterRecord, boss: string): Station['result'] {
  const [first, second] = battles;
  if (!first) return undefined;
  if (first.won) return { won: true, words: `You beat ${boss} in ${inWords(first.rounds)} ${first.rounds === 1 ? 'round' : 'rounds'}.` };
  if (!second) return { won: false, words: `Lost once to ${boss}.` };
  return second.won ? { won: true, words: `You beat ${boss} at the second try.` } : { won: false, words: `Beaten twice by ${boss}: a scar.` };
}

/** What a chapter is about while it is open; what it has left behind afterwards. */
const wordsOf = (record: ChapterRecord | undefined, when: Station['when'], words: string): string =>
  when === 'ahead' ? 'Not yet told.' : when === 'behind' && record && record.gained.length > 0 ? `${record.gained.map(factName).join(' · ')}.` : words;

/** The map of the log: chapters that are told, the one that is open, and blanks. */
const stationsOf = (saga: Saga): readonly Station[] =>
  TITLES.map(({ title, words, boss }, at) => {
    const chapter = at + 1;
    const record = saga.history[at];
    const when = chapter < saga.chapter || saga.ending ? 'behind' : chapter > saga.chapter ? 'ahead' : 'now';
    const name = boss === 'kurokai' && saga.variant ? VARIANT_NAMES[saga.variant] : BOSS_NAMES[boss];
    const result = record && resultOf(record, name);
    return {
      title: when === 'ahead' ? `Chapter ${chapter}` : `${chapter}. ${title}`,
      words: wordsOf(record, when, words),
      when,
      matches: STAGES.map((stage) => matchId(chapter, stage)),
      ...(result && { result }),
    };
  });

const NEWEST = 3;
/** The last of a long list, and how many were before them. */
const newest = (names: readonly string[]): string => (names.length > NEWEST ? `${names.slice(-NEWEST).join(', ')} and ${names.length - NEWEST} more` : names.join(', '));

/** At the end of the road it is no longer what somebody carries that counts, but what they did. */
const deedsDone = ({ history }: Saga): readonly Carried[] => deedsOf(history).map((deeds) => ({ id: deeds.hero, label: firstName(deeds.hero), value: capital(deedPhrase(deeds)) }));

function belongings({ party }: Saga): readonly Carried[] {
  return HERO_IDS.filter((hero) => party[hero].full).map((hero) => {
    const { souls, cards, skills, flask } = party[hero];
    const count = SOULS.reduce((sum, soul) => sum + souls[soul], 0);
    const things = [...(flask ? [flask] : []), ...cards].map(lootName);
    const known = skills.length > 0 ? `, ${skills.length} ${skills.length === 1 ? 'skill' : 'skills'} learned` : '';
    return { id: hero, label: firstName(hero), value: `${count} ${count === 1 ? 'Soul' : 'Souls'}${known}${things.length > 0 ? `; ${newest(things)}` : ''}` };
  });
}

function carriedOf(saga: Saga): readonly Carried[] {
  const { facts, level, difficulty, items, ending } = saga;
  return [
    { id: 'level', label: 'Party', value: `Level ${level}, ${difficulty}`, signs: { has: level, of: levelIn(LAST_CHAPTER) } },
    { id: 'facts', label: 'Facts', value: facts.length === 0 ? 'none yet' : `${facts.length}: ${newest(facts.map(factName))}` },
    ...(items.length > 0 ? [{ id: 'items', label: 'The party holds', value: newest(items.map(packItemName)) }] : []),
    ...(ending ? deedsDone(saga) : belongings(saga)),
  ];
}

export function outcomeOf(saga: Saga): CampaignOutcome | undefined {
  if (!saga.ending) return undefined;
  const { title, words, won } = ENDINGS[saga.ending.id];
  const scars = TITLES.filter((_, at) => saga.history[at]?.battles.every((battle) => !battle.won)).map(({ boss }) => BOSS_NAMES[boss]);
  const scarWords = scars.length === 0 ? 'No boss left a scar.' : `Scars were left by ${listed(scars)}.`;
  return { won, title, words: `${words} ${scarWords}` };
}

function wordsNow(saga: Saga): string {
  const { stage, chapter } = saga;
  const boss = bossNameNow(saga);
  switch (stage) {
    case 'story':
      return chapter === 1
        ? 'Four strangers share what is left of a posting house: three walls, a hearth, no roof. None of them lit the fire.'
        : `${saga.scarred ? 'You were let through, and every hero will start the next battle with 2 less HP. ' : ''}${TITLES[chapter - 1]?.words ?? ''}`;
    case 'battle':
      return recordNow(saga).battles.length > 0 ? `You go back to ${boss}. It is the same night.` : `You stand before ${boss}. What you did has got here before you.`;
    case 'victory':
      return `You have beaten ${boss}. There is something to read, and something to share out.`;
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

