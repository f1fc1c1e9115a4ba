import { Match } from '@/engine/match';
import type { DfEvent } from '@/games/dungeon-fighter/rules/events';
import type { DfMove } from '@/games/dungeon-fighter/rules/decisions';
import type { DfOptions, DfState } from '@/games/dungeon-fighter/rules/state';
import { checksum, type MatchSave } from '@/engine/save';
import { dictated, fight, landing, type Fight } from './kit';

type DfMatch = Match<DfState, DfMove, DfOptions, DfEvent>;

/** A match that goes on from a moment made by hand. */
function matchAt(f: Fight): DfMatch {
  const fresh = Match.create(dictated, f.table.options, 'undo').save();
  if (!fresh.checkpoint || !('random' in fresh.checkpoint)) throw new Error('a new match has a whole checkpoint');
  const draft: Omit<MatchSave, 'check'> = { ...fresh, moves: [[0, { kind: 'endStep' }]], checkpoint: { ...fresh.checkpoint, at: 1, state: f.s } };
  return Match.load(dictated, { ...draft, check: checksum(draft) });
}

/** Three misses, so that the hero in turn must choose between A and B. */
function spent(): Fight {
  const f = fight({ seats: 1 });
  for (const die of ['blue', 'green', 'red'] as const) f.throws(die, 'outside');
  return f;
}

test('a bonus die just taken may be put back', () => {
  const match = matchAt(spent());
  match.play(0, { kind: 'chooseOption', option: 'A' });
  expect(match.canUndo).toBe(true);
  match.undo();
  expect(match.state.chest.bonusDice).toBe(1);
});

test('option B once confirmed is not taken back', () => {
  const match = matchAt(spent());
  match.play(0, { kind: 'chooseOption', option: 'B' });
  expect(match.state.partyUndefeated).toBe(false);
  expect(match.canUndo).toBe(false);
});

test('backing down is not taken back, and neither is a word in the vote', () => {
  const alone = matchAt(fight({ seats: 1, monster: 'cuteBear' }));
  alone.play(0, { kind: 'backDown', agree: true });
  expect(alone.canUndo).toBe(false);
  const party = matchAt(fight({ monster: 'cuteBear' }));
  party.play(0, { kind: 'backDown', agree: true });
  expect(party.canUndo).toBe(false);
});

test('what was bought may be given back until the party leaves the shop', () => {
  const f = fight({ seats: 1, change: (s) => { s.room = 'e'; s.chest.gold = 6; s.supply.gold -= 4; } });
  f.win();
  expect(f.asked).toBe('shop');
  const match = matchAt(f);
  match.play(0, { kind: 'buyBonusDie' });
  expect(match.state.chest).toEqual({ gold: 5, bonusDice: 4 });
  match.undo();
  expect(match.state.chest).toEqual({ gold: 7, bonusDice: 3 });
});

test('equipment may be passed to and fro before the party goes on, and the pass taken back', () => {
  const f = fight({ seats: 1 });
  f.equip('torm', 'helmOfBravery');
  f.win();
  const match = matchAt(f);
  match.play(0, { kind: 'giveEquipment', from: 'torm', to: 'randolph', card: 'helmOfBravery' });
  expect(match.canUndo).toBe(true);
  match.undo();
  expect(match.state.heroes[0]?.cards).toEqual(['helmOfBravery']);
});

test('a released throw and a room that was entered are for good', () => {
  const f = fight({ seats: 1 });
  const match = matchAt(f);
  f.lands(landing(2));
  match.play(0, f.throwMove('blue'));
  expect(match.canUndo).toBe(false);
  const g = fight({ seats: 1 });
  g.win();
  const walking = matchAt(g);
  walking.play(0, { kind: 'chooseCorridor', room: 'b' });
  expect(walking.canUndo).toBe(false);
});
