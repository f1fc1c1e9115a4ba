import type { Bot } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import type { Random } from '@/engine/random';

import { betterElsewhere } from './bot/backDown';
import { beer, berserk, bonusColor, melody, react, secondThrow, swing, swingAgain } from './bot/fight';
import { HANDS, type Hand } from './bot/hand';
import { distribute, shop } from './bot/trade';
import { corridor, healTheWeakest, scar } from './bot/travel';
import { Outlook } from './bot/worth';
import type { DfMove } from './rules/moves';
import { heroOf } from './rules/heroes';
import { thrownOf, topFrame } from './rules/run';
import type { DfState, Frame } from './rules/state';

type Thoughts = { readonly [K in Frame['kind']]: (s: DfState, frame: Extract<Frame, { readonly kind: K }>, hand: Hand, random: Random) => DfMove };

/** The least useful card goes when the monster eats one. */
function destroy(s: DfState): DfMove {
  const hero = heroOf(s, thrownOf(s).hero);
  const [first, ...others] = hero.cards;
  if (first === undefined) throw new Error('there is no card to lose');
  const outlook = new Outlook(s);
  return { kind: 'chooseDestroyed', card: others.reduce((least, card) => (outlook.loss(hero, card) < outlook.loss(hero, least) ? card : least), first) };
}

function nothing(): never {
  throw new Error('nobody is asked here');
}

const THOUGHTS: Thoughts = {
  movement: corridor,
  swing: (s, _frame, hand, random) => swing(s, hand, random),
  vote: (s) => ({ kind: 'backDown', agree: betterElsewhere(s) }),
  resolve: nothing,
  maintenance: nothing,
  react,
  bonusColor,
  swingAgain,
  beer,
  melody,
  berserk,
  destroy,
  secondThrow,
  divine: (s, { points }) => healTheWeakest(s, points),
  scar: (s, { hero }) => scar(s, hero),
  distribute: (s, { cards }) => distribute(s, cards),
  shop: (s, { cards }) => shop(s, cards),
};

/** A comrade who decides sensibly; only the hand differs. */
export const comrade = (id: string, hand: Hand): Bot<DfState, DfMove> => ({
  id,
  *think(view, _seat, random) {
    const top = topFrame(view);
    if (!top) throw new Error('the game is over');
    return (THOUGHTS[top.kind] as (s: DfState, frame: Frame, hand: Hand, random: Random) => DfMove)(view, top, hand, random);
  },
});

export const dungeonFighterBots: Readonly<Record<BotLevel, Bot<DfState, DfMove>>> = {
  easy: comrade('dungeon-fighter-easy', HANDS.novice),
  medium: comrade('dungeon-fighter-medium', HANDS.practised),
  hard: comrade('dungeon-fighter-hard', HANDS.competent),
};
