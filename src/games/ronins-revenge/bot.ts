import { nearestFrame } from '@/engine/decisions/frames';
import { thoughtfulBot, type Thoughts } from '@/engine/decisions/thoughts';
import { decide, type Bot, type Thinking } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import type { BotLevel } from '@/engine/box';

import { cardWorthUsing } from './bot/cards';
import { defend } from './bot/defence';
import { moveOf, moveOver } from './bot/moves';
import { refugeFor, wisest } from './bot/outlook';
import { plansFor, reasonFor } from './bot/plan';
import { BOSSES } from './content/bosses';
import type { DamageType, HeroId } from './content/terms';
import { battleGame } from './game';
import { clone } from './rules/clone';
import type { Move } from './rules/decisions';
import { attackCard } from './rules/hero/attack/card';
import { objectsInReach } from './rules/hero/objects';
import { isHeroRef } from './rules/refs';
import type { BattleState } from './rules/state';

/** How a player of this strength picks among the plans: the best, or one of the best so many. */
const AMONG: Readonly<Record<BotLevel, number>> = { easy: 12, medium: 3, hard: 1 };

/** What a good player would do now on this hero's turn, and why: for a bot, and for whoever asks for advice. */
export function suggest(view: BattleState, hero: HeroId): { readonly move: Move; readonly reason: string } | undefined {
  const turn = nearestFrame(view, 'heroTurn');
  if (!turn || turn.hero !== hero) return undefined;
  if (turn.acted) return { move: { kind: 'endTurn' }, reason: 'Everything worth doing is done.' };
  const [best] = decide(plansFor(clone(view), hero, turn.moved));
  if (!best) return undefined;
  const reason = reasonFor(view, hero, best);
  const card = cardWorthUsing(view, hero, best);
  if (card !== undefined) return { move: { kind: 'useCard', card }, reason: `It helps with what comes next: ${reason}` };
  return { move: moveOf(best, view, hero, turn.moved), reason };
}

/** What the cards in the Sequence strike with most; of equals the first. */
function typeToFear({ boss, sequence }: BattleState, of: readonly DamageType[]): DamageType | undefined {
  const types = sequence.flatMap((slot) => {
    const card = slot && 'card' in slot && !slot.broken ? BOSSES[boss].attacks.find(({ id }) => id === slot.card) : undefined;
    return card && !card.noAttack ? [card.type] : [];
  });
  const often = (type: DamageType): number => types.filter((each) => each === type).length;
  return [...of].sort((a, b) => often(b) - often(a))[0];
}

/** A weakness is chosen for the attack that is planned, a ward against what is coming. */
function* typeWorthNaming(view: BattleState, hero: HeroId, name: 'vulnerable' | 'resistant', of: readonly DamageType[]): Thinking<DamageType | undefined> {
  if (name === 'resistant') return typeToFear(view, of);
  const turn = nearestFrame(view, 'heroTurn');
  if (turn?.hero !== hero) return of[0];
  const plans = yield* plansFor(clone(view), hero, turn.moved);
  for (const { act } of plans) {
    const type = 'choice' in act ? attackCard(view, hero, act.choice)?.type : undefined;
    if (type !== undefined && of.includes(type)) return type;
  }
  return of[0];
}

function thoughtsOf(level: BotLevel): Thoughts<BattleState, Move> {
  return {
    places: () => ({ kind: 'begin' }),
    *turn(view, { hero }, _, random) {
      const turn = nearestFrame(view, 'heroTurn');
      if (!turn) return undefined;
      const [square] = objectsInReach(view, hero);
      const self = view.heroes[hero];
      if (square !== undefined && self.stamina > 0 && 2 * self.hp <= self.maxHp) return { kind: 'useObject', square };
      if (turn.acted) {
        const way = level === 'hard' && !turn.moved ? yield* refugeFor(view, hero) : undefined;
        return way ? moveOver(view, hero, way) : { kind: 'endTurn' };
      }
      const plans = yield* plansFor(clone(view), hero, turn.moved);
      const best = level === 'hard' ? yield* wisest(view, hero, plans, turn.moved) : plans[0];
      if (!best) return { kind: 'rest', choice: 'A', flask: false };
      const card = level === 'easy' ? undefined : cardWorthUsing(view, hero, best);
      if (card !== undefined) return { kind: 'useCard', card };
      const chosen = turn.moved || level === 'hard' ? best : (plans[random.below(Math.min(AMONG[level], plans.length))] ?? best);
      return moveOf(chosen, view, hero, turn.moved);
    },
    defend: (view, { hero }, _, random) => (level === 'easy' && random.below(2) === 0 ? { kind: 'takeIt' } : defend(view, hero)),
    revive: () => ({ kind: 'standUp', choice: 'A' }),
    *chooseType(view, { hero, name, of }) {
      const dtype = yield* typeWorthNaming(view, hero, name, of);
      return dtype && { kind: 'chooseType', dtype };
    },
    chooseFigure: (view, { options, optional }) => {
      const heroes = options.filter(isHeroRef).sort((a, b) => view.heroes[a].hp - view.heroes[b].hp);
      const [first] = heroes.length > 0 ? heroes : options;
      return first === undefined || (optional && options.length === 0) ? undefined : { kind: 'choose', figure: first };
    },
  };
}

const instinct = greedyBot(battleGame, { worlds: 1, most: 24 });

const botOf = (level: BotLevel): Bot<BattleState, Move> => thoughtfulBot(`ronin ${level}`, thoughtsOf(level), instinct);

export const battleBots: Readonly<Record<BotLevel, Bot<BattleState, Move>>> = { easy: botOf('easy'), medium: botOf('medium'), hard: botOf('hard') };
