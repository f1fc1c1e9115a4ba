export const GANGS = {
  ashWagon: 'Ash Wagon Gang',
  coldwater: 'Coldwater Riders',
  needleCreek: 'Needle Creek Outfit',
} as const;

export type GangId = keyof typeof GANGS;
