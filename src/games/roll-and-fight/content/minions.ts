export const MINION_TYPES = ['grunt', 'toughGuy', 'blocker', 'henchman', 'gunman'] as const;
export type MinionType = (typeof MINION_TYPES)[number];

export interface MinionKind {
  readonly name: string;
  readonly plural: string;
  /** The letter of the den tables. */
  readonly letter: string;
  /** Damage in one Fighting Phase that kills. */
  readonly toughness: number;
  /** Where the hero must stand to be wounded by it in Resolution; absent: it never wounds. */
  readonly wounds?: 'sameRoom' | 'near';
  readonly words: string;
}

export const MINIONS: Readonly<Record<MinionType, MinionKind>> = {
  grunt: { name: 'Grunt', plural: 'Grunts', letter: 'g', toughness: 1, words: 'Shields the boss in its room from all damage.' },
  toughGuy: { name: 'Tough guy', plural: 'Tough guys', letter: 't', toughness: 2, words: 'Takes two damage in one fight before he falls.' },
  blocker: { name: 'Blocker', plural: 'Blockers', letter: 'b', toughness: 1, words: 'Nobody leaves his room while he stands.' },
  henchman: { name: 'Henchman', plural: 'Henchmen', letter: 'h', toughness: 1, wounds: 'sameRoom', words: 'Wounds you in Resolution if you end in his room.' },
  gunman: { name: 'Gunman', plural: 'Gunmen', letter: 's', toughness: 1, wounds: 'near', words: 'Wounds you in Resolution in his room and from next door.' },
};
