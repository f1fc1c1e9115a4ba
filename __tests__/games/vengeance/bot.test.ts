import { decide } from '@/engine/bots/bot';
import { BOT_LEVELS } from '@/engine/box';
import { Random } from '@/engine/random';
import { simulate } from '@/engine/simulation';
import { vengeanceBots } from '@/games/vengeance/bot';
import { vengeanceGame } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { EMPTY, type Options } from '@/games/vengeance/rules/state';

import { enemy, handOf, me, montage, only, putDen, ready, roll, rolled, storm, type Scene } from './table';

const answerOf = (s: Scene, level: (typeof BOT_LEVELS)[number] = 'medium', seat = 0): Move =>
  decide(vengeanceBots[level].think(s.view(seat), seat, Random.fromSeed('bot')));

const GAMES: readonly Partial<Options>[] = [
  {},
  { heroes: ['leaPistolera'], timer: 3 },
  { seats: 2, hardcoreMontage: true },
  { seats: 3, leftOut: 'zuceClan' },
  { seats: 4, quickstart: true },
];

describe.each(BOT_LEVELS)('VG-286 the %s bot', (level) => {
  test.each(level === 'hard' ? GAMES.slice(0, 2) : GAMES)('plays %j to its end', (options) => {
    const settings = { ...DEFAULTS, ...options };
    const bots = Array.from({ length: settings.seats }, () => vengeanceBots[level]);
    const { failure, outcome } = simulate(vengeanceGame, { options: settings, seed: 'bots', bots, maxMoves: 3000 });
    expect(failure).toBeUndefined();
    expect(outcome).toBeDefined();
  });

  test('kills whoever it came for when the dice allow it', () => {
    const s = rolled(['doubleHit', 'move', 'skull', 'skull'], {
      change: (state) => {
        only(['boss'])(state);
        me(state).inPlay = ['TK1'];
        me(state).skill = [0, 2];
      },
    });
    expect(answerOf(s, level)).toEqual({ kind: 'move', zone: 2 });
    s.play(0, { kind: 'move', zone: 2 });
    expect(answerOf(s, level)).toEqual({ kind: 'doubleHit', enemy: enemy(s, 'boss') });
  });

  test('takes the cheapest way out', () => {
    const s = storm({ den: 'D2-4', change: (state) => { if (state.fight) [state.fight.roll, state.fight.zone] = [3, 3]; } });
    roll(s, ['move', 'move', 'move', 'move'], 'miss');
    s.play(0, { kind: 'endActions' });
    // Past one Tough Guy, not past two Grunts.
    expect(answerOf(s, level)).toEqual({ kind: 'exit', path: [3, 2, 0] });
  });

  test('scores as much as it can', () => {
    const s = rolled(['doubleHit', 'hit', 'hit', 'hit'], { zone: 'X', change: (state) => { only(['boss'])(state); me(state).inPlay = ['TK1', 'TK2', 'LZ1']; state.achievements = []; } });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
    expect(s.prompt(0).kind).toBe('score');
    expect(answerOf(s, level)).toEqual({ kind: 'scoreBoss', copies: 2 });
  });
});

test('a knocked-out hero is not sent into a Den', () => {
  const s = ready((state) => { me(state).health = [0, 5]; });
  expect(answerOf(s)).toEqual({ kind: 'sitOut' });
});

test('a known Boss on the list is gone for, the matching card of the hand first', () => {
  const s = ready((state) => {
    state.places.forEach((_, place) => putDen(state, place, 'D4-2', 'prez', true));
    putDen(state, 3, 'D2-2', 'batoman', true);
    me(state).hand = handOf(0, 'TK1');
    me(state).inPlay = ['TK3'];
  });
  expect(answerOf(s)).toEqual({ kind: 'playCard', card: 'TK1' });
  s.play(0, { kind: 'playCard', card: 'TK1' });
  expect(answerOf(s)).toEqual({ kind: 'attack', place: 3 });
});

test('an achievement that is earned is claimed', () => {
  const s = ready((state) => {
    state.achievements = [{ card: 'scavenger', tokens: [0, 0], taken: 0, met: false }, { card: EMPTY, tokens: [0, 0], taken: 0, met: false }];
    state.achievementPile = { cards: [], known: [] };
    me(state).wild = 3;
  });
  expect(answerOf(s)).toEqual({ kind: 'claim', slot: 0 });
});

test('a better tile comes out from under another; of equally good ones what lies open stays open, whatever they are called', () => {
  const laid = (...slots: ReturnType<typeof me>['slots']): Scene => ready((state) => { me(state).slots = slots; });
  expect(answerOf(laid(['flurry', 'pistolWhip'], ['gunDance'], ['doubleTap'], ['slipTheNet']))).toMatchObject({ kind: 'arrange' });
  expect(answerOf(laid(['crossfire', 'pistolWhip'], ['gunDance'], ['doubleTap'], ['slipTheNet'])).kind).not.toBe('arrange');
});

test('broken fingers are healed before bruises', () => {
  const s = montage((state) => {
    me(state).skill = [0, 3];
    me(state).health = [0, 1];
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'spend', seat: 0, at: 'card', points: { heal: 3, upgrade: 0, recon: 0 } }];
  });
  expect(answerOf(s)).toEqual({ kind: 'heal', track: 'skill', severe: false });
});

test('a bot thinks in slices, and the same thought leads to the same move', () => {
  const s = storm({ slots: [['flurry'], ['gunDance'], ['footwork']] });
  const think = () => vengeanceBots.hard.think(s.view(0), 0, Random.fromSeed('slices'));
  let slices = 0;
  for (const thinking = think(); !thinking.next().done; ) slices += 1;
  expect(slices).toBeGreaterThan(3);
  expect(decide(think())).toEqual(decide(think()));
});
