import { box, lantern, person, room, steps, times, walkers, type Scene } from '../motifs';

export const keep: Scene = (ink, page) => {
  ink.wash('M-2 40 C 22 30 40 26 52 25 C 66 26 84 32 102 40 L 102 46 L -2 46 Z', 2);
  times(4, (i) => {
    const half = 13 - i * 2.8;
    const y = 26 - i * 5.4;
    ink.wash(`M${52 - half + 2} ${y} L${52 + half - 2} ${y} L${52 + half - 2.6} ${y - 4} L${52 - half + 2.6} ${y - 4} Z`, 3);
    ink.dry(`M${52 - half - 2} ${y - 3.4} C ${52 - half + 3} ${y - 5.4} ${52 + half - 3} ${y - 5.4} ${52 + half + 2} ${y - 3.4}`, 1, 4);
  });
  ink.disc(52, 20.2, 1, 'seal');
  ink.disc(18 + (page % 6), 9, 4.2, 1);
  walkers(ink, 12, 41, 2.8);
};

export const southGate: Scene = (ink, page) => {
  box(ink, 0, 38, 100, 6, 2);
  box(ink, 18, 12, 64, 26, 'paper');
  box(ink, 18, 12, 64, 26, 2);
  ink.dry('M12 12 C 34 8 66 8 88 12', 2.4, 4);
  ink.line('M18 38 V 12 M82 38 V 12 M50 38 V 13', 1.6, 4);
  times(5, (i) => ink.line(`M${24 + i * 5} 13 V 38 M${56 + i * 5} 13 V 38`, 0.3, 3));
  box(ink, 14, 23, 72, 3, 4);
  ink.red('M66 26 v 3.6', 0.4);
  times(11, (i) => person(ink, 2 + i * 1.5 + (i > 5 ? 80 : 0), 40 + (i % 2), 3));
  walkers(ink, 40 + (page % 3), 42.6, 2.8);
};

/** The page on which the lock gives. */
const OPENED = 13;

export const lockedStair: Scene = (ink, page) => {
  room(ink, 1);
  box(ink, 40, 6, 20, 34, 4);
  if (page === OPENED) {
    box(ink, 41, 7, 18, 33, 'paper');
    steps(ink, 41, 37, 6, [3, 4.6]);
    ink.wash('M47.6 27.8 c 0 -1.6 2.8 -1.6 2.8 0 Z', 'seal');
  } else ink.disc(57, 24, 0.9, 'paper');
  box(ink, 0, 40, 100, 4, 'paper');
  box(ink, 0, 40, 100, 4, 2);
  times(4, (i) => person(ink, 8 + i * 6, 42));
};

export const anteroom: Scene = (ink, page) => {
  room(ink, 0);
  times(4, (i) => {
    ink.line(`M${4 + i * 24} 4 h 20 v 28 h -20 Z M${14 + i * 24} 4 v 28 M${4 + i * 24} 18 h 20`, 0.5, 3);
  });
  box(ink, 0, 36, 100, 8, 1);
  lantern(ink, 78, 27, 2);
  ink.line('M78 30 V 38', 0.7, 4);
  person(ink, 62, 39, 3, 2.6);
  ink.line('M62.4 32 l -5 2', 0.8, 3);
  ink.wash('M52.6 32.6 h 4.6 l 0.6 4 h -5.8 Z M52.6 33.6 l -2.4 -0.8', 4);
  times(4, (i) => ink.wash(`M${28 + i * 6} 38.4 h 3.6 l -0.7 2 h -2.2 Z`, 4));
  if (page % 2 === 0) ink.wash('M40 43 C 30 41 22 42 14 43.6 Z', 3);
  person(ink, 18, 41, 3, 1.2);
};

export const seat: Scene = (ink, page) => {
  room(ink, 1);
  times(6, (i) => ink.line(`M${6 + i * 17.6} 0 V 34`, 1, i % 2 === 0 ? 3 : 2));
  box(ink, 0, 34, 100, 10, 1);
  ink.wash('M43 34 V 12 H 57 V 34 Z', 3);
  ink.line('M43 34 V 12 H 57 V 34 M40 24 H 44 M56 24 H 60 M40 24 V 36 M60 24 V 36 M40 30 H 60', 1.2, 4);
  ink.red('M50 4 l -3 3 h 6 Z', 0.5);
  times(8, (i) => person(ink, 3 + i * 3.4 + (i > 3 ? 66 : 0), 37 + (i % 2), 2, 1.4));
  times(4, (i) => person(ink, 36 + i * 7 + (page % 2), 43, 4, 1.3));
};

export const lordOnHisSeat: Scene = (ink, page) => {
  seat(ink, page);
  ink.wash('M45 31 C 44 23 46 19 50 19 C 54 19 56 23 55 31 Z', 4);
  ink.disc(50, 16.6, 1.9, 4);
  ink.line('M41 27.6 L60 25.6', 0.7, 4);
};

export const laundry: Scene = (ink, page) => {
  room(ink, 1);
  times(5, (i) => {
    ink.line(`M${2 + i * 20} 8 q 10 3 20 0`, 0.4, 3);
    box(ink, 5 + i * 20, 9.4, 13, 15 + ((i + page) % 3), 'paper');
  });
  times(3, (i) => {
    ink.wash(`M${12 + i * 32} 33 h 14 l -1.4 8 h -11.2 Z`, 4);
    ink.dry(`M${19 + i * 32} 31 C ${15 + i * 32} 26 ${23 + i * 32} 22 ${18 + i * 32} 15`, 1, 1);
  });
  times(6, (i) => person(ink, 30 + (i % 2) * 4 + Math.floor(i / 2) * 16, 42, 3, 1.4));
};
