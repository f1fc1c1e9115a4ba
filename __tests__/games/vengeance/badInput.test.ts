import { BadInput } from '@/engine/errors';
import { CLOCK } from '@/engine/game';
import { vengeanceGame } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import { fightOf } from '@/games/vengeance/rules/fight/scene';
import { NOT_ASKED } from '@tests/kit/situation';

import { enemy, handOf, me, montage, montageDice, only, putDen, ready, rolled, storm, you, type Scene } from './table';

/** Everything here is refused with its rule; `refused` also checks that nothing has changed. */
const CALM = ['move', 'move', 'move', 'move'] as const;

test('a die that is not in the pool', () => {
  const s = montage();
  montageDice(s, 'upgrade', 'upgrade', 'upgrade', 'upgrade', 'upgrade', 'upgrade').play(0, { kind: 'pass' });
  expect(s.refused(0, { kind: 'claimDie', face: 'wild' })).toBe('VG-79');
});

test('a card twice, a card that is not there', () => {
  const s = montage((state) => {
    state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 0 };
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'reveal' }, { kind: 'place' }];
  });
  expect(s.refused(0, { kind: 'place', cards: [1, 1, 2] })).toBe('VG-83');
  expect(s.refused(0, { kind: 'place', cards: [0, 1, 2, 3] })).toBe('VG-83');
  expect(s.refused(0, { kind: 'place', cards: [0, 1, 7] })).toBe('VG-8');
});

test('damage that does not fit', () => {
  const s = ready((state) => { me(state).health = [0, 4]; me(state).hand = handOf(0, 'TK2'); });
  expect(s.refused(0, { kind: 'playCard', card: 'TK2' })).toBe('VG-48');
});

test('a tile one does not own, a fifth active tile', () => {
  const s = ready((state) => (me(state).slots = [['flurry'], ['spin'], [], []]));
  expect(s.refused(0, { kind: 'arrange', slots: [['flurry'], ['fury'], [], []] })).toBe('VG-66');
  expect(s.refused(0, { kind: 'arrange', slots: [['flurry'], ['spin'], ['spin'], []] })).toBe('VG-66');
  expect(s.refused(0, { kind: 'arrange', slots: [['flurry'], ['spin'], [], [], []] })).toBe('VG-65');
});

test('an ability twice in a roll', () => {
  const s = rolled(['shot', 'shot', 'move', 'move'], { green: 'miss' });
  s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
  expect(s.refused(0, { kind: 'convert', slot: 3, input: 'shot' })).toBe('VG-156');
});

test('a Shot into the own zone or past a Grunt, a Move past a Blocker', () => {
  const s = rolled(['shot', 'shot', 'move', 'move'], { green: 'miss' });
  expect(s.refused(0, { kind: 'shoot', enemy: enemy(s, 'toughGuy', 'A') })).toBe('VG-149');
  expect(s.refused(0, { kind: 'shoot', enemy: enemy(s, 'boss') })).toBe('VG-150');
  const blocked = rolled(CALM, { den: 'D2-3', boss: 'littleDrago', green: 'miss' });
  expect(blocked.refused(0, { kind: 'move', zone: 0 })).toBe('VG-146');
});

test('an Item in the wrong window, or a second one in a roll', () => {
  const s = storm({ slots: [['sawnOff'], ['brassKnuckles']] });
  expect(s.refused(0, { kind: 'useItem', slot: 0 })).toBe('VG-164');
  s.change((state) => (fightOf(state).zone = 1)).play(0, { kind: 'stay' });
  if (s.prompt(0).kind === 'reroll') s.play(0, { kind: 'finishRerolls' });
  s.play(0, { kind: 'useItem', slot: 0 });
  expect(s.refused(0, { kind: 'useItem', slot: 1 })).toBe('VG-163');
});

test('scoring a Boss one has no card in play for', () => {
  const s = rolled(CALM, { green: 'miss', zone: 'E', change: (state) => { fightOf(state).alive = 0b00001; fightOf(state).roll = 3; me(state).inPlay = ['TK1']; me(state).hand = handOf(0, 'TK2'); } });
  s.play(0, { kind: 'endActions' });
  expect(s.refused(0, { kind: 'scoreBoss', copies: 2 })).toBe('VG-225');
  // A card of another Boss of the gang is good for the Den alone.
  const other = rolled(CALM, { green: 'miss', zone: 'E', change: (state) => { fightOf(state).alive = 0; fightOf(state).roll = 3; me(state).inPlay = ['TK4']; } });
  other.play(0, { kind: 'endActions' });
  expect(other.refused(0, { kind: 'scoreBoss', copies: 1 })).toBe('VG-225');
});

test('a Recon look without a token', () => {
  const s = ready((state) => putDen(state, 0, 'D2-1', 'batoman'));
  expect(s.refused(0, { kind: 'recon', place: 0 })).toBe('VG-109');
  expect(s.view(0).places[0]?.boss.cards).toEqual(['?']);
});

test('a claim twice a round', () => {
  const s = ready((state) => {
    state.achievements = [{ card: 'scavenger', tokens: [0, 0], taken: 0, met: false }, { card: 'longMemory', tokens: [0, 0], taken: 0, met: false }];
    state.achievementPile = { cards: [], known: [] };
    me(state).wild = 3;
    me(state).inPlay = ['TK1', 'TK2', 'TK3', 'TK4', 'TK5'];
  });
  s.play(0, { kind: 'claim', slot: 0 });
  expect(s.refused(0, { kind: 'claim', slot: 1 })).toBe('VG-234');
});

describe('a late command after the timer', () => {
  /** Whatever could have been said in the roll that the clock has ended. */
  const LATE: readonly Move[] = [
    { kind: 'move', zone: 2 }, { kind: 'slip', zone: 2 }, { kind: 'hit', enemy: 0 }, { kind: 'doubleHit', enemy: 0 }, { kind: 'shoot', enemy: 3 },
    { kind: 'convert', slot: 3, input: 'shot' }, { kind: 'gain', slot: 0 }, { kind: 'endActions' },
    { kind: 'run', zone: 0 }, { kind: 'stay' }, { kind: 'takeIt' }, { kind: 'goOn' },
    { kind: 'skullReroll', discard: 'red' }, { kind: 'reroll', slot: 0, dice: [0] }, { kind: 'speedReroll', die: 0 }, { kind: 'finishRerolls' },
  ];
  const outOfTime = (timer: 0 | 3): Scene => {
    const s = rolled(['hit', 'doubleHit', 'shot', 'move'], { green: 'miss', options: { timer }, change: (state) => { me(state).inPlay = ['TK1']; fightOf(state).roll = 3; only(['grunt', 'A'], ['toughGuy', 'A'])(state); } });
    if (timer > 0) s.play(CLOCK, { kind: 'timerExpired' });
    else s.play(0, { kind: 'endActions' });
    expect(s.prompt(0).kind).toBe('score');
    return s;
  };

  test.each(LATE)('VG-257 $kind', (move) => {
    expect(outOfTime(3).refused(0, move)).toBe('VG-257');
  });

  test.each(LATE)('VG-155 $kind after three rolls without a timer', (move) => {
    expect(outOfTime(0).refused(0, move)).toBe('VG-155');
  });

  test('VG-164 an Item, VG-256 the time itself once more', () => {
    const s = outOfTime(3);
    expect(s.refused(0, { kind: 'useItem', slot: 0 })).toBe('VG-164');
    expect(s.refused(0, { kind: 'timerExpired' })).toBe('VG-256');
    expect(s.refused(CLOCK, { kind: 'timerExpired' })).toBe(NOT_ASKED);
  });

  test('VG-139 in the next Fight the same words are early again, not late', () => {
    const s = storm({ slots: [['coldRead']], options: { timer: 3 } });
    expect([s.refused(0, { kind: 'endActions' }), s.refused(0, { kind: 'finishRerolls' }), s.refused(0, { kind: 'takeIt' })]).toEqual(['VG-139', 'VG-139', 'VG-305']);
  });
});

test('a wrong seat', () => {
  const s = ready((state) => (you(state).hand = handOf(1, 'ZC1')));
  expect(s.refused(1, { kind: 'sitOut' })).toBe('not asked');
  expect(() => vengeanceGame.play(s.state, 1, { kind: 'sitOut' }, { random: Object.create(null), stream: () => Object.create(null), emit: () => undefined })).toThrow('VG-107');
});

test('moves that are none do not get in', () => {
  for (const raw of [{ kind: 'hit' }, { kind: 'hit', enemy: -1 }, { kind: 'hit', enemy: 1.5 }, { kind: 'hit', enemy: 1, more: true }, { kind: 'fly' }, { kind: 'claimDie', face: 'skull' }, { kind: 'arrange', slots: 'all' }]) {
    expect(() => vengeanceGame.parseMove(raw)).toThrow(BadInput);
  }
});

test('refusals tell nothing hidden', () => {
  const s = ready((state) => { putDen(state, 0, 'D2-1', 'batoman'); you(state).hand = handOf(1, 'ZC1'); });
  const words = (move: Parameters<typeof s.play>[1]): string => {
    try {
      s.play(0, move);
    } catch (error) {
      return String(error);
    }
    return '';
  };
  // A card in somebody's hand and a card in no hand at all are refused in the same words.
  expect(words({ kind: 'playCard', card: 'ZC1' })).toBe(words({ kind: 'playCard', card: 'HR9' }));
});
