import { deviceHolds } from './deviceHolds';
import type { Hold, HoldRequest, Holds } from './hold';

/** Longer than it takes a window that has just let go; shorter than anybody wonders. */
const PATIENCE_MS = 600;

let holds: Holds = deviceHolds;
let catchUp: (name: string) => Promise<void> = async () => undefined;
/** What this window has open, and how often. */
const here = new Map<string, { count: number; readonly request: HoldRequest }>();

/** Once, when the stores are opened; tests bring windows of their own. */
export function installHolds(reread: (name: string) => Promise<void>, through: Holds = deviceHolds): void {
  [holds, catchUp] = [through, reread];
  here.clear();
}

function shared(name: string): HoldRequest {
  const known = here.get(name) ?? { count: 0, request: holds.ask(name) };
  known.count += 1;
  here.set(name, known);
  return known.request;
}

function letGo(name: string): void {
  const known = here.get(name);
  if (!known || (known.count -= 1) > 0) return;
  here.delete(name);
  known.request.stop();
  void known.request.granted.then((hold) => hold?.release());
}

/**
 * Opens a document for writing: `opened` is called when no other window has it open any more and it has been read again,
 * `elsewhere` when that takes a while. Returns how to close it.
 */
export function openAlone(name: string, opened: () => void, elsewhere: () => void): () => void {
  let closed = false;
  const { granted } = shared(name);
  const impatience = setTimeout(() => !closed && elsewhere(), PATIENCE_MS);
  void granted.then(async (hold: Hold | undefined) => {
    clearTimeout(impatience);
    if (!hold || closed) return;
    await catchUp(name);
    if (!closed) opened();
  });
  return () => {
    if (closed) return;
    closed = true;
    clearTimeout(impatience);
    letGo(name);
  };
}

/** Does something to a document, unless another window has it open. Returns whether it was done. */
export const doAlone = (name: string, act: () => void): Promise<boolean> =>
  new Promise((resolve) => {
    const close = openAlone(
      name,
      () => {
        act();
        close();
        resolve(true);
      },
      () => {
        close();
        resolve(false);
      },
    );
  });
