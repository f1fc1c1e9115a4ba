import type { Told } from '../../../story/told';

/** The newest chapter first: it is the one somebody looks for. When all is told, from the beginning. */
export const inOrder = <T>({ ending }: Told, chapters: readonly T[]): readonly T[] => (ending ? chapters : [...chapters].reverse());
