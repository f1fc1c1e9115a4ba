import { patternSquares } from '@/engine/parts/grid/pattern';
import { OUT_OF_REACH } from '@/engine/parts/grid/reach';
import { squareName, squaresOfBase, xOf, yOf, type Base } from '@/engine/parts/grid/squares';
import { Random } from '@/engine/random';
import { BOSSES, type BossId } from '@/games/ronins-revenge/content/bosses';
import { PATTERNS } from '@/games/ronins-revenge/content/patterns';
import { FIELD, HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { minionGround } from '@/games/ronins-revenge/rules/boss/minions';
import { approach, approachOver, bossGround, wayTowardStrike, type Aim } from '@/games/ronins-revenge/rules/field/approach';
import { hasToken, tokenBits, zoneOf } from '@/games/ronins-revenge/rules/field/zones';
import { isStanding, type BattleState, type Figure, type MinionState } from '@/games/ronins-revenge/rules/state';
import { referenceReach, type ReferenceReach } from '@tests/engine/parts/grid/referenceReach';
import { referenceSight } from '@tests/engine/parts/grid/referenceSight';

import { at, battle } from './battle';

/** RR-325 … RR-330, RR-335, RR-336, RR-358 and RR-360 word for word, on whatever a battle may look like: where an enemy goes, by which way, and how it turns. */

const SQUARES = Array.from({ length: FIELD * FIELD }, (_, square) => square);
/** More than any way costs. */
const BARRED = 900;
const FAR = 400;
/** Of a turn: not at all, clockwise, the other way, half round. */
const TURNS = [0, 1, 3, 2];

const named = (square: number | undefined): string => (square === undefined ? '' : squareName(FIELD, square));
const gap = (a: number, aSide: number, b: number, bSide: number): number => Math.max(0, b - (a + aSide - 1), a - (b + bSide - 1));
const apart = (a: Base, b: Base): number => Math.max(gap(xOf(FIELD, a.anchor), a.side, xOf(FIELD, b.anchor), b.side), gap(yOf(FIELD, a.anchor), a.side, yOf(FIELD, b.anchor), b.side));
const isHigh = (state: BattleState, base: Base): boolean => squaresOfBase(FIELD, base).some((square) => hasToken(state, zoneOf(square), 'high'));

const wallsOf = (boss: BossId): [number, number][] => BOSSES[boss].map.walls.map((wall) => wall.split('|').map((name) => at(name as Parameters<typeof at>[0])) as [number, number]);

interface Book {
  readonly reach: ReferenceReach;
  isFree(anchor: number): boolean;
  /** The facings with which it could strike from there. */
  facings(anchor: number): number[];
}

/** What the catalogue says about somebody who wants to strike a hero. */
function bookFor(state: BattleState, mover: Figure, isBoss: boolean, target: Base, aim: Aim): Book {
  const walls = wallsOf(state.boss);
  const pillars = state.objects.filter(({ kind }) => kind === 'pillar').map(({ square }) => square);
  const barred = new Set(isBoss ? [] : [...HERO_IDS.filter((id) => isStanding(state.heroes[id])).map((id) => state.heroes[id].anchor), ...state.figures.flatMap((figure) => squaresOfBase(FIELD, figure))]);
  const cost = SQUARES.map((square) => (barred.has(square) ? BARRED : !isBoss && hasToken(state, zoneOf(square), 'difficult') ? 2 : 1));
  const blockers = isBoss ? pillars : state.objects.map(({ square }) => square);
  const others: Base[] = [...HERO_IDS.map((id) => state.heroes[id]), ...state.figures, ...state.minions].filter((figure) => figure !== mover);
  const taken = new Set([...others.flatMap((figure) => squaresOfBase(FIELD, figure)), ...state.objects.map(({ square }) => square)]);
  const statues = state.objects.filter(({ kind }) => kind === 'statue').map(({ square }) => square);
  const bosses = state.figures.filter((figure) => figure !== mover).flatMap((figure) => squaresOfBase(FIELD, figure));
  const sees = referenceSight({ size: FIELD, walls, wallSquares: [], blockers: [...pillars, ...statues, ...bosses] });
  const facings = (anchor: number): number[] => {
    const base = { anchor, side: mover.side };
    if (!squaresOfBase(FIELD, base).some((square) => sees(square, target.anchor))) return [];
    if (aim.pattern !== undefined) return [0, 1, 2, 3].filter((facing) => patternSquares(FIELD, PATTERNS[aim.pattern], anchor, facing).includes(target.anchor));
    const range = aim.range >= 3 && isHigh(state, base) && !isHigh(state, target) ? aim.range + 2 : aim.range;
    if (apart(base, target) > range) return [];
    const [x, y, left, top] = [xOf(FIELD, target.anchor), yOf(FIELD, target.anchor), xOf(FIELD, anchor), yOf(FIELD, anchor)];
    const ahead = [y < top, x > left + mover.side - 1, y > top + mover.side - 1, x < left];
    return [0, 1, 2, 3].filter((facing) => ahead[facing]);
  };
  return { reach: referenceReach({ size: FIELD, walls, wallSquares: [], blockers }, mover.side, cost), isFree: (anchor) => squaresOfBase(FIELD, { anchor, side: mover.side }).every((square) => !taken.has(square)), facings };
}

/** Of these the one that costs least, then the northernmost, then the westernmost. */
const first = (anchors: readonly number[], ...measures: readonly ((anchor: number) => number)[]): number | undefined =>
  anchors.slice().sort((a, b) => measures.map((measure) => measure(a) - measure(b)).find((less) => less !== 0) ?? a - b)[0];

function byTheBook(book: Book, mover: Figure, target: Base, move: number): string {
  const { reach, isFree, facings } = book;
  const costs = reach.costs(mover.anchor, move);
  const cost = (anchor: number): number => costs[anchor] ?? OUT_OF_REACH;
  const ends = SQUARES.filter((anchor) => cost(anchor) < OUT_OF_REACH && isFree(anchor));
  const end = first(ends.filter((anchor) => facings(anchor).length > 0), cost);
  const way = (to: number): string => reach.firstCheapestWay(mover.anchor, to, cost(to)).map(named).join(' ');
  if (end !== undefined) {
    const turn = TURNS.find((quarters) => facings(end).includes((mover.facing + quarters) % 4)) ?? 0;
    return `strikes: ${way(end)}, ${(mover.facing + turn) % 4}`;
  }
  const goals = SQUARES.filter((anchor) => anchor % FIELD <= FIELD - mover.side && anchor < FIELD * (FIELD - mover.side + 1) && isFree(anchor) && facings(anchor).length > 0);
  const left = (anchor: number): number => {
    const onward = reach.costs(anchor, FAR);
    return Math.min(OUT_OF_REACH, ...goals.map((goal) => onward[goal] ?? OUT_OF_REACH));
  };
  const leads = left(mover.anchor) < OUT_OF_REACH;
  const remaining = new Map(ends.map((anchor) => [anchor, leads ? left(anchor) : apart({ anchor, side: mover.side }, target)]));
  const nearest = first(ends, (anchor) => remaining.get(anchor) ?? OUT_OF_REACH, cost);
  return `comes closer: ${nearest === undefined ? '' : way(nearest)}`;
}

/** A battlefield with everybody somewhere, and tokens anywhere. */
function scattered(random: Random, boss: BossId): BattleState {
  const state = battle({ boss }, `scattered ${random.below(1000)}`);
  state.minions = [];
  const start = state.figures[0];
  if (!start) throw new Error('there is a boss');
  const stand = referenceReach({ size: FIELD, walls: wallsOf(boss), wallSquares: [], blockers: state.objects.map(({ square }) => square) }, start.side, SQUARES.map(() => 1)).costs(start.anchor, FAR);
  start.anchor = random.pick(SQUARES.filter((anchor) => (stand[anchor] ?? OUT_OF_REACH) < OUT_OF_REACH));
  start.facing = random.below(4);
  const taken = new Set([...state.objects.map(({ square }) => square), ...state.figures.flatMap((figure) => squaresOfBase(FIELD, figure))]);
  const anywhere = (): number => {
    const square = random.pick(SQUARES.filter((each) => !taken.has(each)));
    taken.add(square);
    return square;
  };
  for (const id of HERO_IDS) Object.assign(state.heroes[id], { anchor: anywhere(), hp: random.below(5) === 0 ? 0 : state.heroes[id].hp });
  const [kind] = BOSSES[boss].minions;
  for (let band = 0; kind && band < 2; band++) state.minions.push({ minion: kind.id, band, hp: kind.hp, anchor: anywhere(), side: 1, facing: random.below(4), conditions: 0 } satisfies MinionState);
  state.zones = state.zones.map((bits) => bits | (random.below(4) === 0 ? tokenBits([random.pick(['high', 'difficult'] as const)]) : 0));
  return state;
}

/** The book is slow. */
const CASES = 12;

const PATTERNS_OF = { 1: ['around1', 'arc3', 'line3', 'wideFan', 'secondRow'], 2: ['front4', 'cone2', 'lane4', 'ring2', 'rear4', 'outerRing2'], 3: ['front5', 'lane3x5', 'ring3', 'oarsBoth', 'wake4'] } as const;

const went = (way: readonly number[]): string => way.map(named).join(' ');

test.each(['ushikado', 'itoguruma', 'raitora', 'funakuro', 'kugi', 'fifthWanderer', 'cagedDawn'] as const)('RR-325 … RR-330 RR-335 RR-336 %s goes, or comes closer, as the book says', (boss) => {
  const random = Random.fromSeed(`book ${boss}`);
  for (let i = 0; i < CASES; i++) {
    const state = scattered(random, boss);
    const [figure] = state.figures;
    const target = state.heroes[random.pick(HERO_IDS)];
    if (!figure) continue;
    const side = figure.side === 3 ? 3 : figure.side === 2 ? 2 : 1;
    const aim: Aim = random.below(2) === 0 ? { range: random.between(1, 4) } : { pattern: random.pick(PATTERNS_OF[side]) };
    const move = random.below(5);
    const found = approach(state, figure, target, aim, move);
    const done = found ? `strikes: ${went(found.way)}, ${found.facing}` : `comes closer: ${went(wayTowardStrike(state, figure, bossGround(state, figure), target, aim, move))}`;
    const about = `${i}: from ${named(figure.anchor)} at ${named(target.anchor)}, Move ${move}, ${JSON.stringify(aim)}: `;
    expect(about + done).toBe(about + byTheBook(bookFor(state, figure, true, target, aim), figure, target, move));
  }
});

test.each(['ushikado', 'itoguruma', 'akaAo', 'nineFaces', 'harunobu'] as const)('RR-358 RR-360 RR-336 so do minions in the battle against %s', (boss) => {
  const random = Random.fromSeed(`minions ${boss}`);
  for (let i = 0; i < CASES; i++) {
    const state = scattered(random, boss);
    const [minion] = state.minions;
    const target = state.heroes[random.pick(HERO_IDS)];
    // Nobody moves through what it does not see as ground: those that fly or ignore tokens are asked for elsewhere.
    if (!minion || BOSSES[boss].minions[0]?.mods !== undefined) continue;
    const aim: Aim = { range: random.between(1, 4) };
    const move = random.below(5);
    const ground = minionGround(state, minion);
    const found = approachOver(state, minion, ground, target, aim, move);
    const done = found ? `strikes: ${went(found.way)}, ${found.facing}` : `comes closer: ${went(wayTowardStrike(state, minion, minionGround(state, minion), target, aim, move))}`;
    const about = `${i}: from ${named(minion.anchor)} at ${named(target.anchor)}, Move ${move}, ${JSON.stringify(aim)}: `;
    expect(about + done).toBe(about + byTheBook(bookFor(state, minion, false, target, aim), minion, target, move));
  }
});
