/** Being the only window of the app that has something open; it ends when the window does. */
export interface Hold {
  release(): void;
}

/** Asks for a hold and waits until it can be had; `stop` gives up waiting. Undefined: given up. */
export interface HoldRequest {
  readonly granted: Promise<Hold | undefined>;
  stop(): void;
}

/** How windows agree on who has what. */
export interface Holds {
  ask(name: string): HoldRequest;
}

/** A device without windows: everything can be had at once. */
export const soleWindow: Holds = { ask: () => ({ granted: Promise.resolve({ release: () => undefined }), stop: () => undefined }) };
