/**
 * Reads drawings out of an icon font of ours, as `scripts/icons/trueType.mjs` writes them: simple glyphs, whose codes
 * follow each other from the first of the private use area on.
 */
const UNITS = 2048;
const FIRST_CODE = 0xe000;

const FLAGS = { onCurve: 0x01, shortX: 0x02, shortY: 0x04, sameX: 0x10, sameY: 0x20 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
  readonly on: boolean;
}

function tablesOf(font: DataView): ReadonlyMap<string, number> {
  const tables = new Map<string, number>();
  for (let i = 0, at = 12; i < font.getUint16(4); i++, at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((place) => font.getUint8(at + place)));
    tables.set(name, font.getUint32(at + 8));
  }
  return tables;
}

/** One axis of a glyph's points: steps of one or two bytes, or none. */
function coordinates(font: DataView, start: number, flags: readonly number[], short: number, same: number): { readonly values: readonly number[]; readonly end: number } {
  const values: number[] = [];
  let at = start;
  let value = 0;
  for (const flag of flags) {
    if (flag & short) value += flag & same ? font.getUint8(at++) : -font.getUint8(at++);
    else if (!(flag & same)) {
      value += font.getInt16(at);
      at += 2;
    }
    values.push(value);
  }
  return { values, end: at };
}

function contoursAt(font: DataView, glyph: number): readonly (readonly Point[])[] {
  const count = font.getInt16(glyph);
  const ends = Array.from({ length: count }, (_, i) => font.getUint16(glyph + 10 + 2 * i));
  const points = (ends[count - 1] ?? -1) + 1;
  const instructions = glyph + 10 + 2 * count;
  const first = instructions + 2 + font.getUint16(instructions);
  const flags = Array.from({ length: points }, (_, i) => font.getUint8(first + i));
  const xs = coordinates(font, first + points, flags, FLAGS.shortX, FLAGS.sameX);
  const ys = coordinates(font, xs.end, flags, FLAGS.shortY, FLAGS.sameY);
  const all = flags.map((flag, i): Point => ({ x: xs.values[i] ?? 0, y: ys.values[i] ?? 0, on: (flag & FLAGS.onCurve) !== 0 }));
  return ends.map((end, i) => all.slice((ends[i - 1] ?? -1) + 1, end + 1));
}

const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, on: true });

/** Between two points off the curve there is one on it that is not written down. */
const withImplied = (contour: readonly Point[]): readonly Point[] =>
  contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length] ?? point;
    return point.on || next.on ? [point] : [point, between(point, next)];
  });

function svgOf(contour: readonly Point[], scale: number): string {
  const points = withImplied(contour);
  const start = points.findIndex(({ on }) => on);
  const words = ({ x, y }: Point): string => `${x * scale} ${(UNITS - y) * scale}`;
  const [first, ...rest] = [...points.slice(start), ...points.slice(0, start)];
  if (!first) return '';
  const closed = [...rest, first];
  return `M${words(first)}${closed.map((point, i) => (!point.on ? `Q${words(point)} ` : closed[i - 1]?.on === false ? words(point) : `L${words(point)}`)).join('')}Z`;
}

/** The drawings of a font as SVG paths in a square of `grid` units, by the codes of their letters. */
export function drawingsIn(file: ArrayBuffer, grid: number): (code: number) => string {
  const font = new DataView(file);
  const tables = tablesOf(font);
  const [places, glyphs] = [tables.get('loca'), tables.get('glyf')];
  if (places === undefined || glyphs === undefined) throw new Error('this is no font of ours');
  const placeOf = (glyph: number): number => glyphs + font.getUint32(places + 4 * glyph);
  return (code) => {
    const glyph = code - FIRST_CODE + 1;
    return placeOf(glyph) === placeOf(glyph + 1) ? '' : contoursAt(font, placeOf(glyph)).map((contour) => svgOf(contour, grid / UNITS)).join('');
  };
}
