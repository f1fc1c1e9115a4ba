import { cheapestWay, costsFrom, OUT_OF_REACH } from '@/engine/parts/den/costs';
import { makeGraph, type DenGraph, type Door } from '@/engine/parts/den/graph';
import { waysBetween } from '@/engine/parts/den/ways';
import { Random } from '@/engine/random';

/** Out of 0 over 1 (dear, short), over 2 and 3 (cheap, long) or over 4 (as dear as 1). */
const den = makeGraph(6, [[0, 1], [1, 5], [0, 2], [2, 3], [3, 5], [0, 4], [4, 5]]);

test('the cheapest way counts both ends; doors decide between equal costs, then low numbers', () => {
  expect(cheapestWay(den, 0, 5, [2, 3, 0, 1, 3, 1])).toEqual({ cost: 4, path: [0, 2, 3, 5] });
  expect(cheapestWay(den, 0, 5, [0, 1, 0, 1, 1, 0])).toEqual({ cost: 1, path: [0, 1, 5] });
  expect(cheapestWay(den, 0, 5, [0, 2, 1, 1, 1, 0])).toEqual({ cost: 1, path: [0, 4, 5] });
  expect(cheapestWay(den, 3, 3, [0, 0, 0, 7, 0, 0])).toEqual({ cost: 7, path: [3] });
});

test('where no way leads there is none', () => {
  const chute = makeGraph(3, [[0, 1]], [[1, 2]]);
  expect(cheapestWay(chute, 2, 0, [1, 1, 1])).toBeUndefined();
  const totals: number[] = [];
  costsFrom(chute, 2, [1, 1, 1], totals);
  expect(totals).toEqual([OUT_OF_REACH, OUT_OF_REACH, 1]);
});

function randomDen(random: Random): DenGraph {
  const size = random.between(2, 8);
  const doors: Door[] = [];
  const oneWay: Door[] = [];
  for (let from = 0; from < size; from++) {
    for (let to = 0; to < size; to++) {
      if (from !== to && random.chance(1, 4)) (from < to ? doors : oneWay).push([from, to]);
    }
  }
  return makeGraph(size, doors, oneWay);
}

test('no way in random dens is cheaper, or as cheap and shorter', () => {
  const random = Random.fromSeed('ways');
  const totals: number[] = [];
  for (let i = 0; i < 300; i++) {
    const graph = randomDen(random);
    const costs = Array.from({ length: graph.size }, () => random.below(4));
    const from = random.below(graph.size);
    costsFrom(graph, from, costs, totals);
    for (let to = 0; to < graph.size; to++) {
      const ways = waysBetween(graph, from, to).map((path) => ({ cost: path.reduce((sum, room) => sum + (costs[room] ?? 0), 0), path }));
      const found = cheapestWay(graph, from, to, costs);
      const cheapest = Math.min(...ways.map((way) => way.cost), OUT_OF_REACH);
      const shortest = Math.min(...ways.filter((way) => way.cost === cheapest).map((way) => way.path.length));
      expect([found?.cost ?? OUT_OF_REACH, totals[to]]).toEqual([cheapest, cheapest]);
      if (found) expect([found.path.length, ways]).toEqual([shortest, expect.arrayContaining([found])]);
      else expect(ways).toEqual([]);
    }
  }
});
