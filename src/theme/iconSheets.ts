import { loadFontFile } from './fonts';
import { ICON_CODES } from './icons.generated';
import type { IconName } from './iconNames.generated';

/** To use another icon, add its name to a list in `src/theme/icons/` or to a box's `icons.json`, and run `node scripts/icons.mjs`. */
export type { IconName } from './iconNames.generated';

/** The icons of a box: letters for ordinary screens, paths for canvases. */
export interface IconSheet {
  readonly family: string;
  readonly font: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly paths: Readonly<Record<string, string>>;
}

/** An icon as a letter of a font. */
export interface IconLetter {
  readonly family: string;
  readonly letter: string;
}

/** The side of the square that every icon path is drawn in (see `scripts/icons.mjs`). */
export const ICON_GRID = 512;

const letters = new Map<string, IconLetter>();

/** The path of an icon, if this is where it is drawn. */
type Drawing = (name: string) => string | undefined;
const drawings = new Set<Drawing>();

export function addIconLetters(family: string, codes: Readonly<Record<string, number>>): void {
  for (const [name, code] of Object.entries(codes)) letters.set(name, { family, letter: String.fromCharCode(code) });
}

addIconLetters('Icons', ICON_CODES);

/** Icons that canvases can draw from now on. */
export const drawIcons = (drawing: Drawing): unknown => drawings.add(drawing);

/** Puts the icons of a box beside those of the house. */
export function addIcons({ family, font, codes, paths }: IconSheet): void {
  addIconLetters(family, codes);
  const known = new Map(Object.entries(paths));
  drawIcons((name) => known.get(name));
  loadFontFile(family, font);
}

export const iconLetter = (name: IconName): IconLetter | undefined => letters.get(name);

/** An icon of an open box as an SVG path, for `Skia.Path.MakeFromSVGString`. */
export function iconPath(name: IconName): string {
  for (const drawing of drawings) {
    const path = drawing(name);
    if (path !== undefined) return path;
  }
  throw new Error(`no open box draws the icon “${name}”: is it in the icons.json of the box?`);
}
