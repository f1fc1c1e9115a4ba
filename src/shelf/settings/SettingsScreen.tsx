import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPEEDS, useSettings, type Settings } from '@/store/settings';
import { space } from '@/theme';
import { Button, Card, Heading, Screen, Segmented, Sheet, Slider, Text, Toggle } from '@/theme/ui';

import { useGoBack } from '../useGoBack';
import { percent } from '../words';
import { MotionMeter } from './MotionMeter';

const SPEED_NAMES: Readonly<Record<Settings['speed'], string>> = { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' };

export function SettingsScreen() {
  const router = useRouter();
  const goBack = useGoBack();
  const settings = useSettings();
  const { change } = settings;
  return (
    <Screen title="Settings" onBack={goBack}>
      <Group title="Play">
        <Choice
          label="Speed of the table"
          help="How fast moves and dice are shown. You never have to wait to think."
          segments={SPEEDS.map((value) => ({ value, label: SPEED_NAMES[value] }))}
          value={settings.speed}
          onChange={(speed) => change({ speed })}
        />
        <Toggle label="Left-handed" help="Buttons move to the left thumb." value={settings.leftHanded} onChange={(leftHanded) => change({ leftHanded })} />
      </Group>
      <Group title="Look">
        <Choice
          label="Theme"
          segments={[{ value: 'system', label: 'Same as device' }, { value: 'dark', label: 'Dark' }, { value: 'light', label: 'Light' }]}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <Slider label="Text size" value={settings.textScale} min={1} max={2} step={0.1} words={percent} onChange={(textScale) => change({ textScale })} />
        <Choice
          label="Colours"
          help="For colour-blind eyes, good and bad become blue and orange and seats differ in lightness."
          segments={[{ value: 'standard', label: 'Standard' }, { value: 'colourBlind', label: 'Colour-blind' }]}
          value={settings.palette}
          onChange={(palette) => change({ palette })}
        />
        <Choice
          label="Reduced motion"
          help="Nothing flies, shakes or zooms."
          segments={[{ value: 'system', label: 'Same as device' }, { value: 'on', label: 'On' }, { value: 'off', label: 'Off' }]}
          value={settings.reducedMotion}
          onChange={(reducedMotion) => change({ reducedMotion })}
        />
      </Group>
      <Group title="Sound and feel">
        <Toggle label="Quiet" help="No sound and no vibration at all." value={settings.quiet} onChange={(quiet) => change({ quiet })} />
        <Toggle label="Sound" value={settings.sound} disabled={settings.quiet} onChange={(sound) => change({ sound })} />
        <Slider label="Volume" value={settings.volume} min={0} max={1} step={0.05} words={percent} onChange={(volume) => change({ volume })} />
        <Toggle label="Vibration" value={settings.haptics} disabled={settings.quiet} onChange={(haptics) => change({ haptics })} />
      </Group>
      <Group title="Shaking and throwing">
        <Toggle
          label="Motion sensors"
          help="Shake the device to shake the dice. Every throw can be made by touch instead."
          value={settings.motionSensors}
          onChange={(motionSensors) => change({ motionSensors })}
        />
        {settings.motionSensors && (
          <>
            <Slider
              label="Sensitivity"
              help="Higher: a small shake is enough."
              value={settings.motionSensitivity}
              min={0.5}
              max={2}
              step={0.1}
              words={(value) => `× ${value.toFixed(1)}`}
              onChange={(motionSensitivity) => change({ motionSensitivity })}
            />
            <MotionMeter sensitivity={settings.motionSensitivity} />
          </>
        )}
        <Button icon="rolling-dices" label="Try it with loose dice" onPress={() => router.push('/dice')} />
      </Group>
      <ResetButton />
    </Screen>
  );
}

/** Asks first. */
function ResetButton() {
  const reset = useSettings((settings) => settings.reset);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button label="Reset all settings" onPress={() => setAsking(true)} />
      <Sheet title="Reset all settings?" visible={asking} onClose={() => setAsking(false)}>
        <Text>Every setting on this page goes back to what it was when you first opened Grudgebox. Matches and records stay.</Text>
        <Button
          kind="primary"
          label="Yes, reset them"
          onPress={() => {
            reset();
            setAsking(false);
          }}
        />
        <Button label="Keep my settings" onPress={() => setAsking(false)} />
      </Sheet>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <View style={styles.group}>
      <Heading level={2}>{title}</Heading>
      <Card>{children}</Card>
    </View>
  );
}

interface ChoiceProps<V extends string> {
  label: string;
  help?: string;
  segments: readonly { readonly value: V; readonly label: string }[];
  value: V;
  onChange(value: V): void;
}

function Choice<V extends string>({ label, help, ...rest }: ChoiceProps<V>) {
  return (
    <View style={styles.choice}>
      <Text bold>{label}</Text>
      {help !== undefined && <Text size="small" tone="dim">{help}</Text>}
      <Segmented label={label} {...rest} />
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: space.small },
  choice: { gap: space.tiny, paddingVertical: space.small },
});
