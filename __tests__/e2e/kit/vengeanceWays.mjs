export const ROLL = /^Shake, swipe or tap to roll/;

/** What is pressed, the first that is there: a person who wants to see the end of it. */
export const WAYS = [
  /^Yes, /, ROLL, /^Keep all$/, /^Claim (Double Heal|Upgrade|Recon|Wild|Speed)$/, /^Leave them$/, /^Lay them face down$/,
  /^Take \d+ (Heal|Upgrade|Recon) points?$/, /^Heal .* for 1,/, /^Gain a Recon token$/, /^Done/, /^Draw \d+ cards?$/, /^Keep (Heal|Upgrade|Recon) /, /^Put under the deck/,
  /^Storm /, /^Stay and roll$/, /^Fight$/, /^Score \d+ points?$/, /^Get out: /, /^Take the hit/, /^End the roll/, /^Keep all cards, score nothing$/,
  /^Go on$/, /^Pass$/, /^Den 1: /, /^Den [2-6]: /,
];
