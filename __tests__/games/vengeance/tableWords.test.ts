import { missionWords } from '@/games/vengeance/content/missions';
import { ROUND_KINDS } from '@/games/vengeance/content/rounds';
import { STORIES } from '@/games/vengeance/content/stories';
import { vengeanceGame } from '@/games/vengeance/game';
import { goalOf, openingOf, roundName } from '@/games/vengeance/table/goal';
import { timeWords } from '@/table/kit/goal/goal';

import { newGame, ready } from './table';

test('VG-30 the bar says which part of which act it is, and counts acts, not spaces of the tracker', () => {
  const { state } = ready();
  const told = ROUND_KINDS.map((_, round) => {
    const { time } = goalOf({ ...state, round }, 0);
    return time ? timeWords(time) : '';
  });
  expect(told).toEqual([
    '', 'Montage, Act 1 of 3', 'Combat, Act 1 of 3',
    'Montage, Act 2 of 3', 'First Combat, Act 2 of 3', 'Last Combat, Act 2 of 3',
    'Montage, Act 3 of 3', 'First Combat, Act 3 of 3', 'Last Combat, Act 3 of 3',
  ]);
  expect([0, 1, 4, ROUND_KINDS.length].map((round) => roundName({ ...state, round }))).toEqual(['The Wronging', 'Act 1, Montage', 'Act 2, First Combat', 'Act 3, Last Combat']);
});

test('VG-281 a mission begins with what it asks for and with its prologue in one piece', () => {
  const { state } = newGame({ seats: 1, heroes: ['shadowman'] });
  const { wins, today } = openingOf(state, 0);
  expect(wins).toBe('Static: Kill Roxy Kween. Clear a Den. And score 17 points: then you have survived. 23 are Vengeance, 28 Overkill.');
  expect(today).toHaveLength(1);
  for (const sentence of STORIES.shadowman.prologue) expect(today?.[0]).toContain(sentence);
});

test('VG-86 one point is told as a person would say it', () => {
  const { state } = ready();
  const told = (action: 'heal' | 'upgrade', points: number) => vengeanceGame.describe({ type: 'boosted', seat: 0, slot: 0, action, points }, state, ['Kit', 'Birch']);
  expect([told('upgrade', 1), told('heal', 1), told('upgrade', 3)]).toEqual(['Kit has an Upgrade point.', 'Kit has a Heal point.', 'Kit has 3 Upgrade points.']);
});

test('VG-244 a second place is spoken of only where it is worth something', () => {
  expect(missionWords('scorchedEarth', 2)).toBe('Most Dens cleared (Boss and Minions in one Fight): 2 points.');
  expect(missionWords('killEmAll', 3)).toBe('Most scored Vengeance cards: 1 point. Second: 1.');
  expect(missionWords('everyLastGang', 2)).toBe('Scored cards of every gang in play: 6 points. Of all but one: 3.');
  const { state } = newGame({ seats: 2 });
  expect(openingOf(state, 0).today?.join(' ')).not.toContain('Second');
});
