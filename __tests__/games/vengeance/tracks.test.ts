import { HEROES } from '@/games/vengeance/content/heroes';
import { cubesOn, hasSwap, heal, healthValue, isKnockedOut, mindValue, severeCubes, skillBonus, skillValue, stressPenalty, suffer, totalCubes } from '@/games/vengeance/rules/hero/tracks';
import type { Player } from '@/games/vengeance/rules/state';

import { handOf, me, newGame, ready } from './table';

const kaja = (): Player => me(newGame({ seats: 2, heroes: ['kaja', 'shadowman'] }).state);

describe('attributes', () => {
  test('VG-35 the value is the number on the first empty space; a full track is worth 0', () => {
    const player = kaja();
    expect(HEROES.kaja.mind.map((_, cubes) => (Object.assign(player, { mind: [0, cubes] }), mindValue(player)))).toEqual([3, 3, 2, 2, 2, 1, 1]);
    player.mind = [3, 4];
    player.health = [2, 3];
    player.skill = [0, 8];
    expect([mindValue(player), healthValue(player), skillValue(player), skillBonus(player)]).toEqual([0, 0, 0, 'none']);
  });

  test('VG-36 the S stands beside some Mind values', () => {
    const player = kaja();
    expect(HEROES.kaja.mind.map((_, cubes) => (Object.assign(player, { mind: [cubes, 0] }), hasSwap(player)))).toEqual([true, false, true, false, false, true, false]);
  });

  test('VG-43 Stress goes to Mind, Broken to Skill, Hurt to Health', () => {
    const s = ready((state) => (me(state).hand = handOf(0, 'TK9')));
    s.play(0, { kind: 'playCard', card: 'TK9' });
    expect([me(s.state).mind, me(s.state).skill, me(s.state).health]).toEqual([[0, 1], [0, 1], [0, 1]]);
  });

  test('VG-44 a normal cube takes the left-most empty space', () => {
    const player = kaja();
    suffer(player, 'skill', false, 3);
    expect([player.skill, skillValue(player), skillBonus(player)]).toEqual([[0, 3], 3, 'shot']);
  });

  test('VG-45 a severe cube pushes the normal ones to the right', () => {
    const player = kaja();
    suffer(player, 'skill', false, 1);
    suffer(player, 'skill', true, 1);
    expect(player.skill).toEqual([1, 1]);
    suffer(player, 'health', false, 5);
    suffer(player, 'health', true, 1);
    expect(player.health).toEqual([1, 4]);
  });

  test('VG-46 severe and normal together never exceed the spaces', () => {
    const player = kaja();
    suffer(player, 'health', true, 3);
    suffer(player, 'health', false, 9);
    expect([player.health, cubesOn(player, 'health')]).toEqual([[3, 2], 5]);
  });

  test('VG-47 a severe cube lowers the value like a normal one', () => {
    const [one, other] = [kaja(), kaja()];
    suffer(one, 'mind', true, 2);
    suffer(other, 'mind', false, 2);
    expect([mindValue(one), mindValue(other), stressPenalty(one)]).toEqual([2, 2, stressPenalty(other)]);
    expect([severeCubes(one), severeCubes(other), totalCubes(one)]).toEqual([2, 0, 2]);
  });

  test('VG-48 a Vengeance card must leave an empty space on every track it damages', () => {
    const s = ready((state) => { me(state).health = [0, 4]; me(state).hand = handOf(0, 'TK4', 'TK1', 'HR2'); me(state).skill = [0, 7]; });
    expect(s.refused(0, { kind: 'playCard', card: 'TK4' })).toBe('VG-48');
    expect(s.refused(0, { kind: 'playCard', card: 'HR2' })).toBe('VG-48');
    s.play(0, { kind: 'playCard', card: 'TK1' });
    expect([me(s.state).mind, isKnockedOut(me(s.state))]).toEqual([[0, 1], false]);
  });

  test('VG-48 a track that the card leaves alone may be full', () => {
    const s = ready((state) => { me(state).health = [0, 5]; me(state).hand = handOf(0, 'TK1'); });
    s.play(0, { kind: 'playCard', card: 'TK1' });
    expect(me(s.state).inPlay).toEqual(['TK1']);
  });

  test('healing takes one kind and the others move left', () => {
    const player = kaja();
    player.mind = [2, 3];
    expect([heal(player, 'mind', true, 1), heal(player, 'mind', false, 9), player.mind]).toEqual([1, 3, [1, 0]]);
  });
});
