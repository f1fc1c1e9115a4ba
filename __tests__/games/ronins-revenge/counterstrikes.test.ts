import type { DamageType } from '@/games/ronins-revenge/content/terms';

import { at, placeMinion } from './battle';
import { fight, onTop, plain, put, strike, strikeWith, struckBy, turnOf, withKit, type Fight } from './fight';
import { heroField, playCard, rig } from './rig';

/** The boss has struck Takahiro beside it, who is primed with this weapon of his. */
function answering(weapon: 0 | 1, type: DamageType, change: (s: Fight) => void = () => undefined): Fight {
  const s = onTop(struckBy(put(fight(), 'takahiro', 'H6'), { precision: 9, damage: 4, type }, 'takahiro'), 'L-6', 'S-6', 'H-4').change((state) => {
    state.heroes.takahiro.primed = { weapon, type };
  });
  change(s);
  s.play(0, { kind: 'takeIt' });
  return s;
}

const asked = (s: Fight): boolean => s.prompts().some(({ kind }) => kind === 'counter');
const attacksOffered = (s: Fight): number[] => [...new Set(s.moves(0).flatMap((move) => (move.kind === 'counter' ? [move.attack] : [])))];

describe('the cube', () => {
  test('RR-276 of several attacks in a turn the last one counts, and there is one cube', () => {
    const s = onTop(turnOf(put(fight({ party: [withKit('sayaka', { ultimate: 'thousandCuts' })] }), 'sayaka', 'H6'), 'sayaka'), 'L-6').change((state) => { state.heroes.sayaka.ki = 2; });
    s.play(0, { kind: 'useCard', card: 'thousandCuts' });
    strike(s, 'sayaka', 'Hook and Reel');
    // The extra attack has moved it, added no card, and the Main Action is still to come.
    expect([s.state.heroes.sayaka.primed, s.state.sequence[0]]).toEqual([{ weapon: 1, type: 'slashing' }, null]);
    strike(s, 'sayaka', 'Heart Seam');
    expect(s.state.heroes.sayaka.primed).toEqual({ weapon: 0, type: 'piercing' });
  });

  test('RR-286 whoever has answered does not answer the next blow of the round', () => {
    const state = heroField('ushikado', 'F6', { takahiro: 'H6', sayaka: 'L12', kosuke: 'L11', kensho: 'L10' });
    Object.assign(state.heroes.takahiro, { facing: 0, primed: { weapon: 0, type: 'slashing' } });
    const on = rig(state);
    const blow = (): string | undefined => {
      Object.assign(state, { threat: 'takahiro' });
      playCard(on, 'L-2', 'counter');
      return on.asked();
    };
    expect(blow()).toBe('counter');
    on.answer({ kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
    expect([blow(), on.happened('heroStruck').length, on.happened('struck').length]).toEqual([undefined, 2, 1]);
  });
});

describe('what a Counterstrike takes', () => {
  test('RR-281 no Stamina, but every other cost is paid, and without it the attack is not offered', () => {
    const s = answering(1, 'piercing', (fought) => fought.change((state) => { Object.assign(state.heroes.takahiro, { yang: 1, stamina: 0 }); }));
    expect(attacksOffered(s).sort()).toEqual([0, 1]);
    s.play(0, { kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0'] });
    plain(s);
    s.play(0, { kind: 'force', steps: 0 });
    // 1 for Honor; the 1 he had is spent.
    expect([s.state.bossHp, s.state.heroes.takahiro.yang, s.happened('lost').map(({ res, n }) => [res, n])]).toEqual([41, 1, [['yang', 1]]]);
    const poor = answering(1, 'piercing');
    expect(attacksOffered(poor)).toEqual([0]);
    expect(poor.refused(0, { kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-200');
  });

  test.each([['I6', true], ['J6', false]] as const)('RR-282 from %s the spear reaches the enemy or does not', (square, reached) => {
    const s = answering(1, 'piercing', (fought) => put(fought, 'takahiro', square).change((state) => {
      for (const frame of state.frames) if (frame.kind === 'strike') Object.assign(frame, { spots: [at(square)] });
    }));
    expect(asked(s)).toBe(reached);
  });

  test('RR-282 it needs sight of the enemy', () => {
    const s = answering(1, 'piercing', (fought) => put(fought, 'takahiro', 'I6').change((state) => {
      for (const frame of state.frames) if (frame.kind === 'strike') Object.assign(frame, { spots: [at('I6')] });
      for (const square of ['H5', 'H6', 'H7'] as const) state.objects.push({ kind: 'pillar', square: at(square) });
    }));
    expect(asked(s)).toBe(false);
  });

  test('RR-282 the enemy that struck must be among the targets; others in the pattern are struck too', () => {
    const s = answering(0, 'slashing', (fought) => fought.change((state) => { Object.assign(placeMinion(state, 'G8'), { minion: 'chainWretch', hp: 30 }); state.heroes.takahiro.anchor = at('H7'); }));
    expect(s.refused(0, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['chainWretch:0'] })).toBe('RR-282');
    expect(s.refused(0, { kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-195');
    s.play(0, { kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0', 'chainWretch:0'] });
    plain(s);
    expect(s.happened('struck').map(({ target, damage }) => [target, damage])).toEqual([['boss:0', 8], ['chainWretch:0', 16]]);
    expect([s.state.sequence, s.state.heroes.takahiro.primed]).toEqual([[null, null, null, null], null]);
  });

  test('RR-42 RR-283 where the attack itself moves its hero the facing is free; elsewhere it is what it was', () => {
    const behind = (weapon: 0 | 1, type: DamageType): Fight => {
      const s = onTop(struckBy(put(fight(), 'sayaka', 'H6'), { precision: 9, damage: 2, type }, 'sayaka'), 'L-6', 'H-4').change((state) => {
        Object.assign(state.heroes.sayaka, { facing: 2, primed: { weapon, type } });
      });
      s.play(0, { kind: 'takeIt' });
      return s;
    };
    // Hook and Reel moves nobody: with her back to the boss she cannot answer. Flurry lets her step and turn.
    expect(asked(behind(1, 'slashing'))).toBe(false);
    const s = behind(0, 'piercing');
    expect(attacksOffered(s)).toEqual([0]);
    s.play(0, { kind: 'counter', attack: 0, way: [at('H7')], facing: 0, targets: ['boss:0'] });
    plain(s);
    expect([s.state.bossHp, s.state.heroes.sayaka.anchor, s.state.heroes.sayaka.facing]).toEqual([46, at('H7'), 0]);
    expect(behind(0, 'piercing').refused(0, { kind: 'counter', attack: 1, way: [], facing: 0, targets: ['boss:0'] })).toBe('RR-42');
  });

  test('RR-285 a card whose Break condition the Counterstrike would meet lies where it lay', () => {
    const s = answering(0, 'slashing', (fought) => put(onTop(fought, 'L-1'), 'kosuke', 'H7'));
    s.play(0, { kind: 'counter', attack: 0, way: [], facing: 0, targets: ['boss:0'] });
    plain(s);
    expect([s.state.sequence, s.state.decks.L.cards[s.state.decks.L.cards.length - 1]]).toEqual([[null, null, null, null], 'L-1']);
    // The same cut on his own turn breaks it.
    const main = onTop(turnOf(put(put(fight(), 'takahiro', 'H6'), 'kosuke', 'H7'), 'takahiro'), 'L-1');
    main.play(0, strikeWith(main, 'takahiro', 'Measured Cut'));
    plain(main);
    expect(main.state.sequence[0]).toEqual({ card: 'L-1', broken: true });
  });
});
