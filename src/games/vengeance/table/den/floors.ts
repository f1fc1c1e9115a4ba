import type { Rect } from '@/table/board/fit';

import { shrunk, upTo, within, type Pen } from './pen';

/** What one walks on. Each is drawn over the floor colour of the Den. */
type Floor = (pen: Pen, zone: Rect) => void;

/** Lines at a distance, as far as the zone goes. */
function ruled(pen: Pen, { x, y, width, height }: Rect, across: number, down: number, thick = 0.6): void {
  const { joint } = pen.inks;
  if (across > 0) for (let at = across; at < width; at += across) pen.line(x + at, y, x + at, y + height, joint, thick);
  if (down > 0) for (let at = down; at < height; at += down) pen.line(x, y + at, x + width, y + at, joint, thick);
}

function speckled(pen: Pen, { x, y, width, height }: Rect, count: number, size: number, colour: string): void {
  for (let i = 1; i <= count; i++) pen.dot(x + ((i * 0.618034) % 1) * width, y + ((i * 0.754878) % 1) * height, size * (i % 3 === 0 ? 1.5 : 1), colour);
}

export const FLOORS = {
  planks: (pen, zone) => {
    ruled(pen, zone, 0, 7);
    for (let row = 0; row * 7 < zone.height; row++) {
      for (let at = (row % 3) * 17 + 9; at < zone.width; at += 46) pen.line(zone.x + at, zone.y + row * 7, zone.x + at, Math.min(zone.y + zone.height, zone.y + row * 7 + 7), pen.inks.joint, 0.6);
    }
  },
  tatami: (pen, zone) => {
    const [wide, high] = [zone.width / 4, zone.height / 2];
    for (const i of upTo(8)) {
      const mat = shrunk({ x: zone.x + (i % 4) * wide, y: zone.y + Math.floor(i / 4) * high, width: wide, height: high }, 0.8);
      pen.frame(mat, pen.inks.joint, 1.3);
      if ((i + Math.floor(i / 4)) % 2 === 0) for (let at = 3; at < mat.height; at += 3) pen.line(mat.x, mat.y + at, mat.x + mat.width, mat.y + at, `${pen.inks.joint}55`, 0.4);
      else for (let at = 3; at < mat.width; at += 3) pen.line(mat.x + at, mat.y, mat.x + at, mat.y + mat.height, `${pen.inks.joint}55`, 0.4);
    }
  },
  tiles: (pen, zone) => ruled(pen, zone, 11, 11),
  chequers: (pen, zone) => {
    const side = 11;
    for (let row = 0; row * side < zone.height; row++) {
      for (let column = row % 2; column * side < zone.width; column += 2) {
        pen.flat({ x: zone.x + column * side, y: zone.y + row * side, width: Math.min(side, zone.width - column * side), height: Math.min(side, zone.height - row * side) }, `${pen.inks.joint}70`);
      }
    }
  },
  concrete: (pen, zone) => {
    ruled(pen, zone, 53, 41, 0.9);
    speckled(pen, zone, 26, 0.5, `${pen.inks.joint}AA`);
    pen.stroke(`M${zone.x + zone.width * 0.7} ${zone.y} l-6 12 l4 7 l-9 10`, `${pen.inks.joint}CC`, 0.6);
  },
  asphalt: (pen, zone) => {
    speckled(pen, zone, 60, 0.5, `${pen.inks.joint}BB`);
    for (const i of upTo(5)) pen.flat(within(zone, 0.06 + i * 0.2, 0.9, 0.1, 0.05), `${pen.inks.light}44`);
  },
  carpet: (pen, zone) => {
    pen.frame(shrunk(zone, 4), pen.inks.joint, 1.4);
    for (let row = 0; row * 9 < zone.height - 12; row++) {
      for (let column = 0; column * 12 < zone.width - 14; column++) pen.dot(zone.x + 9 + column * 12 + (row % 2) * 6, zone.y + 9 + row * 9, 1.2, `${pen.inks.joint}88`);
    }
  },
  marble: (pen, zone) => {
    ruled(pen, zone, 27, 27, 0.5);
    for (const i of upTo(6)) {
      const [x, y] = [zone.x + ((i * 0.37) % 1) * zone.width, zone.y + ((i * 0.61) % 1) * zone.height];
      pen.stroke(`M${x} ${y} q9 4 12 13 t14 9`, `${pen.inks.joint}66`, 0.5);
    }
  },
  grating: (pen, zone) => {
    ruled(pen, zone, 5, 0, 0.5);
    ruled(pen, zone, 0, 15, 1.1);
  },
  gravel: (pen, zone) => speckled(pen, zone, 130, 0.8, `${pen.inks.joint}AA`),
  grass: (pen, zone) => {
    for (const i of upTo(46)) {
      const [x, y] = [zone.x + 4 + ((i * 0.618034) % 1) * (zone.width - 8), zone.y + 5 + ((i * 0.754878) % 1) * (zone.height - 8)];
      pen.stroke(`M${x} ${y} l-1.6 -3.4 M${x} ${y} l0.3 -4 M${x} ${y} l2 -3`, `${pen.inks.joint}BB`, 0.6);
    }
  },
  wet: (pen, zone) => {
    ruled(pen, zone, 16, 0, 0.5);
    for (const i of upTo(5)) {
      const [x, y] = [zone.x + ((i * 0.29 + 0.12) % 1) * zone.width, zone.y + ((i * 0.53 + 0.2) % 1) * zone.height];
      pen.shape(`M${x - 9} ${y} q4 -5 10 -3 t9 2 q-2 5 -9 5 t-10 -4 Z`, `${pen.inks.light}3A`, `${pen.inks.light}55`);
    }
  },
  ice: (pen, zone) => {
    for (const i of upTo(7)) {
      const [x, y] = [zone.x + ((i * 0.41 + 0.06) % 1) * zone.width, zone.y + ((i * 0.67 + 0.1) % 1) * zone.height];
      pen.stroke(`M${x - 5} ${y} l10 0 M${x - 2.5} ${y - 4.3} l5 8.6 M${x + 2.5} ${y - 4.3} l-5 8.6`, '#FFFFFF55', 0.6);
    }
    ruled(pen, zone, 38, 38, 0.5);
  },
} satisfies Record<string, Floor>;

export type FloorName = keyof typeof FLOORS;
