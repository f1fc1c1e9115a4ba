import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, IconButton, Text } from '@/theme/ui';

import { REQUIREMENTS } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import { REQUIREMENT_ICONS } from '../emblems';
import type { Method } from './acts';
import { FEATS } from './feats';
import { useSeen } from './seen';

/** Narrower than this, words on the button would push the throw's name over the edge. */
const WORDED = 240;

/** A card for a throw one has never made. It blocks nothing: throwing puts it away as well. */
export function FirstTime({ ids, method, top }: { ids: readonly RequirementId[]; method: Method; /** Below the signs that hang from the monster. */ top: number }) {
  const { colours } = useTheme();
  const explained = useSeen(({ explained: told }) => told);
  const note = useSeen((store) => store.note);
  const [width, setWidth] = useState(WORDED);
  const id = ids.find((each) => !explained.includes(each));
  if (id === undefined) return null;
  const { touch, sensor } = FEATS[id];
  return (
    <View style={[styles.wrap, { top }]} pointerEvents="box-none" onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}>
      <View pointerEvents="box-none" style={[styles.card, { backgroundColor: colours.card, borderColor: colours.accent }]}>
        <View pointerEvents="box-none" style={styles.head}>
          <Icon name={REQUIREMENT_ICONS[id]} size={28} colour={colours.accent} />
          <Heading level={3} style={styles.name}>{REQUIREMENTS[id].name}</Heading>
          {width < WORDED ? <IconButton icon="check-mark" label="Got it" tone="accent" onPress={() => note([id])} /> : <Button label="Got it" onPress={() => note([id])} />}
        </View>
        <Text size="small" style={styles.through}>{method === 'sensor' ? (sensor ?? touch) : touch}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  wrap: { position: 'absolute', left: 54, right: 54, zIndex: 2, bottom: space.hair, alignItems: 'center' },
  // Six heroes leave a phone little table: the words give way before the button does.
  card: { gap: space.tiny, borderWidth: 2, borderRadius: radius.large, padding: space.small, width: '100%', maxWidth: 400, maxHeight: '100%', overflow: 'hidden' },
  name: { flex: 1, pointerEvents: 'none' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  through: { pointerEvents: 'none' },
});
