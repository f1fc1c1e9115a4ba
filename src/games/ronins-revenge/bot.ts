import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import { thoughtfulBot, type Thoughts } from '@/engine/decisions/thoughts';
import type { Bot, Thinking } from '@/engine/bots/bot';
import { greedyBot } from '@/engine/bots/greedy';
import type { Seat } from '@/engine/game';
import type { BotLevel } from '@/engine/box';

import { additionOr } from './bot/additions';
import { cardWorthUsing } from './bot/cards';
import { defend } from './bot/defence';
import { figureWorthChoosing } from './bot/figures';
import { moveOf, moveOver } from './bot/moves';
import { bestAnswer, damageWith, outlookWords, refugeFor, wayOffFire, wisest } from './bot/outlook';
import { plansFor } from './bot/plan';
import { reasonFor, ultimateWords } from './bot/reasons';
import { worthOfUltimates } from './bot/ultimates';
import { bossInPlay } from './content/bossInPlay';
import type { DamageType, HeroId } from './content/terms';
import { battleGame } from './game';
import { clone } from './rules/clone';
import type { Move } from './rules/decisions';
import { objectAt } from './rules/field/objects';
import { attackCard } from './rules/hero/attack/card';
import { objectsInReach } from './rules/hero/objects';
import { heroName } from './rules/names';
import { isComrade, type BattleState } from './rules/state';
import { OBJECT_NAMES } from './words/things';

/** A weaker player takes one of the best so many plans, and does not look ahead. */
const AMONG: Readonly<Record<Exclude<BotLevel, 'hard'>, number>> = { easy: 12, medium: 3 };

export interface Suggestion {
  readonly move: Move;
  readonly reason: string;
}

/** Somebody who has little left uses what stands beside it: a Shrine, a Statue. */
function helpAtHand(view: BattleState, hero: HeroId): Extract<Move, { kind: 'useObject' }> | undefined {
  const [square] = objectsInReach(view, hero);
  const { stamina, hp, maxHp } = view.heroes[hero];
  return square !== undefined && stamina > 0 && 2 * hp <= maxHp ? { kind: 'useObject', square } : undefined;
}

/** What a good player would do now on this hero's turn, and why, in slices: for a hard bot, and for whoever asks for advice. */
export function* suggest(view: BattleState, hero: HeroId): Thinking<Suggestion | undefined> {
  const turn = nearestFrame(view, 'heroTurn');
  if (!turn || turn.hero !== hero) return undefined;
  const help = helpAtHand(view, hero);
  if (help) return { move: help, reason: `${heroName(hero)} has ${view.heroes[hero].hp} of ${view.heroes[hero].maxHp} ${isComrade(view.heroes[hero]) ? 'Life Force' : 'HP'} left, and the ${OBJECT_NAMES[objectAt(view, help.square)?.kind ?? 'shrine']} is at hand.` };
  if (turn.acted) {
    const way = turn.moved ? undefined : yield* refugeFor(view, hero);
    return way ? { move: moveOver(view, hero, way), reason: 'That is a better place for the rest of the round.' } : { move: { kind: 'endTurn' }, reason: 'Everything worth doing is done.' };
  }
  const plans = yield* plansFor(clone(view), hero, turn.moved);
  const best = yield* wisest(view, hero, plans, turn.moved);
  if (!best) return { move: { kind: 'rest', choice: 'A', flask: false }, reason: 'There is nothing else to do.' };
  const { plan, after, ultimate } = best;
  const blow = reasonFor(view, hero, { ...plan, damage: damageWith(best, view, hero, turn.moved) });
  const reason = `${ultimate ? `${ultimateWords(ultimate.card)} ` : ''}${blow} ${outlookWords(view, after)}`;
  const card = cardWorthUsing(view, hero, plan, 'butUltimate');
  return card === undefined ? { move: moveOf(plan, view, hero, turn.moved, ultimate?.moves), reason } : { move: { kind: 'useCard', card }, reason: `It helps with what comes next. ${reason}` };
}

/** What the cards in the Sequence strike with most; of equals the first. */
function typeToFear({ boss, sequence }: BattleState, of: readonly DamageType[]): DamageType | undefined {
  const types = sequence.flatMap((slot) => {
    const card = slot && 'card' in slot && !slot.broken ? bossInPlay(boss).attacks.find(({ id }) => id === slot.card) : undefined;
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
      if (level === 'hard') return (yield* suggest(view, hero))?.move;
      const turn = nearestFrame(view, 'heroTurn');
      if (!turn) return undefined;
      const help = helpAtHand(view, hero);
      if (help) return help;
      if (turn.acted) {
        const way = turn.moved ? undefined : wayOffFire(view, hero);
        return way ? moveOver(view, hero, way) : { kind: 'endTurn' };
      }
      const plans = yield* plansFor(clone(view), hero, turn.moved);
      const [best] = plans;
      if (!best) return { kind: 'rest', choice: 'A', flask: false };
      const card = level === 'easy' ? undefined : cardWorthUsing(view, hero, best, 'all');
      if (card !== undefined) return { kind: 'useCard', card };
      const chosen = turn.moved ? best : (plans[random.below(Math.min(AMONG[level], plans.length))] ?? best);
      return moveOf(chosen, view, hero, turn.moved);
    },
    defend: (view, { hero }, _, random) => (level === 'easy' && random.below(2) === 0 ? { kind: 'takeIt' } : defend(view, hero)),
    // Whoever does not look ahead keeps nothing for later.
    attackModifiers: (view, _, seat) => additionOr({ kind: 'strike' }, view, seat, level === 'hard' ? worthOfUltimates : undefined),
    *interrupt(view, _, seat) {
      return level === 'hard' ? yield* bestAnswer(view, seat, [PASS, ...cardsOfUse(view, seat)], MARGIN.use) : undefined;
    },
    *counter(view, _, seat, random) {
      return level === 'hard' ? yield* bestAnswer(view, seat, [yield* striking.think(view, seat, random), PASS], MARGIN.wait) : undefined;
    },
    *special(view, _, seat) {
      return level === 'hard' ? yield* bestAnswer(view, seat, [{ kind: 'useSpecial' }, { kind: 'declineSpecial' }], MARGIN.use) : undefined;
    },
    // RR-460: a Comrade that lies on the ground has nothing of the Life Force of a Rest.
    revive: ({ heroes }, { hero }) => ({ kind: 'standUp', choice: isComrade(heroes[hero]) ? 'B' : 'A' }),
    *chooseType(view, { hero, name, of }) {
      const dtype = yield* typeWorthNaming(view, hero, name, of);
      return dtype && { kind: 'chooseType', dtype };
    },
    chooseFigure: (view, { options }) => {
      const figure = figureWorthChoosing(view, options);
      return figure && { kind: 'choose', figure };
    },
  };
}

/** By how much using something must be better than letting it be, and waiting for a better blow than striking back now: that blow may not come. */
const MARGIN = { use: 0.5, wait: 2 } as const;
const PASS: Move = { kind: 'pass' };

/** While a blow is coming, changing tokens only puts it off, and nothing is gained by that. */
const PUTS_OFF: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['ki', 'fuse']);

function* movesOfUse(view: BattleState, seat: Seat): Generator<Move> {
  const isAnswer = topFrame(view)?.kind === 'interrupt';
  for (const move of battleGame.moves(view, seat)) if (!isAnswer || !PUTS_OFF.has(move.kind)) yield move;
}

/** What an interrupt may be answered with but for letting it be: that comes first, so that nothing is used in vain. */
function* cardsOfUse(view: BattleState, seat: Seat): Generator<Move> {
  for (const move of movesOfUse(view, seat)) if (move.kind !== PASS.kind) yield move;
}

function* counters(view: BattleState, seat: Seat): Generator<Move> {
  for (const move of battleGame.moves(view, seat)) if (move.kind === 'counter') yield move;
}

const MOST_TRIED = { worlds: 1, most: 24 };
const instinct = greedyBot({ ...battleGame, moves: movesOfUse }, MOST_TRIED);
/** Strikes back, as well as it can be done. */
const striking = greedyBot({ ...battleGame, moves: counters }, MOST_TRIED);

const botOf = (level: BotLevel): Bot<BattleState, Move> => thoughtfulBot(`ronin ${level}`, thoughtsOf(level), instinct);

export const battleBots: Readonly<Record<BotLevel, Bot<BattleState, Move>>> = { easy: botOf('easy'), medium: botOf('medium'), hard: botOf('hard') };
