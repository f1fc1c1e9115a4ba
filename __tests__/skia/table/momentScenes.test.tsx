import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Told } from '@/engine/moments';
import { Replayer } from '@/engine/replayer';
import { parseSave } from '@/engine/save';
import type { GameEvent } from '@/engine/game';
import { bountyTrail } from '@/games/bounty-trail';
import * as ofBountyTrail from '@/games/bounty-trail/table/decisive';
import { momentScene as trailScene } from '@/games/bounty-trail/table/momentScene';
import { dungeonFighter } from '@/games/dungeon-fighter';
import * as ofDungeonFighter from '@/games/dungeon-fighter/table/decisive';
import { momentScene as arenaScene } from '@/games/dungeon-fighter/table/momentScene';
import { rollAndFight } from '@/games/roll-and-fight';
import * as ofRollAndFight from '@/games/roll-and-fight/table/decisive';
import { momentScene as denScene } from '@/games/roll-and-fight/table/momentScene';
import { vengeance } from '@/games/vengeance';
import * as ofVengeance from '@/games/vengeance/table/decisive';
import { momentScene as nightScene } from '@/games/vengeance/table/momentScene';
import { Brush } from '@/skia/brush';
import type { Drawing } from '@/skia/Still';
import type { MomentStory } from '@/table/kit/moment/moment';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

const brush = new Brush(headlessSkia(), typefaces('Rye', 'SpecialElite', 'PermanentMarker', 'BarlowCondensed', 'BarlowCondensedBold'));
const LOOK = { names: ['Ada', 'Bo', 'Cy', 'Di'], seatColours: ['#E4572E', '#3F88C5', '#8AC926', '#B57EDC'] };

type Play = Parameters<typeof Replayer.ofSave>[0];

/** Everything that happened in a match that was kept, with the state at each moment. */
function keptMatch<S, E extends GameEvent>(game: unknown, name: string): readonly Told<S, E>[] {
  const save = parseSave(JSON.parse(readFileSync(path.resolve(__dirname, '../../golden/matches', `${name}.json`), 'utf8')));
  const film = Replayer.ofSave(game as Play, save);
  return Array.from({ length: film.length }, (_, move) => film.moments(move)).flat().map(({ event, state }) => ({ event: event as E, view: state as S }));
}

function drawn(scene: Drawing | undefined, name?: string): Picture {
  if (!scene) throw new Error('no board');
  const picture = paint(scene.width * 2, scene.height * 2, (canvas) => {
    canvas.scale(2, 2);
    scene.draw(brush, canvas);
  });
  if (process.env.PICTURES !== undefined && name !== undefined) writeFileSync(path.join(process.env.PICTURES, `${name}.png`), picture.png);
  return picture;
}

/** The story up to the heaviest event, and the one up to the first that weighs anything. */
function storiesOf<S, E extends GameEvent>(told: readonly Told<S, E>[], weigh: (event: E) => number): readonly [MomentStory<S, E>, MomentStory<S, E>] {
  const weights = told.map(({ event }) => weigh(event));
  const upTo = (index: number): MomentStory<S, E> => ({ told: told.slice(Math.max(0, index - 60), index + 1), ...LOOK });
  return [upTo(weights.indexOf(Math.max(...weights))), upTo(weights.findIndex((weight) => weight > 0))];
}

test('Bounty Trail shows the grid with the poster still on it, and marks it', () => {
  const told = keptMatch<Parameters<typeof trailScene>[0]['told'][number]['view'], Parameters<typeof ofBountyTrail.weigh>[0]>(bountyTrail.game, 'bounty-trail-2-end');
  const [decisive, first] = storiesOf(told, ofBountyTrail.weigh);
  const whole = drawn(trailScene(decisive), 'bounty-trail');
  expect(whole.differsFrom(drawn(trailScene(first)))).toBeGreaterThan(0.01);
  const captured = told.findIndex(({ event }) => event.type === 'captured');
  const story = { told: told.slice(0, captured + 1), ...LOOK };
  const bare = { told: told.slice(captured, captured + 1), ...LOOK };
  // The poster is gone at the very moment; the story still knows it.
  expect(drawn(trailScene(story), 'bounty-trail-captured').differsFrom(drawn(trailScene(bare)))).toBeGreaterThan(0.01);
});

test('Roll & Fight shows the den of whoever did it, with the room lit', () => {
  const told = keptMatch<Parameters<typeof denScene>[0]['told'][number]['view'], Parameters<typeof ofRollAndFight.weigh>[0]>(rollAndFight.game, 'roll-and-fight-1-end');
  const [decisive] = storiesOf(told, ofRollAndFight.weigh);
  const coming = told.filter(({ event }) => event.type === 'denEntered').slice(0, 1);
  expect(drawn(denScene(decisive), 'roll-and-fight').differsFrom(drawn(denScene({ told: coming, ...LOOK })))).toBeGreaterThan(0.005);
  expect(denScene({ told: told.filter(({ event }) => event.type === 'roundStarted').slice(0, 1), ...LOOK })).toBeUndefined();
});

test('Vengeance shows the Den as it was left, with chalk where somebody lay', () => {
  const told = keptMatch<Parameters<typeof nightScene>[0]['told'][number]['view'], Parameters<typeof ofVengeance.weigh>[0]>(vengeance.game, `vengeance-${vengeance.game.version}-end`);
  const [decisive] = storiesOf(told, ofVengeance.weigh);
  const last = decisive.told[decisive.told.length - 1];
  expect(last?.event.type).toBe('scored');
  expect(last && ofVengeance.momentOf(last.event)?.how).toMatch(/^\d+ points?$/);
  const entered = decisive.told.find(({ view }) => view.fight && view.fight.den === last?.view.fight?.den && view.fight.roll === 1);
  if (!entered) throw new Error('nobody went in');
  expect(drawn(nightScene(decisive), 'vengeance').differsFrom(drawn(nightScene({ told: [entered], ...LOOK })))).toBeGreaterThan(0.005);
  expect(nightScene({ told: told.filter(({ view }) => !view.fight).slice(0, 1), ...LOOK })).toBeUndefined();
});

test('Dungeon Fighter shows the target with the die where it lies', () => {
  const told = keptMatch<Parameters<typeof arenaScene>[0]['told'][number]['view'], Parameters<typeof ofDungeonFighter.weigh>[0]>(dungeonFighter.game, 'dungeon-fighter-2-end');
  const [decisive, first] = storiesOf(told, ofDungeonFighter.weigh);
  expect(drawn(arenaScene(decisive), 'dungeon-fighter').differsFrom(drawn(arenaScene(first)))).toBeGreaterThan(0.005);
  expect(arenaScene({ told: [], ...LOOK })).toBeUndefined();
});
