/** Where matches lie, and when they would be gone. */
export const WHERE_KEPT = 'Everything is kept on this device. Export a match to have it elsewhere too.';
