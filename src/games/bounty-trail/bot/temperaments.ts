/** How a computer player leans, whatever its level: a line of numbers, 0 where it does not care. */
export interface Leanings {
  /** Added to the worth of red and black bounties, as a share of their printed $. */
  readonly dear: number;
  /** Never offers more than one bullet or heart for so many printed $; 0: no limit of its own. */
  readonly dollarsPerOffer: number;
  /** $ that one heart is worth; 0: what the level thinks. */
  readonly perHeart: number;
  /** Plans no path that ends with fewer hearts, if there is another. */
  readonly heartsKept: number;
  /** Bids nothing with fewer bullets. */
  readonly bulletsToBid: number;
  /** Added to what cards bring that pay on the last step or on a short path, as a share of it. */
  readonly lyingInWait: number;
  /** $ for ending the path where a rival will surely come by. */
  readonly ambush: number;
  /** Share of what the richest rival would miss that counts as a gain of one's own. */
  readonly spite: number;
}

export const EVEN: Leanings = { dear: 0, dollarsPerOffer: 0, perHeart: 0, heartsKept: 0, bulletsToBid: 0, lyingInWait: 0, ambush: 0, spite: 0 };

export const TEMPERAMENT_IDS = ['greedy', 'careful', 'ambusher', 'spoiler'] as const;
export type TemperamentId = (typeof TEMPERAMENT_IDS)[number];

export const isTemperament = (id: string | undefined): id is TemperamentId => TEMPERAMENT_IDS.some((known) => known === id);

export interface TemperamentCard {
  readonly label: string;
  readonly words: string;
  readonly leanings: Leanings;
}

export const TEMPERAMENTS: Readonly<Record<TemperamentId, TemperamentCard>> = {
  greedy: { label: 'Greedy', words: 'Rides for the dearest poster and bids high for it.', leanings: { ...EVEN, dear: 0.15, dollarsPerOffer: 60 } },
  careful: { label: 'Careful', words: 'Counts hearts before money and holsters a gun that is nearly empty.', leanings: { ...EVEN, perHeart: 160, heartsKept: 3, bulletsToBid: 5 } },
  ambusher: { label: 'Ambusher', words: 'Ends its path where others pass, and waits.', leanings: { ...EVEN, lyingInWait: 0.3, ambush: 50 } },
  spoiler: { label: 'Spoiler', words: 'Takes what the richest hunter is riding for.', leanings: { ...EVEN, spite: 0.3 } },
};
