import type { IconName } from './iconNames';
import { ICON_PATHS } from './iconPaths.generated';

/** The side of the square that every icon path is drawn in. */
export const ICON_GRID = 512;

/** An icon as an SVG path, for `Skia.Path.MakeFromSVGString`. Kept apart from `Icon`: only canvases need it. */
export const iconPath = (name: IconName): string => ICON_PATHS[name];
