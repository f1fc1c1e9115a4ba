import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Drawing } from '@/skia/Still';
import type { Faces } from '@/theme/fonts';
import type { Theme } from '@/theme';

import type { Size } from '../../board/fit';
import type { MomentCard } from './moment';
import { MOMENT_WIDTH as WIDTH, momentSize } from './momentSize';

export const sizeOfMoment = ({ scene }: MomentCard): Size => momentSize(scene !== undefined);

const EDGE = 64;
const INNER = WIDTH - 2 * EDGE;
const SIGN = { x: WIDTH / 2, y: 350, radius: 220, icon: 290 } as const;
/** Where the board stands, and how thick its frame is. */
const SCENE = { top: 104, height: 790, frame: 10 } as const;
const HOW = { below: 74, size: 48 } as const;
/** The largest of these sizes in which a sentence has room. */
const SENTENCE = { sizes: [44, 38, 33], spacing: 1.22, height: 164, besideHow: 112 } as const;
const RAYS = 24;

type Letters = Pick<Faces, 'display' | 'body' | 'bold'>;
type Colours = Theme['colours'];

/** Every second of these wedges is lit: the light comes from behind the sign. */
function drawRays(brush: Brush, canvas: SkCanvas, { height }: Size, colour: string): void {
  const far = height;
  const at = (turn: number): string => `${SIGN.x + far * Math.cos(turn)} ${SIGN.y + far * Math.sin(turn)}`;
  for (let ray = 0; ray < RAYS; ray += 2) {
    const [from, to] = [(ray * 2 * Math.PI) / RAYS, ((ray + 1) * 2 * Math.PI) / RAYS];
    canvas.drawPath(brush.path(`M${SIGN.x} ${SIGN.y} L${at(from)} L${at(to)} Z`), brush.fill(colour));
  }
}

function drawSign(brush: Brush, canvas: SkCanvas, { icon }: MomentCard, colours: Colours): void {
  canvas.drawCircle(SIGN.x, SIGN.y, SIGN.radius, brush.fill(colours.raised));
  canvas.drawCircle(SIGN.x, SIGN.y, SIGN.radius, brush.stroke(colours.accent, 12));
  brush.icon(canvas, icon, SIGN.x, SIGN.y, SIGN.icon, brush.fill(colours.ink));
}

/** The board as large as its place allows, framed. */
function drawScene(brush: Brush, canvas: SkCanvas, scene: Drawing, colours: Colours): void {
  const scale = Math.min(INNER / scene.width, SCENE.height / scene.height);
  const [width, height] = [scene.width * scale, scene.height * scale];
  const [x, y] = [(WIDTH - width) / 2, SCENE.top + (SCENE.height - height) / 2];
  canvas.save();
  canvas.translate(x, y);
  canvas.clipRect(brush.rect(0, 0, width, height), 1, true);
  canvas.scale(scale, scale);
  scene.draw(brush, canvas);
  canvas.restore();
  brush.roundRect(canvas, x, y, width, height, SCENE.frame, brush.stroke(colours.accent, SCENE.frame));
}

/** The lines of a sentence in letters that leave nothing out; one that is too long even for the smallest says so at its end. */
function sentenceWithin(brush: Brush, words: string, face: Letters['body'], height: number): { readonly size: number; readonly lines: readonly string[] } {
  const options = SENTENCE.sizes.map((size) => ({ size, lines: brush.wrapped(words, { face, size }, INNER), most: Math.floor(height / (size * SENTENCE.spacing)) }));
  const fitting = options.find(({ lines, most }) => lines.length <= most);
  if (fitting) return fitting;
  const { size, lines, most } = options[options.length - 1] ?? { size: SENTENCE.sizes[0], lines: [], most: 0 };
  return { size, lines: lines.slice(0, most).map((line, i) => (i === most - 1 ? `${line} …` : line)) };
}

/** What stands below the sign or the board, from this height on. */
function drawWords(brush: Brush, canvas: SkCanvas, { title, how, words }: MomentCard, top: number, colours: Colours, { display, body, bold }: Letters): void {
  const middle = WIDTH / 2;
  brush.text(canvas, title, middle, top, { face: display, size: 84, colour: colours.accent, fit: INNER });
  if (how !== undefined) brush.text(canvas, how, middle, top + HOW.below, { face: bold, size: HOW.size, colour: colours.ink, fit: INNER });
  const first = top + (how === undefined ? 92 : HOW.below + 68);
  const { size, lines } = sentenceWithin(brush, words, body, how === undefined ? SENTENCE.height : SENTENCE.besideHow);
  lines.forEach((line, i) => brush.text(canvas, line, middle, first + i * size * SENTENCE.spacing, { face: body, size, colour: colours.ink }));
}

/** The picture of a decisive moment: the board or its sign, what it was, who won, in the colours and letters of its box. */
export function drawMoment(brush: Brush, canvas: SkCanvas, card: MomentCard, colours: Colours, letters: Letters): void {
  const size = sizeOfMoment(card);
  const middle = WIDTH / 2;
  canvas.drawRect(brush.rect(0, 0, size.width, size.height), brush.fill(colours.paper));
  drawRays(brush, canvas, size, colours.card);
  brush.text(canvas, 'The decisive moment', middle, EDGE - 8, { face: letters.bold, size: 40, colour: colours.dim });
  if (card.scene) drawScene(brush, canvas, card.scene, colours);
  else drawSign(brush, canvas, card, colours);
  drawWords(brush, canvas, card, card.scene ? SCENE.top + SCENE.height + 78 : 640, colours, letters);
  brush.text(canvas, `${card.result} ${card.scores}`.trim(), middle, size.height - 130, { face: letters.bold, size: 44, colour: colours.ink, fit: INNER });
  brush.text(canvas, `${card.game} · Grudgebox`, middle, size.height - 58, { face: letters.display, size: 36, colour: colours.dim, fit: INNER });
}
