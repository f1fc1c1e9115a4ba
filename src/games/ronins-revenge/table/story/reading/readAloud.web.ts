/** The browser's own voice, where it has one. */
export const voice: { read(text: string): void; hush(): void } | undefined =
  typeof window !== 'undefined' && 'speechSynthesis' in window
    ? {
        read: (text) => {
          window.speechSynthesis.cancel();
          const words = new SpeechSynthesisUtterance(text);
          words.lang = 'en-GB';
          words.rate = 0.92;
          window.speechSynthesis.speak(words);
        },
        hush: () => window.speechSynthesis.cancel(),
      }
    : undefined;
