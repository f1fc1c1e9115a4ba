import { StyleSheet, View } from 'react-native';

import { handOver } from '@/store/files';
import { space } from '@/theme';
import { Button } from '@/theme/ui';

import type { Told } from '../../story/told';
import { Tool } from './ReaderTools';
import { keepsake } from './reading/pageText';

export const keepStory = (view: Told): Promise<unknown> => handOver('souls-of-kurokai.txt', keepsake(view), 'text/plain');

/** The same among the tools of the page, where there is little room. */
export const KeepTool = ({ view }: { readonly view: Told }) => <Tool label="Keep or share this story" words="Keep" onPress={() => void keepStory(view)} />;

interface LastWordProps {
  readonly view: Told;
  /** Keeping it is left to the tools. */
  readonly brief: boolean;
  onShut(): void;
}

/** Under the last page: the whole of it may be kept, and the book is shut. */
export function LastWord({ view, brief, onShut }: LastWordProps) {
  return (
    <View style={styles.lastWord}>
      {!brief && <Button large icon="share" label="Keep or share this story" onPress={() => void keepStory(view)} />}
      <Button large kind="primary" label="Shut the book" onPress={onShut} />
    </View>
  );
}

const styles = StyleSheet.create({ lastWord: { padding: space.medium, gap: space.small } });
