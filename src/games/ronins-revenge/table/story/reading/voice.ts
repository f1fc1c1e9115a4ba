/** Somebody who reads a page aloud. */
export interface Voice {
  /** `onEnd`: the last word has been said, or reading was broken off. */
  read(text: string, onEnd: () => void): void;
  hush(): void;
}
