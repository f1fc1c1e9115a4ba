import type { Bot } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import { thoughtfulBot, type Thoughts } from '@/engine/decisions/thoughts';

import { betterElsewhere } from './bot/backDown';
import { beer, berserk, bonusColor, melody, react, secondThrow, swing, swingAgain } from './bot/fight';
import { HANDS, type Hand } from './bot/hand';
import { distribute, shop } from './bot/trade';
import { corridor, healTheWeakest, scar } from './bot/travel';
import { WorthAhead } from './bot/worth';
import type { DfMove } from './rules/decisions';
import { heroOf } from './rules/party/heroes';
import { thrownOf } from './rules/run';
import type { DfState } from './rules/state';

/** The least useful card goes when the monster eats one. */
function destroy(s: DfState): DfMove {
  const hero = heroOf(s, thrownOf(s).hero);
  const [first, ...others] = hero.cards;
  if (first === undefined) throw new Error('there is no card to lose');
  const worthAhead = new WorthAhead(s);
  return { kind: 'chooseDestroyed', card: others.reduce((least, card) => (worthAhead.loss(hero, card) < worthAhead.loss(hero, least) ? card : least), first) };
}

/** What a comrade with this hand answers to each question. */
const thoughtsOf = (hand: Hand): Thoughts<DfState, DfMove> => ({
  movement: (s, _frame, seat) => corridor(s, seat),
  swing: (s, _frame, seat, random) => swing(s, seat, hand, random),
  vote: (s) => ({ kind: 'backDown', agree: betterElsewhere(s) }),
  react: (s, _frame, seat) => react(s, seat),
  consent: () => ({ kind: 'allow', allow: true }),
  bonusColor,
  swingAgain,
  beer,
  melody,
  berserk,
  destroy,
  secondThrow,
  divine: (s, { points }) => healTheWeakest(s, points),
  scar: (s, { hero }) => scar(s, hero),
  distribute: (s, { cards }, seat) => distribute(s, cards, seat),
  shop: (s, { cards }, seat) => shop(s, cards, seat),
});

/** A comrade who decides sensibly; only the hand differs. */
export const comrade = (id: string, hand: Hand): Bot<DfState, DfMove> => thoughtfulBot(id, thoughtsOf(hand));

export const dungeonFighterBots: Readonly<Record<BotLevel, Bot<DfState, DfMove>>> = {
  easy: comrade('dungeon-fighter-easy', HANDS.novice),
  medium: comrade('dungeon-fighter-medium', HANDS.practised),
  hard: comrade('dungeon-fighter-hard', HANDS.competent),
};
