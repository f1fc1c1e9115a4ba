/** The workshop: oscillators, filters and envelopes. A sound is an array of numbers between −1 and 1. */
export const RATE = 22050;
const TAU = Math.PI * 2;

const seconds = (s) => Math.round(s * RATE);
const silence = (s) => new Float64Array(seconds(s));

/** White noise with its own seed, so that every run makes the same bytes. */
export function noise(s, seed) {
  let state = seed >>> 0;
  return silence(s).map(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 2147483648 - 1;
  });
}

export const map = (signal, change) => signal.map((value, i) => change(value, i / RATE, i));
const gain = (signal, by) => signal.map((value) => value * by);

/** Rises in `attack` seconds, then falls by a factor e every `decay` seconds. */
export const pluckEnv = (attack, decay) => (t) => (t < attack ? t / attack : Math.exp(-(t - attack) / decay));
/** Swells from 0 to 1 at `top` (a share of the whole) and back. */
export const swell = (s, top = 0.5, power = 1.5) => (t) => {
  const x = t / s;
  const y = x < top ? x / top : (1 - x) / (1 - top);
  return Math.pow(Math.max(0, Math.min(1, y)), power);
};
/** Brings whatever still rings to rest by the end, without a cut. */
export const dieAway = (s) => (t) => Math.pow(Math.max(0, 1 - t / s), 0.8);
export const shape = (signal, envelope) => map(signal, (value, t) => value * envelope(t));

/** A body that rings: [frequency, loudness, seconds to fall by a factor e]. */
export function modal(s, partials, phase = 0) {
  const out = silence(s);
  for (const [frequency, amount, decay] of partials) {
    if (frequency >= RATE / 2) continue;
    for (let i = 0; i < out.length; i++) {
      const t = i / RATE;
      out[i] += amount * Math.exp(-t / decay) * Math.sin(TAU * frequency * t + phase);
    }
  }
  return out;
}

/** A tone whose pitch glides: `pitch(t)` in Hz, `wave` of a phase 0…1. */
export function glide(s, pitch, wave = sine) {
  let phase = 0;
  return silence(s).map((_, i) => {
    phase = (phase + pitch(i / RATE) / RATE) % 1;
    return wave(phase);
  });
}
export const sine = (phase) => Math.sin(TAU * phase);
/** A saw tooth of sixteen harmonics: a sharp one would fold back into whistles at this rate. */
export const reed = (phase) => {
  let sum = 0;
  for (let k = 1; k <= 16; k++) sum += Math.sin(TAU * k * phase) / k;
  return sum * 0.6;
};

/** Two-pole filters after the audio cookbook; cutoff in Hz may move with time. */
function filter(signal, cutoff, q, coefficients) {
  const at = typeof cutoff === 'function' ? cutoff : () => cutoff;
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return map(signal, (x, t) => {
    const w = (TAU * Math.min(RATE * 0.45, Math.max(20, at(t)))) / RATE;
    const alpha = Math.sin(w) / (2 * q);
    const [b0, b1, b2] = coefficients(Math.cos(w), alpha);
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / (1 + alpha);
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}
export const low = (signal, cutoff, q = 0.7) => filter(signal, cutoff, q, (c) => [(1 - c) / 2, 1 - c, (1 - c) / 2]);
export const high = (signal, cutoff, q = 0.7) => filter(signal, cutoff, q, (c) => [(1 + c) / 2, -(1 + c), (1 + c) / 2]);
export const band = (signal, cutoff, q = 1) => filter(signal, cutoff, q, (c, alpha) => [alpha, 0, -alpha]);

/** A string: a burst of noise running round a delay line that dulls it a little each time (Karplus and Strong). */
export function string(s, frequency, { seed, bright = 0.5, sustain = 0.996 }) {
  const period = RATE / frequency;
  const size = Math.floor(period - 0.5);
  const fraction = period - 0.5 - size;
  const line = low(noise((size + 1) / RATE, seed), 1200 + bright * 7000);
  let previous = 0;
  let tuned = 0;
  return silence(s).map((_, i) => {
    const at = i % size;
    const value = line[at];
    const dull = sustain * (bright * value + (1 - bright) * 0.5 * (value + previous));
    previous = value;
    // An all-pass filter makes up the part of a sample the line cannot hold, so that the string is in tune.
    const stretch = (1 - fraction) / (1 + fraction);
    const out = stretch * dull + tuned;
    tuned = dull - stretch * out;
    line[at] = out;
    return value;
  });
}

/** Lays parts over each other: [start in seconds, loudness, signal]. */
export function mix(s, parts) {
  const out = silence(s);
  for (const [start, amount, signal] of parts) {
    const from = seconds(start);
    for (let i = 0; i < signal.length && from + i < out.length; i++) out[from + i] += amount * signal[i];
  }
  return out;
}

/** Presses peaks down softly, which makes small speakers sound fuller. */
export const saturate = (signal, drive) => signal.map((value) => Math.tanh(value * drive) / Math.tanh(drive));

export const peakOf = (signal) => signal.reduce((top, value) => Math.max(top, Math.abs(value)), 0);

/** Takes away what a speaker cannot play, sets the peak, and lets the end fade so that nothing clicks. */
export function polish(signal, level) {
  const clean = high(signal, 45);
  const fadeIn = 12;
  const fadeOut = Math.min(seconds(0.02), Math.floor(clean.length / 4));
  const faded = clean.map((value, i) => value * Math.min(1, (i + 1) / fadeIn, (clean.length - 1 - i) / fadeOut));
  return gain(faded, level / peakOf(faded));
}

/** Loudest 50 ms as decibels below full scale. */
export function loudness(signal) {
  const width = seconds(0.05);
  let best = 0;
  for (let from = 0; from === 0 || from + width <= signal.length; from += Math.floor(width / 2)) {
    let sum = 0;
    for (let i = from; i < Math.min(signal.length, from + width); i++) sum += signal[i] * signal[i];
    best = Math.max(best, sum / width);
  }
  return 10 * Math.log10(best);
}

/** Mean frequency, weighted by energy: the square root of the ratio of slope energy to energy. */
export function brightness(signal) {
  let slope = 0;
  let energy = 0;
  for (let i = 1; i < signal.length; i++) {
    slope += (signal[i] - signal[i - 1]) ** 2;
    energy += signal[i] ** 2;
  }
  return (RATE / Math.PI) * Math.asin(Math.min(1, Math.sqrt(slope / energy) / 2));
}
