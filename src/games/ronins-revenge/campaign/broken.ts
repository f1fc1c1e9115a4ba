import { weightOf } from '../content/story/factNames';
import { HEROES } from '../content/heroes';
import { HIGHER_SKILLS } from '../content/higherSkills';
import { BOSS_IDS, ROSTER } from '../content/roster';
import { SPOILS } from '../content/spoils';
import { HERO_IDS, SOULS, type HeroId } from '../content/terms';
import { relicsFor } from '../story/loot';
import { LAST_CHAPTER, levelIn } from '../story/progress';
import type { Saga } from './saga';

const lootOfChapter = (chapter: number): readonly string[] => BOSS_IDS.filter((boss) => ROSTER[boss].chapter === chapter).flatMap((boss) => SPOILS[boss].loot.map(({ id }) => id));

/** Loot comes from bosses that were beaten, each card to one hero. */
function brokenLoot({ history, party }: Saga): readonly string[] {
  const beaten = new Set(history.flatMap(({ battles }, at) => (battles.some(({ won }) => won) ? lootOfChapter(at + 1) : [])));
  const cards = HERO_IDS.flatMap((hero) => [...party[hero].cards, ...(party[hero].flask ? [party[hero].flask] : [])]);
  return [
    ...cards.filter((card) => card === null || !beaten.has(card)).map((card) => `${card ?? ''} was never won`),
    ...(new Set(cards).size === cards.length ? [] : ['a card belongs to two heroes']),
  ];
}

function brokenHero({ party, seats, level }: Saga, hero: HeroId): readonly string[] {
  const { seat, full, souls, skills, cards } = party[hero];
  const faults: string[] = [];
  if (seat >= seats) faults.push(`${hero} belongs to nobody`);
  if (SOULS.some((soul) => souls[soul] < 0)) faults.push(`${hero} owes Souls`);
  for (const skill of skills) {
    const found = HIGHER_SKILLS[hero].find(({ id }) => id === skill);
    if (!found || found.level > level) faults.push(`${HEROES[hero].name} cannot know ${skill}`);
  }
  if (!full && (skills.length > 0 || cards.some((card) => !relicsFor(hero).has(card) && !isAnyRelic(card)))) faults.push(`${hero} is a Comrade and keeps loot`);
  return faults;
}

const isAnyRelic = (card: string): boolean => HERO_IDS.some((hero) => relicsFor(hero).has(card));

/** What must hold after every result. */
export function brokenSaga(saga: Saga): readonly string[] {
  const { chapter, stage, facts, history, level, variant, ending } = saga;
  const faults: string[] = [...HERO_IDS.flatMap((hero) => brokenHero(saga, hero)), ...brokenLoot(saga)];
  if (history.length !== chapter) faults.push(`${history.length} chapters told, and it is chapter ${chapter}`);
  const gained = history.flatMap((record) => record.gained);
  if (new Set(facts).size !== facts.length || facts.join() !== gained.join()) faults.push('a Fact that nobody gained');
  history.forEach((record, at) => {
    const strange = record.gained.filter((fact) => weightOf(fact).chapter !== at + 1);
    if (strange.length > 0) faults.push(`${strange.join(' and ')} in chapter ${at + 1}`);
    const { battles } = record;
    const over = battles.some(({ won }) => won) || battles.length === 2;
    if (battles.length > 2 || battles.slice(0, -1).some(({ won }) => won)) faults.push(`chapter ${at + 1} was fought too often`);
    if (at + 1 < chapter && !over) faults.push(`chapter ${at + 1} was left without a battle`);
    const scar = record.gained.some((fact) => weightOf(fact).scar);
    if (scar && !(battles.length === 2 && battles.every(({ won }) => !won))) faults.push(`a scar in chapter ${at + 1} that nobody left`);
  });
  const between = stage === 'story' || stage === 'battle';
  if (level !== levelIn(chapter) && !(ending && level === levelIn(chapter + 1)) && between) faults.push(`level ${level} in chapter ${chapter}`);
  if ((variant !== null) !== (chapter === LAST_CHAPTER)) faults.push('a shape of Kurokai at the wrong time');
  return faults;
}
