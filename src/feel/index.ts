import { createFeel, type FeelSettings } from './createFeel';
import { playBeat } from './haptics';
import { createSoundPlayer } from './soundPlayer';

interface FeelOptions extends FeelSettings {
  /** A missing motor or speaker must never disturb a game; whoever wants to know can listen. */
  readonly onError: (error: unknown) => void;
}

let options: FeelOptions = { haptics: () => true, sound: () => 1, onError: () => undefined };

/** Wires the player's settings in; they are asked at every event, so a switch works at once. */
export function configureFeel(changes: Partial<FeelOptions>): void {
  options = { ...options, ...changes };
}

const onError = (error: unknown) => options.onError(error);
const sounds = createSoundPlayer(onError);

const core = createFeel(
  {
    haptic: (beat) => playBeat(beat, onError),
    play: (sound, volume, pitch) => sounds.play(sound, volume, pitch),
    now: () => performance.now(),
    after: (ms, then) => {
      setTimeout(then, ms);
    },
  },
  { haptics: () => options.haptics(), sound: () => options.sound() },
);

/** Lets the player feel and hear that something happened. `strength` 0–1, default 1. */
export const feel = core.feel;
/** A list of moments, e.g. the bounces of a throw; returns the off switch. */
export const feelTimeline = core.timeline;

export type { FeelMoment } from './createFeel';
export type { FeelEvent } from './vocabulary';
