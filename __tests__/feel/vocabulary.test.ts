import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { SOUND_NAMES, type SoundName } from '@/feel/sounds';
import { BEATS, FEEL, FEEL_EVENTS } from '@/feel/vocabulary';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'assets/sounds');

/** The catalogue of Bounty Trail wants these heard but not felt; a sonar speaks to the ears alone, a hand is aiming. */
const UNFELT = ['blind', 'dust', 'sonarLeft', 'sonarHalfLeft', 'sonarAhead', 'sonarHalfRight', 'sonarRight'];

function samplesOf(name: string): { readonly header: Buffer; readonly samples: number[] } {
  const bytes = readFileSync(path.join(folder, `${name}.wav`));
  const samples: number[] = [];
  for (let at = 44; at < bytes.length; at += 2) samples.push(bytes.readInt16LE(at) / 32768);
  return { header: bytes, samples };
}

test.each(FEEL_EVENTS)('%s is heard, and felt unless the catalogue says otherwise', (event) => {
  const { haptic, sound } = FEEL[event];
  expect(haptic.length > 0).toBe(!UNFELT.includes(event));
  expect(sound.length).toBeGreaterThan(0);
  for (const [at, beat] of haptic) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect([...BEATS, 'impact']).toContain(beat);
  }
  for (const note of sound) {
    expect(note.volume ?? 1).toBeGreaterThan(0);
    expect(note.volume ?? 1).toBeLessThanOrEqual(1);
    expect(note.pitch ?? 1).toBeGreaterThan(0.4);
    expect(note.pitch ?? 1).toBeLessThanOrEqual(2);
  }
});

test('every word the tables rely on is there', () => {
  const wanted = [
    'tick', 'untick', 'refuse', 'clatter', 'diceSettle', 'grab', 'lock', 'hit', 'wound', 'kill', 'capture', 'coin', 'shot', 'clicks', 'reload',
    'flip', 'step', 'bell', 'clock', 'beep', 'throwRelease', 'bounce', 'bullseye', 'miss', 'heal', 'levelUp', 'breakAttack', 'steal', 'victory',
    'defeat', 'pageTurn', 'passDevice', 'undo',
  ];
  expect(FEEL_EVENTS).toEqual(expect.arrayContaining(wanted));
});

test('every sound is used, has a file, and every file is a known sound', () => {
  const used = new Set<SoundName>();
  for (const event of FEEL_EVENTS) {
    for (const note of FEEL[event].sound) for (const name of typeof note.sound === 'string' ? [note.sound] : note.sound) used.add(name);
  }
  const files = readdirSync(folder).map((file) => path.basename(file, '.wav'));
  expect([...used].sort()).toEqual([...SOUND_NAMES].sort());
  expect(files.sort()).toEqual([...SOUND_NAMES].sort());
});

test('the bundler gets every file under its own name', () => {
  const source = readFileSync(path.join(root, 'src/feel/soundFiles.ts'), 'utf8');
  const listed = [...source.matchAll(/^ {2}(\w+): require\('\.\.\/\.\.\/assets\/sounds\/(\w+)\.wav'\),$/gm)].map(([, key, file]) => [key, file]);
  expect(listed).toEqual(SOUND_NAMES.map((name) => [name, name]));
});

/** Sounds that come from one side are the only ones with two loudspeakers. */
const SIDED: readonly SoundName[] = ['pingLeft', 'pingHalfLeft', 'pingAhead', 'pingHalfRight', 'pingRight'];

test('a sonar ping comes from where it says, equally strong everywhere', () => {
  const sides = SIDED.map((name) => {
    const { samples } = samplesOf(name);
    const power = (side: number) => samples.reduce((sum, sample, i) => (i % 2 === side ? sum + sample * sample : sum), 0);
    return { left: power(0), right: power(1) };
  });
  const balances = sides.map(({ left, right }) => (right - left) / (right + left));
  expect(balances.map((balance) => Math.round(balance * 10) / 10 + 0)).toEqual([-1, -0.7, 0, 0.7, 1]);
  const [loudest, quietest] = [Math.max(...sides.map(({ left, right }) => left + right)), Math.min(...sides.map(({ left, right }) => left + right))];
  expect(loudest / quietest).toBeLessThan(1.05);
});

test.each(SOUND_NAMES)('%s.wav is small, 22.05 kHz, loud enough, never clipped and ends in silence', (name) => {
  const { header, samples } = samplesOf(name);
  expect(header.length).toBeLessThanOrEqual(20_000);
  expect(header.toString('ascii', 0, 4) + header.toString('ascii', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([header.readUInt16LE(20), header.readUInt16LE(22), header.readUInt32LE(24), header.readUInt16LE(34)]).toEqual([1, SIDED.includes(name) ? 2 : 1, 22050, 16]);
  const peak = Math.max(...samples.map(Math.abs));
  expect(peak).toBeGreaterThan(0.35);
  expect(peak).toBeLessThan(0.99);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.2);
  expect(Math.abs(samples[samples.length - 1] ?? 1)).toBeLessThan(0.01);
  expect(Math.abs(samples.reduce((sum, sample) => sum + sample, 0) / samples.length)).toBeLessThan(0.02);
});
