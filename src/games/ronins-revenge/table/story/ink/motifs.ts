import { PICTURE, type InkBrush, type Strength, type Tone } from './ink';

/** Draws a place; the number of the page moves people, weather and lights about in it. */
export type Scene = (ink: InkBrush, page: number) => void;

export const GROUND = 'M-2 38 C 20 36 40 38.5 60 37 S 90 38 102 36.5 L 102 46 L -2 46 Z';

/** Does something for 0, 1, … up to a number. */
export function times(count: number, draw: (i: number) => void): void {
  for (let i = 0; i < count; i++) draw(i);
}

/** Somebody standing: a robe and a head. */
export function person(ink: InkBrush, x: number, y: number, tone: Tone = 4, size = 1): void {
  ink.wash(`M${x} ${y} l ${0.9 * size} ${-4.2 * size} l ${0.9 * size} ${4.2 * size} Z`, tone);
  ink.disc(x + 0.9 * size, y - 4.7 * size, 0.62 * size, tone);
}

/** Somebody on the ground, knees up. */
export function sitter(ink: InkBrush, x: number, y: number, strength: Strength = 4): void {
  ink.wash(`M${x} ${y} c 0.1 -2.4 1 -3.2 1.9 -3.1 c 0.9 0.1 1.2 1.4 2.1 3.1 Z`, strength);
  ink.disc(x + 1.7, y - 3.7, 0.62, strength);
}

/** People on the road: four, and a small one. */
export function walkers(ink: InkBrush, x: number, y: number, step = 3.2): void {
  times(4, (i) => person(ink, x + i * step, y));
  person(ink, x + 4.4 * step, y, 3, 0.63);
}

export function ring(ink: InkBrush, x: number, y: number, radius: number, width: number, strength: Strength): void {
  ink.line(`M${x - radius} ${y} a ${radius} ${radius} 0 1 0 ${radius * 2} 0 a ${radius} ${radius} 0 1 0 ${-radius * 2} 0`, width, strength);
}

export function moon(ink: InkBrush, x: number, y: number, radius: number): void {
  ink.disc(x, y, radius, 'paper');
  ring(ink, x, y, radius, 0.3, 2);
}

/** A lamp of paper on its string; red while it burns. */
export function lantern(ink: InkBrush, x: number, y: number, size = 1, lit = true): void {
  if (lit) ink.disc(x, y, 1.5 * size, 'seal');
  else ink.disc(x, y, 1.5 * size, 2);
  ink.line(`M${x - 1.1 * size} ${y - 1.5 * size} h ${2.2 * size} M${x - 1.1 * size} ${y + 1.5 * size} h ${2.2 * size}`, 0.45 * size, 4);
}

/** A flame: a seal-red drop with smoke over it. */
export function fire(ink: InkBrush, x: number, y: number, size = 1): void {
  ink.disc(x, y - 1.6 * size, 1.7 * size, 'seal');
  ink.red(`M${x} ${y - 2.4 * size} C ${x - 1.4 * size} ${y - 4.4 * size} ${x + 1.2 * size} ${y - 4.8 * size} ${x} ${y - 7 * size}`, 0.7 * size);
  ink.dry(`M${x} ${y - 8 * size} C ${x - 3 * size} ${y - 12 * size} ${x + 3 * size} ${y - 15 * size} ${x - size} ${y - 20 * size}`, 0.6 * size, 1);
}

/** Flakes of ash or snow, scattered by the page. */
export function flakes(ink: InkBrush, page: number, count: number, tones: readonly [Tone, Tone] = [1, 2]): void {
  times(count, (i) => ink.disc((i * 37 + page * 13) % 100, (i * 17 + page * 5) % 36, 0.25 + (i % 3) * 0.12, tones[i % 2 === 0 ? 0 : 1]));
}

export function rain(ink: InkBrush, page: number, count: number): void {
  times(count, (i) => ink.line(`M${(i * 9 + page * 4) % 104} ${(i * 7) % 30} l -1.4 4`, 0.16, 2));
}

/** Lines of water, one below the other. */
export function water(ink: InkBrush, page: number, top: number, count: number): void {
  times(count, (i) => {
    const y = top + i * 2.1;
    ink.dry(`M${-4 + ((i * 11 + page) % 18)} ${y} C ${24 + i} ${y - 1} ${60 - i} ${y + 1.4} ${92 + (i % 4) * 3} ${y}`, 0.34, i % 2 === 0 ? 2 : 1);
  });
}

/** A chain hangs or lies between two points, link by link. */
export function chain(ink: InkBrush, from: readonly [number, number], to: readonly [number, number], links: number, strength: Strength = 4): void {
  times(links, (i) => {
    const share = links > 1 ? i / (links - 1) : 0;
    ring(ink, from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, i % 2 === 0 ? 0.9 : 0.6, 0.4, strength);
  });
}

/** A trunk from the ground out of the picture. */
export function trunk(ink: InkBrush, x: number, width: number, strength: Strength): void {
  ink.line(`M${x} -2 L${x + 0.4} 39`, width, strength);
}

/** Steps that climb to the right, filled to the bottom of the picture. */
export function steps(ink: InkBrush, x: number, y: number, count: number, size: readonly [number, number]): void {
  const [width, height] = size;
  times(count, (i) => ink.wash(`M${x + i * width} ${y - i * height} h ${width} V 46 h ${-width} Z`, i % 2 === 0 ? 2 : 1));
}

export function box(ink: InkBrush, x: number, y: number, width: number, height: number, tone: Tone): void {
  ink.wash(`M${x} ${y} h ${width} v ${height} h ${-width} Z`, tone);
}

/** Indoors: walls instead of hills. */
export function room(ink: InkBrush, strength: Strength): void {
  box(ink, 0, 0, PICTURE.width, PICTURE.height, 'paper');
  box(ink, 0, 0, PICTURE.width, PICTURE.height, strength);
}

/** A table or a counter, seen from the front. */
export function table(ink: InkBrush, x: number, y: number, width: number): void {
  box(ink, x, y, width, 2.4, 4);
  ink.line(`M${x + 4} ${y + 2} V 44 M${x + width - 4} ${y + 2} V 44`, 1.2, 4);
}

/** A book that lies open. */
export function book(ink: InkBrush, x: number, y: number, size = 1): void {
  const half = 6 * size;
  ink.wash(`M${x} ${y} c ${-half * 0.4} ${-1.6 * size} ${-half * 0.8} ${-1.4 * size} ${-half} 0 v ${4 * size} c ${half * 0.2} ${-1.4 * size} ${half * 0.6} ${-1.6 * size} ${half} 0 c ${half * 0.4} ${-1.6 * size} ${half * 0.8} ${-1.4 * size} ${half} 0 v ${-4 * size} c ${-half * 0.2} ${-1.4 * size} ${-half * 0.6} ${-1.6 * size} ${-half} 0 Z`, 3);
  times(4, (i) => ink.line(`M${x - half * 0.85} ${y + (0.2 + i * 0.8) * size} h ${half * 0.65} M${x + half * 0.2} ${y + (0.2 + i * 0.8) * size} h ${half * 0.65}`, 0.2 * size, 4));
}
