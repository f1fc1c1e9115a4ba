import type { SkCanvas } from '@shopify/react-native-skia';

import { drawFace } from '@/faces/drawFace';
import { sumi } from '@/faces/treatments';
import type { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';

import { HERO_IDS, type HeroId } from '../../content/terms';
import { FACES } from '../../faces.generated';
import { isStanding, type BattleState, type Figure } from '../../rules/state';
import { BOSS_SIGNS, FONTS, HERO_INKS, INK } from '../look';
import { drawFacing } from './drawFacing';
import { rectOfBase } from './places';

function drawDisc(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, ground: string, rim: string, stroke: number): void {
  const r = width / 2 - 9;
  canvas.drawCircle(x + width / 2 + 3, y + width / 2 + 7, r, brush.shadow('#1B191870', 6));
  canvas.drawCircle(x + width / 2, y + width / 2, r, brush.fill(ground));
  canvas.drawCircle(x + width / 2, y + width / 2, r, brush.stroke(rim, stroke));
}

/** What is left, on a tab below the figure. */
function drawCount(brush: Brush, canvas: SkCanvas, { x, y, width }: Rect, text: string, colour: string): void {
  const [w, h] = [46 + (text.length > 2 ? 16 : 0), 32];
  brush.roundRect(canvas, x + width - w, y + width - h, w, h, 10, brush.fill(colour));
  brush.text(canvas, text, x + width - w / 2, y + width - h / 2, { face: FONTS.bold, size: 25, colour: INK.pale });
}

function drawHero(brush: Brush, canvas: SkCanvas, view: BattleState, id: HeroId, acting: boolean): void {
  const hero = view.heroes[id];
  const place = rectOfBase(hero);
  const down = !isStanding(hero);
  drawDisc(brush, canvas, place, INK.pale, acting ? INK.gold : HERO_INKS[id], acting ? 9 : 6);
  canvas.save();
  canvas.clipRRect({ rect: brush.rect(place.x + 12, place.y + 12, 76, 76), rx: 38, ry: 38 }, 1, true);
  drawFace(brush, canvas, FACES, id, { x: place.x + 12, y: place.y + 10, side: 78 }, sumi, down ? 'dead' : hero.hp * 3 <= hero.maxHp ? 'wounded' : 'well');
  canvas.restore();
  if (down) return;
  drawFacing(brush, canvas, place, hero.facing, HERO_INKS[id]);
  drawCount(brush, canvas, place, String(hero.hp), HERO_INKS[id]);
  if (view.threat === id) brush.icon(canvas, 'flame', place.x + 20, place.y + 18, 40, brush.fill(INK.seal));
}

function drawBoss(brush: Brush, canvas: SkCanvas, view: BattleState, figure: Figure): void {
  const place = rectOfBase(figure);
  const { x, y, width } = place;
  drawDisc(brush, canvas, place, INK.pale, INK.ink, width * 0.05);
  canvas.drawCircle(x + width / 2, y + width / 2, width * 0.41, brush.ragged(`${INK.ink}90`, width * 0.035));
  brush.icon(canvas, BOSS_SIGNS[view.boss], x + width / 2, y + width / 2, width * 0.62, brush.fill(INK.ink));
  drawFacing(brush, canvas, place, figure.facing, INK.seal);
}

function drawMinion(brush: Brush, canvas: SkCanvas, figure: Figure & { readonly hp: number; readonly band: number }, name: string): void {
  const place = rectOfBase(figure);
  drawDisc(brush, canvas, place, INK.wash, INK.ink, 4);
  brush.text(canvas, name, place.x + 50, place.y + 44, { face: FONTS.bold, size: 34, colour: INK.pale, fit: 70 });
  drawFacing(brush, canvas, place, figure.facing, INK.seal);
  drawCount(brush, canvas, place, String(figure.hp), INK.ink);
}

const initials = (name: string): string => name.split(' ').map((word) => word.charAt(0)).join('');

/** Everybody on the field; whoever acts is ringed in gold. */
export function drawFigures(brush: Brush, canvas: SkCanvas, view: BattleState, acting: HeroId | undefined, nameOfMinion: (minion: string) => string): void {
  for (const minion of view.minions) drawMinion(brush, canvas, minion, `${initials(nameOfMinion(minion.minion))}${minion.band + 1}`);
  for (const figure of view.figures) drawBoss(brush, canvas, view, figure);
  for (const id of HERO_IDS) drawHero(brush, canvas, view, id, id === acting);
}
