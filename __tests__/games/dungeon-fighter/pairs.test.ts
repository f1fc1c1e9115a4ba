/** Every pair of special throws, made by a held key: a combination that nobody can perform would be a trap (DF-186, DF-305). */
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { performed } from '@/games/dungeon-fighter/rules/throw/judge';
import { demandLaunch } from '@/games/dungeon-fighter/rules/throw/launch';
import { SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { ABOVE } from '@/games/dungeon-fighter/table/arena/lens';
import { Attempt } from '@/games/dungeon-fighter/table/throwing/attempt';
import { actsFor, type ActKind } from '@/games/dungeon-fighter/table/throwing/acts';
import { canBeSensed } from '@/games/dungeon-fighter/table/throwing/evidence';
import { ghostStroke } from '@/games/dungeon-fighter/table/throwing/ghostFinger';
import { launchBy, type Setting } from '@/games/dungeon-fighter/table/throwing/launching';
import { viewpointFor } from '@/games/dungeon-fighter/table/throwing/viewpoint';
import { padOf } from '@/games/dungeon-fighter/table/throwing/pad';
import { Probe } from '@/games/dungeon-fighter/table/throwing/probe';

import { SIZE, thrownBy } from './heldKey';

const PAIRS: readonly (readonly RequirementId[])[] = REQUIREMENT_IDS.flatMap((one, index) => REQUIREMENT_IDS.slice(index).map((other) => (one === other ? [one] : [one, other])));

test.each([['two hands', false], ['one hand', true]] as const)('DF-186, DF-305 one key performs every pair of throws (%s)', (_hands, oneHanded) => {
  const failed: string[] = [];
  for (const ids of PAIRS) {
    const { result, setting } = thrownBy(ids, { oneHanded, aside: -(stanceFor(ids).aside ?? 0) });
    if (result?.kind !== 'throw') failed.push(`${ids.join(' + ')}: nothing thrown${result?.kind === 'again' ? `, ${result.words}` : ''}`);
    else {
      for (const id of ids) if (!performed(id, result.gates)) failed.push(`${ids.join(' + ')}: ${id} not performed by ${result.gates.filter(({ req }) => req === id).map(({ key, value }) => `${key} ${value}`).join(', ') || 'nothing'}`);
      demandLaunch(launchBy(result.motion, setting), ids);
    }
  }
  expect(failed).toEqual([]);
});

const kindsOf = (...ids: RequirementId[]): readonly ActKind[] => actsFor(ids, 'touch').map(({ kind }) => kind);

test('DF-190 what the last gesture has no room for comes before it, the dark before everything', () => {
  expect(kindsOf('spinShot')).toEqual(['flick']);
  expect(kindsOf('crossbowShot', 'spinShot')).toEqual(['twirl', 'cross']);
  expect(kindsOf('headShot', 'underTheLegShot', 'underTheTableShot')).toEqual(['lift', 'head']);
  expect(kindsOf('piousShot', 'noseShot', 'blindShot')).toEqual(['dark', 'palms', 'ramp']);
  expect(kindsOf('jumpShot', 'blindShot', 'spinShot')).toEqual(['dark', 'twirl', 'crouch', 'flick']);
});

test('DF-190 a stroke from below that misses the arch is no throw under the leg', () => {
  const ids: RequirementId[] = ['headShot', 'underTheLegShot'];
  const pad = padOf(SIZE, viewpointFor(ids, SOUTH, ABOVE), false);
  const attempt = new Attempt({ ids, azimuth: SOUTH, loft: 0, assist: 'off' }, pad, 'touch', new Probe(), () => 0);
  const beside = pad.arch.x + 100;
  attempt.down(1, { x: beside, y: pad.die.y + 20 }, 0);
  attempt.move(1, { x: beside, y: 2 }, 60);
  expect(attempt.up(1, { x: beside, y: 2 }, 70)).toEqual({ kind: 'next' });
  expect(performed('underTheLegShot', attempt.gates)).toBe(false);
});

test.each([[120, true], [520, false]] as const)('DF-189 folded palms that begin %i ms after the hop: %s', (wait, inTime) => {
  const ids: RequirementId[] = ['piousShot', 'jumpShot'];
  const setting: Setting = { ids, azimuth: SOUTH, loft: 0, assist: 'off' };
  const pad = padOf(SIZE, viewpointFor(ids, SOUTH, ABOVE), false);
  const attempt = new Attempt(setting, pad, 'touch', new Probe(), () => 0);
  attempt.down(1, pad.die, 0);
  attempt.up(1, pad.die, 420);
  const path = ghostStroke('palms', pad, setting, 420 + wait, 420 + wait + 600);
  path.forEach((point, index) => (index === 0 ? attempt.down(1, point, point.t) : attempt.move(1, point, point.t)));
  const last = path[path.length - 1];
  const result = last && attempt.up(1, last, last.t);
  if (result?.kind !== 'throw') throw new Error('nothing thrown');
  expect(performed('piousShot', result.gates)).toBe(true);
  expect(performed('jumpShot', result.gates)).toBe(inTime);
});

test('DF-306 what the phone alone throws is thrown by touch when a finger has something else to prove', () => {
  expect(canBeSensed(['noseShot'])).toBe(true);
  expect(canBeSensed(['noseShot', 'bankShot', 'farShot'])).toBe(true);
  expect(canBeSensed(['noseShot', 'weakHandShot'])).toBe(false);
  expect(canBeSensed(['sittingShot', 'spinShot', 'blindShot'])).toBe(true);
});
