import type { Holds } from './hold';

/** The browser's own locks: they are never held by a window that has died. */
export const lockHolds = (locks: LockManager): Holds => ({
  ask: (name) => {
    const impatience = new AbortController();
    const granted = new Promise<{ release(): void } | undefined>((resolve) => {
      const keep = () => new Promise<void>((release) => resolve({ release }));
      locks.request(name, { signal: impatience.signal }, keep).catch(() => resolve(undefined));
    });
    return { granted, stop: () => impatience.abort() };
  },
});
