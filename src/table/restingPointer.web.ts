/** The move that brings a pointer somewhere is told around the same time as where it has come to. */
const SAME_MOVE_MS = 100;

const last = { x: NaN, y: NaN, moved: -Infinity, pressed: -Infinity };

/**
 * Browsers tell of a pointer that rests as if it had moved, when something new comes to lie under it; and of a mouse
 * where a finger has tapped. A mouse has moved only where it is elsewhere afterwards.
 */
document.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
  if (pointerType === 'touch' || (clientX === last.x && clientY === last.y)) return;
  Object.assign(last, { x: clientX, y: clientY, moved: Date.now() });
}, { capture: true, passive: true });
document.addEventListener('pointerdown', ({ clientX, clientY }) => Object.assign(last, { x: clientX, y: clientY, pressed: Date.now() }), { capture: true, passive: true });

/** Whether the pointer has moved here since then and pressed nothing: only then does it ask what lies under it. */
export const hasComeSince = (moment: number): boolean => last.moved >= moment - SAME_MOVE_MS && last.moved > last.pressed;
