import type { BreathSource } from './breathSource';
import { decibels } from './gust';

/** The browser's clean-up filters exist to remove exactly the sound of breath. */
const UNFILTERED: MediaStreamConstraints = {
  audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};
/**
 * Measures loudness where the sound is: on the audio thread, by its clock. A timer of the page would be late whenever
 * the page is busy, and hear only part of a breath.
 */
const METER = `registerProcessor('loudness', class extends AudioWorkletProcessor {
  power = 0;
  heard = 0;
  process([[channel]]) {
    if (!channel) return true;
    for (let i = 0; i < channel.length; i++) this.power += channel[i] * channel[i];
    this.heard += channel.length;
    if (this.heard >= 1024) {
      this.port.postMessage({ t: currentTime * 1000, power: this.power / this.heard });
      this.power = 0;
      this.heard = 0;
    }
    return true;
  }
});`;

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
      const meter = URL.createObjectURL(new Blob([METER], { type: 'text/javascript' }));
      await context.audioWorklet.addModule(meter);
      URL.revokeObjectURL(meter);
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
