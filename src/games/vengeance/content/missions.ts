export const MISSION_IDS = ['killEmAll', 'everyLastGang', 'oneBloodline', 'scorchedEarth', 'stillStanding'] as const;
export type MissionId = (typeof MISSION_IDS)[number];

/** How a mission is counted; who has most, or fewest, takes the first place. */
export type MissionScoring =
  | { readonly kind: 'most'; readonly count: 'scored' | 'scoredOfOneGang' | 'cleared'; readonly first: number; readonly second: number }
  | { readonly kind: 'fewestCubes'; readonly first: number; readonly second: number; readonly bossesKilled: number }
  | { readonly kind: 'gangs'; readonly all: number; readonly allButOne: number };

export interface Mission {
  readonly name: string;
  /** What is counted. */
  readonly words: string;
  readonly scoring: MissionScoring;
}

export const MISSIONS: Readonly<Record<MissionId, Mission>> = {
  killEmAll: {
    name: 'Kill ’Em All', words: 'Most scored Vengeance cards',
    scoring: { kind: 'most', count: 'scored', first: 1, second: 1 },
  },
  everyLastGang: {
    name: 'Every Last Gang', words: 'Scored cards of every gang in play',
    scoring: { kind: 'gangs', all: 6, allButOne: 3 },
  },
  oneBloodline: {
    name: 'One Bloodline', words: 'Most scored cards of a single gang',
    scoring: { kind: 'most', count: 'scoredOfOneGang', first: 2, second: 1 },
  },
  scorchedEarth: {
    name: 'Scorched Earth', words: 'Most Dens cleared (Boss and Minions in one Fight)',
    scoring: { kind: 'most', count: 'cleared', first: 2, second: 1 },
  },
  stillStanding: {
    name: 'Still Standing', words: 'Fewest damage cubes among those who killed two Bosses',
    scoring: { kind: 'fewestCubes', first: 7, second: 3, bossesKilled: 2 },
  },
};

export const MISSIONS_IN_PLAY = 2;
/** From this many players on a second place is worth something. */
export const SECOND_PLACE_FROM = 3;

/** What is counted and what it is worth among so many players; without a number, among any. */
export function missionWords(id: MissionId, players?: number): string {
  const { words, scoring } = MISSIONS[id];
  const worth = (points: number) => `${words}: ${points} ${points === 1 ? 'point' : 'points'}.`;
  if (scoring.kind === 'gangs') return `${worth(scoring.all)} Of all but one: ${scoring.allButOne}.`;
  if (players === undefined) return `${worth(scoring.first)} Second, where three or four play: ${scoring.second}.`;
  return players < SECOND_PLACE_FROM ? worth(scoring.first) : `${worth(scoring.first)} Second: ${scoring.second}.`;
}
