import type { SoundName } from './sounds';

/** Plays short sounds over each other. Never throws: a game without sound is still a game. */
export interface SoundPlayer {
  play(sound: SoundName, volume: number, pitch: number): void;
}
