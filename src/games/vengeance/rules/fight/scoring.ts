import * as v from 'valibot';

import type { Seat } from '@/engine/game';
import { wholeNumber } from '@/engine/parse';

import { bossOf } from '../../content/bosses';
import { CARD_IDS, cardOf, gangOf, isBlitz, type CardId } from '../../content/vengeanceCards';
import { deed } from '../goals/achievements';
import { playerOf, type State } from '../state';
import { answer, decision, type Play } from '../world';
import type { Lair } from './lair';
import { areMinionsDead, fightOf, isBossDead, lairIn } from './scene';

/** Scoring a Fight: the Boss, the Den, or both, with Vengeance cards in play (VG-220 … VG-231). */

/** One legal way to score. */
export interface Way {
  readonly cards: readonly CardId[];
  readonly vp: number;
  readonly boss: boolean;
  readonly den: boolean;
}

/** A Blitz card scores any Den for this much more (VG-227). */
const BLITZ_BONUS = 1;

/** What a Fight has come to. */
export interface FightResult {
  readonly lair: Lair;
  readonly bossDead: boolean;
  readonly minionsDead: boolean;
}

/** n copies give the n-th value of the ladder; with all Minions dead they score the Den as well (VG-220, VG-224). */
function bossWays({ lair, bossDead, minionsDead: den }: FightResult, inPlay: readonly CardId[]): Way[] {
  if (!bossDead) return [];
  const { ladder } = bossOf(lair.boss);
  const copies = inPlay.filter((card) => cardOf(card).boss === lair.boss);
  return copies.map((_, i) => ({ cards: copies.slice(0, i + 1), vp: (ladder[i] ?? 0) + (den ? lair.den.vp : 0), boss: true, den }));
}

/**
 * One card of the Boss's gang, or a Blitz card, scores the Den alone (VG-223, VG-227). A card of the Boss who died is
 * not offered for it: it scores Boss and Den.
 */
function denWays({ lair, bossDead, minionsDead }: FightResult, inPlay: readonly CardId[]): Way[] {
  if (!minionsDead) return [];
  const { gang } = bossOf(lair.boss);
  const cards = inPlay.filter((card) => isBlitz(card) || (gangOf(card) === gang && !(bossDead && cardOf(card).boss === lair.boss)));
  return cards.map((card) => ({ cards: [card], vp: lair.den.vp + (isBlitz(card) ? BLITZ_BONUS : 0), boss: false, den: true }));
}

const bestFirst = (a: Way, b: Way): number => b.vp - a.vp || a.cards.length - b.cards.length;

/** All legal ways to score a Fight that came to this with these cards in play, the best first. */
export const waysFor = (result: FightResult, inPlay: readonly CardId[]): Way[] => [...bossWays(result, inPlay), ...denWays(result, inPlay)].sort(bestFirst);

const resultOf = (s: State): FightResult => {
  const [fight, lair] = [fightOf(s), lairIn(s)];
  return { lair, bossDead: isBossDead(fight, lair), minionsDead: areMinionsDead(fight, lair) };
};
const bossWaysNow = (s: State, seat: Seat): Way[] => bossWays(resultOf(s), playerOf(s, seat).inPlay);
const denWaysNow = (s: State, seat: Seat): Way[] => denWays(resultOf(s), playerOf(s, seat).inPlay);

/** The scoring sheet of the Fight that is over. */
export const waysToScore = (s: State, seat: Seat): Way[] => waysFor(resultOf(s), playerOf(s, seat).inPlay);

/** Scored cards go under the hero board; the rest stays in play (VG-222, VG-229). */
function score(run: Play, seat: Seat, way: Way | undefined): void {
  if (!way) throw new RangeError('there is no such way to score');
  const player = playerOf(run.state, seat);
  player.inPlay = player.inPlay.filter((card) => !way.cards.includes(card));
  player.scored.push(...way.cards);
  player.vp += way.vp;
  run.emit({ type: 'scored', seat, ...way });
  if (way.boss && way.cards.length > 1) deed(run.state, 'scoredCopies');
}

export const scoring = decision('score', {
  who: (s, { seat }) => (waysToScore(s, seat).length > 0 ? seat : []),
  words: (s, { seat }) => `Score your Fight: up to ${waysToScore(s, seat)[0]?.vp ?? 0} victory points.`,
  answers: {
    scoreBoss: answer({ copies: wholeNumber(1, 3) })({
      offers: (s, { seat }) => bossWaysNow(s, seat).map((way) => ({ copies: way.cards.length })),
      otherwise: (s) => (isBossDead(fightOf(s), lairIn(s)) ? ['VG-225', 'You have no such card of this Boss in play.'] : ['VG-220', 'The Boss is alive.']),
      label: (s, { seat }, { copies }) => {
        const way = bossWaysNow(s, seat)[copies - 1];
        return { label: `${way?.vp ?? 0} points: ${bossOf(lairIn(s).boss).name}${way?.den ? ' and the Den' : ''}`, help: `${copies} ${copies === 1 ? 'card' : 'cards'}`, tone: 'primary' };
      },
      play: (run, { seat }, { copies }) => {
        score(run, seat, bossWaysNow(run.state, seat)[copies - 1]);
        run.end();
      },
    }),
    scoreDen: answer({ card: v.picklist(CARD_IDS) })({
      offers: (s, { seat }) => denWaysNow(s, seat).flatMap((way) => way.cards.map((card) => ({ card }))),
      otherwise: (s) => (areMinionsDead(fightOf(s), lairIn(s)) ? ['VG-223', 'That card does not score this Den.'] : ['VG-223', 'Not all Minions are dead.']),
      label: (s, { seat }, { card }) => ({ label: `${denWaysNow(s, seat).find((way) => way.cards.includes(card))?.vp ?? 0} points: the Den`, help: cardOf(card).title, target: card }),
      play: (run, { seat }, { card }) => {
        score(run, seat, denWaysNow(run.state, seat).find((way) => way.cards.includes(card)));
        run.end();
      },
    }),
    scoreNothing: answer({})({ label: () => ({ label: 'Keep all cards' }), play: (run) => run.end() }),
  },
});
