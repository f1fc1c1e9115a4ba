import type { SkCanvas } from '@shopify/react-native-skia';

import { drawFace } from '@/faces/drawFace';
import { sumi } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';

import { HERO_IDS, type HeroId } from '../../content/terms';
import { FACES } from '../../faces.generated';
import type { BlowForecast } from '../../preview/strikes';
import { conditionsOf } from '../../rules/conditions';
import { figureName } from '../../rules/names';
import { bossRef } from '../../rules/refs';
import { isComrade, isStanding, type BattleState, type BossFigure, type Figure, type MinionState } from '../../rules/state';
import { BOSS_SIGNS, FONTS, HERO_INKS, INK, MINION_SIGNS } from '../look';
import { BATTLE_SIGNS, conditionSign } from '../signs';
import { figureBadges, heroBadges, type Badge } from '../boss/badges';
import { drawFacing } from './drawFacing';
import { drawLimbs, drawSouls } from './drawPieces';
import { drawTab, overhang, PLAIN_LETTER, tabSize } from './letters';
import { rectOfBase } from './places';

/** Units from the edge of a base to what is written on it. */
const RIM = 8;

function drawDisc(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, ground: string, rim: string, stroke: number, dash?: readonly number[]): void {
  const r = width / 2 - 9;
  canvas.drawCircle(x + width / 2 + 3, y + width / 2 + 7, r, brush.shadow('#1B191870', 6));
  canvas.drawCircle(x + width / 2, y + width / 2, r, brush.fill(ground));
  canvas.drawCircle(x + width / 2, y + width / 2, r, brush.stroke(rim, stroke, dash));
}

/** What is left, on a tab below the figure. */
function drawCount(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, text: string, ground: string, letter: number): void {
  const over = overhang(letter);
  drawTab(brush, canvas, { right: x + width + over, bottom: y + width + over, text, ground }, letter);
}

/** What is left of a large figure stands within its squares: where it may be struck, a lit rim runs around them. */
function drawBar(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, hp: number, letter: number): void {
  drawTab(brush, canvas, { right: x + width - RIM, bottom: y + width - RIM, text: String(hp), ground: INK.ink }, letter);
}

/** A letter or a number in a circle at the corner, by which those who look alike are told apart. */
function drawMark(brush: Brush, canvas: SkCanvas, { x, y }: Rect, text: string, letter: number): void {
  const [cx, cy] = [x + 18 - overhang(letter), y + 20 - overhang(letter)];
  canvas.drawCircle(cx, cy, letter * 0.66, brush.fill(INK.ink));
  brush.text(canvas, text, cx, cy, { face: FONTS.bold, size: letter * 0.9, colour: INK.pale });
}

/** One of several figures has its name on it, or what there is room for. */
function drawName(brush: Brush, canvas: SkCanvas, view: BattleState, figure: BossFigure, place: Rect, letter: number): void {
  const name = figureName(view, bossRef(figure));
  if (view.figures.every((other) => figureName(view, bossRef(other)) === name)) return;
  const [last = name] = name.split(' ').slice(-1);
  if (figure.side === 1) {
    drawMark(brush, canvas, place, last.slice(0, 1), letter);
    return;
  }
  const { width, height } = tabSize(last, letter);
  drawTab(brush, canvas, { right: place.x + RIM + width, bottom: place.y + RIM + height, text: last, ground: INK.ink }, letter);
}

/** Condition tokens along the left side: a sign each. */
function drawConditions(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, figure: Figure): void {
  conditionsOf(figure).forEach((name, i) => {
    const [cx, cy] = [x + 14, y + width - 18 - i * 32];
    canvas.drawCircle(cx, cy, 17, brush.fill(INK.pale));
    canvas.drawCircle(cx, cy, 17, brush.stroke(INK.ink, 2));
    brush.icon(canvas, conditionSign(name), cx, cy, 26, brush.fill(INK.ink));
  });
}

/** Marks that only one boss brings, along the right side. */
function drawBadges(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, badges: readonly Badge[]): void {
  badges.forEach(({ sign }, i) => {
    const [cx, cy] = [x + width - 12, y + width / 2 - 6 - i * 36];
    canvas.drawCircle(cx, cy, 19, brush.fill(INK.gold));
    canvas.drawCircle(cx, cy, 19, brush.stroke(INK.ink, 2));
    brush.icon(canvas, sign, cx, cy, 30, brush.fill(INK.ink));
  });
}

/** What the round would take from somebody, as things stand. */
function drawIncoming(brush: Brush, canvas: SkCanvas, { x, y }: Rect, { damage, falls }: BlowForecast, letter: number): void {
  const text = `−${damage}`;
  const [width, height] = [letter * (0.6 * text.length + 0.9 + (falls ? 1 : 0)), letter * 1.35];
  const [right, top] = [x + 100 + overhang(letter), y - 4 - 3 * overhang(letter)];
  brush.roundRect(canvas, right - width, top, width, height, 9, brush.fill(INK.pale));
  brush.roundRect(canvas, right - width, top, width, height, 9, brush.stroke(INK.seal, 3));
  brush.text(canvas, text, right - width / 2 + (falls ? letter / 2 : 0), top + height / 2, { face: FONTS.bold, size: letter, colour: INK.seal });
  if (falls) brush.icon(canvas, 'death-skull', right - width + letter * 0.7, top + height / 2, letter, brush.fill(INK.seal));
}

/** Letters as large as this leave a figure room for one number. */
const CROWDED = 1.4 * PLAIN_LETTER;

/** A full hero has a whole rim, a Comrade a broken one; whoever acts is ringed in gold. */
function drawHero(brush: Brush, canvas: SkCanvas, view: BattleState, id: HeroId, acting: boolean): void {
  const hero = view.heroes[id];
  const place = rectOfBase(hero);
  const down = !isStanding(hero);
  drawDisc(brush, canvas, place, INK.pale, HERO_INKS[id], 6, isComrade(hero) ? [13, 9] : undefined);
  if (acting) canvas.drawCircle(place.x + 50, place.y + 50, 47, brush.stroke(INK.gold, 7));
  canvas.save();
  canvas.clipRRect({ rect: brush.rect(place.x + 12, place.y + 12, 76, 76), rx: 38, ry: 38 }, 1, true);
  drawFace(brush, canvas, FACES, id, { x: place.x + 12, y: place.y + 10, side: 78 }, sumi, down ? 'dead' : hero.hp * 3 <= hero.maxHp ? 'wounded' : 'well');
  canvas.restore();
  if (down) return;
  drawFacing(brush, canvas, place, hero.facing, HERO_INKS[id]);
  drawConditions(brush, canvas, place, hero);
  drawBadges(brush, canvas, place, heroBadges(view, id));
  if (view.threat === id) brush.icon(canvas, BATTLE_SIGNS.threat, place.x + 20, place.y + 18, 40, brush.fill(INK.seal));
}

/** The front of a base as a wedge of wash: its arc is read without counting squares. */
function drawFront(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, facing: number): void {
  const [cx, cy, far] = [x + width / 2, y + width / 2, width / 2 - 10];
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
  const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [corners[facing % 4], corners[(facing + 1) % 4]];
  canvas.save();
  canvas.clipRRect({ rect: brush.rect(x + 10, y + 10, width - 20, width - 20), rx: far, ry: far }, 1, true);
  canvas.drawPath(brush.path(`M${cx} ${cy}L${cx + ax * width} ${cy + ay * width}L${cx + bx * width} ${cy + by * width}Z`), brush.fill(`${INK.seal}2C`));
  canvas.restore();
}

/** Souls have a number each; that of both together would lie on one of them. Several small figures share one bar, and some of them may be paper: beside the field it is said once. */
function drawBossHp(brush: Brush, canvas: SkCanvas, { bossHp, figures, extra: { souls } }: BattleState, figure: BossFigure, letter: number): void {
  if (souls || (figure.side === 1 && figures.length > 1)) return;
  const place = rectOfBase(figure);
  if (figure.side > 1) drawBar(brush, canvas, place, bossHp, letter);
  else drawCount(brush, canvas, place, String(bossHp), INK.ink, letter);
}

function drawBoss(brush: Brush, canvas: SkCanvas, view: BattleState, figure: BossFigure, letter: number): void {
  const place = rectOfBase(figure);
  const { x, y, width } = place;
  drawDisc(brush, canvas, place, INK.pale, INK.ink, width * 0.05);
  drawFront(brush, canvas, place, figure.facing);
  canvas.drawCircle(x + width / 2, y + width / 2, width * 0.41, brush.ragged(`${INK.ink}90`, width * 0.035));
  brush.icon(canvas, BOSS_SIGNS[view.boss], x + width / 2, y + width / 2, width * 0.62, brush.fill(INK.ink));
  drawSouls(brush, canvas, view, figure, letter);
  drawFacing(brush, canvas, place, figure.facing, INK.seal);
  drawName(brush, canvas, view, figure, place, letter);
  drawLimbs(brush, canvas, view, figure);
  drawConditions(brush, canvas, place, figure);
  drawBadges(brush, canvas, place, figureBadges(view, figure));
}

function drawMinion(brush: Brush, canvas: SkCanvas, minion: MinionState, letter: number): void {
  const place = rectOfBase(minion);
  drawDisc(brush, canvas, place, INK.wash, INK.ink, 4);
  brush.icon(canvas, MINION_SIGNS[minion.minion], place.x + 50, place.y + 48, 54, brush.fill(INK.pale));
  drawFacing(brush, canvas, place, minion.facing, INK.seal);
  drawMark(brush, canvas, place, String(minion.band + 1), letter);
  drawConditions(brush, canvas, place, minion);
}

/** Everybody on the field. */
export function drawFigures(brush: Brush, canvas: SkCanvas, view: BattleState, acting: HeroId | undefined, letter = PLAIN_LETTER): void {
  for (const minion of view.minions) drawMinion(brush, canvas, minion, letter);
  for (const figure of view.figures) drawBoss(brush, canvas, view, figure, letter);
  for (const id of HERO_IDS) drawHero(brush, canvas, view, id, id === acting);
}

/** What everybody has left. */
export function drawCounts(brush: Brush, canvas: SkCanvas, view: BattleState, incoming: readonly BlowForecast[], letter = PLAIN_LETTER): void {
  for (const minion of view.minions) drawCount(brush, canvas, rectOfBase(minion), String(minion.hp), INK.ink, letter);
  for (const figure of view.figures) drawBossHp(brush, canvas, view, figure, letter);
  for (const id of HERO_IDS) {
    const hero = view.heroes[id];
    // What is coming goes first; what is left is also read in the party’s row.
    const crowded = letter >= CROWDED && losers(view, incoming).some((blow) => blow.hero === id);
    if (isStanding(hero) && !crowded) drawCount(brush, canvas, rectOfBase(hero), String(hero.hp), HERO_INKS[id], letter);
  }
}

const losers = ({ heroes }: BattleState, incoming: readonly BlowForecast[]): readonly BlowForecast[] => incoming.filter(({ hero, damage }) => damage > 0 && isStanding(heroes[hero]));

/** What is coming for everybody, where they stand or are about to. */
export function drawLosses(brush: Brush, canvas: SkCanvas, view: BattleState, incoming: readonly BlowForecast[], letter = PLAIN_LETTER): void {
  for (const blow of losers(view, incoming)) drawIncoming(brush, canvas, rectOfBase(view.heroes[blow.hero]), blow, letter);
}
