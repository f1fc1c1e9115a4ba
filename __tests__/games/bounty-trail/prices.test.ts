import type { Seat } from '@/engine/game';
import { ENTRIES } from '@/games/bounty-trail/content/card';
import { CHARACTER_IDS } from '@/games/bounty-trail/content/characters';
import { bountyTrailGame as game } from '@/games/bounty-trail/game';
import type { Event } from '@/games/bounty-trail/rules/events';
import { explainPrice, priceOf } from '@/games/bounty-trail/rules/price';
import { nextSteps, project, type ProjectedStep } from '@/games/bounty-trail/rules/projection';
import { newHunter } from '@/games/bounty-trail/rules/setup';
import type { Hunter, Plan, State } from '@/games/bounty-trail/rules/state';
import { walk } from '@tests/kit/walk';

import { POWERED } from './trail';

const POWERS = [...CHARACTER_IDS, 'none'] as const;
const payers = POWERS.flatMap((power): Hunter[] => [0, 1, 7, 10].flatMap((stock) => [
  { ...newHunter('scout', POWERED), power, bullets: stock, hearts: stock },
  { ...newHunter('scout', POWERED), power, bullets: stock, hearts: stock, nextStepPlus: 2, doctored: true },
  { ...newHunter('scout', POWERED), power, bullets: stock, hearts: stock, nextStepFree: true },
  { ...newHunter('scout', { ...POWERED, forcedMarch: false }), power, bullets: stock, hearts: stock },
]));

test('BT-57 every price is the end of its own explanation, for every power, side and step', () => {
  for (const payer of payers) {
    for (const entry of ENTRIES) {
      for (const step of [1, 2, 5, 6, 8]) {
        const price = priceOf(entry, payer, step);
        const reasons = explainPrice(entry, payer, step);
        expect(reasons && { bullets: reasons.bullets.value, hearts: reasons.hearts.value }).toEqual(price);
        for (const part of [reasons?.bullets, reasons?.hearts]) {
          expect(part && (part.lines[part.lines.length - 1]?.after ?? part.base)).toBe(part?.value);
          expect(part === undefined || part.value >= 0).toBe(true);
        }
      }
    }
  }
});

test('BT-57 the reasons come in the order of the rule', () => {
  const why = (power: Hunter['power'], entry: (typeof ENTRIES)[number], changes: Partial<Hunter> = {}, step = 7): string | undefined =>
    explainPrice(entry, { ...newHunter('scout', POWERED), power, ...changes }, step)?.bullets.lines.map(({ why: who, change, after }) => `${who} ${change} = ${after}`).join(', ');
  expect(why('deadeye', 'b3', { nextStepPlus: 1 })).toBe('a long ride tires the horse +2 = 5, the last card +1 = 6, Deadeye −2 = 4');
  expect(why('scout', 'b3', {}, 1)).toBe('Scout −3 = 0');
  expect(why('breaker', 'sealed', { nextStepFree: true }, 1)).toBe('Safecracker 6 instead = 6, the last card 0 instead = 0');
  expect(why('none', 'b3', {}, 1)).toBe('');
  expect(why('none', 'sealed', {}, 1)).toBeUndefined();
});

/** One seat's path of a round, as it was foretold when it was locked. */
interface Foretold {
  readonly power: Hunter['power'];
  readonly steps: readonly ProjectedStep[];
  /** What the hunter has if everything goes as foretold, and the next step. */
  bullets: number;
  hearts: number;
  at: number;
  /** Somebody got in the way, or a die fell. */
  broken: boolean;
}

function foretell(state: State, seat: Seat, plan: Plan): Foretold {
  const { steps } = project(state, seat, plan);
  steps.forEach(({ spot, price }, i) => {
    const shown = nextSteps(state, seat, { start: plan.start, steps: plan.steps.slice(0, i) }).find((next) => next.spot === spot);
    expect(shown?.price).toEqual(price);
    if (shown?.reasons) expect({ bullets: shown.reasons.bullets.value, hearts: shown.reasons.hearts.value }).toEqual(price);
  });
  const hunter = state.hunters[seat];
  return { power: hunter?.power ?? 'none', steps, bullets: hunter?.bullets ?? 0, hearts: hunter?.hearts ?? 0, at: 0, broken: false };
}

/** Follows the events as long as they go as foretold, and hands out each price shown and paid. */
function follow(foretold: Foretold[], event: Event, compare: (one: Foretold, shown: ProjectedStep, paid: { bullets: number; hearts: number }) => void): void {
  if (event.type === 'foundNothing' || event.type === 'paid') {
    const one = foretold[event.seat];
    const step = one?.steps[one.at];
    if (!one || one.broken) return;
    one.at += 1;
    const entered = event.type === 'paid' && event.side !== undefined;
    const purse = one.at > 1 ? one.steps[one.at - 2]?.after : undefined;
    const asForetold = step?.spot === event.spot && entered === (step.card !== undefined)
      && (purse === undefined || (purse.bullets === one.bullets && purse.hearts === one.hearts));
    if (asForetold && event.type === 'paid') compare(one, step, event);
    if (!asForetold) one.broken = true;
  }
  if ('left' in event && 'seat' in event) Object.assign(foretold[event.seat] ?? {}, { bullets: event.left.bullets, hearts: event.left.hearts });
}

test('what is shown is what is paid: random paths of all powers', () => {
  const compared: Record<string, number> = {};
  let changed = 0;
  for (let round = 0; round < 60; round++) {
    const seats = 2 + (round % 3);
    const characters = Array.from({ length: seats }, (_, i) => CHARACTER_IDS[(round + i) % CHARACTER_IDS.length] ?? 'scout');
    const options = game.parseOptions({ ...game.defaults, seats, characters, characterPowers: true, forcedMarch: round % 4 > 0 });
    const foretold: Foretold[] = [];
    for (const { before, seat, move, events } of walk(game, options, `prices-${round}`, 60)) {
      if (move.type === 'lockPath') foretold[seat] = foretell(before.state, seat, move);
      for (const event of events) {
        follow(foretold, event, (one, shown, paid) => {
          expect(paid).toMatchObject(shown.price);
          compared[one.power] = (compared[one.power] ?? 0) + 1;
          if (shown.price.bullets + shown.price.hearts === 0) changed += 1;
        });
      }
    }
  }
  for (const power of CHARACTER_IDS) expect([power, (compared[power] ?? 0) > 50]).toEqual([power, true]);
  expect(changed).toBeGreaterThan(20);
});
