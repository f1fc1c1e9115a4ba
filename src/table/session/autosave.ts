/** Writes soon after a change, once for a burst of changes, and at once when the app may be about to go. */
export class Autosave {
  private handle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly write: () => void,
    private readonly delayMs = 300,
  ) {}

  changed(): void {
    this.handle ??= setTimeout(() => this.flush(), this.delayMs);
  }

  flush(): void {
    if (this.handle === undefined) return;
    clearTimeout(this.handle);
    this.handle = undefined;
    this.write();
  }
}
