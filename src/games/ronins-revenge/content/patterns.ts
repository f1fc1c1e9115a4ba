import { makePattern, patternOf, type Offset } from '@/engine/parts/grid/pattern';

/** Every square from the north-west corner to the south-east one, around a base that faces north. */
function rectangle([left, top]: Offset, [right, bottom]: Offset): Offset[] {
  const squares: Offset[] = [];
  for (let y = top; y <= bottom; y++) for (let x = left; x <= right; x++) squares.push([x, y]);
  return squares;
}

/** The areas of attacks (RR-195, RR-196), as they lie before a base (B) that faces north. */
export const PATTERNS = {
  arc3: patternOf(['XXX', '.B.']),
  line3: patternOf(['X', 'X', 'X', 'B']),
  around1: patternOf(['XXX', 'XBX', 'XXX']),
  cone1: patternOf(['XXX', '.X.', '.B.']),
  front4: patternOf(['XXXX', '.BB.', '.BB.']),
  frontBlock: patternOf(['XXXX', 'XXXX', '.BB.', '.BB.']),
  cone2: patternOf(['XXXXXX', '.XXXX.', '..XX..', '..BB..', '..BB..']),
  lane4: patternOf(['XX', 'XX', 'XX', 'XX', 'BB', 'BB']),
  ring2: patternOf(['XXXX', 'XBBX', 'XBBX', 'XXXX']),
  reach2: patternOf(['XXXXXX', 'XXXXXX', 'XXBBXX', 'XXBBXX', 'XXXXXX', 'XXXXXX']),
  sweepRight: patternOf(['XXX', 'BBX', 'BBX']),
  rear4: patternOf(['.BB.', '.BB.', 'XXXX']),
  front5: patternOf(['XXXXX', '.BBB.', '.BBB.', '.BBB.']),
  ring3: patternOf(['XXXXX', 'XBBBX', 'XBBBX', 'XBBBX', 'XXXXX']),
  lane3x5: patternOf(['XXX', 'XXX', 'XXX', 'XXX', 'XXX', 'BBB', 'BBB', 'BBB']),
  rear5: patternOf(['.BBB.', '.BBB.', '.BBB.', 'XXXXX']),
  rearCone2: patternOf(['..BB..', '..BB..', '..XX..', '.XXXX.', 'XXXXXX']),
  outerRing2: patternOf(['XXXXXX', 'X....X', 'X.BB.X', 'X.BB.X', 'X....X', 'XXXXXX']),
  oarsBoth: patternOf(['XXBBBXX', 'XXBBBXX', 'XXBBBXX']),
  bowWave: patternOf(['XXXXXXX', '.XXXXX.', '..BBB..', '..BBB..', '..BBB..']),
  wake4: patternOf(['BBB', 'BBB', 'BBB', 'XXX', 'XXX', 'XXX', 'XXX']),
  backRow3: patternOf(['.B.', 'XXX']),
  wideFan: patternOf(['XXXXX', '.XXX.', '..B..']),
  runway5: patternOf(['X', 'X', 'X', 'X', 'X', 'B']),
  bothWings: patternOf(['XXXBXXX']),
  secondRow: patternOf(['XXXXX', 'X...X', 'X.B.X', 'X...X', 'XXXXX']),
  lane10: makePattern(2, rectangle([0, -10], [1, -1])),
  cross10: makePattern(2, [
    ...rectangle([0, -10], [1, -1]), ...rectangle([2, 0], [11, 1]), ...rectangle([0, 2], [1, 11]), ...rectangle([-10, 0], [-1, 1]),
  ]),
  rowAhead1: makePattern(2, rectangle([-10, -1], [11, -1])),
  rowAhead2: makePattern(2, rectangle([-10, -2], [11, -2])),
  fourWinds: patternOf(['X....X', '.X..X.', '..BB..', '..BB..', '.X..X.', 'X....X']),
  line6: patternOf(['X', 'X', 'X', 'X', 'X', 'X', 'B']),
  plus4: patternOf(['....X....', '....X....', '....X....', '....X....', 'XXXXBXXXX', '....X....', '....X....', '....X....', '....X....']),
  fan3: patternOf(['XXXXX', '.XXX.', '..X..', '..B..']),
  around2: patternOf(['XXXXX', 'XXXXX', 'XXBXX', 'XXXXX', 'XXXXX']),
  boneRight: patternOf(['...X', 'BBBX', 'BBBX', 'BBBX', '...X']),
  boneTrain: patternOf(['BBB', 'BBB', 'BBB', 'XXX', 'XXX', 'XXX']),
  boneScythe: patternOf(['XXXX', 'BBBX', 'BBBX', 'BBBX']),
  boneHand: patternOf(['X....', 'XXBBB', 'XXBBB', 'XXBBB', 'X....']),
  boneCross: patternOf(['..XXX..', '..XXX..', 'XXBBBXX', 'XXBBBXX', 'XXBBBXX', '..XXX..', '..XXX..']),
  boneCorners: patternOf(['XX...XX', 'XX...XX', '..BBB..', '..BBB..', '..BBB..', 'XX...XX', 'XX...XX']),
  duelLine4: patternOf(['X', 'X', 'X', 'X', 'B']),
  gulp3: patternOf(['XXX', 'XXX', 'XXX', 'BBB', 'BBB', 'BBB']),
  jaw3: patternOf(['XXXXX', 'XXXXX', '.BBB.', '.BBB.', '.BBB.']),
  cone3: patternOf(['XXXXXXX', '.XXXXX.', '..XXX..', '..BBB..', '..BBB..', '..BBB..']),
  flanks3: patternOf(['XBBBX', 'XBBBX', 'XBBBX']),
  reach3: patternOf(['XXXXXXX', 'XXXXXXX', 'XXBBBXX', 'XXBBBXX', 'XXBBBXX', 'XXXXXXX', 'XXXXXXX']),
} as const;

export type PatternName = keyof typeof PATTERNS;
