/** Writes a minimal TrueType font: one glyph per drawing, from the private use area on. */

import { Buffer } from 'node:buffer';

const UNITS = 2048;
const FIRST_CODE = 0xe000;

const u16 = (...values) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));
const padded = (buffer) => Buffer.concat([buffer, Buffer.alloc((4 - (buffer.length % 4)) % 4)]);

const SAME_OR_POSITIVE = { x: 0x10, y: 0x20 };
const SHORT = { x: 0x02, y: 0x04 };

function glyphOf(contours) {
  if (contours.length === 0) return Buffer.alloc(0);
  const points = contours.flat();
  const ends = [];
  contours.reduce((count, contour) => (ends.push(count + contour.length - 1), count + contour.length), 0);
  const flags = [];
  const deltas = { x: [], y: [] };
  let last = { x: 0, y: 0 };
  for (const { x, y, on } of points) {
    let flag = on ? 1 : 0;
    for (const [axis, value] of [['x', x], ['y', y]]) {
      const delta = value - last[axis];
      if (delta === 0) flag |= SAME_OR_POSITIVE[axis];
      else if (Math.abs(delta) < 256) {
        flag |= SHORT[axis] | (delta > 0 ? SAME_OR_POSITIVE[axis] : 0);
        deltas[axis].push(Buffer.from([Math.abs(delta)]));
      } else deltas[axis].push(u16(delta));
    }
    flags.push(flag);
    last = { x, y };
  }
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  return padded(Buffer.concat([u16(contours.length, ...box, ...ends, 0), Buffer.from(flags), ...deltas.x, ...deltas.y]));
}

/** One segment of consecutive codes, and the closing segment that format 4 asks for. */
function characterMap(count) {
  const last = FIRST_CODE + count - 1;
  const segments = u16(4, 32, 0, 4, 4, 1, 0, last, 0xffff, 0, FIRST_CODE, 0xffff, 1 - FIRST_CODE, 1, 0, 0);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), segments]);
}

function nameTable(family) {
  const entries = [[1, family], [2, 'Regular'], [3, family], [4, family], [6, family]];
  const texts = entries.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let offset = 0;
  const records = entries.map(([id], i) => {
    const record = u16(3, 1, 0x409, id, texts[i].length, offset);
    offset += texts[i].length;
    return record;
  });
  return Buffer.concat([u16(0, entries.length, 6 + 12 * entries.length), ...records, ...texts]);
}

const checksumOf = (buffer) => {
  let sum = 0;
  const whole = padded(buffer);
  for (let i = 0; i < whole.length; i += 4) sum = (sum + whole.readUInt32BE(i)) >>> 0;
  return sum;
};

/** `drawings`: contours of `[x, y, onCurve]` on a grid of `grid` units, y downwards. Returns the font file. */
export function fontOf(family, drawings, grid) {
  const scale = UNITS / grid;
  const outlines = drawings.map((contours) =>
    contours.map((contour) => contour.map(([x, y, on]) => ({ x: Math.round(x * scale), y: Math.round((grid - y) * scale), on }))),
  );
  const glyphs = [Buffer.alloc(0), ...outlines.map(glyphOf)];
  const count = glyphs.length;
  const offsets = [0];
  for (const glyph of glyphs) offsets.push(offsets.at(-1) + glyph.length);
  const contourCounts = outlines.map((contours) => contours.length);
  const pointCounts = outlines.map((contours) => contours.flat().length);
  const left = (outline) => (outline.length ? Math.min(...outline.flat().map(({ x }) => x)) : 0);
  const tables = {
    'OS/2': Buffer.concat([
      u16(4, UNITS, 400, 5, 0, 1024, 1024, 0, 0, 1024, 1024, 0, 0, 102, 512, 0),
      Buffer.alloc(10), u32(0, 0, 0, 0), Buffer.from('GRDG'),
      u16(64, FIRST_CODE, FIRST_CODE + count - 2, UNITS, 0, 0, UNITS, 0), u32(1, 0), u16(UNITS / 2, UNITS, 0, 32, 0),
    ]),
    cmap: characterMap(count - 1),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([u32(0x10000, 0x10000, 0, 0x5f0f3cf5), u16(0x000b, UNITS), u32(0, 0, 0, 0), u16(0, 0, UNITS, UNITS, 0, 8, 2, 1, 0)]),
    hhea: Buffer.concat([u32(0x10000), u16(UNITS, 0, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, count)]),
    hmtx: u16(UNITS, 0, ...outlines.flatMap((outline) => [UNITS, left(outline)])),
    loca: u32(...offsets),
    maxp: Buffer.concat([u32(0x10000), u16(count, Math.max(...pointCounts), Math.max(...contourCounts), 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: nameTable(family),
    post: u32(0x30000, 0, 0, 0, 0, 0, 0, 0),
  };
  const tags = Object.keys(tables);
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.concat([u32(0x10000), u16(tags.length, power * 16, Math.log2(power), (tags.length - power) * 16)]);
  let offset = header.length + 16 * tags.length;
  const records = tags.map((tag) => {
    const record = Buffer.concat([Buffer.from(tag), u32(checksumOf(tables[tag]), offset, tables[tag].length)]);
    offset += padded(tables[tag]).length;
    return record;
  });
  const font = Buffer.concat([header, ...records, ...tags.map((tag) => padded(tables[tag]))]);
  const headAt = records[tags.indexOf('head')].readUInt32BE(8);
  font.writeUInt32BE((0xb1b0afba - checksumOf(font)) >>> 0, headAt + 8);
  return font;
}

export const codeOf = (index) => FIRST_CODE + index;
