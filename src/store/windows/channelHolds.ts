import type { Hold, Holds } from './hold';

/** What windows say to each other about a name. */
export type Word = { readonly say: 'mayI' | 'no'; readonly name: string; readonly ticket: number };

export interface Channel {
  tell(word: Word): void;
  listen(heard: (word: Word) => void): void;
}

/** A window that is alive answers sooner. */
const ANSWER_MS = 250;
const ASK_AGAIN_MS = 1000;

/**
 * Holds where the browser has no locks (a page that is not served securely): whoever wants something asks around, and
 * has it if nobody objects. Of two that ask at once the one with the smaller ticket goes first.
 */
export function channelHolds(channel: Channel, drawTicket: () => number = Math.random): Holds {
  const held = new Set<string>();
  const asking = new Map<string, { readonly ticket: number; refused: boolean }>();
  channel.listen(({ say, name, ticket }) => {
    const own = asking.get(name);
    if (say === 'mayI' && (held.has(name) || (own && own.ticket < ticket))) channel.tell({ say: 'no', name, ticket });
    if (say === 'no' && own && own.ticket === ticket) own.refused = true;
  });
  const keep = (name: string): Hold => {
    held.add(name);
    return { release: () => void held.delete(name) };
  };
  return {
    ask: (name) => {
      let given = false;
      let handle: ReturnType<typeof setTimeout>;
      let resolve: (hold: Hold | undefined) => void = () => undefined;
      const granted = new Promise<Hold | undefined>((done) => (resolve = done));
      const askAround = () => {
        const request = { ticket: drawTicket(), refused: false };
        asking.set(name, request);
        channel.tell({ say: 'mayI', name, ticket: request.ticket });
        handle = setTimeout(() => {
          asking.delete(name);
          if (given) return;
          if (request.refused || held.has(name)) handle = setTimeout(askAround, ASK_AGAIN_MS);
          else resolve(keep(name));
        }, ANSWER_MS);
      };
      askAround();
      return {
        granted,
        stop: () => {
          given = true;
          clearTimeout(handle);
          asking.delete(name);
          resolve(undefined);
        },
      };
    },
  };
}
