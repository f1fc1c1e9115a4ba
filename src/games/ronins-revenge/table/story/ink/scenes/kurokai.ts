import type { InkBrush } from '../ink';
import { book, box, fire, flakes, lantern, moon, person, ring, room, sitter, table, times, walkers, type Scene } from '../motifs';

function shelves(ink: InkBrush, page: number, rows: number, full: boolean): void {
  times(rows, (row) => {
    ink.line(`M4 ${10 + row * 8.6} L96 ${10 + row * 8.6}`, 0.7, 4);
    if (!full) return;
    times(12, (i) => {
      const x = 7 + i * 7.4 + ((row * 3 + page) % 4);
      const height = 2.4 + ((i * 5 + row * 3) % 4);
      const tone = (i + row) % 3;
      box(ink, x, 9.7 + row * 8.6 - height, 2 + (i % 3), height, tone === 0 ? 1 : tone === 1 ? 2 : 3);
      ink.line(`M${x + 0.6} ${9.9 + row * 8.6} l 0 1.7`, 0.16, 3);
    });
  });
}

/** Two leaves and a latch; nothing on the left or on the right. */
function gate(ink: InkBrush, open: boolean): void {
  box(ink, 44, 21, 14, 23, 'paper');
  ink.line('M44 44 L44 21 L58 21 L58 44 M51 21 L51 44', 1.3, 4);
  if (open) box(ink, 51.6, 21.6, 5.8, 22.4, 4);
  ink.red('M49 33 l 1.2 0', 0.9);
}

export const cellar: Scene = (ink, page) => {
  room(ink, 0);
  shelves(ink, page, 4, true);
  gate(ink, false);
};

export const gateWithoutWall: Scene = (ink, page) => {
  room(ink, 1);
  shelves(ink, page, 3, false);
  times(9, (i) => ink.wash(`M${2 + i * 3.4} ${6 + i * 4} h 3.4 v ${40 - i * 4} h -3.4 Z`, i % 2 === 0 ? 2 : 1));
  gate(ink, page % 2 === 0);
  walkers(ink, 68, 42, 3);
};

export const counter: Scene = (ink, page) => {
  room(ink, 1);
  shelves(ink, page, 2, true);
  table(ink, 14, 31, 72);
  book(ink, 38, 26.6, 1.1);
  ink.wash('M58 31 V 26 C 56.6 23 65.4 23 64 26 V 31 Z', 3);
  lantern(ink, 76, 28, 1.2);
  ink.wash('M44 31 C 43 22 47 18 51 18 C 55 18 58 22 57 31 Z', 2);
  ring(ink, 51, 14.6, 2.6, 0.4, 3);
  times(4, (i) => person(ink, 24 + i * 13 + (page % 2), 43.6, 4, 1.5));
};

export const shape: Scene = (ink, page) => {
  room(ink, 3);
  ink.wash('M50 2 C 74 4 84 18 80 44 H 20 C 16 18 26 4 50 2 Z', 4);
  times(12, (i) => ink.dry(`M${26 + i * 4.4} 44 C ${20 + i * 5} ${32 - (i % 4) * 3} ${30 + i * 3.6} ${18 - (i % 3) * 2} ${28 + i * 4} ${8 + ((i * 5 + page) % 8)}`, 0.3, 1));
  ink.disc(43, 17, 1.2, 'seal');
  ink.disc(57, 17, 1.2, 'seal');
  times(4, (i) => person(ink, 35 + i * 9, 44, 'paper', 1.2));
};

/** Three walls, a hearth, no roof: the fire of the first night, and one more at it. */
export const fifthAtTheFire: Scene = (ink, page) => {
  box(ink, 10, 10, 2.4, 28, 3);
  box(ink, 87.6, 10, 2.4, 28, 3);
  ink.line('M10 12 L90 12', 1.2, 3);
  box(ink, 0, 38, 100, 6, 2);
  flakes(ink, page, 46);
  fire(ink, 50, 39, 1.2);
  times(4, (i) => sitter(ink, 20 + i * 6.4, 40, 3));
  // As large as the four of them, and at the other side.
  ink.wash('M62 40 c 0.4 -10 3.6 -13.6 7.6 -13.2 c 4 0.4 5.4 6 8.8 13.2 Z', 4);
  ink.disc(68.8, 24.2, 2.8, 4);
  ink.wash('M63 23.4 q 5.8 -5.6 11.6 0 Z', 4);
};

/** A bird the colour of first light, and its cage, grown together. */
export const birdAndCage: Scene = (ink, page) => {
  room(ink, 2);
  ink.wash('M50 6 C 55 8 57 12 57 17 C 68 8 82 8 94 14 C 82 16 74 22 66 30 C 61 35 56 38 50 38 C 44 38 39 35 34 30 C 26 22 18 16 6 14 C 18 8 32 8 43 17 C 43 12 45 8 50 6 Z', 'seal');
  ink.disc(50, 11, 1, 'paper');
  times(11, (i) => ink.line(`M${20 + i * 6} ${40 - ((i * 3 + page) % 3)} C ${22 + i * 5.6} 26 ${26 + i * 4.8} 12 ${38 + i * 2.4} 2`, 0.7, 4));
  ink.line('M16 40 H 84 M22 24 H 78', 0.7, 4);
  times(4, (i) => person(ink, 36 + i * 8, 44, 'paper', 1.1));
};

/** The road goes on, by day. */
export const openRoad: Scene = (ink, page) => {
  ink.disc(70, 16, 7, 'seal');
  ink.wash('M-2 30 C 24 24 60 30 102 25 V 46 H -2 Z', 1);
  ink.wash('M38 46 C 44 36 58 34 66 27 L69 27 C 64 36 62 40 64 46 Z', 'paper');
  walkers(ink, 44 + (page % 3), 41, 3);
  times(3, (i) => ink.line(`M${12 + i * 5} ${8 + (i % 2) * 3} q 1.4 -1.4 2.6 0 q 1.4 -1.4 2.6 0`, 0.35, 3));
};

/** Half of it night, and four who keep the line. */
export const theLine: Scene = (ink) => {
  box(ink, 0, 0, 50, 44, 3);
  moon(ink, 22, 10, 4);
  ink.disc(79, 11, 4.6, 'seal');
  ink.dry('M50 -1 C 50.6 14 49.4 30 50 45', 0.7, 4);
  box(ink, 0, 37, 100, 7, 2);
  times(4, (i) => person(ink, 52 + i * 7, 39, 4, 1.5));
};

export const night: Scene = (ink, page) => {
  room(ink, 4);
  times(26, (i) => ink.disc((i * 29 + page * 7) % 100, (i * 13) % 30, 0.3 + (i % 3) * 0.14, 'paper'));
  box(ink, 0, 38, 100, 6, 'paper');
  box(ink, 0, 38, 100, 6, 3);
  lantern(ink, 50, 34, 1.4);
  times(4, (i) => person(ink, 34 + i * 3.6, 40, 'paper', 1.1));
};

export const emptySeat: Scene = (ink) => {
  ink.disc(50, 15, 10, 'seal');
  box(ink, 0, 37, 100, 7, 1);
  ink.line('M43 38 V 14 H 57 V 38 M40 27 H 44 M56 27 H 60 M40 27 V 38 M60 27 V 38 M40 32 H 60', 1.3, 4);
  times(2, (i) => {
    person(ink, 22 + i * 7, 40, 4, 1.5);
    person(ink, 70 + i * 7, 40, 4, 1.5);
  });
};
