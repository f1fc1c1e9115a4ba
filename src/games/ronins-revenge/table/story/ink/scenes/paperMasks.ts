import type { InkBrush } from '../ink';
import { GROUND, box, lantern, person, ring, room, sitter, steps, table, times, walkers, type Scene } from '../motifs';

function mask(ink: InkBrush, x: number, y: number): void {
  ink.disc(x, y, 3.5, 'paper');
  ring(ink, x, y, 3.5, 0.5, 4);
  ink.line(`M${x - 1.9} ${y - 0.6} l 1.4 0.3 M${x + 0.6} ${y - 0.3} l 1.4 -0.3`, 0.5, 4);
  ink.red(`M${x - 0.7} ${y + 2} l 1.4 0`, 0.6);
}

/** Heads of those who watch. */
const house = (ink: InkBrush): void => times(16, (i) => ink.disc(5 + i * 6, 43, 1.7, 4));

export const stage: Scene = (ink, page) => {
  room(ink, 0);
  ink.wash('M10 33 L90 33 L96 40 L4 40 Z', 2);
  ink.line('M12 6 L12 33 M88 6 L88 33', 1.5, 4);
  ink.wash('M8 3 C 34 9 66 9 92 3 L 92 8 C 66 14 34 14 8 8 Z', 4);
  times(4, (i) => mask(ink, 26 + i * 16, 22 + ((i + page) % 3)));
  house(ink);
};

export const playbill: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  ink.wash('M44 38 V 17 H 96 V 38 Z', 2);
  ink.dry('M39 17 C 56 10 82 10 100 17', 2, 4);
  times(5, (i) => lantern(ink, 50 + i * 10, 20.6, 1.1));
  box(ink, 62, 25, 16, 13, 4);
  box(ink, 20, 20, 13, 12, 'paper');
  ink.line('M20 20 h 13 v 12 h -13 Z M26.5 32 V 39', 0.7, 4);
  times(4, (i) => ink.line(`M${22.4 + i * 2.8} 22 v ${5 + ((i + page) % 3)}`, 0.7, 3));
  times(4, (i) => ink.disc(22.4 + i * 2.8, 30.4, 0.5, 4));
  walkers(ink, 3, 39.6, 2.7);
};

export const paintedStair: Scene = (ink, page) => {
  room(ink, 1);
  steps(ink, 24, 40, 9, [5, 3]);
  box(ink, 70, 4.6, 7, 11.4, 4);
  ink.disc(75.4, 10.8, 0.45, 'paper');
  ink.wash('M36 32.6 c 0 -1.8 3.2 -1.8 3.2 0 Z', 4);
  ink.red('M35.6 32.8 h 4.2', 0.4);
  times(3, (i) => lantern(ink, 10 + i * 5 + (page % 2), 39, 0.8, i !== page % 3));
  house(ink);
};

export const underTheBoards: Scene = (ink, page) => {
  room(ink, 2);
  box(ink, 0, 14, 100, 3, 4);
  times(13, (i) => ink.line(`M${i * 8 + 2} 14 v 3`, 0.3, 1));
  times(9, (i) => lantern(ink, 8 + i * 10.4, 11.4, 0.7, i !== (page % 9)));
  box(ink, 46, 14, 11, 3, 'paper');
  times(2, (i) => person(ink, 20 + i * 58, 14, 3, 1.5));
  table(ink, 60, 35, 18);
  lantern(ink, 69, 33, 0.7);
  sitter(ink, 46, 42);
  ink.wash('M46.6 38 h 2.6 v -1.2 h -2.6 Z', 4);
};

export const twoDoors: Scene = (ink, page) => {
  room(ink, 1);
  box(ink, 14, 7, 22, 33, 'paper');
  ink.wash('M14 34 L22 18 L27 25 L31 14 L36 22 V 40 H 14 Z', 2);
  box(ink, 64, 7, 22, 33, 'paper');
  ink.wash('M64 31 H 86 V 40 H 64 Z', 1);
  ink.line('M70 40 L74 31 M82 40 L77 31', 0.4, 3);
  ink.line('M14 40 V 7 H 36 V 40 M64 40 V 7 H 86 V 40', 1.3, 4);
  ink.disc(80, 14, 2, 'seal');
  box(ink, 0, 40, 100, 4, 3);
  walkers(ink, 42 + (page % 3), 41.4, 2.8);
};
