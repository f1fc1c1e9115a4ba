import { TARGETS, judge, type BalanceTarget } from '../../scripts/balance/targets';

const named = (what: string): BalanceTarget => {
  const found = TARGETS.find((target) => target.what === what);
  if (!found) throw new Error(`no target “${what}”`);
  return found;
};

const SOLO = `| bot | level | games | win | mean score | boss killed | death | a Beating |
| --- | --- | --- | --- | --- | --- | --- | --- |
| medium | easy | 300 | 81.7 % | 24.4 | 72.0 % | 1.0 % | 30.0 % |
Loot: 5.01 (20.5 %)`;
const ALONE = 'tenderfoot (hard, powers on)       won 86.0 % silver+ 54.8 % gold 21.6 % down 0.6 % money q10-q90 900 1100 1300 1500 1700';
const PARTY = '| hand | heroes | difficulty | games | won | throws |\n| --- | --- | --- | --- | --- | --- |\n| competent | 4 | insane | 2000 | 11.9 % | 55.9 |';

test('a figure is read from its own place in the report of its box', () => {
  expect(judge(named('competent, easy: won'), SOLO, 'long')).toEqual({ figure: 81.7, low: 70, high: 85, inside: true });
  expect(judge(named('competent, easy: boss killed'), SOLO, 'long').figure).toBe(72);
  expect(judge(named('competent, easy: dead'), SOLO, 'long').figure).toBe(1);
  expect(judge(named('competent, easy: a Beating'), SOLO, 'long').figure).toBe(30);
});

test('a figure outside its band fails, on either side', () => {
  expect(judge(named('strong bot, alone, tenderfoot: won'), ALONE, 'long')).toMatchObject({ figure: 86, inside: false });
  expect(judge(named('competent hand, 4 heroes, insane: won'), PARTY, 'long')).toMatchObject({ figure: 11.9, inside: false });
});

test('a short look allows for chance, but not for more', () => {
  const target = named('strong bot, alone, tenderfoot: won');
  expect(judge(target, ALONE, 'short').inside).toBe(true);
  expect(judge(target, ALONE.replace('86.0', '99.9'), 'short').inside).toBe(false);
});

test('a report that does not show the figure is an error, not a success', () => {
  expect(() => judge(named('competent, medium: won'), SOLO, 'long')).toThrow('does not show it');
});

test('every standing box is watched', () => {
  expect(new Set(TARGETS.map(({ box }) => box))).toEqual(new Set(['roll-and-fight', 'bounty-trail', 'dungeon-fighter']));
});
