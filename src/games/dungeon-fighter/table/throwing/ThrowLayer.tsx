import { useMemo } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import type { Point, Size } from '@/table/board/fit';
import { useIsPointedAt } from '@/table/learn/pointing';
import { radius, space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import type { LastThrow } from '../arena/lastThrow';
import { ABOVE } from '../arena/lens';
import { DIE_IN_HAND } from '../pointedAt';
import { ACT_WORDS, type ActKind } from './acts';
import { Arch, HopBar, TossTrack, WeakStrip } from './Aids';
import { FirstTime } from './FirstTime';
import { HoldToThrow } from './HoldToThrow';
import { ThrowingFinger } from './ThrowingFinger';
import { padOf } from './pad';
import { useHasThrown } from './seen';
import { useAttempt, type ReadyThrow } from './useAttempt';
import type { Controls } from './useControls';
import { useGlass } from './useGlass';

interface ThrowLayerProps {
  readonly size: Size;
  readonly controls: Controls;
  readonly enabled: boolean;
  /** The die still flies in the dark. */
  readonly darkFlight: boolean;
  readonly last: LastThrow | undefined;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  onThrow(thrown: ReadyThrow): void;
}

const READY_BELOW = 36;
/** A little outside the ring round the die. */
const LIGHT = 76;
/** Clear of the ring round the die. */
const ABOVE_DIE = 44;
/** The signs of what is demanded hang below the monster. */
const SIGNS = 28;
const SENSOR_READY = ['puffs', 'ramp', 'flick', 'head', 'slam'];
/** Holding on is part of these, so a held key may not be stretched. */
const TIMED: readonly ActKind[] = ['crouch', 'dance', 'twirl', 'head', 'slam', 'ramp', 'pull', 'palms', 'puffs', 'dark'];

/** One line above the board: below the monster, or in its place. */
export const hintTop = ({ viewpoint: { above = ABOVE } }: Controls): number => (above < ABOVE ? space.tiny : above + SIGNS);

/** The glass over the table: every finger is followed, and what a special throw needs is drawn. */
export function ThrowLayer({ size, controls, enabled, darkFlight, last, leftHanded, reducedMotion, onThrow }: ThrowLayerProps) {
  const { colours } = useTheme();
  const { viewpoint } = controls;
  const { oneHanded } = controls.setting;
  const pad = useMemo(() => padOf(size, viewpoint, leftHanded, oneHanded), [size, viewpoint, leftHanded, oneHanded]);
  const { progress, acts, pointers, pressed, ready } = useAttempt({ controls, pad, enabled, onThrow });
  const gesture = useGlass({ size, controls, pad, act: acts[progress.at]?.kind, enabled, pointers });
  const act = acts[progress.at];
  const { ids } = controls.setting;
  const hasThrown = useHasThrown(ids);
  /** Nobody here has thrown like this before: a finger shows how, as long as none is at work. */
  const isShown = enabled && act !== undefined && !hasThrown && !progress.dark && !progress.hopped && controls.method === 'touch';
  const words = act && (acts.length > 1 || act.kind !== 'flick' || isShown) ? `${acts.length > 1 ? `${progress.at + 1}/${acts.length} ` : ''}${ACT_WORDS[act.kind]}` : undefined;
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
          {(act?.kind === 'head' || act?.kind === 'slam') && <TossTrack pad={pad} tossedAt={progress.tossedAt} slam={act.kind === 'slam'} still={reducedMotion} />}
          {progress.hopped && <HopBar pad={pad} />}
          {isShown && <ThrowingFinger kind={act.kind} pad={pad} setting={controls.setting} still={reducedMotion} />}
        </View>
      )}
      {enabled && <DieInHand at={pad.die} />}
      {(progress.dark || darkFlight) && (
        <View style={[StyleSheet.absoluteFill, styles.dark]} pointerEvents="none">
          <Text tone="dim" align="center">Eyes closed. No peeking.</Text>
        </View>
      )}
      {!darkFlight && (!progress.dark || acts.length > 1) && (
        <View pointerEvents="none" style={[styles.hint, { top: hintTop(controls) }]}>
          {enabled && words !== undefined && <Text size="small" bold align="center" role="status" style={[styles.words, { backgroundColor: colours.paper }]}>{words}</Text>}
          {last && <Text size="tiny" align="center" role="status" style={[styles.words, { backgroundColor: `${colours.paper}E0` }]}>{last.words}</Text>}
        </View>
      )}
      {enabled && progress.hint !== undefined && (
        <View pointerEvents="none" style={[styles.hint, { bottom: size.height - pad.die.y + ABOVE_DIE }]}>
          <Text size="small" bold align="center" role="status" style={[styles.words, { backgroundColor: colours.paper, borderColor: colours.glow }, styles.framed]}>{progress.hint}</Text>
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

/** Where it is, for ears; lit while a lesson speaks of it. */
function DieInHand({ at: { x, y } }: { readonly at: Point }) {
  const { colours } = useTheme();
  const light = { left: x - LIGHT / 2, top: y - LIGHT / 2, borderColor: colours.glow, boxShadow: `0 0 18px ${colours.accent}` };
  return (
    <>
      {useIsPointedAt(DIE_IN_HAND) && <View aria-hidden style={[styles.light, light]} />}
      <View role="img" aria-label={DIE_IN_HAND} style={[styles.hand, { left: x - 1, top: y - 1 }]} />
    </>
  );
}

const styles = StyleSheet.create({
  aids: { overflow: 'hidden' },
  dark: { backgroundColor: '#000', justifyContent: 'center' },
  // Between the tools at both edges.
  hint: { position: 'absolute', left: 54, right: 54, alignItems: 'center', gap: space.hair },
  framed: { borderWidth: 1.5, borderRadius: radius.large },
  words: { borderRadius: radius.round, paddingHorizontal: space.medium, paddingVertical: space.tiny, overflow: 'hidden' },
  light: { position: 'absolute', width: LIGHT, height: LIGHT, borderWidth: 4, borderRadius: radius.round, pointerEvents: 'none' },
  hand: { position: 'absolute', width: 2, height: 2, pointerEvents: 'none' },
  // Above the dice that lie there, which can be touched as well.
  ready: { position: 'absolute', left: 0, right: 0, alignItems: 'center', zIndex: 2 },
});
