import { Random } from '@/engine/random';
import { BOSS_IDS } from '@/games/dungeon-fighter/content/bosses';
import type { CardId } from '@/games/dungeon-fighter/content/equipment';
import { HERO_IDS } from '@/games/dungeon-fighter/content/heroes';
import { MONSTER_IDS } from '@/games/dungeon-fighter/content/monsters';
import type { DieKind } from '@/games/dungeon-fighter/content/vocabulary';
import { missPreview } from '@/games/dungeon-fighter/preview/nextThrow';

import { dictated, Fight } from './kit';

const ARMOUR: readonly CardId[] = ['secondBestBreastplate', 'barrelWithStraps', 'quiltedOptimism', 'wallYouCanWear', 'wardrobeOfWarding'];
const FOES = [...MONSTER_IDS.map((monster) => ({ monster })), ...BOSS_IDS.map((boss) => ({ boss }))];

/** Three heroes in some armour, one of them perhaps with a beer, the monster perhaps a toad. */
function meet(foe: (typeof FOES)[number], random: Random): Fight {
  const heroes = random.shuffle(HERO_IDS.slice()).slice(0, 3);
  const fight = new Fight({ ...foe, heroes });
  const worn = random.shuffle(ARMOUR.slice());
  for (const hero of heroes) if (random.chance(1, 2)) fight.equip(hero, worn.pop() ?? 'potLidDeluxe');
  return fight.change((s) => {
    if (!s.encounter) return;
    s.encounter.tokens.toad = random.chance(1, 3);
    if (random.chance(1, 3)) s.encounter.tokens.beer = random.pick(heroes);
  });
}

/** Some monsters are immune to a die. */
const diceFor = ({ s, seat }: Fight): readonly DieKind[] => [...dictated.moves(s, seat)].flatMap((move) => (move.kind === 'throw' ? [move.die] : []));

test('DF-119 DF-155 what a miss is said to cost is what it costs, whoever throws at whatever', () => {
  const random = Random.fromSeed('what a miss costs');
  const seen = { hurt: 0, safe: 0, everybody: 0 };
  for (const foe of FOES) {
    for (let i = 0; i < 4; i++) {
      const fight = meet(foe, random);
      const shown = missPreview(fight.s);
      const before = new Map(fight.s.heroes.map(({ id, hp }) => [id, hp]));
      const events = fight.throws(random.pick(diceFor(fight)), 'outside');
      // A question before the loss (a second throw, a dodge) may change it: then nothing was paid yet.
      if (!events.some(({ type }) => type === 'heroHurt' || type === 'heroSafe')) continue;
      const lost = new Map(shown.map(({ hero }) => [hero, 0]));
      for (const event of events) if (event.type === 'heroHurt' && (event.cause === 'miss' || event.cause === 'criticalMiss')) lost.set(event.hero, event.amount);
      expect({ foe, lost: [...lost] }).toEqual({ foe, lost: shown.map(({ hero, loss }) => [hero, Math.min(loss, before.get(hero) ?? 0)]) });
      seen.hurt += shown.some(({ loss }) => loss > 0) ? 1 : 0;
      seen.safe += shown.some(({ loss }) => loss === 0) ? 1 : 0;
      seen.everybody += shown.length > 1 ? 1 : 0;
    }
  }
  // The draws have met everything that the preview can say.
  expect(Object.entries(seen).filter(([, times]) => times < 5)).toEqual([]);
});
