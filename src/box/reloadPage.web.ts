/** Loads the page anew: after an update, a page of the old version may miss what only the old version had. */
export const reloadPage: (() => void) | undefined = () => globalThis.location.reload();
