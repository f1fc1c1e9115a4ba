import { InkBrush, PICTURE, drawGround } from '@/games/ronins-revenge/table/story/ink/ink';
import { CAPTIONS, SCENES } from '@/games/ronins-revenge/table/story/ink/scenes';
import { Brush } from '@/skia/brush';
import { headlessSkia, paint, type Picture } from '@tests/skia/kit/headless';

const SCALE = 2;

function picture(chapter: number, place: number): Picture {
  const brush = new Brush(headlessSkia(), {});
  return paint(PICTURE.width * SCALE, PICTURE.height * SCALE, (canvas) => {
    canvas.scale(SCALE, SCALE);
    const ink = new InkBrush(brush, canvas);
    drawGround(ink, place);
    SCENES[chapter - 1]?.(ink, place);
  });
}

test('every chapter has a picture of its own, with words for those who cannot see it', () => {
  expect(SCENES).toHaveLength(10);
  expect(new Set(CAPTIONS).size).toBe(SCENES.length);
  const pictures = SCENES.map((_, at) => picture(at + 1, 1));
  pictures.forEach((one, at) => {
    for (const other of pictures.slice(at + 1)) expect(one.differsFrom(other)).toBeGreaterThan(0.08);
  });
});

test('another place in the chapter is another picture', () => {
  for (const chapter of [1, 4, 8]) expect(picture(chapter, 2).differsFrom(picture(chapter, 7))).toBeGreaterThan(0.005);
});
