import type { Voice } from './voice';

/** The browser's own voice, where it has one. */
export const voice: Voice | undefined =
  typeof window !== 'undefined' && 'speechSynthesis' in window
    ? {
        read: (text, onEnd) => {
          window.speechSynthesis.cancel();
          const words = new SpeechSynthesisUtterance(text);
          words.lang = 'en-GB';
          words.rate = 0.92;
          words.onend = onEnd;
          words.onerror = onEnd;
          window.speechSynthesis.speak(words);
        },
        hush: () => window.speechSynthesis.cancel(),
      }
    : undefined;
