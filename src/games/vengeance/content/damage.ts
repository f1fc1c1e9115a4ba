/** The three attribute tracks and the damage that fills them. */
export const TRACKS = ['mind', 'skill', 'health'] as const;
export type TrackName = (typeof TRACKS)[number];

export const DAMAGE_NAMES: Readonly<Record<TrackName, string>> = { mind: 'Stress', skill: 'Broken', health: 'Hurt' };

/** Cubes as a card prints them. */
export interface Wound {
  readonly track: TrackName;
  readonly severe: boolean;
  readonly count: number;
}

export type Cube = 'normal' | 'severe';

/** Heal points that one cube costs. */
export const HEAL_COST: Readonly<Record<Cube, Readonly<Record<TrackName, number>>>> = {
  normal: { health: 1, mind: 3, skill: 3 },
  severe: { health: 3, mind: 3, skill: 4 },
};
