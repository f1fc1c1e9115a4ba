/** Whether the pointer came to rest by itself since then. Only browsers know of one that did not: see the file for them. */
export const hasComeSince = (_moment: number): boolean => true;
