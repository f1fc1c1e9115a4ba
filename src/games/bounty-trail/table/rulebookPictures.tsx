import type { SkCanvas } from '@shopify/react-native-skia';

import type { BookPictures } from '@/rulebook/pictures';
import type { Brush } from '@/skia/brush';
import { Still, type Drawing } from '@/skia/Still';

import { ENTRIES } from '../content/card';
import { cardOf } from '../content/cards';
import { CHARACTER_IDS } from '../content/characters';
import { bountyTrail } from '../manifest';
import { entryStill } from './draw/entryStill';
import { drawEntry } from './draw/marks';
import { GROUND } from './draw/palette';
import { drawBack, drawPoster } from './draw/poster';
import { POSTER } from './draw/posterPlan';
import { drawTrail } from './draw/trail';
import { Portrait } from './Portrait';

/** The drawings of the rulebook: posters and trails as the table draws them. */

const ADA = '#E8B33F';
const BEN = '#6FB3C9';

type Place = { readonly card: string; readonly turns?: number; readonly cubes?: number } | 'used' | 'bare';

/** Posters in rows, as they lie on the ground. */
function field(rows: readonly (readonly Place[])[], over?: (brush: Brush, canvas: SkCanvas) => void): Drawing {
  const columns = Math.max(...rows.map((row) => row.length));
  return {
    width: columns * POSTER, height: rows.length * POSTER,
    draw: (brush, canvas) => {
      canvas.drawRect(brush.rect(0, 0, columns * POSTER, rows.length * POSTER), brush.fill(GROUND));
      rows.forEach((row, y) => row.forEach((place, x) => {
        canvas.save();
        canvas.translate(x * POSTER, y * POSTER);
        if (place === 'used') drawBack(brush, canvas);
        else if (place !== 'bare') drawPoster(brush, canvas, cardOf(place.card), { turns: place.turns ?? 0, cubes: place.cubes ?? 0 });
        canvas.restore();
      }));
      over?.(brush, canvas);
    },
  };
}

const card = (column: number, row: number) => ({ at: { x: column * POSTER, y: row * POSTER, width: POSTER, height: POSTER } });
const ROWS = [[{ card: 'G01' }, { card: 'Y17', turns: 2 }, { card: 'R01' }], [{ card: 'G16' }, { card: 'Y01' }, { card: 'G25' }], [{ card: 'G05' }, 'used', { card: 'Y05' }]] as const;

const DRAWINGS: Readonly<Record<string, readonly [Drawing, string]>> = {
  posters: [field([[{ card: 'G01' }, { card: 'Y01' }, { card: 'R01' }, { card: 'K01' }]]), 'Four bounties, from green to black. Around each, the price of all eight sides.'],
  trail: [field(ROWS, (brush, canvas) => drawTrail(brush, canvas, [card(0, 2), card(0, 1), card(1, 0), card(2, 0), card(2, 1)], { colour: ADA, offset: 0, numbered: true })), 'A trail of four steps from the corner below: up, up to the right, right, down.'],
  prices: [field([[{ card: 'G16' }, { card: 'Y01' }]], (brush, canvas) => drawTrail(brush, canvas, [card(0, 0), card(1, 0)], { colour: ADA, offset: 0, numbered: true })), 'Riding from the left card to the right one, the price is what stands on the left side of the right card.'],
  oneWay: [field([[{ card: 'K23' }]]), 'The arrow head shows the only way out.'],
  timed: [field([[{ card: 'K18', cubes: 1 }]]), 'Three boxes, one cube: two more rounds.'],
  beats: [field(ROWS, (brush, canvas) => {
    drawTrail(brush, canvas, [card(0, 2), card(0, 1), card(1, 0), card(2, 0), card(2, 1)], { colour: ADA, offset: -6, numbered: true });
    drawTrail(brush, canvas, [card(2, 2), card(1, 2), card(1, 1), card(2, 1)], { colour: BEN, offset: 6, numbered: true });
  }), 'Four steps and three: the shorter trail waits after its second step. Both last steps happen together, on the same card.'],
  bids: [field([[{ card: 'R01' }]], (brush, canvas) => {
    drawEntry(brush, canvas, 'b3', 30, 50, 14);
    drawEntry(brush, canvas, 'h3', 70, 50, 14);
  }), '3 bullets against 3 hearts: a tie. Nobody pays, and the bounty stays.'],
};

const cardStill = (id: string): Drawing => field([[{ card: id }]]);

const still = (drawing: Drawing, caption?: string): BookPictures[string] => function Picture({ width }) {
  return <Still fonts={bountyTrail.fonts} drawing={drawing} width={Math.min(width, (drawing.width / POSTER) * WIDEST_CARD)} {...(caption !== undefined && width > KEY_SIZE ? { caption } : {})} />;
};
/** A single poster need not fill the page. */
const WIDEST_CARD = 150;
/** In a key the words stand beside the picture. */
const KEY_SIZE = 60;

const face = (id: (typeof CHARACTER_IDS)[number]): BookPictures[string] => function Face({ width }) {
  return <Portrait id={id} side={width} />;
};

const KINDS = ['G01', 'G16', 'G25', 'G28', 'G30'] as const;

export const pictures: BookPictures = {
  ...Object.fromEntries(Object.entries(DRAWINGS).map(([name, [drawing, caption]]) => [name, still(drawing, caption)])),
  ...Object.fromEntries(KINDS.map((id) => [`card ${id}`, still(cardStill(id))])),
  ...Object.fromEntries(ENTRIES.map((entry) => [`entry ${entry}`, still(entryStill(entry))])),
  ...Object.fromEntries(CHARACTER_IDS.map((id) => [`face ${id}`, face(id)])),
};
