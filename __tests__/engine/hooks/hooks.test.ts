import { Random } from '@/engine/random';
import { hooks } from '@/engine/hooks/hooks';
import type { Change, Explanation, Hook } from '@/engine/hooks/language';
import { because, byHook, modifiers } from '@/engine/hooks/modifiers';
import { ORDER, duelHooks, fighter, type Blow, type DuelHooks, type DuelModifier, type Fighter } from '@tests/kit/toys/duel';

const blow = (change: Partial<Blow> = {}): Blow => ({ arc: 'front', extraStamina: 0, target: fighter('Ushi'), ...change });
const strike = (attacker: Fighter, about: Blow, printed: number): Explanation<number> => duelHooks.explain('damage', attacker, about, printed);
const flank: DuelModifier = { hook: 'damage', priority: ORDER.bonus, when: { arc: 'rear' }, add: 2, why: 'from behind' };

test('the order of a blow: bonus, factor, armor, the target’s factor, the least', () => {
  const strong = fighter('Kosuke', { tokens: ['empowered'], cards: [[flank]] });
  const { value, lines } = strike(strong, blow({ arc: 'rear', target: fighter('Ushi', { armor: 3, tokens: ['vulnerable'] }) }), 7);
  expect(value).toBe(30);
  expect(lines).toEqual([
    { why: 'from behind', change: '+2', after: 9 },
    { why: 'Empowered', change: '×2', after: 18 },
    { why: 'armor', change: '−3', after: 15 },
    { why: 'Vulnerable', change: '×2', after: 30 },
  ]);
  const weak = fighter('Kosuke', { tokens: ['weakened'] });
  expect(strike(weak, blow({ target: fighter('Ushi', { armor: 2, tokens: ['resistant'] }) }), 3).lines.map((line) => line.after)).toEqual([1, 0, 1]);
});

test('a limit stops a change but does not undo what was beyond it', () => {
  const cheaper: DuelModifier = { hook: 'damage', priority: ORDER.bonus, add: -4, downTo: 2, why: 'limited' };
  expect(strike(fighter('A', { cards: [[cheaper]] }), blow(), 5).lines[0]).toEqual({ why: 'limited', change: '−3', after: 2 });
  expect(strike(fighter('A', { cards: [[cheaper]] }), blow(), 1).lines).toEqual([]);
});

test('a limit upwards, too', () => {
  const dearer: DuelModifier = { hook: 'damage', priority: ORDER.bonus, add: 4, upTo: 6, why: 'limited' };
  const struck = (printed: number) => strike(fighter('A', { cards: [[dearer]] }), blow(), printed);
  expect([1, 3, 6, 8].map((printed) => struck(printed).value)).toEqual([5, 6, 6, 8]);
  const limits: DuelModifier = { hook: 'damage', priority: ORDER.bonus, add: -1, upTo: 3, downTo: 0, why: 'both' };
  expect(strike(fighter('A', { cards: [[limits]] }), blow(), 9).value).toBe(8);
});

test('halves are rounded down, or as a modifier says', () => {
  const rounding = (round: 'up' | 'down'): DuelModifier[] => [{ hook: 'damage', priority: 6, times: 0.5, why: 'half' }, { hook: 'damage', priority: 7, round, why: 'whole' }];
  expect(strike(fighter('A', { cards: [rounding('up')] }), blow(), 5).lines).toEqual([{ why: 'half', change: '×0.5', after: 2.5 }, { why: 'whole', change: 'rounded up', after: 3 }]);
  expect(strike(fighter('A', { cards: [rounding('down')] }), blow(), 5).lines[1]).toEqual({ why: 'whole', change: 'rounded down', after: 2 });
});

test('every change is told in words', () => {
  const told = (...cards: DuelModifier[]) => strike(fighter('A', { cards: [cards] }), blow(), 4).lines.map(({ change, after }) => [change, after]);
  expect(told({ hook: 'damage', atLeast: 7, why: 'x' })).toEqual([['at least 7', 7]]);
  expect(told({ hook: 'damage', atMost: 3, why: 'x' })).toEqual([['at most 3', 3]]);
  expect(told({ hook: 'damage', set: 5, why: 'x' })).toEqual([['5 instead', 5]]);
  expect(told({ hook: 'damage', over: 2, why: 'x' })).toEqual([['÷2', 2]]);
  expect(told({ hook: 'damage', add: -1, why: 'x' })).toEqual([['−1', 3]]);
  const changes = ({ lines }: Explanation<unknown>) => lines.map(({ change }) => change);
  const kite = fighter('A', { cards: [[{ hook: 'flies', set: true, why: 'Kite' }, { hook: 'flies', set: false, why: 'Rain' }]] });
  expect(changes(duelHooks.explain('flies', kite))).toEqual(['yes', 'no']);
  const given = fighter('A', { cards: [[{ hook: 'onHit', append: [{ do: 'rest' }], why: 'a' }, { hook: 'onHit', without: [{ do: 'rest' }], why: 'b' }]] });
  expect(changes(duelHooks.explain('onHit', given, blow()))).toEqual(['added', 'taken away']);
  const nothing = fighter('A', { cards: [[{ hook: 'onHit', without: [{ do: 'rest' }], why: 'nothing to take' }]] });
  expect(changes(duelHooks.explain('onHit', nothing, blow()))).toEqual([]);
});

test('no modifier, no line; one that changes nothing has none either', () => {
  expect(strike(fighter('A'), blow(), 4)).toEqual({ base: 4, value: 4, lines: [] });
  expect(strike(fighter('A', { cards: [[{ hook: 'damage', times: 1, why: 'nothing' }, flank]] }), blow(), 4).lines).toEqual([]);
});

test('of several with one mark only the first that changes something counts', () => {
  const again: DuelModifier = { hook: 'damage', priority: ORDER.factor, times: 3, once: 'factor', why: 'Blood Debt' };
  expect(strike(fighter('A', { tokens: ['empowered'], cards: [[again]] }), blow(), 2).value).toBe(4);
  expect(strike(fighter('A', { cards: [[again]] }), blow(), 2).value).toBe(6);
});

test('a threshold looks at the number so far', () => {
  const deadeye: DuelModifier[] = [
    { hook: 'damage', from: 6, add: -2, once: 'deadeye', why: 'Deadeye' },
    { hook: 'damage', from: 4, add: -1, once: 'deadeye', why: 'Deadeye' },
  ];
  expect([3, 4, 5, 6, 7].map((asked) => strike(fighter('A', { cards: [deadeye] }), blow(), asked).value)).toEqual([3, 3, 4, 4, 5]);
});

test('what was used up is told, and only what changed something', () => {
  const attacker = fighter('A', { tokens: ['empowered', 'weakened'] });
  expect(duelHooks.uses('damage', attacker, blow(), 4)).toEqual(['empowered', 'weakened']);
  expect(duelHooks.uses('damage', attacker, blow(), 0)).toEqual([]);
});

test('conditions: all of them, none of `not`, one of `any`', () => {
  type When = Extract<DuelModifier, { hook: 'damage' }>['when'];
  const card = (when: When) => fighter('A', { tokens: ['hasted'], cards: [[{ hook: 'damage', when, add: 5, why: 'x' }]] });
  const value = (when: When) => strike(card(when), blow({ arc: 'rear' }), 1).value;
  expect(value({ token: 'hasted', arc: 'rear' })).toBe(6);
  expect(value({ token: 'hasted', arc: 'front' })).toBe(1);
  expect(value({ not: { arc: 'front' } })).toBe(6);
  expect(value({ not: { arc: 'rear' } })).toBe(1);
  expect(value({ any: [{ arc: 'front' }, { token: 'hasted' }] })).toBe(6);
  expect(value({ any: [{ arc: 'front' }, { token: 'slow' }] })).toBe(1);
});

test('a test may itself ask for a hook', () => {
  const kite: DuelModifier[] = [{ hook: 'flies', set: true, once: 'x', why: 'Kite' }, { hook: 'flies', set: false, once: 'x', why: 'Rain' }];
  const cards: DuelModifier[] = [
    { hook: 'damage', when: { flies: true }, add: 2, once: 'x', why: 'from above' },
    { hook: 'damage', when: { flies: true }, add: 3, why: 'again' },
    { hook: 'damage', when: { flies: true }, add: 9, once: 'x', why: 'not twice' },
  ];
  expect(strike(fighter('A', { cards: [cards, kite] }), blow(), 1).lines.map((line) => line.why)).toEqual(['from above', 'again']);
  expect(strike(fighter('A', { cards: [cards] }), blow(), 1).lines).toEqual([]);
});

test('modifiers written out in full count the same', () => {
  const written = modifiers<DuelModifier>([flank, { hook: 'damage', when: { not: { token: 'weakened' } }, add: 1, why: 'fresh' }]);
  expect(strike(fighter('A', { cards: [written] }), blow({ arc: 'rear' }), 1).value).toBe(4);
  expect(strike(fighter('A', { cards: [written] }), blow(), 1).value).toBe(2);
  expect(duelHooks.concerns('damage', fighter('A', { cards: [written] }))).toBe(true);
  expect(duelHooks.concerns('stance', fighter('A', { cards: [written] }))).toBe(false);
  expect(because<Change<DuelHooks>>('Banner', [{ hook: 'flies', set: true }])[0]).toMatchObject({ why: 'Banner', hook: 'flies' });
});

test('by the hook they speak of: nothing is lost, and each list keeps its order', () => {
  const list = [{ hook: 'damage', why: 'a' }, { hook: 'armor', why: 'b' }, { hook: 'damage', why: 'c' }] as const;
  expect(byHook(['damage', 'armor', 'dodge'], list)).toEqual({ damage: [list[0], list[2]], armor: [list[1]], dodge: [] });
});

test('sources are told which hook is asked for', () => {
  const told: string[] = [];
  interface Asked { holder: string; hooks: { price: Hook<number>; range: Hook<number> }; tests: object; measures: object }
  const asked = hooks<Asked>({
    bases: { price: 1, range: 2 },
    sources: (holder, i, hook) => {
      told.push(`${holder} ${i} ${hook}`);
      return i === 0 ? [{ hook: 'price', add: 3, why: 'dear' }] : undefined;
    },
    tests: {}, measures: {},
  });
  expect([asked.value('price', 'shop'), asked.concerns('range', 'shop')]).toEqual([4, false]);
  expect(told).toEqual(['shop 0 price', 'shop 1 price', 'shop 0 range', 'shop 1 range']);
});

test('a yes or no, a choice and a list', () => {
  const cards: DuelModifier[] = [
    { hook: 'flies', set: true, why: 'Kite' },
    { hook: 'stance', set: 'high', why: 'Crane' },
    { hook: 'onHit', append: [{ do: 'rest' }], why: 'Heirloom' },
  ];
  const one = fighter('A', { cards: [cards] });
  expect(duelHooks.value('flies', one)).toBe(true);
  expect(duelHooks.value('flies', fighter('B'))).toBe(false);
  expect(duelHooks.explain('stance', one).lines).toEqual([{ why: 'Crane', change: 'instead', after: 'high' }]);
  expect(duelHooks.value('onHit', one, blow())).toEqual([{ do: 'rest' }]);
  const two = fighter('A', { cards: [cards, [{ hook: 'onHit', append: [{ do: 'heal', n: 1 }], why: 'Beads' }]] });
  expect(duelHooks.value('onHit', two, blow())).toEqual([{ do: 'rest' }, { do: 'heal', n: 1 }]);
  const three = fighter('A', { cards: [...two.cards, [{ hook: 'onHit', priority: 1, without: [{ do: 'rest' }], why: 'Restless' }]] });
  expect(duelHooks.value('onHit', three, blow())).toEqual([{ do: 'heal', n: 1 }]);
});

test('a list that is not changed, or comes from one card alone, is not copied', () => {
  const own = [{ do: 'rest' }] as const;
  expect(duelHooks.value('onHit', fighter('A'), blow(), own)).toBe(own);
  expect(duelHooks.value('onHit', fighter('A', { cards: [[{ hook: 'onHit', append: own, why: 'x' }]] }), blow())).toBe(own);
});

/** A random pile of modifiers, each named by its place, so that the order of the lines can be checked. */
function pile(random: Random): DuelModifier[][] {
  const one = (why: string): DuelModifier => {
    const common = { hook: 'damage', priority: random.below(4) + 6, why, ...(random.below(3) === 0 ? { when: { arc: 'rear' as const } } : {}) } as const;
    const amount = random.below(5);
    switch (random.below(6)) {
      case 0: return { ...common, add: amount - 2 };
      case 1: return { ...common, times: amount };
      case 2: return { ...common, over: amount + 1 };
      case 3: return { ...common, atLeast: amount };
      case 4: return { ...common, atMost: amount + 3 };
      default: return { ...common, set: amount, once: 'set' };
    }
  };
  return Array.from({ length: random.below(5) }, (_, source) => Array.from({ length: random.below(4) }, (__, place) => one(`${source}.${place}`)));
}

test('value = the value explained = the last line; lines come by priority, then source, then place', () => {
  const random = Random.fromSeed('hooks');
  for (let round = 0; round < 500; round++) {
    const cards = pile(random);
    const attacker = fighter('A', { cards });
    const about = blow({ arc: random.below(2) === 0 ? 'front' : 'rear' });
    const printed = random.below(12);
    const { base, value, lines } = strike(attacker, about, printed);
    expect(duelHooks.value('damage', attacker, about, printed)).toBe(value);
    expect(base).toBe(printed);
    expect(value).toBe(lines[lines.length - 1]?.after ?? printed);
    const ranks = lines.filter((line) => line.why.includes('.')).map((line) => {
      const [source = 0, place = 0] = line.why.split('.').map(Number);
      return (cards[source]?.[place]?.priority ?? 0) * 100 + source * 10 + place;
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    let before = printed;
    for (const line of lines) {
      expect(line.after).not.toBe(before);
      before = line.after;
    }
  }
});
