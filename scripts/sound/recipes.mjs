/** How each sound is made. `level` is its peak: the table of loudness in `--table` keeps the family balanced. */
import { band, dieAway, glide, high, low, map, mix, modal, noise, pluckEnv, reed, saturate, shape, sine, string, swell } from './dsp.mjs';

const burst = (s, seed, decay) => shape(noise(s, seed), pluckEnv(0.0005, decay));

/** An acrylic cube on a wooden tray: the cube's inharmonic ring, the tray's hollow answer, a scratch of contact. */
function dieKnock(base, seed, hardness = 1) {
  const ratios = [1, 1.41, 1.87, 2.53, 3.08, 3.66];
  return mix(0.11, [
    [0, 0.5, modal(0.11, ratios.map((ratio, i) => [base * ratio, 1 / (1 + i * 0.5), (0.02 / (1 + i * 0.35)) * hardness]))],
    [0, 0.4, modal(0.11, [[430, 1, 0.02], [690, 0.7, 0.014], [1120, 0.4, 0.01]])],
    [0, 0.5, high(burst(0.012, seed, 0.0022), 2500)],
  ]);
}

/** One contact is never alone: an edge lands, then a face. */
const clatter = (base, seed, gap, second) =>
  mix(0.15, [[0, 1, dieKnock(base, seed)], [gap, second, dieKnock(base * 1.09, seed + 1, 0.8)], [gap * 2.3, second * 0.4, dieKnock(base * 0.94, seed + 2, 0.7)]]);

const woodKnock = (base, seed) =>
  mix(0.2, [
    [0, 1, modal(0.2, [[base, 1, 0.045], [base * 1.71, 0.6, 0.032], [base * 2.63, 0.4, 0.02], [base * 4.4, 0.25, 0.012]])],
    [0, 0.35, modal(0.06, [[2350, 0.8, 0.012], [3400, 0.6, 0.009], [4700, 0.4, 0.006]])],
    [0, 0.4, low(burst(0.03, seed, 0.004), 3000)],
  ]);

/** A skin struck: it starts sharp and sinks. The octave above keeps it audible on a phone. */
function drum(base, s, seed) {
  const fall = (t) => base * (1 + 0.7 * Math.exp(-t / 0.03));
  return saturate(
    mix(s, [
      [0, 1, shape(glide(s, fall), pluckEnv(0.002, s / 3.2))],
      [0, 0.55, shape(glide(s, (t) => fall(t) * 1.59), pluckEnv(0.002, s / 6))],
      [0, 0.4, shape(glide(s, (t) => fall(t) * 2.14), pluckEnv(0.001, s / 8))],
      [0, 0.7, low(burst(0.05, seed, 0.01), 2400)],
    ]),
    5,
  );
}

const thump = (from, to, s, seed, cutoff) =>
  saturate(
    mix(s, [
      [0, 1, shape(glide(s, (t) => to + (from - to) * Math.exp(-t / 0.025)), pluckEnv(0.001, s / 4))],
      [0, 0.8, low(burst(s, seed, s / 9), cutoff)],
    ]),
    1.8,
  );

const ring = (s, frequencies, decay) => modal(s, frequencies.map((frequency, i) => [frequency, 1 / (1 + i * 0.4), decay / (1 + i * 0.25)]));

/** Metal on metal, tiny. */
const latch = (base, seed) =>
  mix(0.07, [[0, 0.7, ring(0.07, [base, base * 1.62, base * 2.41, base * 2.9], 0.012)], [0, 0.6, high(burst(0.012, seed, 0.002), 2500)]]);

const air = (s, seed, from, top, to, where = 0.45, q = 1.2) =>
  shape(
    band(noise(s, seed), (t) => {
      const x = t / s;
      return x < where ? from + (top - from) * (x / where) : top + (to - top) * ((x - where) / (1 - where));
    }, q),
    swell(s, where, 1.6),
  );

/** Stick and slip: noise in grains, as when something dry drags over something rough. */
const grains = (signal, hertz, depth, seed) => {
  const jitter = noise(signal.length / 22050, seed);
  let phase = 0;
  return map(signal, (value, t, i) => {
    phase += (hertz * (1 + 0.5 * jitter[i])) / 22050;
    return value * (1 - depth + depth * Math.pow(Math.abs(Math.sin(Math.PI * phase)), 3));
  });
};

const rustle = (s, seed, centre, top = 0.3) => shape(grains(band(noise(s, seed), centre, 0.6), 38, 0.7, seed + 9), swell(s, top, 1.1));

/** Splinters: many small rings, thinning out. */
function shards(s, count, seed, lowest, highest, decay) {
  const dice = noise((count * 4) / 22050, seed);
  const parts = [];
  for (let i = 0; i < count; i++) {
    const [a, b, c] = [dice[i * 3], dice[i * 3 + 1], dice[i * 3 + 2]].map((value) => (value + 1) / 2);
    const frequency = lowest + (highest - lowest) * a;
    parts.push([0.85 * s * b * b, 0.3 + 0.7 * c * (1 - b), ring(0.12, [frequency, frequency * 1.37, frequency * 1.83], decay)]);
  }
  return mix(s, parts);
}

const bellPartials = (base, decay) =>
  [[0.5, 0.5, 1], [1, 1, 0.9], [1.19, 0.7, 0.7], [1.5, 0.35, 0.5], [2, 0.8, 0.5], [2.67, 0.35, 0.3], [3.01, 0.3, 0.25], [4.17, 0.2, 0.15]].map(
    ([ratio, amount, last]) => [base * ratio, amount, decay * last],
  );

const brassNote = (s, base) => {
  const vibrato = (t) => base * (1 + 0.006 * Math.sin(2 * Math.PI * 5.2 * t) * Math.min(1, t * 4));
  const raw = mix(s, [[0, 0.7, glide(s, vibrato, reed)], [0, 0.5, glide(s, (t) => vibrato(t) * 1.004, reed)]]);
  return shape(low(raw, (t) => 300 + 1700 * Math.min(1, t / 0.06) * Math.exp(-t / 0.5), 1.1), (t) => Math.min(1, t / 0.03) * Math.min(1, Math.max(0, (s - t) / 0.12)));
};

/** What a file of 20 KB holds, in seconds. */
const MAX = 0.45;

/** A short, clear note that says where something is: from the left to the right. */
const ping = (pan) => ({ level: 0.6, pan, make: () => shape(mix(0.14, [[0, 1, glide(0.14, () => 640)], [0, 0.25, glide(0.14, () => 1280)]]), (t) => Math.min(1, t / 0.006) * Math.exp(-t / 0.045)) });

export const SOUNDS = {
  // Choosing
  tick: { level: 0.5, make: () => mix(0.05, [[0, 1, modal(0.05, [[2350, 1, 0.007], [3900, 0.6, 0.004], [880, 0.5, 0.006]])], [0, 0.5, high(burst(0.006, 11, 0.001), 3000)]]) },
  untick: { level: 0.45, make: () => mix(0.05, [[0, 1, modal(0.05, [[1480, 1, 0.008], [2300, 0.5, 0.005], [610, 0.5, 0.007]])], [0, 0.3, high(burst(0.006, 12, 0.001), 2500)]]) },
  dull: { level: 0.7, make: () => mix(0.16, [[0, 1, thump(190, 120, 0.16, 13, 600)], [0, 0.4, modal(0.1, [[330, 1, 0.02]])]]) },
  chalk: { level: 0.5, make: () => mix(0.15, [[0, 1, shape(grains(band(noise(0.15, 14), 4200, 1.2), 120, 0.8, 15), swell(0.15, 0.2, 1))], [0, 0.5, latch(1900, 16)]]) },
  click: { level: 0.6, make: () => mix(0.09, [[0, 0.6, latch(2100, 17)], [0.022, 1, latch(1650, 18)]]) },
  thud: { level: 0.85, make: () => mix(0.22, [[0, 1, thump(170, 75, 0.22, 19, 900)], [0, 0.4, woodKnock(210, 20)]]) },
  slide: { level: 0.5, make: () => air(0.2, 21, 1400, 3200, 2400, 0.55, 0.9) },
  whoosh: { level: 0.6, make: () => air(0.34, 22, 350, 1900, 600, 0.42, 1.4) },
  unwhoosh: { level: 0.5, make: () => air(0.24, 23, 1700, 900, 420, 0.65, 1.6) },

  // Dice
  die1: { level: 0.8, make: () => clatter(2180, 31, 0.019, 0.55) },
  die2: { level: 0.8, make: () => clatter(2420, 34, 0.027, 0.5) },
  die3: { level: 0.8, make: () => clatter(1960, 37, 0.014, 0.65) },
  die4: { level: 0.8, make: () => clatter(2640, 40, 0.034, 0.4) },
  settle: { level: 0.6, make: () => mix(0.2, [[0, 1, dieKnock(2050, 43, 0.8)], [0.052, 0.55, dieKnock(2200, 44, 0.7)], [0.084, 0.3, dieKnock(2120, 45, 0.6)], [0.102, 0.15, dieKnock(2160, 46, 0.5)]]) },
  wood1: { level: 0.85, make: () => woodKnock(235, 47) },
  wood2: { level: 0.85, make: () => woodKnock(272, 48) },
  board: { level: 0.8, make: () => mix(0.18, [[0, 1, thump(240, 150, 0.18, 49, 1100)], [0, 0.5, low(burst(0.06, 50, 0.015), 1500)]]) },
  clack: { level: 0.75, make: () => mix(0.12, [[0, 1, dieKnock(3150, 51, 0.7)], [0.011, 0.7, dieKnock(2700, 52, 0.7)]]) },

  // Fighting
  hit: { level: 0.95, make: () => mix(0.24, [[0, 1, thump(260, 85, 0.24, 61, 1600)], [0, 0.7, low(burst(0.05, 62, 0.01), 3500)]]) },
  crack: { level: 0.9, make: () => mix(0.2, [[0, 1, high(burst(0.2, 63, 0.012), 900)], [0.014, 0.7, high(burst(0.1, 64, 0.008), 1600)], [0.031, 0.5, high(burst(0.1, 65, 0.02), 1200)], [0, 0.5, thump(180, 90, 0.15, 66, 900)]]) },
  drum: { level: 0.95, make: () => drum(98, 0.42, 67) },
  deepDrum: { level: 0.98, make: () => drum(68, MAX, 68) },
  body: { level: 0.9, make: () => mix(0.4, [[0, 1, thump(150, 70, 0.2, 69, 700)], [0.13, 0.65, thump(120, 60, 0.2, 70, 500)], [0.02, 0.35, rustle(0.26, 71, 900)]]) },
  cymbal: { level: 0.6, make: () => shape(shape(mix(MAX, [[0, 0.6, high(noise(MAX, 72), 5200)], [0, 0.5, ring(MAX, [3170, 3890, 4610, 5230, 6020, 7110, 8290, 9130], 0.3)]]), pluckEnv(0.002, 0.13)), dieAway(MAX)) },
  shatter: { level: 0.7, make: () => mix(0.42, [[0, 1, shards(0.42, 26, 73, 2300, 7600, 0.03)], [0, 0.8, high(burst(0.1, 74, 0.016), 2600)]]) },
  blade: { level: 0.6, make: () => shape(mix(MAX, [[0, 0.7, air(0.16, 75, 2500, 6500, 7500, 0.8, 1)], [0.08, 0.6, ring(0.36, [2890, 4350, 5620, 7310, 8840], 0.16)]]), dieAway(MAX)) },
  thunder: { level: 0.95, make: () => saturate(shape(grains(low(noise(MAX, 76), (t) => 900 * Math.exp(-t / 0.2) + 130), 14, 0.75, 77), pluckEnv(0.006, 0.17)), 3) },
  sting: { level: 0.8, make: () => mix(MAX, [[0, 0.5, brassNote(MAX, 220)], [0, 0.5, brassNote(MAX, 261.63)], [0, 0.5, brassNote(MAX, 329.63)], [0, 0.6, brassNote(MAX, 110)], [0, 0.5, drum(98, 0.3, 78)]]) },

  // Guns, paper, the trail
  shot: { level: 0.98, make: () => saturate(mix(MAX, [[0, 1, low(burst(MAX, 81, 0.028), (t) => 9000 * Math.exp(-t / 0.03) + 700)], [0, 0.9, thump(320, 70, 0.2, 82, 1200)], [0.05, 0.16, shape(low(noise(0.4, 83), 900), pluckEnv(0.02, 0.1))]]), 2.5) },
  empty: { level: 0.55, make: () => latch(1780, 84) },
  reload: { level: 0.7, make: () => mix(0.36, [[0, 0.6, latch(1500, 85)], [0.03, 0.4, rustle(0.12, 86, 2400)], [0.16, 0.8, latch(1250, 87)], [0.2, 1, mix(0.12, [[0, 1, latch(980, 88)], [0, 0.6, thump(220, 140, 0.1, 89, 1200)]])]]) },
  coin: { level: 0.55, make: () => mix(0.4, [[0, 0.8, ring(0.3, [3960, 5270, 6810, 8120, 9340], 0.075)], [0.075, 1, ring(0.32, [4190, 5580, 7020, 8450], 0.11)], [0, 0.3, high(burst(0.01, 90, 0.002), 4000)]]) },
  paper: { level: 0.5, make: () => rustle(0.28, 91, 3600) },
  tear: { level: 0.6, make: () => mix(0.32, [[0, 1, shape(grains(band(noise(0.32, 92), (t) => 2400 + 6000 * t, 0.7), 160, 0.85, 93), swell(0.32, 0.75, 0.9))], [0.26, 0.5, high(burst(0.05, 94, 0.01), 2500)]]) },
  card: { level: 0.55, make: () => mix(0.15, [[0, 0.6, air(0.07, 95, 1800, 3800, 3000)], [0.05, 1, low(burst(0.06, 96, 0.01), 4200)], [0.05, 0.4, modal(0.06, [[410, 1, 0.012]])]]) },
  page: { level: 0.45, make: () => mix(0.32, [[0, 1, air(0.3, 97, 1500, 3900, 2200, 0.6, 0.7)], [0.05, 0.4, rustle(0.22, 98, 3200)]]) },
  boots: { level: 0.7, make: () => mix(0.26, [[0, 1, thump(150, 95, 0.16, 99, 800)], [0.01, 0.5, shape(grains(band(noise(0.2, 100), 2100, 0.7), 70, 0.8, 101), swell(0.2, 0.2, 1.2))], [0.09, 0.35, thump(190, 130, 0.1, 102, 1000)]]) },
  stamp: { level: 0.9, make: () => mix(0.24, [[0, 1, thump(210, 90, 0.2, 103, 1400)], [0, 0.5, woodKnock(310, 104)], [0.085, 0.2, rustle(0.1, 105, 2500)]]) },
  marker: { level: 0.5, make: () => mix(0.24, [[0, 0.7, shape(grains(glide(0.12, (t) => 1350 + 4200 * t, sine), 95, 0.6, 106), swell(0.12, 0.5, 0.8))], [0.1, 0.8, shape(grains(glide(0.13, (t) => 1750 - 3000 * t, sine), 105, 0.6, 107), swell(0.13, 0.5, 0.8))], [0, 0.35, shape(band(noise(0.24, 108), 3600, 1), swell(0.24, 0.5, 0.7))]]) },
  scratch: { level: 0.4, make: () => shape(grains(band(noise(0.18, 109), (t) => 3300 + 9000 * t, 0.8), 75, 0.7, 110), swell(0.18, 0.4, 1)) },

  // Time, air, music
  bell: { level: 0.75, make: () => shape(mix(MAX, [[0, 1, modal(MAX, bellPartials(523.25, 0.34))], [0, 0.3, high(burst(0.02, 121, 0.004), 1800)]]), dieAway(MAX)) },
  chime: { level: 0.5, make: () => shape(mix(MAX, [[0, 0.8, modal(MAX, [[1046.5, 1, 0.14], [2093, 0.25, 0.07], [3150, 0.12, 0.04]])], [0.09, 1, modal(0.36, [[1568, 1, 0.13], [3136, 0.25, 0.06], [4720, 0.1, 0.03]])]]), dieAway(MAX)) },
  clock: { level: 0.5, make: () => mix(0.08, [[0, 1, modal(0.08, [[1720, 1, 0.009], [2610, 0.8, 0.006], [3980, 0.4, 0.004], [520, 0.4, 0.012]])], [0, 0.5, high(burst(0.005, 122, 0.001), 2500)]]) },
  pingLeft: ping(-1),
  pingHalfLeft: ping(-0.5),
  pingAhead: ping(0),
  pingHalfRight: ping(0.5),
  pingRight: ping(1),
  beep: { level: 0.5, make: () => shape(mix(0.3, [[0, 1, glide(0.3, () => 880)], [0, 0.3, glide(0.3, () => 1760)], [0, 0.15, glide(0.3, () => 2640)]]), (t) => Math.min(1, t / 0.008, (0.3 - t) / 0.04)) },
  heart: { level: 0.95, make: () => saturate(mix(0.2, [[0, 1, thump(110, 62, 0.2, 123, 320)], [0, 0.4, shape(glide(0.2, (t) => 124 + 60 * Math.exp(-t / 0.02)), pluckEnv(0.004, 0.04))]]), 5) },
  breath: { level: 0.5, make: () => mix(MAX, [[0, 1, air(MAX, 124, 900, 1300, 500, 0.25, 0.8)], [0, 0.4, air(MAX, 125, 2600, 3200, 1800, 0.25, 0.8)]]) },
  breathIn: { level: 0.45, make: () => mix(0.36, [[0, 1, air(0.36, 126, 600, 1700, 2100, 0.8, 0.9)], [0, 0.3, air(0.36, 127, 2400, 3800, 4200, 0.8, 0.9)]]) },
  wind: { level: 0.6, make: () => mix(MAX, [[0, 1, shape(band(noise(MAX, 128), (t) => 520 + 190 * Math.sin(t * 9), 5), swell(MAX, 0.45, 1))], [0, 0.5, shape(band(noise(MAX, 129), (t) => 880 + 240 * Math.sin(t * 7 + 1), 6), swell(MAX, 0.5, 1.2))]]) },
  sparkle: { level: 0.5, make: () => mix(0.42, [1568, 1976, 2349, 3136, 3951, 4699].map((frequency, i) => [i * 0.042, 1 - i * 0.08, modal(0.2, [[frequency, 1, 0.055], [frequency * 2.01, 0.2, 0.02]])])) },
  pluck: { level: 0.8, make: () => shape(mix(MAX, [[0, 1, string(MAX, 220, { seed: 131, bright: 0.45, sustain: 0.992 })], [0, 0.12, modal(0.12, [[105, 1, 0.04], [205, 0.8, 0.03]])]]), dieAway(MAX)) },
  bassPluck: { level: 0.9, make: () => shape(saturate(mix(MAX, [[0, 1, string(MAX, 110, { seed: 132, bright: 0.12, sustain: 0.993 })], [0, 0.2, modal(0.15, [[110, 1, 0.06], [220, 0.6, 0.04]])]]), 1.6), dieAway(MAX)) },
  brass: { level: 0.7, make: () => brassNote(0.4, 196) },
};
