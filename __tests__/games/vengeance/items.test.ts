import type { TileId } from '@/games/vengeance/content/tiles';
import { available } from '@/games/vengeance/rules/fight/dice';
import { fightOf } from '@/games/vengeance/rules/fight/scene';

import { dictate, enemy, isAlive, me, only, putDen, ready, roll, rolled, storm } from './table';

const DULL = ['move', 'move', 'move', 'skull'] as const;

describe('Items', () => {
  test('VG-163 one Item a roll, and it is gone then', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['brassKnuckles'], ['straightRazor']] });
    s.play(0, { kind: 'useItem', slot: 0 });
    expect([me(s.state).slots[0], available(fightOf(s.state), 'hit')]).toEqual([[], 2]);
    expect(s.refused(0, { kind: 'useItem', slot: 1 })).toBe('VG-163');
    s.play(0, { kind: 'endActions' });
    roll(s, DULL, 'miss');
    s.play(0, { kind: 'useItem', slot: 1 });
    expect(available(fightOf(s.state), 'doubleHit')).toBe(1);
  });

  test('VG-164 every Item has its window', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['flakVest'], ['getawayCar'], ['loadedDice']] });
    // Loaded Dice open the re-roll stage.
    expect(s.refused(0, { kind: 'useItem', slot: 0 })).toBe('VG-164');
    s.play(0, { kind: 'finishRerolls' });
    expect(s.refused(0, { kind: 'useItem', slot: 0 })).toBe('VG-164');
    expect(s.refused(0, { kind: 'useItemAt', slot: 1, zone: 2 })).toBe('VG-164');
    expect(s.refused(0, { kind: 'useItemDice', slot: 2, dice: [0] })).toBe('VG-164');
  });

  test('VG-165 a used Item goes to the discarded Items', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['sawnOff']] });
    s.play(0, { kind: 'useItem', slot: 0 });
    expect([s.state.usedItems, available(fightOf(s.state), 'shot')]).toEqual([['sawnOff'], 3]);
  });

  test('VG-71 what lies under a used Item is active at once', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['haymaker', 'brassKnuckles']] });
    s.play(0, { kind: 'useItem', slot: 0 });
    s.play(0, { kind: 'convert', slot: 0, input: 'hit' });
    expect(available(fightOf(s.state), 'doubleHit')).toBe(1);
  });

  test('Throwing Stars, Running Shoes and Adrenaline give their actions', () => {
    const stars = rolled(DULL, { green: 'miss', slots: [['throwingStars']] });
    stars.play(0, { kind: 'useItem', slot: 0 });
    expect(available(fightOf(stars.state), 'shot')).toBe(2);
    const shoes = rolled(DULL, { green: 'miss', slots: [['runningShoes']] });
    shoes.play(0, { kind: 'useItem', slot: 0 });
    expect(available(fightOf(shoes.state), 'move')).toBe(5);
    const any = rolled(DULL, { green: 'miss', slots: [['adrenaline']] });
    expect(any.moves(0).filter((move) => move.kind === 'useItemFor')).toHaveLength(10);
    any.play(0, { kind: 'useItemFor', slot: 0, actions: ['hit', 'doubleHit'] });
    expect([available(fightOf(any.state), 'hit'), available(fightOf(any.state), 'doubleHit')]).toEqual([1, 1]);
  });

  test('a Crowbar kills a Blocker in the zone, or gives a Hit', () => {
    const s = rolled(DULL, { den: 'D2-3', boss: 'littleDrago', green: 'miss', slots: [['crowbar']] });
    const hit = rolled(DULL, { den: 'D2-3', boss: 'littleDrago', green: 'miss', slots: [['crowbar']] });
    s.play(0, { kind: 'useItemOn', slot: 0, enemy: enemy(s, 'blocker', 'A') });
    expect(isAlive(s, enemy(s, 'blocker', 'A'))).toBe(false);
    hit.play(0, { kind: 'useItem', slot: 0 });
    expect(available(fightOf(hit.state), 'hit')).toBe(1);
    expect(hit.refused(0, { kind: 'useItemOn', slot: 0, enemy: enemy(hit, 'blocker', 'A') })).toBe('VG-68');
  });

  test('Painkillers remove up to two normal Hurt, in the Ready phase or among the actions', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['painkillers']], change: (state) => (me(state).health = [1, 1]) });
    s.play(0, { kind: 'useItem', slot: 0 });
    expect(me(s.state).health).toEqual([1, 0]);
    const before = ready((state) => { me(state).health = [0, 3]; me(state).slots = [['painkillers'], [], [], []]; });
    before.play(0, { kind: 'useItem', slot: 0 });
    expect([me(before.state).health, before.state.usedItems]).toEqual([[0, 1], ['painkillers']]);
  });

  test('VG-305 a shield works by itself on the first Hurt of a roll, then a Flak Vest may help', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['thickSkin'], ['flakVest']] });
    s.play(0, { kind: 'endActions' });
    // Grunt 1, Tough Guy 1, Tengu-Kai Henchman 2: 4 in all, 1 of them shielded.
    expect(s.prompt(0).words).toContain('3 Hurt');
    s.play(0, { kind: 'useItem', slot: 1 });
    expect([me(s.state).health, s.happened('activated')[0]?.prevented]).toEqual([[0, 0], 4]);
    expect(s.state.fight?.hurt).toBe(0);
  });

  test('VG-305 a shield is spent by the first step that deals Hurt; Runs are no activation', () => {
    const lordz = rolled(DULL, { den: 'D2-1', boss: 'djVerdict', green: 'miss', slots: [['thickSkin']] });
    // The Lordz Henchman struck first and met the shield; Grunt and Tough Guy follow unshielded.
    expect(me(lordz.state).health).toEqual([0, 0]);
    lordz.play(0, { kind: 'endActions' });
    expect(me(lordz.state).health).toEqual([0, 2]);
    const run = storm({ slots: [['thickSkin']], change: (state) => state.fight && (state.fight.zone = 1) });
    run.play(0, { kind: 'run', zone: 0 });
    expect(me(run.state).health).toEqual([0, 3]);
  });

  test('VG-305 nobody has to use the Item', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['flakVest']] });
    s.play(0, { kind: 'endActions' });
    s.play(0, { kind: 'takeIt' });
    expect([me(s.state).health, me(s.state).slots[0]]).toEqual([[0, 4], ['flakVest']]);
  });

  test('VG-306 prevented Hurt is taken off Hell Riders first: they take no die then', () => {
    const s = rolled(DULL, { den: 'D2-5', boss: 'chainlink', green: 'miss', slots: [['thickSkin']], change: only(['grunt', 'A'], ['henchman', 'A'], ['boss']) });
    s.play(0, { kind: 'endActions' });
    // Grunt 1 and Hell Riders Henchman 1, whose Hurt the skin has stopped.
    expect([me(s.state).health, s.state.fight?.penalty]).toEqual([[0, 1], 0]);
    const bare = rolled(DULL, { den: 'D2-5', boss: 'chainlink', green: 'miss', change: only(['grunt', 'A'], ['henchman', 'A'], ['boss']) });
    bare.play(0, { kind: 'endActions' });
    expect([me(bare.state).health, bare.state.fight?.penalty]).toEqual([[0, 2], 1]);
  });

  test('VG-307 a Getaway Car is the Run of its roll: two doorways, past Blockers, free', () => {
    const s = storm({ den: 'D2-3', boss: 'littleDrago', slots: [['getawayCar']], change: (state) => state.fight && (state.fight.zone = 1) });
    dictate(s, DULL, 'miss').play(0, { kind: 'useItemAt', slot: 0, zone: 3 });
    expect([s.state.fight?.zone, me(s.state).health, s.prompt(0).kind]).toEqual([3, [0, 0], 'actions']);
    expect(s.state.fight?.itemUsed).toBe(true);
  });

  test('VG-308 a Smoke Pellet clears the way out after the last roll, if no Item was used in it', () => {
    const atExit = (...slots: TileId[][]) => rolled(DULL, { green: 'miss', slots, change: (state) => { fightOf(state).roll = 3; only(['toughGuy', 'A'], ['boss'])(state); } });
    const s = atExit(['smokePellet']);
    s.play(0, { kind: 'endActions' });
    expect(s.prompt(0).kind).toBe('exit');
    s.play(0, { kind: 'useItem', slot: 0 });
    // 1 Hurt from the activation, none on the way out.
    expect([me(s.state).health, s.happened('exited').length]).toEqual([[0, 1], 1]);
    const spent = atExit(['smokePellet'], ['sawnOff']);
    spent.play(0, { kind: 'useItem', slot: 1 });
    spent.play(0, { kind: 'endActions' });
    expect([me(spent.state).health, me(spent.state).slots[0]]).toEqual([[0, 2], ['smokePellet']]);
  });

  test('VG-309 outside a Fight any number of active Items, and a reopened track lets one fight', () => {
    const s = ready((state) => {
      putDen(state, 0, 'D2-1', 'batoman');
      me(state).skill = [1, 7];
      me(state).slots = [['fieldKit'], ['painkillers'], ['crowbar', 'burnerPhone'], []];
      me(state).health = [0, 2];
    });
    expect(s.refused(0, { kind: 'attack', place: 0 })).toBe('VG-53');
    s.play(0, { kind: 'useItemCube', slot: 0, track: 'skill' });
    s.play(0, { kind: 'useItem', slot: 1 });
    s.play(0, { kind: 'useItemDens', slot: 2, places: [0, 1] });
    expect([me(s.state).skill, me(s.state).health]).toEqual([[0, 7], [0, 0]]);
    expect(s.happened('sawBoss')).toHaveLength(2);
    s.play(0, { kind: 'attack', place: 0 });
    expect(s.prompt(0).kind).toBe('run');
  });

  test('VG-309 a covered Item cannot be used', () => {
    const s = ready((state) => { me(state).health = [0, 2]; me(state).slots = [['painkillers', 'flurry'], [], [], []]; });
    expect(s.refused(0, { kind: 'useItem', slot: 0 })).toBe('VG-68');
  });

  test('a Flashbang removes all Skulls before the Lordz strike', () => {
    const s = rolled(DULL, { den: 'D2-1', boss: 'kidKarat', green: 'miss', slots: [['flashbang']] });
    expect([s.prompt(0).kind, me(s.state).health]).toEqual(['afterRerolls', [0, 0]]);
    s.play(0, { kind: 'useItem', slot: 0 });
    s.play(0, { kind: 'endActions' });
    expect(me(s.state).health).toEqual([0, 0]);
  });

  test('VG-311 a Pipe Bomb kills together, and everything that follows comes once', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['pipeBomb']], change: (state) => { only(['grunt', 'X'], ['boss'])(state); fightOf(state).damage[enemy(state, 'boss')] = 1; } });
    s.play(0, { kind: 'useItemAt', slot: 0, zone: 2 });
    expect(s.happened('killed').map((event) => event.enemies.length)).toEqual([2]);
    expect([me(s.state).wild, s.happened('denCleared').length, s.happened('wildTaken').length]).toEqual([1, 1, 1]);
  });

  test('VG-311 a Pipe Bomb is no Shot: Grunts shield nobody, and it goes only next door', () => {
    const s = rolled(DULL, { green: 'miss', slots: [['pipeBomb']] });
    expect(s.refused(0, { kind: 'useItemAt', slot: 0, zone: 1 })).toBe('VG-125');
    s.play(0, { kind: 'useItemAt', slot: 0, zone: 2 });
    expect([isAlive(s, enemy(s, 'grunt', 'X')), s.state.fight?.damage[enemy(s, 'boss')]]).toEqual([false, 1]);
  });

  test('VG-185 Prez allows no Items in his zone while he lives', () => {
    const s = rolled(DULL, { boss: 'prez', green: 'miss', zone: 'X', slots: [['sawnOff']] });
    expect(s.refused(0, { kind: 'useItem', slot: 0 })).toBe('VG-185');
    const dead = rolled(DULL, { boss: 'prez', green: 'miss', zone: 'X', slots: [['sawnOff']], change: only(['grunt', 'A']) });
    expect(dead.moves(0)).toContainEqual({ kind: 'useItem', slot: 0 });
    const elsewhere = rolled(DULL, { boss: 'prez', green: 'miss', zone: 'A', slots: [['sawnOff']] });
    expect(elsewhere.moves(0)).toContainEqual({ kind: 'useItem', slot: 0 });
  });
});
