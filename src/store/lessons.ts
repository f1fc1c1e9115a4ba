import * as v from 'valibot';
import { create } from 'zustand';

import { own } from '@/engine/own';

import { readJson, writeJson } from './storage/document';

export const LESSONS_DOCUMENT = 'lessons';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Where a learner has stopped: the step and every move that led there. */
const BookmarkSchema = v.object({
  step: Count,
  moves: v.array(v.tuple([v.number(), v.unknown()])),
  /** Of the lesson it was put into: in another edition of it the same step would be somewhere else. */
  edition: v.string(),
});
const NoteSchema = v.object({
  taught: v.fallback(v.boolean(), false),
  bookmark: v.fallback(v.optional(BookmarkSchema), undefined),
});
const NotesSchema = v.record(v.string(), NoteSchema);

export type Bookmark = Readonly<v.InferOutput<typeof BookmarkSchema>>;
export type LessonNote = Readonly<v.InferOutput<typeof NoteSchema>>;

/** What there is to remember of a lesson that was never begun. */
export const NEW_LESSON: LessonNote = { taught: false, bookmark: undefined };
const keyOf = (box: string, lesson: string): string => `${box}/${lesson}`;

interface LessonsStore {
  readonly notes: Readonly<Record<string, LessonNote>>;
  open(): void;
  of(box: string, lesson: string): LessonNote;
  putBookmark(box: string, lesson: string, bookmark: Bookmark): void;
  dropBookmark(box: string, lesson: string): void;
  /** The lesson has been gone through to its end. */
  noteTaught(box: string, lesson: string): void;
}

export const useLessons = create<LessonsStore>()((set, get) => {
  const change = (box: string, lesson: string, changes: Partial<LessonNote>): void => {
    const notes = { ...get().notes, [keyOf(box, lesson)]: { ...get().of(box, lesson), ...changes } };
    set({ notes });
    // A bookmark that cannot be stored costs the learner a few steps; the match beside it has its own alarm.
    writeJson(LESSONS_DOCUMENT, notes);
  };
  return {
    notes: {},
    open: () => set({ notes: readJson(LESSONS_DOCUMENT, NotesSchema) ?? {} }),
    of: (box, lesson) => own(get().notes, keyOf(box, lesson)) ?? NEW_LESSON,
    putBookmark: (box, lesson, bookmark) => change(box, lesson, { bookmark }),
    dropBookmark: (box, lesson) => change(box, lesson, { bookmark: undefined }),
    noteTaught: (box, lesson) => change(box, lesson, { taught: true, bookmark: undefined }),
  };
});
