import * as v from 'valibot';

import type { Seat } from '@/engine/game';

import { equipmentCard } from '../../content/equipment';
import { firstName, type HeroId } from '../../content/heroes';
import { wishWords } from '../../words/wish';
import { playCard } from '../party/cards';
import { takeFrom } from '../party/equipment';
import { heroOf } from '../party/heroes';
import { toDiscard } from '../party/supply';
import type { Run } from '../run';
import type { DfState, Wish } from '../state';
import { answer, decision } from './declare';

const ownerIn = (wish: Wish): HeroId => (wish.kind === 'giveEquipment' ? wish.from : wish.hero);

/** Whether the hero's things are another player's to decide about (DF-163, DF-237). */
export const isAnothers = (s: DfState, hero: HeroId, seat: Seat): boolean => s.ownersAsked === true && heroOf(s, hero).seat !== seat;

function carryOut(run: Run, wish: Wish): void {
  if (wish.kind === 'playCard') return playCard(run, wish);
  takeFrom(heroOf(run.state, ownerIn(wish)), wish.card);
  if (wish.kind === 'discardEquipment') return toDiscard(run, wish.card, 'discarded', wish.hero);
  heroOf(run.state, wish.to).cards.push(wish.card);
  run.emit({ type: 'cardGiven', giver: wish.from, taker: wish.to, card: wish.card });
}

/** Does what this player wants with a card, or asks the player whose card it is. */
export function doOrAsk(run: Run, wish: Wish, seat: Seat): void {
  const owner = ownerIn(wish);
  if (!isAnothers(run.state, owner, seat)) return carryOut(run, wish);
  run.call({ kind: 'consent', wish, asker: seat });
  run.emit({ type: 'ownerAsked', hero: owner, wish });
}

export const consent = decision('consent', {
  who: (s, { wish }) => heroOf(s, ownerIn(wish)).seat,
  words: (_s, { wish }) => `${firstName(ownerIn(wish))}: ${wishWords(wish)}? Your card.`,
  answers: {
    allow: answer({ allow: v.boolean() })({
      untimely: 'DF-163',
      label: (_s, { wish }, { allow }) =>
        allow ? { label: 'Yes', help: wishWords(wish), tone: 'primary' } : { label: 'No', help: `keep ${equipmentCard(wish.card).name}` },
      play: (run, { wish }, { allow }) => {
        run.end();
        if (allow) return carryOut(run, wish);
        run.emit({ type: 'ownerRefused', hero: ownerIn(wish), card: wish.card });
      },
    }),
  },
});
