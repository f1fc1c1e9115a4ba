import { fireEvent, screen } from '@testing-library/react-native';
import { Skia } from '@shopify/react-native-skia';

import { Brush } from '@/skia/brush';
import { EndScene } from '@/games/dungeon-fighter/table/map/EndScene';
import { MapBoard } from '@/games/dungeon-fighter/table/map/MapBoard';
import { mapFit, mapLayout } from '@/games/dungeon-fighter/table/map/mapLayout';
import { FACE_IDS, faceOf } from '@/games/dungeon-fighter/content/faces';
import type { DfState } from '@/games/dungeon-fighter/rules/state';
import { show } from '@tests/components/shelf/show';
import { fight } from '@tests/games/dungeon-fighter/kit';

jest.mock('expo-audio', () => ({}));

const brush = new Brush(Skia, {});

/** Every part that waits for its size gets one. */
function layOut(): void {
  for (let round = 0; round < 3; round++) {
    for (const node of screen.UNSAFE_root.findAll((each) => typeof each.type === 'string' && each.props.onLayout !== undefined)) fireEvent(node, 'layout', { nativeEvent: { layout: { x: 0, y: 0, width: 390, height: 500 } } });
  }
}

function map(s: DfState, open: readonly string[], picked?: string) {
  const props = { onPick: jest.fn(), onRefuse: jest.fn() };
  show(<MapBoard brush={brush} view={s} open={open} picked={picked} {...props} />);
  layOut();
  return props;
}

const walking = () => {
  const f = fight({ seats: 1 });
  f.win();
  return f.s;
};

test('DF-19 rooms that may be entered say so and can be picked', () => {
  const { onPick, onRefuse } = map(walking(), ['b', 'c']);
  const open = screen.getAllByRole('button', { name: /open to you$/ });
  expect(open).toHaveLength(2);
  fireEvent.press(screen.getByRole('button', { name: /^Room C of floor 1: danger: throw .*treasure: 3 gold, open to you$/ }));
  expect(onPick).toHaveBeenCalledWith('c');
  expect(onRefuse).not.toHaveBeenCalled();
});

test('DF-20 any other room answers with the rule instead', () => {
  const { onPick, onRefuse } = map(walking(), ['b', 'c']);
  fireEvent.press(screen.getByRole('button', { name: /^Room F of floor 1/ }));
  fireEvent.press(screen.getByRole('button', { name: /^Room B of floor 2/ }));
  expect(onRefuse).toHaveBeenCalledTimes(2);
  expect(onPick).not.toHaveBeenCalled();
});

test('the party’s room is named', () => {
  map(walking(), ['b', 'c'], 'b');
  expect(screen.getByRole('button', { name: /^Room A of floor 1.*the party is here/ })).toBeTruthy();
});

test('DF-25 all three floors and the boss are on the map', () => {
  const s = walking();
  map(s, []);
  const rooms = s.floors.reduce((sum, face) => sum + Object.keys(faceOf(face).rooms).length, 0);
  expect(screen.getAllByRole('button')).toHaveLength(rooms + 1);
  expect(screen.getByRole('button', { name: /^Final boss/ })).toBeTruthy();
});

test('DF-21 from an exit only the next floor’s entry is open', () => {
  const f = fight({ seats: 1, change: (s) => { s.room = 'f'; } });
  f.win();
  map(f.s, ['a']);
  expect(screen.getAllByRole('button', { name: /open to you$/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Room A of floor 2.*open to you$/ })).toBeTruthy();
});

test('a map under a fight can neither be touched nor heard', () => {
  const s = walking();
  show(<MapBoard brush={brush} covered view={s} open={['b']} picked={undefined} onPick={jest.fn()} onRefuse={jest.fn()} />);
  layOut();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('a tablet shows the whole dungeon, a phone as much of it as has rooms of a finger’s size', () => {
  const whole = mapLayout(['D1-a', 'D1-a', 'D1-a']).units.height;
  const tablet = mapFit({ width: 820, height: 815 });
  expect(tablet.scale * whole).toBeLessThanOrEqual(815);
  expect(tablet.scale * tablet.width).toBeGreaterThan(800);
  const phone = mapFit({ width: 390, height: 500 });
  expect(phone.scale * whole).toBeGreaterThan(500);
  expect(phone.scale * phone.width).toBe(390);
});

test('no two rooms of any face lie closer than a finger needs', () => {
  for (const face of FACE_IDS) {
    const { rooms } = mapLayout([face, face, face]);
    const floor = rooms.filter((room) => room.floor === 0);
    for (const one of floor) for (const other of floor) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(48);
  }
});

test('the last picture says who cheers and who does not', () => {
  const f = fight({ seats: 1, boss: 'landlord', hp: 2, change: (s) => { const [, second] = s.heroes; if (second) Object.assign(second, { status: 'fainted', hp: 0 }); } });
  f.throws('blue', 4);
  expect(f.s.over).toEqual({ won: true });
  show(<EndScene view={f.s} />);
  expect(screen.getByLabelText('The party in torch light: Torm cheers, Randolph lies on the floor, Goldfinga cheers')).toBeTruthy();
});
