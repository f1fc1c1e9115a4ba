import { canonicalJson } from '@/engine/json';
import { Random } from '@/engine/random';
import { ABILITIES, UPGRADE_IDS } from '@/games/vengeance/content/abilities';
import { BOSS_IDS } from '@/games/vengeance/content/bosses';
import { DEN_IDS, denOf } from '@/games/vengeance/content/dens';
import { RED_DIE } from '@/games/vengeance/content/dice';
import { HERO_IDS } from '@/games/vengeance/content/heroes';
import type { TileId } from '@/games/vengeance/content/tiles';
import { vengeanceGame } from '@/games/vengeance/game';
import { clone } from '@/games/vengeance/rules/clone';
import { vengeanceDecisions } from '@/games/vengeance/rules/decisions';
import { countSkulls } from '@/games/vengeance/rules/fight/dice';
import { countBits } from '@/games/vengeance/rules/fight/lair';
import { fightOf, lairIn } from '@/games/vengeance/rules/fight/scene';
import type { State } from '@/games/vengeance/rules/state';
import type { LeafValue } from '@/games/vengeance/rules/solving/leaf';
import { problemOf } from '@/games/vengeance/rules/solving/problem';
import { RollSolver, solveRoll } from '@/games/vengeance/rules/solving/solver';
import { exitHurt, hurtAt } from '@/games/vengeance/rules/solving/values';

import { rolled, type Scene } from './table';

const quiet = Random.fromSeed('quiet');
const table = { random: quiet, stream: () => quiet, emit: () => undefined };

/** Weighs everything that a leaf tells, so that two different leaves are seldom worth the same. */
const fussy: LeafValue = (leaf, lair) =>
  countBits(lair.everybody & ~leaf.alive) + ((leaf.alive & lair.bossBit) === 0 ? 2.5 : 0) - 0.3 * (leaf.hurt + hurtAt(lair, leaf)) - 0.13 * exitHurt(lair, leaf.zone, leaf.alive) -
  0.07 * leaf.skulls - (leaf.knockedOut ? 3 : 0) - (leaf.item >= 0 ? 0.4 : 0);

/** Some position in the middle of a roll. */
function somePosition(seed: string, dice: number, items: readonly TileId[]): Scene {
  const random = Random.fromSeed(seed);
  const tiles = random.shuffle<TileId>([...UPGRADE_IDS.filter((id) => ['convert', 'gain'].includes(ABILITIES[id].effect.kind)), ...items]);
  const den = random.pick(DEN_IDS);
  const zone = random.pick(denOf(den).zones).letter;
  const s = rolled([], {
    den, boss: random.pick(BOSS_IDS), hero: random.pick(HERO_IDS), zone, slots: [tiles.slice(0, 1), tiles.slice(1, 3)],
    change: (state) => (fightOf(state).penalty = 9),
  });
  return s.change((state) => {
    const fight = fightOf(state);
    fight.dice = Array.from({ length: dice }, () => ({ face: random.pick(RED_DIE) }));
    lairIn(state).enemies.forEach((_, i) => random.chance(1, 4) && (fight.alive &= ~(1 << i)));
    if (fight.alive === 0) fight.alive = 1;
  });
}

/** The best leaf by playing every legal move of the real rules. */
function bruteForce(start: State): { readonly best: number; readonly positions: number } {
  const { hurt } = fightOf(start);
  const lair = lairIn(start);
  const seen = new Set<string>();
  let best = -Infinity;
  const visit = (state: State, item: number): void => {
    const { fight } = state;
    const isOver = state.frames[state.frames.length - 1]?.kind !== 'actions';
    if (!fight) throw new Error('the Fight is gone');
    const key = `${canonicalJson(fight)}${item}${isOver}`;
    if (seen.has(key)) return;
    seen.add(key);
    const ended = isOver ? state.frames.length : 0;
    const knockedOut = ended > 0 && fight.alive !== 0;
    best = Math.max(best, fussy({ zone: fight.zone, alive: fight.alive, skulls: countSkulls(fight), hurt: fight.hurt - hurt, knockedOut: knockedOut || fight.hurt - hurt >= healthOf(start), item }, lair));
    if (isOver) return;
    for (const move of vengeanceGame.moves(state, 0)) {
      if (move.kind === 'endActions' || move.kind === 'claim') continue;
      const next = clone(state);
      // The frame below must not go on by itself when the Fight ends.
      next.frames = [{ kind: 'score', seat: 0 }, { kind: 'rolls' }, { kind: 'actions', seat: 0 }];
      vengeanceDecisions.play(next, 0, move, table);
      visit(next, move.kind.startsWith('useItem') ? 1 : item);
    }
  };
  visit(start, -1);
  return { best, positions: seen.size };
}
const healthOf = (state: State): number => problemOf(state).health;

test.each(Array.from({ length: 24 }, (_, i) => `solver-${i}`))('the solver finds what playing every move finds: %s', (seed) => {
  const s = somePosition(seed, 3, ['crowbar', 'pipeBomb', 'brassKnuckles']);
  const solved = solveRoll(problemOf(s.state), fussy);
  expect(solved.complete).toBe(true);
  expect(solved.value).toBeCloseTo(bruteForce(s.state).best, 9);
});

test.each(Array.from({ length: 60 }, (_, i) => `line-${i}`))('its moves are legal and lead to the leaf it promised: %s', (seed) => {
  const s = somePosition(seed, 5, ['crowbar', 'pipeBomb', 'brassKnuckles', 'adrenaline']);
  const { line, leaf } = solveRoll(problemOf(s.state), fussy);
  for (const move of line) s.play(0, move);
  expect([s.happened('denCleared').length > 0, s.happened('knockedOut').length > 0]).toEqual([leaf.alive === 0, leaf.knockedOut]);
  if (leaf.alive === 0 || leaf.knockedOut) return;
  const fight = fightOf(s.state);
  expect([fight.zone, fight.alive, countSkulls(fight)]).toEqual([leaf.zone, leaf.alive, leaf.skulls]);
});

test('in slices it finds the same', () => {
  const s = somePosition('slices', 5, ['adrenaline']);
  const solver = new RollSolver(problemOf(s.state), fussy);
  while (!solver.run(10));
  expect(solver.solution()).toEqual(solveRoll(problemOf(s.state), fussy));
});
