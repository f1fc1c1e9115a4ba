import { arrived } from '@/box/arriving';

export * from './laterParts';

/** An app has all of it from the beginning. */
export const later = arrived(undefined);
