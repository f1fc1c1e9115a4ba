import { bossOf } from '../content/bosses';
import { HEAL_COST, type Wound } from '../content/damage';
import { cardOf, gangOf, isBlitz, type CardId } from '../content/vengeanceCards';
import type { State } from '../rules/state';
import { fightsAfter } from './time';

/** What Vengeance cards promise and what they cost. */

const LADDER = 0.6;
const SAME_GANG = 0.5;
const PAIN = 0.35;
const BLITZ = 2.4;
/** Severe Stress is cheap to heal but weighs at the end. */
const SEVERE_STRESS = 4;

const painOfWound = ({ track, severe, count }: Wound): number => count * (track === 'mind' && severe ? SEVERE_STRESS : HEAL_COST[severe ? 'severe' : 'normal'][track]);

/** Heal points that undo a card's damage. */
const painOf = (card: CardId): number => cardOf(card).damage.reduce((sum, wound) => sum + painOfWound(wound), 0);

/** What this card adds to the ladder of its Boss. */
export function ladderStep(card: CardId, others: readonly CardId[]): number {
  const { boss } = cardOf(card);
  if (boss === undefined) return BLITZ;
  const { ladder } = bossOf(boss);
  const copies = others.filter((other) => other !== card && cardOf(other).boss === boss).length;
  return (ladder[copies] ?? 0) - (copies > 0 ? (ladder[copies - 1] ?? 0) : 0);
}

/** What a card is worth to somebody who holds these already. */
export function cardWorth(card: CardId, held: readonly CardId[]): number {
  const gang = gangOf(card);
  const kin = held.filter((other) => other !== card && gang !== undefined && gangOf(other) === gang).length;
  return LADDER * ladderStep(card, held) + SAME_GANG * kin - PAIN * painOf(card);
}

const BOSS_LATER = 0.35;
const DEN_LATER = 0.6;

/** What a card in play may still score if it is not spent now. */
export function keepWorth(s: State, inPlay: readonly CardId[], card: CardId, bossDied: boolean): number {
  if (fightsAfter(s) === 0) return 0;
  if (isBlitz(card)) return DEN_LATER * 2;
  const { boss } = cardOf(card);
  const gone = bossDied || (boss !== undefined && s.wall.some(([dead]) => dead === boss));
  return gone ? DEN_LATER : DEN_LATER + BOSS_LATER * ladderStep(card, inPlay);
}
