import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import type { Size } from '@/table/board/fit';
import { HeldDrawer } from '@/table/kit/drawer/HeldDrawer';
import { space } from '@/theme';
import { Button, Heading, Text } from '@/theme/ui';

import { INK } from '../look';
import { Tap } from '../parts/Tap';

export interface SecretCard {
  readonly key: string;
  readonly words: string;
  face(size: Size): ReactNode;
}

interface SecretCardsProps {
  /** Whose: "Mira’s hand". */
  readonly label: string;
  readonly cards: readonly SecretCard[];
  /** How many are chosen. */
  readonly most: number;
  /** What stands on the nth chosen one: "+2". */
  readonly marks?: readonly string[];
  /** What is done with them: "Keep". */
  readonly verb: string;
  onChoose(keys: readonly string[]): void;
}

const FACE: Size = { width: 62, height: 102 };

/**
 * Cards at somebody’s edge of the table. They lie face down under numbers; while the drawer is held their faces are seen
 * under the same numbers. So one looks under one’s hand, lets go, and touches a number.
 */
export function SecretCards({ label, cards, most, marks, verb, onChoose }: SecretCardsProps) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.filter((key) => cards.some((card) => card.key === key));
  const touch = (key: string) => {
    const has = chosen.includes(key);
    feel(has ? 'untick' : 'tick');
    setPicked(has ? chosen.filter((each) => each !== key) : [...chosen.slice(most === 1 ? 1 : 0), key].slice(-most));
  };
  return (
    <View style={styles.drawer} role="group" aria-label={label}>
      <HeldDrawer label={label}>
        <View style={styles.row}>
          {cards.map(({ key, words, face }, i) => (
            <View key={key} role="img" aria-label={`${i + 1}: ${words}`}>
              <Text size="tiny" bold align="center">{i + 1}</Text>
              {face(FACE)}
            </View>
          ))}
        </View>
      </HeldDrawer>
      <View style={styles.row}>
        {cards.map(({ key }, i) => {
          const at = chosen.indexOf(key);
          return (
            <Tap key={key} label={`Card ${i + 1}${at >= 0 && marks ? `, ${marks[at] ?? ''}` : ''}`} pressed={at >= 0} onPress={() => touch(key)} style={styles.back}>
              <Heading level={3} align="center" style={styles.number}>{`${i + 1}`}</Heading>
              {at >= 0 && marks && <Text size="tiny" bold align="center" style={styles.mark}>{marks[at]}</Text>}
            </Tap>
          );
        })}
      </View>
      {chosen.length === most && (
        <Button
          kind="primary"
          label={`${verb} ${chosen.map((key) => cards.findIndex((card) => card.key === key) + 1).join(', ')}`}
          onPress={() => {
            setPicked([]);
            onChoose(chosen);
          }}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  drawer: { gap: space.tiny },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, justifyContent: 'center' },
  back: { width: 46, height: 56, backgroundColor: INK.blood, borderColor: INK.black },
  number: { color: INK.cream },
  mark: { color: INK.gold },
});
