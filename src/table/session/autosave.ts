/** Writes soon after a change, once for a burst of changes, and at once when the app may be about to go. */
export class Autosave {
  private handle: ReturnType<typeof setTimeout> | undefined;
  private unwritten = false;

  constructor(
    /** Whether it is written now; what is not is tried again with the next change. */
    private readonly write: () => boolean,
    private readonly delayMs = 20,
  ) {}

  changed(): void {
    this.unwritten = true;
    this.handle ??= setTimeout(() => this.flush(), this.delayMs);
  }

  flush(): void {
    clearTimeout(this.handle);
    this.handle = undefined;
    if (this.unwritten) this.unwritten = !this.write();
  }
}
