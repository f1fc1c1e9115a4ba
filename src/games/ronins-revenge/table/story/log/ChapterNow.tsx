import { StyleSheet } from 'react-native';

import { Scroll } from '@/table/kit/layout/Scroll';
import { space } from '@/theme';

import { chronicleOf } from '../../../story/chronicle';
import type { StoryState } from '../../../story/state';
import { ChapterMap } from './ChapterMap';

/** The way through the present chapter, or when all is told through the last one, beside the book where there is room for it. */
export function ChapterNow({ view }: { readonly view: StoryState }) {
  const told = chronicleOf(view).slice(-1);
  return <Scroll label="The way through this chapter" style={styles.room}>{told.map((chapter) => <ChapterMap key={chapter.chapter} told={chapter} unfolded />)}</Scroll>;
}

const styles = StyleSheet.create({ room: { flex: 1, padding: space.small } });
