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
import { FELT, FIGHTING_LOOK, IN_HAND_LOOK, faceIndex } from '../looks';

const TRAY = { width: 300, height: 92 } as const;

/** A dice-off for those who share the victory. Nothing is written down. */
export function BrawlSheet({ names, onClose }: { names: readonly string[]; onClose(): void }) {
  const { reducedMotion } = useTheme();
  const [thrown, setThrown] = useState<{ readonly id: string; readonly throws: readonly BrawlThrow[] }>();
  const throwDice = () => {
    const id = newId();
    feel('throwRelease');
    setThrown({ id, throws: brawl(names.length, Random.fromSeed(id)) });
  };
  return (
    <Sheet title="Brawl" visible onClose={onClose}>
      <Text size="small" tone="dim">You share the victory, and that stands. But who would win a brawl? Four dice each: a knife is a blow, a double knife two.</Text>
      {names.map((name, i) => {
        const result = thrown?.throws[i];
        const dice = Array.from({ length: BRAWL_DICE }, (_, die) => {
          const face = result?.faces[die];
          return { id: String(die), look: face ? FIGHTING_LOOK : IN_HAND_LOOK, face: face ? faceIndex(face) : 0, shows: face ? FACE_NAMES[face] : 'nothing yet' };
        });
        return (
          <View key={name} style={styles.fighter} role="group" aria-label={name}>
            <Text bold>{result ? `${name}: ${result.blows}` : name}</Text>
            <DiceTray dice={dice} roll={thrown && { id: thrown.id, strength: 0.6 }} {...TRAY} look={FELT} reducedMotion={reducedMotion} onImpact={(strength) => feel('clatter', strength)} />
          </View>
        );
      })}
      {thrown && <Text bold align="center" aria-live="polite">{brawlWords(names, thrown.throws)}</Text>}
      <Button kind="primary" icon="rolling-dices" label={thrown ? 'Throw again' : 'Throw'} onPress={throwDice} />
    </Sheet>
  );
}

const styles = StyleSheet.create({ fighter: { gap: space.tiny, alignItems: 'center' } });
