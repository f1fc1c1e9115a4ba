import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { DiceTray } from '@/dice/DiceTray';
import { Random } from '@/engine/random';
import { feel } from '@/feel';
import { newId } from '@/store/newId';
import { space, useTheme } from '@/theme';
import { Button, Sheet, Text } from '@/theme/ui';

import { FACE_NAMES } from '../../content/dice';
import { BRAWL_DICE, brawl, brawlWords, type BrawlThrow } from '../brawl';
import { count } from '../words';
import { FELT, FIGHTING_LOOK, IN_HAND_LOOK, faceIndex } from '../looks';

const TRAY = { width: 316, height: 124 } as const;

export interface Fighter {
  readonly name: string;
  readonly colour: string;
}

/** A dice-off for those who share the victory. Nothing is written down. */
export function BrawlSheet({ fighters, onClose }: { fighters: readonly Fighter[]; onClose(): void }) {
  const { reducedMotion } = useTheme();
  const [thrown, setThrown] = useState<{ readonly id: string; readonly throws: readonly BrawlThrow[] }>();
  const [settled, setSettled] = useState<readonly string[]>([]);
  const throwDice = () => {
    const id = newId();
    feel('throwRelease');
    setThrown({ id, throws: brawl(fighters.length, Random.fromSeed(id)) });
  };
  /** Every hand throws in its own way. */
  const rollOf = (fighter: number) => thrown && { id: `${thrown.id}/${fighter}`, strength: 0.6 };
  const lies = (fighter: number): boolean => settled.includes(rollOf(fighter)?.id ?? '');
  const decided = fighters.every((_, i) => lies(i));
  return (
    <Sheet title="Brawl" visible onClose={onClose}>
      <Text size="small" tone="dim">You share the victory, and that stands. But who would win a brawl? Four dice each: a knife is a blow, a double knife two.</Text>
      {fighters.map(({ name, colour }, i) => {
        const result = thrown?.throws[i];
        return (
          <View key={name} style={styles.fighter} role="group" aria-label={name}>
            <Text bold>{result && lies(i) ? `${name}: ${count(result.blows, 'blow')}` : name}</Text>
            <DiceTray
              dice={diceOf(result)}
              roll={rollOf(i)}
              {...TRAY}
              look={{ ...FELT, rim: colour }}
              reducedMotion={reducedMotion}
              onImpact={(strength) => feel('clatter', strength)}
              onSettled={(id) => setSettled((before) => [...before, id])}
            />
          </View>
        );
      })}
      <Text bold align="center" aria-live="polite">{thrown && decided ? brawlWords(fighters.map(({ name }) => name), thrown.throws) : ' '}</Text>
      <Button kind="primary" icon="rolling-dices" label={thrown ? 'Throw again' : 'Throw'} onPress={throwDice} />
    </Sheet>
  );
}

const diceOf = (result: BrawlThrow | undefined) => Array.from({ length: BRAWL_DICE }, (_, die) => {
  const face = result?.faces[die];
  return { id: String(die), look: face ? FIGHTING_LOOK : IN_HAND_LOOK, face: face ? faceIndex(face) : 0, shows: face ? FACE_NAMES[face] : 'nothing yet' };
});

const styles = StyleSheet.create({ fighter: { gap: space.tiny, alignItems: 'center' } });
