/** Reads an SVG path and draws it with straight lines and quadratic curves only: what a TrueType glyph is made of. */

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
const SEPARATORS = /[\s,]*/y;

/** Arc flags may stand without a separator ("a1 1 0 01.5 2"), so arguments are read one by one. */
export function* commandsOf(text) {
  let at = 0;
  const skip = () => {
    SEPARATORS.lastIndex = at;
    SEPARATORS.exec(text);
    at = SEPARATORS.lastIndex;
  };
  const read = (isFlag) => {
    skip();
    if (isFlag) return Number(text[at++]);
    NUMBER.lastIndex = at;
    const found = NUMBER.exec(text);
    if (!found) throw new Error(`not a number at ${at}: ${text.slice(at, at + 20)}`);
    at = NUMBER.lastIndex;
    return Number(found[0]);
  };
  let letter = '';
  for (skip(); at < text.length; skip()) {
    if (/[a-z]/i.test(text[at])) letter = text[at++];
    else if (letter === 'M') letter = 'L';
    else if (letter === 'm') letter = 'l';
    const kind = letter.toLowerCase();
    const numbers = [];
    for (let i = 0; i < ARGUMENTS[kind]; i++) numbers.push(read(kind === 'a' && (i === 3 || i === 4)));
    yield { kind, relative: letter === kind, numbers };
  }
}

const between = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
const mirrored = (p, around) => [2 * around[0] - p[0], 2 * around[1] - p[1]];

/** Splits a cubic into as many quadratic pieces as keep it within a hair of the original. */
function cubicToQuadratics(p0, p1, p2, p3, emit) {
  const bend = Math.hypot(p3[0] - 3 * p2[0] + 3 * p1[0] - p0[0], p3[1] - 3 * p2[1] + 3 * p1[1] - p0[1]);
  const pieces = Math.max(1, Math.ceil(Math.cbrt((bend * Math.sqrt(3)) / 36 / 0.15)));
  for (let rest = [p0, p1, p2, p3], left = pieces; left > 0; left--) {
    const [a, b, c, d] = rest;
    const t = 1 / left;
    const ab = between(a, b, t);
    const bc = between(b, c, t);
    const cd = between(c, d, t);
    const abc = between(ab, bc, t);
    const bcd = between(bc, cd, t);
    const end = between(abc, bcd, t);
    emit([(3 * (ab[0] + abc[0]) - a[0] - end[0]) / 4, (3 * (ab[1] + abc[1]) - a[1] - end[1]) / 4], end);
    rest = [end, bcd, cd, d];
  }
}

/** An elliptic arc as cubics of at most a quarter turn, by the endpoint-to-centre formulas of the SVG specification. */
function arcToCubics(from, [rxGiven, ryGiven, degrees, large, sweep], to, emit) {
  let rx = Math.abs(rxGiven);
  let ry = Math.abs(ryGiven);
  if (rx === 0 || ry === 0) return emit(from, to, to);
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const dx = (from[0] - to[0]) / 2;
  const dy = (from[1] - to[1]) / 2;
  const x = cos * dx + sin * dy;
  const y = cos * dy - sin * dx;
  const stretch = (x / rx) ** 2 + (y / ry) ** 2;
  if (stretch > 1) [rx, ry] = [rx * Math.sqrt(stretch), ry * Math.sqrt(stretch)];
  const square = (rx * ry) ** 2 / ((rx * y) ** 2 + (ry * x) ** 2) - 1;
  const factor = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, square));
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let turn = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const place = (px, py) => [
    cos * (cx + rx * px) - sin * (cy + ry * py) + (from[0] + to[0]) / 2,
    sin * (cx + rx * px) + cos * (cy + ry * py) + (from[1] + to[1]) / 2,
  ];
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  for (let i = 0; i < pieces; i++) {
    const a = start + i * step;
    const b = a + step;
    emit(
      place(Math.cos(a) - handle * Math.sin(a), Math.sin(a) + handle * Math.cos(a)),
      place(Math.cos(b) + handle * Math.sin(b), Math.sin(b) - handle * Math.cos(b)),
      i === pieces - 1 ? to : place(Math.cos(b), Math.sin(b)),
    );
  }
}

/** Contours of points `[x, y, onCurve]`; a contour closes by itself. */
export function contoursOf(path) {
  const contours = [];
  let contour = [];
  let at = [0, 0];
  let start = [0, 0];
  let handle = at;
  let before = '';
  const lineTo = (p) => contour.push([...p, true]);
  const curveTo = (control, end) => contour.push([...control, false], [...end, true]);
  const cubicTo = (a, b, end) => cubicToQuadratics(at, a, b, end, curveTo);
  for (const { kind, relative, numbers } of commandsOf(path)) {
    const point = (i) => [numbers[i] + (relative ? at[0] : 0), numbers[i + 1] + (relative ? at[1] : 0)];
    const last = ARGUMENTS[kind] - 2;
    let end = kind === 'z' ? start : kind === 'h' || kind === 'v' ? at : point(last);
    // A drawing command right after "z" goes on from the start of the closed contour.
    if (kind !== 'm' && kind !== 'z' && contour.length === 0) contour.push([...at, true]);
    if (kind === 'm' || kind === 'z') {
      if (contour.length > 2) contours.push(contour);
      contour = kind === 'm' ? [[...end, true]] : [];
      start = end;
    } else if (kind === 'l') lineTo(end);
    else if (kind === 'h') lineTo((end = [numbers[0] + (relative ? at[0] : 0), at[1]]));
    else if (kind === 'v') lineTo((end = [at[0], numbers[0] + (relative ? at[1] : 0)]));
    else if (kind === 'c') {
      cubicTo(point(0), point(2), end);
      handle = point(2);
    } else if (kind === 's') {
      cubicTo('cs'.includes(before) && before ? mirrored(handle, at) : at, point(0), end);
      handle = point(0);
    } else if (kind === 'q' || kind === 't') {
      const control = kind === 'q' ? point(0) : 'qt'.includes(before) && before ? mirrored(handle, at) : at;
      curveTo(control, end);
      handle = control;
    } else if (kind === 'a') {
      arcToCubics(at, numbers, end, (a, b, c) => {
        cubicTo(a, b, c);
        at = c;
      });
    }
    at = end;
    before = kind;
  }
  if (contour.length > 2) contours.push(contour);
  return contours;
}
