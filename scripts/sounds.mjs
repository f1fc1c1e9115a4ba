/**
 * Makes every sound of the app from arithmetic: mono (stereo where it comes from one side), 22.05 kHz, 16 bit, at most 20 KB each, the same bytes each time.
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

/** `gains` is the loudness of each loudspeaker: one of them, or left and right. */
function wav(samples, gains) {
  const frame = 2 * gains.length;
  const bytes = Buffer.alloc(44 + samples.length * frame);
  bytes.write('RIFF', 0, 'ascii');
  bytes.writeUInt32LE(36 + samples.length * frame, 4);
  bytes.write('WAVEfmt ', 8, 'ascii');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(gains.length, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * frame, 28);
  bytes.writeUInt16LE(frame, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'ascii');
  bytes.writeUInt32LE(samples.length * frame, 40);
  samples.forEach((sample, i) => {
    gains.forEach((gain, side) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample * gain)) * 32767), 44 + i * frame + side * 2));
  });
  return bytes;
}

await mkdir(folder, { recursive: true });
/** Equally strong wherever it comes from: −1 is left, 1 right. */
const sides = (pan) => [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)];

for (const [name, { make, level, pan }] of Object.entries(SOUNDS)) {
  const samples = polish(make(), level);
  const bytes = wav(samples, pan === undefined ? [1] : sides(pan));
  if (bytes.length > MAX_BYTES) throw new Error(`${name} has ${bytes.length} bytes`);
  await writeFile(path.join(folder, `${name}.wav`), bytes);
  if (process.argv.includes('--table')) {
    const ms = Math.round((samples.length / RATE) * 1000);
    console.log(
      `${name.padEnd(11)} ${String(ms).padStart(4)} ms  peak ${peakOf(samples).toFixed(2)}  loud ${loudness(samples).toFixed(1)} dB  bright ${Math.round(brightness(samples))} Hz  ${bytes.length} B`,
    );
  }
}
