import type { HeroId } from '@/games/ronins-revenge/content/terms';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { at } from './battle';
import { fight, put, struckBy, withKit, type Fight } from './fight';
import { heroField, playCard, rig } from './rig';

/** Who may answer a blow, in which order, and whom the answer is for (RR-277 … RR-282). */

const prime = (state: BattleState, ...heroes: HeroId[]): void => {
  for (const hero of heroes) Object.assign(state.heroes[hero], { facing: 0, primed: { weapon: 0, type: 'slashing' } });
};
const asked = (s: Fight): unknown => {
  const frame = s.state.frames[s.state.frames.length - 1];
  return frame?.kind === 'counter' ? frame.hero : frame?.kind;
};

test('RR-277 a blow that was dodged may be answered as well', () => {
  const s = struckBy(put(fight(), 'takahiro', 'H6'), { precision: 4 }, 'takahiro').change((state) => prime(state, 'takahiro'));
  s.play(0, { kind: 'defend', dodge: 4, dice: 0, card: 'none' });
  expect([s.happened('dodged').length, asked(s)]).toEqual([1, 'takahiro']);
});

test('RR-278 all who were attacked by an area are asked in initiative order, whoever was hit and whoever dodged', () => {
  const s = struckBy(put(put(fight(), 'takahiro', 'H6'), 'sayaka', 'H7'), { precision: 4, pattern: true }, 'takahiro', 'sayaka').change((state) => prime(state, 'takahiro', 'sayaka'));
  s.play(0, { kind: 'defend', dodge: 4, dice: 0, card: 'none' });
  s.play(0, { kind: 'takeIt' });
  expect([s.happened('heroStruck').map(({ hero }) => hero), asked(s)]).toEqual([['sayaka'], 'takahiro']);
  s.play(0, { kind: 'pass' });
  expect(asked(s)).toBe('sayaka');
});

test('RR-279 whoever does not answer keeps the cube for a later blow of the type', () => {
  const state = heroField('ushikado', 'F6', { takahiro: 'H6', sayaka: 'L12', kosuke: 'L11', kensho: 'L10' });
  prime(state, 'takahiro');
  state.heroes.takahiro.hp = state.heroes.takahiro.maxHp;
  const on = rig(state);
  const asked: unknown[] = [];
  for (let i = 0; i < 2; i++) {
    state.threat = 'takahiro';
    playCard(on, 'L-2', 'counter');
    asked.push(on.asked());
    on.answer({ kind: 'pass' });
  }
  expect([asked, state.heroes.takahiro.primed]).toEqual([['counter', 'counter'], { weapon: 0, type: 'slashing' }]);
});

describe('RR-282 the enemy that struck is among those the answer is for', () => {
  /** The boss has struck Takahiro, and a crow stands beside him as well. */
  const struck = (crow: 'H7' | 'G5', bossAt: 'F6' | 'A1' = 'F6', range = 12): Fight =>
    struckBy(put(fight({ party: [withKit('takahiro', { weapons: ['dawnKeeper', 'gateSpear'] })] }), 'takahiro', 'H6'), { precision: 9, damage: 4, range }, 'takahiro').change((state) => {
      prime(state, 'takahiro');
      for (const figure of state.figures) figure.anchor = at(bossAt);
      state.minions = [{ minion: 'emberCrow', band: 0, hp: 40, anchor: at(crow), side: 1, facing: 2, conditions: 0 }];
    });

  test('it is refused to whoever else stands in reach', () => {
    const s = struck('G5');
    s.play(0, { kind: 'takeIt' });
    const cut = (target: 'boss:0' | 'emberCrow:0'): Move => ({ kind: 'counter', attack: 0, way: [], facing: 0, targets: [target] });
    expect(s.refused(0, cut('emberCrow:0'))).toBe('RR-282');
    s.play(0, cut('boss:0'));
    expect(s.happened('attackDeclared').map(({ targets }) => targets)).toEqual([['boss:0']]);
  });

  test('a pattern may have others in it, but not without the enemy', () => {
    const near = struck('G5');
    near.play(0, { kind: 'takeIt' });
    const patterns = near.moves(0).filter((move) => move.kind === 'counter' && move.attack === 1);
    expect(patterns.map((move) => (move.kind === 'counter' ? [...move.targets].sort() : []))).toEqual([['boss:0', 'emberCrow:0']]);
    // From afar the crow alone would be in it: there is no answer at all.
    const far = struck('G5', 'A1');
    far.play(0, { kind: 'takeIt' });
    expect(far.prompts().some(({ kind }) => kind === 'counter')).toBe(false);
  });
});
