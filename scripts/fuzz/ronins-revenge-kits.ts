import { unusedAfter } from '../../__tests__/games/ronins-revenge/exhaustiveKits';

/**
 * npx tsx scripts/fuzz/ronins-revenge-kits.ts [battles]: random battles with changing outfits until every skill, ultimate,
 * weapon, armor, flask, consumable and relic has been used or worn. Prints what has not; nothing must be left.
 */
const [, , battles = '400'] = process.argv;
const unused = unusedAfter(Number(battles));
console.log(unused.length === 0 ? 'everything has been used' : `never used: ${unused.join(', ')}`);
process.exitCode = unused.length === 0 ? 0 : 1;
