import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { ENDING_IDS, VARIANTS } from '@/games/ronins-revenge/content/story/conditions';
import { ENDING_PLACES, PLACES, placeOf, type Place } from '@/games/ronins-revenge/table/story/ink/places';
import { InkBrush, PICTURE, drawGround } from '@/games/ronins-revenge/table/story/ink/ink';
import { Brush } from '@/skia/brush';
import { headlessSkia, paint, type Picture } from '@tests/skia/kit/headless';

const SCALE = 1;
/** The share of a picture that must differ from any other: a man on a seat is enough. */
const OF_ITS_OWN = 0.01;

function picture({ draw }: Place, page: number): Picture {
  const brush = new Brush(headlessSkia(), {});
  return paint(PICTURE.width * SCALE, PICTURE.height * SCALE, (canvas) => {
    canvas.scale(SCALE, SCALE);
    const ink = new InkBrush(brush, canvas);
    drawGround(ink, page);
    draw(ink, page);
  });
}

const all: readonly Place[] = [...PLACES.flatMap(({ home, others }) => [home, ...others, ...others.flatMap(({ shapes = {} }) => Object.values(shapes))]), ...Object.values(ENDING_PLACES)];

test('every place of the story has a picture of its own, with words for those who cannot see it', () => {
  expect(PLACES).toHaveLength(CHAPTERS.length);
  expect(new Set(all.map(({ caption }) => caption)).size).toBe(all.length);
  const pictures = all.map((place) => picture(place, 1));
  const alike = pictures.flatMap((one, at) => pictures.slice(at + 1).flatMap((other, after) => (one.differsFrom(other) < OF_ITS_OWN ? [`${all[at]?.caption ?? ''} / ${all[at + 1 + after]?.caption ?? ''}`] : [])));
  expect(alike).toEqual([]);
});

test('a place is named for pages that the chapter has, each for one place, and every chapter goes to three or more', () => {
  PLACES.forEach(({ others }, at) => {
    const entries = CHAPTERS[at]?.entries.map(({ id }) => id) ?? [];
    const named = others.flatMap((place) => place.entries);
    expect(named.filter((entry) => !entries.includes(entry))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    const places = new Set(entries.map((entry) => placeOf({ chapter: at + 1, variant: null, ending: null }, { kind: 'entry', entry, also: [], gained: [] }).caption));
    expect(places.size).toBe(others.length + 1);
    expect(places.size).toBeGreaterThanOrEqual(3);
  });
});

test('the last boss is seen in the shape it has taken, and what follows an ending where that was told', () => {
  const entry = { kind: 'entry', entry: 24, also: [], gained: [] } as const;
  const captions = VARIANTS.map((variant) => placeOf({ chapter: 10, variant, ending: null }, entry).caption);
  expect(new Set(captions).size).toBe(VARIANTS.length);
  const epilogues = { takahiro: 'kept', sayaka: 'kept', kosuke: 'kept', kensho: 'kept' } as const;
  for (const id of ENDING_IDS) expect(placeOf({ chapter: 10, variant: 'cagedDawn', ending: { id, epilogues } }, { kind: 'last', lines: [] })).toBe(ENDING_PLACES[id]);
});

test('people and weather move on from page to page', () => {
  for (const place of [PLACES[0]?.home, PLACES[3]?.home, PLACES[7]?.home]) {
    if (!place) throw new Error('a chapter without a home');
    expect(picture(place, 2).differsFrom(picture(place, 7))).toBeGreaterThan(0.005);
  }
});
