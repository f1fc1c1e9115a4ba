import type { WindowName } from '../frames';

/** Items of the Secret Packs whose card names none of the interrupts. `never`: a rule of the boss asks for it when its moment comes. */
const WINDOWS: Readonly<Record<string, WindowName | 'never'>> = {
  foxBell: 'eventReplacement', roomBesideSen: 'endOfRound', skyIron: 'endOfRound', promptersCue: 'startOfRound',
  spokenName: 'never', wakeWindow: 'never', redCord: 'never', kugisLastNail: 'never', mirrorSplinter: 'never',
};

/** The moment of such an item; undefined: the own turn. */
export const itemWindow = (item: string): WindowName | 'never' | undefined => WINDOWS[item];
