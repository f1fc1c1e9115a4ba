import { Asset } from 'expo-asset';

import { fontFile, loadFontFile } from './fonts';
import { ICON_CODES } from './icons.generated';
import { ICON_GRID, addIconLetters, drawIcons } from './iconSheets';
import { drawingsIn } from './trueType';

/** The icons of a box whose drawings are in its font. */
export interface IconFont {
  readonly family: string;
  readonly font: number;
  readonly codes: Readonly<Record<string, number>>;
}

async function bytesOf(font: number): Promise<ArrayBuffer> {
  const response = await fetch(Asset.fromModule(font).uri);
  if (!response.ok) throw new Error(`a font: ${response.status}`);
  return response.arrayBuffer();
}

async function drawFrom(font: number, codes: Readonly<Record<string, number>>): Promise<void> {
  const drawing = drawingsIn(await bytesOf(font), ICON_GRID);
  const known = new Map(Object.entries(codes));
  drawIcons((name) => {
    const code = known.get(name);
    return code === undefined ? undefined : drawing(code);
  });
}

/**
 * Puts the icons of a box beside those of the house, in a browser: it fetches the fonts anyway, so paths beside them
 * would be the same drawings once more. Whoever draws icons waits for this.
 */
export async function addIconFont({ family, font, codes }: IconFont): Promise<void> {
  addIconLetters(family, codes);
  loadFontFile(family, font);
  await Promise.all([drawFrom(fontFile('Icons'), ICON_CODES), drawFrom(font, codes)]);
}
