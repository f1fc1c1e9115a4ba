import { along, centre, OUTLINE, shrunk, upTo, within } from '../pen';
import type { Prop } from './furniture';

/** What hums, rolls, cuts and carries. */
export const MACHINES = {
  washers: (pen, box) => along(box, Math.max(3, Math.round(Math.max(box.width, box.height) / 15))).forEach((place, i) => {
    pen.block(shrunk(place, 0.8), '#E9E2CF', 1.5);
    const { x, y, least } = centre(place);
    pen.disc(x, y + least * 0.06, least * 0.26, pen.inks.metal);
    pen.dot(x, y + least * 0.06, least * 0.18, i % 3 === 1 ? pen.inks.accent : pen.inks.light);
    pen.dot(x + least * 0.26, y - least * 0.34, 0.9, pen.inks.accent);
  }),
  ironing: (pen, box) => {
    const { x, y, width, height } = box;
    pen.shape(`M${x} ${y + height * 0.3} h${width * 0.7} q${width * 0.3} ${height * 0.2} 0 ${height * 0.4} h-${width * 0.7} Z`, pen.inks.cloth);
    pen.block(within(box, 0.3, 0.36, 0.16, 0.26), pen.inks.metal, 1);
  },
  forklift: (pen, box) => {
    const { x, y, width, height } = box;
    pen.line(x, y + height * 0.3, x + width * 0.36, y + height * 0.3, pen.inks.metal, 2);
    pen.line(x, y + height * 0.7, x + width * 0.36, y + height * 0.7, pen.inks.metal, 2);
    for (const at of [0.08, 0.8]) pen.block(within(box, 0.42, at, 0.2, 0.14), OUTLINE, 1);
    for (const at of [0.08, 0.8]) pen.block(within(box, 0.76, at, 0.2, 0.14), OUTLINE, 1);
    pen.block(within(box, 0.34, 0.16, 0.66, 0.68), pen.inks.accent, 2);
    pen.block(within(box, 0.5, 0.28, 0.28, 0.44), '#2C211C', 1.5);
  },
  crates: (pen, box) => {
    const places = [within(box, 0, 0.1, 0.46, 0.5), within(box, 0.5, 0, 0.4, 0.44), within(box, 0.28, 0.56, 0.44, 0.44)];
    for (const place of places) {
      pen.block(place, pen.inks.wood, 0.8);
      pen.line(place.x, place.y, place.x + place.width, place.y + place.height, `${OUTLINE}88`, 0.8);
      pen.frame(shrunk(place, 1.4), `${OUTLINE}88`, 0.7);
    }
  },
  pallet: (pen, box) => {
    for (const i of upTo(5)) pen.block(within(box, 0, i * 0.2, 1, 0.13), pen.inks.wood, 0.5);
    pen.block(within(box, 0.16, 0.12, 0.66, 0.74), pen.inks.cloth, 1.5);
    pen.line(box.x + box.width * 0.5, box.y + box.height * 0.12, box.x + box.width * 0.5, box.y + box.height * 0.86, pen.inks.light, 0.8);
  },
  drums: (pen, box) => {
    const { least } = centre(box);
    const radius = Math.min(6, least * 0.28);
    for (const [dx, dy] of [[0.2, 0.3], [0.56, 0.24], [0.38, 0.7], [0.8, 0.68]] as const) {
      pen.disc(box.x + dx * box.width, box.y + dy * box.height, radius, pen.inks.metal);
      pen.ring(box.x + dx * box.width, box.y + dy * box.height, radius * 0.6, pen.inks.accent, 1);
    }
  },
  tyres: (pen, box) => {
    const { least } = centre(box);
    for (const [dx, dy] of [[0.2, 0.3], [0.62, 0.28], [0.4, 0.72], [0.82, 0.74]] as const) {
      const [x, y] = [box.x + dx * box.width, box.y + dy * box.height];
      pen.disc(x, y, Math.min(6.4, least * 0.3), '#2A2320');
      pen.dot(x, y, Math.min(2.6, least * 0.13), pen.inks.metal);
    }
  },
  toolWall: (pen, box) => {
    pen.block(box, pen.inks.wood, 0.8);
    along(shrunk(box, 1.4), 6).forEach((place, i) => {
      const { x, y, least } = centre(place);
      pen.line(x, y - least * 0.3, x, y + least * 0.3, pen.inks.metal, 1.4);
      if (i % 2 === 0) pen.line(x - least * 0.2, y - least * 0.3, x + least * 0.2, y - least * 0.3, pen.inks.metal, 1.4);
    });
  },
  welding: (pen, box) => {
    const { x, y, least } = centre(box);
    pen.block(within(box, 0.1, 0.3, 0.8, 0.4), pen.inks.metal, 1);
    for (const i of upTo(8)) {
      const [dx, dy] = ([[1, 0], [0.7, 0.7], [0, 1], [-0.7, 0.7], [-1, 0], [-0.7, -0.7], [0, -1], [0.7, -0.7]] as const)[i] ?? [0, 0];
      pen.line(x + dx * 2, y + dy * 2, x + dx * least * 0.4, y + dy * least * 0.4, '#FFF1B8', 0.9);
    }
    pen.glow(x, y, least * 0.9, '#FFD98A', 'C0');
  },
  rollers: (pen, box) => {
    pen.block(box, pen.inks.metal, 1.5);
    for (const at of [0.12, 0.4, 0.68]) pen.block(within(box, 0.06, at, 0.88, 0.2), at === 0.4 ? pen.inks.accent : '#2E2622', 2);
    pen.flat(within(box, 0.3, 0.86, 0.4, 0.3), '#F4E6C4');
    pen.line(box.x + box.width * 0.34, box.y + box.height * 0.96, box.x + box.width * 0.66, box.y + box.height * 0.96, OUTLINE, 0.6);
    pen.line(box.x + box.width * 0.34, box.y + box.height * 1.05, box.x + box.width * 0.58, box.y + box.height * 1.05, OUTLINE, 0.6);
  },
  paperRolls: (pen, box) => along(box, 3).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.disc(x, y, least * 0.4, '#EFE2C2');
    pen.ring(x, y, least * 0.27, `${OUTLINE}77`, 0.6);
    pen.dot(x, y, least * 0.1, OUTLINE);
  }),
  papers: (pen, box) => along(box, 3).forEach((place, i) => {
    for (const step of upTo(3)) pen.block(within(place, 0.14 + step * 0.04, 0.12 + step * 0.06 + (i % 2) * 0.1, 0.6, 0.6), '#EFE2C2', 0.4);
    pen.line(place.x + place.width * 0.3, place.y + place.height * 0.44, place.x + place.width * 0.7, place.y + place.height * 0.44, OUTLINE, 0.8);
  }),
  slots: (pen, box) => along(box, 4).forEach((place, i) => {
    pen.block(shrunk(place, 0.9), pen.inks.accent, 2);
    pen.flat(within(place, 0.22, 0.2, 0.56, 0.36), i % 2 === 0 ? pen.inks.light : '#F4E6C4', 1);
    for (const at of [0.36, 0.5, 0.64]) pen.dot(place.x + at * place.width, place.y + place.height * 0.38, 0.9, OUTLINE);
    pen.glow(centre(place).x, centre(place).y, 8, pen.inks.light, '46');
  }),
  fans: (pen, box) => along(box, 2).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.block(shrunk(place, 0.8), pen.inks.metal, 2);
    pen.dot(x, y, least * 0.34, '#26201E');
    for (const [dx, dy] of [[1, 0], [-0.5, 0.87], [-0.5, -0.87]] as const) pen.line(x, y, x + dx * least * 0.3, y + dy * least * 0.3, pen.inks.light, 2.4);
    pen.dot(x, y, 1.6, pen.inks.accent);
  }),
  vats: (pen, box) => along(box, 3).forEach((place, i) => {
    const { x, y, least } = centre(place);
    pen.disc(x, y, least * 0.42, pen.inks.wood);
    pen.dot(x, y, least * 0.34, i % 2 === 0 ? pen.inks.accent : pen.inks.cloth);
    pen.ring(x - least * 0.06, y - least * 0.05, least * 0.16, `${pen.inks.light}88`, 0.7);
  }),
  hides: (pen, box) => along(box, 3).forEach((place, i) => {
    const { x, y, width, height } = shrunk(place, 1.2);
    pen.shape(`M${x} ${y + height * 0.1} l${width * 0.24} ${height * 0.12} q${width * 0.26} -${height * 0.14} ${width * 0.52} 0 l${width * 0.24} -${height * 0.12} l-${width * 0.12} ${height * 0.44} l${width * 0.12} ${height * 0.4} q-${width * 0.5} ${height * 0.12} -${width} 0 l${width * 0.12} -${height * 0.4} Z`, i % 2 === 0 ? pen.inks.cloth : pen.inks.wood);
  }),
  carcasses: (pen, box) => {
    pen.line(box.x, box.y + box.height * 0.16, box.x + box.width, box.y + box.height * 0.16, pen.inks.metal, 1.6);
    along(box, 4).forEach((place) => {
      const { x } = centre(place);
      const w = Math.min(7, place.width * 0.34);
      pen.stroke(`M${x} ${box.y + box.height * 0.1} l0 ${box.height * 0.14}`, OUTLINE, 1.1);
      pen.shape(`M${x} ${box.y + box.height * 0.2} q${w * 1.3} ${box.height * 0.3} ${w * 0.5} ${box.height * 0.72} h-${w} q-${w * 0.8} -${box.height * 0.42} ${w * 0.5} -${box.height * 0.72} Z`, pen.inks.accent);
      pen.line(x, box.y + box.height * 0.42, x, box.y + box.height * 0.8, '#F4E6C499', 0.8);
    });
  },
  butcherBlock: (pen, box) => {
    pen.block(box, pen.inks.wood, 1.5);
    const { x, y, least } = centre(box);
    pen.dot(x - least * 0.2, y, least * 0.14, pen.inks.accent);
    pen.block({ x: x + least * 0.06, y: y - least * 0.2, width: least * 0.34, height: least * 0.2 }, pen.inks.metal, 0.6);
    pen.line(x + least * 0.06, y - least * 0.1, x - least * 0.12, y - least * 0.1, OUTLINE, 1.6);
  },
  grinder: (pen, box) => {
    pen.block(within(box, 0.2, 0.2, 0.6, 0.64), pen.inks.metal, 2);
    const { x, y, least } = centre(box);
    pen.disc(x, y, least * 0.2, '#2A2320');
    pen.ring(x, y, least * 0.12, pen.inks.accent, 1.4);
    pen.line(x + least * 0.3, y, x + least * 0.56, y - least * 0.24, pen.inks.metal, 2);
  },
  scales: (pen, box) => {
    const { x, y, least } = centre(box);
    pen.line(x - least * 0.4, y, x + least * 0.4, y, pen.inks.metal, 1.4);
    pen.disc(x - least * 0.4, y, least * 0.18, pen.inks.metal);
    pen.disc(x + least * 0.4, y, least * 0.18, pen.inks.metal);
    pen.dot(x, y, 2, pen.inks.accent);
  },
  winch: (pen, box) => {
    pen.block(within(box, 0.08, 0, 0.1, 1), pen.inks.metal, 1);
    pen.block(within(box, 0.82, 0, 0.1, 1), pen.inks.metal, 1);
    pen.block(within(box, 0.2, 0.14, 0.6, 0.72), '#3A2C26', 1);
    for (const i of upTo(8)) pen.line(box.x + box.width * (0.24 + i * 0.075), box.y + box.height * 0.16, box.x + box.width * (0.22 + i * 0.075), box.y + box.height * 0.84, pen.inks.accent, 1.1);
  },
  panels: (pen, box) => {
    pen.block(box, '#332824', 1.5);
    along(shrunk(box, 1.6), 7).forEach((place, i) => {
      const { x, y, least } = centre(place);
      pen.dot(x, y - least * 0.12, least * 0.2, i % 3 === 0 ? pen.inks.accent : pen.inks.light);
      pen.line(x - least * 0.2, y + least * 0.3, x + least * 0.2, y + least * 0.3, pen.inks.metal, 0.8);
    });
  },
  levers: (pen, box) => along(box, 4).forEach((place, i) => {
    const { x, y, least } = centre(place);
    pen.block({ x: x - 2, y: y - least * 0.36, width: 4, height: least * 0.72 }, '#2A2320', 1.5);
    pen.disc(x, y + (i % 2 === 0 ? -1 : 1) * least * 0.2, 2.6, i === 1 ? pen.inks.accent : pen.inks.metal);
  }),
  punchBags: (pen, box) => along(box, 3).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.line(x, place.y, x, y, pen.inks.metal, 0.8);
    pen.disc(x, y, Math.min(5.5, least * 0.32), pen.inks.accent);
    pen.ring(x, y, Math.min(3.2, least * 0.18), OUTLINE, 0.8);
  }),
  weights: (pen, box) => along(box, 3).forEach((place) => {
    const { x, y } = centre(place);
    const reach = Math.min(9, place.width * 0.4, place.height * 0.4 + 4);
    pen.line(x - reach, y, x + reach, y, pen.inks.metal, 1.4);
    for (const side of [-1, 1]) pen.block({ x: x + side * reach - 1.6, y: y - 3.6, width: 3.2, height: 7.2 }, '#2A2320', 1);
  }),
  ring: (pen, box) => {
    pen.block(box, '#E4D3A6', 1);
    for (const by of [2, 4, 6]) pen.frame(shrunk(box, by), by === 4 ? pen.inks.light : pen.inks.accent, 0.9);
    for (const [dx, dy] of [[0, 0], [1, 0], [0, 1], [1, 1]] as const) pen.disc(box.x + dx * box.width, box.y + dy * box.height, 2.6, pen.inks.accent);
  },
} satisfies Record<string, Prop>;
