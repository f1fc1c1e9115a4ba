import { useState } from 'react';

import { useSettings } from '@/store/settings';

import type { Page, StoryState } from '../../story/state';
import { Tool } from './ReaderTools';
import { pageText, spoken } from './reading/pageText';
import { voice } from './reading/readAloud';

const LETTERS = [0.85, 1, 1.2, 1.45] as const;

/** Aloud, and the size of the letters. */
export function PageTools({ view, page }: { readonly view: StoryState; readonly page: Page }) {
  const { readingScale, change } = useSettings();
  const [aloud, setAloud] = useState(false);
  const text = spoken(pageText(view, page));
  const read = () => {
    if (aloud) voice?.hush();
    else voice?.read(text, () => setAloud(false));
    setAloud(!aloud);
  };
  const resize = () => change({ readingScale: LETTERS[(LETTERS.findIndex((each) => each === readingScale) + 1) % LETTERS.length] ?? 1 });
  return (
    <>
      {voice && <Tool label={aloud ? 'Quiet: stop reading' : 'Aloud: read this page'} words={aloud ? 'Quiet' : 'Aloud'} onPress={read} />}
      <Tool label="Aa: size of the letters" words="Aa" onPress={resize} />
    </>
  );
}
