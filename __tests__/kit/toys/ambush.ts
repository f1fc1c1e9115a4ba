import * as v from 'valibot';

import { declarations } from '@/engine/decisions/declare';
import { maskAnswers, nearestFrame, type Frames, type Process, type Together } from '@/engine/decisions/frames';
import { demand } from '@/engine/errors';
import type { BaseOptions, Game, GameEvent, Seat } from '@/engine/game';
import { cloneJson } from '@/engine/json';
import { border, wholeNumber } from '@/engine/parse';

/**
 * A toy of decisions in decisions: each round everybody plays a card in secret, the highest strikes the lowest, who may
 * parry, which the striker may brush aside; what is left of the blow is shared out over two arms. A flask heals whenever
 * its owner is asked something openly.
 */
const HAND = 4;
const ROUNDS = 6;
const ARM = 5;
const HIDDEN = 0;

type Pick = { readonly kind: 'pick'; readonly card: number } | { readonly kind: 'fold' };

export interface AmbushState {
  frames: Frames<{
    match: Process<{ round: number }>;
    pick: Together<Pick>;
    strike: Process<{ readonly by: Seat; readonly at: Seat; damage: number }>;
    dodge: { readonly seat: Seat };
    brushAside: { readonly seat: Seat };
    wound: { readonly seat: Seat; readonly points: number };
  }>[];
  /** HIDDEN in the eyes of others. */
  hands: number[][];
  arms: number[][];
  chips: number[];
  flasks: number[];
}

export type AmbushEvent = GameEvent &
  (
    | { readonly type: 'ready'; readonly seat: Seat }
    | { readonly type: 'turnedUp'; readonly cards: readonly number[] }
    | { readonly type: 'parried' | 'drank' | 'missed'; readonly seat: Seat }
  );

interface AmbushWorld {
  readonly state: AmbushState;
  readonly event: AmbushEvent;
}

const { answer, secretAnswer, decision, process, sequence, together, standing, decisions } = declarations<AmbushWorld>();

const life = ({ arms }: AmbushState, seat: Seat): number => (arms[seat] ?? []).reduce((sum, arm) => sum + arm, 0);
const seatsOf = ({ arms }: AmbushState): Seat[] => arms.map((_, seat) => seat);
const spend = (pool: number[], seat: Seat): void => {
  pool[seat] = (pool[seat] ?? 0) - 1;
};

const match = process('match', {
  deal: (run, frame) => {
    frame.round += 1;
    for (const hand of run.state.hands) while (hand.length < HAND) hand.push(1 + run.random.below(9));
    run.call({ kind: 'pick' });
  },
  next: (run, { round }) => {
    if (round < ROUNDS && seatsOf(run.state).every((seat) => life(run.state, seat) > 0)) return 'deal';
    return run.end();
  },
});

const pick = together('pick', {
  who: seatsOf,
  words: 'Play a card face down.',
  answers: {
    pick: secretAnswer({ card: wholeNumber(1, 9) })({
      offers: ({ hands }, _frame, seat) => (hands[seat] ?? []).map((card) => ({ card })),
      otherwise: ['TA-1', 'You do not hold that card.'],
    }),
    fold: secretAnswer({})({ otherwise: ['TA-2', 'You have to play.'] }),
  },
  answered: (run, _frame, seat) => run.emit({ type: 'ready', seat }),
  done: (run, _frame, given) => {
    const { state } = run;
    const cards = given.map(({ answer: move }) => (move.kind === 'pick' ? move.card : 0));
    given.forEach(({ seat, answer: move }) => {
      const hand = state.hands[seat] ?? [];
      if (move.kind === 'pick') hand.splice(hand.indexOf(move.card), 1);
    });
    run.emit({ type: 'turnedUp', cards });
    const by = cards.indexOf(Math.max(...cards));
    const at = cards.indexOf(Math.min(...cards));
    const damage = (cards[by] ?? 0) - (cards[at] ?? 0);
    if (damage > 0) run.call({ kind: 'strike', by, at, damage: Math.min(damage, life(state, at)) });
  },
});

const strike = sequence('strike', [
  (run, { at }) => run.call({ kind: 'dodge', seat: at }),
  (run, { at, damage }) => {
    if (damage > 0) run.call({ kind: 'wound', seat: at, points: damage });
    else run.emit({ type: 'missed', seat: at });
  },
]);

const dodge = decision('dodge', {
  who: (_s, { seat }) => seat,
  words: (s, { seat }) => `A blow of ${nearestFrame(s, 'strike')?.damage ?? 0}: parry with one of ${s.chips[seat] ?? 0} chips?`,
  ifOnly: 'takeIt',
  answers: {
    parry: answer({})({
      when: ({ chips }, { seat }) => (chips[seat] ?? 0) > 0,
      otherwise: ['TA-3', 'You have no chip left.'],
      label: () => ({ label: 'Parry', help: 'for a chip', tone: 'primary' }),
      play: (run, { seat }) => {
        const blow = nearestFrame(run.state, 'strike');
        if (!blow) throw new Error('nobody strikes');
        spend(run.state.chips, seat);
        blow.damage = Math.max(0, blow.damage - 3);
        run.emit({ type: 'parried', seat });
        // Both stay: the defender may parry again once the striker has decided.
        run.call({ kind: 'brushAside', seat: blow.by });
      },
    }),
    takeIt: answer({})({ play: (run) => run.end() }),
  },
});

const brushAside = decision('brushAside', {
  who: ({ chips }, { seat }) => ((chips[seat] ?? 0) > 0 ? [seat] : []),
  words: 'Brush the parry aside for a chip?',
  answers: {
    brush: answer({ aside: v.boolean() })({
      final: ({ aside }) => aside,
      play: (run, { seat }, { aside }) => {
        run.end();
        if (!aside) return;
        spend(run.state.chips, seat);
        const blow = nearestFrame(run.state, 'strike');
        if (blow) blow.damage = Math.min(blow.damage + 3, life(run.state, blow.at));
        run.breakOff('dodge');
      },
    }),
  },
});

const wound = decision('wound', {
  who: (_s, { seat }) => seat,
  words: (_s, { points }) => `Share ${points} wounds over your arms.`,
  as: (_s, { points }) => (points === 1 ? 'scratch' : 'wound'),
  answers: {
    share: answer({ arms: v.pipe(v.array(wholeNumber(0, ARM)), v.length(2)) })({
      offers: ({ arms }, { seat, points }) => {
        const [left = 0, right = 0] = arms[seat] ?? [];
        const first = Math.min(left, points);
        return [{ arms: [first, points - first] }, { arms: [points - Math.min(right, points), Math.min(right, points)] }];
      },
      judge: ({ arms }, { seat, points }, { arms: shares }) => {
        demand(shares.reduce((sum, share) => sum + share, 0) === points, 'TA-4', `There are ${points} wounds.`);
        demand(shares.every((share, arm) => share <= (arms[seat]?.[arm] ?? 0)), 'TA-5', 'No arm takes more than it has.');
      },
      untimely: ['TA-6', 'Nobody is wounded.'],
      confirm: true,
      play: (run, { seat }, { arms }) => {
        run.state.arms[seat] = (run.state.arms[seat] ?? []).map((arm, at) => arm - (arms[at] ?? 0));
        run.end();
      },
    }),
  },
});

const anytime = standing({
  drink: answer({ arm: v.picklist([0, 1]) })({
    when: ({ flasks }, frame, seat) => frame.kind !== 'pick' && (flasks[seat] ?? 0) > 0,
    offers: ({ arms }, _frame, seat) => ([0, 1] as const).filter((arm) => (arms[seat]?.[arm] ?? 0) < ARM).map((arm) => ({ arm })),
    otherwise: ['TA-7', 'That arm is whole.'],
    untimely: ['TA-10', 'Nobody drinks with a hand full of cards.'],
    play: (run, _frame, { arm }, seat) => {
      spend(run.state.flasks, seat);
      const own = run.state.arms[seat];
      if (own) own[arm] = (own[arm] ?? 0) + 1;
      run.emit({ type: 'drank', seat });
    },
  }),
});

export const ambushDecisions = decisions({
  title: 'Ambush',
  kinds: { match, pick, strike, dodge, brushAside, wound },
  standing: anytime,
  wrongSeat: ['TA-8', 'You are not asked.'],
  wrongMoment: ['TA-9', 'Something else is to be decided.'],
});

const { prompts, moves, parseMove, play, isFinal } = ambushDecisions;
export type AmbushMove = ReturnType<typeof parseMove>;

export const ambushGame: Game<AmbushState, AmbushMove, BaseOptions, AmbushEvent> = {
  id: 'toy-ambush',
  title: 'Ambush',
  version: 1,
  seats: { min: 2, max: 4 },
  defaults: { seats: 2 },
  optionFields: () => [],
  parseOptions: border<BaseOptions>('a game of Ambush', v.object({ seats: wholeNumber(2, 4) })),
  parseMove,
  setup({ seats }, table) {
    const forAll = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
    const state: AmbushState = { frames: [], hands: forAll(() => []), arms: forAll(() => [ARM, ARM]), chips: forAll(() => 2), flasks: forAll(() => 1) };
    ambushDecisions.begin(state, table, (run) => run.call({ kind: 'match', round: 0 }));
    return state;
  },
  prompts,
  moves,
  play,
  isFinal,
  view: (state, seat) => ({
    ...cloneJson(state),
    frames: maskAnswers(cloneJson(state.frames), seat),
    hands: state.hands.map((hand, owner) => (owner === seat ? hand.slice() : hand.map(() => HIDDEN))),
  }),
  imagine(view, _seat, random) {
    const state = cloneJson(view);
    state.hands = state.hands.map((hand) => hand.map((card) => (card === HIDDEN ? 1 + random.below(9) : card)));
    ambushDecisions.imagineAnswers(state, random);
    return state;
  },
  outcome(state) {
    if (state.frames.length > 0) return undefined;
    const scores = seatsOf(state).map((seat) => life(state, seat));
    return {
      kind: 'versus',
      places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
      scores,
      lines: scores.map((points) => [{ label: 'Arms', points }]),
      words: 'The ambush is over.',
    };
  },
  evaluate: (view, seat) => (life(view, seat) - ARM) / ARM,
  describe: ({ type }) => type,
  broken: (state) => (state.arms.some((arms) => arms.some((arm) => arm < 0 || arm > ARM)) ? ['an arm beyond its limits'] : []),
};
