import type { DestinyId } from '@/games/ronins-revenge/content/destiny';
import { HEROES } from '@/games/ronins-revenge/content/heroes';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { battleDecisions, type Move } from '@/games/ronins-revenge/rules/decisions';
import type { WindowName } from '@/games/ronins-revenge/rules/frames';
import type { FigureRef } from '@/games/ronins-revenge/rules/refs';
import type { BattleFrame } from '@/games/ronins-revenge/rules/state';
import { lossAhead } from '@/games/ronins-revenge/table/questions/blows';
import { plain } from '@/games/ronins-revenge/rules/names';

import { at } from './battle';
import { scene } from './examples';
import { fight, put, strikeWith, struckBy, turnOf, type Fight } from './fight';

/** What the buttons of a battle say. */
const label = (s: Fight, move: Move) => battleDecisions.label(s.state, 0, move);
const asking = (s: Fight, frame: BattleFrame): Fight => s.change((state) => { state.frames.push(frame); });

describe('on a turn', () => {
  const s = turnOf(put(put(fight(), 'takahiro', 'H6'), 'sayaka', 'K1'), 'takahiro');

  test('a Move says where it leads and what it takes, a turn on the spot which way', () => {
    expect(label(s, { kind: 'move', way: [], facing: 1 })).toEqual({ label: 'Face east' });
    expect(label(s, { kind: 'move', way: [at('I6')], facing: 1 })).toEqual({ label: 'Move to I6', help: 'Free', target: at('I6') });
  });

  test('an attack says whom it is for and what it costs', () => {
    const move = strikeWith(s, 'takahiro', 'Measured Cut');
    expect(label(s, move)).toMatchObject({ label: expect.stringContaining('Measured Cut: Ushikado'), help: '2 Stamina', tone: 'primary', target: 'boss:0' });
  });

  test('a Comrade’s says its type', () => {
    const comrade = turnOf(put(fight({ others: 'comrades', seats: 1 }), 'sayaka', 'H6'), 'sayaka');
    const move = comrade.moves(0).find((each) => each.kind === 'padAttack' && each.way.length === 0);
    if (move?.kind !== 'padAttack') throw new Error('a Comrade strikes with its pad');
    expect(label(comrade, move)).toMatchObject({ label: expect.stringMatching(new RegExp(`, ${move.type}: Ushikado`)), tone: 'primary', target: 'boss:0' });
  });

  test('a Rest says what it gives', () => {
    expect((['A', 'B'] as const).flatMap((choice) => [false, true].map((flask) => label(s, { kind: 'rest', choice, flask }).label)))
      .toEqual(['Rest: 5 Stamina', 'Rest: 5 Stamina and the Flask', 'Rest: 1 Yin, 1 Yang', 'Rest: 1 Yin, 1 Yang and the Flask']);
    expect(label(s, { kind: 'endTurn' })).toEqual({ label: 'End the turn', tone: 'secondary' });
  });

  test('an object and a card are called by their names', () => {
    const near = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro').change((state) => { state.objects = [{ kind: 'pot', square: at('I6') }, { kind: 'shrine', square: at('I7') }]; });
    expect(label(near, { kind: 'useObject', square: at('I7') })).toEqual({ label: 'Use the Shrine', help: '1 Stamina', target: at('I7') });
    const comrade = turnOf(fight({ others: 'comrades', seats: 1 }), 'sayaka');
    expect(label(comrade, { kind: 'useObject', square: at('A1') })).toMatchObject({ label: 'Use the object', help: '1 Life Force' });
    expect(label(s, { kind: 'useCard', card: 'nothing' })).toEqual({ label: 'nothing', help: '' });
    const [card] = s.moves(0).flatMap((move) => (move.kind === 'useCard' ? [move] : []));
    if (!card) throw new Error('a card can be used');
    expect([card.card, label(s, card)]).toEqual(['challenge', { label: 'Challenge', help: expect.stringMatching(/\w/) }]);
  });

  test('what the boss’s own rules allow is said in its words', () => {
    const dolls = turnOf(scene('kugi', 'D6', { takahiro: 'H6', sayaka: 'H7' }), 'takahiro').change(({ extra }) => {
      if (extra.dolls) extra.dolls.dolls = [{ of: 'sayaka', hp: 10, at: at('I6') }];
    });
    const [lift] = dolls.moves(0).flatMap((move) => (move.kind === 'bossAction' ? [move] : []));
    if (!lift) throw new Error('the doll can be picked up');
    expect(label(dolls, lift)).toMatchObject({ label: expect.stringContaining('doll'), help: expect.stringMatching(/\w/) });
    expect(label(dolls, { kind: 'bossAction', action: 'juggle', target: 'takahiro' })).toEqual({ label: 'juggle' });
  });

  test('who lies on the ground may stand up', () => {
    const down = asking(turnOf(fight(), 'takahiro').change(({ heroes }) => { heroes.takahiro.hp = 0; }), { kind: 'revive', hero: 'takahiro' });
    expect([label(down, { kind: 'standUp', choice: 'A' }), label(down, { kind: 'standUp', choice: 'B' }), label(down, { kind: 'stayDown' })])
      .toEqual([{ label: 'Stand up, Rest: 5 Stamina', tone: 'primary' }, { label: 'Stand up, Rest: 1 Yin, 1 Yang', tone: 'primary' }, { label: 'Stay down', tone: 'secondary' }]);
    const comrade = asking(turnOf(fight({ others: 'comrades' }), 'takahiro').change(({ heroes }) => { heroes.kensho.hp = 0; }), { kind: 'revive', hero: 'kensho' });
    // RR-460: its Rest gives it no Life Force.
    expect((['A', 'B'] as const).map((choice) => label(comrade, { kind: 'standUp', choice }).label)).toEqual(['Stand up', 'Stand up, Rest: 1 Yin, 1 Yang']);
  });
});

describe('in an attack', () => {
  const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');

  test('a Destiny card says what it gives', () => {
    const asked = asking(fight(), { kind: 'destiny', hero: 'takahiro' });
    const gives = (card: DestinyId) => [label(asked, { kind: 'playDestiny', card }).label, label(asked, { kind: 'playDestiny', card }).help];
    expect((['ember', 'reed', 'tide', 'crane', 'stone', 'moon'] as const).map(gives)).toEqual([
      ['Ember', 'the Special Ability'], ['Reed', '1 Yin'], ['Tide', '1 Yang'], ['Crane', '+1 damage'], ['Stone', '+1 damage'], ['Moon', '+2 damage'],
    ]);
    expect(label(asked, { kind: 'noDestiny' })).toEqual({ label: 'Play none', tone: 'secondary' });
  });

  test('what is added says how much', () => {
    const asked = asking(fight(), { kind: 'attackModifiers', hero: 'takahiro' });
    expect(label(asked, { kind: 'strike' })).toEqual({ label: 'Strike', tone: 'primary' });
    expect(label(asked, { kind: 'addKi', n: 3 })).toEqual({ label: '+6 damage', help: '3 Ki' });
    expect(label(asked, { kind: 'addYin', n: 3 })).toEqual({ label: '+3 damage', help: '3 Yin' });
    const { name, words } = HEROES.takahiro.special;
    expect(label(asked, { kind: 'useSpecial' })).toEqual({ label: name, help: plain(words) });
    expect(label(asked, { kind: 'useCard', card: 'nothing' })).toEqual({ label: 'nothing', help: '' });
    const special = asking(fight(), { kind: 'special', hero: 'sayaka' });
    expect(label(special, { kind: 'useSpecial' })).toEqual({ label: HEROES.sayaka.special.name, help: HEROES.sayaka.special.words, tone: 'primary' });
    expect(label(special, { kind: 'declineSpecial' })).toEqual({ label: 'Not now', tone: 'secondary' });
  });

  test('one that a card gives costs nothing', () => {
    const { weapon, attack, more, way, facing, targets } = strikeWith(s, 'takahiro', 'Measured Cut');
    const asked = asking(s, { kind: 'extraAttack', hero: 'takahiro', category: 'L' });
    expect(label(asked, { kind: 'attack', weapon, attack, more, way, facing, targets })).toMatchObject({ label: expect.stringMatching(/^Measured Cut: Ushikado/), help: 'Costs nothing', tone: 'primary', target: 'boss:0' });
  });
});

describe('struck by an enemy', () => {
  test('a defence says what is declared and what it costs', () => {
    const s = struckBy(fight(), {}, 'takahiro');
    const said = (dodge: number, dice: number, card: DestinyId | 'none') => label(s, { kind: 'defend', dodge, dice, card });
    expect(said(2, 0, 'none')).toEqual({ label: '+2 Dodge', help: '2 Stamina' });
    expect(said(0, 3, 'none')).toEqual({ label: '3 more dice', help: '3 Stamina' });
    expect(said(0, 1, 'none').label).toBe('1 more die');
    expect(said(1, 2, 'moon')).toEqual({ label: '+1 Dodge, 2 more dice, Moon', help: '3 Stamina' });
    expect(said(0, 0, 'reed')).toEqual({ label: 'Reed', help: '' });
    expect(said(0, 0, 'none')).toEqual({ label: 'Take it', help: '' });
    expect(label(s, { kind: 'takeIt' })).toEqual({ label: 'Take it', tone: 'secondary' });
  });

  test('RR-352 whoever may interrupt is told which blow it is, whom it is for and what it takes', () => {
    const interrupting = (hero: HeroId, moment: WindowName): Fight =>
      asking(struckBy(fight({ others: 'comrades' }), { precision: 9, damage: 6 }, 'sayaka'), { kind: 'interrupt', hero, at: moment, about: 'sayaka' });
    const own = interrupting('sayaka', 'enemyTargeted');
    const { hp } = own.state.heroes.sayaka;
    expect(own.prompt(0).words).toBe('Test is about to strike Sayaka. Interrupt?');
    expect(lossAhead(own.state)).toMatch(new RegExp(`^Left alone, Sayaka loses [1-6] of ${hp}\\.$`));
    expect(lossAhead(interrupting('kosuke', 'beforeDamage').state)).toMatch(new RegExp(`^Sayaka loses [1-6] of ${hp}\\.$`));
    const falling = interrupting('kosuke', 'wouldFall');
    expect([falling.prompt(0).words, lossAhead(falling.state)]).toEqual(['Sayaka would fall. Does Kosuke interrupt?', undefined]);
  });

  test('a Counterstrike says whom it is for, and that it is free', () => {
    const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
    const { way, facing, targets, attack } = strikeWith(s, 'takahiro', 'Measured Cut');
    s.change((state) => { state.heroes.takahiro.primed = { weapon: 0, type: 'slashing' }; });
    const asked = asking(s, { kind: 'counter', hero: 'takahiro', enemy: 'boss:0', type: 'slashing' });
    // RR-42: nobody turns for it, so no facing is spoken of; nor for the sweep.
    for (const [half, name] of [[attack, 'Measured Cut'], [1, 'Cleaving Arc']] as const) expect(label(asked, { kind: 'counter', attack: half, way, facing, targets })).toEqual({ label: `${name}: Ushikado`, help: 'Costs nothing', tone: 'primary' });
    expect(label(asked, { kind: 'pass' })).toEqual({ label: 'Not now', help: 'The weapon stays ready for the next attack of this type', tone: 'secondary' });
  });

  test('who may turn is asked which way', () => {
    const asked = asking(fight(), { kind: 'reface', hero: 'kensho' });
    expect(asked.moves(0).map((move) => label(asked, move).label)).toEqual(['North', 'East', 'South', 'West']);
    const events = asked.play(0, { kind: 'face', facing: 3 });
    expect([asked.state.heroes.kensho.facing, events]).toEqual([3, expect.arrayContaining([{ type: 'turned', who: 'kensho', facing: 3 }])]);
  });
});

describe('what a card asks', () => {
  const choosing = (...options: FigureRef[]): string => asking(fight(), { kind: 'chooseFigure', hero: 'kensho', words: 'Third Eye', options, optional: false }).prompt(0).words;

  test('for whom it is, or against whom', () => {
    expect([choosing('sayaka', 'kensho'), choosing('boss:0')]).toEqual(['Third Eye: for whom?', 'Third Eye: against whom?']);
  });

  test('types and conditions are written as they are printed', () => {
    const type = asking(fight({ boss: 'nineFaces' }), { kind: 'chooseType', hero: 'kensho', figure: 'boss:0', name: 'vulnerable', of: ['slashing', 'mystic'] });
    expect([type.prompt(0).words, ...type.moves(0).map((move) => label(type, move).label)]).toEqual([expect.stringMatching(/^The (Crane|Pine|Moon) becomes Vulnerable: to what\?$/), 'Slashing', 'Mystic']);
    const condition = asking(fight(), { kind: 'chooseCondition', hero: 'kensho', figure: 'sayaka' });
    expect([{ kind: 'chooseCondition', name: 'slowed' } as const, { kind: 'chooseCondition', name: 'vulnerable:mystic' } as const].map((move) => label(condition, move).label)).toEqual(['Slowed', 'Vulnerable to mystic']);
  });
});

test('RR-598 a Village Bannerman may be left where it is, in so many words', () => {
  const s = asking(fight({ boss: 'harunobu' }), { kind: 'takeCover', hero: 'takahiro' });
  expect(label(s, { kind: 'standAlone' })).toEqual({ label: 'Not this time', tone: 'secondary' });
});
