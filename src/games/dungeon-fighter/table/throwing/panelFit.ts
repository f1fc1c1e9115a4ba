import type { Size } from '@/table/board/fit';
import { space } from '@/theme';

export interface PanelFit {
  /** One row for everything; dice above the rest; or one line each, with what the ability does. */
  readonly arrangement: 'row' | 'rows' | 'list';
  /** Weapons and the way back say their names in full, beside their pictures. */
  readonly named: boolean;
  /** Dice say their abilities; else their pictures and colours have to do. */
  readonly worded: boolean;
}

/** Points that a die with its words needs. */
export const WORDED_DIE = 86;
/** The longest name of a colour and its mark, below the picture. */
export const SLIM_DIE = 58;
/** What lies beside the dice, with its name and without. */
export const BACK = { named: 132, slim: 50 } as const;
export const WEAPON = { named: 150, slim: 46 } as const;
/** Two rows of finger targets and the air about them. */
const TWO_ROWS = 116;
/** A line of the list, and the air about it. */
const LINE = 68;

/** How die, weapons and the way back share the panel, so that nothing hangs over its edge if it can be helped. */
export function panelFit({ width, height }: Size, dice: number, weapons: number, backs: boolean): PanelFit {
  const inner = width - 2 * space.small;
  const dieWidth = (others: number): number => (inner - others) / dice - space.tiny;
  const aside = (size: 'named' | 'slim'): number => (backs ? BACK[size] + space.tiny : 0) + weapons * (WEAPON[size] + space.tiny);
  if (height >= LINE * (dice + weapons + (backs ? 1 : 0)) + space.large) return { arrangement: 'list', named: true, worded: true };
  if (height >= TWO_ROWS) return { arrangement: 'rows', named: aside('named') <= inner, worded: dieWidth(0) >= WORDED_DIE };
  const named = dieWidth(aside('named')) >= WORDED_DIE;
  return { arrangement: 'row', named, worded: dieWidth(aside(named ? 'named' : 'slim')) >= WORDED_DIE };
}
