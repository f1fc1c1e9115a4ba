import type { AchievementId } from '@/games/vengeance/content/achievements';
import { isMet } from '@/games/vengeance/rules/goals/achievements';
import { fightOf } from '@/games/vengeance/rules/fight/scene';
import type { State } from '@/games/vengeance/rules/state';

import { enemy, handOf, me, montage, only, putDen, ready, rolled, you, type Scene, type Storming } from './table';

/** These two cards lie open, the rest of the pile is known to the test. */
const goals = (blue: AchievementId, orange: AchievementId = 'deepCover', pile: AchievementId[] = ['collector', 'scavenger']) => (state: State): void => {
  state.achievements = [blue, orange].map((card) => ({ card, tokens: [0, 0], taken: 0, met: false }));
  state.achievementPile = { cards: pile, known: pile.map(() => 0) };
};
const met = (s: Scene, slot = 0, seat = 0): boolean => {
  const found = s.state.achievements[slot];
  return found !== undefined && isMet(s.state, found, seat);
};
const tokens = (s: Scene, slot = 0): number | undefined => s.state.achievements[slot]?.tokens[0];

function fight(card: AchievementId, dice: Parameters<typeof rolled>[0], storming: Storming & { zone?: string } = {}): Scene {
  return rolled(dice, { green: 'miss', ...storming, change: (state) => { goals(card)(state); storming.change?.(state); } });
}
const CALM = ['move', 'move', 'move', 'move'] as const;

describe('achievements', () => {
  test('VG-233 claimed as soon as the condition is met, for its points', () => {
    const s = ready((state) => { goals('scavenger')(state); me(state).wild = 2; });
    expect(s.refused(0, { kind: 'claim', slot: 0 })).toBe('VG-233');
    s.change((state) => (me(state).wild = 3)).play(0, { kind: 'claim', slot: 0 });
    expect([me(s.state).vp, me(s.state).achievements]).toEqual([1, ['scavenger']]);
  });

  test('VG-234 one a round', () => {
    const s = ready((state) => { goals('scavenger', 'longMemory')(state); me(state).wild = 3; me(state).inPlay = ['TK1', 'TK2', 'TK3', 'TK4', 'TK5']; });
    s.play(0, { kind: 'claim', slot: 0 });
    expect(s.refused(0, { kind: 'claim', slot: 1 })).toBe('VG-234');
    expect(s.moves(0).some((move) => move.kind === 'claim')).toBe(false);
    s.change((state) => (state.round += 1));
    expect(s.moves(0)).toContainEqual({ kind: 'claim', slot: 1 });
  });

  test('VG-235 token cards: a token each time, and so many are needed', () => {
    const s = fight('wreckingCrew', ['doubleHit', 'move', 'move', 'move']);
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'toughGuy', 'A') });
    expect([tokens(s), met(s)]).toEqual([1, false]);
    s.change((state) => { const [slot] = state.achievements; if (slot) slot.tokens = [4, 0]; });
    expect(met(s)).toBe(true);
  });

  test('VG-236 a claim sends all tokens of the slot back and brings a new card', () => {
    const s = ready((state) => { goals('gunsmoke')(state); const [slot] = state.achievements; if (slot) slot.tokens = [4, 2]; });
    s.play(0, { kind: 'claim', slot: 0 });
    expect(s.state.achievements[0]).toEqual({ card: 'scavenger', tokens: [0, 0], taken: 0, met: false });
    expect(s.state.achievements[1]?.card).toBe('deepCover');
  });

  test('VG-237 with the pile empty the slot stays empty', () => {
    const s = ready((state) => { goals('scavenger', 'deepCover', [])(state); me(state).wild = 3; });
    s.play(0, { kind: 'claim', slot: 0 });
    expect([s.state.achievements[0]?.card, met(s)]).toEqual(['', false]);
  });

  test('VG-238 only what happens after a card came into play counts; states may be met already', () => {
    const s = ready((state) => { goals('scavenger', 'deepCover', ['giantKiller', 'collector'])(state); me(state).wild = 3; me(state).slots = [['flurry', 'juggle'], ['spin', 'footwork'], ['fury'], ['lunge']]; });
    s.play(0, { kind: 'claim', slot: 0 });
    expect([s.state.achievements[0]?.card, met(s)]).toEqual(['collector', true]);
    const late = fight('scavenger', ['doubleHit', 'move', 'move', 'move'], { zone: 'X', boss: 'kazuOno', change: (state) => { goals('scavenger', 'deepCover', ['giantKiller'])(state); me(state).wild = 3; fightOf(state).damage[enemy(state, 'boss')] = 1; } });
    late.play(0, { kind: 'doubleHit', enemy: enemy(late, 'boss') });
    late.play(0, { kind: 'claim', slot: 0 });
    expect([late.state.achievements[0]?.card, met(late)]).toEqual(['giantKiller', false]);
  });

  test('VG-239 of several who could claim, player order decides', () => {
    const s = montage((state) => {
      goals('scavenger', 'deepCover', [])(state);
      state.order = [1, 0];
      me(state).wild = 3;
      you(state).wild = 3;
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'claims', cards: 0, step: 'again' }, { kind: 'claim', seat: 0 }, { kind: 'claim', seat: 1 }];
    });
    expect(s.prompts().map((prompt) => prompt.seat)).toEqual([1]);
    s.play(1, { kind: 'claim', slot: 0 });
    expect([you(s.state).achievements, me(s.state).achievements, s.prompts().some((prompt) => prompt.kind === 'claim')]).toEqual([['scavenger'], [], false]);
  });

  test('VG-240 the claimer cannot claim the new card in the same round, others can', () => {
    const s = montage((state) => {
      goals('scavenger', 'deepCover', ['longMemory'])(state);
      for (const player of state.players) { player.wild = 3; player.inPlay = ['TK1', 'TK2', 'TK3', 'TK4', 'TK5']; }
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'claims', cards: 1, step: 'again' }, { kind: 'claim', seat: 1 }, { kind: 'claim', seat: 0 }];
    });
    s.play(0, { kind: 'claim', slot: 0 });
    expect([s.state.achievements[0]?.card, s.prompts().map((prompt) => [prompt.seat, prompt.kind])]).toEqual(['longMemory', [[1, 'claim']]]);
    s.play(1, { kind: 'claim', slot: 0 });
    expect(you(s.state).achievements).toEqual(['longMemory']);
  });

  test('VG-240 a new card is offered to those who passed before it came', () => {
    const s = montage((state) => {
      goals('scavenger', 'deepCover', ['longMemory'])(state);
      me(state).inPlay = ['TK1', 'TK2', 'TK3', 'TK4', 'TK5'];
      you(state).wild = 3;
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'claims', cards: 1, step: 'again' }, { kind: 'claim', seat: 1 }];
    });
    s.play(1, { kind: 'claim', slot: 0 });
    expect(s.prompts().map((prompt) => [prompt.seat, prompt.kind])).toEqual([[0, 'claim']]);
  });

  test('VG-241 without a token of the colour left none is taken', () => {
    const s = fight('wreckingCrew', ['doubleHit', 'move', 'move', 'move'], { change: (state) => { const [slot] = state.achievements; if (slot) slot.tokens = [2, 8]; } });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'toughGuy', 'A') });
    expect(tokens(s)).toBe(2);
  });

  test('VG-314 an event lapses with the Combat turn, tokens and states stay', () => {
    const s = fight('giantKiller', ['doubleHit', 'move', 'move', 'move'], { zone: 'X', boss: 'kazuOno', change: (state) => { fightOf(state).damage[enemy(state, 'boss')] = 1; only(['boss'])(state); } });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
    // The Den is cleared, the turn is at its end: one more chance to claim.
    expect([s.prompt(0).kind, met(s)]).toEqual(['claim', true]);
    const claimed = s.moves(0);
    expect(claimed).toContainEqual({ kind: 'claim', slot: 0 });
    s.play(0, { kind: 'pass' });
    expect([s.prompts()[0]?.seat, met(s), s.state.achievements[0]?.met]).toEqual([1, false, false]);
  });

  test('VG-314 claims at the end of a Montage', () => {
    const s = montage((state) => {
      goals('scavenger', 'deepCover', [])(state);
      me(state).wild = 3;
      state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 3 };
      for (const player of state.players) player.placed = [0, 1, 2];
      state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'order' }, { kind: 'window', seat: 0, at: 'closing' }];
    });
    s.play(0, { kind: 'pass' });
    expect(s.prompts().map((prompt) => [prompt.seat, prompt.kind])).toEqual([[0, 'claim']]);
  });

  test('VG-315 events count in the own Combat turn, scoring included, also in a Fight cut short', () => {
    const both = rolled(CALM, { green: 'miss', zone: 'E', change: (state) => { goals('bothBarrels')(state); only(['grunt', 'A'])(state); me(state).inPlay = ['TK1', 'TK2']; fightOf(state).roll = 3; } });
    both.play(0, { kind: 'endActions' });
    both.play(0, { kind: 'scoreBoss', copies: 2 });
    expect([both.prompt(0).kind, met(both)]).toEqual(['claim', true]);
    expect(met(both, 0, 1)).toBe(false);
    const cut = fight('houseCalls', ['hit', 'skull', 'move', 'move'], { change: (state) => (me(state).health = [0, 4]) });
    cut.play(0, { kind: 'hit', enemy: enemy(cut, 'henchman', 'A') });
    cut.play(0, { kind: 'endActions' });
    expect([cut.happened('knockedOut').length, tokens(cut)]).toEqual([1, 1]);
  });

  test('VG-315 Body Count takes its token with the fourth kill, one a Fight', () => {
    const s = fight('bodyCount', ['hit', 'hit', 'doubleHit', 'shot'], { slots: [['flurry']] });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'toughGuy', 'A') });
    expect(tokens(s)).toBe(0);
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    expect(tokens(s)).toBe(1);
  });

  test('VG-315 the fifth kill of a Fight brings no second token for Body Count', () => {
    const s = fight('bodyCount', ['hit', 'hit', 'move', 'move'], { den: 'D2-5', change: only(['grunt', 'A'], ['henchman', 'A'], ['boss']) });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect(tokens(s)).toBe(1);
    s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
    expect(tokens(s)).toBe(1);
  });

  test('VG-315 one card of a Boss is not enough for Both Barrels', () => {
    const s = rolled(CALM, { green: 'miss', zone: 'E', change: (state) => { goals('bothBarrels')(state); only(['grunt', 'A'])(state); me(state).inPlay = ['TK1', 'TK2']; fightOf(state).roll = 3; } });
    s.play(0, { kind: 'endActions' });
    s.play(0, { kind: 'scoreBoss', copies: 1 });
    expect([s.happened('scored').length, met(s), s.state.frames.some((frame) => frame.kind === 'claim')]).toEqual([1, false, false]);
  });
});

describe('what each card asks for', () => {
  test('No Witnesses and Two Rolls Flat: clear a Den, the first one worth 4, the second before the third roll', () => {
    for (const [card, den, roll, claimable] of [['noWitnesses', 'D4-9', 3, true], ['noWitnesses', 'D3-2', 3, false], ['twoRolls', 'D2-1', 2, true], ['twoRolls', 'D2-1', 3, false]] as const) {
      const s = fight(card, ['hit', 'move', 'move', 'move'], { den, change: (state) => { only(['grunt', 'A'])(state); fightOf(state).roll = roll; } });
      s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
      expect([card, den, roll, s.prompts()[0]?.kind === 'claim']).toEqual([card, den, roll, claimable]);
    }
  });

  test('Untouchable: a Boss killed without any damage, exit included', () => {
    const kill = (zone: string, hurt: number): Scene => {
      const s = fight('untouchable', ['doubleHit', 'move', 'move', 'move'], { zone: 'X', change: (state) => { only(['boss'], ['grunt', 'A'])(state); fightOf(state).roll = 3; fightOf(state).hurt = hurt; } });
      s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
      s.change((state) => (fightOf(state).zone = zone === 'E' ? 0 : 1));
      s.play(0, { kind: 'endActions' });
      return s;
    };
    expect([kill('E', 0), kill('E', 1), kill('A', 0)].map((s) => s.prompts()[0]?.kind)).toEqual(['claim', 'ready', 'ready']);
  });

  test('Long Shot: the killing damage to a Boss is a Shot', () => {
    const s = fight('longShot', ['shot', 'shot', 'move', 'move'], { change: only(['boss'], ['toughGuy', 'A']) });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'boss') });
    expect(met(s)).toBe(false);
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'boss') });
    expect(met(s)).toBe(true);
    const hit = fight('longShot', ['shot', 'hit', 'move', 'move'], { change: only(['boss'], ['toughGuy', 'A']) });
    hit.play(0, { kind: 'shoot', enemy: enemy(hit, 'boss') });
    hit.play(0, { kind: 'move', zone: 2 });
    hit.play(0, { kind: 'hit', enemy: enemy(hit, 'boss') });
    expect(met(hit)).toBe(false);
  });

  test('Blind Entry: the Boss had not been seen', () => {
    const enter = (known: number): Scene => {
      const s = ready((state) => { goals('blindEntry')(state); putDen(state, 0, 'D2-1', 'batoman'); const [place] = state.places; if (place) place.boss.known = [known]; });
      s.play(0, { kind: 'attack', place: 0 });
      s.change((state) => { only(['boss'], ['toughGuy', 'A'])(state); fightOf(state).zone = 2; });
      s.draws(2, 0, 0, 0, 3).play(0, { kind: 'stay' });
      s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
      return s;
    };
    expect([enter(0), enter(1), enter(2), enter(-1)].map((s) => met(s))).toEqual([true, false, true, false]);
  });

  test('Gunsmoke: an enemy killed by a Shot, one token a roll', () => {
    const s = fight('gunsmoke', ['shot', 'shot', 'shot', 'move'], { zone: 'E' });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'henchman', 'A') });
    expect(tokens(s)).toBe(1);
    s.play(0, { kind: 'endActions' });
    s.draws(3, 3, 0, 0, 3).play(0, { kind: 'stay' });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'toughGuy', 'A') });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'toughGuy', 'A') });
    expect(tokens(s)).toBe(2);
  });

  test('House Calls: Henchmen, two tokens a Fight at most', () => {
    const s = fight('houseCalls', ['hit', 'hit', 'hit', 'move'], { den: 'D4-9', boss: 'ledgerMori', zone: 'X' });
    for (const nth of [0, 1, 2]) s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'X', nth) });
    expect(tokens(s)).toBe(2);
  });

  test('Wrecking Crew: Tough Guys and Blockers, nobody else', () => {
    const s = fight('wreckingCrew', ['hit', 'hit', 'move', 'move'], { den: 'D2-3', boss: 'littleDrago' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect(tokens(s)).toBe(0);
    s.play(0, { kind: 'hit', enemy: enemy(s, 'blocker', 'A') });
    expect(tokens(s)).toBe(1);
  });

  test('Collector counts covered tiles, Deep Cover tokens on four Dens, Long Memory cards in play', () => {
    const collector = ready((state) => { goals('collector')(state); me(state).slots = [['flurry', 'crowbar', 'spin'], ['lunge', 'juggle'], [], ['fury']]; });
    expect(met(collector)).toBe(true);
    expect(met(collector.change((state) => (me(state).slots = [['flurry', 'crowbar', 'spin'], ['lunge'], [], ['fury']])))).toBe(false);
    const cover = ready((state) => { goals('deepCover')(state); for (const place of state.places.slice(0, 4)) place.boss.known = [1]; });
    expect([met(cover), met(cover, 0, 1)]).toEqual([true, false]);
    expect(met(cover.change((state) => { const [place] = state.places; if (place) place.boss.known = [-1]; }))).toBe(false);
    const memory = ready((state) => { goals('longMemory')(state); me(state).inPlay = ['TK1', 'TK2', 'TK3']; me(state).hand = handOf(0, 'TK4'); });
    expect(met(memory)).toBe(false);
    memory.play(0, { kind: 'playCard', card: 'TK4' });
    expect(met(memory)).toBe(true);
  });
});
