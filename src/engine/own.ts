/** Whether a table itself has an entry of this name; what every object inherits (`constructor`, `__proto__`) does not count. */
export const isOwn = (table: object, name: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(table, name);

/** The entry under a name that came from outside: a file, an address, a label. */
export const own = <T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined => (table && isOwn(table, name) ? table[name] : undefined);
