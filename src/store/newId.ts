/** Short, unique on a device, and safe in an address. Chance from outside the rules: ids and seeds of new matches. */
export const newId = (): string =>
  Date.now().toString(36) + Math.floor(Math.random() * 0x100000000).toString(36).padStart(7, '0');
