/** An app that is installed has no page to load anew. */
export const reloadPage: (() => void) | undefined = undefined;
