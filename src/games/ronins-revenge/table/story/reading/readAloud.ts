/** A device without a voice of its own: nobody offers to read. */
export const voice: { read(text: string): void; hush(): void } | undefined = undefined;
