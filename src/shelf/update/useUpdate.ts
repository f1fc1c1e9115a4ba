/** An installed app is updated by its store. */
export const useUpdate = (): (() => void) | undefined => undefined;
