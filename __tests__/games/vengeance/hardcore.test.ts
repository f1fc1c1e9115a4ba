import { CLOCK } from '@/engine/game';
import { Match } from '@/engine/match';
import { vengeanceGame } from '@/games/vengeance/game';
import { cardsToPlace } from '@/games/vengeance/rules/montage/cards';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { fightTime, isTimerRunning } from '@/games/vengeance/rules/timer';

import { me, montage, newGame, only, rolled, roll, storm, you, type Scene } from './table';

const CALM = ['move', 'move', 'move', 'move'] as const;

describe('hardcore Montage', () => {
  const closing = (options = {}): Scene => montage((state) => {
    state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 3 };
    me(state).placed = [0, 7, 2];
    you(state).placed = [0, 1, 2];
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'order' }, { kind: 'window', seat: 0, at: 'closing' }];
  }, { hardcoreMontage: true, ...options });

  test('VG-252 the two hardcore options are independent', () => {
    for (const hardcoreMontage of [true, false]) {
      for (const timer of [0, 3] as const) expect(vengeanceGame.parseOptions({ ...DEFAULTS, seats: 2, hardcoreMontage, timer })).toMatchObject({ hardcoreMontage, timer });
    }
  });

  test('VG-253 nine cards each', () => {
    expect(cardsToPlace(newGame({ seats: 2, hardcoreMontage: true }).state, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('VG-254 after each Montage two of the three used cards are gone, the third comes back', () => {
    const s = closing();
    s.play(0, { kind: 'pass' });
    // The faster of the two decides first.
    s.play(1, { kind: 'keepCard', card: 1 });
    expect(s.prompts().map((prompt) => [prompt.seat, prompt.kind])).toEqual([[0, 'keepCard']]);
    expect(s.refused(0, { kind: 'keepCard', card: 5 })).toBe('VG-254');
    s.play(0, { kind: 'keepCard', card: 7 });
    expect([cardsToPlace(s.state, 0), cardsToPlace(s.state, 1)]).toEqual([[1, 3, 4, 5, 6, 7, 8], [1, 3, 4, 5, 6, 7, 8]]);
    s.change((state) => {
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 0 };
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'reveal' }, { kind: 'place' }];
    });
    expect(s.refused(0, { kind: 'place', cards: [0, 1, 3] })).toBe('VG-254');
  });

  test('VG-254 without the hardcore rules nothing is removed', () => {
    const s = closing({ hardcoreMontage: false });
    s.play(0, { kind: 'pass' });
    expect(s.prompts()[0]?.kind).not.toBe('keepCard');
  });
});

describe('hardcore timer', () => {
  test('VG-255 time runs from the first roll of a Fight on', () => {
    const s = storm({ options: { timer: 3 } });
    expect([isTimerRunning(s.state), s.prompts().some((prompt) => prompt.seat === CLOCK), fightTime(s.state)]).toEqual([false, false, 180_000]);
    roll(s, CALM, 'miss');
    expect([isTimerRunning(s.state), s.prompts().some((prompt) => prompt.seat === CLOCK)]).toEqual([true, true]);
    s.play(0, { kind: 'endActions' });
    expect([s.prompt(0).kind, isTimerRunning(s.state)]).toEqual(['run', true]);
    expect(isTimerRunning(roll(storm(), CALM, 'miss').state)).toBe(false);
  });

  test('VG-256 when it is up the hero exits at once with exit damage and scores', () => {
    const s = rolled(CALM, { green: 'miss', options: { timer: 3 }, change: (state) => { only(['grunt', 'A'], ['toughGuy', 'A'])(state); me(state).inPlay = ['TK1']; } });
    s.play(CLOCK, { kind: 'timerExpired' });
    expect([me(s.state).health, s.prompt(0).kind, s.happened('timeRanOut').length]).toEqual([[0, 2], 'score', 1]);
    expect(s.asks(CLOCK)).toBe(false);
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect(me(s.state).vp).toBe(2);
  });

  test('VG-256 only the clock says so, and only while a Fight lasts', () => {
    const s = rolled(CALM, { green: 'miss', options: { timer: 3 } });
    expect(s.refused(0, { kind: 'timerExpired' })).toBe('VG-256');
    const calm = rolled(CALM, { green: 'miss' });
    expect(() => vengeanceGame.play(structuredCloneOf(calm.state), CLOCK, { kind: 'timerExpired' }, { random: Object.create(null), stream: () => Object.create(null), emit: () => undefined })).toThrow('VG-256');
  });

  test('VG-257 unused actions and the activation of the roll are skipped', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'miss', options: { timer: 3 }, change: only(['grunt', 'A'], ['boss']) });
    s.play(CLOCK, { kind: 'timerExpired' });
    expect([s.happened('activated').length, me(s.state).health]).toEqual([0, [0, 1]]);
  });

  test('VG-308 a Smoke Pellet helps after the time is up, too', () => {
    const s = rolled(CALM, { green: 'miss', options: { timer: 3 }, slots: [['smokePellet']] });
    s.play(CLOCK, { kind: 'timerExpired' });
    expect(s.prompt(0).kind).toBe('exit');
    s.play(0, { kind: 'useItem', slot: 0 });
    expect(me(s.state).health).toEqual([0, 0]);
  });

  test('VG-258 time is a move like any other: while nobody plays it, it stands still', () => {
    const match = Match.create(vengeanceGame, { ...DEFAULTS, seats: 2, quickstart: true, timer: 3 }, 'still');
    const seat = match.prompts()[0]?.seat ?? 0;
    match.play(seat, { kind: 'attack', place: 0 });
    match.play(seat, { kind: 'stay' });
    const again = Match.load(vengeanceGame, match.save());
    expect([again.hash() === match.hash(), again.prompts().some((prompt) => prompt.seat === CLOCK)]).toEqual([true, true]);
  });

  test('six minutes are there for those who want them', () => {
    expect(fightTime(newGame({ seats: 2, timer: 6 }).state)).toBe(360_000);
  });
});

function structuredCloneOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
