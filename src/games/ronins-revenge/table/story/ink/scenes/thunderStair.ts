import { GROUND, box, chain, moon, person, rain, ring, room, sitter, steps, times, walkers, type Scene } from '../motifs';

export const stair: Scene = (ink, page) => {
  steps(ink, 6, 40, 8, [11, 4.4]);
  ink.dry('M70 -1 L64 9 L69 10 L61 21', 0.8, 4);
  ink.red('M22 -1 L19 5 L21.4 5.6 L17 13', 0.5);
  rain(ink, page, 26);
  times(4, (i) => person(ink, 20 + i * 11, 35.6 - i * 4.4));
  ink.line('M21 33 L54 19.6', 0.2, 3);
};

export const dryPlace: Scene = (ink, page) => {
  ink.wash('M-2 -2 H 102 V 11 C 80 14 60 12 40 15 S 14 18 -2 17 Z', 4);
  ink.wash('M-2 37 H 102 V 46 H -2 Z', 2);
  ink.wash('M-2 12 C 6 20 6 30 4 46 H -2 Z', 3);
  times(7, (group) => times(5, (i) => ink.line(i < 4 ? `M${14 + group * 7 + i * 1.1} 19 v 4` : `M${13.4 + group * 7} 22.4 l 4.6 -2.6`, 0.3, 3)));
  times(4, (i) => sitter(ink, 26 + i * 7 + (page % 2), 38));
  person(ink, 58, 38, 3, 0.63);
  rain(ink, page, 34);
};

export const riser: Scene = (ink, page) => {
  room(ink, 1);
  box(ink, 0, 36, 100, 8, 2);
  times(3, (i) => person(ink, 14 + i * 15, 36, 4, 4.6));
  // The fourth shadow is a dog's: lying, or up and looking along the row.
  if (page % 2 === 0) ink.wash('M66 36 C 66 29 70 26 75 27 C 76 22 79 20 82 21 L83.4 18 L85 21.4 C 88 22 89 24 87 25.6 L84 26.6 C 85 30 85 33 85 36 Z', 4);
  else ink.wash('M63 36 C 62 31 67 28 74 29 C 78 29 80 26 83 26.4 L84.4 23.6 L86 27 C 89 27.6 90 29.6 88 31 L85 32 C 84 34 84 35 84 36 Z', 4);
  times(4, (i) => person(ink, 26 + i * 12, 43, 4, 0.9));
  ink.red('M4 -1 L7 5 L4.6 5.6 L9 13', 0.5);
};

export const lure: Scene = (ink, page) => {
  ink.wash('M-2 38 C 20 33 60 33 102 38 V 46 H -2 Z', 2);
  ink.line('M50 36 V 14', 1.8, 4);
  person(ink, 46.6, 36, 3, 2.4);
  ink.line('M46.4 30 h 6 M46.4 27.6 h 6', 0.5, 4);
  times(9, (i) => {
    const x = 16 + i * 8.4;
    if (Math.abs(x - 50) > 6) ink.line(`M${x} 37 L${x + (50 - x) * 0.2} ${15 + (i % 3) * 2}`, 0.6, 4);
  });
  rain(ink, page, 22);
  ink.disc(78, 9, 0.8, 'seal');
  ink.disc(83, 9, 0.8, 'seal');
};

export const ironBar: Scene = (ink, page) => {
  ink.wash('M-2 34 L102 30 V 46 H -2 Z', 2);
  times(20, (i) => ring(ink, 8 + (i % 10) * 9.4, 36 + Math.floor(i / 10) * 4.4, 1, 0.4, 4));
  ink.line('M50 36 V 12', 2, 4);
  ink.dry('M58 -1 L51 4 L55 5 L50 12', 0.9, 4);
  ink.red('M50 34 V 26', 0.7);
  chain(ink, [74, 29], [96, 28], 9);
  walkers(ink, 14 + (page % 3), 34, 2.6);
  rain(ink, page, 14);
};

export const aboveTheWeather: Scene = (ink, page) => {
  moon(ink, 24, 9, 5);
  ink.wash('M58 38 L76 17 L95 38 Z', 3);
  times(5, (i) => ink.wash(`M-6 ${30 + i * 3} C ${14 + i * 4} ${25 + i * 3} ${30 + i * 3} ${33 + i * 3} ${50 - i * 2} ${28 + i * 3} S ${84 - i * 3} ${32 + i * 3} 106 ${28 + i * 3} V 46 H -6 Z`, 0));
  ink.wash('M72 19 v -5 h 8 v 5 Z M73.6 14 v -3.4 h 4.8 v 3.4 Z', 4);
  ink.disc(76, 16.4, 0.7, 'seal');
  walkers(ink, 12 + (page % 4), 42);
};

export const lastLanding: Scene = (ink, page) => {
  ink.wash(GROUND, 2);
  ink.wash('M40 38 C 38 27 46 21 58 22 C 66 22 70 18 76 18 L78 14.6 L80.4 18 L84 17.4 L83.6 21 C 88 24 86 29 81 29 C 80 33 80 36 80 38 Z', 4);
  ink.dry('M41 34 C 32 33 28 28 31 21', 1.4, 4);
  times(5, (i) => ink.line(`M${48 + i * 5} 23 q -1.4 4 0.4 8`, 0.7, 1));
  ring(ink, 78, 26.6, 0.7, 0.4, 1);
  ink.disc(82.4, 21.6, 0.7, 'seal');
  walkers(ink, 6 + (page % 3), 40, 2.8);
  rain(ink, page, 18);
};
