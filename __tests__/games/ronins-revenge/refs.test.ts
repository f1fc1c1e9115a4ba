import { BOSSES, BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { FIELD, HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { objectsOf } from '@/games/ronins-revenge/rules/field/map';
import { isBossRef, isHeroRef, isMinionRef, isThingRef, thingRef } from '@/games/ronins-revenge/rules/refs';

const kindsOf = (ref: string) => ({ hero: isHeroRef(ref), boss: isBossRef(ref), thing: isThingRef(ref), minion: isMinionRef(ref) });
const NONE = { hero: false, boss: false, thing: false, minion: false };

describe('names of what stands on the field', () => {
  test('a colon and a letter tell bosses and things from every minion there is', () => {
    const minions = BOSS_IDS.flatMap((boss) => BOSSES[boss].minions.flatMap(({ id, bands }) => bands.map((_, band) => `${id}:${band}`)));
    expect(minions.length).toBeGreaterThan(BOSS_IDS.length);
    for (const ref of minions) expect([ref, kindsOf(ref)]).toEqual([ref, { ...NONE, minion: true }]);
    for (const id of HERO_IDS) expect([id, kindsOf(id)]).toEqual([id, { ...NONE, hero: true }]);
    for (const ref of ['boss:0', 'boss:12']) expect([ref, kindsOf(ref)]).toEqual([ref, { ...NONE, boss: true }]);
    for (const square of [0, FIELD, FIELD * FIELD - 1]) expect(kindsOf(thingRef(square))).toEqual({ ...NONE, thing: true });
  });
});

describe('what stands on a map', () => {
  test('every battle has objects of its own, though a map is read once', () => {
    const { map } = BOSSES.ushikado;
    const [first, second] = [objectsOf(map), objectsOf(map)];
    expect(first.length).toBeGreaterThan(0);
    expect(second).toEqual(first);
    first.forEach((object, i) => expect(second[i]).not.toBe(object));
  });
});
