import type { Size } from '@/table/board/fit';
import { space } from '@/theme';

export interface PanelFit {
  /** One row for everything; dice above the rest; or one line for each die. */
  readonly arrangement: 'row' | 'rows' | 'list';
  /** Weapons and the way back say their names in full, beside their pictures. */
  readonly named: boolean;
  /** Dice say their abilities, or even what these do; else their pictures and colours have to do. */
  readonly dice: 'pictured' | 'worded' | 'explained';
  /** Too much for the panel: it has to be scrolled. */
  readonly scrolls: boolean;
}

/** Points that a die with its words needs. */
export const WORDED_DIE = 106;
/** The longest name of a colour and its mark, below the picture. */
export const SLIM_DIE = 58;
/** What lies beside the dice, with its name and without. */
export const BACK = { named: 132, slim: 50 } as const;
export const WEAPON = { named: 150, slim: 46 } as const;
/** Two rows of finger targets and the air about them. */
const TWO_ROWS = 116;
/** A line of the list and the air about it: with the ability's name, and with what it does as well. */
const LINE = { worded: 56, explained: 68 } as const;

/** How dice, weapons and the way back share the panel, so that nothing hangs over its edge if it can be helped. */
export function panelFit({ width, height }: Size, dice: number, weapons: number, backs: boolean): PanelFit {
  const inner = width - 2 * space.small;
  const dieWidth = (others: number): number => (inner - others) / dice - space.tiny;
  const aside = (size: 'named' | 'slim'): number => (backs ? BACK[size] + space.tiny : 0) + weapons * (WEAPON[size] + space.tiny);
  const below = aside('slim') > 0 ? TWO_ROWS - LINE.worded : 0;
  const listed = (line: number): boolean => height >= line * dice + below;
  if (listed(LINE.worded)) return { arrangement: 'list', named: aside('named') <= inner, dice: listed(LINE.explained) ? 'explained' : 'worded', scrolls: false };
  const saying = (others: number): PanelFit['dice'] => (dieWidth(others) >= WORDED_DIE ? 'worded' : 'pictured');
  if (height >= TWO_ROWS) return { arrangement: 'rows', named: aside('named') <= inner, dice: saying(0), scrolls: false };
  const named = dieWidth(aside('named')) >= WORDED_DIE;
  const others = aside(named ? 'named' : 'slim');
  return { arrangement: 'row', named, dice: saying(others), scrolls: dieWidth(others) < SLIM_DIE };
}
