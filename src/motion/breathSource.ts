import type { LevelSample } from './gust';

export type BreathPermission = 'unknown' | 'granted' | 'denied';

/** The microphone as a stream of loudness. Sound itself is measured and dropped: never kept, never written. */
export interface BreathSource {
  available(): boolean;
  /** Call from a tap. Never rejects. */
  requestPermission(): Promise<BreathPermission>;
  /** Resolves to the off switch, or to undefined where there is no microphone or no permission. */
  listen(listener: (level: LevelSample) => void): Promise<(() => void) | undefined>;
}
