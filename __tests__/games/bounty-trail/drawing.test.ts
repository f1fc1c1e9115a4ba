import { geometryOf, spotAt } from '@/games/bounty-trail/rules/geometry';
import { dragOver, freshDraft, type Draft } from '@/games/bounty-trail/table/planning/line';
import { spotMiddle, spotUnder, trailLayout, trailheadWords } from '@/games/bounty-trail/table/layout';

import { at, trail } from './trail';

const GRID = ['-- -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'];

test('a finger draws in from a trailhead, over the cards, and back out again', () => {
  const s = trail({ round: 1, grid: GRID });
  const outside = spotAt(s.state.size, 0, 2);
  let draft: Draft = freshDraft(s.state, 0);
  expect(draft).toBeUndefined();
  const over = (spot: number): void => {
    const change = dragOver(s.state, 0, draft, spot);
    if (change !== 'unchanged' && 'draft' in change) draft = change.draft;
  };
  over(at(s.state, 'r1c2'));
  expect(draft).toBeUndefined();
  over(outside);
  expect(draft).toEqual({ start: outside, steps: [] });
  over(spotAt(s.state.size, 0, 3));
  expect(draft).toEqual({ start: spotAt(s.state.size, 0, 3), steps: [] });
  over(at(s.state, 'r1c2'));
  over(at(s.state, 'r2c3'));
  expect(draft).toEqual({ start: spotAt(s.state.size, 0, 3), steps: [at(s.state, 'r1c2'), at(s.state, 'r2c3')] });
  over(outside);
  expect(draft?.steps).toHaveLength(2);
  over(at(s.state, 'r1c2'));
  over(spotAt(s.state.size, 0, 3));
  expect(draft?.steps).toEqual([]);
});

test.each([3, 4, 5] as const)('on a grid of %i a finger in the middle of any card or trailhead means it, and none means two', (size) => {
  const layout = trailLayout(size);
  geometryOf(size).row.forEach((_, spot) => expect(spotUnder(layout, spotMiddle(layout, spot))).toBe(spot));
  expect(spotUnder(layout, { x: -1, y: 10 })).toBeUndefined();
  expect(spotUnder(layout, { x: layout.margin + 100, y: layout.margin + 100 })).toBeUndefined();
});

test('every trailhead is called by where it lies', () => {
  expect(trailheadWords(3, spotAt(3, 0, 2))).toBe('north of column 2');
  expect(trailheadWords(3, spotAt(3, 2, 4))).toBe('east of row 2');
  expect(trailheadWords(3, spotAt(3, 4, 0))).toBe('at the south-west corner');
  expect(new Set(geometryOf(5).trailheads.map((spot) => trailheadWords(5, spot))).size).toBe(geometryOf(5).trailheads.length);
});
