import { StyleSheet } from 'react-native';

import { Scroll } from '@/table/kit/layout/Scroll';
import { space } from '@/theme';

import { chronicleOf } from '../../../story/chronicle';
import type { StoryState } from '../../../story/state';
import { ChapterMap } from './ChapterMap';

/** The way through the present chapter, beside the book where there is room for it. */
export function ChapterNow({ view }: { readonly view: StoryState }) {
  const told = chronicleOf(view).filter(({ when }) => when === 'now');
  return <Scroll label="The way through this chapter" style={styles.room}>{told.map((chapter) => <ChapterMap key={chapter.chapter} told={chapter} />)}</Scroll>;
}

const styles = StyleSheet.create({ room: { flex: 1, padding: space.small } });
