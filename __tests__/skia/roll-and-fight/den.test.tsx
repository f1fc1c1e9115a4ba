import { Match } from '@/engine/match';
import { rollAndFight } from '@/games/roll-and-fight';
import { DEN_IDS } from '@/games/roll-and-fight/content/dens';
import { denOf } from '@/games/roll-and-fight/rules/den';
import { denShape } from '@/games/roll-and-fight/rules/geometry';
import { DEAD, DOT, EVADED, type Player } from '@/games/roll-and-fight/rules/state';
import { drawDen, drawLights, type DenLights } from '@/games/roll-and-fight/table/den/drawDen';
import { BOSS_SIDE, bossPlace, floorOf, minionPlaces } from '@/games/roll-and-fight/table/den/drawRoom';
import { denLayout, denUnits, type DenLayout } from '@/games/roll-and-fight/table/den/layout';
import { middleOf, type Rect } from '@/table/board/fit';
import { Brush } from '@/skia/brush';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

/** The den on a small phone and on a tablet. */
const SMALL = { width: 360, height: 236 };
const LARGE = { width: 820, height: 716 };

const brush = new Brush(headlessSkia(), typefaces('PermanentMarker', 'BarlowCondensed', 'BarlowCondensedBold'));

function hero(): Player {
  const match = Match.create(rollAndFight.game, { seats: 1, heroes: ['kaja'], bosses: ['donZemun'], boards: [1] }, 'den');
  match.play(0, { type: 'chooseSide', side: 'A' });
  const [player] = match.state.players;
  if (!player) throw new Error('nobody entered the den');
  return player;
}

const NO_LIGHTS: DenLights = { lit: [], aims: [], chosen: undefined, markable: undefined, escape: [], cracked: false };

function draw(player: Player, lights: DenLights = NO_LIGHTS, room = SMALL): { readonly picture: Picture; readonly layout: DenLayout; readonly scale: number } {
  const units = denUnits(room);
  const layout = denLayout('1A', units);
  const scale = Math.min(room.width / units.width, room.height / units.height);
  const picture = paint(Math.round(units.width * scale), Math.round(units.height * scale), (canvas) => {
    canvas.scale(scale, scale);
    drawDen(brush, canvas, layout, player);
    drawLights(brush, canvas, layout, player, lights);
  });
  return { picture, layout, scale };
}

/** Pixels of a rectangle in which two drawings differ. */
function changed(before: ReturnType<typeof draw>, after: ReturnType<typeof draw>, { x, y, width, height }: Rect): number {
  const { scale } = before;
  let count = 0;
  for (let py = Math.ceil(y * scale); py < (y + height) * scale - 1; py++) {
    for (let px = Math.ceil(x * scale); px < (x + width) * scale - 1; px++) {
      if (before.picture.at(px, py).join() !== after.picture.at(px, py).join()) count += 1;
    }
  }
  return count;
}

const roomRect = ({ layout }: ReturnType<typeof draw>, room: number): Rect => {
  const rect = layout.rooms[room];
  if (!rect) throw new Error(`no room ${room}`);
  return rect;
};
const marked = (player: Player, minion: number, marks: number): Player => ({ ...player, minions: player.minions.map((old, i) => (i === minion ? marks : old)) });

test.each([['small phone', SMALL], ['tablet', LARGE]] as const)('a kill, a dot and a ring leave their own ink in the room and nowhere else (%s)', (_name, size) => {
  const player = hero();
  const clean = draw(player, NO_LIGHTS, size);
  const shots = [DEAD, DOT, EVADED].map((marks) => draw(marked(player, 0, marks), NO_LIGHTS, size));
  for (const shot of shots) {
    expect(changed(clean, shot, roomRect(clean, 0))).toBeGreaterThan(3);
    expect(changed(clean, shot, roomRect(clean, 1))).toBe(0);
  }
  const [dead, dotted, evaded] = shots;
  if (!dead || !dotted || !evaded) throw new Error('a drawing is missing');
  expect(changed(dead, evaded, roomRect(clean, 0))).toBeGreaterThan(10);
  expect(changed(dotted, evaded, roomRect(clean, 0))).toBeGreaterThan(10);
});

test('RF-129 an enemy that may be chosen has a ring of light, the others in the room have none', () => {
  const player = hero();
  const clean = draw(player, NO_LIGHTS, LARGE);
  const first = draw(player, { ...NO_LIGHTS, aims: [{ kind: 'minion', minion: 0 }] }, LARGE);
  const second = draw(player, { ...NO_LIGHTS, aims: [{ kind: 'minion', minion: 1 }] }, LARGE);
  expect(changed(clean, first, roomRect(clean, 0))).toBeGreaterThan(30);
  expect(changed(clean, first, roomRect(clean, 1))).toBe(0);
  expect(changed(first, second, roomRect(clean, 0))).toBeGreaterThan(30);
  const boss = draw(player, { ...NO_LIGHTS, aims: [{ kind: 'boss' }] }, LARGE);
  expect(changed(clean, boss, roomRect(clean, denOf('1A').bossRoom))).toBeGreaterThan(30);
});

test('RF-126 a visited room shows its cross', () => {
  const player = hero();
  const clean = draw(player);
  expect(changed(clean, draw({ ...player, visited: player.visited | (1 << 1) }), roomRect(clean, 1))).toBeGreaterThan(20);
});

test('RF-133 every damage is a cross on the boss track', () => {
  const player = hero();
  const track = (damage: number) => draw({ ...player, bossDamage: damage });
  const clean = track(0);
  expect(changed(clean, track(1), clean.layout.boss)).toBeGreaterThan(20);
  expect(changed(track(1), track(2), clean.layout.boss)).toBeGreaterThan(20);
  expect(changed(clean, track(1), roomRect(clean, 2))).toBe(0);
});

test('collected loot and marked objectives can be seen', () => {
  const player = hero();
  const clean = draw(player);
  const looted = draw({ ...player, lootLeft: player.lootLeft.map(() => 0) });
  expect(changed(clean, looted, roomRect(clean, 8))).toBeGreaterThan(20);
  expect(changed(clean, draw({ ...player, objectives: 1 << 2 }), roomRect(clean, 2))).toBeGreaterThan(20);
});

test('rooms that may be chosen glow, and the way out is drawn through the middle of its rooms', () => {
  const player = hero();
  const clean = draw(player);
  const lit = draw(player, { ...NO_LIGHTS, lit: [2] });
  expect(changed(clean, lit, roomRect(clean, 2))).toBeGreaterThan(200);
  expect(changed(clean, lit, roomRect(clean, 9))).toBe(0);
  const escape = draw(player, { ...NO_LIGHTS, escape: [7, 2, 0] });
  const { x, y } = middleOf(roomRect(clean, 2));
  expect(changed(clean, escape, { x: x - 6, y: y - 6, width: 12, height: 12 })).toBeGreaterThan(20);
});

test('RF-197 the way out shows the point that every room with enemies costs, and leaves the names legible', () => {
  const player = hero();
  const empty = { ...player, minions: player.minions.map(() => DEAD) };
  const way = { ...NO_LIGHTS, escape: [7, 2, 0] };
  const atMiddle = (drawing: ReturnType<typeof draw>): readonly number[] => {
    const { x, y } = middleOf(roomRect(drawing, 2));
    // The rim of the sign for a lost point is red, the line through an empty room is not.
    return drawing.picture.at(Math.round(x * drawing.scale), Math.round((y - 8) * drawing.scale));
  };
  const [red = 0, , blue = 0] = atMiddle(draw(player, way, LARGE));
  expect(red).toBeGreaterThan(1.5 * blue);
  const [redInEmpty = 0, , blueInEmpty = 0] = atMiddle(draw(empty, way, LARGE));
  expect(redInEmpty).toBeLessThanOrEqual(1.5 * blueInEmpty);
  const clean = draw(player, NO_LIGHTS, LARGE);
  const rect = roomRect(clean, 0);
  expect(changed(clean, draw(player, way, LARGE), { x: rect.x + 18, y: rect.y + 4, width: rect.width - 36, height: 10 })).toBe(0);
});

test('every door is red, and stands between its two rooms', () => {
  const { picture, layout, scale } = draw(hero(), NO_LIGHTS, LARGE);
  expect(layout.doors).toHaveLength(denShape('1A').doors.length);
  for (const { x, y } of layout.doors) {
    let reddest = 0;
    for (let dx = -6; dx <= 6; dx++) {
      for (let dy = -6; dy <= 6; dy++) {
        const [red, green] = picture.at(Math.round((x + dx) * scale), Math.round((y + dy) * scale));
        reddest = Math.max(reddest, red - green);
      }
    }
    expect(reddest).toBeGreaterThan(120);
  }
});

test.each([SMALL, LARGE])('nobody stands behind the boss, however many share his room ($width × $height)', (room) => {
  for (const id of DEN_IDS) {
    const { rooms } = denLayout(id, denUnits(room));
    const rect = rooms[denOf(id).bossRoom];
    if (!rect) throw new Error(`den ${id} has no room for its boss`);
    const boss = bossPlace(rect);
    for (let count = 1; count <= 5; count++) {
      for (const { x, y, size } of minionPlaces(floorOf(rect, true), count)) {
        const apart = Math.max(Math.abs(x - boss.x), Math.abs(y - boss.y));
        expect(apart).toBeGreaterThanOrEqual(size * 0.4 + BOSS_SIDE / 2);
        expect(x - size * 0.43).toBeGreaterThanOrEqual(rect.x);
        expect(y + size * 0.43).toBeLessThanOrEqual(rect.y + rect.height);
      }
    }
  }
});
