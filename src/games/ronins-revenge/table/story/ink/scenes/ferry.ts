import { GROUND, chain, lantern, moon, person, times, walkers, water, type Scene } from '../motifs';

export const ferry: Scene = (ink, page) => {
  water(ink, page, 25, 9);
  ink.wash('M34 24 C 44 29.4 62 29.4 74 23 L 71 28.4 C 60 31.6 46 31.4 37.6 28.6 Z', 4);
  ink.line('M52 26 L52 9', 0.7, 4);
  ink.disc(52, 8.6, 1.5, 'seal');
  times(4, (i) => person(ink, 41 + i * 6.4, 25.8, 3));
  ink.line('M72 24 L84 34', 0.4, 3);
};

export const landing: Scene = (ink, page) => {
  water(ink, page, 8, 7);
  ink.wash('M-2 30 L102 26 L102 46 L-2 46 Z', 1);
  ink.line('M70 34 V 12', 1.8, 4);
  ink.dry('M70 17 C 62 22 52 20 40 15', 0.6, 3);
  ink.wash('M26 12 C 31 17.4 38 17.2 45 12 L43 16.6 C 38 19.4 32 19.4 28 16.4 Z', 4);
  times(22, (i) => {
    const x = 5 + i * 4.3;
    const y = 32 - i * 0.15 + (i % 2) * 0.5;
    ink.wash(`M${x} ${y} l 1.1 0 l 0.2 3 l -1.4 0 Z M${x + 1.7} ${y} l 1.1 0 l 0.2 3 l -1.4 0 Z`, i % 3 === 0 ? 4 : 3);
  });
  walkers(ink, 10 + (page % 5), 42.6);
};

export const boneFord: Scene = (ink, page) => {
  water(ink, page, 14, 14);
  times(11, (i) => {
    const x = 4 + i * 8.6;
    const y = 36 - i * 1.9;
    ink.wash(`M${x} ${y} c 0.6 -3 5.2 -3.4 6.4 0 Z`, i % 2 === 0 ? 4 : 3);
    ink.line(`M${x + 1.6} ${y - 1.2} q 1.6 -0.9 3.2 0`, 0.24, 1);
  });
  times(4, (i) => person(ink, 33 + i * 8.6, 27.4 - i * 1.9, 4));
  ink.line('M35 24.4 L61 18.6', 0.22, 4);
};

export const anchorChain: Scene = (ink, page) => {
  ink.wash('M-2 12 H 102 V 46 H -2 Z', 2);
  ink.wash('M-2 28 H 102 V 46 H -2 Z', 2);
  ink.wash('M30 7 C 42 13 60 13 74 6 L71 12 H 35 Z', 4);
  times(3, (i) => person(ink, 42 + i * 7, 9.4, 3));
  chain(ink, [36, 12], [58, 43], 20);
  times(11, (i) => {
    const share = i / 10;
    lantern(ink, 41 + share * 16 + ((i + page) % 2 === 0 ? -3 : 3), 16 + share * 26, 0.75 - share * 0.3);
  });
};

export const riverbed: Scene = (ink, page) => {
  ink.wash(GROUND, 3);
  ink.dry('M22 12 C 40 4 66 4 86 14', 2.6, 4);
  times(8, (i) => {
    const x = 26 + i * 8;
    ink.dry(`M${x} ${11 - (i % 4)} C ${x - 5} 20 ${x - 4} 30 ${x - 1 + (i % 2) * 3} 38`, 1.1, 4);
  });
  ink.disc(82, 13, 1.4, 'seal');
  times(9, (i) => ink.line(`M${30 + i * 6} ${20 + ((i + page) % 3) * 2} v ${5 + (i % 3) * 2}`, 0.2, 2));
  times(6, (i) => ink.line(`M${4 + i * 17} ${40 + (i % 2)} l 5 ${i % 2 === 0 ? -1.4 : 1}`, 0.6, 4));
  walkers(ink, 5, 40, 2.6);
};

export const farBank: Scene = (ink, page) => {
  moon(ink, 20, 9, 3.6);
  water(ink, page, 19, 6);
  ink.wash('M-2 33 C 30 29 70 32 102 29 V 46 H -2 Z', 2);
  ink.wash('M52 26 C 62 29 78 27 88 19 L86 29 C 76 33 62 33 55 30 Z', 4);
  times(6, (i) => {
    const x = 8 + i * 7;
    ink.wash(`M${x} 33 v -6 l 2.6 -2.4 l 2.6 2.4 v 6 Z`, 3);
    ink.disc(x + 2.6, 30, 0.7, i % 2 === 0 ? 'seal' : 'paper');
  });
  walkers(ink, 60, 40);
};
