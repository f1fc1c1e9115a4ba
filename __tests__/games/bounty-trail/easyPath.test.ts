import { planFault, stepsNeeded } from '@/games/bounty-trail/rules/path';
import { project } from '@/games/bounty-trail/rules/projection';
import { easyPath } from '@/games/bounty-trail/table/planning/easyPath';
import { trail } from './trail';

describe('the path that is shown to newcomers', () => {
  test('BT-24 comes in from outside, is as long as it must be, and could be locked', () => {
    for (const seed of [1, 2, 3]) {
      const { state } = trail({ round: 1, seats: seed });
      const path = easyPath(state, 0);
      expect(path?.steps).toHaveLength(stepsNeeded(state, 0));
      expect(path && planFault(state, 0, path)).toBeUndefined();
    }
  });

  test('goes where it costs nothing, if it can', () => {
    // Everything is bare but one dear card in the corner.
    const { state } = trail({ round: 1, grid: ['K20 -- -- --', '-- -- -- --', '-- -- -- --', '-- -- -- --'] });
    const path = easyPath(state, 0);
    expect(path && project(state, 0, path).steps.map(({ price }) => price.bullets + price.hearts)).toEqual([0, 0, 0]);
  });
});
