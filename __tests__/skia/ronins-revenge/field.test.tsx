import type { SkCanvas } from '@shopify/react-native-skia';

import { squareNamed } from '@/engine/parts/grid/squares';
import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { battleGame, battleRules } from '@/games/ronins-revenge/game';
import type { StrikeForecast } from '@/games/ronins-revenge/preview/strikes';
import { addToken } from '@/games/ronins-revenge/rules/field/zones';
import { bossRef, minionRef } from '@/games/ronins-revenge/rules/refs';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { drawCounts, drawFigures } from '@/games/ronins-revenge/table/field/drawFigures';
import { drawGround } from '@/games/ronins-revenge/table/field/drawGround';
import { piecesOf } from '@/games/ronins-revenge/table/boss/pieces';
import { drawPieces } from '@/games/ronins-revenge/table/field/drawPieces';
import { drawRims } from '@/games/ronins-revenge/table/field/drawRims';
import { layersOf, type FieldScene } from '@/games/ronins-revenge/table/field/layers';
import { areSmallRead, overhang, tabSize } from '@/games/ronins-revenge/table/field/letters';
import { drawReach, type ReachedSquare } from '@/games/ronins-revenge/table/field/drawReach';
import { CELL, rectOfBase, rectOfSquare, rectOfZone, UNITS } from '@/games/ronins-revenge/table/field/places';
import { Brush } from '@/skia/brush';
import type { Rect } from '@/table/board/fit';
import { situation } from '@tests/kit/situation';
import { headlessSkia, paint, typefaces, type Picture } from '@tests/skia/kit/headless';

const brush = new Brush(headlessSkia(), typefaces('Inter', 'InterBold'));
const SIDE = 240;
const scale = SIDE / UNITS.width;

const against = (boss: BossId): BattleState => situation(battleGame, { boss }).state;
const drawn = (draw: (canvas: SkCanvas) => void): Picture =>
  paint(SIDE, SIDE, (canvas) => {
    canvas.scale(scale, scale);
    draw(canvas);
  });
const ground = (view: BattleState): Picture => drawn((canvas) => drawGround(brush, canvas, view));
const field = (view: BattleState): Picture => drawn((canvas) => {
  drawGround(brush, canvas, view);
  drawFigures(brush, canvas, view, undefined);
});

/** Pixels of a rectangle of the board in which two drawings differ. */
function changed(before: Picture, after: Picture, { x, y, width, height }: Rect): number {
  let count = 0;
  for (let py = Math.ceil(y * scale); py < Math.min(SIDE, (y + height) * scale); py++) {
    for (let px = Math.ceil(x * scale); px < Math.min(SIDE, (x + width) * scale); px++) if (before.at(px, py).join() !== after.at(px, py).join()) count += 1;
  }
  return count;
}

// As in a browser, whose drawings these are.
beforeAll(() => battleRules.prepare());

test('twelve bosses have twelve battlefields', () => {
  const grounds = BOSS_IDS.map((boss) => ground(against(boss)));
  for (const [i, picture] of grounds.entries()) for (const other of grounds.slice(i + 1)) expect(picture.differsFrom(other)).toBeGreaterThan(0.01);
});

test.each(BOSS_IDS)('%s: everybody stands where the state says', (boss) => {
  const view = against(boss);
  const [empty, full] = [ground(view), field(view)];
  for (const figure of [...Object.values(view.heroes), ...view.figures, ...view.minions]) expect(changed(empty, full, rectOfBase(figure))).toBeGreaterThan(50);
});

test('the rim around somebody who may be touched never crosses the number', () => {
  const view = against('ushikado');
  const at = rectOfBase(view.heroes.takahiro);
  const [large, glow] = [40, { glow: '#FFC766', accent: '#84450A' }];
  const lit = (rims: boolean): Picture => drawn((canvas) => {
    drawGround(brush, canvas, view);
    if (rims) drawRims(brush, canvas, [{ id: 'takahiro', at, label: '', lit: true, onPress: () => undefined }], glow);
    drawFigures(brush, canvas, view, undefined, large);
    drawCounts(brush, canvas, view, [], large);
  });
  const { width, height } = tabSize('15', large);
  const inside = 12;
  const tab = { x: at.x + at.width + overhang(large) - width + inside, y: at.y + at.height + overhang(large) - height + inside, width: width - 2 * inside, height: height - 2 * inside };
  expect(changed(lit(false), lit(true), tab)).toBe(0);
  expect(changed(lit(false), lit(true), at)).toBeGreaterThan(20);
});

const scene = (view: BattleState, changes: Partial<FieldScene> = {}): FieldScene => ({
  view, shown: view, acting: undefined, pieces: piecesOf(view), reached: [], showsSteps: false, strikes: [], intents: [], incoming: [], rimmed: [], plan: undefined, colours: { glow: '#FFC766', accent: '#84450A' }, ...changes,
});
const whole = (shown: FieldScene): Picture => drawn((canvas) => {
  drawGround(brush, canvas, shown.view);
  for (const layer of layersOf(brush, shown, 30)) layer(canvas);
});

test('RR-210 a Sealed Pot that may be struck is still seen: its rim lies under it', () => {
  const view = against('ushikado');
  const pot = view.objects.find(({ kind }) => kind === 'pot');
  if (!pot) throw new Error('no pot');
  const at = rectOfSquare(pot.square);
  const rimmed = [{ id: `thing:${pot.square}`, at, label: '', lit: true, onPress: () => undefined }];
  const [here, gone] = [piecesOf(view), piecesOf(view).filter(({ square }) => square !== pot.square)].map((pieces) => whole(scene(view, { rimmed, pieces })));
  if (!here || !gone) throw new Error('nothing drawn');
  expect(changed(gone, here, at)).toBeGreaterThan(40);
});

test('RR-357 whom a minion is about to strike is seen on the field, until something else is looked at', () => {
  const view = against('ushikado');
  const [minion] = view.minions;
  if (!minion) throw new Error('no minion');
  const strike: StrikeForecast = {
    by: minionRef(minion), name: '', type: 'slashing', target: 'takahiro', targets: ['takahiro'], way: [], from: minion.anchor, facing: 0, printed: 4, reach: { range: 1 }, squares: [],
    blows: [{ hero: 'takahiro', dodged: false, damage: 4, lines: [], falls: false }],
  };
  const field = { x: 0, y: 0, width: UNITS.width, height: UNITS.height };
  expect(changed(whole(scene(view)), whole(scene(view, { intents: [strike] })), field)).toBeGreaterThan(20);
  expect(changed(whole(scene(view, { strikes: [strike] })), whole(scene(view, { strikes: [strike], intents: [strike] })), field)).toBe(0);
});

test('what a plan would cost stands where the plan takes the hero, not where it comes from', () => {
  const view = against('ushikado');
  const end = 78;
  const walked = { ...view, heroes: { ...view.heroes, takahiro: { ...view.heroes.takahiro, anchor: end } } };
  const plan: FieldScene['plan'] = { hero: 'takahiro', move: { kind: 'move', way: [end], facing: 0 } };
  const incoming: FieldScene['incoming'] = [{ hero: 'takahiro', dodged: false, damage: 4, lines: [], falls: false }];
  const [calm, hurt] = [[], incoming].map((blows) => whole(scene(view, { shown: walked, plan, incoming: blows })));
  if (!calm || !hurt) throw new Error('nothing drawn');
  expect(changed(calm, hurt, rectOfSquare(end))).toBeGreaterThan(15);
  expect(changed(calm, hurt, rectOfBase(view.heroes.takahiro))).toBe(0);
});

test('an attack that is thought of never crosses what is left of its target', () => {
  const view = against('ushikado');
  const [boss] = view.figures;
  if (!boss) throw new Error('no boss');
  const plan: FieldScene['plan'] = { hero: 'takahiro', move: { kind: 'padAttack', pad: 'light', type: 'slashing', way: [], facing: 0, targets: [bossRef(boss)] } };
  const { x, y, width } = rectOfBase(boss);
  const tab = { x: x + width - 45, y: y + width - 38, width: 30, height: 22 };
  expect(changed(whole(scene(view)), whole(scene(view, { plan })), tab)).toBe(0);
  expect(changed(whole(scene(view)), whole(scene(view, { plan })), { x: 0, y: 0, width: UNITS.width, height: UNITS.height })).toBeGreaterThan(20);
});

test('RR-153 a square says what the ground takes on the way there', () => {
  const view = against('ushikado');
  const [unhurt, hurt] = [0, 4].map((loss) => whole(scene(view, { reached: [{ square: 90, bought: 1, hurt: loss }] })));
  if (!unhurt || !hurt) throw new Error('nothing drawn');
  expect(changed(unhurt, hurt, rectOfSquare(90))).toBeGreaterThan(15);
});

const pieces = (view: BattleState): Picture => drawn((canvas) => drawPieces(brush, canvas, view, piecesOf(view)));

test.each(BOSS_IDS)('%s: objects, and what only this boss brings, lie where the state says', (boss) => {
  const view = against(boss);
  const nothing = drawn(() => undefined);
  for (const { square } of piecesOf(view)) expect(changed(nothing, pieces(view), rectOfSquare(square))).toBeGreaterThan(15);
});

test('RR-598 Village Bannermen stand on their squares', () => {
  const view = against('harunobu');
  const { duel } = view.extra;
  if (!duel) throw new Error('no duel');
  const helped = { ...view, extra: { ...view.extra, duel: { ...duel, village: [66, 78] } } };
  for (const square of [66, 78]) expect(changed(pieces(view), pieces(helped), rectOfSquare(square))).toBeGreaterThan(15);
});

test('RR-551 where lightning will run is seen before it runs', () => {
  const view = against('raitora');
  const { storm } = view.extra;
  if (!storm) throw new Error('no storm');
  const [calm, marked] = [-1, 100].map((eye) => pieces({ ...view, extra: { ...view.extra, storm: { ...storm, eye } } }));
  if (!calm || !marked) throw new Error('nothing drawn');
  expect(changed(calm, marked, rectOfSquare(101))).toBeGreaterThan(15);
});

test('RR-581 a broken limb of Gasha-O is seen', () => {
  const view = against('gashaO');
  const [figure] = view.figures;
  if (!view.extra.body || !figure) throw new Error('no body');
  const open: BattleState = { ...view, extra: { ...view.extra, body: { ...view.extra.body, broken: ['jaw'] } } };
  expect(changed(field(view), field(open), rectOfBase(figure))).toBeGreaterThan(15);
});

test('RR-610 RR-615 the halves of the two souls are seen to change', () => {
  const view = against('cagedDawn');
  const [figure] = view.figures;
  if (!view.extra.souls || !figure) throw new Error('no souls');
  const swapped: BattleState = { ...view, extra: { ...view.extra, souls: { ...view.extra.souls, front: view.extra.souls.front === 'night' ? 'dawn' : 'night' } } };
  expect(changed(field(view), field(swapped), rectOfBase(figure))).toBeGreaterThan(15);
});

test('RR-610 the numbers of the two souls are not written over by what is left of both together', () => {
  const view = against('cagedDawn');
  const [figure] = view.figures;
  if (!figure) throw new Error('no boss');
  expect(changed(field(view), field({ ...view, bossHp: view.bossHp - 1 }), rectOfBase(figure))).toBe(0);
});

test('RR-541 three figures that share a bar, and may be paper, do not each say what is left of it; one alone does', () => {
  const counts = (view: BattleState): Picture => drawn((canvas) => drawCounts(brush, canvas, view, []));
  const differ = (boss: BossId): number => {
    const view = against(boss);
    return counts(view).differsFrom(counts({ ...view, bossHp: 7 }));
  };
  expect(differ('nineFaces')).toBe(0);
  expect(differ('kugi')).toBeGreaterThan(0);
});

test('RR-523 a Cocoon is seen on its hero', () => {
  const view = against('itoguruma');
  if (!view.extra.loom) throw new Error('no loom');
  const wrapped: BattleState = { ...view, extra: { ...view.extra, loom: { ...view.extra.loom, cocooned: ['kensho'] } } };
  expect(changed(field(view), field(wrapped), rectOfBase(view.heroes.kensho))).toBeGreaterThan(15);
});

test('a boss that turns is seen to turn', () => {
  const view = against('ushikado');
  const [figure] = view.figures;
  if (!figure) throw new Error('no boss');
  const turned = { ...view, figures: [{ ...figure, facing: (figure.facing + 2) % 4 }] };
  expect(changed(field(view), field(turned), rectOfBase(figure))).toBeGreaterThan(10);
});

test('fire in a Zone is seen there and nowhere else', () => {
  const before = against('ushikado');
  const after = { ...before, zones: [...before.zones] };
  addToken(after, 13, 'fire');
  const [cold, hot] = [ground(before), ground(after)];
  expect(changed(cold, hot, rectOfZone(13))).toBeGreaterThan(300);
  expect(changed(cold, hot, rectOfZone(0))).toBe(0);
});

test('a Zone that is gone is dark', () => {
  const view = against('ushikado');
  const eaten = ground({ ...view, extra: { ...view.extra, void: 1 << 5 } });
  const { x, y, width } = rectOfZone(5);
  const [red = 255] = eaten.at(Math.round((x + width * 0.45) * scale), Math.round((y + width * 0.45) * scale));
  expect(red).toBeLessThan(80);
});

test('a square that costs something says what; a free one has a dot', () => {
  const view = against('ushikado');
  const nothing = drawn((canvas) => drawReach(brush, canvas, [], view));
  const [free, dear, dearer] = [0, 1, 4].map((bought) => drawn((canvas) => drawReach(brush, canvas, [{ square: 30, bought }], view)));
  if (!free || !dear || !dearer) throw new Error('nothing drawn');
  const place = rectOfSquare(30);
  expect(changed(nothing, free, place)).toBeGreaterThan(100);
  expect(changed(free, dear, place)).toBeGreaterThan(5);
  expect(changed(dear, dearer, place)).toBeGreaterThan(3);
});

test('RR-132 a large square counts the steps, beside whatever else it costs', () => {
  const view = { ...against('ushikado'), zones: against('ushikado').zones.map(() => 0) };
  const place = rectOfSquare(30);
  const counted = (square: ReachedSquare, showsSteps = true) => drawn((canvas) => drawReach(brush, canvas, [square], view, undefined, showsSteps));
  for (const cost of [{ bought: 0 }, { bought: 3 }, { bought: 0, hurt: 2 }, { bought: 3, hurt: 2 }]) {
    const of = (steps: number) => ({ square: 30, steps, ...cost });
    expect(changed(counted(of(2)), counted(of(5)), place)).toBeGreaterThan(3);
    expect(changed(counted(of(2), false), counted(of(5), false), place)).toBe(0);
  }
  const right = { ...place, x: place.x + 50, width: 50 };
  const [cheap, dear] = [1, 7].map((bought) => counted({ square: 30, steps: 4, bought, hurt: 2 }));
  if (!cheap || !dear) throw new Error('nothing drawn');
  expect(changed(cheap, dear, right)).toBe(0);
});

test('small numbers stand on squares of 40 points and more, or twice that for letters twice as large', () => {
  expect([39, 40, 79, 80].map((points) => [1, 2].map((textScale) => areSmallRead(points / CELL, textScale)))).toEqual([[false, false], [true, false], [true, false], [true, true]]);
});

test('the price of a square stands beside the sign of its Zone, not on it', () => {
  const { x, y } = rectOfZone(5);
  const sign = { x: x + 8, y: y + 8, width: 46, height: 46 };
  const bare = { ...against('ushikado'), zones: against('ushikado').zones.map(() => 0) };
  const burning = { ...bare, zones: [...bare.zones] };
  addToken(burning, 5, 'fire');
  const square = squareNamed(FIELD, 'D4');
  /** By how much one price differs from another on the place of the sign. */
  const differs = (view: BattleState, hurt: number): number => {
    const [one, other] = [1, 7].map((bought) => drawn((canvas) => drawReach(brush, canvas, [{ square, bought, hurt }], view)));
    if (!one || !other) throw new Error('nothing drawn');
    return changed(one, other, sign);
  };
  expect([differs(burning, 0), differs(burning, 2)]).toEqual([0, 0]);
  expect(differs(bare, 0)).toBeGreaterThan(0);
});
