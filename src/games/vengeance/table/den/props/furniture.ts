import type { Rect } from '@/table/board/fit';

import { along, centre, liesAcross, OUTLINE, shrunk, upTo, within, type Pen } from '../pen';

/** What people sit on, eat from and stand behind, seen from above. */
export type Prop = (pen: Pen, box: Rect) => void;

function cushion(pen: Pen, x: number, y: number, side: number): void {
  pen.block({ x: x - side / 2, y: y - side / 2, width: side, height: side }, pen.inks.cloth, side * 0.25);
}

const bottles = (pen: Pen, box: Rect, count: number): void =>
  along(box, count).forEach((place, i) => {
    const { x, y, least } = centre(place);
    pen.dot(x, y, Math.min(2, least * 0.3), i % 2 === 0 ? pen.inks.accent : pen.inks.light);
  });

export const FURNITURE = {
  lowTable: (pen, box) => {
    const table = within(box, 0.22, 0.28, 0.56, 0.44);
    for (const [x, y] of [[0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]] as const) cushion(pen, box.x + x * box.width, box.y + y * box.height, Math.min(box.width, box.height) * 0.2);
    pen.block(table, pen.inks.wood);
    pen.dot(table.x + table.width * 0.35, table.y + table.height / 2, 1.6, pen.inks.light);
    pen.dot(table.x + table.width * 0.65, table.y + table.height * 0.4, 1.2, pen.inks.accent);
  },
  roundTable: (pen, box) => {
    const { x, y, least } = centre(box);
    for (const [dx, dy] of [[0, -1], [0.87, 0.5], [-0.87, 0.5]] as const) pen.disc(x + dx * least * 0.42, y + dy * least * 0.42, least * 0.11, pen.inks.wood);
    pen.disc(x, y, least * 0.3, pen.inks.cloth);
    pen.ring(x, y, least * 0.24, `${pen.inks.light}88`);
  },
  cardTable: (pen, box) => {
    const { x, y, least } = centre(box);
    for (const i of upTo(6)) {
      const [dx, dy] = ([[1, 0], [0.5, 0.87], [-0.5, 0.87], [-1, 0], [-0.5, -0.87], [0.5, -0.87]] as const)[i] ?? [0, 0];
      pen.disc(x + dx * least * 0.45, y + dy * least * 0.43, least * 0.085, pen.inks.wood);
    }
    pen.disc(x, y, least * 0.34, pen.inks.wood);
    pen.dot(x, y, least * 0.27, pen.inks.accent);
    for (const i of upTo(3)) pen.block({ x: x - least * 0.13 + i * least * 0.09, y: y - least * 0.06 + (i % 2) * 2, width: least * 0.07, height: least * 0.1 }, '#F4E6C4', 0.5);
    pen.dot(x + least * 0.16, y + least * 0.12, 1.4, pen.inks.light);
  },
  bar: (pen, box) => {
    const lying = liesAcross(box);
    pen.block(lying ? within(box, 0, 0.1, 1, 0.5) : within(box, 0.1, 0, 0.5, 1), pen.inks.wood);
    bottles(pen, lying ? within(box, 0, 0.1, 1, 0.24) : within(box, 0.1, 0, 0.24, 1), 9);
    along(lying ? within(box, 0, 0.68, 1, 0.3) : within(box, 0.68, 0, 0.3, 1), 5).forEach((place) => {
      const { x, y, least } = centre(place);
      pen.disc(x, y, Math.min(3.4, least * 0.42), pen.inks.cloth);
    });
  },
  sofa: (pen, box) => {
    pen.block(box, pen.inks.cloth, 3);
    const lying = liesAcross(box);
    along(lying ? within(box, 0.06, 0.34, 0.88, 0.56) : within(box, 0.34, 0.06, 0.56, 0.88), 3).forEach((seat) => pen.frame(shrunk(seat, 0.6), `${OUTLINE}AA`, 0.7, 2));
  },
  armchairs: (pen, box) => along(box, 2).forEach((place) => {
    const { x, y, least } = centre(place);
    const side = least * 0.7;
    pen.block({ x: x - side / 2, y: y - side / 2, width: side, height: side }, pen.inks.cloth, side * 0.3);
    pen.block({ x: x - side * 0.28, y: y - side * 0.12, width: side * 0.56, height: side * 0.5 }, pen.inks.accent, side * 0.16);
  }),
  bench: (pen, box) => {
    pen.block(box, pen.inks.wood);
    const lying = liesAcross(box);
    for (const i of [0.36, 0.68]) {
      if (lying) pen.line(box.x, box.y + i * box.height, box.x + box.width, box.y + i * box.height, `${OUTLINE}88`, 0.6);
      else pen.line(box.x + i * box.width, box.y, box.x + i * box.width, box.y + box.height, `${OUTLINE}88`, 0.6);
    }
  },
  shelves: (pen, box) => {
    pen.block(box, pen.inks.wood);
    along(shrunk(box, 1.2), Math.max(3, Math.round(Math.max(box.width, box.height) / 8))).forEach((place, i) =>
      pen.flat(shrunk(place, 0.8), [pen.inks.accent, pen.inks.cloth, pen.inks.metal][i % 3] ?? pen.inks.metal, 0.6));
  },
  lockers: (pen, box) => along(box, Math.max(4, Math.round(Math.max(box.width, box.height) / 8))).forEach((place) => {
    pen.block(shrunk(place, 0.4), pen.inks.metal, 0.6);
    const { x, y, least } = centre(place);
    pen.line(x - least * 0.18, y - 1, x + least * 0.18, y - 1, `${OUTLINE}AA`, 0.6);
    pen.line(x - least * 0.18, y + 1, x + least * 0.18, y + 1, `${OUTLINE}AA`, 0.6);
  }),
  desk: (pen, box) => {
    pen.block(within(box, 0, 0, 1, 0.62), pen.inks.wood);
    pen.block(within(box, 0.12, 0.12, 0.26, 0.3), '#EBDDB8', 0.5);
    pen.block(within(box, 0.56, 0.1, 0.28, 0.32), pen.inks.metal, 1);
    const { x } = centre(box);
    pen.disc(x, box.y + box.height * 0.82, Math.min(4.5, box.height * 0.2), pen.inks.cloth);
  },
  safe: (pen, box) => {
    pen.block(box, pen.inks.metal, 2);
    const { x, y, least } = centre(box);
    pen.frame(shrunk(box, least * 0.14), OUTLINE, 0.8, 1.4);
    pen.disc(x, y, least * 0.16, pen.inks.accent);
    pen.line(x - least * 0.24, y, x + least * 0.24, y, OUTLINE, 0.8);
  },
  cases: (pen, box) => along(box, 3).forEach((place, i) => {
    pen.block(shrunk(place, 0.8), pen.inks.wood);
    pen.flat(shrunk(place, 2.2), `${pen.inks.light}66`);
    const { x, y, least } = centre(place);
    if (i === 0) pen.stroke(`M${x - least * 0.2} ${y + least * 0.1} q${least * 0.2} ${least * 0.24} ${least * 0.4} 0`, pen.inks.accent, 1.2);
    if (i === 1) pen.ring(x, y, least * 0.16, pen.inks.accent, 1.2);
    if (i === 2) pen.stroke(`M${x - least * 0.2} ${y} l${least * 0.4} 0 M${x} ${y - least * 0.14} l0 ${least * 0.28}`, pen.inks.accent, 1.2);
  }),
  televisions: (pen, box) => along(box, 3).forEach((place, i) => {
    pen.block(shrunk(place, 0.8), '#3A2C26', 2);
    pen.flat(within(place, 0.16, 0.18, 0.68, 0.5), i === 1 ? pen.inks.light : `${pen.inks.light}88`, 1.5);
    pen.glow(centre(place).x, centre(place).y, 9, pen.inks.light, '50');
  }),
  bed: (pen, box) => {
    pen.block(box, pen.inks.cloth, 3);
    pen.block(within(box, 0.1, 0.06, 0.36, 0.24), '#F4E6C4', 2);
    pen.block(within(box, 0.54, 0.06, 0.36, 0.24), '#F4E6C4', 2);
    pen.line(box.x, box.y + box.height * 0.42, box.x + box.width, box.y + box.height * 0.42, `${OUTLINE}AA`, 0.8);
  },
  piano: (pen, box) => {
    const { x, y, width, height } = box;
    pen.shape(`M${x} ${y} h${width} v${height * 0.4} q-${width * 0.04} ${height * 0.5} -${width * 0.48} ${height * 0.58} q-${width * 0.46} 0 -${width * 0.52} -${height * 0.4} Z`, '#241713');
    pen.flat(within(box, 0.04, 0.04, 0.92, 0.14), '#F4E6C4');
    for (const i of upTo(9)) pen.line(x + width * (0.1 + i * 0.1), y + height * 0.04, x + width * (0.1 + i * 0.1), y + height * 0.13, OUTLINE, 0.8);
    pen.block(within(box, 0.3, -0.3, 0.4, 0.18), pen.inks.cloth, 1.5);
  },
  island: (pen, box) => {
    pen.block(box, pen.inks.metal, 2);
    pen.block(within(box, 0.08, 0.2, 0.3, 0.6), `${pen.inks.light}`, 1.5);
    for (const [dx, dy] of [[0.62, 0.32], [0.82, 0.32], [0.62, 0.7], [0.82, 0.7]] as const) pen.ring(box.x + dx * box.width, box.y + dy * box.height, Math.min(3, box.height * 0.14), OUTLINE, 1);
  },
  diningTable: (pen, box) => {
    along(within(box, 0.08, -0.16, 0.84, 0.2), 4).forEach((place) => pen.block(shrunk(place, 1.6), pen.inks.cloth, 1.5));
    along(within(box, 0.08, 0.96, 0.84, 0.2), 4).forEach((place) => pen.block(shrunk(place, 1.6), pen.inks.cloth, 1.5));
    pen.block(box, pen.inks.wood, 2);
    along(within(box, 0.1, 0.2, 0.8, 0.6), 4).forEach((place) => pen.dot(centre(place).x, centre(place).y, 2, '#F4E6C4'));
    pen.dot(centre(box).x, centre(box).y, 1.6, pen.inks.light);
  },
  rug: (pen, box) => {
    pen.flat(box, pen.inks.cloth, 2);
    pen.frame(shrunk(box, 2), pen.inks.accent, 1.1, 1);
    pen.frame(shrunk(box, 4.4), `${pen.inks.light}99`, 0.6, 1);
  },
  mat: (pen, box) => {
    pen.flat(box, pen.inks.accent, 2);
    for (let at = 2.5; at < box.width - 1; at += 2.5) pen.line(box.x + at, box.y + 1, box.x + at, box.y + box.height - 1, `${OUTLINE}55`, 0.6);
  },
  coatRack: (pen, box) => {
    pen.line(box.x, centre(box).y, box.x + box.width, centre(box).y, pen.inks.metal, 1.6);
    along(box, 6).forEach((place, i) => pen.block(within(place, 0.2, 0.1, 0.6, 0.8), [pen.inks.cloth, pen.inks.accent, pen.inks.wood][i % 3] ?? pen.inks.cloth, 2));
  },
  screen: (pen, box) => along(box, 4).forEach((place, i) => {
    const y = box.y + (i % 2) * box.height * 0.4;
    pen.block({ x: place.x, y, width: place.width, height: Math.max(2.6, box.height * 0.4) }, '#EADBB0', 0.4);
    pen.line(place.x + place.width / 2, y, place.x + place.width / 2, y + Math.max(2.6, box.height * 0.4), pen.inks.wood, 0.7);
  }),
  seats: (pen, box) => {
    const rows = Math.max(2, Math.floor(box.height / 9));
    for (const row of upTo(rows)) {
      along(within(box, row % 2 === 0 ? 0 : 0.04, row / rows, 0.96, 0.62 / rows), Math.max(3, Math.floor(box.width / 9))).forEach((place) => pen.block(shrunk(place, 0.7), pen.inks.cloth, 2));
    }
  },
} satisfies Record<string, Prop>;
