/** A die seen from slightly above: its three visible faces as flat quads, and where its pips lie on them. */

/** Turns about the upright axis, then leans towards the eye, then rolls on the paper. Angles in radians. */
function seen([x, y, z], { turn, lean, roll }) {
  const x1 = x * Math.cos(turn) + z * Math.sin(turn);
  const z1 = -x * Math.sin(turn) + z * Math.cos(turn);
  const y2 = y * Math.cos(lean) - z1 * Math.sin(lean);
  const z2 = y * Math.sin(lean) + z1 * Math.cos(lean);
  const depth = 1 / (1 - z2 * 0.12);
  return [(x1 * Math.cos(roll) - y2 * Math.sin(roll)) * depth, (x1 * Math.sin(roll) + y2 * Math.cos(roll)) * depth];
}

/** Face → its middle and its two edge directions; y points up, z towards the eye. */
const FACES = {
  top: [[0, 1, 0], [1, 0, 0], [0, 0, -1]],
  front: [[0, 0, 1], [1, 0, 0], [0, 1, 0]],
  side: [[1, 0, 0], [0, 0, -1], [0, 1, 0]],
};

const PIPS = {
  1: [[0, 0]],
  2: [[-1, 1], [1, -1]],
  3: [[-1, 1], [0, 0], [1, -1]],
  5: [[-1, 1], [1, 1], [0, 0], [-1, -1], [1, -1]],
  6: [[-1, 1], [-1, 0], [-1, -1], [1, 1], [1, 0], [1, -1]],
};

/** `spots` says how many pips each face shows. Points come in picture coordinates, y downwards. */
export function cubeFaces({ at: [cx, cy], size, angles, spots, pip = 0.24 }) {
  const place = (point) => {
    const [x, y] = seen(point, angles);
    return [cx + x * size, cy - y * size];
  };
  return Object.entries(FACES).map(([name, [middle, u, v]]) => {
    const on = (a, b, out = 1) => place(middle.map((m, i) => m * out + u[i] * a + v[i] * b));
    const circle = (a, b, radius) =>
      Array.from({ length: 32 }, (_, i) => on(a + radius * Math.cos((i * Math.PI) / 16), b + radius * Math.sin((i * Math.PI) / 16)));
    return {
      name,
      outline: [on(-1, -1), on(1, -1), on(1, 1), on(-1, 1)],
      pips: PIPS[spots[name]].map(([a, b]) => circle(a * 0.52, b * 0.52, spots[name] === 1 ? pip * 1.3 : pip)),
    };
  });
}
