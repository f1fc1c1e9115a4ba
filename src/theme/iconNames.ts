import { ICON_CODES } from './icons.generated';

/** To use another icon, add its name to a list in `src/theme/icons/` and run `node scripts/icons.mjs`. */
export type IconName = keyof typeof ICON_CODES;

export const iconCharacter = (name: IconName): string => String.fromCharCode(ICON_CODES[name]);
