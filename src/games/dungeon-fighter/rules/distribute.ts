import { demand } from '@/engine/errors';

import type { CardId } from '../content/equipment';
import { demandRoomFor } from './equipment';
import { heroOf, inParty } from './heroes';
import type { MoveOf } from './moves';
import { expectFrame, pushFrame, type Run } from './run';
import type { CardSource } from './state';
import { toDiscard } from './supply';

/** Cards that the group gives to heroes as it likes. */
export function handOut({ s, table }: Run, cards: CardId[], from: CardSource): void {
  if (cards.length === 0) return;
  table.emit({ type: 'cardsRevealed', cards: [...cards], from });
  pushFrame(s, { kind: 'distribute', cards, from });
}

export function assignCard({ s, table }: Run, { card, hero: id }: MoveOf<'assignCard'>): void {
  const frame = expectFrame(s, 'distribute', 'DF-235');
  demand(frame.cards.includes(card), 'DF-235', 'That card is not there to be handed out.');
  demand(inParty(s, id), 'DF-235', 'That hero is not in this party.');
  const hero = heroOf(s, id);
  demandRoomFor(hero, card);
  frame.cards.splice(frame.cards.indexOf(card), 1);
  hero.cards.push(card);
  table.emit({ type: 'cardTaken', hero: id, card, price: 0 });
  if (frame.cards.length === 0) s.frames.pop();
}

/** What nobody can or wants to carry is discarded (DF-301). */
export function endDistribution(run: Run): void {
  const { cards } = expectFrame(run.s, 'distribute', 'DF-301');
  run.s.frames.pop();
  for (const card of cards) toDiscard(run, card, 'unclaimed');
}

