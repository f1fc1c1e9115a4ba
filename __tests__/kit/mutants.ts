/** Files as a mean or a clumsy hand would change them: for the test of imports and for `scripts/imports.ts`. */
import { whoActs } from '@/engine/asked';
import { randomMove } from '@/engine/bots/random';
import type { AnyBox } from '@/engine/box';
import { hashJson } from '@/engine/hash';
import { cloneJson } from '@/engine/json';
import { Match } from '@/engine/match';
import { unpackRaw } from '@/engine/movesTable';
import { packSave } from '@/engine/packing';
import { Random } from '@/engine/random';
import { checksum as matchChecksum, type MatchSave } from '@/engine/save';

type Node = Record<string, unknown> | unknown[];

const NASTY: readonly unknown[] = [
  null, true, false, 0, -1, 1, 3, 7, 99, 1e9, 1e308, -0.5, 2 ** 31, 2 ** 53, '', ' ', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf',
  'person', 'pig', 'random', [], {}, [[]], [null], { length: 5 }, { kind: 'constructor' }, { type: '__proto__' }, 'x'.repeat(5000), '\u202egnihtemos', 'a\nb', '🎲'.repeat(80), [1, 2, 3, 4, 5, 6, 7, 8, 9],
];

const nasty = (random: Random): unknown => cloneJson(random.pick(NASTY));

/** A match some moves old, as the app writes it. */
export function fileOf(box: AnyBox, seed: string, moves: number): string {
  const { game } = box;
  const match = Match.create(game, game.defaults, seed);
  const random = Random.fromSeed(`${seed}/moves`);
  for (let i = 0; i < moves && !match.outcome; i++) {
    const seat = whoActs(match.prompts(), random);
    const move = seat === undefined ? undefined : randomMove(game, match.state, seat, random);
    if (seat === undefined || move === undefined) break;
    match.play(seat, move);
  }
  const players = Array.from({ length: match.options.seats }, (_, seat) => ({ name: `Player ${seat + 1}`, plays: seat === 0 ? 'person' : 'easy', temperament: seat === 0 ? undefined : 'greedy' }));
  const label = { name: `${game.title} in the rain`, game: game.id, players, createdAt: 5, updatedAt: 6, finished: false, summary: 'Round 1', sharing: 'pass' };
  const written = random.chance(1, 2) ? packSave(match.save()) : match.save();
  return JSON.stringify({ format: 1, label, match: written });
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every place in the data that could hold something else. */
function placesIn(value: unknown, found: (readonly [Node, string])[] = []): readonly (readonly [Node, string])[] {
  if (!isNode(value)) return found;
  for (const key of Object.keys(value)) {
    found.push([value, key]);
    placesIn((value as Record<string, unknown>)[key], found);
  }
  return found;
}

const elsewhere = ([node, key]: readonly [Node, string]): unknown => (node as Record<string, unknown>)[key];

function changeData(raw: unknown, random: Random): void {
  const places = placesIn(raw);
  if (places.length === 0) return;
  const [node, key] = random.pick(places);
  const there = (node as Record<string, unknown>)[key];
  const change = random.below(7);
  if (change === 0) Reflect.deleteProperty(node, key);
  else if (change === 1) Reflect.defineProperty(node, random.pick(['__proto__', 'constructor', 'extra']), { value: nasty(random), enumerable: true, configurable: true, writable: true });
  else if (change === 2 && Array.isArray(there)) Reflect.set(node, key, [...there, ...there]);
  else if (change === 3 && typeof there === 'number') Reflect.set(node, key, there + random.pick([-1, 1, 2, 100]));
  else if (change === 4) Reflect.set(node, key, cloneJson(elsewhere(random.pick(places)) ?? nasty(random)));
  else Reflect.set(node, key, nasty(random));
}

/** A forger knows how the checksum is made. */
function forge(raw: unknown): void {
  if (!isNode(raw)) return;
  for (const inside of ['match', 'campaign']) {
    const body = (raw as Record<string, unknown>)[inside];
    if (!isNode(body) || Array.isArray(body)) continue;
    try {
      body.check = inside === 'match' ? matchChecksum(unpackRaw(body) as MatchSave) : hashJson({ ...body, check: undefined });
    } catch {
      body.check = 'none';
    }
  }
}

function changeText(text: string, random: Random): string {
  const at = random.below(text.length);
  const length = 1 + random.below(40);
  switch (random.below(7)) {
    case 0: return text.slice(0, at);
    case 1: return text.slice(0, at) + text.slice(at + length);
    case 2: return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 3: return text.slice(0, at) + String.fromCharCode(random.below(0x10000)) + text.slice(at + 1);
    case 4: return text.slice(0, at) + random.pick(['[', '{', '"', '}', ']', '[[[[[[[[', '\\', '1e999', '-', '\u0000']) + text.slice(at);
    case 5: return text.slice(0, at) + '['.repeat(1 + random.below(50_000)) + text.slice(at);
    default: return text.slice(0, at) + 'x'.repeat(random.below(3000)) + text.slice(at);
  }
}

/** One changed file: a few changes of its data, honestly or with a forged checksum, or of its letters. */
export function mutant(text: string, random: Random): string {
  if (random.chance(1, 3)) return changeText(text, random);
  const raw: unknown = JSON.parse(text);
  for (let changes = 1 + random.below(3); changes > 0; changes--) changeData(raw, random);
  if (random.chance(3, 4)) forge(raw);
  return JSON.stringify(raw);
}
