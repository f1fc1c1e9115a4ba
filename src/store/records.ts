import { create } from 'zustand';

import { sameJson } from '@/engine/json';
import { own } from '@/engine/own';

import { NO_RECORDS, RecordsSchema, mergedBoxes, resultOf, withDayStarted, withResult, type BoxRecords, type Boxes, type FinishedMatch } from './recordSheet';
import { isPerson } from './seats';
import { readJson, writeJson } from './storage/document';

const DOCUMENT = 'records';

interface RecordsStore {
  readonly boxes: Boxes;
  open(): void;
  /** Another window has written records: what both know is kept. */
  follow(): void;
  /** Call when a match ends. The same match counts once; matches among bots count for nobody. */
  noteResult(finished: FinishedMatch): void;
  /** Call when a match of a daily game is started. */
  noteDayStarted(box: string, day: string, match: string): void;
}

export const useRecords = create<RecordsStore>()((set, get) => {
  const change = (box: string, records: BoxRecords): void => {
    const boxes = { ...get().boxes, [box]: records };
    set({ boxes });
    writeJson(DOCUMENT, { format: 1, boxes });
  };
  return {
    boxes: {},
    open: () => set({ boxes: readJson(DOCUMENT, RecordsSchema)?.boxes ?? {} }),
    follow: () => {
      const theirs = readJson(DOCUMENT, RecordsSchema)?.boxes ?? {};
      const boxes = mergedBoxes(theirs, get().boxes);
      set({ boxes });
      if (!sameJson(boxes, theirs)) writeJson(DOCUMENT, { format: 1, boxes });
    },
    noteResult: (finished) => {
      const records = own(get().boxes, finished.box) ?? NO_RECORDS;
      if (!finished.players.some(isPerson) || records.results.some(({ match }) => match === finished.match)) return;
      change(finished.box, withResult(records, finished, resultOf(finished, Date.now())));
    },
    noteDayStarted: (box, day, match) => change(box, withDayStarted(own(get().boxes, box) ?? NO_RECORDS, day, match)),
  };
});
