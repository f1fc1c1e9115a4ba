import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { armorNamed, weaponNamed } from '@/games/ronins-revenge/rules/kit';
import { demandLoadout, skillSlots } from '@/games/ronins-revenge/rules/loadout';
import { DEFAULTS, planOf } from '@/games/ronins-revenge/rules/options';
import { recommendedLoadout } from '@/games/ronins-revenge/rules/recommended';

const LEVELS = [1, 2, 3, 4, 5] as const;

describe.each(HERO_IDS)('what %s is recommended', (hero) => {
  test('RR-478 at level 1 it is what lies in the box, whoever the boss is', () => {
    for (const boss of BOSS_IDS) expect(recommendedLoadout(hero, boss, 1)).toEqual(RECOMMENDED_LOADOUTS[hero]);
  });

  test('RR-478 at every level it is legal, uses every slot, and most of the Souls', () => {
    for (const boss of BOSS_IDS) {
      for (const level of LEVELS) {
        const loadout = recommendedLoadout(hero, boss, level);
        expect(() => demandLoadout(hero, loadout, { ...DEFAULTS, boss, level })).not.toThrow();
        expect(loadout.skills).toHaveLength(skillSlots(level));
      }
    }
  });

  test('RR-478 later bosses are met with better weapons and armor', () => {
    const damage = (boss: (typeof BOSS_IDS)[number]): number => recommendedLoadout(hero, boss, 5).weapons.reduce((sum, id) => sum + (weaponNamed(id)?.attacks ?? []).reduce((both, attack) => both + attack.damage, 0), 0);
    const guard = (boss: (typeof BOSS_IDS)[number]): number => { const armor = armorNamed(recommendedLoadout(hero, boss, 5).armor); return (armor?.armor ?? 0) + (armor?.dodge ?? 0); };
    const last = BOSS_IDS.filter((id) => BOSSES[id].chapter === 10)[0] ?? 'fifthWanderer';
    expect(damage(last)).toBeGreaterThan(damage('ushikado'));
    expect(guard(last)).toBeGreaterThan(guard('ushikado'));
  });
});

test('RR-478 a battle of a higher level begins with it, unless somebody chooses', () => {
  const options = { ...DEFAULTS, boss: 'kugi', level: 3, others: 'heroes' } as const;
  const { party } = planOf({ ...options, party: [{ hero: 'sayaka', loadout: RECOMMENDED_LOADOUTS.sayaka }] });
  expect(party.kosuke).toMatchObject({ loadout: { skills: ['lastCoin', 'openScars', 'scarTissue', 'refuseToFall'] } });
  expect(party.sayaka).toMatchObject({ loadout: RECOMMENDED_LOADOUTS.sayaka });
});
