import { makeSkin } from '@/dice/look/skin';
import { dieLook } from '@/games/ronins-revenge/table/dice/looks';
import { faceWords, type DieKind } from '@/games/ronins-revenge/words/dice';
import { headlessSkia, typefaces } from '@tests/skia/kit/headless';

const skia = headlessSkia();
const { InterBold: typeface } = typefaces('InterBold');

test.each<DieKind>(['black', 'white', 'blue'])('RR-234 RR-237 a side of the %s die has a print if it gives something', (kind) => {
  const { printed } = makeSkin(skia, dieLook(kind, true), { typeface });
  expect(printed).toEqual([0, 1, 2, 3, 4, 5].map((face) => faceWords(kind, face) !== 'nothing'));
  expect(makeSkin(skia, dieLook(kind, false), { typeface }).printed).toEqual([false, false, false, false, false, false]);
});
