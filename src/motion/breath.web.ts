import type { BreathSource } from './breathSource';
import { decibels } from './gust';

/** The browser's clean-up filters exist to remove exactly the sound of breath. */
const UNFILTERED: MediaStreamConstraints = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};
const LEVEL_EVERY_MS = 25;
const WINDOW_SAMPLES = 1024;

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
      const analyser = context.createAnalyser();
      analyser.fftSize = WINDOW_SAMPLES;
      context.createMediaStreamSource(stream).connect(analyser);
      const heard = new Float32Array(WINDOW_SAMPLES);
      const timer = setInterval(() => {
        analyser.getFloatTimeDomainData(heard);
        listener({ t: performance.now(), db: decibels(heard) });
      }, LEVEL_EVERY_MS);
      return () => {
        clearInterval(timer);
        close(stream);
        context.close().catch(() => undefined);
      };
    } catch {
      return undefined;
    }
  },
};
