import { GROUND, box, flakes, person, ring, sitter, times, trunk, walkers, type Scene } from '../motifs';
import type { InkBrush, Strength } from '../ink';

/** Somebody well wrapped, on a thread. */
function cocoon(ink: InkBrush, x: number, y: number, strength: Strength, size = 1): void {
  ink.line(`M${x} -1 V ${y}`, 0.18, 3);
  ink.wash(`M${x} ${y} c ${2.1 * size} ${1.6 * size} ${2.1 * size} ${6 * size} 0 ${8.4 * size} c ${-2.1 * size} ${-2.4 * size} ${-2.1 * size} ${-6.8 * size} 0 ${-8.4 * size} Z`, strength);
}

export const cedars: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  times(11, (i) => trunk(ink, 4 + i * 9.4 + ((i * page) % 4), 0.8 + (i % 4) * 0.55, i % 3 === 0 ? 4 : i % 3 === 1 ? 3 : 2));
  times(5, (i) => cocoon(ink, 18 + i * 16 + (page % 5), 9 + (i % 3) * 3, 2));
  ink.line('M0 12 C 22 16 34 8 52 13 S 84 9 100 14 M0 20 C 30 25 60 17 100 23', 0.16, 2);
  walkers(ink, 62, 39.5);
};

export const hem: Scene = (ink, page) => {
  ink.wash('M48 46 L55 30 L102 30 L102 46 Z', 1);
  times(9, (i) => trunk(ink, 57 + i * 5.2, 0.9 + (i % 3) * 0.6, i % 2 === 0 ? 4 : 3));
  ink.dry('M48 46 L55 30', 0.6, 3);
  box(ink, 40, 34, 5, 5, 3);
  ring(ink, 42.5, 34, 1.4, 0.3, 4);
  sitter(ink, 40.6, 34.4);
  walkers(ink, 12 + (page % 4), 40);
  times(40, (i) => ink.disc((i * 13 + page * 7) % 46, (i * 11) % 40, 0.3, 2));
};

export const burntCedars: Scene = (ink, page) => {
  ink.wash(GROUND, 3);
  times(7, (i) => {
    const x = 9 + i * 13.6 + (page % 3);
    ink.wash(`M${x - 1.3} 39 L${x - 0.5} ${8 + ((i * 5) % 9)} L${x + 0.3} ${12 + ((i * 3) % 5)} L${x + 1.3} 39 Z`, 4);
    ink.dry(`M${x} ${7 + ((i * 5) % 9)} C ${x - 4} ${2 - i} ${x + 4} -3 ${x} -8`, 0.8, 1);
    if (i % 3 === 0) ink.red(`M${x - 0.6} 38 l 1.4 -1.6`, 0.6);
  });
  flakes(ink, page, 30);
};

export const gallery: Scene = (ink, page) => {
  times(2, (i) => trunk(ink, 6 + i * 88, 3, 4));
  times(3, (row) => {
    ink.dry(`M4 ${3 + row * 10} C 34 ${5 + row * 10} 66 ${1 + row * 10} 96 ${3 + row * 10}`, 0.6, 3);
    times(11, (i) => {
      const x = 13 + i * 7.4 + (row % 2) * 2.4;
      const y = 4.6 + row * 10;
      cocoon(ink, x, y, row === 2 ? 3 : 2, 0.9);
      ink.disc(x, y + 3, 0.62, row * 11 + i === (page * 7) % 33 ? 'seal' : 'paper');
    });
  });
  walkers(ink, 42, 43, 2.8);
};

export const loom: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  trunk(ink, 24, 3.4, 4);
  trunk(ink, 72, 3.4, 4);
  ink.line('M24 10 H 72 M24 31 H 72', 1.3, 4);
  times(22, (i) => ink.line(`M${27 + i * 2} 10 V 31`, 0.18, 3));
  box(ink, 27, 22, 42, 8, 1);
  ink.red(`M${30 + ((page * 5) % 30)} 26 h 5`, 0.6);
  ink.wash('M40 38 C 39 28 43 22 48 22 C 53 22 57 28 56 38 Z', 4);
  ink.disc(48, 19.6, 2.1, 4);
  times(4, (i) => ink.line(`M${78 + i * 4} 39 v 2.2 M${79.6 + i * 4} 39 v 2.2`, 0.8, 3));
};

export const underTheVeil: Scene = (ink, page) => {
  loom(ink, page);
  times(4, (i) => {
    const side = i % 2 === 0 ? -1 : 1;
    ink.dry(`M48 27 C ${48 + side * (9 + i * 2)} ${22 - i * 3} ${48 + side * (18 + i * 3)} ${16 + i} ${48 + side * (22 + i * 4)} 39`, 1, 4);
  });
  times(5, (i) => person(ink, 6 + i * 3, 42, i === 4 ? 3 : 4, i === 4 ? 0.63 : 1));
};
