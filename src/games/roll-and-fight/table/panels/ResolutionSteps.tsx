import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { useLines } from '@/table/kit/layout/useLines';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { usableHealth } from '../../rules/health';
import { lootRooms, woundForecast } from '../../rules/resolution';
import type { Player, State } from '../../rules/state';

interface StepView {
  readonly label: string;
  readonly done: boolean;
  readonly alarm: boolean;
}

/** The steps of Resolution that a player sees, with what each will bring (RF-172). */
function resolutionSteps(view: State, player: Player): readonly StepView[] {
  const looting = player.resolution?.step === 'loot';
  const { taken, beating } = woundForecast(view, player);
  const loot = lootRooms(player).reduce((sum, room) => sum + (player.lootLeft[room] ?? 0), 0);
  const beaten = looting ? beating : player.wounds >= usableHealth(player);
  return [
    { label: looting ? `Loot ${loot}` : 'Loot', done: !looting, alarm: false },
    { label: looting && taken > 0 ? `Wounds −${taken}` : 'Wounds', done: !looting, alarm: looting && taken > 0 },
    { label: 'Recover', done: false, alarm: false },
    { label: beaten ? 'Beating!' : 'No Beating', done: false, alarm: beaten },
  ];
}

/** Ticks the steps off one by one; the first that is not done is the one to do now. */
export function ResolutionSteps({ view, player }: { view: State; player: Player }) {
  const { colours } = useTheme();
  const lines = useLines();
  const steps = resolutionSteps(view, player);
  const now = steps.findIndex(({ done }) => !done);
  return (
    <Explain title="Resolution" text="First the loot of rooms you visited and cleared, then the enemies strike, then you may use what helps in Resolution. With no free Health left you take a Beating." ruleId="RF-172">
      <View style={styles.strip} role="img" aria-label={`Resolution: ${steps.map(({ label, done }, i) => `${label}${done ? ', done' : i === now ? ', now' : ''}`).join('; ')}`}>
        {steps.map(({ label, done, alarm }, i) => (
          <View key={i} style={[styles.step, { borderColor: i === now ? colours.accent : colours.line }]}>
            {done && <Icon name="check-mark" size={11} colour={colours.good} />}
            <Text size="tiny" bold tone={alarm ? 'danger' : i === now ? 'accent' : 'dim'} numberOfLines={lines(1)}>{label}</Text>
          </View>
        ))}
      </View>
    </Explain>
  );
}

const styles = StyleSheet.create({
  // Large letters take a second line; nothing is cut.
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, minHeight: 24, alignItems: 'center' },
  step: { flexDirection: 'row', flexGrow: 1, flexShrink: 1, flexBasis: 'auto', gap: 3, justifyContent: 'center', alignItems: 'center', borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.tiny },
});
