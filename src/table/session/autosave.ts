import type { Written } from '@/store/storage/document';

/** Writes soon after a change, once for a burst of changes, and at once when the app may be about to go. */
export class Autosave {
  private handle: ReturnType<typeof setTimeout> | undefined;
  private unwritten = false;
  private trouble: string | undefined;

  constructor(
    /** Undefined: there is nothing to store. What could not be written is tried again with the next change. */
    private readonly write: () => Written | undefined,
    /** Why it could not be written: said once, not after every change. */
    private readonly tell: (words: string) => void,
    private readonly delayMs = 20,
  ) {}

  changed(): void {
    this.unwritten = true;
    this.handle ??= setTimeout(() => this.flush(), this.delayMs);
  }

  flush(): void {
    clearTimeout(this.handle);
    this.handle = undefined;
    if (!this.unwritten) return;
    const written = this.write();
    const trouble = written?.ok === false ? written.words : undefined;
    this.unwritten = trouble !== undefined;
    if (trouble !== undefined && trouble !== this.trouble) this.tell(trouble);
    this.trouble = trouble;
  }
}
