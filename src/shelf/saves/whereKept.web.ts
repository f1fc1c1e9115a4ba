/** A page cannot tell whether its window is a private one: so everybody is told what that would mean. */
export const WHERE_KEPT = 'Everything is kept in this browser. A private window forgets it all when it closes: export what you want to keep.';
