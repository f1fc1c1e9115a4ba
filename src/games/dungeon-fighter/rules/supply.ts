import type { CardId } from '../content/equipment';
import { HIDDEN } from '../content/vocabulary';
import type { CardLoss, GoldReason } from './events';
import type { HeroId } from '../content/heroes';
import type { Run } from './run';

/** Coins from the supply to the chest, as far as there are any (DF-267). */
export function gainGold({ s, table }: Run, wanted: number, reason: GoldReason): void {
  const amount = Math.min(wanted, s.supply.gold);
  if (amount <= 0) return;
  s.supply.gold -= amount;
  s.chest.gold += amount;
  table.emit({ type: 'goldChanged', amount, reason, gold: s.chest.gold });
}

/** Coins from the chest to the supply, as far as there are any. */
export function loseGold({ s, table }: Run, wanted: number, reason: GoldReason): void {
  const amount = Math.min(wanted, s.chest.gold);
  if (amount <= 0) return;
  s.chest.gold -= amount;
  s.supply.gold += amount;
  table.emit({ type: 'goldChanged', amount: -amount, reason, gold: s.chest.gold });
}

/** Bonus dice from the supply to the chest, as far as there are any (DF-266). */
export function gainBonusDice({ s, table }: Run, wanted: number, why: 'unusedDice' | 'treasure' | 'shop'): void {
  const amount = Math.min(wanted, s.supply.bonusDice);
  if (amount <= 0) return;
  s.supply.bonusDice -= amount;
  s.chest.bonusDice += amount;
  table.emit({ type: 'bonusDiceGained', amount, why });
}

/** The top card; an empty deck is made anew from the discard pile, and without any card there is none (DF-172). */
export function drawCard({ s, table }: Run): CardId | undefined {
  if (s.deck.length === 0 && s.discard.length > 0) {
    s.deck = table.random.shuffle(s.discard);
    s.discard = [];
    table.emit({ type: 'deckShuffled' });
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
export function toDiscard({ s, table }: Run, card: CardId, why: CardLoss, hero?: HeroId): void {
  s.discard.push(card);
  table.emit({ type: 'cardLost', card, why, ...(hero ? { hero } : {}) });
}
