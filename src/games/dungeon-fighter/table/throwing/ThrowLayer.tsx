import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Size } from '@/table/board/fit';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { ABOVE } from '../arena/lens';
import { ACT_WORDS, type ActKind } from './acts';
import { Arch, HopBar, RampPad, TossTrack, WeakStrip } from './Aids';
import { FirstTime } from './FirstTime';
import { HoldToThrow } from './HoldToThrow';
import type { Controls } from './useControls';
import { padOf } from './pad';
import { useAttempt, type ReadyThrow } from './useAttempt';
import { useGlass } from './useGlass';

interface ThrowLayerProps {
  readonly size: Size;
  readonly controls: Controls;
  readonly enabled: boolean;
  /** The die still flies in the dark. */
  readonly darkFlight: boolean;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  onThrow(thrown: ReadyThrow): void;
}

const READY_BELOW = 36;
/** The signs of what is demanded hang below the monster. */
const SIGNS = 28;
const SENSOR_READY = ['puffs', 'ramp', 'flick', 'head', 'slam'];
/** Holding on is part of these, so a held key may not be stretched. */
const TIMED: readonly ActKind[] = ['crouch', 'dance', 'twirl', 'head', 'slam', 'ramp', 'pull', 'palms', 'puffs', 'dark'];

/** One line above the board: below the monster, or in its place. */
const hintTop = ({ outlook: { above = ABOVE } }: Controls): number => (above < ABOVE ? space.tiny : above + SIGNS);

/** The glass over the table: every finger is followed, and what a special throw needs is drawn. */
export function ThrowLayer({ size, controls, enabled, darkFlight, leftHanded, reducedMotion, onThrow }: ThrowLayerProps) {
  const { colours } = useTheme();
  const pad = padOf(size, controls.outlook, leftHanded, controls.setting.oneHanded);
  const { progress, acts, pointers, pressed, ready } = useAttempt({ controls, pad, enabled, onThrow });
  const gesture = useGlass({ size, controls, pad, act: acts[progress.at]?.kind, enabled, pointers });
  const act = acts[progress.at];
  const { ids } = controls.setting;
  const words = progress.hint ?? (act && (acts.length > 1 || act.kind !== 'flick') ? `${acts.length > 1 ? `${progress.at + 1}/${acts.length} ` : ''}${ACT_WORDS[act.kind]}` : undefined);
  const wantsReady = enabled && controls.method === 'sensor' && act !== undefined && SENSOR_READY.includes(act.kind) && !progress.listening;
  return (
    <>
      <GestureDetector gesture={gesture} touchAction={Platform.OS === 'web' ? 'none' : undefined}>
        <View style={StyleSheet.absoluteFill} />
      </GestureDetector>
      {enabled && (
        <View style={[StyleSheet.absoluteFill, styles.aids]} pointerEvents="none" aria-hidden>
          {ids.includes('weakHandShot') && !controls.setting.oneHanded && <WeakStrip pad={pad} />}
          {ids.includes('underTheLegShot') && controls.method === 'touch' && <Arch pad={pad} />}
          {act?.kind === 'ramp' && controls.method === 'touch' && <RampPad pad={pad} narrow={act.requirement === 'noseShot'} />}
          {(act?.kind === 'head' || act?.kind === 'slam') && <TossTrack pad={pad} tossedAt={progress.tossedAt} slam={act.kind === 'slam'} still={reducedMotion} />}
          {progress.hopped && <HopBar pad={pad} />}
        </View>
      )}
      {enabled && <View role="img" aria-label="The die in your hand" style={[styles.hand, { left: pad.die.x - 1, top: pad.die.y - 1 }]} />}
      {(progress.dark || darkFlight) && (
        <View style={[StyleSheet.absoluteFill, styles.dark]} pointerEvents="none">
          <Text tone="dim" align="center">Eyes closed. No peeking.</Text>
        </View>
      )}
      {enabled && words !== undefined && (!progress.dark || acts.length > 1) && (
        <View pointerEvents="none" style={[styles.hint, { top: hintTop(controls) }]}>
          <Text size="small" bold align="center" role="status" style={[styles.words, { backgroundColor: colours.paper }]}>{words}</Text>
        </View>
      )}
      <HoldToThrow
        size={size}
        controls={controls}
        enabled={enabled}
        dark={progress.dark}
        timed={(act !== undefined && TIMED.includes(act.kind)) || ids.includes('blindShot') || progress.hopped}
        pressed={pressed}
      />
      {enabled && !progress.dark && <FirstTime ids={ids} method={controls.method} top={hintTop(controls)} />}
      {wantsReady && (
        <View style={[styles.ready, { top: hintTop(controls) + READY_BELOW }]} pointerEvents="box-none">
          <Button kind="primary" icon="vibrating-smartphone" label="Ready" onPress={ready} />
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  aids: { overflow: 'hidden' },
  dark: { backgroundColor: '#000', justifyContent: 'center' },
  hint: { position: 'absolute', left: 0, right: 0, alignItems: 'center' },
  words: { borderRadius: radius.round, paddingHorizontal: space.medium, paddingVertical: space.tiny, overflow: 'hidden' },
  hand: { position: 'absolute', width: 2, height: 2, pointerEvents: 'none' },
  // Above the dice that lie there, which can be touched as well.
  ready: { position: 'absolute', left: 0, right: 0, alignItems: 'center', zIndex: 2 },
});
