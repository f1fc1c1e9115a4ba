import { Match } from '@/engine/match';
import { vengeanceGame } from '@/games/vengeance/game';
import { fightOf } from '@/games/vengeance/rules/fight/scene';
import type { State } from '@/games/vengeance/rules/state';

import { dictate, enemy, me, only, roll, rolled, storm, zoneOf, type Scene } from './table';

const stages = (s: Scene): string[] => s.state.frames.map((frame) => frame.kind);

describe('the model of a Fight', () => {
  test('VG-287 a Fight is one state: Den, Boss, roll, zone, enemies, penalty', () => {
    const s = storm({ den: 'D2-2', boss: 'kidKarat' });
    expect(s.state.fight).toMatchObject({ seat: 0, den: 'D2-2', boss: 'kidKarat', roll: 1, zone: 0, activated: 0, penalty: 0, alive: 0b111111, damage: [0, 0, 0, 0, 0, 0] });
    expect(s.state.places[0]?.wild).toBe(0b100);
  });

  test('VG-288 a roll passes through its stages, none twice', () => {
    const s = storm({ boss: 'kidKarat', slots: [['coldRead'], ['flashbang'], ['flakVest']], change: (state) => (fightOf(state).zone = 1) });
    const seen: string[] = [s.prompt(0).kind];
    dictate(s, ['skull', 'skull', 'skull', 'move'], 'miss').play(0, { kind: 'stay' });
    seen.push(s.prompt(0).kind);
    s.play(0, { kind: 'finishRerolls' });
    seen.push(s.prompt(0).kind);
    s.play(0, { kind: 'goOn' });
    seen.push(s.prompt(0).kind);
    s.play(0, { kind: 'takeIt' });
    seen.push(s.prompt(0).kind);
    s.play(0, { kind: 'endActions' });
    seen.push(s.prompt(0).kind);
    s.play(0, { kind: 'takeIt' });
    seen.push(s.prompt(0).kind);
    expect(seen).toEqual(['run', 'reroll', 'afterRerolls', 'reduce', 'actions', 'reduce', 'run']);
    expect(s.state.fight?.roll).toBe(2);
  });

  test('VG-289 in the stage run: a Run, an Item in its place, or neither, once', () => {
    const s = storm({ slots: [['getawayCar']] });
    expect(new Set(s.moves(0).map((move) => move.kind))).toEqual(new Set(['stay', 'run', 'useItemAt']));
    s.play(0, { kind: 'stay' });
    expect(s.refused(0, { kind: 'stay' })).toBe('VG-126');
  });

  test('VG-290 all dice are drawn at once, red ones first, all active', () => {
    const s = roll(storm(), ['hit', 'shot', 'move', 'doubleHit'], 'hit');
    expect(s.state.fight?.dice).toEqual([{ face: 'hit' }, { face: 'shot' }, { face: 'move' }, { face: 'doubleHit' }, { face: 'hit', bonus: true }]);
  });

  test('VG-291 the stage reroll is skipped where nothing could be re-rolled', () => {
    expect(roll(storm(), ['hit', 'shot', 'skull', 'skull'], 'hit').prompt(0).kind).toBe('actions');
    expect(roll(storm({ slots: [['ironNerve']] }), ['hit', 'shot', 'move', 'hit'], 'hit').prompt(0).kind).toBe('actions');
    expect(roll(storm({ slots: [['coldRead']] }), ['hit', 'shot', 'skull', 'skull'], 'hit').prompt(0).kind).toBe('reroll');
    expect(roll(storm({ slots: [['loadedDice']] }), ['hit', 'shot', 'move', 'hit'], 'hit').prompt(0).kind).toBe('reroll');
  });

  test('VG-292 before the Lordz strike, Items of that window may be used', () => {
    const s = rolled(['skull', 'move', 'move', 'move'], { boss: 'djVerdict', green: 'miss', slots: [['flashbang']] });
    expect([s.prompt(0).kind, me(s.state).health]).toEqual(['afterRerolls', [0, 0]]);
    s.play(0, { kind: 'goOn' });
    expect([s.prompt(0).kind, me(s.state).health]).toEqual(['actions', [0, 1]]);
  });

  test('VG-293 every die with an action is one token; Misses and Skulls are none', () => {
    const s = rolled(['hit', 'skull', 'skull', 'doubleHit'], { green: 'miss' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'toughGuy', 'A') });
    expect(s.moves(0).filter((move) => move.kind !== 'endActions')).toEqual([]);
  });

  test('VG-294 using a token locks its die', () => {
    const s = rolled(['move', 'hit', 'skull', 'skull'], { green: 'miss' });
    s.play(0, { kind: 'move', zone: zoneOf(s.state, 'X') });
    expect(s.state.fight?.dice[0]).toEqual({ face: 'move', out: 'locked' });
  });

  test('VG-295 a conversion locks the dice it takes and adds what it makes, to be used at any time or never', () => {
    const s = rolled(['shot', 'shot', 'move', 'skull'], { green: 'miss', slots: [['crossfire']] });
    s.play(0, { kind: 'convert', slot: 0, input: 'shot' });
    expect([s.state.fight?.dice.map((die) => die.out), s.state.fight?.gained]).toEqual([['locked', 'locked', undefined, undefined, undefined], [0, 0, 0, 0, 4]]);
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'X') });
    s.play(0, { kind: 'move', zone: 0 });
    s.play(0, { kind: 'shoot', enemy: enemy(s, 'grunt', 'A') });
    s.play(0, { kind: 'endActions' });
    expect(s.state.fight?.gained).toEqual([0, 0, 0, 0, 0]);
  });

  test('VG-296 a gain checks the active Skulls and removes as many as it says', () => {
    const s = rolled(['skull', 'skull', 'move', 'move'], { green: 'miss', slots: [['fury']] });
    s.play(0, { kind: 'gain', slot: 0 });
    expect(s.state.fight?.dice.map((die) => die.out)).toEqual(['removed', undefined, undefined, undefined, undefined]);
  });

  test('VG-297 used abilities and the Item are free again in the next roll; after the last roll the Item stays used', () => {
    const s = rolled(['shot', 'move', 'move', 'move'], { green: 'miss', slots: [['sawnOff'], ['smokePellet']] });
    s.play(0, { kind: 'convert', slot: 3, input: 'shot' });
    s.play(0, { kind: 'useItem', slot: 0 });
    s.play(0, { kind: 'endActions' });
    expect([s.state.fight?.used, s.state.fight?.itemUsed]).toEqual([0, false]);
    const last = rolled(['shot', 'move', 'move', 'move'], { green: 'miss', zone: 'A', slots: [['sawnOff'], ['smokePellet']], change: (state) => (fightOf(state).roll = 3) });
    last.play(0, { kind: 'useItem', slot: 0 });
    last.play(0, { kind: 'endActions' });
    expect([last.happened('exited').length, me(last.state).health]).toEqual([1, [0, 3]]);
  });

  test('VG-298 no order is forced: every legal command is offered until the stage ends', () => {
    const s = rolled(['move', 'hit', 'shot', 'doubleHit'], { green: 'miss' });
    expect([...new Set(s.moves(0).map((move) => move.kind))].sort()).toEqual(['convert', 'doubleHit', 'endActions', 'hit', 'move', 'shoot']);
  });

  test('VG-299 a death is resolved in order: gone, Wild token, last blow, knock-out, Den', () => {
    const s = rolled(['doubleHit', 'move', 'move', 'move'], {
      boss: 'kazuOno', zone: 'X', green: 'miss',
      change: (state) => { only(['boss'])(state); fightOf(state).damage[enemy(state, 'boss')] = 1; me(state).health = [0, 3]; },
    });
    const events = s.play(0, { kind: 'doubleHit', enemy: enemy(s, 'boss') });
    const order = events.map((event) => event.type).filter((type) => ['killed', 'wildTaken', 'hurt', 'knockedOut', 'exited'].includes(type));
    expect(order).toEqual(['killed', 'wildTaken', 'hurt', 'knockedOut']);
  });

  test('VG-300 the stage ends by itself with the Den cleared or the hero down, not with an empty pool', () => {
    const s = rolled(['hit', 'skull', 'skull', 'skull'], { change: (state) => { me(state).skill = [0, 2]; only(['grunt', 'A'], ['boss'])(state); } });
    s.play(0, { kind: 'finishRerolls' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'grunt', 'A') });
    expect([s.prompt(0).kind, s.moves(0)]).toEqual(['actions', [{ kind: 'endActions' }]]);
  });

  test('VG-301 the activation sums the Hurt of living enemies in reach, reduced and applied once', () => {
    const s = rolled(['skull', 'move', 'move', 'move'], { den: 'D2-5', boss: 'chainlink', green: 'miss', slots: [['thickSkin']] });
    s.play(0, { kind: 'endActions' });
    // Grunt 1, Henchman 1 and the Gunman next door 1; the skin takes the Hell Rider's.
    expect([s.happened('activated')[0], s.happened('hurt')[0]?.count, s.state.fight?.penalty]).toEqual([expect.objectContaining({ hurt: 3, prevented: 1 }), 2, 0]);
  });

  test('VG-302 the clean-up drops pool and dice, wipes damage and flags, and counts the roll', () => {
    const s = rolled(['hit', 'skull', 'move', 'move'], { boss: 'djVerdict', green: 'miss', slots: [['flurry']] });
    s.play(0, { kind: 'convert', slot: 0, input: 'hit' });
    s.play(0, { kind: 'hit', enemy: enemy(s, 'toughGuy', 'A') });
    s.play(0, { kind: 'endActions' });
    expect(s.state.fight).toMatchObject({ roll: 2, dice: [], gained: [0, 0, 0, 0, 0], damage: [0, 0, 0, 0, 0, 0], activated: 0, used: 0 });
  });

  test('VG-304 the same position and seed give the same result', () => {
    const play = (): State => {
      const match = Match.create(vengeanceGame, { ...vengeanceGame.defaults, seats: 2, quickstart: true }, 'same');
      const seat = match.prompts()[0]?.seat ?? 0;
      match.play(seat, { kind: 'attack', place: 2 });
      match.play(seat, { kind: 'run', zone: 1 });
      return match.state;
    };
    expect(play()).toEqual(play());
  });
});

describe('undo', () => {
  /** A match in the middle of a Fight, by real moves. */
  function inActions(): { match: Match<State, never, never, never>; seat: number } {
    for (let i = 0; ; i++) {
      const match = Match.create(vengeanceGame, { ...vengeanceGame.defaults, seats: 2, quickstart: true }, `undo${i}`);
      const seat = match.prompts()[0]?.seat ?? 0;
      match.play(seat, { kind: 'attack', place: 0 });
      match.play(seat, { kind: 'run', zone: 1 });
      const kinds = new Set([...match.legal(seat)].map((move) => move.kind));
      if (kinds.has('hit') && kinds.has('endActions')) return { match: match as never, seat };
    }
  }
  const first = (match: Match<State, never, never, never>, seat: number, kind: string): unknown => [...match.legal(seat)].find((move: { kind: string }) => move.kind === kind);

  test('VG-303 inside the actions everything is undoable back to their beginning, not beyond', () => {
    const { match, seat } = inActions();
    const before = match.hash();
    expect(match.canUndo).toBe(false);
    match.play(seat, first(match, seat, 'hit'));
    expect([match.canUndo, match.undo(), match.hash() === before, match.canUndo]).toEqual([true, true, true, false]);
  });

  test('VG-303 the end of the stage closes the undo window, said or automatic', () => {
    const { match, seat } = inActions();
    match.play(seat, first(match, seat, 'hit'));
    match.play(seat, { kind: 'endActions' });
    expect(match.canUndo).toBe(false);
    const before = rolled(['hit', 'move', 'move', 'move'], { green: 'miss', change: only(['grunt', 'A']) });
    const earlier = before.state;
    before.play(0, { kind: 'hit', enemy: enemy(before, 'grunt', 'A') });
    expect(vengeanceGame.isFinal?.({ kind: 'hit', enemy: 0 }, earlier, before.state)).toBe(true);
    const middle = rolled(['hit', 'move', 'move', 'move'], { green: 'miss' });
    const start = middle.state;
    middle.play(0, { kind: 'hit', enemy: enemy(middle, 'grunt', 'A') });
    expect(vengeanceGame.isFinal?.({ kind: 'hit', enemy: 0 }, start, middle.state)).toBe(false);
  });

  test('VG-303 the choice of a Den is final', () => {
    const match = Match.create(vengeanceGame, { ...vengeanceGame.defaults, seats: 2, quickstart: true }, 'final');
    const seat = match.prompts()[0]?.seat ?? 0;
    match.play(seat, { kind: 'recon', place: 1 });
    expect(match.canUndo).toBe(false);
    match.play(seat, { kind: 'attack', place: 0 });
    expect(match.canUndo).toBe(false);
  });

  test('stages lie on the stack by name', () => {
    expect(stages(storm())).toEqual(['match', 'combat', 'turn', 'rolls', 'run']);
  });
});
