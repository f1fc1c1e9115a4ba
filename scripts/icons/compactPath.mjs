import { commandsOf } from './svgPath.mjs';

/** Which numbers of a command are points, in pairs; the rest are lengths, angles and flags. */
const POINTS_FROM = { m: 0, l: 0, c: 0, s: 0, q: 0, t: 0, a: 5 };

/** "3-4 5" instead of "3,-4,5". */
const joined = (numbers) => numbers.map((number, i) => (i > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');

/**
 * The same drawing on a grid `scale` times as fine, in whole numbers from point to point. Every point is rounded where it
 * lies, not where the one before it was rounded to, so nothing drifts.
 */
export function compactPath(path, scale) {
  const round = (value) => Math.round(value * scale);
  let at = [0, 0];
  let start = [0, 0];
  let before = '';
  let text = '';
  for (const { kind, relative, numbers } of commandsOf(path)) {
    const from = [round(at[0]), round(at[1])];
    const absolute = (value, axis) => value + (relative ? at[axis] : 0);
    let written = [];
    if (kind === 'h' || kind === 'v') {
      const axis = kind === 'h' ? 0 : 1;
      const end = absolute(numbers[0], axis);
      written = [round(end) - from[axis]];
      at = axis === 0 ? [end, at[1]] : [at[0], end];
    } else if (kind === 'z') at = start;
    else {
      const first = POINTS_FROM[kind];
      const points = numbers.slice(first).map((value, i) => absolute(value, i % 2));
      const [rx, ry, ...rest] = numbers.slice(0, first);
      written = [...(kind === 'a' ? [Math.max(1, round(rx)), Math.max(1, round(ry)), ...rest] : []), ...points.map((value, i) => round(value) - from[i % 2])];
      at = points.slice(-2);
      if (kind === 'm') start = at;
    }
    const isRepeated = kind === before && kind !== 'm' && kind !== 'z';
    text += isRepeated ? `${written[0] >= 0 ? ' ' : ''}${joined(written)}` : `${kind}${joined(written)}`;
    before = kind;
  }
  return text;
}
