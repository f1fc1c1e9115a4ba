import { along, centre, liesAcross, OUTLINE, shrunk, upTo, within } from '../pen';
import type { Prop } from './furniture';

/** Doors, streets, water, plants, lamps and whatever stands under the sky. */
export const OUTSIDE = {
  lanterns: (pen, box) => along(box, Math.max(2, Math.round(Math.max(box.width, box.height) / 26))).forEach((place) => {
    const { x, y } = centre(place);
    pen.glow(x, y, 20, pen.inks.light, '90');
    pen.disc(x, y, 4, pen.inks.accent);
    pen.dot(x, y, 1.6, '#FFF1C4');
  }),
  neon: (pen, box) => {
    const { x, y, width, height } = box;
    pen.glow(centre(box).x, centre(box).y, Math.max(width, height) * 0.7, pen.inks.light, '78');
    pen.stroke(`M${x} ${y + height * 0.7} l${width * 0.18} -${height * 0.5} l${width * 0.14} ${height * 0.5} l${width * 0.18} -${height * 0.5} l${width * 0.16} ${height * 0.5} l${width * 0.34} 0`, pen.inks.light, 1.8);
  },
  lamp: (pen, box) => {
    const { x, y, least } = centre(box);
    pen.glow(x, y, Math.max(16, least * 1.5), pen.inks.light, '90');
    pen.disc(x, y, Math.min(4, least * 0.3), '#F7E7B4');
  },
  tubes: (pen, box) => along(box, 2).forEach((place) => {
    const { x, y, least } = centre(place);
    const reach = Math.max(8, least * 0.6);
    pen.glow(x, y, reach * 1.6, pen.inks.light, '70');
    pen.line(x - reach, y, x + reach, y, '#FBFFF2', 1.8);
  }),
  discoBall: (pen, box) => {
    const { x, y, least } = centre(box);
    for (const [dx, dy] of [[1.4, 0.3], [-1.2, 0.6], [0.4, -1.3], [-0.8, -1], [1, 1.2], [-0.2, 1.5]] as const) pen.dot(x + dx * least * 0.7, y + dy * least * 0.5, 1.4, pen.inks.light);
    pen.glow(x, y, least * 1.4, pen.inks.light, '88');
    pen.disc(x, y, least * 0.26, pen.inks.metal);
    for (const i of [-1, 0, 1]) pen.line(x - least * 0.24, y + i * least * 0.12, x + least * 0.24, y + i * least * 0.12, '#FFFFFF88', 0.5);
  },
  spotlights: (pen, box) => along(box, 2).forEach((place, i) => {
    const { x, y, least } = centre(place);
    const lean = i === 0 ? 1 : -1;
    pen.shape(`M${x} ${y} l${lean * least * 1.2} ${least * 1.5} l${lean * least * 0.9} -${least * 0.5} Z`, `${pen.inks.light}3A`, `${pen.inks.light}00`);
    pen.disc(x, y, Math.min(4, least * 0.25), '#2A2320');
  }),
  steps: (pen, box) => {
    for (const i of upTo(4)) pen.block(within(box, 0, i * 0.25, 1, 0.25), i % 2 === 0 ? pen.inks.metal : pen.inks.wood, 0.5);
  },
  curtain: (pen, box) => along(box, Math.max(5, Math.round(Math.max(box.width, box.height) / 7))).forEach((place, i) =>
    pen.shape(`M${place.x} ${place.y} h${place.width} v${place.height * 0.8} q-${place.width / 2} ${place.height * 0.3} -${place.width} 0 Z`, i % 2 === 0 ? pen.inks.cloth : pen.inks.accent)),
  strips: (pen, box) => along(box, Math.max(6, Math.round(Math.max(box.width, box.height) / 5))).forEach((place) => pen.flat(within(place, 0.1, 0, 0.72, 1), `${pen.inks.light}66`, 1)),
  plant: (pen, box) => {
    const { x, y, least } = centre(box);
    pen.disc(x, y, least * 0.24, '#7A4A22');
    for (const i of upTo(8)) {
      const [dx, dy] = ([[1, 0], [0.7, 0.7], [0, 1], [-0.7, 0.7], [-1, 0], [-0.7, -0.7], [0, -1], [0.7, -0.7]] as const)[i] ?? [0, 0];
      pen.stroke(`M${x} ${y} q${dx * least * 0.34 - dy * 2} ${dy * least * 0.34 + dx * 2} ${dx * least * 0.48} ${dy * least * 0.48}`, i % 2 === 0 ? '#4E7A2C' : '#6C9A3A', 2.2);
    }
  },
  flowerBed: (pen, box) => {
    pen.block(box, '#5A371B', 1);
    along(shrunk(box, 1.5), Math.max(3, Math.round(Math.max(box.width, box.height) / 9))).forEach((place, i) => {
      const { x, y } = centre(place);
      for (const [dx, dy] of [[-2, -1], [2, -1], [0, 2]] as const) pen.dot(x + dx, y + dy, 2.2, i % 2 === 0 ? '#5E8A32' : '#7BA644');
      if (i % 2 === 0) pen.dot(x, y, 1.5, pen.inks.accent);
    });
  },
  hedge: (pen, box) => along(box, Math.max(4, Math.round(Math.max(box.width, box.height) / 8))).forEach((place, i) => {
    const { x, y, least } = centre(place);
    pen.disc(x, y, least * 0.52, i % 2 === 0 ? '#4A7230' : '#5D8A38');
  }),
  palm: (pen, box) => {
    const { x, y, least } = centre(box);
    for (const i of upTo(7)) {
      const [dx, dy] = ([[1, 0.1], [0.5, 0.86], [-0.3, 0.95], [-0.95, 0.4], [-0.9, -0.5], [-0.2, -1], [0.66, -0.76]] as const)[i] ?? [0, 0];
      pen.shape(`M${x} ${y} q${dx * least * 0.4 - dy * 5} ${dy * least * 0.4 + dx * 5} ${dx * least * 0.7} ${dy * least * 0.7} q${-dx * least * 0.3 - dy * -3} ${-dy * least * 0.3 - dx * 3} ${-dx * least * 0.7} ${-dy * least * 0.7} Z`, i % 2 === 0 ? '#5E8A32' : '#7BA644');
    }
    pen.disc(x, y, least * 0.1, '#7A4A22');
  },
  pond: (pen, box) => {
    const { x, y, width, height } = box;
    pen.shape(`M${x + width * 0.1} ${y + height * 0.3} q${width * 0.3} -${height * 0.5} ${width * 0.6} -${height * 0.14} q${width * 0.4} ${height * 0.36} ${width * 0.06} ${height * 0.7} q-${width * 0.5} ${height * 0.3} -${width * 0.7} -${height * 0.1} Z`, '#2F6E78');
    pen.ring(x + width * 0.4, y + height * 0.5, height * 0.12, '#9FD8DA88');
    pen.dot(x + width * 0.62, y + height * 0.4, 2.4, '#5E8A32');
    pen.dot(x + width * 0.3, y + height * 0.62, 1.6, pen.inks.accent);
  },
  pool: (pen, box) => {
    pen.block(box, '#E7DAB6', 3);
    pen.flat(shrunk(box, 2.6), '#3E8C96', 2);
    for (const i of upTo(4)) pen.stroke(`M${box.x + box.width * 0.14} ${box.y + box.height * (0.26 + i * 0.17)} q${box.width * 0.12} -3 ${box.width * 0.24} 0 t${box.width * 0.24} 0 t${box.width * 0.24} 0`, '#BFE6E28C', 0.8);
  },
  steam: (pen, box) => {
    for (const i of upTo(4)) pen.glow(box.x + box.width * (0.14 + i * 0.24), box.y + box.height * (i % 2 === 0 ? 0.36 : 0.66), Math.min(box.width, box.height) * 0.42, '#FFF4DC', '58');
  },
  tank: (pen, box) => {
    const { x, y, least } = centre(box);
    pen.disc(x, y, least * 0.46, pen.inks.metal);
    pen.ring(x, y, least * 0.34, OUTLINE, 0.7);
    pen.line(x - least * 0.46, y, x + least * 0.46, y, OUTLINE, 0.7);
    pen.line(x, y - least * 0.46, x, y + least * 0.46, OUTLINE, 0.7);
  },
  pipes: (pen, box) => {
    const { x, y, width, height } = box;
    pen.stroke(`M${x} ${y + height * 0.3} h${width * 0.6} v${height * 0.5} h${width * 0.4}`, OUTLINE, 4.4);
    pen.stroke(`M${x} ${y + height * 0.3} h${width * 0.6} v${height * 0.5} h${width * 0.4}`, pen.inks.metal, 2.8);
    pen.disc(x + width * 0.6, y + height * 0.3, 3, pen.inks.accent);
  },
  iceStall: (pen, box) => {
    pen.block(box, '#DCE9E6', 1);
    along(shrunk(box, 1.6), Math.max(3, Math.round(box.width / 12))).forEach((place) => {
      const { x, y, least } = centre(place);
      const reach = Math.min(5, least * 0.42);
      pen.shape(`M${x - reach} ${y} q${reach} -${reach * 0.7} ${reach * 1.6} 0 l${reach * 0.5} -${reach * 0.4} v${reach * 0.8} l-${reach * 0.5} -${reach * 0.4} q-${reach * 0.6} ${reach * 0.7} -${reach * 1.6} 0 Z`, pen.inks.metal);
    });
  },
  aquarium: (pen, box) => {
    pen.block(box, '#2B5C68', 1);
    pen.flat(shrunk(box, 1.6), '#4FA0A8');
    pen.glow(centre(box).x, centre(box).y, centre(box).least, '#8FE3E0', '66');
    for (const i of upTo(4)) pen.dot(box.x + box.width * (0.16 + i * 0.22), box.y + box.height * (i % 2 === 0 ? 0.36 : 0.66), 1.6, pen.inks.accent);
  },
  car: (pen, box) => {
    const lying = liesAcross(box);
    const wheels = lying ? [[0.12, 0], [0.66, 0], [0.12, 0.86], [0.66, 0.86]] : [[0, 0.12], [0, 0.66], [0.86, 0.12], [0.86, 0.66]];
    for (const [dx = 0, dy = 0] of wheels) pen.flat(within(box, dx, dy, lying ? 0.2 : 0.14, lying ? 0.14 : 0.2), OUTLINE, 1);
    const body = lying ? within(box, 0, 0.07, 1, 0.86) : within(box, 0.07, 0, 0.86, 1);
    pen.block(body, pen.inks.accent, Math.min(body.width, body.height) * 0.28);
    pen.block(lying ? within(body, 0.26, 0.12, 0.44, 0.76) : within(body, 0.12, 0.26, 0.76, 0.44), '#26313A', 2);
    pen.flat(lying ? within(body, 0.34, 0.18, 0.28, 0.64) : within(body, 0.18, 0.34, 0.64, 0.28), pen.inks.accent, 1.5);
  },
  limousine: (pen, box) => {
    pen.flat(within(box, 0.1, -0.06, 0.12, 1.12), OUTLINE, 1);
    pen.flat(within(box, 0.76, -0.06, 0.12, 1.12), OUTLINE, 1);
    pen.block(box, '#211815', box.height * 0.28);
    along(within(box, 0.18, 0.16, 0.62, 0.68), 3).forEach((place) => pen.flat(shrunk(place, 1), '#40525C', 1.5));
    for (const dy of [0.24, 0.76]) pen.glow(box.x, box.y + dy * box.height, 17, pen.inks.light, 'A0');
  },
  bays: (pen, box) => {
    for (const i of upTo(5)) pen.line(box.x + (i * box.width) / 4, box.y, box.x + (i * box.width) / 4, box.y + box.height, '#F4E6C4AA', 1);
  },
  pillar: (pen, box) => {
    const { x, y, least } = centre(box);
    pen.block({ x: x - least * 0.3, y: y - least * 0.3, width: least * 0.6, height: least * 0.6 }, '#8E8372', 1);
    pen.line(x - least * 0.3, y + least * 0.1, x + least * 0.3, y - least * 0.2, pen.inks.accent, 2);
  },
  columns: (pen, box) => along(box, 3).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.disc(x, y, Math.min(6, least * 0.4), '#E6D8B4');
    pen.ring(x, y, Math.min(4, least * 0.27), `${OUTLINE}77`, 0.7);
  }),
  arrows: (pen, box) => along(box, 3).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.stroke(`M${x - least * 0.24} ${y + least * 0.18} l${least * 0.24} -${least * 0.3} l${least * 0.24} ${least * 0.3}`, '#F4E6C4BB', 1.6);
  }),
  barrier: (pen, box) => {
    const y = centre(box).y;
    pen.line(box.x, y, box.x + box.width, y, '#F4E6C4', 3);
    along(box, 8).forEach((place, i) => i % 2 === 0 && pen.line(place.x, y, place.x + place.width, y, pen.inks.accent, 3));
    pen.block({ x: box.x - 2, y: y - 4, width: 7, height: 8 }, pen.inks.metal, 1);
  },
  container: (pen, box) => {
    pen.block(box, pen.inks.accent, 0.8);
    const lying = liesAcross(box);
    along(shrunk(box, 1), 8).forEach((place) => (lying ? pen.line(place.x, place.y, place.x, place.y + place.height, `${OUTLINE}66`, 0.8) : pen.line(place.x, place.y, place.x + place.width, place.y, `${OUTLINE}66`, 0.8)));
  },
  rails: (pen, box) => {
    along(box, Math.max(4, Math.round(Math.max(box.width, box.height) / 8))).forEach((place) => pen.flat(liesAcross(box) ? within(place, 0.3, 0, 0.4, 1) : within(place, 0, 0.3, 1, 0.4), '#4A3322'));
    for (const at of [0.24, 0.76]) {
      if (liesAcross(box)) pen.line(box.x, box.y + at * box.height, box.x + box.width, box.y + at * box.height, pen.inks.metal, 1.3);
      else pen.line(box.x + at * box.width, box.y, box.x + at * box.width, box.y + box.height, pen.inks.metal, 1.3);
    }
  },
  train: (pen, box) => {
    pen.block(box, pen.inks.accent, 3);
    pen.flat(within(box, 0, 0.4, 1, 0.2), pen.inks.light);
    along(within(box, 0.04, 0.1, 0.92, 0.24), 7).forEach((place) => pen.flat(shrunk(place, 0.9), '#26313A', 0.8));
    along(within(box, 0.04, 0.66, 0.92, 0.24), 7).forEach((place) => pen.flat(shrunk(place, 0.9), '#26313A', 0.8));
  },
  wagon: (pen, box) => {
    pen.block(box, pen.inks.wood, 1);
    along(shrunk(box, 1.4), 6).forEach((place) => pen.frame(place, `${OUTLINE}77`, 0.6));
    for (const dx of [0.14, 0.8]) pen.disc(box.x + dx * box.width, box.y + box.height, 3, '#2A2320');
  },
  turnstiles: (pen, box) => along(box, 3).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.block({ x: x - 2.4, y: y - least * 0.36, width: 4.8, height: least * 0.72 }, pen.inks.metal, 1.5);
    pen.line(x, y, x + least * 0.36, y - 3, pen.inks.accent, 1.3);
    pen.line(x, y, x + least * 0.36, y + 3, pen.inks.accent, 1.3);
  }),
  lift: (pen, box) => {
    pen.block(box, pen.inks.metal, 1);
    pen.line(centre(box).x, box.y, centre(box).x, box.y + box.height, OUTLINE, 1);
    pen.dot(box.x + box.width + 4, centre(box).y, 1.8, pen.inks.light);
  },
  stage: (pen, box) => {
    pen.block(box, pen.inks.wood, 1);
    for (let at = 5; at < box.height; at += 5) pen.line(box.x, box.y + at, box.x + box.width, box.y + at, `${OUTLINE}44`, 0.5);
    along(within(box, 0.06, 0.86, 0.88, 0.12), 6).forEach((place) => pen.dot(centre(place).x, centre(place).y, 1.5, '#FFF1C4'));
  },
  speakers: (pen, box) => along(box, 2).forEach((place) => {
    const { x, y, least } = centre(place);
    pen.block({ x: x - least * 0.32, y: y - least * 0.42, width: least * 0.64, height: least * 0.84 }, '#2A2320', 1);
    pen.ring(x, y - least * 0.16, least * 0.13, pen.inks.metal, 1);
    pen.ring(x, y + least * 0.18, least * 0.18, pen.inks.metal, 1);
  }),
  dancefloor: (pen, box) => {
    const side = Math.min(11, box.height / 3);
    const colours = [pen.inks.accent, pen.inks.light, pen.inks.cloth];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column * side < box.width - side / 2; column++) pen.flat(shrunk({ x: box.x + column * side, y: box.y + row * side, width: side, height: side }, 0.6), `${colours[(row * 2 + column) % 3] ?? pen.inks.light}AA`, 1);
    }
  },
  skyline: (pen, box) => {
    pen.flat(box, '#182338');
    along(box, 9).forEach((place, i) => {
      const high = [0.5, 0.8, 0.36, 0.66, 0.9, 0.44, 0.74, 0.56, 0.84][i] ?? 0.5;
      pen.flat(within(place, 0.06, 1 - high, 0.88, high), '#0B1222');
      for (const dot of upTo(3)) pen.dot(place.x + place.width * (0.26 + (dot % 2) * 0.4), place.y + place.height * (1 - high + 0.16 + dot * 0.16), 0.8, '#FFDA7A');
    });
    pen.frame(box, pen.inks.metal, 1.2);
  },
  struts: (pen, box) => {
    for (const i of upTo(6)) pen.line(box.x + (i * box.width) / 5, box.y, box.x + ((i + 0.6) * box.width) / 5, box.y + box.height, '#FFFFFF40', 1);
    pen.line(box.x, centre(box).y, box.x + box.width, centre(box).y, '#FFFFFF40', 1);
  },
  ladder: (pen, box) => {
    for (const dx of [0.3, 0.7]) pen.line(box.x + dx * box.width, box.y, box.x + dx * box.width, box.y + box.height, pen.inks.metal, 1.5);
    for (let at = 3; at < box.height; at += 4) pen.line(box.x + box.width * 0.3, box.y + at, box.x + box.width * 0.7, box.y + at, pen.inks.metal, 1.2);
  },
  fence: (pen, box) => {
    for (let at = 0; at < box.width; at += 4) {
      pen.line(box.x + at, box.y, box.x + at + 4, box.y + box.height, pen.inks.metal, 0.6);
      pen.line(box.x + at + 4, box.y, box.x + at, box.y + box.height, pen.inks.metal, 0.6);
    }
    pen.frame(box, pen.inks.metal, 1.2);
  },
  booth: (pen, box) => {
    pen.block(box, pen.inks.wood, 2);
    pen.flat(within(box, 0.16, 0.5, 0.68, 0.34), pen.inks.light, 1);
    pen.block(within(box, 0.1, 0.06, 0.8, 0.26), pen.inks.accent, 1);
  },
  fireplace: (pen, box) => {
    pen.block(box, '#8A5A44', 1);
    pen.flat(within(box, 0.16, 0.3, 0.68, 0.7), '#1E1310', 1.5);
    pen.glow(centre(box).x, box.y + box.height * 0.7, box.width * 0.8, '#FF9A3C', 'B0');
    pen.shape(`M${centre(box).x - 3} ${box.y + box.height * 0.94} q-2 -5 2 -8 q1 3 3 4 q1 3 -1 4 Z`, '#FFB03A', '#B8430E');
  },
} satisfies Record<string, Prop>;
