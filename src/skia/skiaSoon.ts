/** Fetches Skia without making whoever asks for it any heavier. Only afterwards may a module that draws be loaded. */
export const skiaSoon = async (): Promise<void> => (await import('./loadSkia')).loadSkia();
