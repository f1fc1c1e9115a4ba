/** A part of the app that comes when it is first wanted, once. */
export interface Arriving<T> {
  /** The part, if it has come already. */
  readonly here: T | undefined;
  /** Fetches the part; whoever asks while it is under way gets the same one. One that was lost is fetched anew. */
  load(): Promise<T>;
}

export function arriving<T>(fetchPart: () => Promise<T>): Arriving<T> {
  let here: T | undefined;
  let underWay: Promise<T> | undefined;
  return {
    get here() {
      return here;
    },
    load: () =>
      (underWay ??= fetchPart().then(
        (part) => (here = part),
        (error: unknown) => {
          underWay = undefined;
          throw error;
        },
      )),
  };
}

/** A part that was there before anybody wanted it. */
export const arrived = <T>(part: T): Arriving<T> => ({ here: part, load: () => Promise.resolve(part) });

/** Begins to fetch what will be wanted soon. Nobody waits for it: if it is lost, whoever needs it says so. */
export const expectSoon = (...parts: readonly Arriving<unknown>[]): void => parts.forEach((part) => void part.load().catch(() => undefined));
