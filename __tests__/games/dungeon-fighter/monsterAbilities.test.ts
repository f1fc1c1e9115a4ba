import { MONSTERS, MONSTER_IDS, monsterCard } from '@/games/dungeon-fighter/content/monsters';
import { BOSSES, BOSS_IDS } from '@/games/dungeon-fighter/content/bosses';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { throwableDice } from '@/games/dungeon-fighter/rules/fight/monsters';
import { fight, special } from './kit';

test('DF-148 at most one ability a monster; a requirement counts as it for the melody', () => {
  const f = fight({ heroes: ['quill', 'torm'], monster: 'sneezingImp' });
  f.throws('blue', 1, special);
  f.play({ kind: 'payMelody', pay: true });
  expect(requirementsInForce(f.s, [])).toEqual([]);
});

test('DF-149 a monster’s ability needs no face and no colour', () => {
  for (const die of ['blue', 'green', 'red'] as const) {
    const f = fight({ heroes: ['fennick', 'torm'], monster: 'unpaidApprentice' });
    f.throws(die, 'bone');
    expect(f.s.chest.gold).toBe(1);
  }
});

test('DF-150 after a miss the thrower loses a card of his choice', () => {
  const f = fight({ monster: 'taxWitch' }).equip('torm', 'leftHandedLadle', 'barrelWithStraps');
  f.throws('green', 'bone');
  expect(f.asked).toBe('destroy');
  expect(f.refused({ kind: 'chooseDestroyed', card: 'whetstone' })).toBe('DF-150');
  f.play({ kind: 'chooseDestroyed', card: 'barrelWithStraps' });
  expect([f.hero('torm').cards, f.s.discard]).toEqual([['leftHandedLadle'], ['barrelWithStraps']]);
  const bare = fight({ monster: 'taxWitch' });
  bare.throws('green', 'bone');
  expect(bare.asked).toBe('throw');
});

test('DF-151 it regains hit points after a miss, not above the printed ones', () => {
  const f = fight({ monster: 'slimeLandlord', hp: 4 });
  f.throws('green', 'bone');
  expect(f.encounter.hp).toBe(6);
  const full = fight({ monster: 'slimeLandlord', hp: 7 });
  full.throws('green', 'bone');
  expect(full.encounter.hp).toBe(9);
});

test('DF-152 small target: the 1 is a miss', () => {
  const f = fight({ monster: 'keyholeKobold' });
  f.throws('green', 1);
  expect([f.encounter.hp, f.hp('torm')]).toEqual([8, [6]]);
  f.throws('blue', 2);
  expect(f.encounter.hp).toBe(6);
});

test('DF-153 a coin goes after every miss, while there is one', () => {
  const f = fight({ monster: 'unpaidApprentice' });
  for (const die of ['green', 'red', 'blue'] as const) f.throws(die, 'bone');
  expect(f.s.chest.gold).toBe(0);
});

test('DF-154 an immune colour may not be thrown; it is passed on, a bonus die may take its colour', () => {
  const f = fight({ monster: 'highwayQuartet' });
  expect(f.refused(f.throwMove('green'))).toBe('DF-154');
  f.throws('red', 1);
  expect(throwableDice(f.encounter)).toEqual(['blue']);
  f.throws('blue', 1);
  expect([f.encounter.hand, f.asked]).toEqual([['green'], 'option']);
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 1, special);
  f.play({ kind: 'chooseBonusColor', color: 'green' });
  expect(f.hero('goldfinga').stolen).toHaveLength(1);
});

test('DF-155 a critical miss hurts everybody once; armour and beer help only the thrower, the toad all', () => {
  const f = fight({ monster: 'hangmansIntern' }).equip('torm', 'barrelWithStraps').equip('randolph', 'secondBestBreastplate');
  f.throws('green', 'bone');
  expect(f.hp('torm', 'randolph', 'goldfinga')).toEqual([8, 7, 7]);
  const toad = fight({ monster: 'hangmansIntern', change: (s) => { if (s.encounter) s.encounter.tokens.toad = true; } });
  toad.throws('green', 'bone');
  expect(toad.hp('torm', 'randolph', 'goldfinga')).toEqual([9, 9, 9]);
  const beer = fight({ monster: 'hangmansIntern', change: (s) => { if (s.encounter) s.encounter.tokens.beer = 'randolph'; } });
  beer.throws('green', 'bone');
  expect(beer.hp('torm', 'randolph', 'goldfinga')).toEqual([7, 7, 7]);
});

test('DF-156 after every missed throw of a swing, but not after one thrown again', () => {
  const f = fight({ monster: 'unpaidApprentice' });
  f.throws('green', 1, special);
  f.play({ kind: 'takeSecondThrow', take: true });
  f.throws('green', 'bone');
  expect(f.s.chest.gold).toBe(1);
  const again = fight({ monster: 'unpaidApprentice' });
  again.throws('blue', 'bone', special);
  again.play({ kind: 'useSwingAgain', use: true });
  expect(again.s.chest.gold).toBe(2);
});

/** Every monster with an ability shows it in its first throw. */
test.each([
  ...MONSTER_IDS.filter((id) => MONSTERS[id].ability).map((id) => [MONSTERS[id].name, { monster: id }, MONSTERS[id].ability] as const),
  ...BOSS_IDS.map((id) => [BOSSES[id].name, { boss: id }, BOSSES[id].ability] as const),
])('DF-29 and DF-148: %s uses its ability', (_name, scene, ability) => {
  const f = fight({ ...scene, heroes: ['fennick', 'torm'] }).equip('fennick', 'leftHandedLadle');
  switch (ability?.kind) {
    case 'requirement': {
      const { requirement } = ability;
      expect(requirementsInForce(f.s, [])).toEqual([requirement]);
      f.throwsCarelessly('blue', 3);
      // A far throw is one by its distance alone: it cannot be made carelessly, only refused from elsewhere.
      const failed = requirement === 'farShot' ? [] : [requirement];
      expect(f.table.happened('dieThrown')[0]?.result.failed).toEqual(failed);
      expect(f.hero('fennick').hp < 9).toBe(requirement !== 'farShot');
      return;
    }
    case 'heroDiceImmunity':
      expect(f.refused(f.throwMove(ability.color))).toBe('DF-154');
      return;
    default: {
      f.change((s) => { if (s.encounter) s.encounter.hp = 3; });
      const gold = f.s.chest.gold;
      const color = 'green';
      f.throws(color, ability?.kind === 'smallTarget' ? 1 : 'bone');
      const seen = {
        destroyEquipmentAfterMiss: f.hero('fennick').cards.length === 0,
        healAfterMiss: f.encounter.hp > 3,
        smallTarget: f.encounter.hp === 3 && f.hero('fennick').hp < 9,
        loseGoldAfterMiss: f.s.chest.gold === gold - 1,
        criticalMiss: f.hero('torm').hp < 9,
      };
      expect(ability && seen[ability.kind as keyof typeof seen]).toBe(true);
    }
  }
});

/** Every monster, plain ones too, fought once: its hit points, its claws, its coins. */
test.each(MONSTER_IDS.map((id) => [MONSTERS[id].name, id] as const))('DF-27, DF-28, DF-38, DF-233: %s stands, hurts and pays', (_name, id) => {
  const { hp, damage, gold } = monsterCard(id);
  const f = fight({ monster: id, heroes: ['fennick', 'torm'] });
  expect([f.encounter.hp, f.encounter.gold]).toEqual([hp, gold]);
  const [die = 'blue', other = 'green'] = throwableDice(f.encounter);
  f.throws(die, 'outside');
  expect(f.hp('fennick')).toEqual([9 - damage]);
  const chest = f.s.chest.gold;
  f.change((s) => { if (s.encounter) s.encounter.hp = 1; });
  f.throws(other, 2, { bouncesOutside: 2 });
  expect([f.s.encounter, f.s.chest.gold, f.s.monsterDiscard.includes(id)]).toEqual([undefined, chest + gold, true]);
});
