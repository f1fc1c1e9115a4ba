import { FACES, FACE_IDS } from '@/games/dungeon-fighter/content/faces';
import { BOSS_ROOM, corridors } from '@/games/dungeon-fighter/rules/decisions/movement';
import { fight } from './kit';

/** A party that has just won in a room. */
function inRoom(room: string, floor = 0) {
  const f = fight();
  f.change((s) => {
    s.floor = floor;
    s.room = room;
    delete s.encounter;
    s.supply.gold += 1;
    s.frames = [{ kind: 'movement' }];
  });
  return f;
}

test('DF-18 movement, encounter, maintenance, and again', () => {
  const f = fight();
  expect(f.asked).toBe('throw');
  f.win();
  expect(f.asked).toBe('movement');
  expect(f.refused(fight().throwMove('blue'))).toBe('DF-32');
  f.play({ kind: 'chooseCorridor', room: 'b' });
  expect(f.asked).toBe('throw');
  expect(f.refused({ kind: 'chooseCorridor', room: 'd' })).toBe('DF-18');
});

test('DF-19 exactly one room along a corridor, no staying', () => {
  const f = inRoom('a');
  expect(corridors(f.s)).toEqual(['b', 'c']);
  expect(f.refused({ kind: 'chooseCorridor', room: 'a' })).toBe('DF-19');
  expect(f.refused({ kind: 'chooseCorridor', room: 'd' })).toBe('DF-20');
  f.play({ kind: 'chooseCorridor', room: 'c' });
  expect(f.s.room).toBe('c');
});

test('DF-20 never against the arrow', () => {
  const f = inRoom('c');
  expect(corridors(f.s)).toEqual(['e']);
  expect(f.refused({ kind: 'chooseCorridor', room: 'a' })).toBe('DF-20');
});

test('DF-6, DF-21 the last room leads to the entry of the next floor', () => {
  const f = inRoom('f');
  f.play({ kind: 'chooseCorridor', room: 'a' });
  expect([f.s.floor, f.s.room]).toEqual([1, 'a']);
  expect(f.table.happened('roomEntered')).toEqual([{ type: 'roomEntered', floor: 1, room: 'a' }]);
});

test('DF-22 the last room of floor 3 leads to the boss', () => {
  const f = inRoom('f', 2);
  expect(corridors(f.s)).toEqual([BOSS_ROOM]);
  f.play({ kind: 'chooseCorridor', room: BOSS_ROOM });
  expect(f.encounter.monster.kind).toBe('boss');
  expect(f.s.room).toBeUndefined();
});

test('DF-23 the leader decides the corridor', () => {
  const f = inRoom('a');
  expect(f.table.prompts().map((prompt) => prompt.seat)).toEqual([0]);
  expect(f.table.refused(1, { kind: 'chooseCorridor', room: 'b' })).toBe('not asked');
});

test('DF-24 every room entered has an encounter, special ones too', () => {
  for (const room of ['c', 'e', 'd']) {
    const before = Object.entries(FACES['D1-a'].rooms).find(([, { to }]) => (to as readonly string[]).includes(room))?.[0] ?? 'a';
    const f = inRoom(before);
    f.play({ kind: 'chooseCorridor', room });
    expect(f.encounter.monster.kind).toBe('monster');
  }
});

test('DF-25 the maps are open, the next monster is not', () => {
  const f = inRoom('a');
  const view = f.table.view(1);
  expect(view.floors).toEqual(f.s.floors);
  expect(Object.values(view.tower).flat().every((id) => id === 'hidden')).toBe(true);
});

test('DF-269, DF-290 no way is longer than fourteen rooms, so the tower never runs out', () => {
  const lengths = (id: (typeof FACE_IDS)[number]): number[] => {
    const rooms: Readonly<Record<string, { readonly to: readonly string[] }>> = FACES[id].rooms;
    const walk = (room: string): number[] => {
      const to = rooms[room]?.to ?? [];
      return to.length === 0 ? [1] : to.flatMap((next) => walk(next).map((length) => length + 1));
    };
    return walk(FACES[id].entry);
  };
  for (const id of FACE_IDS) {
    const all = lengths(id);
    if (FACES[id].boss) expect(new Set(all)).toEqual(new Set([4]));
    else expect(all.every((length) => length === 4 || length === 5)).toBe(true);
  }
});
