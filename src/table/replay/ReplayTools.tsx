import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { SPEEDS, useSettings } from '@/store/settings';
import { space } from '@/theme';
import { Slider } from '@/theme/ui';

import { ToolBar } from '../furniture/ToolBar';
import type { ReplayProjector } from './projector';

/** Scrub bar, one move back or forward, play and pause, speed. */
export function ReplayTools({ projector, onLeave }: { projector: ReplayProjector; onLeave(): void }) {
  const { after, playing } = useStore(projector.store);
  const speed = useSettings((settings) => settings.speed);
  const change = useSettings((settings) => settings.change);
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length];
  const { length } = projector;
  return (
    <View>
      {length > 0 && (
        <View style={styles.scrub}>
          <Slider
            label="Moment"
            min={0}
            max={length}
            step={1}
            value={after}
            words={(value) => `move ${value} of ${length}`}
            onChange={(value) => {
              projector.stop();
              projector.seek(value);
            }}
          />
        </View>
      )}
      <ToolBar
        inTime
        tools={[
          { label: 'Back', words: 'One move back', icon: 'previous-button', disabled: after === 0, onPress: () => projector.back() },
          playing
            ? { label: 'Pause', icon: 'pause-button', onPress: () => projector.setPlaying(false) }
            : { label: 'Play', words: 'Play the replay', icon: 'play-button', onPress: () => projector.setPlaying(true) },
          { label: 'Forward', words: 'One move forward', icon: 'next-button', disabled: after === length, onPress: () => projector.forward() },
          { label: speed, words: `Speed: ${speed}. Change it`, icon: 'fast-forward-button', onPress: () => change({ speed: next }) },
          { label: 'Leave', words: 'Leave the replay', icon: 'exit-door', onPress: onLeave },
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({ scrub: { paddingHorizontal: space.large } });
