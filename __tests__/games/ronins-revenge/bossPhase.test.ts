import { squareName } from '@/engine/parts/grid/squares';
import { BOSSES } from '@/games/ronins-revenge/content/bosses';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { giveCondition, hasCondition } from '@/games/ronins-revenge/rules/conditions';
import { addToken, hasToken, zoneNamed } from '@/games/ronins-revenge/rules/field/zones';
import { breaks, clearSequence, takeBossCard } from '@/games/ronins-revenge/rules/boss/sequence';
import { hurtBoss } from '@/games/ronins-revenge/rules/boss/wounds';
import { partsOfBreak } from '@/games/ronins-revenge/rules/boss/breaks';
import { attackCard } from '@/games/ronins-revenge/rules/boss/mods';
import { declared } from '@/games/ronins-revenge/rules/hero/attack/attack';
import type { BattleState } from '@/games/ronins-revenge/rules/state';

import { boss, place, placeMinion } from './battle';
import { at, does, field, heroField, playCard, rig } from './rig';

const names = (squares: readonly number[]): string[] => squares.map((square) => squareName(FIELD, square));

describe('the Sequence', () => {
  test('RR-291 RR-292 the open card goes to the lowest empty slot and the next is shown', () => {
    const state = field('ushikado', 'F6');
    const open = state.decks.L.cards[state.decks.L.cards.length - 1];
    does(state, (run) => takeBossCard(run, 'L', 'kosuke', null));
    does(state, (run) => takeBossCard(run, 'H', 'sayaka', null));
    expect(state.sequence[0]).toEqual({ card: open, broken: false });
    expect(state.sequence.map((slot) => slot !== null)).toEqual([true, true, false, false]);
    expect(state.decks.L.cards.length).toBe(6);
    expect(state.decks.L.known[5]).not.toBe(0);
  });

  test('RR-293 RR-294 an empty deck is made anew from its own discards at once, without what lies in the Sequence', () => {
    const state = field('ushikado', 'F6');
    state.decks.L = { cards: ['L-1'], known: [0] };
    state.discards.L = { cards: ['L-2', 'L-3'], known: [0, 0] };
    does(state, (run) => takeBossCard(run, 'L', 'kosuke', null));
    expect([state.decks.L.cards.slice().sort(), state.discards.L.cards]).toEqual([['L-2', 'L-3'], []]);
  });

  test('RR-310 EX-13 the Event takes its slot and the card there goes to its discard; RR-315 both leave at the end of the round', () => {
    const state = field('ushikado', 'F6');
    state.sequence = [{ card: 'L-1', broken: false }, { card: 'H-1', broken: false }, { card: 'S-1', broken: false }, { card: 'L-2', broken: true }];
    rig(state).run({ kind: 'eventReplacement' });
    expect(state.sequence[1]).toEqual({ event: 'E-1' });
    expect(state.discards.H.cards).toEqual(['H-1']);
    does(state, clearSequence);
    expect([state.sequence, state.eventDiscard.cards, state.discards.L.cards]).toEqual([[null, null, null, null], ['E-1'], ['L-1', 'L-2']]);
  });

  test('RR-309 RR-94 Events come in numerical order; RR-314 RR-507 a deck that is ordered anew is whole again', () => {
    const state = field('ushikado', 'F6');
    const played: string[] = [];
    for (let i = 0; i < 7; i++) {
      const on = rig(state);
      on.run({ kind: 'eventReplacement' });
      played.push(...on.happened('eventPlaced').map(({ event }) => event));
      if (i === 5) state.rebuild = true;
      does(state, clearSequence);
    }
    expect(played).toEqual(['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'E-1']);
  });
});

describe('Break', () => {
  const parts = (state: BattleState, card: `${'L' | 'H' | 'S'}-${number}`, type: 'slashing' | 'piercing' = 'slashing'): boolean[] =>
    partsOfBreak(state, attackCard(state, card), 'sayaka', type).map(({ met }) => met);

  test('RR-297 RR-301 RR-305 Front and Support: standing before the boss with another hero beside', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'H7' });
    expect(parts(state, 'L-1')).toEqual([true, true]);
    place(state, 'kosuke', 'H9');
    expect(parts(state, 'L-1')).toEqual([true, false]);
    place(state, 'sayaka', 'D6');
    expect(parts(state, 'L-1')).toEqual([false, false]);
  });

  test('RR-297 a card is Broken only if every part of its condition is met', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'H7' });
    state.decks.L = { cards: ['L-1'], known: [0] };
    const broken = (): boolean => {
      const attack = declared(state, 'sayaka', { pad: 'light', type: 'slashing' }, { more: 0, way: [], facing: 0, targets: ['boss:0'] }, { as: 'main', free: false });
      return breaks(state, attack);
    };
    expect(broken()).toBe(true);
    place(state, 'kosuke', 'H9');
    expect(broken()).toBe(false);
  });

  test('RR-301 Support stands in [1] of the attacker', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6', kosuke: 'H8' });
    expect(parts(state, 'L-1')).toEqual([true, false]);
    place(state, 'kosuke', 'I7');
    expect(parts(state, 'L-1')).toEqual([true, true]);
    state.heroes.kosuke.hp = 0;
    expect(parts(state, 'L-1')).toEqual([true, false]);
  });

  test('RR-305 of several arcs any one will do', () => {
    const card = BOSSES.ushikado.attacks.find(({ break: parts = [] }) => parts.some((part) => typeof part === 'object' && 'arc' in part && part.arc.length > 1));
    if (!card) throw new Error('no card names two arcs');
    const state = field('ushikado', 'F6', { sayaka: 'A12' });
    const met = (square: 'F4' | 'F9' | 'D6' | 'I6'): boolean[] => {
      place(state, 'sayaka', square);
      return parts(state, card.id).filter((_, i) => typeof card.break?.[i] === 'object');
    };
    // Facing south: D6 is behind it, I6 before it, F9 to its left and F4 to its right.
    const arcs = new Set(card.break?.flatMap((part) => (typeof part === 'object' && 'arc' in part ? part.arc : [])));
    expect([met('D6'), met('I6'), met('F9'), met('F4')]).toEqual([[arcs.has('rear')], [arcs.has('front')], [arcs.has('left')], [arcs.has('right')]]);
  });

  test.each([['C6', false], ['B6', true]] as const)('RR-303 Alone: a minion on %s of E6 counts up to a distance of 2; bosses do not', (square, alone) => {
    const state = field('ushikado', 'F6', { sayaka: 'E6' });
    placeMinion(state, square);
    expect(parts(state, 'L-3')).toEqual([true, alone]);
  });

  test('RR-303 Alone: another hero counts up to a distance of 2 while it stands', () => {
    const state = field('ushikado', 'F6', { sayaka: 'E6', kosuke: 'E9' });
    expect(parts(state, 'L-3')).toEqual([true, true]);
    place(state, 'kosuke', 'E8');
    expect(parts(state, 'L-3')).toEqual([true, false]);
    state.heroes.kosuke.hp = 0;
    expect(parts(state, 'L-3')).toEqual([true, true]);
  });

  test('RR-302 Flank counts only where the attacker is one of the two', () => {
    const state = field('ushikado', 'F6', { sayaka: 'E6', kosuke: 'H7' });
    expect(parts(state, 'S-5')).toEqual([true]);
    place(state, 'sayaka', 'A1');
    place(state, 'kensho', 'E6');
    expect(parts(state, 'S-5')).toEqual([false]);
  });

  test('RR-304 Crowd: three standing heroes beside the boss, the attacker or not', () => {
    const state = field('ushikado', 'F6', { takahiro: 'E6', kosuke: 'H7', kensho: 'F8', sayaka: 'A1' });
    expect(parts(state, 'L-7')).toEqual([true]);
    state.heroes.kensho.hp = 0;
    expect(parts(state, 'L-7')).toEqual([false]);
  });

  test('RR-306 a damage type that is named must be that of the attack', () => {
    const state = field('ushikado', 'F6', { sayaka: 'E6', kosuke: 'H7' });
    expect([parts(state, 'H-6', 'piercing'), parts(state, 'H-6', 'slashing')]).toEqual([[true, true], [true, false]]);
  });

  test('RR-299 a card without a condition cannot be Broken', () => {
    const state = field('ushikado', 'F6', { sayaka: 'E6', kosuke: 'H7' });
    state.decks.L = { cards: ['L-2'], known: [0] };
    const attack = declared(state, 'sayaka', { pad: 'light', type: 'slashing' }, { more: 0, way: [], facing: 0, targets: ['boss:0'] }, { as: 'main', free: false });
    expect(breaks(state, attack)).toBe(false);
  });
});

describe('the boss phase', () => {
  test('RR-317 RR-307 a Broken card is skipped: nobody is struck, Threat stays', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.threat = 'sayaka';
    state.sequence[0] = { card: 'L-1', broken: true };
    const on = rig(state);
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect([on.happened('slotSkipped').length, on.happened('strikeBegan').length, state.threat]).toEqual([1, 0, 'sayaka']);
  });

  test('RR-319 RR-333 an empty slot is a Basic Attack at the closest hero, not at the holder of Threat', () => {
    const state = field('ushikado', 'F6', { sayaka: 'L12', kosuke: 'H6' });
    state.threat = 'sayaka';
    const on = rig(state);
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect(on.happened('strikeBegan').map(({ name, target }) => [name, target])).toEqual([['Horn Toss', 'kosuke']]);
  });

  test('RR-320 RR-321 RR-347 an attack card: the boss comes to the holder of Threat, strikes, and Threat goes on', () => {
    const state = field('ushikado', 'E1', { sayaka: 'J1', kosuke: 'L12', takahiro: 'L10', kensho: 'L8' });
    state.line = ['sayaka', 'kosuke', 'takahiro', 'kensho'];
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'L-1');
    expect(names([boss(state).anchor])).toEqual(['H1']);
    expect([on.happened('heroStruck').map(({ hero }) => hero), state.threat]).toEqual([['sayaka'], 'takahiro']);
  });

  test('RR-322 a card without an attack only does its lines and its Threat line', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.line = ['kensho', 'sayaka', 'kosuke', 'takahiro'];
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'S-6');
    expect([on.happened('minionPlaced').length, on.happened('strikeBegan').length, state.threat]).toEqual([2, 0, 'kensho']);
  });

  test('RR-323 RR-335 a card that finds no place is discarded; the boss comes as close as it can, without effects', () => {
    const state = field('ushikado', 'E1', { sayaka: 'L12', kosuke: 'L11', takahiro: 'L10', kensho: 'L9' });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'L-1');
    expect([on.happened('cardLost').map(({ card }) => card), state.discards.L.cards, on.happened('strikeBegan').length, state.threat]).toEqual([['L-1'], ['L-1'], 0, 'sayaka']);
    expect(names([boss(state).anchor])).toEqual(['H5']);
  });

  test('RR-338 RR-346 a pattern strikes every standing hero in it, in initiative order; lines without On Hit come once', () => {
    const state = field('ushikado', 'F6', { sayaka: 'I6', kosuke: 'I7', takahiro: 'L12', kensho: 'L1' });
    state.line = ['kosuke', 'takahiro', 'sayaka', 'kensho'];
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'H-7');
    expect(on.happened('strikeBegan')[0]?.targets).toEqual(['kosuke', 'sayaka']);
    expect([hasToken(state, zoneNamed('Z32'), 'fire'), on.happened('tokenPlaced').length]).toEqual([true, 1]);
  });

  test('RR-343 a dodged strike has no On Hit lines, but the others happen', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'S-7', 'defend');
    on.answer({ kind: 'defend', dodge: 8, dice: 0, card: 'none' });
    expect([on.happened('dodged').map(({ hero }) => hero), on.happened('heroStruck').length, names([state.heroes.sayaka.anchor])]).toEqual([['sayaka'], 0, ['H6']]);
  });

  test('RR-343 RR-346 if everybody dodges, lines without On Hit still happen, once', () => {
    const state = field('ushikado', 'F6', { sayaka: 'I6', kosuke: 'I7', takahiro: 'L12', kensho: 'L1' });
    state.threat = 'sayaka';
    const on = rig(state);
    playCard(on, 'H-7', 'defend');
    for (let i = 0; i < 2; i++) on.answer({ kind: 'defend', dodge: 9, dice: 0, card: 'none' }, 'defend');
    expect([on.happened('dodged').length, on.happened('heroStruck').length, on.happened('tokenPlaced').length]).toEqual([2, 0, 1]);
  });

  test('RR-347 first the Counterstrikes, then the Threat line', () => {
    const state = heroField('ushikado', 'F6', { sayaka: 'L12', kosuke: 'L11', takahiro: 'H6', kensho: 'L8' });
    Object.assign(state, { line: ['sayaka', 'kosuke', 'takahiro', 'kensho'], threat: 'takahiro' });
    Object.assign(state.heroes.takahiro, { facing: 0, primed: { weapon: 0, type: 'slashing' } });
    const on = rig(state);
    playCard(on, 'L-2', 'counter');
    expect([on.asked(), on.happened('threatMoved').length]).toEqual(['counter', 0]);
    on.answer({ kind: 'pass' });
    expect(on.happened('threatMoved').length).toBe(1);
  });

  test('RR-506 the Empowered token leaves with the last target; a card that gives one leaves one', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.threat = 'sayaka';
    does(state, (run) => giveCondition(run, 'boss:0', 'empowered'));
    playCard(rig(state), 'S-4');
    expect(hasCondition(boss(state), 'empowered')).toBe(true);
    playCard(rig(state), 'L-1');
    expect(hasCondition(boss(state), 'empowered')).toBe(false);
  });

  test('RR-324 RR-155 after slot 4 the ground under the boss takes its toll once per kind', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.sequence = [0, 1, 2, 3].map(() => ({ card: 'L-1' as const, broken: true }));
    addToken(state, zoneNamed('Z22'), 'fire');
    addToken(state, zoneNamed('Z23'), 'spikes');
    rig(state).run({ kind: 'bossPhase', slot: 0 });
    expect(state.bossHp).toBe(46);
  });

  test('RR-402 on Hard a boss strikes harder at whoever is not prepared for its type', () => {
    const struck = (difficulty: 'standard' | 'hard'): number => {
      const state = field('ushikado', 'F6', { kensho: 'H6' });
      Object.assign(state, { difficulty });
      state.threat = 'kensho';
      const on = rig(state);
      playCard(on, 'L-5');
      return on.happened('heroStruck')[0]?.damage ?? 0;
    };
    expect(struck('hard') - struck('standard')).toBe(3);
  });
});

describe('wounds', () => {
  const hurt = (state: BattleState, n: number): number => {
    let cubes = 0;
    does(state, (run) => { cubes = hurtBoss(run, 'boss:0', n, { why: 'effect' }); });
    return cubes;
  };

  test('RR-367 RR-368 RR-369 EX-5 damage beyond 0 is carried into the next bar; exactly 0 leaves it full', () => {
    const state = field('ushikado', 'F6');
    state.bossHp = 10;
    expect([hurt(state, 20), state.bossHp, state.cubes[0]]).toEqual([1, 40, 1]);
    expect([hurt(state, 40), state.bossHp, state.wound, state.reveals]).toEqual([1, 50, 1, 1]);
  });

  test('RR-368 one blow may take several bars and a Wound card with them', () => {
    const state = field('ushikado', 'F6');
    expect([hurt(state, 120), state.bossHp, state.wound, state.cubes]).toEqual([2, 30, 1, [0, 2, 2]]);
  });

  test('RR-404 on Hard what goes beyond a bar is lost', () => {
    const state = field('ushikado', 'F6');
    Object.assign(state, { difficulty: 'hard' });
    state.bossHp = 10;
    expect([hurt(state, 45), state.bossHp, state.cubes[0]]).toEqual([1, 50, 1]);
  });

  test('RR-374 RR-393 the last cube of the last card wins at once', () => {
    const state = field('ushikado', 'F6');
    state.wound = 2;
    state.cubes = [0, 0, 1];
    // What goes beyond it is taken from nothing any more.
    expect([hurt(state, 170), state.result, state.frames, state.cubes[2]]).toEqual([1, 'won', [], 0]);
  });

  test('RR-371 RR-373 what a new card does when revealed comes after, and its text is in force from then on', () => {
    const state = field('ushikado', 'F6', { sayaka: 'H6' });
    state.bossHp = 1;
    state.cubes = [1, 2, 2];
    hurt(state, 1);
    const on = rig(state);
    on.run({ kind: 'revealWound' });
    expect([on.happened('woundRevealed').map(({ wound }) => wound), hasToken(state, zoneNamed('Z22'), 'fire'), hasToken(state, zoneNamed('Z23'), 'fire')]).toEqual([['W-2'], true, true]);
  });
});

describe('minions', () => {
  test('RR-355 RR-357 RR-358 EX-14 the northernmost first; each goes to the first square from which it strikes the nearest hero', () => {
    const state = field('ushikado', 'A1', { takahiro: 'H8', kensho: 'G8', kosuke: 'F8', sayaka: 'E5' });
    const minion = placeMinion(state, 'L9');
    Object.assign(minion, { minion: 'chainWretch', hp: 8 });
    const on = rig(state);
    on.run({ kind: 'minionPhase', done: [] });
    expect(names(on.happened('stepped').map(({ square }) => square))).toEqual(['K8', 'J7', 'I7']);
    expect(on.happened('strikeBegan').map(({ target }) => target)).toEqual(['takahiro']);
  });

  test('RR-364 a minion needs a figure in the supply; a taken spawn square is passed over', () => {
    const state = field('ushikado', 'F6', { sayaka: 'A1' });
    const on = rig(state);
    on.state.sequence[0] = { event: 'E-4' };
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect(names(state.minions.map(({ anchor }) => anchor))).toEqual(['A12', 'J2']);
    on.state.sequence[0] = { event: 'E-4' };
    on.run({ kind: 'slot', slot: 0, hauled: false, lostBy: null });
    expect(state.minions.length).toBe(3);
    expect(at('J11')).toBe(state.minions[2]?.anchor);
  });
});
