import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { SPOILS } from '@/games/ronins-revenge/content/spoils';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { armorNamed, weaponNamed } from '@/games/ronins-revenge/rules/kit';
import { demandLoadout, skillSlots } from '@/games/ronins-revenge/rules/loadout';
import { DEFAULTS, parseOptions, planOf } from '@/games/ronins-revenge/rules/options';
import { seatKit } from '@/games/ronins-revenge/rules/ownKits';
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

test('RR-478 of weapons of equal worth the second is the one that meets more weak spots', () => {
  // The Grudge Mallet (Crushing, Piercing) and the Shift Tetsubo (Crushing, Mystic) are worth the same; the naginata has Slashing and Piercing.
  expect(recommendedLoadout('takahiro', 'gashaO', 4).weapons).toEqual(['stormToothNaginata', 'shiftTetsubo']);
  expect(recommendedLoadout('takahiro', 'akaAo', 4).weapons).toEqual(['stormToothNaginata', 'grudgeMallet']);
});

test('RR-478 a battle of a higher level begins with it, unless somebody chooses', () => {
  const options = { ...DEFAULTS, boss: 'kugi', level: 3, others: 'heroes' } as const;
  const { party } = planOf({ ...options, party: [{ hero: 'sayaka', loadout: RECOMMENDED_LOADOUTS.sayaka }] });
  expect(party.kosuke).toMatchObject({ loadout: { skills: ['lastCoin', 'openScars', 'scarTissue', 'refuseToFall'] } });
  expect(party.sayaka).toMatchObject({ loadout: RECOMMENDED_LOADOUTS.sayaka });
});

describe('RR-478 whoever wants to chooses card by card', () => {
  const own = { weapons: ['gateSpear', 'templeBreaker'], armor: ['lacquerHeirloom'], skills: ['challenge'], ultimate: ['nineSuns'] };
  const two = { ...DEFAULTS, seats: 2, heroes: ['takahiro', 'kensho'] };

  test('the hero of the seat carries it, everybody else what is recommended', () => {
    const { party } = planOf(parseOptions({ ...two, kits: [own, {}] }));
    expect(party.takahiro).toMatchObject({ loadout: { weapons: ['gateSpear', 'templeBreaker'], armor: 'lacquerHeirloom', skills: ['challenge'], ultimate: 'nineSuns' } });
    expect(party.kensho).toMatchObject({ loadout: RECOMMENDED_LOADOUTS.kensho });
  });

  test('RR-83, RR-478 what may not be carried is refused, with the rule', () => {
    const refused = (kit: object, options: object = {}) => expect(() => parseOptions({ ...two, ...options, kits: [kit, {}] }));
    refused({ ...own, weapons: ['gateSpear'] }).toThrow(expect.objectContaining({ rule: 'RR-83' }));
    refused({ ...own, weapons: ['gateSpear', 'dawnKeeper', 'templeBreaker'] }).toThrow(expect.objectContaining({ rule: 'RR-83' }));
    refused({ ...own, armor: [] }).toThrow(expect.objectContaining({ rule: 'RR-83' }));
    refused({ ...own, weapons: ['gateSpear', 'ironBeads'] }).toThrow('cannot wield');
    refused({ ...own, skills: ['settledGrip'] }).toThrow('party level 2');
    refused({ ...own, skills: ['castleOfFour', 'callToStand', 'shieldArm', 'rallyingBanner', 'ironPromise'] }, { level: 5, boss: 'fifthWanderer' }).toThrow(expect.objectContaining({ rule: 'RR-478' }));
    refused({ ...own, hat: ['straw'] }).toThrow();
  });

  test.each(HERO_IDS)('what is offered to %s can be had, and what is recommended is among it', (hero) => {
    for (const level of [1, 3, 5]) {
      const options = { ...DEFAULTS, heroes: [hero], level, boss: 'devouringNight' as const };
      const { parts, recommended, trouble } = seatKit(hero, options);
      expect(trouble(recommended)).toBeUndefined();
      for (const { key, choices } of parts) {
        expect(choices.map(({ value }) => value)).toEqual(expect.arrayContaining([...(recommended[key] ?? [])]));
        for (const { value, help } of choices) {
          const others = (recommended[key] ?? []).filter((other) => other !== value);
          const kit = { ...recommended, [key]: key === 'skills' ? [value] : key === 'weapons' ? [value, HEROES[hero].weapons.find(({ id }) => id !== value)?.id ?? others[0] ?? ''] : [value] };
          expect({ value, trouble: trouble(kit) }).toEqual({ value, trouble: undefined });
          expect(help).not.toBe('');
        }
      }
      // Whoever begins has no loot.
      expect((parts.find(({ key }) => key === 'weapons')?.choices.length ?? 0) > HEROES[hero].weapons.length).toBe(level > 1);
    }
  });

  test('how many Souls the skills take is told while they are chosen, and whose loot a card is', () => {
    const { parts } = seatKit('kensho', { ...DEFAULTS, heroes: ['kensho'], level: 3, boss: 'raitora' });
    const part = (wanted: string) => parts.find(({ key }) => key === wanted);
    expect(part('skills')?.tally?.(['breathOfCedar', 'circleOfSalt', 'sevenKnots'])).toBe('5 of 8 Souls');
    const [loot] = SPOILS.ushikado.loot.filter(({ kind }) => kind === 'armor');
    expect(part('armor')?.choices.find(({ value }) => value === loot?.id)?.help).toMatch(/\nLoot of Ushikado\.$/);
    // Whoever begins has neither Souls nor loot.
    const beginner = seatKit('kensho', { ...DEFAULTS, heroes: ['kensho'] }).parts;
    expect(beginner.some(({ tally, choices }) => tally !== undefined || choices.some(({ help }) => help?.includes('Loot')))).toBe(false);
  });

  test('the trouble with a kit is told before anybody starts', () => {
    const { trouble, recommended } = seatKit('takahiro', DEFAULTS);
    expect(trouble({ ...recommended, weapons: ['dawnKeeper', 'dawnKeeper'] })).toEqual({ words: 'A hero carries two different weapons.', rule: 'RR-83' });
    expect(trouble({})).toBeUndefined();
  });
});
