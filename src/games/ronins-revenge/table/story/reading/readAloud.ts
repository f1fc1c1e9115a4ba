import { requireOptionalNativeModule } from 'expo';

/** What expo-speech brings to a device. Asked for by its name: an app that was built without it has no voice, and still opens. */
interface SpeechModule {
  speak(id: string, text: string, options: { readonly language: string; readonly rate: number }): void;
  stop(): unknown;
}

const speech = requireOptionalNativeModule<SpeechModule>('ExpoSpeech');
let utterances = 0;

/** The device's own voice; where there is none, nobody offers to read. */
export const voice: { read(text: string): void; hush(): void } | undefined = speech
  ? {
      read: (text) => {
        speech.stop();
        utterances += 1;
        speech.speak(`page ${utterances}`, text, { language: 'en-GB', rate: 0.92 });
      },
      hush: () => void speech.stop(),
    }
  : undefined;
