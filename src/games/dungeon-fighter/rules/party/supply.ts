import type { CardId } from '../../content/equipment';
import type { HeroId } from '../../content/heroes';
import { HIDDEN } from '../../content/vocabulary';
import type { CardLoss, GoldReason } from '../events';
import type { Run } from '../run';

/** Coins from the supply to the chest, as far as there are any (DF-267). */
export function gainGold(run: Run, wanted: number, reason: GoldReason): void {
  const { state: s } = run;
  const amount = Math.min(wanted, s.supply.gold);
  if (amount <= 0) return;
  s.supply.gold -= amount;
  s.chest.gold += amount;
  run.emit({ type: 'goldChanged', amount, reason, gold: s.chest.gold });
}

/** Coins from the chest to the supply, as far as there are any. */
export function loseGold(run: Run, wanted: number, reason: GoldReason): void {
  const { state: s } = run;
  const amount = Math.min(wanted, s.chest.gold);
  if (amount <= 0) return;
  s.chest.gold -= amount;
  s.supply.gold += amount;
  run.emit({ type: 'goldChanged', amount: -amount, reason, gold: s.chest.gold });
}

/** Bonus dice from the supply to the chest, as far as there are any (DF-266). */
export function gainBonusDice(run: Run, wanted: number, why: 'unusedDice' | 'treasure' | 'shop'): void {
  const { state: s } = run;
  const amount = Math.min(wanted, s.supply.bonusDice);
  if (amount <= 0) return;
  s.supply.bonusDice -= amount;
  s.chest.bonusDice += amount;
  run.emit({ type: 'bonusDiceGained', amount, why });
}

/** The top card; an empty deck is made anew from the discard pile, and without any card there is none (DF-172). */
export function drawCard(run: Run): CardId | undefined {
  const { state: s } = run;
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = run.random.shuffle(s.discard);
    s.discard = [];
    run.emit({ type: 'deckShuffled' });
  }
  const card = s.deck.shift();
  if (card === HIDDEN) throw new Error('a hidden card cannot be drawn');
  return card;
}

export function drawCards(run: Run, count: number): CardId[] {
  const cards: CardId[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawCard(run);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** A card nobody holds goes to the discard pile. */
export function toDiscard(run: Run, card: CardId, why: CardLoss, hero?: HeroId): void {
  const { state: s } = run;
  s.discard.push(card);
  run.emit({ type: 'cardLost', card, why, ...(hero ? { hero } : {}) });
}
