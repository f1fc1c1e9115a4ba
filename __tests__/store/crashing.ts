import type { KeyValue } from '@/store/storage/keyValue';

/** The battery falls out: nothing after this reaches storage. */
export class PowerCut extends Error {}

export class QuotaExceeded extends Error {
  override readonly name = 'QuotaExceededError';
}

/** Storage in memory that survives its own crash, so that a test can look at what is left. */
export class BreakableStorage implements KeyValue {
  readonly kept = new Map<string, string>();
  /** Changes that still succeed; the next one is where it breaks. */
  changesLeft = Infinity;
  failure: () => Error = () => new PowerCut();
  /** After a power cut everything fails; after a quota error only that one write. */
  staysBroken = true;

  get = (key: string): string | undefined => this.kept.get(key);
  keys = (): readonly string[] => [...this.kept.keys()];

  set = (key: string, value: string): void => {
    this.change();
    this.kept.set(key, value);
  };

  remove = (key: string): void => {
    this.change();
    this.kept.delete(key);
  };

  private change(): void {
    if (this.changesLeft <= 0) {
      if (!this.staysBroken) this.changesLeft = Infinity;
      throw this.failure();
    }
    this.changesLeft -= 1;
  }
}
