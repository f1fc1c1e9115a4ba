import { Random } from '@/engine/random';
import { decide } from '@/engine/bots/bot';
import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import { armorNamed, weaponNamed } from '@/games/ronins-revenge/rules/kit';
import { worthOfArmor, worthOfWeapon } from '@/games/ronins-revenge/rules/recommended';
import { storyBots } from '@/games/ronins-revenge/story/bot';
import { demandLoadout, slotsOf, weaponsOf } from '@/games/ronins-revenge/story/kit';
import { bestPacked } from '@/games/ronins-revenge/story/packing';
import type { StoryOptions } from '@/games/ronins-revenge/story/state';

import { ALONE_WITH_FOUR, openAt, partyOf, readOn, type Story } from './party';

const LOOT = BOSS_IDS.filter((boss) => BOSSES[boss].chapter < 9).flatMap((boss) => BOSSES[boss].loot);
const learned = (hero: HeroId): string[] => HIGHER_SKILLS[hero].filter(({ level }) => level < 5).map(({ id }) => id);

/** Four heroes late on the road, who have won and learned all there was. */
const RICH: StoryOptions = {
  ...ALONE_WITH_FOUR, chapter: 9, level: 5,
  party: partyOf({ takahiro: 0, sayaka: 0, kosuke: 0, kensho: 0 }, Object.fromEntries(HERO_IDS.map((hero) => [hero, { cards: LOOT.map(({ id }) => id), skills: learned(hero) }]))),
};

/** Before the battle of the chapter. */
function atLoadouts(): Story {
  const s = readOn(openAt(RICH, 24));
  s.play(0, { kind: 'goOn' });
  for (const hero of s.state.unread.slice()) s.play(0, { kind: 'shut', hero });
  return s;
}

const thought = (s: Story) => decide(storyBots.hard.think(s.view(0), 0, Random.fromSeed('packing')));

describe.each(HERO_IDS)('the best that %s has', (hero) => {
  test('RR-83 RR-441 RR-446 is legal and fills every slot', () => {
    const { state } = atLoadouts();
    const best = bestPacked(state, hero);
    expect(() => demandLoadout(state, hero, best)).not.toThrow();
    expect(best.skills).toHaveLength(slotsOf(state));
  });

  test('RR-441 nothing that was won and stays behind is worth more', () => {
    const { state } = atLoadouts();
    const best = bestPacked(state, hero);
    const worth = (id: string): number => { const weapon = weaponNamed(id); return weapon ? worthOfWeapon(weapon) : NaN; };
    const carried = Math.min(...best.weapons.map(worth));
    for (const weapon of weaponsOf(state, hero).filter((id) => RICH.party[hero].cards.includes(id))) if (!best.weapons.includes(weapon)) expect(worth(weapon)).toBeLessThanOrEqual(carried);
    const armors = LOOT.flatMap((card) => (card.kind === 'armor' ? [worthOfArmor(card)] : []));
    const worn = armorNamed(best.armor);
    expect(worn && worthOfArmor(worn)).toBeGreaterThanOrEqual(Math.max(...armors));
  });
});

test('RR-478 who has won nothing keeps what is recommended', () => {
  const s = readOn(openAt(ALONE_WITH_FOUR, 24));
  for (const hero of HERO_IDS) expect(bestPacked(s.state, hero)).toEqual(RECOMMENDED_LOADOUTS[hero]);
});

test('RR-83 a bot unpacks what is better, hero by hero, and is ready then', () => {
  const s = atLoadouts();
  const packed: HeroId[] = [];
  for (let move = thought(s); move.kind !== 'ready'; move = thought(s)) {
    expect(move.kind).toBe('equip');
    if (move.kind === 'equip') packed.push(move.hero);
    s.play(0, move);
  }
  expect(packed).toEqual([...HERO_IDS]);
  for (const hero of HERO_IDS) expect(s.state.party[hero].loadout).toEqual(bestPacked(s.state, hero));
});
