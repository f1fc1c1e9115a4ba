import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import type { HeroId } from '../../../content/terms';
import { lootName } from '../../../story/loot';
import type { StoryState } from '../../../story/state';
import { nameOf } from '../../../story/words';
import { lootWords } from './lootWords';

/** What a hero has won so far, for whoever asks: Flask, relics, what is used once, and what can be worn (RR-440, RR-447). */
export function Belongings({ view, hero }: { readonly view: StoryState; readonly hero: HeroId }) {
  const [open, setOpen] = useState(false);
  const { flask, cards } = view.party[hero];
  const owned = [...(flask ? [flask] : []), ...cards];
  if (owned.length === 0) return null;
  return (
    <View style={styles.list}>
      <Button label={open ? `What ${nameOf(hero)} has won: hide it` : `What ${nameOf(hero)} has won: ${owned.length}`} onPress={() => setOpen(!open)} />
      {open && owned.map((card) => {
        const { kind, words } = lootWords(card, hero);
        return (
          <Text key={card} size="small" tone="dim">
            <Text size="small" bold>{`${lootName(card)}, ${kind.toLowerCase()}. `}</Text>
            {words}
          </Text>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({ list: { gap: space.small } });
