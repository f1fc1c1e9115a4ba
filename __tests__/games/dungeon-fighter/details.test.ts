import type { CardId } from '@/games/dungeon-fighter/content/equipment';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import { dfDecisions, type DfMove } from '@/games/dungeon-fighter/rules/decisions';
import { seatsToReact } from '@/games/dungeon-fighter/rules/party/cards';
import { heroOf } from '@/games/dungeon-fighter/rules/party/heroes';
import type { DfState } from '@/games/dungeon-fighter/rules/state';

import { fight, special, type Fight, type Scene } from './kit';

const afterwards = (events: readonly DfEvent[]): DfEvent[] => events.filter(({ type }) => type !== 'dieThrown');
const ofType = (events: readonly DfEvent[], ...types: DfEvent['type'][]): DfEvent[] => events.filter(({ type }) => types.includes(type));
const topFrame = ({ s }: Fight) => s.frames[s.frames.length - 1];
const faint = (s: DfState, place: number): void => void Object.assign(s.heroes[place] ?? {}, { hp: 0, status: 'fainted' });
const GOBLIN = { kind: 'monster', id: 'goblin', edition: 2 } as const;
const TORM_WINS: readonly DfEvent[] = [
  { type: 'monsterHurt', cause: 'contact', hero: 'torm', amount: 1, hp: 0, parts: [{ source: 'section', amount: 1 }] },
  { type: 'monsterDefeated', monster: GOBLIN, by: 'torm' },
  { type: 'bonusDiceGained', amount: 2, why: 'unusedDice' },
  { type: 'diceCleared', taker: 'randolph' },
  { type: 'goldChanged', amount: 1, reason: 'monster', gold: 3 },
  { type: 'monsterPutAway', monster: GOBLIN },
];

test('DF-225 a plain win is told step by step, and nothing is told that did not happen', () => {
  expect(afterwards(fight().win('red'))).toEqual(TORM_WINS);
  const poor = fight({ monster: 'cuteBear' });
  expect(ofType(poor.win('red'), 'goldChanged')).toEqual([]);
});

test('DF-244 the fountain is told, and whom it healed by how much', () => {
  const f = fight({ change: (s) => {
    s.floors = ['S1-dungeon', 'D1-a', 'S2-boss'];
    s.room = 'g';
    heroOf(s, 'torm').hp = 2;
    heroOf(s, 'goldfinga').hp = 6;
  } });
  expect(afterwards(f.win('red'))).toEqual([
    ...TORM_WINS,
    { type: 'fountainUsed' },
    { type: 'heroHealed', hero: 'torm', cause: 'fountain', amount: 7, hp: 9 },
    { type: 'heroHealed', hero: 'goldfinga', cause: 'fountain', amount: 3, hp: 9 },
  ]);
});

test('DF-245 a treasure is told with what it held', () => {
  const found = (room: string) => afterwards(fight({ change: (s) => { s.room = room; } }).win('red')).slice(TORM_WINS.length);
  expect(found('c')).toEqual([{ type: 'goldChanged', amount: 3, reason: 'treasure', gold: 6 }]);
  expect(found('d')).toEqual([{ type: 'bonusDiceGained', amount: 1, why: 'treasure' }]);
});

/** Three heroes in front of these cards. */
function handingOut(...cards: CardId[]): Fight {
  return fight({ heroes: ['torm', 'mumble', 'brunna'], change: (s) => {
    delete s.encounter;
    s.deck = s.deck.filter((card) => !cards.some((each) => each === card));
    s.frames = [{ kind: 'movement' }, { kind: 'distribute', cards, from: 'treasure' }];
  } });
}

test('DF-235 handing out ends by itself with the last card, and not before', () => {
  const f = handingOut('whetstone', 'hedgehogVest');
  expect(f.play({ kind: 'assignCard', card: 'whetstone', hero: 'mumble' })).toEqual([{ type: 'cardTaken', hero: 'mumble', card: 'whetstone', price: 0 }]);
  expect(topFrame(f)).toEqual({ kind: 'distribute', cards: ['hedgehogVest'], from: 'treasure' });
  f.play({ kind: 'assignCard', card: 'hedgehogVest', hero: 'brunna' });
  expect(f.asked).toBe('movement');
});

test('DF-235 only what lies there is handed out, to heroes of the party, and is offered to whoever can carry it', () => {
  const f = handingOut('whetstone');
  expect(f.refused({ kind: 'assignCard', card: 'alibi', hero: 'mumble' })).toBe('DF-235');
  expect(f.refused({ kind: 'assignCard', card: 'whetstone', hero: 'quill' })).toBe('DF-235');
  expect(f.table.moves(0).filter(({ kind }) => kind === 'assignCard')).toEqual([
    { kind: 'assignCard', card: 'whetstone', hero: 'mumble' },
    { kind: 'assignCard', card: 'whetstone', hero: 'brunna' },
  ]);
});

test('DF-301 what nobody takes is told as unclaimed', () => {
  expect(handingOut('whetstone', 'alibi').play({ kind: 'endStep' })).toEqual([
    { type: 'cardLost', card: 'whetstone', why: 'unclaimed' },
    { type: 'cardLost', card: 'alibi', why: 'unclaimed' },
  ]);
});

/** The shop of the Hall of Doors before the first purchase. */
function inShop(gold: number, change: (s: DfState) => void = () => undefined): { f: Fight; opened: readonly DfEvent[] } {
  const f = fight({ heroes: ['torm', 'mumble', 'brunna'], monster: 'cuteBear', change: (s) => {
    s.room = 'e';
    s.supply.gold += s.chest.gold - gold;
    s.chest.gold = gold;
    s.deck = ['lukewarmSoup', 'whetstone', ...s.deck.filter((card) => card !== 'lukewarmSoup' && card !== 'whetstone')];
    change(s);
  } });
  return { f, opened: f.win('red') };
}

test('DF-239 the display is told, and every purchase with its price', () => {
  const { f, opened } = inShop(7, (s) => { heroOf(s, 'mumble').hp = 5; });
  const top = topFrame(f);
  expect(ofType(opened, 'cardsRevealed')).toEqual([{ type: 'cardsRevealed', cards: top?.kind === 'shop' ? top.cards : [], from: 'shop' }]);
  expect(f.play({ kind: 'buyCard', card: 'lukewarmSoup', hero: 'mumble' })).toEqual([
    { type: 'goldChanged', amount: -2, reason: 'card', gold: 5 },
    { type: 'cardTaken', hero: 'mumble', card: 'lukewarmSoup', price: 2 },
  ]);
  expect(f.play({ kind: 'buyHealing', hero: 'mumble', points: 3 })).toEqual([
    { type: 'goldChanged', amount: -3, reason: 'healing', gold: 2 },
    { type: 'heroHealed', hero: 'mumble', cause: 'shop', amount: 3, hp: 8 },
  ]);
  expect(f.play({ kind: 'buyBonusDie' })).toEqual([
    { type: 'goldChanged', amount: -2, reason: 'bonusDie', gold: 0 },
    { type: 'bonusDiceGained', amount: 1, why: 'shop' },
  ]);
  const unsold = f.play({ kind: 'endStep' });
  expect([unsold.length, unsold[0]]).toEqual([5, { type: 'cardLost', card: 'whetstone', why: 'unsold' }]);
});

test('DF-240 healing is offered as far as the coins and the wounds go', () => {
  const { f } = inShop(3, (s) => { heroOf(s, 'torm').hp = 7; heroOf(s, 'mumble').hp = 1; });
  const offered = f.table.moves(0).flatMap((move) => (move.kind === 'buyHealing' ? [`${move.hero} ${move.points}`] : []));
  expect(offered).toEqual(['torm 1', 'torm 2', 'mumble 1', 'mumble 2', 'mumble 3']);
  expect(f.refused({ kind: 'buyHealing', hero: 'quill', points: 1 })).toBe('DF-240');
  f.play({ kind: 'buyHealing', hero: 'torm', points: 2 });
  expect([f.s.chest.gold, f.hp('torm')]).toEqual([1, [9]]);
});

test('DF-147 the shop heals nobody who is out of the game, and offers them nothing', () => {
  const { f } = inShop(5, (s) => { Object.assign(heroOf(s, 'brunna'), { hp: 0, maxHp: 3, scars: ['blue', 'red'], status: 'eliminated' }); });
  expect(f.table.moves(0).filter(({ kind }) => kind === 'buyHealing')).toEqual([]);
  expect(f.refused({ kind: 'buyHealing', hero: 'brunna', points: 1 })).toBe('DF-147');
  expect(f.refused({ kind: 'buyCard', card: 'lukewarmSoup', hero: 'brunna' })).toBe('DF-221');
});

test('DF-147 no card heals the fainted, the unhurt, or a party in which only the fainted are hurt', () => {
  const f = fight({ heroes: ['mumble', 'torm', 'brunna'], change: (s) => { faint(s, 2); } }).equip('mumble', 'lukewarmSoup', 'picnicBasket');
  const soupFor = (target: 'torm' | 'brunna'): DfMove => ({ kind: 'playCard', hero: 'mumble', card: 'lukewarmSoup', target });
  expect([f.refused(soupFor('brunna')), f.refused(soupFor('torm'))]).toEqual(['DF-147', 'DF-147']);
  expect(f.refused({ kind: 'playCard', hero: 'mumble', card: 'picnicBasket' })).toBe('DF-147');
  expect(f.table.moves(0).filter(({ kind }) => kind === 'playCard')).toEqual([]);
  f.change((s) => { heroOf(s, 'torm').hp = 8; });
  expect(f.play(soupFor('torm'))).toEqual([
    { type: 'cardLost', card: 'lukewarmSoup', why: 'played', hero: 'mumble' },
    { type: 'heroHealed', hero: 'torm', cause: 'card', amount: 1, hp: 9 },
  ]);
});

const spentDice = (change?: (s: DfState) => void): Fight => fight({ change: (s) => { if (s.encounter) s.encounter.hand = []; change?.(s); } });

test('DF-44 taking a bonus die is told with whose it is', () => {
  expect(spentDice().play({ kind: 'chooseOption', option: 'A' })).toEqual([{ type: 'bonusDieTaken', hero: 'torm' }]);
});

test('DF-45 the party’s defeat is told: the loss, who fell, the token, the dice', () => {
  const f = spentDice((s) => { heroOf(s, 'torm').hp = 1; faint(s, 2); });
  expect(f.play({ kind: 'chooseOption', option: 'B' })).toEqual([
    { type: 'partyDefeated', hero: 'torm', level: 'I', loss: 1 },
    { type: 'heroHurt', hero: 'torm', cause: 'partyDefeat', amount: 1, hp: 0 },
    { type: 'heroHurt', hero: 'randolph', cause: 'partyDefeat', amount: 1, hp: 8 },
    { type: 'heroFainted', hero: 'torm' },
    { type: 'leaderTokenTurned', undefeated: false },
    { type: 'diceCleared', taker: 'randolph' },
    { type: 'turnBegan', hero: 'randolph', dice: ['blue', 'green', 'red'] },
  ]);
  expect(f.s.stats.partyDefeats).toBe(1);
});

test('DF-145 the beer is told when it is placed, and when it saves from a miss', () => {
  const f = fight({ heroes: ['brunna', 'torm'] });
  expect(afterwards(f.throws('blue', 'outside', special))).toEqual([{ type: 'abilityActivated', hero: 'brunna', color: 'blue', ability: 'beer', effect: true }]);
  expect(f.play({ kind: 'placeBeer', hero: 'brunna' })).toEqual([
    { type: 'tokenPlaced', token: 'beer', hero: 'brunna' },
    { type: 'heroSafe', hero: 'brunna', why: 'beer' },
    { type: 'turnBegan', hero: 'torm', dice: ['green', 'red'] },
  ]);
});

test('DF-139 why a miss costs nothing: the dodge before the beer, the beer before the armour', () => {
  const why = (scene: Scene, ...cards: CardId[]) => ofType(fight({ heroes: ['pomegrana', 'torm'], ...scene }).equip('pomegrana', ...cards).throws('blue', 'bone'), 'heroSafe');
  const beer = { change: (s: DfState) => { if (s.encounter) s.encounter.tokens.beer = 'pomegrana' as const; } };
  expect(why({})).toEqual([]);
  expect(why({}, 'barrelWithStraps')).toEqual([{ type: 'heroSafe', hero: 'pomegrana', why: 'reducedDamage' }]);
  expect(why(beer, 'barrelWithStraps')).toEqual([{ type: 'heroSafe', hero: 'pomegrana', why: 'beer' }]);
  const dodged = fight({ heroes: ['pomegrana', 'torm'], ...beer });
  expect(ofType(dodged.throws('blue', 'bone', special), 'heroSafe')).toEqual([{ type: 'heroSafe', hero: 'pomegrana', why: 'agileInstincts' }]);
});

test('DF-146 the melody is told with its coin; a no is told as nothing', () => {
  const asked = () => { const f = fight({ heroes: ['quill', 'torm'], monster: 'unpaidApprentice' }); f.throws('blue', 1, special); return f; };
  expect(asked().play({ kind: 'payMelody', pay: true }).slice(0, 2)).toEqual([
    { type: 'goldChanged', amount: -1, reason: 'melody', gold: 1 },
    { type: 'tokenPlaced', token: 'melody', hero: 'quill' },
  ]);
  expect(ofType(asked().play({ kind: 'payMelody', pay: false }), 'goldChanged', 'tokenPlaced')).toEqual([]);
});

test('DF-142 a charm is told when it is placed, in vain when it is there already, and when the monster follows', () => {
  const f = fight({ heroes: ['quill', 'pomegrana'], monster: 'goblin' });
  const activated = (hero: 'quill' | 'pomegrana', effect: boolean): DfEvent => ({ type: 'abilityActivated', hero, color: 'green', ability: 'seduction', effect });
  expect(ofType(f.throws('green', 1, special), 'tokenPlaced', 'abilityActivated')).toEqual([{ type: 'tokenPlaced', token: 'charm', hero: 'quill' }, activated('quill', true)]);
  f.change((s) => { if (s.encounter) { s.encounter.hand = ['green', 'red']; s.encounter.lying = []; } });
  expect(ofType(f.throws('green', 1, special), 'tokenPlaced', 'abilityActivated')).toEqual([activated('pomegrana', false)]);
  expect(ofType(f.win('red'), 'monsterSeduced', 'monsterPutAway')).toEqual([
    { type: 'monsterSeduced', hero: 'quill', monster: 'goblin', damage: 1 },
    { type: 'monsterPutAway', monster: GOBLIN },
  ]);
});

test('DF-135 a theft is told without the card, and the card when it is turned up', () => {
  const f = fight({ heroes: ['goldfinga', 'torm'], change: (s) => { s.deck = ['whetstone', ...s.deck.filter((card) => card !== 'whetstone')]; } });
  expect(ofType(f.throws('green', 1, special), 'cardStolen', 'abilityActivated')).toEqual([
    { type: 'cardStolen', hero: 'goldfinga' },
    { type: 'abilityActivated', hero: 'goldfinga', color: 'green', ability: 'fiveFingerDiscount', effect: true },
  ]);
  expect(ofType(f.win('red'), 'cardsRevealed')).toEqual([{ type: 'cardsRevealed', cards: ['whetstone'], from: 'stolen' }]);
});

test('DF-134 DF-136 a token that lies there already is not placed again', () => {
  for (const [hero, token, ability] of [['fennick', 'tracking', 'trackingStrike'], ['randolph', 'toad', 'metamorphosis']] as const) {
    const placed = (there: boolean) =>
      ofType(fight({ heroes: [hero, 'torm'], change: (s) => { if (s.encounter) s.encounter.tokens[token] = there; } }).throws('blue', 1, special), 'tokenPlaced', 'abilityActivated');
    const activated = (effect: boolean): DfEvent => ({ type: 'abilityActivated', hero, color: 'blue', ability, effect });
    expect(placed(false)).toEqual([{ type: 'tokenPlaced', token, hero }, activated(true)]);
    expect(placed(true)).toEqual([activated(false)]);
  }
});

test('DF-169 a monster that a counterblow has felled gets no second one', () => {
  const blows = (hp: number) =>
    ofType(fight({ heroes: ['ottoline', 'torm'], monster: 'evilTwin', hp }).equip('ottoline', 'hedgehogVest', 'rubberShield').throws('blue', 'bone'), 'monsterHurt').map((event) => (event.type === 'monsterHurt' ? event.hp : -1));
  expect([blows(9), blows(4)]).toEqual([[5, 1], [0]]);
});

test('DF-168 the cloak is kept where the miss costs nothing anyway, or costs only others', () => {
  const cloaked = (scene: Scene) => {
    const f = fight({ heroes: ['brunna', 'mumble'], ...scene }).equip('brunna', 'cloakOfSuddenAbsence', 'alibi');
    f.throws('green', 'bone');
    expect(f.asked).toBe('react');
    return f;
  };
  const cloak = { kind: 'playCard', hero: 'brunna', card: 'cloakOfSuddenAbsence' } as const;
  const safe = { change: (s: DfState) => { if (s.encounter) s.encounter.tokens.beer = 'brunna' as const; } };
  expect(cloaked(safe).refused(cloak)).toBe('DF-168');
  // Hangman's Intern hurts everybody, but Brunna has her beer.
  expect(cloaked({ ...safe, monster: 'hangmansIntern' }).refused(cloak)).toBe('DF-168');
  expect(cloaked({}).table.moves(0)).toContainEqual(cloak);
});

test.each([['brunna', [0, 1, 2]], ['mumble', [1, 0, 2]], ['quill', [2, 0, 1]]] as const)('DF-163 of the players with a card for a throw of %s the thrower’s is named first', (thrower, order) => {
  const f = fight({ heroes: ['brunna', 'mumble', 'quill'], options: { askOwners: true }, change: (s) => {
    for (const hero of s.heroes) hero.hp = 1;
    if (s.encounter) s.encounter.turn = thrower;
  } });
  f.equip('brunna', 'lukewarmSoup').equip('mumble', 'grandmothersSoup').equip('quill', 'picnicBasket');
  f.throws('green', 'bone');
  expect(f.asked).toBe('react');
  expect(seatsToReact(f.s)).toEqual(order);
  // Nobody is about to faint: soup can wait.
  expect(seatsToReact(f.change((s) => { for (const hero of s.heroes) hero.hp = 2; }).s)).toEqual([]);
});

test('DF-163 the yes to somebody’s wish is the button that stands out', () => {
  const f = fight({ heroes: ['torm', 'mumble'], options: { askOwners: true }, change: (s) => { heroOf(s, 'torm').hp = 4; } }).equip('mumble', 'lukewarmSoup');
  const wish = { kind: 'playCard', hero: 'mumble', card: 'lukewarmSoup', target: 'torm' } as const;
  expect(f.play(wish)).toEqual([{ type: 'ownerAsked', hero: 'mumble', wish }]);
  const tones = [true, false].map((allow) => dfDecisions.label(f.s, 1, { kind: 'allow', allow }).tone);
  expect(tones).toEqual(['primary', undefined]);
});

test('DF-253 nobody backs down from a boss, whatever he demands', () => {
  const f = fight({ boss: 'lichKing', seats: 1 });
  expect(f.refused({ kind: 'backDown', agree: true })).toBe('DF-253');
  expect(f.table.moves(0).filter(({ kind }) => kind === 'backDown')).toEqual([]);
});

test('DF-260 proposing, refusing and leaving are told', () => {
  const f = fight({ monster: 'cuteBear', heroes: ['torm', 'brunna'], change: (s) => { s.tower.I = ['goblin']; } });
  expect(f.play({ kind: 'backDown', agree: true })).toEqual([{ type: 'backDownProposed', hero: 'torm' }]);
  expect(f.table.play(1, { kind: 'backDown', agree: false })).toEqual([{ type: 'backDownRefused' }]);
  expect(f.encounter.backDownRefused).toBe(true);
  f.play({ kind: 'backDown', agree: true });
  expect(f.table.play(1, { kind: 'backDown', agree: true })).toEqual([
    { type: 'backedDown', monster: 'cuteBear' },
    { type: 'heroHurt', hero: 'torm', cause: 'backDown', amount: 1, hp: 8 },
    { type: 'heroHurt', hero: 'brunna', cause: 'backDown', amount: 1, hp: 8 },
    { type: 'monsterRevealed', monster: GOBLIN, hp: 7, gold: 1 },
    { type: 'turnBegan', hero: 'torm', dice: ['blue', 'green', 'red'] },
  ]);
});

test('DF-221 DF-223 who leaves the game is told, and who leads then', () => {
  const f = fight({ change: (s) => {
    Object.assign(heroOf(s, 'torm'), { hp: 0, maxHp: 3, scars: ['blue', 'green'], status: 'fainted', cards: ['leftHandedLadle'] });
    if (s.encounter) s.encounter.turn = 'randolph';
  } });
  expect(ofType(f.win('red'), 'heroEliminated', 'leaderChanged', 'cardsRevealed')).toEqual([
    { type: 'heroEliminated', hero: 'torm' },
    { type: 'leaderChanged', hero: 'randolph' },
    { type: 'cardsRevealed', cards: ['leftHandedLadle'], from: 'inherited' },
  ]);
});
