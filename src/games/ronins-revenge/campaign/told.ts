import { lastPages } from '../story/telling';
import type { Told } from '../story/told';
import type { Saga } from './saga';

/** A campaign between two matches, or behind its last one, as the log tells it. */
export const toldOf = (saga: Saga): Told => ({ ...saga, part: saga.stage, pages: saga.ending ? lastPages(saga) : [], log: [], omens: [] });
