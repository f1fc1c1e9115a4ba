import { CARD_IDS, EQUIPMENT, equipmentCard, type CardId } from '@/games/dungeon-fighter/content/equipment';
import { HERO_IDS, heroCard } from '@/games/dungeon-fighter/content/heroes';
import { requirementsInForce } from '@/games/dungeon-fighter/rules/throw/inForce';
import { fight } from './kit';

/** Between two rooms, with these cards to hand out. */
function handingOut(...cards: CardId[]) {
  const f = fight({ heroes: ['goldfinga', 'torm', 'mumble'] });
  return f.change((s) => {
    s.deck = s.deck.filter((card) => !cards.some((each) => each === card));
    s.supply.gold += s.encounter?.gold ?? 0;
    delete s.encounter;
    s.frames = [{ kind: 'movement' }, { kind: 'distribute', cards, from: 'treasure' }];
  });
}

test('DF-157 three slots a hero, by type', () => {
  for (const id of HERO_IDS) {
    const { weapon, armor, item } = heroCard(id).slots;
    expect(weapon + armor + item).toBe(3);
  }
});

test('DF-158 never more cards of a type than slots; no slot, no card', () => {
  const f = handingOut('wallYouCanWear', 'whetstone');
  expect(f.refused({ kind: 'assignCard', card: 'wallYouCanWear', hero: 'goldfinga' })).toBe('DF-158');
  f.play({ kind: 'assignCard', card: 'wallYouCanWear', hero: 'torm' });
  expect(f.hero('torm').cards).toEqual(['wallYouCanWear']);
});

test('DF-159 a full slot is freed first, by passing on or discarding', () => {
  const f = handingOut('whetstone').equip('goldfinga', 'lukewarmSoup');
  expect(f.refused({ kind: 'assignCard', card: 'whetstone', hero: 'goldfinga' })).toBe('DF-159');
  f.play({ kind: 'giveEquipment', from: 'goldfinga', to: 'mumble', card: 'lukewarmSoup' });
  f.play({ kind: 'assignCard', card: 'whetstone', hero: 'goldfinga' });
  expect([f.hero('goldfinga').cards, f.hero('mumble').cards]).toEqual([['whetstone'], ['lukewarmSoup']]);
  const g = handingOut('whetstone').equip('goldfinga', 'lukewarmSoup');
  g.play({ kind: 'discardEquipment', hero: 'goldfinga', card: 'lukewarmSoup' }, { kind: 'assignCard', card: 'whetstone', hero: 'goldfinga' });
  expect([g.hero('goldfinga').cards, g.s.discard]).toEqual([['whetstone'], ['lukewarmSoup']]);
  expect(g.refused({ kind: 'discardEquipment', hero: 'mumble', card: 'alibi' })).toBe('DF-159');
});

test('DF-160 a declared weapon adds its bonus to a contact and is kept; several add up', () => {
  const f = fight({ heroes: ['fennick', 'torm'], monster: 'slightlyUsedDragon' }).equip('fennick', 'helmOfBravery', 'dragonsBreath');
  f.throws('green', 1, {}, ['helmOfBravery', 'dragonsBreath']);
  expect([f.encounter.hp, f.hero('fennick').cards]).toEqual([13 - 6, ['helmOfBravery', 'dragonsBreath']]);
});

test('DF-162 the same demand from two sources is one demand, both bonuses count', () => {
  const f = fight({ heroes: ['fennick', 'torm'], monster: 'mummyOnABudget', hp: 7 }).equip('fennick', 'leftHandedLadle', 'otherGlove');
  expect(requirementsInForce(f.s, ['leftHandedLadle', 'otherGlove'])).toEqual(['weakHandShot']);
  f.throws('green', 1, {}, ['leftHandedLadle', 'otherGlove']);
  expect(f.encounter.hp).toBe(7 - 1 - 2 - 3);
});

test('DF-163 single-use cards at any time by a standing hero, then discarded; others are not played', () => {
  const f = fight({ heroes: ['mumble', 'torm'], change: (s) => { for (const hero of s.heroes) hero.hp = 4; } }).equip('mumble', 'lukewarmSoup', 'wallYouCanWear');
  f.throws('green', 1);
  expect(f.encounter.turn).toBe('torm');
  f.play({ kind: 'playCard', hero: 'mumble', card: 'lukewarmSoup', target: 'torm' });
  expect([f.hp('torm'), f.hero('mumble').cards, f.s.discard]).toEqual([[7], ['wallYouCanWear'], ['lukewarmSoup']]);
  expect(f.refused({ kind: 'playCard', hero: 'mumble', card: 'wallYouCanWear' })).toBe('DF-163');
  expect(f.refused({ kind: 'playCard', hero: 'mumble', card: 'lukewarmSoup', target: 'torm' })).toBe('DF-163');
  f.win('red');
  expect(f.asked).toBe('movement');
  f.equip('mumble', 'picnicBasket');
  f.play({ kind: 'playCard', hero: 'mumble', card: 'picnicBasket' });
  expect(f.hp('mumble', 'torm')).toEqual([6, 9]);
});

test('DF-164 heal one standing hero of the owner’s choice', () => {
  const f = fight({ heroes: ['mumble', 'torm'], change: (s) => { for (const hero of s.heroes) hero.hp = 2; } }).equip('mumble', 'grandmothersSoup');
  expect(f.refused({ kind: 'playCard', hero: 'mumble', card: 'grandmothersSoup' })).toBe('DF-164');
  f.play({ kind: 'playCard', hero: 'mumble', card: 'grandmothersSoup', target: 'mumble' });
  expect(f.hp('mumble', 'torm')).toEqual([7, 2]);
});

test('DF-165 heal everybody who stands', () => {
  const f = fight({ heroes: ['mumble', 'torm', 'quill'], change: (s) => { for (const hero of s.heroes) hero.hp = 2; if (s.heroes[2]) { s.heroes[2].hp = 0; s.heroes[2].status = 'fainted'; } } }).equip('mumble', 'groupHugScroll');
  f.play({ kind: 'playCard', hero: 'mumble', card: 'groupHugScroll' });
  expect(f.hp('mumble', 'torm', 'quill')).toEqual([4, 4, 0]);
});

test('DF-166 the string on the die: the owner’s own throw, before it takes effect', () => {
  const f = fight({ heroes: ['quill', 'mumble'] }).equip('quill', 'stringTiedToADie').equip('mumble', 'trainedFlea');
  expect(f.refused({ kind: 'playCard', hero: 'quill', card: 'stringTiedToADie' })).toBe('DF-166');
  f.throws('blue', 'bone');
  expect(f.refused({ kind: 'playCard', hero: 'mumble', card: 'trainedFlea' })).toBe('DF-166');
  f.play({ kind: 'playCard', hero: 'quill', card: 'stringTiedToADie' });
  expect([f.hp('quill'), f.asked, f.encounter.lying]).toEqual([[9], 'throw', []]);
});

test('DF-167 the whetstone: the owner’s own contact, after the die has landed', () => {
  const f = fight({ heroes: ['quill', 'mumble'] }).equip('quill', 'whetstone', 'forbiddenWhetstone');
  f.throws('blue', 1);
  f.play({ kind: 'playCard', hero: 'quill', card: 'forbiddenWhetstone' }, { kind: 'endStep' });
  expect(f.encounter.hp).toBe(7 - 1 - 5);
  const missed = fight({ heroes: ['quill', 'mumble'] }).equip('quill', 'whetstone', 'alibi');
  missed.throws('blue', 'bone');
  expect(missed.refused({ kind: 'playCard', hero: 'quill', card: 'whetstone' })).toBe('DF-167');
});

test('DF-168 the cloak: the owner’s own miss costs nothing', () => {
  const f = fight({ heroes: ['brunna', 'torm'], monster: 'evilTwin' }).equip('brunna', 'cloakOfSuddenAbsence');
  f.throws('green', 'bone');
  f.play({ kind: 'playCard', hero: 'brunna', card: 'cloakOfSuddenAbsence' }, { kind: 'endStep' });
  expect([f.hp('brunna'), f.hero('brunna').cards]).toEqual([[9], []]);
  const hit = fight({ heroes: ['brunna', 'torm'] }).equip('brunna', 'cloakOfSuddenAbsence', 'whetstone');
  hit.throws('green', 2);
  expect(hit.refused({ kind: 'playCard', hero: 'brunna', card: 'cloakOfSuddenAbsence' })).toBe('DF-168');
});

test('DF-169 counterblow: what the owner really loses to an attack, the monster loses too', () => {
  const f = fight({ monster: 'evilTwin', change: (s) => { if (s.heroes[0]) s.heroes[0].hp = 3; } }).equip('torm', 'rubberShield');
  f.throws('green', 'bone');
  expect(f.encounter.hp).toBe(12 - 3);
  const critical = fight({ monster: 'hangmansIntern', heroes: ['torm', 'brunna', 'quill'] }).equip('brunna', 'hedgehogVest');
  critical.throws('green', 'bone');
  expect(critical.encounter.hp).toBe(9 - 2);
  const rage = fight().equip('torm', 'rubberShield');
  rage.throws('red', 2, { special: true, face: 0 });
  rage.play({ kind: 'payBerserk', pay: true });
  expect(rage.encounter.hp).toBe(7 - 4);
});

test('DF-170 the last hero’s fall loses the game before any counterblow', () => {
  const f = fight({ monster: 'evilTwin', hp: 1, change: (s) => { for (const hero of s.heroes) { hero.hp = hero.id === 'torm' ? 1 : 0; if (hero.id !== 'torm') hero.status = 'fainted'; } } }).equip('torm', 'rubberShield');
  f.throws('green', 'bone');
  expect(f.table.outcome?.won).toBe(false);
});

test('DF-300 counterblow also of a hero who faints by it, and each card once', () => {
  const f = fight({ heroes: ['ottoline', 'torm'], monster: 'evilTwin', change: (s) => { if (s.heroes[0]) s.heroes[0].hp = 2; } }).equip('ottoline', 'hedgehogVest', 'rubberShield');
  f.throws('blue', 'bone');
  expect([f.hero('ottoline').status, f.encounter.hp]).toEqual(['fainted', 12 - 2 - 2]);
});

test('DF-171 reduced damage adds up, never below zero', () => {
  const f = fight({ heroes: ['ottoline', 'torm'], monster: 'evilTwin' }).equip('ottoline', 'wallYouCanWear', 'barrelWithStraps');
  f.throws('blue', 'bone');
  expect(f.hp('ottoline')).toEqual([9 - (4 - 3)]);
});

test('DF-172 an empty deck is made anew from the discard pile; without both there is no card', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { s.discard = s.deck as CardId[]; s.deck = []; } });
  f.throws('green', 1, { special: true, face: 0 });
  expect([f.s.deck.length, f.s.discard.length, f.hero('goldfinga').stolen.length]).toEqual([52, 0, 1]);
  const none = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { s.deck = []; s.discard = []; } });
  none.throws('green', 1, { special: true, face: 0 });
  expect(none.hero('goldfinga').stolen).toEqual([]);
});

test('DF-173 the fainted cannot use cards; the eliminated leave theirs behind', () => {
  const f = fight({ heroes: ['mumble', 'torm'], change: (s) => { if (s.heroes[0]) { s.heroes[0].hp = 0; s.heroes[0].status = 'fainted'; } if (s.encounter) s.encounter.turn = 'torm'; } }).equip('mumble', 'picnicBasket');
  expect(f.refused({ kind: 'playCard', hero: 'mumble', card: 'picnicBasket' })).toBe('DF-173');
  const out = fight({ heroes: ['torm', 'brunna'], change: (s) => {
    const brunna = s.heroes[1];
    if (brunna) Object.assign(brunna, { hp: 0, maxHp: 3, scars: ['blue', 'red'], status: 'fainted', seduced: ['cuteBear'] });
    s.supply.scars -= 2;
  } }).equip('brunna', 'leftHandedLadle');
  out.win('green');
  expect(out.s.frames[out.s.frames.length - 1]).toMatchObject({ kind: 'distribute', cards: ['leftHandedLadle'], from: 'inherited' });
  out.play({ kind: 'assignCard', card: 'leftHandedLadle', hero: 'torm' });
  expect([out.hero('torm').cards, out.s.monsterDiscard]).toEqual([['leftHandedLadle'], ['goblin', 'cuteBear']]);
});

test('DF-301 equipment changes hands between fights only; what nobody takes is discarded', () => {
  const f = fight({ heroes: ['torm', 'brunna'] }).equip('torm', 'leftHandedLadle');
  expect(f.refused({ kind: 'giveEquipment', from: 'torm', to: 'brunna', card: 'leftHandedLadle' })).toBe('DF-301');
  expect(f.refused({ kind: 'discardEquipment', hero: 'torm', card: 'leftHandedLadle' })).toBe('DF-301');
  const left = handingOut('wallYouCanWear');
  left.play({ kind: 'endStep' });
  expect(left.s.discard).toEqual(['wallYouCanWear']);
});

/** Every card in play once. */
test.each(CARD_IDS.map((id) => [EQUIPMENT[id].name, id] as const))('DF-160 and DF-163: %s does what it says', (_name, id) => {
  const { effect, type } = equipmentCard(id);
  const owner = type === 'weapon' ? 'fennick' : type === 'armor' ? 'ottoline' : 'mumble';
  const f = fight({ heroes: [owner, 'torm'], monster: 'evilTwin', change: (s) => { for (const hero of s.heroes) hero.hp = 5; } }).equip(owner, id);
  const play = () => f.play({ kind: 'playCard', hero: owner, card: id, ...(effect.kind === 'healHero' ? { target: 'torm' } : {}) });
  switch (effect.kind) {
    case 'weapon':
      f.throws('green', 2, { bouncesOutside: 2 }, [id]);
      expect(f.encounter.hp).toBe(12 - 2 - effect.bonus);
      return;
    case 'reducedDamage':
      f.throws('green', 'bone');
      expect(f.hp(owner)).toEqual([5 - 4 + effect.amount]);
      return;
    case 'counterblow':
      f.throws('green', 'bone');
      expect(f.encounter.hp).toBe(12 - 4);
      return;
    case 'healHero':
      play();
      expect(f.hp('torm')).toEqual([Math.min(9, 5 + effect.amount)]);
      return;
    case 'healParty':
      play();
      expect(f.hp(owner, 'torm')).toEqual([5 + effect.amount, 5 + effect.amount]);
      return;
    case 'piercingDamage':
      f.throws('red', 1);
      play();
      f.play({ kind: 'endStep' });
      expect(f.encounter.hp).toBe(12 - 1 - effect.amount);
      return;
    case 'agileInstincts':
      f.throws('green', 'bone');
      play();
      f.play({ kind: 'endStep' });
      expect(f.hp(owner)).toEqual([5]);
      return;
    case 'swingAgain':
      f.throws('red', 'bone');
      play();
      expect([f.asked, f.hp(owner)]).toEqual(['throw', [5]]);
  }
});
