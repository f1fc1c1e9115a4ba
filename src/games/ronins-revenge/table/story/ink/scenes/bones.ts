import { GROUND, box, lantern, moon, person, room, times, walkers, type Scene } from '../motifs';

export const procession: Scene = (ink, page) => {
  ink.wash(GROUND, 2);
  ink.wash('M20 38 C 24 18 40 8 54 10 C 72 12 80 24 84 38 Z', 2);
  times(26, (i) => {
    const x = 26 + ((i * 17 + page) % 53);
    const y = 18 + ((i * 7) % 18);
    ink.line(`M${x} ${y} l ${(i % 3) - 1} 3 M${x + 1.4} ${y + 0.4} l ${(i % 2) * 1.4} 2.6`, 0.3, 4);
    if (i % 4 === 0) ink.disc(x, y, 0.9, 'paper');
  });
  ink.disc(46, 15, 2.6, 'paper');
  ink.disc(45, 14.8, 0.55, 4);
  ink.disc(47.2, 14.8, 0.55, 4);
  times(7, (i) => ink.disc(24 + i * 9, 33 + (i % 2) * 1.6, 0.6, 'seal'));
};

export const milestones: Scene = (ink, page) => {
  ink.wash('M30 46 L47 25 L53 25 L70 46 Z', 1);
  moon(ink, 50, 11, 3.4);
  // From the farthest to the nearest.
  times(3, (n) => {
    const i = 2 - n;
    const size = 1 - i * 0.24;
    const y = 40 - i * 6;
    for (const x of [14 + i * 9, 74 - i * 5]) {
      box(ink, x, y - 15 * size, 12 * size, 15 * size, 'paper');
      box(ink, x, y - 15 * size, 12 * size, 15 * size, 3);
      box(ink, x + 3.8 * size, y - 9 * size, 4.6 * size, 9 * size, 4);
    }
    ink.wash(`M${66 - i * 5} ${y} v ${-5 * size} c 0 ${-2.4 * size} ${3.4 * size} ${-2.4 * size} ${3.4 * size} 0 v ${5 * size} Z`, 4);
  });
  ink.wash('M45 25 c 0 -5 3 -7 5 -7 s 5 2 5 7 Z', 3);
  times(3, (i) => ink.disc(47.4 + i * 2.6, 22.4 + (i % 2), 0.4, 'seal'));
  walkers(ink, 42 + (page % 3), 43, 2.8);
};

export const graves: Scene = (ink, page) => {
  ink.wash('M-2 22 C 30 19 70 22 102 20 V 46 H -2 Z', 1);
  times(5, (row) => times(8, (i) => ink.wash(`M${12 + i * 10 + row * 0.8 - 1.6} ${25 + row * 4.2} c 0.6 -2.2 5 -2.2 5.6 0 Z`, (i + row) % 3 === 0 ? 4 : 3)));
  ink.line('M92 38 L88 24', 0.8, 4);
  ink.wash('M86.4 24.6 l 3 -0.9 l -0.4 -4 l -3.4 1 Z', 4);
  ink.wash('M58 19 C 60 8 68 4 76 6 C 84 8 88 13 88 20 Z', 2);
  times(4, (i) => ink.disc(64 + i * 5, 13 + ((i + page) % 2) * 2, 0.7, 'seal'));
  walkers(ink, 4, 44, 2.4);
};

export const insideTheRibs: Scene = (ink, page) => {
  room(ink, 2);
  ink.dry('M-2 5 C 30 2 70 2 102 5', 2.2, 4);
  times(8, (i) => {
    const x = 4 + i * 13;
    ink.dry(`M${x} 4 C ${x - 6} 16 ${x - 6} 30 ${x + 1} 43`, 1.4, 4);
    lantern(ink, x + 5, 15 + ((i * 3 + page) % 5), 1.1, i !== page % 9);
    ink.line(`M${x + 5} 4 V ${12.6 + ((i * 3 + page) % 5)}`, 0.2, 4);
  });
  walkers(ink, 38, 42);
};

export const kitchenString: Scene = (ink, page) => {
  ink.wash(GROUND, 2);
  ink.wash('M102 -2 V 30 C 92 33 82 31 74 27 C 68 24 66 20 70 18 C 76 16 84 20 90 20 C 84 14 78 8 76 -2 Z', 3);
  times(3, (i) => ink.line(`M${74 + i * 5} ${20 + i} q 1 2.4 -0.6 5`, 0.5, 4));
  ink.red('M72.4 18.4 c 2.6 2 2 6 -0.6 8', 0.5);
  ink.red(`M71 25.6 C 60 ${34 + (page % 3)} 48 27 37 34.4`, 0.36);
  person(ink, 34, 38, 4, 1.5);
  times(4, (i) => person(ink, 10 + i * 4, 39.4));
};

/** Its chin lies on the road. */
export const theHead: Scene = (ink, page) => {
  ink.wash(GROUND, 2);
  ink.wash('M46 40 C 40 22 52 7 72 7 C 92 7 102 20 100 40 Z', 'paper');
  ink.line('M46 40 C 40 22 52 7 72 7 C 92 7 102 20 100 40', 1.2, 4);
  ink.disc(62, 24, 5.2, 4);
  ink.disc(83, 24, 5.2, 4);
  ink.disc(61 + (page % 3), 24.6, 1, 'seal');
  ink.disc(82 + (page % 3), 24.6, 1, 'seal');
  ink.wash('M70.6 31 l 2 -3.6 l 2 3.6 Z', 4);
  times(9, (i) => ink.line(`M${56 + i * 4.2} 35 v 4.6`, 0.6, 4));
  walkers(ink, 14, 40.6, 3);
};
