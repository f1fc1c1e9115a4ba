import { Brush } from '@/skia/brush';
import { show } from '@/engine/parts/cards/cards';
import { EVERYBODY, eyesOf } from '@/engine/parts/cards/eyes';
import { cityLayout, posterParts } from '@/games/vengeance/table/city/layout';
import { drawPoster, type Scout } from '@/games/vengeance/table/city/drawPoster';
import { posterOf, type Poster } from '@/games/vengeance/table/city/poster';
import type { State } from '@/games/vengeance/rules/state';
import type { Rect } from '@/table/board/fit';
import { putDen, ready } from '@tests/games/vengeance/table';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

const brush = new Brush(headlessSkia(), typefaces('BarlowCondensed', 'BarlowCondensedBold'));
/** A poster on a small phone, and on a tablet. */
const SIZES = [['small phone', { x: 0, y: 0, width: 114, height: 104 }], ['tablet', { x: 0, y: 0, width: 400, height: 250 }]] as const;

function posterIn(change: (state: State) => void = () => undefined, seat = 0): Poster {
  const s = ready((state) => {
    putDen(state, 0, 'D2-2', 'kidKarat');
    change(state);
  });
  const poster = posterOf(s.view(seat), s.view(seat).places[0]);
  if (!poster) throw new Error('no Den hangs there');
  return poster;
}

const draw = (at: Rect, poster: Poster, scouts: readonly Scout[] = [], alone = true): Picture =>
  paint(at.width, at.height, (canvas) => drawPoster(brush, canvas, at, poster, scouts, alone));

function changed(before: Picture, after: Picture, { x, y, width, height }: Rect): number {
  let count = 0;
  for (let py = Math.ceil(y); py < y + height - 1; py++) {
    for (let px = Math.ceil(x); px < x + width - 1; px++) if (before.at(px, py).join() !== after.at(px, py).join()) count += 1;
  }
  return count;
}

const bossOfFirst = (state: State, eyes: number) => show(state.places[0]?.boss ?? { cards: [], known: [] }, 0, eyes);

test.each(SIZES)('a Boss that is turned up has a face, and nothing of him shows before (%s)', (_name, at) => {
  const { card, plan } = posterParts(at);
  const hidden = draw(at, posterIn());
  const open = draw(at, posterIn((state) => bossOfFirst(state, EVERYBODY)));
  expect(changed(hidden, open, card)).toBeGreaterThan(300);
  const another = draw(at, posterIn((state) => putDen(state, 0, 'D2-2', 'batoman')));
  expect(hidden.differsFrom(another)).toBe(0);
  expect(changed(hidden, open, { ...plan, height: plan.height / 3 })).toBeLessThan(plan.width * plan.height);
});

test.each(SIZES)('VG-109 a known Boss lifts the corner of the card: his face under it only where nobody else looks (%s)', (_name, at) => {
  const { card } = posterParts(at);
  const known = posterIn((state) => bossOfFirst(state, eyesOf(0)));
  expect(known.peeked).toBe('kidKarat');
  const closed = draw(at, posterIn());
  const company = draw(at, known, [], false);
  const alone = draw(at, known, [], true);
  expect(changed(closed, company, card)).toBeGreaterThan(20);
  expect(changed(company, alone, card)).toBeGreaterThan(20);
  const sameForAnother = draw(at, { ...known, peeked: 'batoman' }, [], false);
  expect(company.differsFrom(sameForAnother)).toBe(0);
});

test.each(SIZES)('a Wild token and a scout leave their mark (%s)', (_name, at) => {
  const { plan, scouts } = posterParts(at);
  const full = draw(at, posterIn());
  const empty = draw(at, posterIn((state) => {
    const place = state.places[0];
    if (place) place.wild = 0;
  }));
  expect(changed(full, empty, plan)).toBeGreaterThan(5);
  expect(changed(full, draw(at, posterIn(), [{ colour: '#3E8EDE', initial: 'K' }]), scouts)).toBeGreaterThan(20);
});

test.each([[{ width: 360, height: 150 }, 3], [{ width: 390, height: 270 }, 2], [{ width: 1040, height: 860 }, 2]] as const)('six posters fill %o without touching, in %i columns', (wall, columns) => {
  const { posters } = cityLayout(wall);
  expect(posters).toHaveLength(6);
  expect(new Set(posters.map(({ x }) => x)).size).toBe(columns);
  for (const [i, a] of posters.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(0);
    expect(a.x + a.width).toBeLessThanOrEqual(wall.width);
    expect(a.y + a.height).toBeLessThanOrEqual(wall.height);
    for (const b of posters.slice(i + 1)) expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(true);
  }
});
