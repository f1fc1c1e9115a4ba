import type { SoundName } from './sounds';

/** What a hand can be told, from softest to strongest, and three little phrases. */
export const BEATS = ['selection', 'soft', 'light', 'rigid', 'medium', 'heavy', 'success', 'warning', 'error'] as const;
export type Beat = (typeof BEATS)[number];

/** Milliseconds from the event, and what to feel then. `impact` becomes soft, light, medium or heavy by strength. */
export type HapticNote = readonly [at: number, beat: Beat | 'impact'];

/** Milliseconds from the event, one of the sounds, its loudness (0–1) and its pitch (2, the most that iOS plays, is an octave up). */
export interface SoundNote {
  readonly at?: number;
  /** Several names are variants of one sound: each time another one. */
  readonly sound: SoundName | readonly SoundName[];
  readonly volume?: number;
  readonly pitch?: number;
}

export interface FeelEntry {
  readonly haptic: readonly HapticNote[];
  readonly sound: readonly SoundNote[];
  /** Many of these may come at once; closer together than this they melt into a texture. */
  readonly gapMs?: number;
  /** Strength raises the pitch instead of the loudness: a chain of shots, a count that climbs. */
  readonly climbs?: true;
}

const DICE = ['die1', 'die2', 'die3', 'die4'] as const;
const WOOD = ['wood1', 'wood2'] as const;

/** Semitones as a pitch: 12 is an octave. */
const semitones = (n: number): number => Math.pow(2, n / 12);

/** A little phrase of one instrument: [milliseconds, semitones, loudness]. */
const phrase = (sound: SoundName, notes: readonly (readonly [number, number, number])[]): SoundNote[] =>
  notes.map(([at, tone, volume]) => ({ at, sound, volume, pitch: semitones(tone) }));

function vocabulary<Name extends string>(entries: Record<Name, FeelEntry>): Readonly<Record<Name, FeelEntry>> {
  return entries;
}

/** One vocabulary for all games. What something means decides how it feels; games never name a sound or a buzz. */
export const FEEL = vocabulary({
  // Choosing and being refused
  tick: { haptic: [[0, 'selection']], sound: [{ sound: 'tick', volume: 0.5 }], gapMs: 20, climbs: true },
  untick: { haptic: [[0, 'soft']], sound: [{ sound: 'untick', volume: 0.4 }], gapMs: 20 },
  refuse: { haptic: [[0, 'rigid'], [90, 'rigid']], sound: [{ sound: 'dull', volume: 0.7 }] },
  draw: { haptic: [[0, 'selection']], sound: [{ sound: 'chalk', volume: 0.5 }], gapMs: 40 },
  lock: { haptic: [[0, 'light']], sound: [{ sound: 'click', volume: 0.6 }] },
  assign: { haptic: [[0, 'medium']], sound: [{ sound: 'thud', volume: 0.8 }] },
  undo: { haptic: [[0, 'soft']], sound: [{ sound: 'unwhoosh', volume: 0.5 }] },
  pageTurn: { haptic: [[0, 'soft']], sound: [{ sound: 'page', volume: 0.5 }] },
  passDevice: { haptic: [[0, 'light'], [120, 'light']], sound: [{ sound: 'chime', volume: 0.6 }] },

  // Dice
  grab: { haptic: [[0, 'light']], sound: [{ sound: 'settle', volume: 0.5 }], gapMs: 30 },
  clatter: { haptic: [[0, 'impact']], sound: [{ sound: DICE, volume: 0.8 }], gapMs: 28 },
  badLuck: { haptic: [[0, 'rigid'], [80, 'rigid']], sound: [{ sound: 'dull', pitch: 0.75 }] },
  diceSettle: { haptic: [[0, 'light']], sound: [{ sound: 'settle', volume: 0.7 }], gapMs: 40 },
  throwRelease: { haptic: [[0, 'medium']], sound: [{ sound: 'whoosh', volume: 0.7 }] },
  bounce: { haptic: [[0, 'impact']], sound: [{ sound: WOOD, volume: 0.9 }], gapMs: 30 },
  boardContact: { haptic: [[0, 'soft']], sound: [{ sound: 'board', volume: 0.9 }], gapMs: 40 },
  clack: { haptic: [[0, 'medium']], sound: [{ sound: 'clack', volume: 0.8 }], gapMs: 30 },
  sonarLeft: { haptic: [], sound: [{ sound: 'pingLeft', volume: 0.8 }], gapMs: 90, climbs: true },
  sonarHalfLeft: { haptic: [], sound: [{ sound: 'pingHalfLeft', volume: 0.8 }], gapMs: 90, climbs: true },
  sonarAhead: { haptic: [], sound: [{ sound: 'pingAhead', volume: 0.8 }], gapMs: 90, climbs: true },
  sonarHalfRight: { haptic: [], sound: [{ sound: 'pingHalfRight', volume: 0.8 }], gapMs: 90, climbs: true },
  sonarRight: { haptic: [], sound: [{ sound: 'pingRight', volume: 0.8 }], gapMs: 90, climbs: true },
  bullseye: { haptic: [[0, 'heavy'], [90, 'heavy'], [180, 'heavy']], sound: [{ sound: 'stamp' }, { at: 60, sound: 'sparkle', volume: 0.8 }] },
  landed: { haptic: [[0, 'success']], sound: [{ sound: 'board' }, { at: 70, sound: 'chime', volume: 0.5 }] },
  miss: { haptic: [[0, 'error']], sound: [{ sound: 'dull', pitch: 0.8 }] },
  gate: { haptic: [[0, 'soft']], sound: [{ sound: 'click', volume: 0.4, pitch: 1.3 }] },
  special: { haptic: [[0, 'light'], [80, 'light']], sound: [{ sound: 'sparkle', volume: 0.7 }] },

  // Fighting
  hit: { haptic: [[0, 'medium']], sound: [{ sound: 'hit' }], gapMs: 40 },
  heavyHit: { haptic: [[0, 'heavy']], sound: [{ sound: 'crack' }, { sound: 'hit', pitch: 0.8 }] },
  shot: { haptic: [[0, 'rigid'], [70, 'rigid']], sound: [{ sound: 'shot' }], gapMs: 60, climbs: true },
  dodge: { haptic: [[0, 'light']], sound: [{ sound: 'whoosh', volume: 0.6, pitch: 1.3 }] },
  counter: { haptic: [[0, 'light'], [80, 'light'], [160, 'light']], sound: [{ sound: 'blade', volume: 0.8 }] },
  wound: { haptic: [[0, 'heavy']], sound: [{ sound: 'drum' }], gapMs: 60 },
  severe: { haptic: [[0, 'heavy'], [110, 'medium']], sound: [{ sound: 'deepDrum' }], gapMs: 60 },
  kill: { haptic: [[0, 'heavy']], sound: [{ sound: 'body' }, { sound: 'marker', volume: 0.5 }] },
  cleared: { haptic: [[0, 'heavy'], [120, 'light']], sound: [{ sound: 'cymbal', volume: 0.8 }] },
  bossKill: { haptic: [[0, 'heavy'], [160, 'heavy'], [360, 'success']], sound: [{ sound: 'body' }, { at: 120, sound: 'sting' }, { at: 120, sound: 'cymbal' }] },
  knockOut: { haptic: [[0, 'heavy'], [180, 'medium'], [420, 'soft']], sound: [{ sound: 'body', pitch: 0.8 }, { at: 700, sound: 'breath', volume: 0.7 }] },
  faint: { haptic: [[0, 'warning']], sound: [{ sound: 'body', pitch: 0.8 }, { at: 420, sound: 'breath', volume: 0.7 }] },
  scar: { haptic: [[0, 'warning']], sound: [{ sound: 'scratch', volume: 0.7 }, { at: 110, sound: 'scratch', volume: 0.6, pitch: 1.2 }, { at: 220, sound: 'scratch', volume: 0.5, pitch: 1.4 }] },
  partyDown: { haptic: [[0, 'heavy'], [140, 'heavy']], sound: [{ sound: 'thunder', volume: 0.8 }, { at: 140, sound: 'deepDrum' }] },
  breakAttack: { haptic: [[0, 'rigid'], [70, 'rigid']], sound: [{ sound: 'crack', pitch: 1.2 }, { at: 60, sound: 'shatter', volume: 0.7 }] },
  phaseBreak: { haptic: [[0, 'heavy'], [90, 'heavy'], [180, 'medium'], [270, 'medium'], [360, 'light']], sound: [{ sound: 'shatter' }, { sound: 'deepDrum' }] },
  threat: { haptic: [[0, 'light']], sound: [{ sound: 'slide', volume: 0.5, pitch: 0.8 }] },
  omen: { haptic: [[0, 'soft']], sound: [{ sound: 'deepDrum', volume: 0.6, pitch: 0.8 }] },
  beating: { haptic: [[0, 'error'], [320, 'heavy']], sound: [{ sound: 'thunder' }, { at: 280, sound: 'thunder', volume: 0.6, pitch: 0.7 }] },
  steal: { haptic: [[0, 'rigid'], [60, 'light']], sound: [{ sound: 'slide', pitch: 1.3 }, { at: 90, sound: 'settle', volume: 0.7 }] },
  heal: { haptic: [[0, 'soft'], [140, 'light']], sound: [{ sound: 'breathIn', volume: 0.7 }, { at: 120, sound: 'chime', volume: 0.4, pitch: 1.5 }] },
  levelUp: { haptic: [[0, 'light'], [110, 'medium'], [220, 'success']], sound: phrase('pluck', [[0, 0, 0.7], [110, 4, 0.7], [220, 7, 0.9]]) },

  // Guns, gold and the trail
  clicks: { haptic: [[0, 'rigid'], [130, 'rigid'], [260, 'rigid']], sound: [{ sound: 'empty' }, { at: 130, sound: 'empty' }, { at: 260, sound: 'empty', pitch: 0.9 }] },
  reload: { haptic: [[0, 'light'], [180, 'medium']], sound: [{ sound: 'reload' }] },
  capture: { haptic: [[0, 'medium']], sound: [{ sound: 'tear' }, { at: 180, sound: 'coin', volume: 0.7 }] },
  coin: { haptic: [[0, 'selection']], sound: [{ sound: 'coin', volume: 0.7 }], gapMs: 50 },
  flip: { haptic: [[0, 'soft']], sound: [{ sound: 'card', volume: 0.7 }], gapMs: 40 },
  deal: { haptic: [[0, 'selection']], sound: [{ sound: 'slide', volume: 0.4 }], gapMs: 40 },
  step: { haptic: [[0, 'soft']], sound: [{ sound: 'boots', volume: 0.7 }], gapMs: 90 },
  dust: { haptic: [], sound: [{ sound: 'boots', volume: 0.6 }, { at: 180, sound: 'boots', volume: 0.4 }] },
  blind: { haptic: [], sound: [{ sound: 'breath', volume: 0.7 }] },
  tie: { haptic: [[0, 'soft'], [120, 'soft'], [240, 'soft']], sound: [{ sound: 'wind' }, { at: 260, sound: 'wind', volume: 0.6, pitch: 0.85 }] },
  fade: { haptic: [[0, 'medium']], sound: [{ sound: 'wind', volume: 0.7 }] },
  stamp: { haptic: [[0, 'success']], sound: [{ sound: 'stamp' }] },
  cross: { haptic: [[0, 'light']], sound: [{ sound: 'marker', volume: 0.6 }] },
  scratch: { haptic: [[0, 'soft']], sound: [{ sound: 'scratch', volume: 0.5 }], gapMs: 60 },
  purchase: { haptic: [[0, 'light']], sound: [{ sound: 'click' }, { at: 60, sound: 'coin', volume: 0.6 }] },
  paper: { haptic: [[0, 'soft']], sound: [{ sound: 'paper', volume: 0.6 }] },

  // Time
  clock: { haptic: [[0, 'selection']], sound: [{ sound: 'clock', volume: 0.7 }] },
  heartbeat: { haptic: [[0, 'medium'], [170, 'soft']], sound: [{ sound: 'heart' }, { at: 170, sound: 'heart', volume: 0.6, pitch: 0.9 }] },
  beep: { haptic: [[0, 'heavy'], [120, 'heavy']], sound: [{ sound: 'beep', volume: 0.7 }] },
  bell: { haptic: [[0, 'warning']], sound: [{ sound: 'bell' }] },
  playerDown: { haptic: [[0, 'heavy'], [140, 'heavy'], [300, 'heavy']], sound: [{ sound: 'bell', pitch: 0.7 }, { at: 420, sound: 'bell', pitch: 0.7, volume: 0.6 }] },

  // Endings
  achievement: { haptic: [[0, 'success']], sound: phrase('pluck', [[0, 0, 0.7], [90, 7, 0.8], [180, 12, 0.9]]) },
  victory: {
    haptic: [[0, 'success'], [480, 'success'], [960, 'success']],
    sound: [
      ...phrase('bassPluck', [[0, -5, 0.9], [480, 0, 0.9], [960, -5, 1]]),
      ...phrase('pluck', [[0, -5, 0.6], [120, -1, 0.6], [240, 2, 0.7], [360, 7, 0.7], [480, 4, 0.7], [600, 7, 0.7], [720, 12, 0.8], [960, 11, 0.9], [985, 7, 0.8], [1010, 2, 0.7]]),
    ],
  },
  defeat: {
    haptic: [[0, 'error'], [600, 'heavy']],
    sound: [...phrase('brass', [[0, 0, 0.7], [300, -1, 0.7], [600, -2, 0.7], [900, -3, 0.9], [1150, -3, 0.5]]), { at: 900, sound: 'deepDrum', volume: 0.8 }],
  },
});

export type FeelEvent = keyof typeof FEEL;
export const FEEL_EVENTS = Object.keys(FEEL) as readonly FeelEvent[];
