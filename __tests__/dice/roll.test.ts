import { axesOf, FRAME_FIELDS, type Rest } from '@/dice/physics';
import { multiply, topFace, turnQuaternion, TURNS } from '@/dice/physics/rotation';
import { Cup, RATTLE_SECONDS } from '@/dice/roll/cup';
import { layFlat, liesFlat } from '@/dice/roll/layFlat';
import { FACE_UP, labelTurn } from '@/dice/roll/relabel';
import { rollInTray } from '@/dice/roll/roll';
import { DIE_EDGE, trayFor } from '@/dice/roll/tray';
import { Random } from '@/engine/random';
import { fingerprint, rollDice } from '../../scripts/dice-scenes';

const TRAY = trayFor(4, 1.3);

describe.each([[1, 150], [4, 150], [10, 60], [46, 4]])('%i dice rolled %i times', (count, times) => {
  const tray = trayFor(count, 1.3);
  const random = Random.fromSeed(`asked ${count}`);
  const rolls = Array.from({ length: times }, (_, k) => {
    const faces = Array.from({ length: count }, () => random.below(6));
    return { faces, roll: rollInTray(tray, faces, { seed: `roll ${k}`, strength: (k % 5) / 4 }) };
  });

  test('they show exactly the faces asked for, in the last frame as well', () => {
    for (const { faces, roll } of rolls) {
      expect(roll.rest.map(({ face }) => face)).toEqual(faces);
      const last = (roll.frameCount - 1) * count * FRAME_FIELDS;
      const shown = faces.map((_, die) => {
        const [w = 0, x = 0, y = 0, z = 0] = roll.frames.subarray(last + die * FRAME_FIELDS + 3, last + (die + 1) * FRAME_FIELDS);
        return topFace({ w, x, y, z }).face;
      });
      expect(shown).toEqual(faces);
    }
  });

  test('they lie flat, side by side, inside the tray', () => {
    for (const { roll } of rolls) {
      for (const rest of roll.rest) {
        expect(liesFlat(rest)).toBe(true);
        expect(Math.abs(rest.x)).toBeLessThan(tray.width / 2 - DIE_EDGE / 2 + 0.5);
        expect(Math.abs(rest.y)).toBeLessThan(tray.depth / 2 - DIE_EDGE / 2 + 0.5);
      }
      roll.rest.forEach((a, i) => roll.rest.slice(i + 1).forEach((b) => {
        expect(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)).toBeGreaterThan(DIE_EDGE - 0.3);
      }));
    }
  });

  test('hardly any has to be laid flat by rule', () => {
    const byRule = rolls.reduce((sum, { roll }) => sum + roll.laidFlat, 0);
    expect(byRule / (count * times)).toBeLessThan(0.005);
  });

  test('they are done soon enough to play on', () => {
    for (const { roll } of rolls) expect(roll.duration).toBeLessThanOrEqual(3.3);
    const mean = rolls.reduce((sum, { roll }) => sum + roll.duration, 0) / times;
    expect(mean).toBeLessThan(1.7);
    expect(mean).toBeGreaterThan(0.3);
  });
});

test('the same seed rolls the same way, whatever the faces', () => {
  const one = rollInTray(TRAY, [0, 1, 2, 3], { seed: 'same' });
  const other = rollInTray(TRAY, [5, 5, 5, 5], { seed: 'same' });
  expect(other.rest.map(({ x, y }) => [x, y])).toEqual(one.rest.map(({ x, y }) => [x, y]));
  expect(fingerprint(rollDice(4, 'same'))).toBe(fingerprint(rollDice(4, 'same')));
});

test('painting a die another way is always one of the 24 turns of a cube, never a mirror image', () => {
  for (let shown = 0; shown < 6; shown++) {
    for (let face = 0; face < 6; face++) {
      const labels = [0, 1, 2, 3].map((quarter) => labelTurn(shown, face, quarter));
      for (const label of labels) {
        const alike = TURNS.filter((turn) => Math.abs(turn.w * label.w + turn.x * label.x + turn.y * label.y + turn.z * label.z) > 0.9999);
        expect(alike).toHaveLength(1);
        // A cube lying with side `shown` up now has `face` there.
        expect(topFace(multiply(turnQuaternion(4 * shown), label)).face).toBe(face);
      }
      expect(new Set(labels.map(({ w, x, y, z }) => [w, x, y, z].map((part) => Math.abs(part).toFixed(3)).join())).size).toBeGreaterThan(1);
    }
  }
});

test('a rolled die can be read: its print is less than half a right angle off upright', () => {
  for (let k = 0; k < 40; k++) {
    const face = k % 6;
    const [die] = rollInTray(TRAY, [face], { seed: `upright ${k}` }).rest;
    if (die === undefined) throw new Error('no die');
    expect(axesOf(die)[FACE_UP[face] ?? 0].y).toBeGreaterThan(0.7);
  }
});

describe('a cup', () => {
  test('rattles when shaken, harder when shaken harder, and calms down', () => {
    const loudness = (strength: number): number => {
      const cup = new Cup(4, 'rattle', TRAY);
      return [1, -1, 1, -1].reduce((sum, x) => sum + cup.rattle({ x, y: 0, strength }).impacts.reduce((s, { speed }) => s + speed, 0), 0);
    };
    expect(loudness(1)).toBeGreaterThan(1.5 * loudness(0.1));
    const cup = new Cup(4, 'calm', TRAY);
    cup.rattle({ x: 1, y: 0, strength: 1 });
    for (let i = 0; i < 12; i++) cup.rattle();
    expect(cup.dice.every(({ asleep }) => asleep)).toBe(true);
  });

  test('its stretches follow each other without a jump', () => {
    const cup = new Cup(4, 'seam', TRAY);
    const first = cup.rattle({ x: 1, y: 1, strength: 0.8 });
    const second = cup.rattle({ x: -1, y: 1, strength: 0.8 });
    expect(first.duration).toBeCloseTo(RATTLE_SECONDS);
    const size = 4 * FRAME_FIELDS;
    expect([...second.frames.subarray(0, size)]).toEqual([...first.frames.subarray(first.frames.length - size)]);
  });

  test('keeps its dice in, and pours them out into the tray', () => {
    const cup = new Cup(10, 'pour', trayFor(10, 1.3));
    for (let i = 0; i < 10; i++) cup.rattle({ x: i % 2 ? 1 : -1, y: 0.4, strength: 1 });
    for (const die of cup.dice) {
      expect(Math.abs(die.x)).toBeLessThan(cup.size.width / 2);
      expect(Math.abs(die.y)).toBeLessThan(cup.size.depth / 2);
    }
    const faces = [0, 1, 2, 3, 4, 5, 0, 1, 2, 3];
    expect(rollInTray(trayFor(10, 1.3), faces, { seed: 'pour', cup }).rest.map(({ face }) => face)).toEqual(faces);
  });

  test('a cup with other dice, or a tray no die fits in, is refused', () => {
    expect(() => rollInTray(TRAY, [1], { seed: 'x', cup: new Cup(2, 'x', TRAY) })).toThrow(RangeError);
    expect(() => new Cup(1, 'x', { width: 20, depth: 20 })).toThrow(RangeError);
  });
});

test('by rule: a die on top of another is laid beside it', () => {
  const thrown = rollDice(2, 'stack');
  const [lower, upper] = thrown.rest as readonly [Rest, Rest];
  const stacked = { ...upper, x: lower.x, y: lower.y, z: lower.z + DIE_EDGE };
  const flat = layFlat({ ...thrown, rest: [lower, stacked] }, TRAY);
  expect(flat.laidFlat).toBe(1);
  expect(flat.rest[0]).toEqual(lower);
  const [a, b] = flat.rest as readonly [Rest, Rest];
  expect(liesFlat(b)).toBe(true);
  expect(b.face).toBe(stacked.face);
  expect(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)).toBeGreaterThan(DIE_EDGE * 1.4);
  expect(flat.duration).toBeGreaterThan(thrown.duration);
});
