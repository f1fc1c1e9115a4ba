import type { SkCanvas } from '@shopify/react-native-skia';

import type { Brush } from '@/skia/brush';
import type { Faces } from '@/theme/fonts';
import type { Theme } from '@/theme';

import type { MomentCard } from './moment';

/** Square, as every place where pictures are shown likes them; in pixels. */
export const MOMENT_SIDE = 1080;

const EDGE = 64;
const INNER = MOMENT_SIDE - 2 * EDGE;
const SIGN = { x: MOMENT_SIDE / 2, y: 350, radius: 220, icon: 290 } as const;
const TITLE = { y: 640, size: 96 } as const;
const SENTENCE = { y: 745, size: 46, line: 58, lines: 3 } as const;
const FOOT = { result: 950, game: 1022, size: 44 } as const;
const RAYS = 24;

/** Every second of these wedges is lit: the light comes from behind the sign. */
function drawRays(brush: Brush, canvas: SkCanvas, colour: string): void {
  const far = MOMENT_SIDE;
  const at = (turn: number): string => `${SIGN.x + far * Math.cos(turn)} ${SIGN.y + far * Math.sin(turn)}`;
  for (let ray = 0; ray < RAYS; ray += 2) {
    const [from, to] = [(ray * 2 * Math.PI) / RAYS, ((ray + 1) * 2 * Math.PI) / RAYS];
    canvas.drawPath(brush.path(`M${SIGN.x} ${SIGN.y} L${at(from)} L${at(to)} Z`), brush.fill(colour));
  }
}

/** The picture of a decisive moment: its sign, what it was, who won, in the colours and letters of its box. */
export function drawMoment(brush: Brush, canvas: SkCanvas, card: MomentCard, colours: Theme['colours'], { display, body, bold }: Pick<Faces, 'display' | 'body' | 'bold'>): void {
  const middle = MOMENT_SIDE / 2;
  canvas.drawRect(brush.rect(0, 0, MOMENT_SIDE, MOMENT_SIDE), brush.fill(colours.paper));
  drawRays(brush, canvas, colours.card);
  canvas.drawCircle(SIGN.x, SIGN.y, SIGN.radius, brush.fill(colours.raised));
  canvas.drawCircle(SIGN.x, SIGN.y, SIGN.radius, brush.stroke(colours.accent, 12));
  brush.icon(canvas, card.icon, SIGN.x, SIGN.y, SIGN.icon, brush.fill(colours.ink));
  brush.text(canvas, 'The decisive moment', middle, EDGE, { face: bold, size: 40, colour: colours.dim });
  brush.text(canvas, card.title, middle, TITLE.y, { face: display, size: TITLE.size, colour: colours.accent, fit: INNER });
  const sentence = { face: body, size: SENTENCE.size, colour: colours.ink } as const;
  brush.wrapped(card.words, sentence, INNER).slice(0, SENTENCE.lines).forEach((line, i) => brush.text(canvas, line, middle, SENTENCE.y + i * SENTENCE.line, sentence));
  brush.text(canvas, `${card.result} ${card.scores}`.trim(), middle, FOOT.result, { face: bold, size: FOOT.size, colour: colours.ink, fit: INNER });
  brush.text(canvas, `${card.game} · Grudgebox`, middle, FOOT.game, { face: display, size: 36, colour: colours.dim, fit: INNER });
}
