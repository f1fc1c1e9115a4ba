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
    name: 'Kill ’Em All', words: 'Most scored Vengeance cards: 5. Second: 2.',
    scoring: { kind: 'most', count: 'scored', first: 5, second: 2 },
  },
  everyLastGang: {
    name: 'Every Last Gang', words: 'Scored cards of all gangs in play: 5. Of all but one: 2.',
    scoring: { kind: 'gangs', all: 5, allButOne: 2 },
  },
  oneBloodline: {
    name: 'One Bloodline', words: 'Most scored cards of a single gang: 5. Second: 2.',
    scoring: { kind: 'most', count: 'scoredOfOneGang', first: 5, second: 2 },
  },
  scorchedEarth: {
    name: 'Scorched Earth', words: 'Most Dens cleared, Boss and Minions in one Fight: 5. Second: 2.',
    scoring: { kind: 'most', count: 'cleared', first: 5, second: 2 },
  },
  stillStanding: {
    name: 'Still Standing', words: 'Fewest damage cubes among those who killed two Bosses: 4. Second: 2.',
    scoring: { kind: 'fewestCubes', first: 4, second: 2, bossesKilled: 2 },
  },
};

export const MISSIONS_IN_PLAY = 2;
/** From this many players on a second place is worth something. */
export const SECOND_PLACE_FROM = 3;
