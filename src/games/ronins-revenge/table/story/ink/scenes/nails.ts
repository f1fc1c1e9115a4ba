import type { InkBrush } from '../ink';
import { GROUND, box, flakes, person, times, walkers, type Scene } from '../motifs';

function nailedTree(ink: InkBrush, x: number, width: number): void {
  ink.dry(`M${x} 39 C ${x - 1.5} 30 ${x + 2} 24 ${x} 15`, width, 4);
  ink.line(`M${x} 25 C ${x + 5} 21 ${x + 6} 15 ${x + 9} 12 M${x} 21 C ${x - 5} 17 ${x - 5} 12 ${x - 8} 9`, 0.8, 3);
  times(7, (n) => {
    ink.line(`M${x - 1} ${18 + n * 2.6} l ${n % 2 === 0 ? -2.6 : 3.4} -0.5`, 0.24, 4);
    box(ink, x + (n % 2 === 0 ? -4 : 2.6), 17.8 + n * 2.6, 1.2, 1.7, n % 3 === 0 ? 3 : 2);
  });
}

export const garden: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  times(4, (i) => nailedTree(ink, 16 + i * 22 + (page % 4), 2 - i * 0.2));
  ink.red('M84 35 l 3.2 -3.2', 0.9);
};

export const wallWithoutGate: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  times(7, (row) => {
    ink.wash(`M-2 ${36 - row * 3.6} C 30 ${35 - row * 3.6} 66 ${36.6 - row * 3.6} 102 ${35 - row * 3.6} v 3.6 C 66 ${40.2 - row * 3.6} 30 ${38.6 - row * 3.6} -2 ${39.6 - row * 3.6} Z`, row % 3 === 0 ? 3 : row % 3 === 1 ? 1 : 2);
    times(12, (i) => ink.line(`M${i * 9 + (row % 2) * 4.5} ${36 - row * 3.6} v 3.4`, 0.3, 3));
  });
  times(4, (i) => ink.dry(`M${20 + i * 20} 14 C ${18 + i * 20} 9 ${23 + i * 20} 7 ${21 + i * 20} 2`, 0.8, 3));
  walkers(ink, 62 - (page % 4), 42);
};

/** Everything lays its shadow down to the left; one person lays down none. */
export const rowInTheSun: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  ink.disc(88, 8, 4.2, 'seal');
  times(3, (i) => {
    nailedTree(ink, 18 + i * 24 + (page % 3), 1.6);
    ink.wash(`M${18 + i * 24} 39 l -13 3.4 l 0.6 1 l 13.6 -3.4 Z`, 2);
  });
  person(ink, 78, 40, 3, 2.2);
  ink.wash('M82.4 34 h 4.4 l -0.8 3 h -2.8 Z', 4);
  times(3, (i) => {
    person(ink, 50 + i * 3.4, 41);
    ink.wash(`M${51 + i * 3.4} 41 l -5 1.6 l 0.4 0.6 l 5.2 -1.4 Z`, 2);
  });
};

export const strawDolls: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  nailedTree(ink, 84, 2.4);
  box(ink, 10, 33, 46, 2, 4);
  ink.line('M14 35 V 42 M52 35 V 42', 1, 4);
  times(4, (i) => {
    const x = 17 + i * 10.4;
    ink.wash(`M${x} 33 l 1.4 -7 h 2.4 l 1.4 7 Z`, 3);
    ink.disc(x + 2.6, 24.4, 1.7, 3);
    ink.line(`M${x - 0.6} 28.6 h 6.4`, 0.7, 3);
    ink.line(`M${x + 1} 31 h 3.2`, 0.3, 4);
    if (i === page % 4) ink.red(`M${x + 2.6} 27.4 l 3 -3.4`, 0.5);
  });
  ink.wash('M62 41 C 61 32 64 28 68 28 C 72 28 75 32 74 41 Z', 4);
  ink.disc(68, 25.6, 2, 4);
  ink.line('M73 33 L78.6 27', 0.9, 4);
  box(ink, 77, 24.6, 4.4, 2.6, 4);
};

export const fallenNails: Scene = (ink, page) => {
  ink.wash(GROUND, 0);
  times(4, (i) => nailedTree(ink, 16 + i * 22, 1.4));
  times(40, (i) => ink.line(`M${(i * 23 + page * 3) % 98} ${38 + ((i * 5) % 6)} l 1.6 -0.3`, 0.3, 4));
  flakes(ink, page, 40, [1, 'paper']);
};
