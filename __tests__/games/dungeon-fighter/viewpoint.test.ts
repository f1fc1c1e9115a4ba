import { project } from '@/dice/look/camera';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { SOUTH } from '@/games/dungeon-fighter/rules/throw/stance';
import { ABOVE, aimingLens } from '@/games/dungeon-fighter/table/arena/lens';
import { crossedFrom } from '@/games/dungeon-fighter/table/throwing/measure';
import { viewpointFor } from '@/games/dungeon-fighter/table/throwing/viewpoint';
import { padOf } from '@/games/dungeon-fighter/table/throwing/pad';

/** The smallest phone in the practice range and in a fight, a phone, a tablet. */
const GLASSES = [{ width: 360, height: 171, above: 26 }, { width: 360, height: 240, above: ABOVE }, { width: 390, height: 420, above: ABOVE }, { width: 820, height: 700, above: ABOVE }];
const PAIRS: readonly (readonly RequirementId[])[] = REQUIREMENT_IDS.flatMap((one, index) => REQUIREMENT_IDS.slice(index).map((other) => (one === other ? [one] : [one, other])));

test('DF-186 board, hand and what a finger has to pass are on the glass for every pair of throws', () => {
  expect(PAIRS).toHaveLength(253);
  const lost: string[] = [];
  for (const ids of PAIRS) {
    for (const { above, ...size } of GLASSES) {
      const viewpoint = viewpointFor(ids, SOUTH, above);
      const pad = padOf(size, viewpoint, false);
      const middle = project(aimingLens(size, viewpoint), 0, 0, 0);
      const onGlass = (y: number, edge: number): boolean => y >= edge && y <= size.height - edge;
      const legible = onGlass(pad.die.y, 24) && onGlass(middle.y, 8) && (!ids.includes('underTheLegShot') || onGlass(pad.arch.y, 8));
      if (!legible) lost.push(`${ids.join('+')} at ${size.width}×${size.height}: die ${Math.round(pad.die.y)}, board ${Math.round(middle.y)}`);
      if (ids.includes('crossbowShot') && crossedFrom(pad) < 26 + 8) lost.push(`${ids.join('+')} at ${size.height}: no room to shoot from`);
    }
  }
  expect(lost).toEqual([]);
});
