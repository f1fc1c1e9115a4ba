import { DEFAULT_OPTIONS, type Options } from './options';

/** The hunt of a calendar day ("2031-05-04"): level Deputy, default options, the character dealt by the seed. */
export const dailyHunt = (day: string): { readonly options: Options; readonly seed: string } => ({
  options: { ...DEFAULT_OPTIONS, seats: 1, level: 'deputy', characters: [] },
  seed: `bounty-trail/daily/${day}`,
});
