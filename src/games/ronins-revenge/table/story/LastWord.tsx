import { StyleSheet, View } from 'react-native';

import { handOver } from '@/store/files';
import { space } from '@/theme';
import { Button } from '@/theme/ui';

import type { Told } from '../../story/told';
import { keepsake } from './reading/pageText';

export const keepStory = (view: Told): Promise<unknown> => handOver('souls-of-kurokai.txt', keepsake(view), 'text/plain');

/** Under the last page: the whole of it may be kept, and the book is shut. */
export function LastWord({ view, onShut }: { readonly view: Told; onShut(): void }) {
  return (
    <View style={styles.lastWord}>
      <Button large icon="share" label="Keep or share this story" onPress={() => void keepStory(view)} />
      <Button large kind="primary" label="Shut the book" onPress={onShut} />
    </View>
  );
}

const styles = StyleSheet.create({ lastWord: { padding: space.medium, gap: space.small } });
