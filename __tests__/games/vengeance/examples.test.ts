import { diceOf, montageOf } from '@/games/vengeance/rules/montage/dice';
import { speedOf } from '@/games/vengeance/rules/montage/montage';
import { healthValue, skillBonus, skillValue, suffer } from '@/games/vengeance/rules/hero/tracks';
import { waysToScore } from '@/games/vengeance/rules/fight/scoring';
import { fightOf } from '@/games/vengeance/rules/fight/scene';

import { dictate, enemy, isAlive, me, montage, montageDice, newGame, only, roll, rolled, storm, you, zoneOf, type Scene, type Who } from './table';

/** The worked examples of the catalogue. */

describe('W1 splitting Heal points', () => {
  const five = (): Scene => montage((state) => {
    Object.assign(me(state), { mind: [0, 1], health: [0, 2], skill: [1, 0] });
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, { kind: 'spend', seat: 0, at: 'card', points: { heal: 5, upgrade: 0, recon: 0 } }];
  });

  test('a: Stress and both Hurt', () => {
    const s = five();
    s.playAll(0, { kind: 'heal', track: 'mind', severe: false }, { kind: 'heal', track: 'health', severe: false }, { kind: 'heal', track: 'health', severe: false });
    expect([me(s.state).mind, me(s.state).health, me(s.state).skill]).toEqual([[0, 0], [0, 0], [1, 0]]);
  });

  test('b: the severe Broken, and a point for one Hurt', () => {
    const s = five();
    s.play(0, { kind: 'heal', track: 'skill', severe: true });
    expect(s.moves(0).filter((move) => move.kind === 'heal')).toEqual([{ kind: 'heal', track: 'health', severe: false }]);
    s.play(0, { kind: 'done' });
    expect(me(s.state).health).toEqual([0, 2]);
  });
});

test('W2 uneven dice draft: A, B, A, B, B, B', () => {
  const s = montage((state) => (me(state).mind = [0, 3]), { heroes: ['kaja', 'johnnySilver'] });
  montageDice(s, 'upgrade', 'upgrade', 'upgrade', 'upgrade', 'upgrade', 'upgrade').play(0, { kind: 'pass' });
  expect(montageOf(s.state).owed).toEqual([2, 4]);
  const claims: number[] = [];
  while (s.prompts()[0]?.kind === 'claimDie') {
    const seat = s.prompts()[0]?.seat ?? 0;
    claims.push(seat);
    s.play(seat, { kind: 'claimDie', face: 'upgrade' });
  }
  expect([claims, diceOf(me(s.state).dice, 'upgrade'), diceOf(you(s.state).dice, 'upgrade'), diceOf(montageOf(s.state).pool, 'upgrade')]).toEqual([[0, 1, 0, 1, 1, 1], 2, 4, 0]);
});

test('W3 Kaja’s Montage', () => {
  const s = montage((state) => {
    Object.assign(me(state), { skill: [1, 0], health: [0, 2], wild: 1, dice: [1, 1, 0, 1, 0] });
    state.shop = ['sidestep', 'spin', 'crowbar', 'fury', 'fury', 'sawnOff', 'fury', 'fury', 'sawnOff', 'fury', 'fury', 'sawnOff'];
    state.montage = { pool: [], owed: [0, 0], swaps: 0, revealed: 0 };
    you(state).mind = [0, 7];
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'reveal' }, { kind: 'place', given: { 1: { kind: 'place', cards: [0, 2, 4] } } }];
  });
  s.play(0, { kind: 'place', cards: [0, 1, 2] });
  const other = (): void => {
    s.play(1, { kind: 'boost', dice: 0, wilds: 0, tokens: 0 });
    if (s.prompts().some((prompt) => prompt.seat === 1 && prompt.kind === 'spend')) s.play(1, { kind: 'done' });
  };

  s.play(0, { kind: 'boost', dice: 1, wilds: 0, tokens: 0 });
  s.playAll(0, { kind: 'heal', track: 'skill', severe: true }, { kind: 'heal', track: 'health', severe: false }, { kind: 'heal', track: 'health', severe: false });
  expect([me(s.state).skill, me(s.state).health]).toEqual([[0, 0], [0, 0]]);
  other();

  s.play(0, { kind: 'boost', dice: 0, wilds: 1, tokens: 0 });
  s.playAll(0, { kind: 'gainRecon' }, { kind: 'gainRecon' });
  expect(me(s.state).recon).toBe(2);
  other();

  s.play(0, { kind: 'boost', dice: 1, wilds: 0, tokens: 1 });
  s.playAll(0, { kind: 'buy', space: 0, slot: 0, under: false }, { kind: 'buy', space: 1, slot: 1, under: false });
  expect([me(s.state).slots.slice(0, 2), me(s.state).wild]).toEqual([[['sidestep'], ['spin']], 0]);
  expect(s.happened('boosted').filter((event) => event.seat === 0).map((event) => event.points)).toEqual([6, 2, 3]);
  expect(speedOf(s.state, 0)).toBe(5);
});

describe('W4 scoring in Batoman’s Den', () => {
  const fought = (...alive: readonly Who[]): Scene => {
    const s = rolled(['move', 'move', 'move', 'move'], { green: 'miss', zone: 'E', change: (state) => { only(...alive)(state); me(state).inPlay = ['TK1', 'TK2']; fightOf(state).roll = 3; } });
    s.play(0, { kind: 'endActions' });
    return s;
  };

  test('1: Batoman dead, Minions left: both cards 4, one card 2', () => {
    const s = fought(['grunt', 'A']);
    expect(waysToScore(s.state, 0).map((way) => way.vp)).toEqual([4, 2]);
  });

  test('2: Batoman alive, all Minions dead: one Tengu-Kai card scores the Den, Batoman stays', () => {
    const s = fought(['boss']);
    s.play(0, { kind: 'scoreDen', card: 'TK2' });
    expect([me(s.state).vp, me(s.state).inPlay, s.state.places[0]?.id, s.state.places[0]?.boss.known]).toEqual([2, ['TK1'], 'D2-1', [-1]]);
  });

  test('3: both: 4 + 2, and the Den rotates', () => {
    const s = fought();
    s.play(0, { kind: 'scoreBoss', copies: 2 });
    expect([me(s.state).vp, s.state.places[0]?.id === 'D2-1', s.state.wall]).toEqual([6, false, [['batoman', 0]]]);
  });
});

test('W5 Kaja against Batoman', () => {
  const s = storm({ change: (state) => { me(state).mind = [0, 1]; me(state).inPlay = ['TK1']; } });
  expect([skillValue(me(s.state)), skillBonus(me(s.state)), healthValue(me(s.state))]).toEqual([4, 'shot', 5]);
  dictate(s, ['hit', 'shot', 'shot', 'skull'], 'miss').play(0, { kind: 'run', zone: zoneOf(s.state, 'A') });
  s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
  s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
  s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
  s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
  s.play(0, { kind: 'endActions' });
  expect([healthValue(me(s.state)), s.happened('activated')[0]?.enemies]).toEqual([4, [enemy(s, 'toughGuy', 'A')]]);

  roll(s, ['hit', 'move', 'skull', 'skull'], 'miss');
  s.play(0, { kind: 'move', zone: zoneOf(s.state, 'X') });
  s.play(0, { kind: 'endActions' });
  expect([healthValue(me(s.state)), me(s.state).health]).toEqual([2, [0, 3]]);

  roll(s, ['doubleHit', 'shot', 'shot', 'skull'], 'miss');
  s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
  expect([isAlive(s, enemy(s, 'boss')), me(s.state).wild]).toEqual([false, 1]);
  s.play(0, { kind: 'shoot', enemy: enemy(s, 'toughGuy', 'A') });
  s.play(0, { kind: 'shoot', enemy: enemy(s, 'toughGuy', 'A') });
  expect([s.happened('denCleared').length, me(s.state).health, s.prompt(0).kind]).toEqual([1, [0, 3], 'score']);
  s.play(0, { kind: 'scoreBoss', copies: 1 });
  expect([me(s.state).vp, me(s.state).scored, s.state.wall]).toEqual([4, ['TK1'], [['batoman', 0]]]);
  expect(s.state.places[0]?.id).not.toBe('D2-1');
  expect(s.undrawn).toBe(0);
});

test('W6 knocked out after the kill: the Boss is still scored', () => {
  const s = rolled(['doubleHit', 'move', 'move', 'move'], { zone: 'X', green: 'miss', change: (state) => { me(state).health = [0, 4]; me(state).inPlay = ['TK1']; } });
  s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
  s.play(0, { kind: 'endActions' });
  roll(s, ['skull', 'move', 'move', 'move'], 'miss');
  s.play(0, { kind: 'endActions' });
  expect([s.happened('knockedOut').length, s.prompt(0).kind]).toEqual([1, 'score']);
  s.play(0, { kind: 'scoreBoss', copies: 1 });
  expect(me(s.state).vp).toBe(2);
});

describe('W7 one Skull, two moments', () => {
  const lordz = (): Scene => rolled(['skull', 'hit', 'move', 'move'], { boss: 'djVerdict', green: 'miss', change: only(['henchman', 'A'], ['grunt', 'A'], ['boss']) });

  test('the Hit kills the Grunt: nobody activates after the actions', () => {
    const s = lordz();
    expect(me(s.state).health).toEqual([0, 1]);
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'endActions' });
    expect(me(s.state).health).toEqual([0, 1]);
  });

  test('the Hit kills the Henchman: the Grunt follows, 2 Hurt in all', () => {
    const s = lordz();
    s.play(0, { kind: 'hit', enemy: enemy(s, 'henchman', 'A') });
    s.play(0, { kind: 'endActions' });
    expect(me(s.state).health).toEqual([0, 2]);
  });
});

test('W8 Skull re-roll: one out, three again, two left: stop', () => {
  const s = roll(storm(), ['skull', 'skull', 'skull', 'skull'], 'hit');
  dictate(s, ['skull', 'skull', 'move']).play(0, { kind: 'skullReroll', discard: 'red' });
  expect(s.prompt(0).kind).toBe('actions');
  expect(s.state.fight?.dice.map((die) => (die.out ? 'out' : die.face))).toEqual(['out', 'skull', 'skull', 'move', 'hit']);
});

test('W9 card counts', () => {
  for (const [seats, dealt, deck] of [[4, 36, 12], [3, 27, 10], [2, 26, 17]] as const) {
    const s = newGame({ seats });
    expect(s.state.draft?.reduce((sum, hand) => sum + hand.cards.length, 0)).toBe(dealt);
    for (let i = 0; i < 7; i++) {
      for (let seat = 0; seat < seats; seat++) {
        const [move] = s.moves(seat);
        if (move) s.play(seat, move);
      }
    }
    expect([s.state.players.reduce((sum, player) => sum + player.hand.cards.length, 0), s.state.vengeanceDeck.cards.length]).toEqual([7 * seats, deck]);
  }
});

test('W10 severe order: black, red; healing the black one costs 4 and the red one moves left', () => {
  const s = montage((state) => {
    me(state).skill = [0, 1];
    suffer(me(state), 'skill', true, 1);
    state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'cleanUp' }, { kind: 'spend', seat: 0, at: 'card', points: { heal: 4, upgrade: 0, recon: 0 } }];
  });
  expect(me(s.state).skill).toEqual([1, 1]);
  expect([skillValue(me(s.state)), skillBonus(me(s.state))]).toEqual([4, 'plain']);
  s.play(0, { kind: 'heal', track: 'skill', severe: true });
  expect([me(s.state).skill, skillValue(me(s.state)), skillBonus(me(s.state))]).toEqual([[0, 1], 4, 'plain']);
});
