import { RateLimit } from './rateLimit';
import type { SoundName } from './sounds';
import { FEEL, type Beat, type FeelEvent, type HapticNote, type SoundNote } from './vocabulary';

export interface FeelSettings {
  readonly haptics: () => boolean;
  /** Loudness from 0 (off) to 1. */
  readonly sound: () => number;
}

/** What the core needs from the device; replaced in tests. */
export interface FeelPorts {
  readonly haptic: (beat: Beat) => void;
  readonly play: (sound: SoundName, volume: number, pitch: number) => void;
  readonly now: () => number;
  readonly after: (ms: number, then: () => void) => void;
}

export interface FeelMoment {
  /** Milliseconds from now. */
  readonly at: number;
  readonly event: FeelEvent;
  readonly strength?: number;
}

export interface Feel {
  /** `strength` 0–1 scales loudness and impact (or pitch, for events that climb). */
  feel(event: FeelEvent, strength?: number): void;
  /** A whole list at its times, e.g. the bounces of a throw. Returns the off switch. */
  timeline(moments: readonly FeelMoment[]): () => void;
}

/** Fainter than this is neither felt nor heard. */
const FAINT = 0.05;
/** A motor needs this long to say two separate things. */
const MOTOR_GAP_MS = 60;
const DEFAULT_GAP_MS = 25;
/** Seconds of the same sound never sound alike: small changes of pitch, in a fixed round. */
const DETUNE = [1, 0.96, 1.04, 0.98, 1.06, 0.94, 1.02] as const;

function impactBeat(strength: number): Beat {
  if (strength < 0.25) return 'soft';
  if (strength < 0.5) return 'light';
  return strength < 0.8 ? 'medium' : 'heavy';
}

export function createFeel(ports: FeelPorts, settings: FeelSettings): Feel {
  const motor = new RateLimit();
  const ear = new RateLimit();
  let turn = 0;

  const at = (ms: number, then: () => void) => (ms === 0 ? then() : ports.after(ms, then));

  const touch = ([ms, beat]: HapticNote, strength: number) =>
    at(ms, () => {
      if (settings.haptics()) ports.haptic(beat === 'impact' ? impactBeat(strength) : beat);
    });

  const sing = (note: SoundNote, strength: number, varied: boolean, climbs: boolean) => {
    turn += 1;
    const names = typeof note.sound === 'string' ? [note.sound] : note.sound;
    const name = names[turn % names.length];
    const pitch = (note.pitch ?? 1) * (varied ? (DETUNE[turn % DETUNE.length] ?? 1) : 1) * (climbs ? 0.8 + 0.6 * strength : 1);
    at(note.at ?? 0, () => {
      // Loudness is heard by its square: half the strength should sound half as strong.
      const volume = settings.sound() * (note.volume ?? 1) * (climbs ? 1 : strength * (0.4 + 0.6 * strength));
      if (name !== undefined && volume > 0) ports.play(name, Math.min(1, volume), pitch);
    });
  };

  const feel = (event: FeelEvent, strength = 1) => {
    const entry = FEEL[event];
    const force = Math.min(1, Math.max(0, strength));
    if (force < FAINT) return;
    const now = ports.now();
    const gap = entry.gapMs ?? DEFAULT_GAP_MS;
    // One motor for everything that comes in swarms; single events always get through to it.
    const swarm = entry.gapMs !== undefined;
    if (entry.haptic.length > 0 && motor.allow(swarm ? 'swarm' : event, now, force, swarm ? MOTOR_GAP_MS : gap)) {
      for (const note of entry.haptic) touch(note, force);
    }
    if (ear.allow(event, now, force, gap)) {
      for (const note of entry.sound) sing(note, force, swarm, entry.climbs === true);
    }
  };

  return {
    feel,
    timeline(moments) {
      let live = true;
      for (const { at: ms, event, strength } of moments) {
        at(ms, () => {
          if (live) feel(event, strength);
        });
      }
      return () => {
        live = false;
      };
    },
  };
}
