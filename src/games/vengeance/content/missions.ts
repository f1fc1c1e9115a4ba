export const MISSION_IDS = ['killEmAll', 'everyLastGang', 'oneBloodline', 'scorchedEarth', 'stillStanding'] as const;
export type MissionId = (typeof MISSION_IDS)[number];

/** How a mission is counted; who has most, or fewest, takes the first place. */
export type MissionScoring =
  | { readonly kind: 'most'; readonly count: 'scored' | 'scoredOfOneGang' | 'cleared'; readonly first: number; readonly second: number }
  | { readonly kind: 'fewestCubes'; readonly first: number; readonly second: number; readonly bossesKilled: number }
  | { readonly kind: 'gangs'; readonly all: number; readonly allButOne: number };

export interface Mission {
  readonly name: string;
  readonly words: string;
  readonly scoring: MissionScoring;
}

export const MISSIONS: Readonly<Record<MissionId, Mission>> = {
  killEmAll: {
    name: 'Kill ’Em All', words: 'Most scored Vengeance cards: 1. Second: 1.',
    scoring: { kind: 'most', count: 'scored', first: 1, second: 1 },
  },
  everyLastGang: {
    name: 'Every Last Gang', words: 'Scored cards of all gangs in play: 6. Of all but one: 3.',
    scoring: { kind: 'gangs', all: 6, allButOne: 3 },
  },
  oneBloodline: {
    name: 'One Bloodline', words: 'Most scored cards of a single gang: 2. Second: 1.',
    scoring: { kind: 'most', count: 'scoredOfOneGang', first: 2, second: 1 },
  },
  scorchedEarth: {
    name: 'Scorched Earth', words: 'Most Dens cleared, Boss and Minions in one Fight: 2. Second: 1.',
    scoring: { kind: 'most', count: 'cleared', first: 2, second: 1 },
  },
  stillStanding: {
    name: 'Still Standing', words: 'Fewest damage cubes among those who killed two Bosses: 7. Second: 3.',
    scoring: { kind: 'fewestCubes', first: 7, second: 3, bossesKilled: 2 },
  },
};

export const MISSIONS_IN_PLAY = 2;
/** From this many players on a second place is worth something. */
export const SECOND_PLACE_FROM = 3;
