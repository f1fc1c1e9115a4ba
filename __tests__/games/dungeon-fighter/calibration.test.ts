import { Random } from '@/engine/random';
import { fingerThrow } from './finger';
import { HANDS, normal, type Hand } from '@/games/dungeon-fighter/bot/hand';
import { rangeThrows, seriesOf } from '@/games/dungeon-fighter/bot/range';
import { CONTACT, PLAIN_CONTACT, PLAIN_STANCE } from '@/games/dungeon-fighter/content/stances';
import { REQUIREMENT_IDS } from '@/games/dungeon-fighter/content/vocabulary';

const series = (hand: Hand, throws: number, seed: string) => seriesOf([], hand, throws, Random.fromSeed(seed));

test('DF-292 hands stray around what they mean, the clumsy three times as far', () => {
  const random = Random.fromSeed('normal');
  const values = Array.from({ length: 4000 }, () => normal(random));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  expect(Math.abs(mean)).toBeLessThan(0.05);
  expect(Math.abs(spread - 1)).toBeLessThan(0.05);
  expect([HANDS.novice.direction / HANDS.competent.direction, HANDS.clumsy.speed / HANDS.competent.speed].map((ratio) => Math.round(10 * ratio))).toEqual([16, 30]);
});

test('DF-293 a competent plain throw makes contact three times in four', () => {
  const { contact } = series(HANDS.competent, 1200, 'plain');
  expect(Math.abs(contact - PLAIN_CONTACT)).toBeLessThanOrEqual(0.08);
});

/** 300 throws stray by 0.03 from their mean themselves. */
const SAMPLING = 0.04;
test.each(REQUIREMENT_IDS)('DF-293 %s makes contact as often as its table says', (id) => {
  const { contact } = seriesOf([id], HANDS.competent, 300, Random.fromSeed(`contact ${id}`));
  expect(Math.abs(contact - CONTACT[id])).toBeLessThanOrEqual(0.08 + SAMPLING);
});

test('DF-294 sections, damage and misses of the plain throw', () => {
  const { meanDamage, sections, misses } = series(HANDS.competent, 1500, 'sections');
  expect(meanDamage).toBeGreaterThan(2.5);
  expect(meanDamage).toBeLessThan(3.1);
  const shares = { 1: 0.2, 2: 0.3, 3: 0.25, 4: 0.14, 5: 0.09, 10: 0.02 };
  for (const [section, share] of Object.entries(shares)) expect(Math.abs((sections[section] ?? 0) - share)).toBeLessThan(0.05);
  const most = Object.entries(misses).sort(([, a], [, b]) => b - a).slice(0, 2).map(([reason]) => reason);
  expect(most.sort()).toEqual(['hole', 'outside']);
});

test('DF-294 novice and clumsy make contact less often', () => {
  const novice = series(HANDS.novice, 1000, 'novice').contact;
  const clumsy = series(HANDS.clumsy, 1000, 'clumsy').contact;
  expect(novice).toBeGreaterThan(0.62 - SAMPLING);
  expect(novice).toBeLessThan(0.72 + SAMPLING);
  expect(clumsy).toBeGreaterThan(0.44 - SAMPLING);
  expect(clumsy).toBeLessThan(0.56 + SAMPLING);
});

test('DF-298 fair faces, quick rest', () => {
  const { special, meanSeconds, settled } = series(HANDS.novice, 3000, 'faces');
  expect(Math.abs(special - 0.5)).toBeLessThan(0.027);
  expect(meanSeconds).toBeGreaterThan(0.6);
  expect(meanSeconds).toBeLessThan(1.6);
  expect(settled).toBeGreaterThanOrEqual(0.995);
});

/** Aims at a ring on the near side by shifting the bounce, and counts how often the die ends in it or next to it. */
function hits(hand: Hand, bounceAt: number, ring: readonly number[]): number {
  const range = rangeThrows([], hand, Random.fromSeed(`aim ${bounceAt}`), { ...PLAIN_STANCE, bounceAt });
  let inside = 0;
  for (let i = 0; i < 400; i++) {
    const { region, contact } = range.next().value.result;
    if (contact && typeof region === 'number' && ring.includes(region)) inside += 1;
  }
  return inside / 400;
}

test('DF-292 practice pays: a steadier hand finds the sections it aims at', () => {
  const steady: Hand = { direction: 1, speed: 0.03, pitch: 1 };
  for (const [bounceAt, ring] of [[232, [3, 4, 5, 10]], [246, [2, 3, 4]]] as const) {
    const [practised, competent, clumsy] = [hits(steady, bounceAt, ring), hits(HANDS.competent, bounceAt, ring), hits(HANDS.clumsy, bounceAt, ring)];
    expect(practised).toBeGreaterThan(clumsy + 0.1);
    expect(competent).toBeGreaterThan(clumsy + 0.05);
  }
});

/** The same through a finger on glass: sixty samples a second, rounded to the dots of the screen. */
function fingerHits(noise: number, ring: readonly number[]): { readonly hits: number; readonly bullseyes: number } {
  const random = Random.fromSeed('finger');
  let [hits, bullseyes] = [0, 0];
  for (let i = 0; i < 300; i++) {
    const result = fingerThrow(232, noise, random);
    if (!result?.contact || typeof result.region !== 'number') continue;
    if (ring.includes(result.region)) hits += 1;
    if (result.region === 10) bullseyes += 1;
  }
  return { hits: hits / 300, bullseyes: bullseyes / 300 };
}

test('DF-183, DF-292 practice pays on glass too: the steadier finger finds the section, and none is sure of a bullseye', () => {
  const [practised, competent, clumsy] = [0.3, 1, 3].map((noise) => fingerHits(noise, [3, 4, 5, 10]));
  expect(practised?.hits).toBeGreaterThan((clumsy?.hits ?? 1) + 0.15);
  expect(competent?.hits).toBeGreaterThan((clumsy?.hits ?? 1) + 0.08);
  expect(fingerHits(0, []).bullseyes).toBeLessThan(0.12);
});

test('DF-87 no gesture is a sure bullseye: the same motion scatters by the tumble', () => {
  const robot: Hand = { direction: 0, speed: 0, pitch: 0 };
  let best = 0;
  for (let bounceAt = 206; bounceAt <= 246; bounceAt += 10) {
    const range = rangeThrows([], robot, Random.fromSeed(`robot ${bounceAt}`), { ...PLAIN_STANCE, bounceAt });
    let bullseyes = 0;
    for (let i = 0; i < 120; i++) if (range.next().value.result.region === 10) bullseyes += 1;
    best = Math.max(best, bullseyes / 120);
  }
  expect(best).toBeLessThan(0.35);
});
