import type { Seat } from '@/engine/game';

import { MONTAGE_FACES, type MontageFace } from '../content/dice';
import { SLOT_BOOSTS, type MontageAction, type Special } from '../content/montageCards';
import { canScout, unclaimedTokens } from '../rules/city/recon';
import { cardsInDeck } from '../rules/hero/cards';
import { cardsToPlace, HELPERS, montageCard } from '../rules/montage/cards';
import { diceOf } from '../rules/montage/dice';
import type { Purse } from '../rules/montage/prices';
import { isSolo, playerOf, type Player, type State } from '../rules/state';
import { bestHealing } from './healing';
import { bestShopping } from './shopping';
import { aheadOf, type Ahead } from './time';

/** What points, dice and cards of a Montage are worth to a hero just now. */

/** Tiles compete for the same dice: what each adds alone is not the sum of what they add. */
const UPGRADED = 0.4;
const FIRST_LOOK = 0.8;
const NEXT_LOOK = 0.45;
const SPEED = 0.14;
const SOLO_SPEED_DIE = 0.4;
const VENGEANCE = 0.7;
const SPARE_WILD = 0.25;

/** What a special effect is worth beyond the points of its card. */
const SPECIAL: Readonly<Record<Special, number>> = { nightClass: 0.6, handyman: 0.4, houseDoctor: 0.4, earToTheGround: 0.3, shakeDown: 0.7, oldFavours: 0.3, backAlley: 0.2 };
const NO_PURSE: Purse = {};

export interface Placement {
  readonly cards: readonly number[];
  readonly worth: number;
}

export class Needs {
  readonly ahead: Ahead;
  readonly player: Player;
  private readonly tables = new Map<MontageAction, number[]>();

  constructor(
    private readonly s: State,
    private readonly seat: Seat,
  ) {
    this.player = playerOf(s, seat);
    this.ahead = aheadOf(s);
  }

  /** The best that so many points of an action can do. */
  points(action: MontageAction, points: number, purse: Purse = NO_PURSE): number {
    const known = purse === NO_PURSE ? this.tableOf(action) : undefined;
    const found = known?.[points];
    if (found !== undefined) return found;
    const worth = this.worthOf(action, points, purse);
    if (known) known[points] = worth;
    return worth;
  }

  private tableOf(action: MontageAction): number[] {
    let table = this.tables.get(action);
    if (!table) this.tables.set(action, (table = []));
    return table;
  }

  private worthOf(action: MontageAction, points: number, purse: Purse): number {
    const { s, seat, player, ahead } = this;
    if (action === 'heal') return bestHealing(player, points, purse, ahead).worth;
    if (action === 'upgrade') return UPGRADED * bestShopping(s, player, points, purse, ahead.fights).worth;
    if (ahead.fights === 0) return 0;
    const hidden = s.places.filter((place) => canScout(place, seat)).length;
    const looks = Math.max(0, Math.min(points, unclaimedTokens(s, seat), hidden - player.recon));
    const kept = player.recon;
    let worth = 0;
    for (let i = 0; i < looks; i++) worth += kept + i < 2 ? FIRST_LOOK : NEXT_LOOK;
    return worth;
  }

  /** What a Vengeance card more is worth: there must be Fights for it. */
  get card(): number {
    const { player, s, ahead } = this;
    if (ahead.fights === 0 || cardsInDeck(s) === 0) return 0;
    const waiting = player.inPlay.length + player.hand.cards.length;
    return VENGEANCE * Math.max(0.15, Math.min(1, (1.6 * ahead.fights + 1 - waiting) / 3));
  }

  /** A Wild die or token that buys no card may still be good for a point elsewhere. */
  get wild(): number {
    return Math.max(SPARE_WILD, this.card);
  }

  /** What the dice are good for with these points from cards. */
  private withDice(dice: readonly number[], card: Readonly<Record<MontageAction, number>>): number {
    const points = (action: MontageAction): number => card[action] + HELPERS[action][1] * diceOf(dice, HELPERS[action][0]);
    const sum = this.points('heal', points('heal')) + this.points('upgrade', points('upgrade')) + this.points('recon', points('recon'));
    const speed = diceOf(dice, 'speed') * (isSolo(this.s) ? SOLO_SPEED_DIE : SPEED);
    let wilds = diceOf(dice, 'wild') * this.wild;
    // One Wild die may do more as a point.
    if (wilds > 0) {
      const more = (['heal', 'upgrade', 'recon'] as const).map((action) => this.points(action, points(action) + 1) - this.points(action, points(action)));
      wilds += Math.max(0, Math.max(...more) - this.wild);
    }
    return sum + speed + wilds;
  }

  /** The three cards that do most with these dice. */
  placement(dice: readonly number[]): Placement {
    const { s, seat, player } = this;
    const cards = cardsToPlace(s, seat);
    let best: Placement = { cards: cards.slice(0, SLOT_BOOSTS.length), worth: -Infinity };
    const known = new Map<number, number>();
    for (const first of cards) for (const second of cards) for (const third of cards) {
      if (first === second || first === third || second === third) continue;
      const chosen = [first, second, third];
      const points = { heal: 0, upgrade: 0, recon: 0 };
      let extra = 0;
      chosen.forEach((each, slot) => {
        const { type, points: printed, speed, special } = montageCard(player, each);
        points[type] += printed + (SLOT_BOOSTS[slot] ?? 0);
        extra += (isSolo(s) ? 0 : SPEED * speed) + (special ? SPECIAL[special] : 0);
      });
      const key = points.heal | (points.upgrade << 6) | (points.recon << 12);
      let base = known.get(key);
      if (base === undefined) known.set(key, (base = this.withDice(dice, points)));
      if (base + extra > best.worth) best = { cards: chosen, worth: base + extra };
    }
    return best;
  }

  /** What each face of one die more would add to these dice. */
  faces(dice: readonly number[]): Readonly<Record<MontageFace, number>> {
    const now = this.placement(dice).worth;
    const found = {} as Record<MontageFace, number>;
    MONTAGE_FACES.forEach((face, i) => {
      const more = MONTAGE_FACES.map((_, j) => (dice[j] ?? 0) + (i === j ? 1 : 0));
      found[face] = this.placement(more).worth - now;
    });
    return found;
  }
}
