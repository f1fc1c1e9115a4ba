import { makeStream, Random } from '@/engine/random';
import { BOSS_IDS } from '@/games/ronins-revenge/content/bosses';
import { DEFENSE_DIE } from '@/games/ronins-revenge/content/dice';
import { isHeroRef } from '@/games/ronins-revenge/rules/refs';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { battleGame } from '@/games/ronins-revenge/game';
import { forecastAttack } from '@/games/ronins-revenge/preview/attack';
import { forecastDefence } from '@/games/ronins-revenge/preview/defence';
import { forecastPlan, type PlanForecast } from '@/games/ronins-revenge/preview/plan';
import { forecastRound } from '@/games/ronins-revenge/preview/sequence';
import { clone } from '@/games/ronins-revenge/rules/clone';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { BattleEvent } from '@/games/ronins-revenge/rules/events';
import { isComrade, type BattleState } from '@/games/ronins-revenge/rules/state';

import { playedOut, questionsOf, withoutOthers, type Asked } from './foretold';

/** So many questions of random battles for each boss. */
const QUESTIONS = 400;

const AFTERWARDS: readonly string[] = ['turn', 'counter', 'defend', 'revive'];
const isAsked = (event: BattleEvent | undefined, asked: string): boolean => event === undefined && AFTERWARDS.includes(asked);

/** What a forecast cannot know: the order of a deck that is shuffled, and which figure is true from now on. */
const CHANCE: readonly BattleEvent['type'][] = ['castDrawn', 'deckShuffled', 'figureTorn', 'unmasked', 'curtain', 'figureRead'];

/** What has to be chosen besides: a forecast takes the first answer, as `playedOut` does. */
const PLANNED: readonly Move['kind'][] = ['attack', 'padAttack', 'rest', 'move', 'useObject', 'useCard'];

/** One move of every kind that a turn offers, with what it is told to bring and what it brings. */
function* plansOf({ state, view, seat }: Asked, choices: Random): Iterable<{ move: Move; told: PlanForecast; events: readonly BattleEvent[]; after: BattleState }> {
  const moves = [...battleGame.moves(view, seat)];
  for (const kind of PLANNED) {
    const offered = moves.filter((move) => move.kind === kind);
    if (offered.length === 0) continue;
    const move = choices.pick(offered);
    const after = clone(state);
    yield { move, told: forecastPlan(view, seat, move), events: playedOut(after, isAsked, [seat, move]).map(({ event }) => event), after };
  }
}

const lossesIn = (events: readonly BattleEvent[]): Partial<Record<HeroId, number>> => {
  const lost: Partial<Record<HeroId, number>> = {};
  for (const event of events) if (event.type === 'hpLost' && isHeroRef(event.who)) lost[event.who] = (lost[event.who] ?? 0) + event.n;
  return lost;
};

/** What the Event of this round swallows if nobody else acts; undefined: the battle ends before it is drawn. */
function swallowedFrom(state: BattleState, events: readonly BattleEvent[]): string | undefined {
  const later = playedOut(withoutOthers(state), (event) => event?.type === 'eventPlaced').map(({ event }) => event);
  const placed = [...events, ...later].find(({ type }) => type === 'eventPlaced');
  return placed?.type === 'eventPlaced' ? (placed.swallowed ?? 'nothing') : undefined;
}

function compareAttack(told: PlanForecast, events: readonly BattleEvent[]): void {
  const { attack } = told;
  if (!attack) return;
  const struck = events.flatMap((event) => (event.type === 'struck' && event.hero === attack.hero ? [{ target: event.target, damage: event.damage, lines: event.lines }] : []));
  const torn = events.flatMap((event) => (event.type === 'figureTorn' ? [event.who] : []));
  // A figure that may be paper is either hurt as foretold or torn.
  expect(attack.targets.filter(({ target, torn: fate }) => fate === undefined || !torn.some((each) => each === target)).map(({ target, damage, lines }) => ({ target, damage, lines })).filter(({ damage }) => damage > 0)).toEqual(struck);
  for (const { target, torn: fate } of attack.targets) {
    if (fate === 'surely') expect(torn).toContain(target);
    if (fate === undefined) expect(torn).not.toContain(target);
  }
  const primed = events.find((event) => event.type === 'primed');
  expect(attack.primes).toBe(primed?.type === 'primed' ? primed.damageType : undefined);
}

function compareCard(told: PlanForecast, events: readonly BattleEvent[], after: BattleState): void {
  const taken = events.find((event) => event.type === 'cardTaken');
  // It is answered before it takes its card.
  if (after.frames.some((frame) => frame.kind === 'attack')) return;
  if (taken?.type !== 'cardTaken') return expect(told.card?.slot).toBeUndefined();
  const { card, category, slot, broken } = taken;
  expect(told.card).toMatchObject({ card, category, slot, broken });
  expect(told.card?.broken).toBe((told.card?.parts.length ?? 0) > 0 && told.card?.parts.every(({ met }) => met) === true);
  const swallowed = swallowedFrom(after, events);
  if (swallowed !== undefined) expect(told.card?.swallowed).toBe(swallowed === card);
}

describe('what a plan is told to bring is what it brings', () => {
  test.each(BOSS_IDS)('RR-297 RR-203 RR-349 RR-282 RR-152 RR-178 %s: blows line by line, the card, its Break, the Event, the cube, every price and loss', (boss) => {
    const choices = Random.fromSeed(`plans ${boss}`);
    let [attacks, others, sure] = [0, 0, 0];
    for (const asked of questionsOf(boss, 'plans', QUESTIONS)) {
      if (asked.kind !== 'turn') continue;
      for (const { told, events, after } of plansOf(asked, choices)) {
        if (told.attack) attacks += 1;
        else others += 1;
        compareAttack(told, events);
        if (events.some(({ type }) => CHANCE.includes(type)) || told.events.some(({ type }) => CHANCE.includes(type))) continue;
        sure += 1;
        expect(told.events).toEqual(events);
        expect(told.lost).toEqual(lossesIn(events));
        compareCard(told, events, after);
        if (after.result !== null) continue;
        const { first, slots, minions, last } = forecastRound(battleGame.view(after, asked.seat));
        expect(told.round).toEqual({ first, slots, minions, last });
      }
    }
    expect([attacks > QUESTIONS / 20, others > QUESTIONS / 20, sure > QUESTIONS / 10]).toEqual([true, true, true]);
  });

  test.each(BOSS_IDS)('RR-283 %s: what a Counterstrike is told to do is what it does', (boss) => {
    for (const { state, view, seat, kind } of questionsOf(boss, 'counters', QUESTIONS)) {
      if (kind !== 'counter') continue;
      for (const move of battleGame.moves(view, seat)) {
        if (move.kind !== 'counter') continue;
        const told = forecastAttack(view, seat, move);
        const events = playedOut(clone(state), isAsked, [seat, move]).map(({ event }) => event);
        if (events.some(({ type }) => type === 'figureTorn')) continue;
        const struck = events.flatMap((event) => (event.type === 'struck' && event.hero === told?.hero ? [[event.target, event.damage]] : []));
        expect(told?.targets.map(({ target, damage }) => [target, damage]).slice(0, struck.length)).toEqual(struck);
      }
    }
  });
});

/** Dice that show these faces, one after the other. */
class Faces extends Random {
  private place = 0;

  constructor(private readonly faces: readonly number[]) {
    super(makeStream('faces'));
  }

  override below(bound: number): number {
    return bound === DEFENSE_DIE.length ? (this.faces[this.place++] ?? 0) : super.below(bound);
  }
}

/** Every way in which so many dice may fall. */
const waysOf = (dice: number): number[][] => (dice === 0 ? [[]] : waysOf(dice - 1).flatMap((faces) => DEFENSE_DIE.map((_, face) => [...faces, face])));

describe('a defence is told what comes of it', () => {
  const MOST_WAYS = 36;

  test.each(BOSS_IDS)('RR-237 RR-342 RR-349 RR-465 %s: how often it is dodged, what it costs at least, at most and on average, and whether the hero falls', (boss) => {
    const choices = Random.fromSeed(`defences ${boss}`);
    let compared = 0;
    for (const { state, view, seat, kind } of questionsOf(boss, 'defences', QUESTIONS)) {
      const hero = state.frames[state.frames.length - 1];
      if (kind !== 'defend' || hero?.kind !== 'defend') continue;
      const offers = [...battleGame.moves(view, seat)].filter((move) => move.kind === 'defend' || move.kind === 'takeIt');
      const move = choices.pick(offers);
      const plan = move.kind === 'defend' ? move : ({ dodge: 0, dice: 0, card: 'none' } as const);
      const told = forecastDefence(view, hero.hero, plan);
      if (!told || told.ways > MOST_WAYS) continue;
      compared += 1;
      const sum = { ways: 0, dodged: 0, falls: 0, least: Infinity, most: 0, all: 0 };
      for (const faces of waysOf(told.dice)) {
        const copy = clone(state);
        const { hp } = copy.heroes[hero.hero];
        const paid = isComrade(copy.heroes[hero.hero]) ? plan.dodge + plan.dice : 0;
        const events = playedOut(copy, (event) => event?.type === 'heroStruck' || event?.type === 'dodged' || event?.type === 'escaped', [seat, { ...move }], new Faces(faces)).map(({ event }) => event);
        sum.ways += 1;
        const met = events.find((event) => event.type === 'heroStruck' || event.type === 'dodged');
        if (met?.type === 'dodged') sum.dodged += 1;
        if (met?.type !== 'heroStruck') continue;
        sum.least = Math.min(sum.least, met.damage);
        sum.most = Math.max(sum.most, met.damage);
        sum.all += met.damage;
        if (met.damage >= hp - paid) sum.falls += 1;
      }
      const { ways, dodged, falls, least, most, average } = told;
      expect({ ways, dodged, falls, least, most, average: Math.round(average * 1e6) }).toEqual({
        ways: sum.ways, dodged: sum.dodged, falls: sum.falls, least: sum.least === Infinity ? 0 : sum.least, most: sum.most, average: Math.round((sum.all / sum.ways) * 1e6),
      });
    }
    expect(compared).toBeGreaterThan(QUESTIONS / 50);
  });
});
