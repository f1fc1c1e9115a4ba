import { battleRules } from '@/games/ronins-revenge/game';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { momentOf, weigh } from '@/games/ronins-revenge/table/ending/decisive';
import { momentScene } from '@/games/ronins-revenge/table/ending/momentScene';
import { Brush } from '@/skia/brush';
import type { Drawing } from '@/skia/Still';
import { fight, put, strike, struckBy, turnOf, type Fight } from '@tests/games/ronins-revenge/fight';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

// As in a browser, whose drawings these are.
beforeAll(() => battleRules.prepare());

const brush = new Brush(headlessSkia(), typefaces('Inter', 'InterBold'));

/** The story up to the last event of a kind. */
function storyUpTo(s: Fight, events: readonly BattleEvent[], type: BattleEvent['type']) {
  const end = events.findIndex((event) => event.type === type);
  const told = events.slice(0, end + 1).map((event) => ({ event, view: s.view(0) }));
  const event = events[end];
  if (!event) throw new Error(`no ${type}`);
  return { event, story: { told, names: ['Kaja'], seatColours: [] } };
}

const struck = () => {
  const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
  return storyUpTo(s, strike(s, 'takahiro', 'Measured Cut'), 'struck');
};

const taken = () => {
  const s = struckBy(put(fight(), 'takahiro', 'H6'), { damage: 9 }, 'takahiro');
  return storyUpTo(s, s.play(0, { kind: 'takeIt' }), 'heroStruck');
};

const drawn = (scene: Drawing | undefined): Picture => {
  if (!scene) throw new Error('no scene');
  return paint(Math.round(scene.width / 3), Math.round(scene.height / 3), (canvas) => {
    canvas.scale(1 / 3, 1 / 3);
    scene.draw(brush, canvas);
  });
};

test('RR-393 a battle that is won was decided by the hardest blow at the boss, a lost one by the hardest that a hero took', () => {
  const [given, got] = [struck().event, taken().event];
  expect([weigh(given, { won: true }) > 0, weigh(got, { won: true })]).toEqual([true, 0]);
  expect([weigh(given, { won: false }), weigh(got, { won: false }) > 0]).toEqual([0, true]);
  if (given.type !== 'struck') throw new Error('no blow');
  expect(weigh({ ...given, target: 'chainWretch:0' }, { won: true })).toBe(0);
});

test('RR-393 it is told with who did it, and how', () => {
  const { event, story } = struck();
  if (event.type !== 'struck') throw new Error('no blow');
  expect(momentOf(event, story)).toEqual({ title: `A blow of ${event.damage}`, how: 'Takahiro with Measured Cut', icon: 'crossed-swords' });
  expect(momentOf(taken().event)).toMatchObject({ icon: 'death-skull' });
  expect(momentOf({ type: 'battleWon' })).toBeUndefined();
});

test('RR-393 the picture shows the field around both of them', () => {
  for (const { story } of [struck(), taken()]) {
    const scene = momentScene(story);
    expect(scene && scene.width / scene.height).toBeCloseTo(1.2, 1);
    expect(drawn(scene).differsFrom(drawn(scene && { ...scene, draw: () => undefined }))).toBeGreaterThan(0.5);
  }
  expect(momentScene({ told: [], names: [], seatColours: [] })).toBeUndefined();
});
