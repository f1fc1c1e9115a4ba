import type { ownKinds as all } from './ownKinds';

/** In a browser they come with the rules of their boss (`fetchOwn.web.ts`); the moves that answer them are known before. */
export const ownKinds = {} as typeof all;
