export const MINION_TYPES = ['grunt', 'toughGuy', 'gunman', 'blocker', 'henchman'] as const;
export type MinionType = (typeof MINION_TYPES)[number];

/** Where the hero must be to be hurt: in the enemy's zone, next door, or either. */
export type Reach = 'own' | 'adjacent' | 'both';

export interface Minion {
  readonly name: string;
  readonly health: number;
  readonly reach: Reach;
  readonly words: string;
}

export const MINIONS: Readonly<Record<MinionType, Minion>> = {
  grunt: { name: 'Grunt', health: 1, reach: 'own', words: 'Shots into its zone must take a Grunt first.' },
  toughGuy: { name: 'Tough Guy', health: 2, reach: 'own', words: 'Needs two damage in one roll.' },
  gunman: { name: 'Gunman', health: 1, reach: 'adjacent', words: 'Hurts a hero next door, never in its own zone.' },
  blocker: { name: 'Blocker', health: 1, reach: 'own', words: 'No Move and no Run out of its zone.' },
  henchman: { name: 'Henchman', health: 1, reach: 'own', words: 'Comes when the Den is attacked, with the ability of the Boss’s gang.' },
};

/** As the Den and Boss tables spell them. */
const MINION_LETTERS: Readonly<Record<string, MinionType>> = { g: 'grunt', t: 'toughGuy', n: 'gunman', b: 'blocker', h: 'henchman' };

/** Reads "gth"; the mark of a Wild icon is somebody else's. */
export function minionsIn(letters: string): readonly MinionType[] {
  const minions: MinionType[] = [];
  for (const letter of letters) {
    const type = MINION_LETTERS[letter];
    if (type) minions.push(type);
  }
  return minions;
}
