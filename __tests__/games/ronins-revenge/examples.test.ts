import { standsIn } from '@/games/ronins-revenge/rules/field/position';
import { FIELD, type SquareName } from '@/games/ronins-revenge/content/terms';
import { squareName } from '@/engine/parts/grid/squares';

import { all, at, boss } from './battle';
import { fight, onTop, put, strike, turnOf, type Fight } from './fight';
import { field, playCard, rig } from './rig';
import { SOLO, openAt } from './story/party';

/** Worked examples of the catalogue, played move by move. The others stand beside their rules; EX-14 is `fullRound.test.ts`. */

const FIRE = 1 << 2;
const END = [{ kind: 'rest', choice: 'A', flask: false }, { kind: 'endTurn' }] as const;

test('EX-1 free and bought steps: Movement 3 and five squares cost 2 Stamina', () => {
  const s = turnOf(put(fight(), 'takahiro', 'L5'), 'takahiro');
  s.play(0, { kind: 'move', way: all('K5', 'J5', 'I5', 'H5', 'G5'), facing: 0 });
  expect(s.state.heroes.takahiro).toMatchObject({ anchor: at('G5'), stamina: 8 });
  expect(s.happened('moved').map(({ bought }) => bought)).toEqual([2]);
});

test('EX-3 through a burning Zone: 6 HP; who stops in it loses 2 on entering and 2 at the end of the turn', () => {
  const walks = (...way: SquareName[]): number => {
    const s = turnOf(put(fight(), 'takahiro', 'C5'), 'takahiro').change((state) => {
      state.zones[5] = FIRE;
      boss(state, 'K11');
    });
    s.playAll(0, { kind: 'move', way: all(...way), facing: 0 }, ...END);
    return 15 - s.state.heroes.takahiro.hp;
  };
  expect([walks('D5', 'E5', 'F5', 'G5'), walks('D5')]).toEqual([6, 4]);
});

test('EX-4 a hero on H6 that faces north has rows A to G in front, and nothing else', () => {
  const { takahiro } = put(fight(), 'takahiro', 'H6').state.heroes;
  const ahead = Array.from({ length: FIELD * FIELD }, (_, anchor) => anchor).filter((anchor) => standsIn({ ...takahiro, facing: 0 }, 'front', { anchor, side: 1 }));
  expect([ahead.length, squareName(FIELD, ahead[0] ?? 0), squareName(FIELD, ahead[ahead.length - 1] ?? 0)]).toEqual([84, 'A1', 'G12']);
});

test('EX-5 10 HP and two cubes: 20 damage leave 40 HP and one cube', () => {
  const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-6').change((state) => {
    state.bossHp = 10;
    state.heroes.takahiro.next.push({ dmg: 16, triggerSpecial: 0, after: [], why: 'the example' });
  });
  strike(s, 'takahiro', 'Measured Cut');
  expect([s.state.bossHp, s.state.cubes[0], s.state.wound]).toEqual([40, 1, 0]);
});

test('EX-6 a test of difficulty 3 with three dice: 1, 2 and a blank are enough; a stat of 4 rolls four', () => {
  const rolled = (hero: 'takahiro' | 'sayaka', ...dice: number[]) => {
    const s = openAt(SOLO, 3);
    s.play(0, { kind: 'propose', hero });
    s.dice(...dice).play(0, { kind: 'roll' });
    return s.state.pages.flatMap((page) => (page.kind === 'entry' && page.test ? [page.test] : [])).pop();
  };
  // Faces 4, 6 and 1 of a Skill die: one success, two, none.
  const test = rolled('takahiro', 4, 6, 1);
  expect(test?.faces).toEqual([1, 2, 0]);
  expect([test?.success, (test?.faces ?? []).reduce((sum, n) => sum + n, 0) >= 3]).toEqual([true, true]);
  expect(rolled('sayaka', 1, 1, 1, 1)).toMatchObject({ faces: [0, 0, 0, 0], success: false });
});

test('EX-8 a Comrade with 30 Life Force buys two steps: 28; its next turn brings it back to 30', () => {
  const s: Fight = turnOf(put(fight({ party: [{ hero: 'takahiro', comrade: true }] }), 'takahiro', 'L5'), 'takahiro');
  expect(s.state.heroes.takahiro).toMatchObject({ loadout: null, hp: 30, maxHp: 30 });
  s.play(0, { kind: 'move', way: all('K5', 'J5', 'I5', 'H5', 'G5'), facing: 0 });
  expect(s.state.heroes.takahiro.hp).toBe(28);
  s.change((state) => { state.line = ['sayaka', 'takahiro', 'kosuke', 'kensho']; });
  turnOf(s, 'sayaka').playAll(0, ...END);
  expect(s.state.heroes.takahiro.hp).toBe(30);
});

test('EX-16 of equally near places the westernmost, or the northernmost, and the way there likewise', () => {
  const goes = (target: SquareName): string[] => {
    const state = field('itoguruma', 'F6', { takahiro: target, sayaka: 'A1', kosuke: 'A2', kensho: 'A3' }, 1);
    state.threat = 'takahiro';
    const on = rig(state);
    playCard(on, 'H-1');
    return on.happened('stepped').filter(({ who }) => who === 'boss:0').map(({ square }) => squareName(FIELD, square));
  };
  expect([goes('J7'), goes('F10')]).toEqual([['G5', 'H5'], ['E7', 'D8']]);
});
