import type { DefaultAbilityId } from './abilities';

export const HERO_IDS = ['shadowman', 'kaja', 'johnnySilver', 'littleGudrun', 'leaPistolera'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export interface MindSpace {
  /** Montage dice. */
  readonly value: number;
  /** The S: one claimed die may be turned. */
  readonly swap: boolean;
  /** Victory points lost at the end if this is the right-most covered space. */
  readonly penalty: number;
}

export type Bonus = 'none' | 'plain' | 'shot';

export interface SkillSpace {
  /** Red Fight dice. */
  readonly value: number;
  /** Whether the green die is rolled too, and whether its Skill Shot counts. */
  readonly bonus: Bonus;
}

export interface Hero {
  readonly name: string;
  readonly epithet: string;
  readonly words: string;
  readonly mind: readonly MindSpace[];
  readonly skill: readonly SkillSpace[];
  readonly health: readonly number[];
  readonly ability: DefaultAbilityId;
}

/** "3S 3 2S": values with their marks; the penalties stand above the same spaces. */
function mindTrack(values: string, penalties: string): readonly MindSpace[] {
  const above = penalties.split(' ').map(Number);
  return values.split(' ').map((space, i) => ({ value: Number(space.charAt(0)), swap: space.endsWith('S'), penalty: above[i] ?? 0 }));
}

const BONUS_MARKS: Readonly<Record<string, Bonus>> = { s: 'shot', b: 'plain' };

/** "4s 4b 4": values with the bonus symbol, s for shot, b for plain. */
const skillTrack = (values: string): readonly SkillSpace[] =>
  values.split(' ').map((space) => ({ value: Number(space.charAt(0)), bonus: BONUS_MARKS[space.charAt(1)] ?? 'none' }));

const healthTrack = (spaces: number): readonly number[] => Array.from({ length: spaces }, (_, i) => spaces - i);

export const HEROES: Readonly<Record<HeroId, Hero>> = {
  shadowman: {
    name: 'Shadowman', epithet: 'the Night Clerk', words: 'Knows every room number in town, and who checked out early.',
    mind: mindTrack('3S 3 3 2S 2 1S 1', '0 1 2 3 4 5 6'), skill: skillTrack('4s 4b 4 3s 3b 3 2b'), health: healthTrack(6), ability: 'stepAside',
  },
  kaja: {
    name: 'Kaja', epithet: 'the Florist', words: 'Cuts stems all day and thinks of other things.',
    mind: mindTrack('3S 3 2S 2 2 1S 1', '0 1 1 2 3 4 5'), skill: skillTrack('4s 4b 4b 3s 3b 3 2b 2'), health: healthTrack(5), ability: 'veteran',
  },
  johnnySilver: {
    name: 'Johnny Silver', epithet: 'the Crooner', words: 'Sang for the families for twenty years and remembers every table.',
    mind: mindTrack('4 3S 3 3 2S 2 1S 1', '0 0 0 0 1 2 3 4'), skill: skillTrack('4b 4 3s 3b 3 2s 2'), health: healthTrack(6), ability: 'softShoe',
  },
  littleGudrun: {
    name: 'Little Gudrun', epithet: 'the Widow', words: 'Was gentle while somebody asked her to be.',
    mind: mindTrack('2S 2 2 1S 1 1', '1 2 3 4 5 6'), skill: skillTrack('4b 4 4 3s 3b 3 2 2'), health: healthTrack(7), ability: 'bearTemper',
  },
  leaPistolera: {
    name: 'Lea Pistolera', epithet: 'the Courier', words: 'Delivers on time; this one is late and personal.',
    mind: mindTrack('3 3 2S 2 1S 1', '0 1 2 3 4 5'), skill: skillTrack('4s 4b 4b 4 3s 3b 3 2s'), health: healthTrack(4), ability: 'quickdraw',
  },
};
