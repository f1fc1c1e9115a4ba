/**
 * Makes every sound of the app from arithmetic: mono, 22.05 kHz, 16 bit, at most 20 KB each, the same bytes each time.
 *
 *   node scripts/sounds.mjs           writes assets/sounds/*.wav
 *   node scripts/sounds.mjs --table   also prints length, peak, loudness and brightness of each
 */
import { Buffer } from 'node:buffer';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { RATE, brightness, loudness, peakOf, polish } from './sound/dsp.mjs';
import { SOUNDS } from './sound/recipes.mjs';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../assets/sounds');
const MAX_BYTES = 20_000;

function wav(samples) {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'ascii');
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, i) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + i * 2));
  return bytes;
}

await mkdir(folder, { recursive: true });
for (const [name, { make, level }] of Object.entries(SOUNDS)) {
  const samples = polish(make(), level);
  const bytes = wav(samples);
  if (bytes.length > MAX_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
  await writeFile(path.join(folder, `${name}.wav`), bytes);
  if (process.argv.includes('--table')) {
    const ms = Math.round((samples.length / RATE) * 1000);
    console.log(
      `${name.padEnd(11)} ${String(ms).padStart(4)} ms  peak ${peakOf(samples).toFixed(2)}  loud ${loudness(samples).toFixed(1)} dB  bright ${Math.round(brightness(samples))} Hz  ${bytes.length} B`,
    );
  }
}
