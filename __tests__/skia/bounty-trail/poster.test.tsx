import { CARDS, cardOf } from '@/games/bounty-trail/content/cards';
import { FACES } from '@/games/bounty-trail/faces.generated';
import { EMBLEMS } from '@/games/bounty-trail/table/emblems';
import { drawBack, drawPoster } from '@/games/bounty-trail/table/draw/poster';
import { INNER, LARGE_POSTER, POSTER, WORTH, nameOn, posterPlan } from '@/games/bounty-trail/table/draw/posterPlan';
import { trailLayout } from '@/games/bounty-trail/table/layout';
import type { RingLook } from '@/games/bounty-trail/table/draw/ring';
import { Brush } from '@/skia/brush';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

/** The size of a card on a small phone. */
const PHONE_CARD = 64;

const brush = (): Brush => new Brush(headlessSkia(), typefaces('Rye', 'SpecialElite'));

function poster(withBrush: Brush, id: string, { turns = 0, cubes = 0 } = {}, look?: RingLook): Picture {
  return paint(PHONE_CARD, PHONE_CARD, (canvas) => {
    canvas.scale(PHONE_CARD / POSTER, PHONE_CARD / POSTER);
    drawPoster(withBrush, canvas, cardOf(id), { turns, cubes }, look);
  });
}

test('whoever is wanted has a face, every place and thing an emblem of its own', () => {
  const wanted = CARDS.filter(({ kind }) => kind === 'bounty');
  const others = CARDS.filter(({ kind }) => kind !== 'bounty');
  expect(wanted.filter(({ id }) => !(id in FACES.faces))).toEqual([]);
  expect(wanted.filter(({ id }) => id in EMBLEMS)).toEqual([]);
  const emblems = others.map(({ id }) => EMBLEMS[id]);
  expect(emblems).not.toContain(undefined);
  expect(new Set(emblems).size).toBe(others.length);
});

test('no two cards look alike at the size of a thumb', () => {
  const withBrush = brush();
  const pictures = CARDS.map(({ id }) => poster(withBrush, id));
  for (let a = 0; a < pictures.length; a++) {
    for (let b = a + 1; b < pictures.length; b++) {
      const [one, other] = [pictures[a], pictures[b]];
      expect(one && other ? one.differsFrom(other) : 0).toBeGreaterThan(0.03);
    }
  }
});

test('BT-18 a turned card shows its prices on other sides and its picture upright', () => {
  const withBrush = brush();
  const upright = poster(withBrush, 'Y01');
  const turned = poster(withBrush, 'Y01', { turns: 1 });
  expect(upright.differsFrom(turned)).toBeGreaterThan(0.05);
  for (let x = 26; x < 38; x++) for (let y = 24; y < 34; y++) expect(turned.at(x, y)).toEqual(upright.at(x, y));
});

test('the side that faces the path is drawn larger than the others', () => {
  const withBrush = brush();
  const price = { bullets: 2, hearts: 0 };
  const facing = poster(withBrush, 'G01', {}, { side: 2, price });
  expect(facing.differsFrom(poster(withBrush, 'G01', {}, { side: 6, price }))).toBeGreaterThan(0.05);
});

test('BT-57 the side that faces the path shows the price as it will be paid', () => {
  const withBrush = brush();
  const prices = [{ bullets: 2, hearts: 0 }, { bullets: 1, hearts: 0 }, { bullets: 0, hearts: 1 }, { bullets: 0, hearts: 0 }, { bullets: 6, hearts: 1 }, undefined];
  const pictures = prices.map((price) => poster(withBrush, 'G01', {}, { side: 2, price }));
  pictures.forEach((one, a) => pictures.slice(a + 1).forEach((other) => expect(one.differsFrom(other)).toBeGreaterThan(0.003)));
});

/** The pixels of the poster's middle: name, picture and what it is worth. */
function told(picture: Picture): string {
  const scale = PHONE_CARD / POSTER;
  const pixels: string[] = [];
  for (let y = Math.ceil((INNER.top + 4) * scale); y < Math.floor((WORTH.y + WORTH.height) * scale) - 1; y++) {
    for (let x = Math.ceil((WORTH.x + 4) * scale); x < Math.floor((WORTH.x + WORTH.width - 4) * scale); x++) pixels.push(picture.at(x, y).join());
  }
  return pixels.join(' ');
}

test.each([0, 1, 2, 3, 4, 5, 6, 7])('an enlarged price at side %i never covers name, face or reward', (side) => {
  const withBrush = brush();
  for (const id of ['G01', 'Y18', 'K14']) {
    const bare = told(poster(withBrush, id));
    for (const price of [{ bullets: 8, hearts: 0 }, { bullets: 0, hearts: 3 }, { bullets: 6, hearts: 1 }, undefined]) expect(told(poster(withBrush, id, {}, { side, price }))).toBe(bare);
  }
});

test('letters are printed where they can be read: no name on the smallest posters, the whole name on the largest', () => {
  expect([0.7, 375 / trailLayout(4).units.width, 0.86, 1.1, 2].map((scale) => posterPlan(scale).naming)).toEqual(['none', 'short', 'short', 'short', 'full']);
  for (const scale of [0.86, 1, 1.1, 1.5, 2]) expect(posterPlan(scale).nameSize * scale).toBeGreaterThanOrEqual(12);
});

test('a name that would be too small to read gives way to what people call the card for short', () => {
  const typeface = typefaces('SpecialElite').SpecialElite;
  for (const scale of [1.7, 1.9, 2.4]) {
    const plan = posterPlan(scale);
    for (const card of CARDS) {
      const width = headlessSkia().Font(typeface, plan.nameSize).getTextWidth(nameOn(card, plan) ?? '');
      expect(scale * plan.nameSize * Math.min(1, INNER.width / width)).toBeGreaterThan(11);
    }
  }
  const named = (scale: number) => CARDS.filter((card) => nameOn(card, posterPlan(scale)) === card.name).length;
  expect([named(1.7) > 20, named(2.4) > named(1.7)]).toEqual([true, true]);
  expect(CARDS.every((card) => nameOn(card, LARGE_POSTER) === card.name)).toBe(true);
});

test('filled timer squares can be seen', () => {
  const withBrush = brush();
  expect(poster(withBrush, 'G13', { cubes: 1 }).differsFrom(poster(withBrush, 'G13'))).toBeGreaterThan(0.002);
});

test('a used card does not show what it was', () => {
  const withBrush = brush();
  const back = paint(POSTER, POSTER, (canvas) => drawBack(withBrush, canvas));
  expect(back.at(50, 5)).not.toEqual([0, 0, 0]);
  expect(back.differsFrom(paint(POSTER, POSTER, (canvas) => drawPoster(withBrush, canvas, cardOf('G01'), { turns: 0, cubes: 0 })))).toBeGreaterThan(0.5);
});
