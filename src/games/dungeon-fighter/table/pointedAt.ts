/** Names of what lessons point at besides buttons and hotspots. */
export const MIDDLE = 'The middle of the board';
export const RIM = 'The rim of the board';
export const DIE_IN_HAND = 'The die in your hand';
