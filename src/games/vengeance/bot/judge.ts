import { countBits, type Lair } from '../rules/fight/lair';
import type { Leaf, LeafValue } from '../rules/solving/leaf';
import { exitHurt, hurtAt } from '../rules/solving/values';
import { chanceOfBoss, chanceToClear, type Work } from './force';
import type { Stakes } from './stakes';

/** What a judge knows of a Fight. */
export interface Case {
  readonly lair: Lair;
  readonly stakes: Stakes;
  readonly work: Work;
  /** What one more roll is good for. */
  readonly force: number;
  /** Zones with a Wild token, one bit each. */
  readonly wild: number;
  /** Hurt that a shield takes off the activation. */
  readonly shield: number;
  /** What using the Item of a slot costs. */
  readonly items: readonly number[];
}

const KEPT_BITS = 14;
/** Of the Boss and his Minions the better prize counts; the other one for this much of its worth. */
const BESIDES = 0.5;

/** What the end of a roll is worth: points that are certain, points that are likely, and Hurt. */
export class Judge {
  private readonly known = new Map<number, number>();
  /** Hurt at most before the hero is knocked out; rolls after this one. */
  constructor(
    private readonly facts: Case,
    private readonly health: number,
    private readonly rollsLeft: number,
  ) {}

  readonly valueOf: LeafValue = (leaf) => {
    const key = leaf.alive | (leaf.zone << KEPT_BITS) | ((leaf.skulls > 0 ? 1 : 0) << (KEPT_BITS + 3)) | (leaf.hurt << (KEPT_BITS + 4));
    let value = this.known.get(key);
    if (value === undefined) {
      value = this.judge(leaf);
      this.known.set(key, value);
    }
    return leaf.item < 0 ? value : value - (this.facts.items[leaf.item] ?? 0);
  };

  private judge(leaf: Readonly<Leaf>): number {
    const { lair, stakes, shield } = this.facts;
    const strikes = leaf.alive === 0 || leaf.knockedOut ? 0 : Math.max(0, hurtAt(lair, leaf) - shield);
    const hurt = leaf.hurt + strikes;
    if (hurt >= this.health) return this.certain(leaf.alive) - stakes.knockOut - stakes.hurt * this.health;
    if (this.rollsLeft > 0 && leaf.alive !== 0) return this.hope(leaf.zone, leaf.alive, this.rollsLeft) - stakes.hurt * hurt;
    const total = hurt + exitHurt(lair, leaf.zone, leaf.alive);
    const out = total >= this.health ? stakes.knockOut : 0;
    return this.certain(leaf.alive) - out - stakes.hurt * Math.min(total, this.health);
  }

  /** What is scored if the Fight ends now. */
  private certain(alive: number): number {
    const { lair, stakes } = this.facts;
    const boss = (alive & lair.bossBit) === 0 ? 1 : 0;
    const minions = (alive & ~lair.bossBit) === 0 ? 2 : 0;
    return (stakes.prizes[boss | minions] ?? 0) + this.spoils(alive);
  }

  private spoils(alive: number): number {
    const { lair, stakes, wild } = this.facts;
    let tokens = 0;
    for (let zone = 0; zone < lair.inZone.length; zone++) {
      const there = lair.inZone[zone] ?? 0;
      if ((wild & (1 << zone)) !== 0 && there !== 0 && (there & alive) === 0) tokens += 1;
    }
    return stakes.wild * tokens + stakes.minion * countBits(lair.everybody & ~alive);
  }

  /** What the rolls that are left promise; `doubt`: force that does not get as far as the Boss. */
  hope(zone: number, alive: number, rolls: number, doubt = 0): number {
    const { lair, stakes, work, force } = this.facts;
    const power = rolls * force;
    const others = alive & ~lair.bossBit;
    const clear = chanceToClear(power, work.toClear(zone, alive));
    const boss = Math.max(clear, chanceOfBoss(power - doubt, work.toBoss(zone, alive)));
    const minions = others === 0 ? 1 : Math.max(clear, chanceToClear(power, work.toClear(zone, others)));
    const [, bossOnly, minionsOnly, all] = stakes.prizes;
    const both = Math.min(boss, clear, minions);
    const bossAlone = (boss - both) * bossOnly;
    const minionsAlone = (minions - both) * minionsOnly;
    // Whoever goes after the one prize meets a part of the other on the way.
    const one = Math.max(bossAlone, minionsAlone) + BESIDES * Math.min(bossAlone, minionsAlone);
    return both * Math.max(all, bossOnly, minionsOnly) + one + this.spoils(alive);
  }
}
