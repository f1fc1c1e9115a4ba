import { Pressable, StyleSheet, View } from 'react-native';

import type { Camera } from './look/camera';
import { touchArea } from './look/layout';
import type { LyingDie } from './roll/tray';

/** A die for people who do not see it. */
export interface NamedDie {
  readonly id: string;
  /** What the upper face says: "5", "knife". */
  readonly shows: string;
  /** "blue die"; otherwise "die" and its number. */
  readonly name?: string;
  readonly locked?: boolean;
  /** Chosen to be thrown again. */
  readonly again?: boolean;
  /** The whole phrase, where a game has its own. */
  readonly words?: string;
}

/** "blue die: shows knife, locked" */
const dieWords = ({ name, shows, locked, again, words }: NamedDie, index: number): string =>
  words ?? `${name ?? `die ${index + 1}`}: shows ${shows}${locked ? ', locked' : again ? ', will be rolled again' : ''}`;

interface DiceOverlayProps {
  readonly dice: readonly NamedDie[];
  readonly places: ReadonlyMap<string, LyingDie>;
  readonly camera: Camera;
  readonly onPressDie?: ((id: string) => void) | undefined;
  /** A finger rests on a die that can be pressed. */
  readonly onHoldDie?: ((id: string) => void) | undefined;
}

/** What fingers, screen readers and browser tests touch: one labelled element over every die. */
export function DiceOverlay({ dice, places, camera, onPressDie, onHoldDie }: DiceOverlayProps) {
  return (
    <View style={StyleSheet.absoluteFill} role="group" aria-label="dice" pointerEvents="box-none">
      {dice.map((die, index) => {
        const place = places.get(die.id);
        if (!place) return undefined;
        const { x, y, side } = touchArea(camera, place);
        const style = { position: 'absolute', left: x, top: y, width: side, height: side } as const;
        const words = dieWords(die, index);
        return onPressDie
          ? <Pressable key={die.id} role="button" aria-label={words} aria-pressed={die.locked === true || die.again === true} style={style} onPress={() => onPressDie(die.id)} onLongPress={onHoldDie && (() => onHoldDie(die.id))} />
          : <View key={die.id} role="img" aria-label={words} style={style} pointerEvents="none" />;
      })}
    </View>
  );
}
