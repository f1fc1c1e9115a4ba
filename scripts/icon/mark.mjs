import { cubeFaces } from './cube.mjs';

/** The shelf's dark, lacquer red, bone and the gold that mends a crack. */
const SHELF = '#12100E';
const SHELF_LIGHT = '#6B3A22';
const LACQUER = ['#E2432C', '#B9241A', '#6E0F10'];
const LACQUER_EDGE = '#3A0709';
const INSIDE = ['#2A0608', '#160304'];
const BONE = { top: ['#FFFBEF', '#F1E2C4'], front: ['#F6E8CC', '#DCC59C'], side: ['#CDB288', '#A88B60'] };
const PIP = '#2A0B08';
const GOLD = ['#FFE9A8', '#F2B545', '#B8741C'];

/** The crack: from the rim down through the front, forked like old anger. */
const CRACK = [[470, 500], [506, 566], [448, 640], [512, 716], [462, 790], [500, 872]];
const FORK = [[490, 722], [574, 738], [622, 812]];
const CRACKS = [[CRACK, 66], [FORK, 38]];

const DIE = {
  at: [520, 396],
  size: 158,
  angles: { turn: -0.56, lean: 0.5, roll: -0.2 },
  spots: { top: 3, front: 5, side: 1 },
};

function pathOf(kit, points, close) {
  const builder = new kit.PathBuilder();
  points.forEach(([x, y], i) => (i === 0 ? builder.moveTo(x, y) : builder.lineTo(x, y)));
  if (close) builder.close();
  return builder.detachAndDelete();
}

/** A polygon with its corners rounded off. */
function softPath(kit, points, radius) {
  const builder = new kit.PathBuilder();
  const count = points.length;
  const towards = (from, to) => {
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const share = Math.min(0.5, radius / size);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  points.forEach((corner, i) => {
    const [inX, inY] = towards(corner, points[(i + count - 1) % count]);
    const [outX, outY] = towards(corner, points[(i + 1) % count]);
    if (i === 0) builder.moveTo(inX, inY);
    else builder.lineTo(inX, inY);
    builder.quadTo(corner[0], corner[1], outX, outY);
  });
  builder.close();
  return builder.detachAndDelete();
}

/** A line that starts thick and ends in a point, as cracks do. */
function crackPath(kit, points, width) {
  const left = [];
  const right = [];
  points.forEach(([x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)];
    const [nx, ny] = points[Math.min(points.length - 1, i + 1)];
    const size = Math.hypot(nx - px, ny - py);
    const half = (width * (1 - (i / (points.length - 1)) * 0.92)) / 2;
    left.push([x - ((ny - py) / size) * half, y + ((nx - px) / size) * half]);
    right.unshift([x + ((ny - py) / size) * half, y - ((nx - px) / size) * half]);
  });
  return pathOf(kit, [...left, ...right], true);
}

function paintOf(kit, setup) {
  const paint = new kit.Paint();
  paint.setAntiAlias(true);
  setup(paint);
  return paint;
}

const colour = (kit, hex, alpha = 1) => {
  const c = kit.parseColorString(hex);
  return kit.Color4f(c[0], c[1], c[2], alpha);
};
const plain = (kit, hex, alpha = 1) => paintOf(kit, (paint) => paint.setColor(colour(kit, hex, alpha)));
const linear = (kit, from, to, hexes) =>
  paintOf(kit, (paint) => paint.setShader(kit.Shader.MakeLinearGradient(from, to, hexes.map((hex) => colour(kit, hex)), null, kit.TileMode.Clamp)));
const radial = (kit, centre, radius, stops) =>
  paintOf(kit, (paint) =>
    paint.setShader(kit.Shader.MakeRadialGradient(centre, radius, stops.map(([hex, alpha]) => colour(kit, hex, alpha)), null, kit.TileMode.Clamp)),
  );
const blurred = (kit, paint, sigma) => {
  paint.setMaskFilter(kit.MaskFilter.MakeBlur(kit.BlurStyle.Normal, sigma, true));
  return paint;
};

export function drawBackdrop(kit, canvas) {
  canvas.drawRect(kit.LTRBRect(0, 0, 1024, 1024), plain(kit, SHELF));
  canvas.drawRect(kit.LTRBRect(0, 0, 1024, 1024), radial(kit, [512, 430], 640, [[SHELF_LIGHT, 1], [SHELF, 0]]));
}

const BODY = [[170, 560], [854, 560], [832, 888], [192, 888]];
const RIM = [[146, 508], [878, 508], [866, 596], [158, 596]];
/** The lid stands open behind, leaning to the right. */
const LID = [[214, 210], [846, 138], [872, 508], [190, 508]];
const LID_INNER = [[262, 262], [800, 200], [822, 508], [240, 508]];

export function drawMark(kit, canvas) {
  // Shadow on the shelf
  canvas.drawOval(kit.LTRBRect(180, 842, 844, 944), blurred(kit, plain(kit, '#000000', 0.7), 26));

  // Lid, and the dark it kept
  canvas.drawPath(softPath(kit, LID, 52), linear(kit, [200, 140], [860, 520], [LACQUER[1], LACQUER[2], LACQUER_EDGE]));
  canvas.drawPath(softPath(kit, LID_INNER, 36), linear(kit, [300, 200], [700, 520], INSIDE));

  // Embers of the grudge
  canvas.save();
  canvas.clipPath(softPath(kit, LID_INNER, 36), kit.ClipOp.Intersect, true);
  canvas.drawOval(kit.LTRBRect(150, 230, 890, 700), blurred(kit, radial(kit, [520, 500], 400, [['#FFC257', 1], ['#F07A28', 0.95], ['#C23A14', 0]]), 14));
  canvas.restore();

  drawDie(kit, canvas);

  // Front of the box
  canvas.drawPath(softPath(kit, BODY, 54), linear(kit, [512, 560], [512, 890], LACQUER));
  canvas.save();
  canvas.clipPath(softPath(kit, BODY, 54), kit.ClipOp.Intersect, true);
  canvas.drawOval(kit.LTRBRect(190, 600, 640, 700), blurred(kit, plain(kit, '#FFC9A8', 0.28), 30));
  canvas.drawRect(kit.LTRBRect(150, 590, 870, 640), blurred(kit, plain(kit, '#2A0406', 0.55), 16));
  canvas.restore();

  // Rim: black lacquer with a thread of gold
  canvas.drawPath(softPath(kit, RIM, 34), linear(kit, [512, 500], [512, 600], ['#4A1414', '#1C0708', '#0D0404']));
  canvas.drawPath(pathOf(kit, [[190, 528], [834, 528]], false), paintOf(kit, (paint) => {
    paint.setStyle(kit.PaintStyle.Stroke);
    paint.setStrokeWidth(9);
    paint.setStrokeCap(kit.StrokeCap.Round);
    paint.setShader(kit.Shader.MakeLinearGradient([190, 0], [834, 0], [GOLD[2], GOLD[0], GOLD[1], GOLD[2]].map((hex) => colour(kit, hex)), null, kit.TileMode.Clamp));
  }));
  drawCrack(kit, canvas);
}

function drawCrack(kit, canvas) {
  canvas.save();
  canvas.clipRect(kit.LTRBRect(0, 509, 1024, 1024), kit.ClipOp.Intersect, true);
  for (const [points, width] of CRACKS) canvas.drawPath(crackPath(kit, points, width + 26), plain(kit, '#2A0406'));
  for (const [points, width] of CRACKS) canvas.drawPath(crackPath(kit, points, width), linear(kit, [430, 510], [590, 860], [GOLD[0], GOLD[1], GOLD[1]]));
  canvas.restore();
}

function drawDie(kit, canvas) {
  const faces = cubeFaces(DIE);
  const hull = faces.map(({ outline }) => outline);
  for (const outline of hull) canvas.drawPath(softPath(kit, outline, 24), blurred(kit, plain(kit, '#1A0503', 0.55), 20));
  for (const { name, outline, pips } of faces) {
    const [light, shade] = BONE[name];
    const [a, , c] = outline;
    const fill = linear(kit, c, a, [light, shade]);
    canvas.drawPath(softPath(kit, outline, 22), fill);
    fill.setStyle(kit.PaintStyle.Stroke);
    fill.setStrokeWidth(10);
    fill.setStrokeJoin(kit.StrokeJoin.Round);
    canvas.drawPath(softPath(kit, outline, 22), fill);
    for (const pip of pips) canvas.drawPath(pathOf(kit, pip, true), plain(kit, PIP));
  }
}

/** One colour, for themed launchers: box and die alone, fewer and larger pips, everything else cut out. */
export function drawSilhouette(kit, canvas) {
  const white = plain(kit, '#FFFFFF');
  const cut = paintOf(kit, (paint) => paint.setBlendMode(kit.BlendMode.Clear));
  const seam = paintOf(kit, (paint) => {
    paint.setBlendMode(kit.BlendMode.Clear);
    paint.setStyle(kit.PaintStyle.Stroke);
    paint.setStrokeWidth(22);
    paint.setStrokeJoin(kit.StrokeJoin.Round);
  });
  const faces = cubeFaces({ ...DIE, size: 176, pip: 0.3, spots: { top: 1, front: 3, side: 1 } });
  canvas.saveLayer();
  for (const { outline } of faces) canvas.drawPath(softPath(kit, outline, 22), white);
  for (const { outline, pips } of faces) {
    canvas.drawPath(pathOf(kit, outline, true), seam);
    for (const pip of pips) canvas.drawPath(pathOf(kit, pip, true), cut);
  }
  canvas.drawRect(kit.LTRBRect(100, 480, 924, 924), cut);
  canvas.drawPath(softPath(kit, RIM, 34), white);
  canvas.drawPath(softPath(kit, BODY.map(([x, y]) => [x, Math.max(y, 622)]), 40), white);
  for (const [points, width] of CRACKS) canvas.drawPath(crackPath(kit, points, width), cut);
  canvas.restore();
}
