import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';

/** Ink on washi: one black in a few dilutions, one seal red. A picture is 100 wide and 44 high. */
export const PICTURE = { width: 100, height: 44 } as const;

const WASHI = '#F3ECDD';
const INK = '#1B1918';
const SEAL = '#9E1B1B';
const DILUTED = ['rgba(27,25,24,0.10)', 'rgba(27,25,24,0.2)', 'rgba(27,25,24,0.38)', 'rgba(27,25,24,0.62)', INK] as const;
/** 0: a breath of ink, 4: black. */
export type Strength = 0 | 1 | 2 | 3 | 4;
/** Ink, the red of a seal, or the paper itself where something covers what is behind it. */
export type Tone = Strength | 'seal' | 'paper';

const colourOf = (tone: Tone): string => (tone === 'seal' ? SEAL : tone === 'paper' ? WASHI : DILUTED[tone]);

/** Draws in the picture's own units. */
export class InkBrush {
  constructor(
    readonly brush: Brush,
    readonly canvas: SkCanvas,
  ) {}

  /** A filled shape. */
  wash(path: string, tone: Tone): void {
    this.canvas.drawPath(this.brush.keptPath(path), this.brush.fill(colourOf(tone)));
  }

  line(path: string, width: number, strength: Strength): void {
    this.canvas.drawPath(this.brush.keptPath(path), this.brush.stroke(DILUTED[strength], width));
  }

  /** A loaded brush: a black stroke with a paler one bleeding out beside it. */
  dry(path: string, width: number, strength: Strength): void {
    this.canvas.drawPath(this.brush.keptPath(path), this.brush.stroke(DILUTED[0], width * 1.35));
    this.canvas.drawPath(this.brush.keptPath(path), this.brush.stroke(DILUTED[strength], width));
  }

  disc(x: number, y: number, radius: number, tone: Tone): void {
    this.canvas.drawCircle(x, y, radius, this.brush.fill(colourOf(tone)));
  }

  red(path: string, width: number): void {
    this.canvas.drawPath(this.brush.keptPath(path), this.brush.stroke(SEAL, width));
  }
}

/** Paper, mist, and far hills that shift from place to place. */
export function drawGround(ink: InkBrush, place: number): void {
  const { brush, canvas } = ink;
  canvas.drawRect(brush.rect(0, 0, PICTURE.width, PICTURE.height), brush.fill(WASHI));
  const shift = (place * 7) % 11;
  ink.wash(`M-5 ${30 - (place % 3)} C ${12 + shift} 16 ${22 + shift} 22 ${34 + shift} 26 S ${66 - shift} 12 ${84 - shift} 22 S 104 24 106 27 L 106 36 L -5 36 Z`, 0);
  ink.wash(`M-5 33 C 14 ${27 - (place % 4)} ${30 + shift} 31 48 29 S ${80 - shift} 25 105 31 L 105 44 L -5 44 Z`, 0);
}
