import type { SkCanvas } from '@shopify/react-native-skia';

import { areasOfRows, doorwayBetween } from '@/engine/parts/den/plan';
import { drawFace } from '@/faces/drawFace';
import { grindhouse } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';

import { bossOf, isBigBoss } from '../../content/bosses';
import type { DenPlan } from '../../content/dens';
import { FACES } from '../../faces.generated';
import { DEN_ICONS, GANG_ICONS, MINION_ICONS } from '../emblems';
import { FONTS, GANG_INKS, INK } from '../look';
import { posterParts } from './layout';
import type { Poster } from './poster';

const RAYS = 9;

/** Rays from the lower edge, as on every film poster of that year. */
function drawRays(brush: Brush, canvas: SkCanvas, { x, y, width, height }: Rect, ink: string): void {
  canvas.save();
  canvas.clipRect(brush.rect(x, y, width, height), 1, true);
  canvas.translate(x + width * 0.72, y + height * 0.62);
  const reach = width + height;
  const ray = brush.keptPath('M0 0L1 -0.09L1 0.09Z');
  canvas.scale(reach, reach);
  for (let i = 0; i < RAYS; i++) {
    canvas.rotate(360 / RAYS, 0, 0);
    canvas.drawPath(ray, brush.fill(ink));
  }
  canvas.restore();
}

function drawZone(brush: Brush, canvas: SkCanvas, rect: Rect, plan: DenPlan, zone: number, wild: boolean, gang: Poster['gang']): void {
  const { minions = [], letter = '' } = plan.zones[zone] ?? {};
  const isBoss = letter === 'X';
  brush.roundRect(canvas, rect.x, rect.y, rect.width, rect.height, 2, brush.fill(isBoss ? '#E7B9A0' : letter === 'E' ? '#F4E0AE' : INK.pale));
  brush.roundRect(canvas, rect.x, rect.y, rect.width, rect.height, 2, brush.stroke(INK.soot, 1.4));
  const shown = minions.length + (wild ? 1 : 0);
  if (shown === 0) {
    if (letter === 'E') brush.icon(canvas, 'exit-door', rect.x + rect.width / 2, rect.y + rect.height / 2, Math.min(rect.height * 0.6, 26), brush.fill(INK.line));
    if (isBoss) brush.icon(canvas, 'target-poster', rect.x + rect.width / 2, rect.y + rect.height / 2, Math.min(rect.height * 0.7, 30), brush.fill(INK.red));
    return;
  }
  const step = Math.min(rect.width / shown, rect.height, 34);
  const side = step * 0.84;
  minions.forEach((type, i) => {
    const at = rect.x + rect.width / 2 + (i - (shown - 1) / 2) * step;
    // Henchmen come with the Boss: until then only their spots are printed.
    const henchman = type === 'henchman';
    const icon = henchman && gang ? GANG_ICONS[gang] : MINION_ICONS[type];
    brush.icon(canvas, icon, at, rect.y + rect.height / 2, side, brush.fill(henchman ? (gang ? GANG_INKS[gang] : '#A01210AA') : INK.black));
  });
  if (wild) brush.icon(canvas, 'round-star', rect.x + rect.width / 2 + (shown - 1) / 2 * step, rect.y + rect.height / 2, side, brush.fill('#B06A00'));
}

/** The plan of a Den, small: zones, doors, who stands where. The entry is below. */
function drawPlan(brush: Brush, canvas: SkCanvas, rect: Rect, { plan, wild, gang }: Pick<Poster, 'plan' | 'wild' | 'gang'>): void {
  const areas = areasOfRows(plan.rows, 1).map((area) => ({
    x: rect.x + area.x * rect.width, y: rect.y + (area.y * rect.height) / plan.rows.length,
    width: area.width * rect.width, height: rect.height / plan.rows.length,
  }));
  areas.forEach((area, zone) => drawZone(brush, canvas, area, plan, zone, wild[zone] ?? false, gang));
  for (const [a, b] of plan.doors) {
    const [one, other] = [areas[a], areas[b]];
    if (!one || !other) continue;
    const { x, y, wall } = doorwayBetween(one, other);
    const long = Math.min(12, (wall === 'horizontal' ? Math.min(one.width, other.width) : Math.min(one.height, other.height)) * 0.5);
    const [width, height] = wall === 'horizontal' ? [long, 4] : [4, long];
    canvas.drawRect(brush.rect(x - width / 2, y - height / 2, width, height), brush.fill(INK.gold));
    canvas.drawRect(brush.rect(x - width / 2, y - height / 2, width, height), brush.stroke(INK.brown, 0.7));
  }
}

const LEAST_NAME = 12;
const MOST_NAME = 16;

/** The Boss’s card: a face, or the back of a card with the sign of the Den; a known one has its corner lifted. */
function drawBossCard(brush: Brush, canvas: SkCanvas, rect: Rect, { boss, peeked, den, gang }: Poster, showPeeked: boolean): void {
  const side = Math.min(rect.width, rect.height);
  const x = rect.x + (rect.width - side) / 2;
  const name = Math.min(MOST_NAME, Math.max(LEAST_NAME, side * 0.16));
  brush.roundRect(canvas, x + 2, rect.y + 3, side, rect.height, 4, brush.fill('#00000040'));
  if (boss) {
    // A long name on a small card stands on two lines.
    const lines = brush.wrapped(bossOf(boss).name, { face: FONTS.bold, size: name }, side - 4);
    const face = Math.min(side, rect.height - name * (0.2 + 1.1 * lines.length));
    brush.roundRect(canvas, x, rect.y, side, rect.height, 4, brush.fill(gang ? GANG_INKS[gang] : INK.black));
    drawFace(brush, canvas, FACES, boss, { x: x + (side - face) / 2, y: rect.y + 2, side: face - 2 }, grindhouse);
    if (gang) brush.icon(canvas, GANG_ICONS[gang], x + side - 9, rect.y + 10, 15, brush.fill(INK.cream));
    if (isBigBoss(boss)) brush.icon(canvas, 'round-star', x + 10, rect.y + 10, 15, brush.fill(INK.gold));
    lines.forEach((line, i) => {
      brush.text(canvas, line, x + side / 2, rect.y + rect.height - name * (0.65 + 1.05 * (lines.length - 1 - i)), { face: FONTS.bold, size: name, colour: INK.cream, fit: side - 4 });
    });
    return;
  }
  brush.roundRect(canvas, x, rect.y, side, rect.height, 4, brush.fill(INK.blood));
  brush.roundRect(canvas, x + 3, rect.y + 3, side - 6, rect.height - 6, 3, brush.stroke(INK.mustard, 1.2));
  brush.icon(canvas, DEN_ICONS[den], x + side / 2, rect.y + rect.height / 2, side * 0.52, brush.fill(INK.mustard));
  if (!peeked) return;
  const fold = side * 0.42;
  const right = x + side;
  const bottom = rect.y + rect.height;
  if (showPeeked) {
    canvas.save();
    canvas.clipPath(brush.path(`M${right - fold * 1.5} ${bottom}L${right} ${bottom - fold * 1.5}L${right} ${bottom}Z`), 1, true);
    drawFace(brush, canvas, FACES, peeked, { x: right - fold * 1.5, y: bottom - fold * 1.5, side: fold * 1.5 }, grindhouse);
    canvas.restore();
  }
  canvas.drawPath(brush.path(`M${right - fold * 1.5} ${bottom}L${right} ${bottom - fold * 1.5}L${right - fold * 1.1} ${bottom - fold * 1.1}Z`), brush.fill(INK.card));
  canvas.drawPath(brush.path(`M${right - fold * 1.5} ${bottom}L${right} ${bottom - fold * 1.5}`), brush.stroke(INK.black, 1.4));
}

const SPIKES = 14;
const SMALLEST_LETTERS = 12;
const SMALL_NAME = 14;

/** A jagged star behind a number. */
function drawBurst(brush: Brush, canvas: SkCanvas, x: number, y: number, radius: number): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(radius, radius);
  const spike = brush.keptPath('M0 -1L0.2 -0.6L-0.2 -0.6Z');
  canvas.drawCircle(0, 0, 0.78, brush.fill(INK.gold));
  for (let i = 0; i < SPIKES; i++) {
    canvas.drawPath(spike, brush.fill(INK.gold));
    canvas.rotate(360 / SPIKES, 0, 0);
  }
  canvas.restore();
}

function drawBanner(brush: Brush, canvas: SkCanvas, rect: Rect, { plan, den }: Poster): void {
  const { x, y, width, height } = rect;
  const star = height * 1.25;
  canvas.drawRect(brush.rect(x, y, width, height), brush.fill(INK.black));
  // On a small poster the name has narrow letters and the room of the sign, which the card repeats anyway.
  const small = height * 0.52 < SMALLEST_LETTERS;
  if (!small) brush.icon(canvas, DEN_ICONS[den], x + height * 0.62, y + height / 2, height * 0.74, brush.fill(INK.gold));
  const from = small ? 5 : height * 1.2;
  brush.text(canvas, small ? plan.name : plan.name.toUpperCase(), x + from, y + height / 2, {
    face: small ? FONTS.bold : FONTS.display, size: small ? SMALL_NAME : height * 0.52, colour: INK.cream, align: 'left', fit: width - from - star,
  });
  drawBurst(brush, canvas, x + width - star * 0.52, y + height * 0.52, star * 0.55);
  brush.text(canvas, `${plan.vp}`, x + width - star * 0.52, y + height * 0.52, { face: FONTS.display, size: height * 0.58, colour: INK.blood });
}

export interface Scout {
  readonly colour: string;
  readonly initial: string;
}

function drawScouts(brush: Brush, canvas: SkCanvas, { x, y, width, height }: Rect, scouts: readonly Scout[]): void {
  const radius = Math.min(height / 2, width / (2.2 * Math.max(1, scouts.length)));
  scouts.forEach(({ colour, initial }, i) => {
    const at = x + radius + i * radius * 2.2;
    canvas.drawCircle(at, y + height / 2, radius, brush.fill(colour));
    canvas.drawCircle(at, y + height / 2, radius, brush.stroke(INK.black, 1));
    brush.text(canvas, initial, at, y + height / 2, { face: FONTS.bold, size: radius * 1.3, colour: INK.black });
  });
}

/** One Den on its poster. `showPeeked`: nobody else looks at this screen, so what is known may be seen. */
export function drawPoster(brush: Brush, canvas: SkCanvas, rect: Rect, poster: Poster, scouts: readonly Scout[], showPeeked: boolean): void {
  const { banner, plan, card, scouts: row } = posterParts(rect);
  brush.roundRect(canvas, rect.x + 3, rect.y + 4, rect.width, rect.height, 4, brush.fill('#00000038'));
  brush.roundRect(canvas, rect.x, rect.y, rect.width, rect.height, 4, brush.fill(INK.card));
  drawRays(brush, canvas, rect, poster.gang ? `${GANG_INKS[poster.gang]}38` : '#E2A93B66');
  brush.roundRect(canvas, rect.x, rect.y, rect.width, rect.height, 4, brush.stroke(INK.black, 2));
  drawPlan(brush, canvas, plan, poster);
  drawBossCard(brush, canvas, card, poster, showPeeked);
  drawScouts(brush, canvas, row, scouts);
  drawBanner(brush, canvas, banner, poster);
}

/** The poster that is looked at: a frame that nobody overlooks. */
export function drawChosen(brush: Brush, canvas: SkCanvas, { x, y, width, height }: Rect): void {
  brush.roundRect(canvas, x, y, width, height, 4, brush.stroke(INK.black, 9));
  brush.roundRect(canvas, x, y, width, height, 4, brush.stroke(INK.gold, 5));
}

/** A place where nothing hangs any more. */
export function drawEmptyPlace(brush: Brush, canvas: SkCanvas, { x, y, width, height }: Rect): void {
  brush.roundRect(canvas, x, y, width, height, 4, brush.stroke(INK.black, 2, [8, 6]));
  brush.text(canvas, 'Gone', x + width / 2, y + height / 2, { face: FONTS.display, size: Math.min(22, height * 0.2), colour: INK.black });
}
