import type { Thinking } from '@/engine/bots/bot';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { SLOTS } from '../content/tiles';
import { FIGHT_ROLLS } from '../content/rounds';
import { cloneFight } from '../rules/clone';
import { denAt } from '../rules/city/recon';
import { countSkulls, noTokens, rollFightDice } from '../rules/fight/dice';
import type { Lair } from '../rules/fight/lair';
import { fightOf, isInReach, lairIn } from '../rules/fight/scene';
import { activeEffect, topTile } from '../rules/hero/tiles';
import { playerOf, type Fight, type Player, type State } from '../rules/state';
import type { Leaf, LeafValue } from '../rules/solving/leaf';
import { poolIn, problemOf, type RollProblem } from '../rules/solving/problem';
import { RollSolver, type Solution } from '../rules/solving/solver';
import { hurtAt } from '../rules/solving/values';
import { forceOf, Work } from './force';
import { Judge, type Case } from './judge';
import { rerollAsUsual } from './rerollHabit';
import { stakesOf } from './stakes';
import { SLICE, type Temper } from './temper';
import { itemWorth } from './tileWorth';
import { fightsAfter } from './time';

const shieldOf = (player: Player): number => {
  for (let slot = 0; slot < SLOTS; slot++) {
    const effect = activeEffect(player, slot);
    if (effect?.kind === 'shield') return effect.hurt;
  }
  return 0;
};

const itemCosts = (s: State, player: Player): number[] =>
  Array.from({ length: SLOTS }, (_, slot) => {
    const tile = topTile(player, slot);
    return tile === undefined ? 0 : itemWorth(tile, fightsAfter(s));
  });

/** The Fight of a seat as its player thinks about it. */
export class Battle {
  readonly player: Player;
  readonly fight: Fight;
  readonly lair: Lair;
  readonly facts: Case;
  /** Rolls after the one at hand. */
  readonly rollsLeft: number;
  private readonly problem: RollProblem;

  constructor(
    s: State,
    seat: Seat,
    private readonly temper: Temper,
  ) {
    this.player = playerOf(s, seat);
    this.fight = fightOf(s);
    this.lair = lairIn(s);
    this.rollsLeft = FIGHT_ROLLS - this.fight.roll;
    this.problem = problemOf(s);
    this.facts = {
      lair: this.lair,
      stakes: stakesOf(s, seat, this.lair, this.player.inPlay, this.fight.blind),
      work: new Work(this.lair),
      force: forceOf(this.player),
      wild: denAt(s, this.fight.place).wild,
      shield: shieldOf(this.player),
      items: itemCosts(s, this.player),
    };
  }

  get health(): number {
    return this.problem.health;
  }

  judge(health = this.health, rollsLeft = this.rollsLeft): Judge {
    return new Judge(this.facts, health, rollsLeft);
  }

  /** A roll as it may come, with the re-rolls that everybody would take. */
  imagineRoll(random: Random): Fight {
    const rolled: Fight = { ...cloneFight(this.fight), damage: this.lair.enemies.map(() => 0), gained: noTokens(), used: 0, itemUsed: false };
    rollFightDice(rolled, this.player, random);
    rerollAsUsual(rolled, this.player, random);
    return rolled;
  }

  /** Hurt of those who strike before the hero acts. */
  earlyHurt(rolled: Fight, zone: number, alive = rolled.alive): number {
    if (countSkulls(rolled) === 0) return 0;
    let hurt = 0;
    this.lair.enemies.forEach((enemy, i) => {
      if (enemy.early && (alive & (1 << i)) !== 0 && isInReach(this.lair, enemy, zone)) hurt += enemy.hurt;
    });
    return Math.max(0, hurt - this.facts.shield);
  }

  /** Hurt of those who strike after the actions. */
  strikesAt(leaf: Readonly<Leaf>): number {
    return leaf.alive === 0 ? 0 : Math.max(0, hurtAt(this.lair, leaf) - this.facts.shield);
  }

  /** The best that can be made of a roll, in slices. */
  *solve(problem: RollProblem, valueOf: LeafValue): Thinking<Solution> {
    const solver = new RollSolver(problem, valueOf);
    for (let seen = 0; seen < this.temper.sight; seen += SLICE) {
      if (solver.run(Math.min(SLICE, this.temper.sight - seen))) break;
      yield;
    }
    return solver.solution();
  }

  /** The roll at hand, as it lies. */
  solveNow(valueOf: LeafValue): Thinking<Solution> {
    return this.solve(this.problem, valueOf);
  }

  /** What a roll is worth to a hero who stands in this zone with this health. */
  *rollWorth(rolled: Fight, zone: number, health: number, judge: Judge, alive = rolled.alive): Thinking<number> {
    const early = this.earlyHurt(rolled, zone, alive);
    const { hurt, knockOut } = this.facts.stakes;
    if (early >= health) return judge.valueOf({ zone, alive, skulls: 0, hurt: health, knockedOut: true, item: -1 }, this.lair);
    const problem = { ...this.problem, zone, alive, damage: rolled.damage, pool: poolIn(rolled), skulls: countSkulls(rolled), used: rolled.used, mayUseItem: !rolled.itemUsed, health: health - early };
    const { value } = yield* this.solve(problem, judge.valueOf);
    return value - hurt * early - (health - early <= 1 ? 0.1 * knockOut : 0);
  }
}
