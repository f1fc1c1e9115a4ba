import { CHAPTERS } from '@/games/ronins-revenge/content/story/chapters';
import { CASTS, PEOPLE, castOf } from '@/games/ronins-revenge/content/story/people';
import { FACES } from '@/games/ronins-revenge/faces.generated';
import { isOwn } from '@/engine/own';

test('every page that shows somebody is a page of its chapter, and shows them once', () => {
  CASTS.forEach((cast, at) => {
    const entries = cast.flatMap((each) => each.entries);
    expect(entries.filter((entry) => !CHAPTERS[at]?.entries.some(({ id }) => id === entry))).toEqual([]);
    expect(new Set(entries).size).toBe(entries.length);
  });
  expect(castOf(7, 2)).toEqual(['aka', 'ao']);
  expect(castOf(8, 1)).toEqual([]);
});

test('everybody who is met has a face, and is met', () => {
  const met = new Set(CASTS.flatMap((cast) => cast.flatMap(({ who }) => who)));
  expect(Object.keys(PEOPLE).filter((person) => !isOwn(FACES.faces, person) || ![...met].some((each) => each === person))).toEqual([]);
});

