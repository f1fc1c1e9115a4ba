import { BOT_LEVELS } from '@/engine/box';
import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { vengeance } from '@/games/vengeance';
import { SOLO_MISSIONS, SOLO_ORDER } from '@/games/vengeance/content/soloMissions';
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

test('VG-285 the aid is an option, on for a newcomer who has not said anything', () => {
  expect([DEFAULTS.bestLine, newGame({ seats: 2, bestLine: false }).state.settings.bestLine]).toEqual([true, false]);
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

test.each(SOLO_ORDER)('VG-284 the mission of %s can be started directly', (hero) => {
  const s = newGame({ seats: 1, heroes: [hero] });
  expect(s.state.bossDeck.cards[0]).toBe(SOLO_MISSIONS[hero].bigBoss);
  const field = optionFields(DEFAULTS).find(({ key }) => key === 'heroes');
  expect(field?.kind === 'perSeat' && field.choices.map(({ value }) => value)).toEqual(SOLO_ORDER);
});

test('VG-283 who has said nothing gets Shadowman’s mission', () => {
  expect([DEFAULTS.seats, DEFAULTS.heroes[0], DEFAULTS.timer]).toEqual([1, 'shadowman', 0]);
});
