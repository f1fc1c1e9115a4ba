import type { InkBrush } from '../ink';
import { GROUND, box, chain, fire, lantern, person, ring, room, table, times, type Scene } from '../motifs';

export const orchard: Scene = (ink, page) => {
  ink.wash(GROUND, 2);
  times(3, (i) => {
    const x = 20 + i * 29 + (page % 5);
    ink.dry(`M${x} 38 C ${x + 2} 28 ${x - 3} 22 ${x + 1} 12`, 2.2, 4);
    ink.dry(`M${x} 20 C ${x + 8} 16 ${x + 11} 15 ${x + 14} 17 M${x} 17 C ${x - 7} 12 ${x - 10} 12 ${x - 13} 15`, 1, 4);
    times(5, (n) => ink.line(`M${x - 12 + n * 6} ${16 + (n % 2) * 2} m -1 0 a 1 1.7 0 1 0 2 0 a 1 1.7 0 1 0 -2 0`, 0.5, 3));
  });
  ink.disc(88, 33, 3.4, 'seal');
  ink.dry('M88 29 C 86 22 91 18 88 10', 0.7, 2);
};

/** A brother: broad, horned, an apron. */
function smith(ink: InkBrush, x: number, y: number, tone: 3 | 4): void {
  ink.wash(`M${x - 6} ${y} C ${x - 8} ${y - 12} ${x - 6} ${y - 18} ${x} ${y - 18} C ${x + 6} ${y - 18} ${x + 8} ${y - 12} ${x + 6} ${y} Z`, tone);
  ink.disc(x, y - 20.4, 3, tone);
  ink.line(`M${x - 2} ${y - 22.6} l -1 -3 M${x + 2} ${y - 22.6} l 1 -3`, 0.8, tone);
  ink.line(`M${x - 3} ${y - 12} h 6 v 10 h -6 Z`, 0.4, 1);
}

export const forge: Scene = (ink, page) => {
  room(ink, 2);
  ink.wash('M38 40 V 22 C 38 12 62 12 62 22 V 40 Z', 4);
  fire(ink, 50, 38, 1.6);
  smith(ink, 20, 42, 4);
  smith(ink, 80, 42, 3);
  ink.wash('M42 43 l 2 -4 h 12 l 2 4 Z M40 37.6 h 20 l -4 2.6 h -12 Z', 4);
  times(5, (i) => ink.disc(44 + ((i * 7 + page * 3) % 13), 32 - ((i * 5 + page) % 9), 0.4, 'seal'));
  ink.line('M27 30 L35 20', 1, 4);
  box(ink, 32.6, 16.6, 5, 3.4, 4);
  chain(ink, [73, 30], [62, 36], 6);
};

/** The chain is locked about the ankles of shadows. */
export const fortySmiths: Scene = (ink, page) => {
  room(ink, 1);
  box(ink, 0, 24, 100, 20, 1);
  fire(ink, 92, 24, 1.3);
  times(10, (i) => {
    const x = 5 + i * 8.6;
    const y = 24 + (i % 2) * 3;
    person(ink, x, y, 4, 1.7);
    ink.wash(`M${x + 0.4} ${y} l -5.6 ${13 + (i % 2)} l 2.4 0.6 l 5 -13.4 Z`, 3);
  });
  chain(ink, [1, 40 + (page % 2)], [88, 39], 46);
};

export const office: Scene = (ink, page) => {
  room(ink, 1);
  ink.line('M22 32 V 6', 0.6, 4);
  times(9, (i) => box(ink, 15 + ((i * 5 + page) % 4), 8 + i * 2.4, 12, 1.8, i % 2 === 0 ? 'paper' : 2));
  table(ink, 8, 32, 84);
  lantern(ink, 44, 29.4, 1.3);
  box(ink, 58, 30, 22, 2, 2);
  ink.line('M60 28 L72 22', 1.1, 4);
  ink.wash('M70 18.4 l 6.4 3 l -2 4 l -6.4 -3 Z', 4);
  ring(ink, 84, 29.6, 2.2, 1, 3);
  ink.red('M83 29.6 h 2', 0.5);
};
