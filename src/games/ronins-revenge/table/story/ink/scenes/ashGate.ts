import { GROUND, box, book, chain, fire, flakes, lantern, moon, person, ring, room, sitter, table, times, walkers, water, type Scene } from '../motifs';

export const ashGate: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  ink.disc(74, 12, 5.5, 'seal');
  ink.line('M58 37 L58 13 M86 37 L86 13', 1.8, 4);
  ink.dry('M53 13 C 64 11.4 80 11.4 91 13', 2.2, 4);
  ink.line('M56 17.5 L88 17.5', 0.9, 3);
  times(7, (i) => ink.line(`M${61 + i * 3.6} 18 L${61 + i * 3.6} 37`, 0.45, 3));
  walkers(ink, 16 + (page % 5), 38);
  flakes(ink, page, 46);
};

export const postingHouse: Scene = (ink, page) => {
  ink.wash(GROUND, 1);
  box(ink, 22, 12, 2.4, 26, 3);
  box(ink, 76, 9, 2.4, 29, 3);
  ink.wash('M24 16 L34 13.4 L41 17 L52 14.6 L60 18.4 L68 13 L76 15 L76 31 L24 31 Z', 1);
  ink.dry('M20 12.4 L30 8.6 M72 10 L80 5.4', 1.2, 4);
  fire(ink, 50, 37);
  sitter(ink, 37, 38);
  sitter(ink, 43, 39.4);
  sitter(ink, 55, 39.2);
  sitter(ink, 61, 38);
  person(ink, 86 - (page % 3), 38.4, 3, 0.63);
  flakes(ink, page, 60);
};

export const drain: Scene = (ink, page) => {
  room(ink, 2);
  ink.wash('M26 44 V 24 C 26 4 74 4 74 24 V 44 Z', 3);
  ink.wash('M33 44 V 25 C 33 11 67 11 67 25 V 44 Z', 4);
  times(9, (i) => ink.line(`M${26 + i * 0.4} ${40 - i * 3.6} h ${5 - i * 0.3} M${74 - i * 0.4} ${40 - i * 3.6} h ${-5 + i * 0.3}`, 0.35, 4));
  ink.disc(50, 27, 1.1, 'seal');
  water(ink, page, 37, 4);
  chain(ink, [3, 36 - (page % 2)], [32, 41], 13);
};

export const foxShrine: Scene = (ink, page) => {
  ink.wash('M-2 42 C 20 32 34 27 52 27 S 86 33 102 41 L 102 46 L -2 46 Z', 2);
  box(ink, 43, 24, 18, 4, 3);
  ink.wash('M46 24 C 44 17 47 12 50 10 L49.4 5.6 L52.4 8.4 L56 8.2 L58 5 L58.4 10 C 60 12 59.6 14 57.6 15 C 59 18 60 21 60 24 Z', 4);
  ink.line('M57.4 12.8 h 3.4', 0.3, 1);
  ink.disc(62.4, 10.4, 1.1, 'seal');
  ink.line('M58.6 9 L62.2 9.6', 0.25, 4);
  chain(ink, [46, 19], [30 - (page % 3), 30], 9);
  chain(ink, [60, 19], [75 + (page % 3), 30], 9);
  ink.red('M90 40 l 8 1.6', 0.8);
  walkers(ink, 12, 37, 2.6);
};

export const pens: Scene = (ink, page) => {
  ink.wash(GROUND, 2);
  times(17, (i) => person(ink, 8 + i * 5 + (i % 2), 37 + (i % 3), i % 3 === 0 ? 4 : 3, 1 + (i % 2) * 0.12));
  times(21, (i) => ink.line(`M${1 + i * 5} 20 l ${(i % 3) - 1} 20`, 0.7, 4));
  ink.dry('M-2 24 C 30 22.6 70 25 102 23', 0.9, 4);
  ink.dry('M-2 33 C 30 32 70 34 102 32', 0.7, 4);
  lantern(ink, 18 + ((page * 17) % 66), 12, 1.5);
  ink.line(`M${18 + ((page * 17) % 66)} 9.7 V 3`, 0.25, 3);
};

export const countingRoom: Scene = (ink, page) => {
  room(ink, 1);
  times(6, (i) => ink.line(`M${8 + i * 7} 3 V 21`, 0.5, 2));
  ink.line('M6 3 H 46 M6 12 H 46 M6 21 H 46', 0.5, 2);
  table(ink, 14, 31, 50);
  book(ink, 36, 26.6);
  person(ink, 52, 31, 3, 1.9);
  ink.wash('M74 35 h 14 l -2.4 5 h -9.2 Z', 4);
  ink.line('M78 40 l -2 4 M84 40 l 2 4', 0.7, 4);
  fire(ink, 81 + (page % 2), 35, 0.9);
};

export const reeds: Scene = (ink, page) => {
  moon(ink, 78, 10, 4.4);
  water(ink, page, 33, 6);
  times(34, (i) => {
    const x = 2 + i * 2.9 + ((i * 7) % 3);
    ink.line(`M${x} 41 C ${x} 32 ${x + 1} 25 ${x + ((i + page) % 5) - 1} ${17 + ((i * 5) % 9)}`, 0.34, i % 3 === 0 ? 4 : 3);
  });
  sitter(ink, 43, 36);
  ring(ink, 46, 37.6, 0.6, 0.3, 4);
};
