import { battleGame } from '@/games/ronins-revenge/game';
import { BATTLES, RECORDED, battleAsItIs } from '@tests/golden/roninBattles';

/** A save kept from every version holds one battle against one boss; people have begun others. */
describe('battles that were begun go on as they would have', () => {
  test.each(BATTLES)('%s leads where it led, or the game has another version', (name) => {
    // `npm run golden` writes them anew for another version.
    if (RECORDED.version !== battleGame.version) return;
    if (battleAsItIs(name) === RECORDED.led[name]) return;
    throw new Error(
      `${battleGame.title}: the battle “${name}” does not go as it went. A rule or a table of content has changed, and people have battles like it: ` +
        `raise the version of the game to ${battleGame.version + 1} and say in its \`migrations\` how old matches go on; then \`npm run golden\` writes down how these go now.`,
    );
  });

  test('every battle has been written down', () => {
    expect(Object.keys(RECORDED.led)).toEqual(BATTLES);
  });
});
