import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import type { Size } from '@/table/board/fit';
import { radius, space, useTheme } from '@/theme';
import { Button, Heading, Text, Touchable } from '@/theme/ui';

import { HeldDrawer } from '../drawer/HeldDrawer';
import { ByHand } from './ByHand';

export interface SecretCard {
  readonly key: string;
  readonly words: string;
  face(size: Size): ReactNode;
}

/** How the backs of the cards look. */
export interface CardBack {
  readonly ground: string;
  readonly ink: string;
  readonly mark: string;
}

interface SecretCardsProps {
  /** Whose: "Mira’s hand". */
  readonly label: string;
  readonly cards: readonly SecretCard[];
  readonly back: CardBack;
  /** The faces stand below each other: those that are mostly words. */
  readonly listed?: boolean;
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
export function SecretCards({ label, cards, back, listed = false, most, marks, verb, onChoose }: SecretCardsProps) {
  const { colours } = useTheme();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const chosen = picked.filter((key) => cards.some((card) => card.key === key));
  const touch = (key: string) => {
    const has = chosen.includes(key);
    feel(has ? 'untick' : 'tick');
    setPicked(has ? chosen.filter((each) => each !== key) : [...chosen.slice(most === 1 ? 1 : 0), key].slice(-most));
  };
  const choose = () => {
    setPicked([]);
    onChoose(chosen);
  };
  return (
    <View style={styles.drawer} role="group" aria-label={label}>
      <HeldDrawer label={label}>
        <View style={listed ? styles.list : styles.row}>
          {cards.map(({ key, words, face }, i) => (
            <View key={key} role="img" aria-label={`${i + 1}: ${words}`} style={listed && styles.line}>
              <Text size={listed ? 'body' : 'tiny'} bold align="center">{i + 1}</Text>
              {listed ? <View style={styles.rest}>{face(FACE)}</View> : face(FACE)}
            </View>
          ))}
        </View>
      </HeldDrawer>
      <View style={styles.row}>
        {cards.map(({ key }, i) => {
          const at = chosen.indexOf(key);
          return (
            <ByHand key={key} onPress={() => touch(key)}>
              {(press) => (
                <Touchable
                  aria-label={`Card ${i + 1}${at >= 0 && marks ? `, ${marks[at] ?? ''}` : ''}`} aria-pressed={at >= 0} onPress={press}
                  style={[styles.back, { backgroundColor: back.ground, borderColor: at >= 0 ? colours.accent : back.ink }, at >= 0 && { boxShadow: `0 0 0 3px ${colours.glow}` }]}
                >
                  <Heading level={3} align="center" style={{ color: back.ink }}>{`${i + 1}`}</Heading>
                  {at >= 0 && marks && <Text size="tiny" bold align="center" style={{ color: back.mark }}>{marks[at]}</Text>}
                </Touchable>
              )}
            </ByHand>
          );
        })}
      </View>
      {chosen.length === most && (
        <ByHand onPress={choose}>
          {(press) => <Button kind="primary" label={`${verb} ${chosen.map((key) => cards.findIndex((card) => card.key === key) + 1).join(', ')}`} onPress={press} />}
        </ByHand>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  drawer: { gap: space.tiny },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, justifyContent: 'center' },
  list: { gap: space.hair },
  line: { flexDirection: 'row', gap: space.small, alignItems: 'center' },
  rest: { flex: 1 },
  back: { width: 46, height: 56, borderWidth: 1.5, borderRadius: radius.small, justifyContent: 'center' },
});
