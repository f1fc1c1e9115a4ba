import { makeBoard } from '@/engine/parts/grid/board';
import { isInArc, type Arc } from '@/engine/parts/grid/facing';
import { groundFor } from '@/engine/parts/grid/ground';
import { areFlanking, distance, sidesOf } from '@/engine/parts/grid/position';
import { cheapestEnd, newCosts, wayTo } from '@/engine/parts/grid/reach';
import { Sight } from '@/engine/parts/grid/sight';
import { push } from '@/engine/parts/grid/slide';
import type { Base } from '@/engine/parts/grid/squares';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { book } from '@/games/ronins-revenge/rulebook';
import type { Diagram, Spot } from '@/games/ronins-revenge/table/book/diagram';
import { SCENES } from '@/games/ronins-revenge/table/book/scenes';

/** The drawings of the rulebook are judged by the rules themselves. */

const squareOf = ([column, row]: Spot): number => row * FIELD + column;
const at = (spot: Spot, side = 1): Base => ({ anchor: squareOf(spot), side });
function sceneOf(name: string): Diagram {
  const scene = SCENES[name];
  if (!scene) throw new Error(`no drawing ${name}`);
  return scene.diagram;
}
function heroIn(scene: Diagram, id: string): Base {
  const hero = scene.heroes?.find((each) => each.id === id);
  if (!hero) throw new Error(`${id} is not in the drawing`);
  return at(hero.at);
}
function bossIn(scene: Diagram, place = 0): Base & { readonly facing: number } {
  const boss = scene.bosses?.[place];
  if (!boss) throw new Error('no boss in the drawing');
  return { ...at(boss.at, boss.side), facing: boss.facing ?? 0 };
}

test('every picture that a paragraph or a key names is drawn', () => {
  const named = book.chapters.flatMap(({ paragraphs }) => paragraphs.flatMap(({ picture }) => (picture === undefined ? [] : [picture])));
  const strips = ['party', 'sequence', 'break', 'event', 'counterstrike', 'defence', 'wounds', 'dice'];
  expect(named.filter((name) => !strips.includes(name) && SCENES[name] === undefined)).toEqual([]);
  expect(named.length).toBeGreaterThan(25);
});

test('the picture of the arcs: every lettered square lies in its arc alone, every hatched one in two', () => {
  const scene = sceneOf('arcs');
  const boss = bossIn(scene);
  const arcsOf = (spot: Spot) => (['front', 'right', 'rear', 'left'] as const).filter((arc: Arc) => isInArc(sidesOf(FIELD, boss, at(spot)), boss.facing, arc));
  const letters: Readonly<Record<string, Arc>> = { F: 'front', R: 'rear', l: 'left', r: 'right' };
  for (const { squares, letter } of scene.washes ?? []) {
    for (const spot of squares) {
      if (letter === undefined) expect(arcsOf(spot)).toHaveLength(2);
      else expect(arcsOf(spot)).toEqual([letters[letter]]);
    }
  }
});

test('the picture of flanking: who flanks and who does not', () => {
  const scene = sceneOf('flank');
  const [boss, takahiro, sayaka, kensho] = [bossIn(scene), heroIn(scene, 'takahiro'), heroIn(scene, 'sayaka'), heroIn(scene, 'kensho')];
  expect(areFlanking(FIELD, takahiro, sayaka, boss)).toBe(true);
  expect(areFlanking(FIELD, kensho, sayaka, boss)).toBe(true);
  expect(areFlanking(FIELD, takahiro, kensho, boss)).toBe(false);
});

test('the picture of sight: the pillar hides one enemy and not the other', () => {
  const scene = sceneOf('sight');
  const solid = new Uint8Array(FIELD * FIELD);
  for (const { at: spot } of scene.things ?? []) solid[squareOf(spot)] = 1;
  const sight = new Sight(makeBoard(FIELD), solid);
  expect(sight.seesBase(heroIn(scene, 'takahiro'), bossIn(scene, 0))).toBe(false);
  expect(sight.seesBase(heroIn(scene, 'takahiro'), bossIn(scene, 1))).toBe(true);
});

/** What the squares of a drawing mean to somebody who walks: things stop, people do not. */
function groundOf(scene: Diagram, side: number) {
  const [cost, free, tight] = [new Uint8Array(FIELD * FIELD).fill(1), new Uint8Array(FIELD * FIELD).fill(1), new Uint8Array(FIELD * FIELD)];
  for (const { at: spot } of scene.things ?? []) [cost[squareOf(spot)], free[squareOf(spot)], tight[squareOf(spot)]] = [0, 0, 1];
  for (const { at: spot } of scene.heroes ?? []) free[squareOf(spot)] = 0;
  return groundFor(makeBoard(FIELD), side, { cost, free, tight });
}

test('the picture of the boss on its way: the place it takes is the one the rules find', () => {
  const scene = sceneOf('path');
  const [board, boss, target] = [makeBoard(FIELD), bossIn(scene), heroIn(scene, 'sayaka')];
  const [ground, costs] = [groundOf(scene, boss.side), newCosts(board)];
  const end = cheapestEnd(board, ground, boss.anchor, 6, costs, (anchor) => distance(FIELD, { anchor, side: boss.side }, target) <= 1) ?? -1;
  const [first] = scene.washes?.[0]?.squares ?? [];
  expect(end).toBe(first && squareOf(first));
  expect(wayTo(board, ground, costs, boss.anchor, end)).toHaveLength(4);
});

test('the picture of a push: as far as the pillar lets him', () => {
  const scene = sceneOf('push');
  const way = push(makeBoard(FIELD), groundOf(scene, 1), bossIn(scene), heroIn(scene, 'kosuke'), 5);
  const drawn = scene.ways?.[0]?.squares ?? [];
  expect(way).toEqual(drawn.slice(1).map(squareOf));
});
