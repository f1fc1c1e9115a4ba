import type { ObjectKind, ZoneToken } from '../content/terms';

/** What ground and things are called, on the table, in the log and in the rulebook. */
export const TOKEN_NAMES: Readonly<Record<ZoneToken, string>> = {
  high: 'High Ground', difficult: 'Difficult Ground', fire: 'Fire', poison: 'Poison', spikes: 'Spikes', corruption: 'Corruption', web: 'Web', flood: 'Flood', bones: 'Bones', gnawed: 'Gnawed Ground',
};

export const OBJECT_NAMES: Readonly<Record<ObjectKind, string>> = { shrine: 'Shrine', barrel: 'Oil Barrel', pot: 'Sealed Pot', statue: 'Statue', pillar: 'Pillar', trough: 'Quench Trough' };

const MANY: readonly ZoneToken[] = ['spikes', 'bones'];

/** “Fire spreads”, “Spikes spread”: the name with its verb. */
export const tokenDoes = (token: ZoneToken, one: string, many: string): string => `${TOKEN_NAMES[token]} ${MANY.includes(token) ? many : one}`;

/** “an Oil Barrel”, “a Shrine”. */
export const anObject = (kind: ObjectKind): string => `${/^[AEIO]/.test(OBJECT_NAMES[kind]) ? 'an' : 'a'} ${OBJECT_NAMES[kind]}`;
