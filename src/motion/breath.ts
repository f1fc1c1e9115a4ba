import { requireOptionalNativeModule } from 'expo';
import { requestRecordingPermissionsAsync, setAudioModeAsync, type AudioModule } from 'expo-audio';

import type { BreathSource } from './breathSource';
import { decibels } from './gust';

const SAMPLE_RATE = 16_000;

/** expo-audio offers its microphone stream as a hook only; a source has to work outside a component. */
const native = requireOptionalNativeModule<typeof AudioModule>('ExpoAudio');

export const breathSource: BreathSource = {
  available: () => native !== null,
  async requestPermission() {
    try {
      return (await requestRecordingPermissionsAsync()).granted ? 'granted' : 'denied';
    } catch {
      return 'denied';
    }
  },
  async listen(listener) {
    if (native === null) return undefined;
    try {
      const stream = new native.AudioStream({ sampleRate: SAMPLE_RATE, channels: 1, encoding: 'float32' });
      const subscription = stream.addListener('audioStreamBuffer', (buffer) => {
        listener({ t: buffer.timestamp * 1000, db: decibels(new Float32Array(buffer.data)) });
      });
      await stream.start();
      return () => {
        subscription.remove();
        stream.stop();
        stream.release();
        // The stream takes the whole audio session for the microphone; give it back to the speaker.
        setAudioModeAsync({ allowsRecording: false, playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
      };
    } catch {
      return undefined;
    }
  },
};
