import { turnInto } from '@/engine/parts/grid/facing';
import { facingsCovering, makePattern, patternOf, patternSquares, type Offset } from '@/engine/parts/grid/pattern';
import { distance } from '@/engine/parts/grid/position';

import { at, base, named, SIZE } from './map';

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3];

/** The area patterns of Ronin's Revenge: drawn, and as the offsets of its data. */
const PATTERNS: Readonly<Record<string, readonly [rows: readonly string[], side: number, offsets: readonly Offset[]]>> = {
  arc3: [['XXX', '.B.'], 1, [[-1, -1], [0, -1], [1, -1]]],
  line3: [['X', 'X', 'X', 'B'], 1, [[0, -3], [0, -2], [0, -1]]],
  diagRight3: [['...X', '..X.', '.X..', 'B...'], 1, [[3, -3], [2, -2], [1, -1]]],
  around1: [['XXX', 'XBX', 'XXX'], 1, [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]]],
  cone1: [['XXX', '.X.', '.B.'], 1, [[-1, -2], [0, -2], [1, -2], [0, -1]]],
  front4: [['XXXX', '.BB.', '.BB.'], 2, [[-1, -1], [0, -1], [1, -1], [2, -1]]],
  frontBlock: [['XXXX', 'XXXX', '.BB.', '.BB.'], 2, [[-1, -2], [0, -2], [1, -2], [2, -2], [-1, -1], [0, -1], [1, -1], [2, -1]]],
  cone2: [['XXXXXX', '.XXXX.', '..XX..', '..BB..', '..BB..'], 2, [[-2, -3], [-1, -3], [0, -3], [1, -3], [2, -3], [3, -3], [-1, -2], [0, -2], [1, -2], [2, -2], [0, -1], [1, -1]]],
  lane4: [['XX', 'XX', 'XX', 'XX', 'BB', 'BB'], 2, [[0, -4], [1, -4], [0, -3], [1, -3], [0, -2], [1, -2], [0, -1], [1, -1]]],
  ring2: [['XXXX', 'XBBX', 'XBBX', 'XXXX'], 2, [[-1, -1], [0, -1], [1, -1], [2, -1], [-1, 0], [2, 0], [-1, 1], [2, 1], [-1, 2], [0, 2], [1, 2], [2, 2]]],
  reach2: [['XXXXXX', 'XXXXXX', 'XXBBXX', 'XXBBXX', 'XXXXXX', 'XXXXXX'], 2, [[-2, -2], [-1, -2], [0, -2], [1, -2], [2, -2], [3, -2], [-2, -1], [-1, -1], [0, -1], [1, -1], [2, -1], [3, -1], [-2, 0], [-1, 0], [2, 0], [3, 0], [-2, 1], [-1, 1], [2, 1], [3, 1], [-2, 2], [-1, 2], [0, 2], [1, 2], [2, 2], [3, 2], [-2, 3], [-1, 3], [0, 3], [1, 3], [2, 3], [3, 3]]],
  sweepRight: [['XXX', 'BBX', 'BBX'], 2, [[0, -1], [1, -1], [2, -1], [2, 0], [2, 1]]],
  sweepLeft: [['XXX', 'XBB', 'XBB'], 2, [[-1, -1], [0, -1], [1, -1], [-1, 0], [-1, 1]]],
  bothSides: [['XBBX', 'XBBX'], 2, [[-1, 0], [2, 0], [-1, 1], [2, 1]]],
  rear4: [['.BB.', '.BB.', 'XXXX'], 2, [[-1, 2], [0, 2], [1, 2], [2, 2]]],
  front5: [['XXXXX', '.BBB.', '.BBB.', '.BBB.'], 3, [[-1, -1], [0, -1], [1, -1], [2, -1], [3, -1]]],
  ring3: [['XXXXX', 'XBBBX', 'XBBBX', 'XBBBX', 'XXXXX'], 3, [[-1, -1], [0, -1], [1, -1], [2, -1], [3, -1], [-1, 0], [3, 0], [-1, 1], [3, 1], [-1, 2], [3, 2], [-1, 3], [0, 3], [1, 3], [2, 3], [3, 3]]],
  lane3x5: [['XXX', 'XXX', 'XXX', 'XXX', 'XXX', 'BBB', 'BBB', 'BBB'], 3, [[0, -5], [1, -5], [2, -5], [0, -4], [1, -4], [2, -4], [0, -3], [1, -3], [2, -3], [0, -2], [1, -2], [2, -2], [0, -1], [1, -1], [2, -1]]],
  rear5: [['.BBB.', '.BBB.', '.BBB.', 'XXXXX'], 3, [[-1, 3], [0, 3], [1, 3], [2, 3], [3, 3]]],
};

test.each(Object.keys(PATTERNS))('%s: its drawing is its data (RR-196)', (name) => {
  const [rows = [], side = 0, offsets = []] = PATTERNS[name] ?? [];
  expect(patternOf(rows)).toEqual(makePattern(side, offsets));
});

const squares = (rows: readonly string[], anchor: string, facing: number): string => named(patternSquares(SIZE, patternOf(rows), at(anchor), facing).sort((a, b) => a - b));

test('a pattern turns with the facing and is never mirrored (RR-195, RR-196)', () => {
  const sweepRight = ['XXX', 'BBX', 'BBX'];
  expect(squares(sweepRight, 'F6', NORTH)).toBe('E6 E7 E8 F8 G8');
  expect(squares(sweepRight, 'F6', EAST)).toBe('F8 G8 H6 H7 H8');
  expect(squares(sweepRight, 'F6', SOUTH)).toBe('F5 G5 H5 H6 H7');
  expect(squares(sweepRight, 'F6', WEST)).toBe('E5 E6 E7 F5 G5');
});

test('four quarter turns lead back (RR-196)', () => {
  for (const [rows, side, offsets] of Object.values(PATTERNS)) {
    const { byFacing } = patternOf(rows);
    expect(makePattern(side, byFacing[WEST] ?? []).byFacing[EAST]).toEqual(byFacing[NORTH]);
    expect(byFacing[SOUTH]).toEqual((byFacing[NORTH] ?? []).map(([x, y]) => [side - 1 - x, side - 1 - y]));
    expect(byFacing[WEST]).toEqual((byFacing[NORTH] ?? []).map(([x, y]) => [y, side - 1 - x]));
    expect(byFacing[NORTH]).toHaveLength(offsets.length);
  }
});

test('what lies beyond the rim of the map is left out', () => {
  expect(squares(['XXX', '.B.'], 'A1', NORTH)).toBe('');
  expect(squares(['XXX', '.B.'], 'A1', EAST)).toBe('A2 B2');
});

test('frontBlock of the boss on F6 facing east is E8–H8 and E9–H9, which holds H8 with one turn from north (EX-14)', () => {
  const frontBlock = patternOf(['XXXX', 'XXXX', '.BB.', '.BB.']);
  expect(named(patternSquares(SIZE, frontBlock, at('F6'), EAST).sort((a, b) => a - b))).toBe('E8 E9 F8 F9 G8 G9 H8 H9');
  const facings = facingsCovering(SIZE, frontBlock, at('F6'), at('H8'));
  expect([facings, turnInto(NORTH, facings)]).toEqual([(1 << EAST) | (1 << SOUTH), EAST]);
  expect(facingsCovering(SIZE, frontBlock, at('F6'), at('A1'))).toBe(0);
});

test('the square ahead of the left middle of the front edge (EX-14, RR-493)', () => {
  const ahead = makePattern(2, [[0, -1]]);
  expect([NORTH, EAST, SOUTH, WEST].map((facing) => named(patternSquares(SIZE, ahead, at('F6'), facing)))).toEqual(['E6', 'F8', 'H7', 'G5']);
});

test('how far a pattern goes: the farthest of its squares, measured from the base', () => {
  const farthest = (rows: readonly string[]): number => patternOf(rows).farthest;
  expect([farthest(['.XX.', 'XBBX', 'XBBX', '.XX.']), farthest(['XXX', 'XXX', 'XXX', 'XXX', 'XXX', 'BBB', 'BBB', 'BBB']), farthest(['BB', 'BB', '..', 'X.']), farthest(['B..X'])]).toEqual([1, 5, 2, 3]);
});

test('reach2 is all 32 squares within 2 of a 2 × 2 base (RR-196)', () => {
  const reach2 = patternOf(['XXXXXX', 'XXXXXX', 'XXBBXX', 'XXBBXX', 'XXXXXX', 'XXXXXX']);
  const covered = patternSquares(SIZE, reach2, at('F6'), WEST);
  const within = Array.from({ length: SIZE * SIZE }, (_, square) => square).filter((square) => {
    const far = distance(SIZE, { anchor: square, side: 1 }, base('F6', 2));
    return far === 1 || far === 2;
  });
  expect(covered.sort((a, b) => a - b)).toEqual(within);
  expect(within).toHaveLength(32);
});

test('a drawing without a base is no pattern', () => expect(() => patternOf(['XX'])).toThrow('a pattern has a base'));
