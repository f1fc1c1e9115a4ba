import { HEROES, HERO_IDS, type HeroId } from '@/games/dungeon-fighter/content/heroes';
import type { HeroAbility, HeroAbilityKind } from '@/games/dungeon-fighter/content/vocabulary';
import { isBoardOnly } from '@/games/dungeon-fighter/rules/party/abilities';
import { fight, special, type Fight } from './kit';

const wounded = (hp: number) => (s: { heroes: { hp: number }[] }) => { for (const hero of s.heroes) hero.hp = hp; };

test('DF-122 an ability works wherever the die lies, unless it needs the board', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'] });
  f.throws('blue', 'outside', special);
  expect(f.s.chest.gold).toBe(4);
  const blank = fight({ heroes: ['goldfinga', 'torm'] });
  blank.throws('blue', 'outside');
  expect(blank.s.chest.gold).toBe(2);
});

test('DF-123 board-only abilities do nothing on a miss', () => {
  const kinds = HERO_IDS.flatMap((id) => Object.values(HEROES[id].abilities)).map(({ kind }) => kind);
  expect([...new Set(kinds.filter(isBoardOnly))].sort()).toEqual(['berserk', 'divineIntervention', 'focusedDamage', 'piercingDamage', 'swingTwice']);
  const f = fight();
  const events = f.throws('green', 'bone', special);
  expect(f.asked).toBe('throw');
  expect(events).toContainEqual({ type: 'abilityActivated', hero: 'torm', color: 'green', ability: 'swingTwice', effect: false });
});

test('DF-124 a scarred ability never works, the die still counts', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { if (s.heroes[0]) { s.heroes[0].scars = ['blue']; s.heroes[0].maxHp = 6; s.heroes[0].hp = 6; } } });
  f.throws('blue', 3, special);
  expect([f.s.chest.gold, f.encounter.hp]).toEqual([2, 4]);
});

test('DF-125 the same ability may work several times in an encounter', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], monster: 'slightlyUsedDragon' });
  f.throws('blue', 1, special);
  f.change((s) => { if (s.encounter) { s.encounter.turn = 'goldfinga'; s.encounter.hand = ['blue']; s.encounter.lying = []; } });
  f.throws('blue', 1, special);
  expect(f.s.chest.gold).toBe(6);
});

test('DF-126 what one may do is asked after the result is seen', () => {
  const f = fight();
  f.throws('red', 4, special);
  expect([f.asked, f.encounter.thrown?.result.region]).toEqual(['berserk', 4]);
  f.play({ kind: 'payBerserk', pay: false });
  expect([f.encounter.hp, f.hp('torm')]).toEqual([3, [9]]);
});

test('DF-127 swing twice: once more with the same die, and only once', () => {
  const f = fight({ monster: 'slightlyUsedDragon' });
  f.throws('green', 2, special);
  f.play({ kind: 'takeSecondThrow', take: true });
  expect(f.refused(f.throwMove('red'))).toBe('DF-127');
  f.throws('green', 3, special);
  expect([f.encounter.hp, f.encounter.turn, f.asked]).toEqual([8, 'randolph', 'throw']);
  const declined = fight();
  declined.throws('green', 2, special);
  declined.play({ kind: 'takeSecondThrow', take: false });
  expect(declined.encounter.turn).toBe('randolph');
});

test('DF-128 a bonus die may be thrown twice and still leaves afterwards', () => {
  const f = fight({ monster: 'slightlyUsedDragon', change: (s) => { if (s.encounter) s.encounter.hand = []; } });
  f.play({ kind: 'chooseOption', option: 'A' });
  f.throws('bonus', 2, special);
  f.play({ kind: 'chooseBonusColor', color: 'green' });
  f.play({ kind: 'takeSecondThrow', take: true });
  f.throws('bonus', 2);
  expect([f.encounter.hp, f.s.chest.bonusDice, f.encounter.lying.length]).toEqual([9, 0, 1]);
});

test('DF-129 piercing damage adds its number', () => {
  const f = fight({ heroes: ['randolph', 'torm'] });
  f.throws('red', 1, special);
  expect(f.encounter.hp).toBe(7 - 1 - 3);
});

test('DF-130 focused damage makes every section a five; other bonuses add', () => {
  const f = fight({ heroes: ['randolph', 'torm'], monster: 'slightlyUsedDragon' });
  f.throws('green', 1, special);
  expect(f.encounter.hp).toBe(13 - 5);
  const tracked = fight({ heroes: ['randolph', 'torm'], monster: 'slightlyUsedDragon', change: (s) => { if (s.encounter) s.encounter.tokens.tracking = true; } });
  tracked.throws('green', 4, special);
  expect(tracked.encounter.hp).toBe(13 - 5 - 1);
});

test('DF-131 divine intervention: a point of healing per point of damage, split freely', () => {
  const f = fight({ heroes: ['mumble', 'torm', 'quill'], change: wounded(5) });
  f.throws('blue', 3, special);
  expect(f.refused({ kind: 'assignHealing', points: [{ hero: 'torm', points: 4 }] })).toBe('DF-131');
  expect(f.refused({ kind: 'assignHealing', points: [{ hero: 'torm', points: 1 }, { hero: 'torm', points: 1 }] })).toBe('DF-131');
  f.play({ kind: 'assignHealing', points: [{ hero: 'torm', points: 2 }, { hero: 'quill', points: 1 }] });
  expect(f.hp('mumble', 'torm', 'quill')).toEqual([5, 7, 6]);
});

test('DF-132 berserk: a hit point doubles the section; the last one too', () => {
  const f = fight({ monster: 'slightlyUsedDragon', change: (s) => { if (s.heroes[0]) s.heroes[0].hp = 1; } });
  f.throws('red', 4, special);
  f.play({ kind: 'payBerserk', pay: true });
  expect([f.encounter.hp, f.hero('torm').status]).toEqual([5, 'fainted']);
});

test('DF-133 heal the party: everybody who stands', () => {
  const f = fight({ heroes: ['mumble', 'torm', 'quill'], change: (s) => { wounded(5)(s); if (s.heroes[2]) { s.heroes[2].hp = 0; s.heroes[2].status = 'fainted'; } } });
  f.throws('green', 'outside', special);
  expect(f.hp('mumble', 'torm', 'quill')).toEqual([5 + 2 - 1, 7, 0]);
});

test('DF-134 tracking strike: one more on every contact of everybody, once', () => {
  const f = fight({ heroes: ['fennick', 'torm'], monster: 'slightlyUsedDragon' });
  f.throws('blue', 1, special);
  f.throws('red', 1);
  expect([f.encounter.hp, f.encounter.tokens.tracking]).toEqual([13 - 2 - 2, true]);
  f.change((s) => { if (s.encounter) { s.encounter.turn = 'fennick'; s.encounter.hand = ['blue']; s.encounter.lying = []; } });
  f.throws('blue', 1, special);
  expect(f.encounter.hp).toBe(9 - 2);
});

test('DF-135 five-finger discount: unseen now, turned up and handed out in maintenance', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { s.deck = ['whetstone', 'wallYouCanWear', ...s.deck.filter((card) => card !== 'whetstone' && card !== 'wallYouCanWear')]; } });
  f.throws('green', 1, special);
  expect(f.table.view(0).heroes[0]?.stolen).toEqual(['hidden']);
  f.change((s) => { if (s.encounter) { s.encounter.turn = 'goldfinga'; s.encounter.hand = ['blue', 'green', 'red']; s.encounter.lying = []; } });
  f.throws('green', 1, special);
  f.win('blue');
  expect(f.s.frames[f.s.frames.length - 1]).toMatchObject({ kind: 'distribute', cards: ['whetstone', 'wallYouCanWear'], from: 'stolen' });
  f.play({ kind: 'assignCard', card: 'whetstone', hero: 'goldfinga' });
  expect(f.refused({ kind: 'assignCard', card: 'wallYouCanWear', hero: 'goldfinga' })).toBe('DF-158');
  f.play({ kind: 'endStep' });
  expect([f.hero('goldfinga').cards, f.s.discard]).toEqual([['whetstone'], ['wallYouCanWear']]);
});

test('DF-136 metamorphosis: every miss costs two less, for everybody, not the party’s defeat', () => {
  const f = fight({ heroes: ['randolph', 'torm'], monster: 'hangmansIntern' });
  f.throws('blue', 1, special);
  f.throws('red', 'outside');
  expect(f.hp('randolph', 'torm')).toEqual([9, 9]);
  f.change((s) => { if (s.encounter) s.encounter.hand = []; });
  f.play({ kind: 'chooseOption', option: 'B' });
  expect(f.hp('randolph', 'torm')).toEqual([5, 5]);
});

test('DF-137 sworn enemy: more on its type, even on a miss, and then perhaps no harm', () => {
  const f = fight({ heroes: ['fennick', 'torm'], monster: 'minotaurWithAMap' });
  f.throws('green', 2, special);
  expect(f.encounter.hp).toBe(9 - 2 - 4);
  const missed = fight({ heroes: ['fennick', 'torm'], monster: 'minotaurWithAMap' });
  missed.throws('green', 'outside', special);
  expect([missed.encounter.hp, missed.hp('fennick')]).toEqual([5, [7]]);
  const dead = fight({ heroes: ['fennick', 'torm'], monster: 'minotaurWithAMap', hp: 4 });
  dead.throws('green', 'outside', special);
  expect([dead.s.encounter, dead.hp('fennick')]).toEqual([undefined, [9]]);
  const other = fight({ heroes: ['fennick', 'torm'] });
  other.throws('green', 'outside', special);
  expect(other.encounter.hp).toBe(7);
});

test('DF-138 swing again may follow swing again', () => {
  const f = fight();
  for (let i = 0; i < 3; i++) {
    f.throws('blue', 'bone', special);
    f.play({ kind: 'useSwingAgain', use: true });
  }
  f.throws('blue', 2);
  expect([f.encounter.hp, f.hp('torm')]).toEqual([5, [9]]);
  expect(f.refused({ kind: 'useSwingAgain', use: true })).toBe('DF-138');
});

test('DF-139 agile instincts: a miss costs nothing', () => {
  const f = fight({ heroes: ['pomegrana', 'torm'], monster: 'evilTwin' });
  f.throws('blue', 'bone', special);
  expect(f.hp('pomegrana')).toEqual([9]);
});

test('DF-140 it is still a miss: the monster’s trick follows', () => {
  const f = fight({ heroes: ['pomegrana', 'torm'], monster: 'unpaidApprentice' });
  f.throws('blue', 'bone', special);
  expect([f.hp('pomegrana'), f.s.chest.gold]).toEqual([[9], 1]);
  const beer = fight({ monster: 'unpaidApprentice', change: (s) => { if (s.encounter) s.encounter.tokens.beer = 'torm'; } });
  beer.throws('green', 'bone');
  expect([beer.hp('torm'), beer.s.chest.gold]).toEqual([[9], 1]);
});

test('DF-141 pickpocket: two coins from the supply, none from the monster', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], monster: 'unpaidApprentice' });
  const { gold } = f.s.supply;
  f.throws('blue', 1, special);
  expect([f.s.chest.gold, f.s.supply.gold, f.encounter.gold]).toEqual([4, gold - 2, 2]);
});

test('DF-142 seduction: the first admirer keeps the monster, the chest its gold', () => {
  const f = fight({ heroes: ['quill', 'pomegrana'], monster: 'goblin' });
  f.throws('green', 1, special);
  f.change((s) => { if (s.encounter) s.encounter.hand = ['green']; });
  f.throws('green', 1, special);
  expect(f.encounter.tokens.charm).toBe('quill');
  f.change((s) => { if (s.encounter) { s.encounter.hand = ['red']; s.encounter.lying = []; } });
  f.win('red');
  expect([f.hero('quill').seduced, f.s.monsterDiscard, f.s.chest.gold]).toEqual([['goblin'], [], 3]);
});

test('DF-143 a seduced monster adds its damage to a contact of its owner, once', () => {
  const f = fight({ heroes: ['quill', 'torm'], change: (s) => { s.heroes[0]?.seduced.push('evilTwin', 'cuteBear'); } });
  f.throws('blue', 1);
  expect(f.asked).toBe('react');
  expect(f.refused({ kind: 'spendSeduced', monster: 'goblin' })).toBe('DF-143');
  f.play({ kind: 'spendSeduced', monster: 'evilTwin' }, { kind: 'endStep' });
  expect([f.encounter.hp, f.hero('quill').seduced]).toEqual([7 - 1 - 4, ['cuteBear']]);
  expect(f.s.monsterDiscard).toEqual(['evilTwin']);
  expect(f.refused({ kind: 'spendSeduced', monster: 'cuteBear' })).toBe('DF-143');
});

test('DF-143 a seduced monster stays away from misses and from other heroes’ throws', () => {
  const follows = (hero: 0 | 1) => fight({ heroes: ['quill', 'torm'], change: (s) => { s.heroes[hero]?.seduced.push('evilTwin'); } });
  const missed = follows(0);
  missed.throws('blue', 'bone');
  expect([missed.asked, missed.encounter.hp, missed.hero('quill').seduced]).toEqual(['throw', 7, ['evilTwin']]);
  const others = follows(1);
  others.throws('blue', 1);
  expect([others.asked, others.encounter.hp]).toEqual(['throw', 6]);
  // With a card for the window to open, it still may not come along.
  const cloaked = follows(0).equip('quill', 'cloakOfSuddenAbsence');
  cloaked.throws('blue', 'bone');
  expect(cloaked.asked).toBe('react');
  expect(cloaked.refused({ kind: 'spendSeduced', monster: 'evilTwin' })).toBe('DF-143');
});

test('DF-144 no seducing the boss, but the seduced fight him', () => {
  const f = fight({ heroes: ['quill', 'torm'], boss: 'landlord', change: (s) => { s.heroes[0]?.seduced.push('evilTwin'); } });
  f.throws('green', 1, special);
  f.play({ kind: 'spendSeduced', monster: 'evilTwin' }, { kind: 'endStep' });
  expect([f.encounter.hp, f.encounter.tokens.charm]).toEqual([19 - 1 - 4, undefined]);
});

test('DF-145 beer: one hero feels no miss, and the mug may move on', () => {
  const f = fight({ heroes: ['brunna', 'torm'], monster: 'evilTwin' });
  f.throws('blue', 'outside', special);
  expect(f.refused({ kind: 'placeBeer', hero: 'quill' })).toBe('DF-145');
  f.play({ kind: 'placeBeer', hero: 'brunna' });
  expect(f.hp('brunna')).toEqual([9]);
  f.throws('green', 'outside');
  expect(f.hp('torm')).toEqual([5]);
  f.change((s) => { if (s.encounter) { s.encounter.hand = ['blue']; s.encounter.lying = []; } });
  f.throws('blue', 1, special);
  f.play({ kind: 'placeBeer', hero: 'torm' });
  expect(f.encounter.tokens.beer).toBe('torm');
});

test('DF-146 enchanting melody: for a coin the monster has no special ability', () => {
  const f = fight({ heroes: ['quill', 'torm'], monster: 'krakenInABucket' });
  expect(f.refused(f.throwMove('red'))).toBe('DF-154');
  f.throws('blue', 1, special);
  f.play({ kind: 'payMelody', pay: true });
  expect([f.s.chest.gold, f.encounter.tokens.melody]).toEqual([1, true]);
  f.throws('red', 2);
  expect(f.encounter.hp).toBe(13 - 1 - 2);
  const unpaid = fight({ heroes: ['quill', 'torm'], monster: 'krakenInABucket' });
  unpaid.throws('blue', 1, special);
  unpaid.play({ kind: 'payMelody', pay: false });
  expect(unpaid.refused(unpaid.throwMove('red'))).toBe('DF-154');
  const poor = fight({ heroes: ['quill', 'torm'], monster: 'krakenInABucket', change: (s) => { s.supply.gold += 2; s.chest.gold = 0; } });
  poor.throws('blue', 1, special);
  expect(poor.asked).toBe('throw');
});

test('DF-147 nobody is healed above the maximum, nobody who has fainted', () => {
  const f = fight({ heroes: ['mumble', 'torm', 'quill'], change: (s) => { wounded(8)(s); if (s.heroes[2]) { s.heroes[2].hp = 0; s.heroes[2].status = 'fainted'; } } });
  f.throws('green', 1, special);
  expect(f.hp('mumble', 'torm', 'quill')).toEqual([9, 9, 0]);
  const g = fight({ heroes: ['mumble', 'torm', 'quill'], change: (s) => { wounded(8)(s); if (s.heroes[2]) { s.heroes[2].hp = 0; s.heroes[2].status = 'fainted'; } } });
  g.throws('blue', 3, special);
  expect(g.refused({ kind: 'assignHealing', points: [{ hero: 'quill', points: 1 }] })).toBe('DF-147');
  expect(g.refused({ kind: 'assignHealing', points: [{ hero: 'torm', points: 2 }] })).toBe('DF-147');
});

/** What must be seen after a throw into the 3 with the special face; `before` is the monster's hit points. */
type Seen = (f: Fight, id: HeroId, before: number, amount: number) => void;
const asks = (kind: string): Seen => (f) => expect(f.asked).toBe(kind);
const EFFECTS: Readonly<Record<HeroAbilityKind, Seen>> = {
  swingTwice: asks('secondThrow'),
  piercingDamage: (f, _id, before, amount) => expect(f.encounter.hp).toBe(before - 3 - amount),
  focusedDamage: (f, _id, before) => expect(f.encounter.hp).toBe(before - 5),
  divineIntervention: asks('divine'),
  berserk: asks('berserk'),
  healParty: (f, _id, _before, amount) => expect(f.s.heroes.map(({ hp }) => hp)).toEqual([5 + amount, 5 + amount]),
  trackingStrike: (f, _id, before) => expect([f.encounter.tokens.tracking, f.encounter.hp]).toEqual([true, before - 4]),
  fiveFingerDiscount: (f, id) => expect(f.hero(id).stolen).toHaveLength(1),
  metamorphosis: (f) => expect(f.encounter.tokens.toad).toBe(true),
  swornEnemy: (f, _id, before, amount) => expect(f.encounter.hp).toBe(before - 3 - amount),
  swingAgain: asks('swingAgain'),
  agileInstincts: (f, id) => expect(f.hp(id)).toEqual([5]),
  pickpocket: (f) => expect(f.s.chest.gold).toBe(4),
  seduction: (f, id) => expect(f.encounter.tokens.charm).toBe(id),
  beer: asks('beer'),
  enchantingMelody: asks('melody'),
};

/** Every ability of every hero, set off once. */
test.each(HERO_IDS.flatMap((id) => (['blue', 'green', 'red'] as const).map((color) => [id, color, HEROES[id].abilities[color].kind] as const)))(
  'DF-58 and DF-122: %s, %s die, special face sets off %s',
  (id, color, kind) => {
    const partner = id === 'torm' ? 'quill' : 'torm';
    const f = fight({ heroes: [id, partner], monster: kind === 'swornEnemy' && id === 'ottoline' ? 'librarianLich' : 'krakenInABucket', change: (s) => {
      wounded(5)(s);
      if (s.encounter) s.encounter.tokens.melody = color === 'red' && kind !== 'enchantingMelody';
    } });
    const before = f.encounter.hp;
    const ability: HeroAbility = HEROES[id].abilities[color];
    f.throws(color, kind === 'agileInstincts' ? 'bone' : 3, special);
    EFFECTS[kind](f, id, before, 'amount' in ability ? ability.amount : 0);
    // The same throw with a blank face does nothing of the kind.
    const blank = fight({ heroes: [id, partner], change: wounded(5) });
    const told = blank.throws(color, 3);
    expect(told.some(({ type }) => type === 'abilityActivated')).toBe(false);
  },
);
