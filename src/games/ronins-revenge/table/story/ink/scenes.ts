import type { InkBrush } from './ink';

type Scene = (ink: InkBrush, place: number) => void;

const GROUND = 'M-2 38 C 20 36 40 38.5 60 37 S 90 38 102 36.5 L 102 46 L -2 46 Z';

/** Flakes of ash, scattered by the number of the place. */
function ash(ink: InkBrush, place: number, count: number): void {
  for (let i = 0; i < count; i++) ink.disc((i * 37 + place * 13) % 100, (i * 17 + place * 5) % 36, 0.25 + (i % 3) * 0.12, (i % 2) + 1 === 1 ? 1 : 2);
}

/** People on the road: four, and a small one. */
function walkers(ink: InkBrush, x: number, y: number, step = 3.2): void {
  for (let i = 0; i < 4; i++) {
    ink.wash(`M${x + i * step} ${y} l 0.9 -4.2 l 0.9 4.2 Z`, 4);
    ink.disc(x + i * step + 0.9, y - 4.7, 0.62, 4);
  }
  ink.wash(`M${x + 4.4 * step} ${y} l 0.6 -2.6 l 0.6 2.6 Z`, 3);
  ink.disc(x + 4.4 * step + 0.6, y - 3, 0.45, 3);
}

const ashGate: Scene = (ink, place) => {
  ink.wash(GROUND, 1);
  ink.disc(74, 12, 5.5, 'seal');
  ink.line('M58 37 L58 13 M86 37 L86 13', 1.8, 4);
  ink.dry('M53 13 C 64 11.4 80 11.4 91 13', 2.2, 4);
  ink.line('M56 17.5 L88 17.5', 0.9, 3);
  for (let i = 0; i < 7; i++) ink.line(`M${61 + i * 3.6} 18 L${61 + i * 3.6} 37`, 0.45, 3);
  walkers(ink, 16 + (place % 5), 38);
  ash(ink, place, 46);
};

const cedars: Scene = (ink, place) => {
  ink.wash(GROUND, 1);
  for (let i = 0; i < 11; i++) {
    const x = 4 + i * 9.4 + ((i * place) % 4);
    ink.line(`M${x} -2 L${x + ((i % 3) - 1) * 0.5} 39`, 0.8 + (i % 4) * 0.55, i % 3 === 0 ? 4 : i % 3 === 1 ? 3 : 2);
  }
  for (let i = 0; i < 5; i++) {
    const x = 18 + i * 16 + (place % 5);
    ink.line(`M${x} -1 L${x} ${9 + (i % 3) * 3}`, 0.18, 3);
    ink.wash(`M${x} ${9 + (i % 3) * 3} c 2.1 1.6 2.1 6 0 8.4 c -2.1 -2.4 -2.1 -6.8 0 -8.4 Z`, 2);
  }
  ink.line('M0 12 C 22 16 34 8 52 13 S 84 9 100 14 M0 20 C 30 25 60 17 100 23', 0.16, 2);
  walkers(ink, 62, 39.5);
};

const ferry: Scene = (ink, place) => {
  for (let i = 0; i < 9; i++) ink.dry(`M${-4 + ((i * 11 + place) % 18)} ${25 + i * 2.1} C ${24 + i} ${24 + i * 2.1} ${60 - i} ${26.4 + i * 2.1} ${92 + (i % 4) * 3} ${25 + i * 2.1}`, 0.34, i % 2 === 0 ? 2 : 1);
  ink.wash('M34 24 C 44 29.4 62 29.4 74 23 L 71 28.4 C 60 31.6 46 31.4 37.6 28.6 Z', 4);
  ink.line('M52 26 L52 9', 0.7, 4);
  ink.disc(52, 8.6, 1.5, 'seal');
  for (let i = 0; i < 4; i++) ink.wash(`M${41 + i * 6.4} 25.8 l 0.8 -4 l 0.8 4 Z`, 3);
  ink.line('M72 24 L84 34', 0.4, 3);
};

const theatre: Scene = (ink, place) => {
  ink.wash('M10 33 L90 33 L96 40 L4 40 Z', 2);
  ink.line('M12 6 L12 33 M88 6 L88 33', 1.5, 4);
  ink.wash('M8 3 C 34 9 66 9 92 3 L 92 8 C 66 14 34 14 8 8 Z', 4);
  for (let i = 0; i < 4; i++) {
    const x = 26 + i * 16;
    ink.disc(x, 22 + ((i + place) % 3), 3.5, 'paper');
    ink.line(`M${x - 3.5} ${22 + ((i + place) % 3)} a 3.5 3.5 0 1 0 7 0 a 3.5 3.5 0 1 0 -7 0`, 0.5, 4);
    ink.line(`M${x - 1.9} ${21.4 + ((i + place) % 3)} l 1.4 0.3 M${x + 0.6} ${21.7 + ((i + place) % 3)} l 1.4 -0.3`, 0.5, 4);
    ink.red(`M${x - 0.7} ${24 + ((i + place) % 3)} l 1.4 0`, 0.6);
  }
  for (let i = 0; i < 16; i++) ink.disc(5 + i * 6, 43, 1.7, 4);
};

const stair: Scene = (ink, place) => {
  for (let i = 0; i < 8; i++) ink.wash(`M${6 + i * 11} ${40 - i * 4.4} l 12 0 l 0 ${5 + i * 4.4} l -12 0 Z`, i % 2 === 0 ? 2 : 1);
  ink.dry('M70 -1 L64 9 L69 10 L61 21', 0.8, 4);
  ink.red('M22 -1 L19 5 L21.4 5.6 L17 13', 0.5);
  for (let i = 0; i < 26; i++) ink.line(`M${(i * 9 + place * 4) % 104} ${(i * 7) % 30} l -1.4 4`, 0.16, 2);
  for (let i = 0; i < 4; i++) ink.wash(`M${20 + i * 11} ${35.6 - i * 4.4} l 0.9 -4.2 l 0.9 4.2 Z`, 4);
  ink.line('M21 33 L54 19.6', 0.2, 3);
};

const garden: Scene = (ink, place) => {
  ink.wash(GROUND, 1);
  for (let i = 0; i < 4; i++) {
    const x = 16 + i * 22 + (place % 4);
    ink.dry(`M${x} 39 C ${x - 1.5} 30 ${x + 2} 24 ${x} 15`, 2 - i * 0.2, 4);
    ink.line(`M${x} 25 C ${x + 5} 21 ${x + 6} 15 ${x + 9} 12 M${x} 21 C ${x - 5} 17 ${x - 5} 12 ${x - 8} 9`, 0.8, 3);
    for (let n = 0; n < 7; n++) {
      ink.line(`M${x - 1} ${18 + n * 2.6} l ${n % 2 === 0 ? -2.6 : 3.4} -0.5`, 0.24, 4);
      ink.wash(`M${x + (n % 2 === 0 ? -4 : 2.6)} ${17.8 + n * 2.6} l 1.2 0 l 0 1.7 l -1.2 0 Z`, n % 3 === 0 ? 3 : 2);
    }
  }
  ink.red('M84 35 l 3.2 -3.2', 0.9);
};

const orchard: Scene = (ink, place) => {
  ink.wash(GROUND, 2);
  for (let i = 0; i < 3; i++) {
    const x = 20 + i * 29 + (place % 5);
    ink.dry(`M${x} 38 C ${x + 2} 28 ${x - 3} 22 ${x + 1} 12`, 2.2, 4);
    ink.dry(`M${x} 20 C ${x + 8} 16 ${x + 11} 15 ${x + 14} 17 M${x} 17 C ${x - 7} 12 ${x - 10} 12 ${x - 13} 15`, 1, 4);
    for (let n = 0; n < 5; n++) ink.line(`M${x - 12 + n * 6} ${16 + (n % 2) * 2} m -1 0 a 1 1.7 0 1 0 2 0 a 1 1.7 0 1 0 -2 0`, 0.5, 3);
  }
  ink.disc(88, 33, 3.4, 'seal');
  ink.dry('M88 29 C 86 22 91 18 88 10', 0.7, 2);
};

const procession: Scene = (ink, place) => {
  ink.wash(GROUND, 2);
  ink.wash('M20 38 C 24 18 40 8 54 10 C 72 12 80 24 84 38 Z', 2);
  for (let i = 0; i < 26; i++) {
    const x = 26 + ((i * 17 + place) % 53);
    const y = 18 + ((i * 7) % 18);
    ink.line(`M${x} ${y} l ${(i % 3) - 1} 3 M${x + 1.4} ${y + 0.4} l ${(i % 2) * 1.4} 2.6`, 0.3, 4);
    if (i % 4 === 0) ink.disc(x, y, 0.9, 'paper');
  }
  ink.disc(46, 15, 2.6, 'paper');
  ink.disc(45, 14.8, 0.55, 4);
  ink.disc(47.2, 14.8, 0.55, 4);
  for (let i = 0; i < 7; i++) ink.disc(24 + i * 9, 33 + (i % 2) * 1.6, 0.6, 'seal');
};

const keep: Scene = (ink, place) => {
  ink.wash('M-2 40 C 22 30 40 26 52 25 C 66 26 84 32 102 40 L 102 46 L -2 46 Z', 2);
  for (let i = 0; i < 4; i++) {
    const half = 13 - i * 2.8;
    const y = 26 - i * 5.4;
    ink.wash(`M${52 - half + 2} ${y} L${52 + half - 2} ${y} L${52 + half - 2.6} ${y - 4} L${52 - half + 2.6} ${y - 4} Z`, 3);
    ink.dry(`M${52 - half - 2} ${y - 3.4} C ${52 - half + 3} ${y - 5.4} ${52 + half - 3} ${y - 5.4} ${52 + half + 2} ${y - 3.4}`, 1, 4);
  }
  ink.disc(52, 20.2, 1, 'seal');
  ink.disc(18 + (place % 6), 9, 4.2, 1);
  walkers(ink, 12, 41, 2.8);
};

const cellar: Scene = (ink, place) => {
  for (let row = 0; row < 4; row++) {
    ink.line(`M4 ${10 + row * 8.6} L96 ${10 + row * 8.6}`, 0.7, 4);
    for (let i = 0; i < 12; i++) {
      const x = 7 + i * 7.4 + ((row * 3 + place) % 4);
      const height = 2.4 + ((i * 5 + row * 3) % 4);
      ink.wash(`M${x} ${9.7 + row * 8.6} l 0 ${-height} l ${2 + (i % 3)} 0 l 0 ${height} Z`, ((i + row) % 3) + 1 === 1 ? 1 : ((i + row) % 3) + 1 === 2 ? 2 : 3);
      ink.line(`M${x + 0.6} ${9.9 + row * 8.6} l 0 1.7`, 0.16, 3);
    }
  }
  ink.line('M44 44 L44 21 L58 21 L58 44 M51 21 L51 44', 1.3, 4);
  ink.red('M49 33 l 1.2 0', 0.9);
};

/** A picture for every chapter; the number of the entry moves people, weather and hills about in it. */
export const SCENES: readonly Scene[] = [ashGate, cedars, ferry, theatre, stair, garden, orchard, procession, keep, cellar];
export const CAPTIONS: readonly string[] = [
  'A gate in the ash, and four on the road to it', 'Cedars with something hanging in them', 'A ferry with a lamp', 'Four masks before a full house', 'A stair in the storm, and a rope',
  'Trees with nails', 'An orchard of links', 'Something made of many, carrying lamps', 'A keep on a hill with one window lit', 'Shelves, and a gate without a wall',
];
