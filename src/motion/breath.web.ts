import type { BreathSource } from './breathSource';
import { decibels } from './gust';

/** The browser's clean-up filters exist to remove exactly the sound of breath. */
const UNFILTERED: MediaStreamConstraints = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};
/**
 * Measures loudness where the sound is: on the audio thread, by its clock. A timer of the page would be late whenever
 * the page is busy, and hear only part of a breath. A file of its own, because the page runs only what was shipped.
 */
const METER = '/loudness.js';

interface Loudness {
  readonly t: number;
  /** Mean square of the samples. */
  readonly power: number;
}

function microphone(): MediaDevices | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.mediaDevices;
}

function close(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

export const breathSource: BreathSource = {
  available: () => typeof microphone()?.getUserMedia === 'function' && typeof AudioContext !== 'undefined',
  async requestPermission() {
    try {
      const stream = await microphone()?.getUserMedia(UNFILTERED);
      if (stream === undefined) return 'denied';
      close(stream);
      return 'granted';
    } catch {
      return 'denied';
    }
  },
  async listen(listener) {
    try {
      const stream = await microphone()?.getUserMedia(UNFILTERED);
      if (stream === undefined) return undefined;
      const context = new AudioContext();
      await context.audioWorklet.addModule(METER);
      const loudness = new AudioWorkletNode(context, 'loudness');
      loudness.port.onmessage = ({ data: { t, power } }: MessageEvent<Loudness>) => listener({ t, db: decibels([Math.sqrt(power)]) });
      // Only what leads to a loudspeaker is computed; the meter itself puts out silence.
      context.createMediaStreamSource(stream).connect(loudness).connect(context.destination);
      return () => {
        loudness.port.onmessage = null;
        close(stream);
        context.close().catch(() => undefined);
      };
    } catch {
      return undefined;
    }
  },
};
