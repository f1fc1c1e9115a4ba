import { BOT_LEVELS } from '@/engine/box';
import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { vengeance } from '@/games/vengeance';
import { DEFAULTS, optionFields, parseOptions } from '@/games/vengeance/rules/options';

import { newGame } from './table';

test('VG-286 three levels of computer players act from what their seat sees', () => {
  const s = newGame({ seats: 2, quickstart: true });
  const seat = s.prompts()[0]?.seat ?? 0;
  for (const level of BOT_LEVELS) {
    const move = decide(vengeance.bots[level].think(s.view(seat), seat, Random.fromSeed(level)));
    expect(() => newGame({ seats: 2, quickstart: true }).play(seat, move)).not.toThrow();
  }
});

test('VG-285 the aid is an option, off unless asked for', () => {
  expect([DEFAULTS.bestLine, newGame({ seats: 2, bestLine: true }).state.settings.bestLine]).toEqual([false, true]);
  expect(optionFields(DEFAULTS).some((field) => field.key === 'bestLine')).toBe(true);
});

test('the New game page offers what fits the number of players', () => {
  const keys = (seats: number, more = {}): string[] => optionFields({ ...DEFAULTS, seats, ...more }).map((field) => field.key);
  expect(keys(1)).toEqual(['heroes', 'timer', 'bestLine']);
  expect(keys(3)).toEqual(['heroes', 'leftOut', 'quickstart', 'hardcoreMontage', 'timer', 'bestLine']);
  expect(keys(4)).not.toContain('leftOut');
  expect(keys(2, { quickstart: true })).toEqual(['heroes', 'quickstart', 'timer', 'bestLine']);
  expect(keys(2, { hardcoreMontage: true })).not.toContain('quickstart');
});

test('options from outside are judged', () => {
  expect(() => parseOptions({ ...DEFAULTS, seats: 5 })).toThrow();
  expect(() => parseOptions({ ...DEFAULTS, timer: 4 })).toThrow();
  expect(() => parseOptions({ ...DEFAULTS, heroes: ['batman'] })).toThrow();
});
