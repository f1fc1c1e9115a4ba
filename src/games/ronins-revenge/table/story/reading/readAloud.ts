import { requireOptionalNativeModule } from 'expo';

import type { Voice } from './voice';

const ENDS = ['Exponent.speakingDone', 'Exponent.speakingStopped', 'Exponent.speakingError'] as const;

/** What expo-speech brings to a device. Asked for by its name: an app that was built without it has no voice, and still opens. */
interface SpeechModule {
  speak(id: string, text: string, options: { readonly language: string; readonly rate: number }): void;
  stop(): unknown;
  addListener(event: (typeof ENDS)[number], listener: (said: { readonly id: string }) => void): { remove(): void };
}

const speech = requireOptionalNativeModule<SpeechModule>('ExpoSpeech');
let utterances = 0;

/** The device's own voice; where there is none, nobody offers to read. */
export const voice: Voice | undefined = speech
  ? {
      read: (text, onEnd) => {
        speech.stop();
        utterances += 1;
        const page = `page ${utterances}`;
        const listening = ENDS.map((event) => speech.addListener(event, ({ id }) => {
          if (id !== page) return;
          for (const each of listening) each.remove();
          onEnd();
        }));
        speech.speak(page, text, { language: 'en-GB', rate: 0.92 });
      },
      hush: () => void speech.stop(),
    }
  : undefined;
