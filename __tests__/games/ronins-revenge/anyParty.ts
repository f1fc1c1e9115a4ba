import type { Random } from '@/engine/random';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import type { Loadout } from '@/games/ronins-revenge/content/kit';
import { SPOILS } from '@/games/ronins-revenge/content/spoils';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { skillSlots, soulsOf } from '@/games/ronins-revenge/rules/loadout';
import { bossesBefore } from '@/games/ronins-revenge/rules/recommended';
import { NO_STORY, type Story } from '@/games/ronins-revenge/rules/story';

import { packItems } from './exhaustive';
import { ofKind, relicsOnce, skillsOf, weaponsOf } from './exhaustiveKits';

/** What heroes of random battles carry and what a story may have done before. */

const SOULS_PER_LEVEL = 4;
const ITEMS = 3;
const RELICS = 3;

/** As many as there is room for; without a story as many as the Souls of the level buy (RR-478). */
function anySkills(hero: HeroId, level: number, inStory: boolean, random: Random): string[] {
  let souls = inStory ? Number.POSITIVE_INFINITY : SOULS_PER_LEVEL * (level - 1);
  const chosen: string[] = [];
  for (const skill of random.shuffle(skillsOf(hero).filter((each) => each.level <= level))) {
    if (chosen.length === skillSlots(level) || soulsOf(skill) > souls) continue;
    souls -= soulsOf(skill);
    chosen.push(skill.id);
  }
  return chosen;
}

/** One card of a kind from the loot of each boss before; a party of level 1 has none (RR-478). */
const finds = (boss: BossId, level: number, kind: 'weapon' | 'armor', random: Random): string[] => (level === 1 ? [] : bossesBefore(boss)).flatMap((id) => {
  const cards = SPOILS[id].loot.filter((card) => card.kind === kind);
  return cards.length === 0 ? [] : [random.pick(cards).id];
});

/** Any two weapons, any armor, skills and ultimate; with a story any Flask and relics too, and loot of any boss. */
export function anyLoadout(hero: HeroId, boss: BossId, level: number, inStory: boolean, random: Random): Loadout {
  const { weapons, armors, ultimates } = HEROES[hero];
  const wielded = weaponsOf(hero);
  const found = inStory ? wielded : [...weapons.map(({ id }) => id), ...finds(boss, level, 'weapon', random).filter((id) => wielded.includes(id))];
  const [first = '', second = ''] = random.shuffle([...found]);
  const worn = [...armors.map(({ id }) => id), ...(inStory ? ofKind('armor') : finds(boss, level, 'armor', random))];
  const loadout: Loadout = { weapons: [first, second], armor: random.pick(worn), skills: anySkills(hero, level, inStory, random), ultimate: random.pick(ultimates).id };
  return inStory ? { ...loadout, relics: random.shuffle(ofKind('relic')).slice(0, RELICS), ...(random.below(2) === 0 ? { flask: random.pick(ofKind('flask')) } : {}) } : loadout;
}

/** Half of what may have happened before this boss, and whatever may be carried. */
export function anyStory(boss: BossId, random: Random): Story {
  const held = BOSSES[boss].factChanges.filter(() => random.below(2) === 0);
  return {
    ...NO_STORY,
    facts: [...new Set(held.flatMap(({ fact, hero }) => (hero === undefined ? [fact] : [])))],
    heroFacts: held.flatMap(({ fact, hero }) => (hero === undefined ? [] : [{ hero, fact }])),
    items: HERO_IDS.map((hero) => ({ hero, items: random.shuffle([...ofKind('consumable'), ...relicsOnce()]).slice(0, ITEMS) })),
    party: packItems(boss).filter(() => random.below(2) === 0),
    hp: random.pick([0, 0, -2]),
    sitter: random.pick(HERO_IDS), tested: random.pick(HERO_IDS),
  };
}
