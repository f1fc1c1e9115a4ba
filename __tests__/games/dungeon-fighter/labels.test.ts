import { equipmentCard } from '@/games/dungeon-fighter/content/equipment';
import { HEROES, heroCard } from '@/games/dungeon-fighter/content/heroes';
import { abilityLabel, abilityName, abilityWords, effectWords } from '@/games/dungeon-fighter/words/abilities';
import { dfDecisions, type DfMove } from '@/games/dungeon-fighter/rules/decisions';
import type { DfState, Frame } from '@/games/dungeon-fighter/rules/state';

import { fight } from './kit';

/** What the buttons of a match say. */
const asked = (frame: Frame, change: (s: DfState) => void = () => undefined) => {
  const { s } = fight({ change: (state) => { state.frames = [frame]; change(state); } });
  return (move: DfMove) => dfDecisions.label(s, 0, move);
};

describe('at a throw', () => {
  const label = asked({ kind: 'swing' }, (s) => { s.chest.bonusDice = 3; });

  test('DF-43 the choice between a bonus die and suffering says what it costs', () => {
    expect(label({ kind: 'chooseOption', option: 'A' })).toEqual({ label: 'Throw a bonus die', help: '3 in the chest', tone: 'primary' });
    expect(label({ kind: 'chooseOption', option: 'B' })).toEqual({ label: 'Let everybody suffer', help: expect.stringMatching(/^Each standing hero loses [1-9], the hero dice come back$/), tone: 'danger' });
  });

  test('DF-254 backing down says what comes of it', () => {
    expect(label({ kind: 'backDown', agree: true })).toEqual({ label: 'Back down', help: 'Everybody loses 1, another monster comes', tone: 'danger' });
    const vote = asked({ kind: 'vote', agreed: [] });
    expect([vote({ kind: 'backDown', agree: true }), vote({ kind: 'backDown', agree: false })]).toEqual([
      { label: 'Back down', help: 'Everybody loses 1, another monster comes', tone: 'danger' }, { label: 'Stay and fight', help: 'One no is enough', tone: 'primary' },
    ]);
  });
});

describe('after a throw', () => {
  const thrown = (kind: 'swingAgain' | 'beer' | 'melody' | 'berserk' | 'secondThrow' | 'destroy') => asked({ kind });

  test('yes and no say what they mean', () => {
    expect([thrown('swingAgain')({ kind: 'useSwingAgain', use: true }), thrown('swingAgain')({ kind: 'useSwingAgain', use: false })]).toEqual([{ label: 'Throw again', help: 'Forget this throw', tone: 'primary' }, { label: 'Keep it' }]);
    expect([thrown('melody')({ kind: 'payMelody', pay: true }), thrown('melody')({ kind: 'payMelody', pay: false })]).toEqual([{ label: 'Pay 1 gold', help: 'The monster’s trick is silenced', tone: 'primary' }, { label: 'No' }]);
    expect([thrown('berserk')({ kind: 'payBerserk', pay: true }), thrown('berserk')({ kind: 'payBerserk', pay: false })]).toEqual([{ label: 'Go berserk', help: 'Pay 1 hit point, double the section', tone: 'primary' }, { label: 'Stay calm' }]);
    expect([thrown('secondThrow')({ kind: 'takeSecondThrow', take: true }), thrown('secondThrow')({ kind: 'takeSecondThrow', take: false })]).toEqual([{ label: 'Throw again', help: 'The same die, a full throw', tone: 'primary' }, { label: 'Enough' }]);
  });

  test('heroes and cards are called by their names', () => {
    expect(thrown('beer')({ kind: 'placeBeer', hero: 'torm' })).toEqual({ label: 'Torm', help: 'feels no miss' });
    expect(thrown('destroy')({ kind: 'chooseDestroyed', card: 'whetstone' })).toEqual({ label: 'Lose Whetstone', help: effectWords(equipmentCard('whetstone').effect) });
  });

  test('DF-131 healing is listed hero by hero', () => {
    const label = asked({ kind: 'divine', points: 3 });
    expect([label({ kind: 'assignHealing', points: [] }), label({ kind: 'assignHealing', points: [{ hero: 'torm', points: 2 }, { hero: 'randolph', points: 1 }] })])
      .toEqual([{ label: 'Heal nobody' }, { label: 'Torm +2, Randolph +1', help: 'divine intervention', tone: 'primary' }]);
  });

  test('DF-55 what a bonus die sets off is named; it may be nothing', () => {
    const label = asked({ kind: 'bonusColor' }, ({ encounter }) => { if (encounter) encounter.thrown = { hero: 'torm' } as unknown as NonNullable<typeof encounter.thrown>; });
    expect([label({ kind: 'chooseBonusColor', color: 'none' }), label({ kind: 'chooseBonusColor', color: 'red' })]).toEqual([{ label: 'None' }, { label: expect.stringMatching(/^\S+ \w/), help: abilityWords(heroCard('torm').abilities.red) }]);
  });

  test('reactions end', () => {
    expect(asked({ kind: 'react' })({ kind: 'endStep' })).toEqual({ label: 'Go on' });
  });
});

describe('between fights', () => {
  test('the way, the shop and what lies there', () => {
    expect(asked({ kind: 'movement' })({ kind: 'chooseCorridor', room: 'b' })).toEqual({ label: 'Room B' });
    const shop = asked({ kind: 'shop', cards: ['whetstone'] });
    expect(shop({ kind: 'buyCard', card: 'whetstone', hero: 'torm' })).toEqual({ label: 'For Torm' });
    expect(shop({ kind: 'buyHealing', hero: 'torm', points: 2 })).toEqual({ label: 'Torm +2', help: expect.stringMatching(/^\d+ gold$/) });
    expect(shop({ kind: 'buyBonusDie' })).toEqual({ label: 'Bonus die', help: expect.stringMatching(/^\d+ gold$/) });
    expect(shop({ kind: 'endStep' })).toEqual({ label: 'Leave the shop' });
    const loot = asked({ kind: 'distribute', cards: ['whetstone'], from: 'room' } as unknown as Frame);
    expect([loot({ kind: 'assignCard', card: 'whetstone', hero: 'torm' }), loot({ kind: 'endStep' })]).toEqual([{ label: 'Torm', help: 'Whetstone' }, { label: 'Leave the rest' }]);
  });

  test('DF-219 a scar names the ability that goes', () => {
    const { abilities } = heroCard('torm');
    expect(asked({ kind: 'scar', hero: 'torm' })({ kind: 'chooseScar', color: 'blue' })).toEqual({ label: expect.stringMatching(/^Lose .+ \w/), help: abilityWords(abilities.blue) });
  });

  test('cards that change hands, are played or left behind', () => {
    const label = asked({ kind: 'movement' });
    expect(label({ kind: 'giveEquipment', from: 'torm', to: 'randolph', card: 'whetstone' })).toEqual({ label: 'Give Whetstone to Randolph' });
    expect(label({ kind: 'discardEquipment', hero: 'torm', card: 'whetstone' })).toEqual({ label: 'Leave it behind', tone: 'danger' });
    expect(label({ kind: 'playCard', hero: 'torm', card: 'whetstone' })).toEqual({ label: 'Whetstone', help: `Torm: ${effectWords(equipmentCard('whetstone').effect)}` });
    expect(label({ kind: 'playCard', hero: 'torm', card: 'whetstone', target: 'randolph' }).label).toBe('Whetstone for Randolph');
    expect(label({ kind: 'spendSeduced', monster: 'cuteBear' })).toEqual({ label: expect.stringMatching(/^Send \w/), help: expect.stringMatching(/^\d+ more damage$/) });
  });

  test('DF-163 the owner of a card is asked in its words', () => {
    const label = asked({ kind: 'consent', asker: 1, wish: { kind: 'giveEquipment', from: 'torm', to: 'randolph', card: 'whetstone' } });
    expect([label({ kind: 'allow', allow: true }), label({ kind: 'allow', allow: false })]).toEqual([{ label: 'Yes', help: expect.stringMatching(/Whetstone/), tone: 'primary' }, { label: 'No', help: 'keep Whetstone' }]);
  });
});

describe('names of abilities on narrow dice', () => {
  const abilities = Object.values(HEROES).flatMap((hero) => Object.values(hero.abilities));
  /** Letters of the longest piece that a die of the smallest phone holds on a line. */
  const ROOM = 12;

  test('are never broken in the middle of a syllable', () => {
    for (const ability of abilities) for (const piece of abilityLabel(ability).split(/[\s\u00AD-]/)) expect([piece, piece.length <= ROOM]).toEqual([piece, true]);
  });

  test('are the names of the abilities', () => {
    for (const ability of abilities) expect(abilityLabel(ability).replaceAll('\u00AD', '')).toBe(abilityName(ability));
  });
});
