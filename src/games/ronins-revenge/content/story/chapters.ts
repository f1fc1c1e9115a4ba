import type { Chapter } from './chapter';
import { CHAPTER_01 } from './chapters/chapter01';
import { CHAPTER_02 } from './chapters/chapter02';
import { CHAPTER_03 } from './chapters/chapter03';
import { CHAPTER_04 } from './chapters/chapter04';
import { CHAPTER_05 } from './chapters/chapter05';
import { CHAPTER_06 } from './chapters/chapter06';
import { CHAPTER_07 } from './chapters/chapter07';
import { CHAPTER_08 } from './chapters/chapter08';
import { CHAPTER_09 } from './chapters/chapter09';
import { CHAPTER_10 } from './chapters/chapter10';

/**
 * All of the prose. Only the story phase imports this, and the story phase arrives when a chapter is opened: a shelf, a
 * battle and a campaign's page do without it.
 */
export const CHAPTERS: readonly Chapter[] = [
  CHAPTER_01, CHAPTER_02, CHAPTER_03, CHAPTER_04, CHAPTER_05, CHAPTER_06, CHAPTER_07, CHAPTER_08, CHAPTER_09, CHAPTER_10,
];

export function chapterOf(id: number): Chapter {
  const chapter = CHAPTERS[id - 1];
  if (!chapter) throw new RangeError(`there is no chapter ${id}`);
  return chapter;
}
