import { StyleSheet, View } from 'react-native';

import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { REQUIREMENTS, type GateKey, type GateRule } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import { requirementOf } from '../../rules/inForce';
import { fulfilled } from '../../rules/judge';
import type { GateValue, ThrowResult } from '../../rules/state';

/** What each key measures, as a person would say it. */
const KEY_WORDS: Readonly<Record<GateKey, string>> = {
  tiltDeg: 'tilt °', contactMs: 'contact ms', gustDb: 'breath dB', gustMs: 'breath ms', strokes: 'puffs', strokesMs: 'puffs ms', faceDownDeg: 'face down °',
  liftG100: 'lift 0.01 g', archOffset10: 'off the arch 0.1 mm', darkMs: 'dark ms', peeks: 'peeks', fingers: 'fingers', holdMs: 'held ms', releaseGapMs: 'gap ms',
  laneErr10: 'off the lane 0.1 mm', weakSide: 'weak side', mirrored: 'mirrored', gap10: 'finger gap 0.1 mm', ghost: 'ghost hand', cardHeld: 'card held', cardAlone: 'card stands',
  pull10: 'pull 0.1 mm', timingMs: 'off the beat ms', nodDeg: 'nod °', twistDps: 'twist °/s', twirlDeg: 'twirl °', twistDeg: 'twist °', yawFromTableDeg: 'turned away °',
  chopG100: 'chop 0.01 g', uprightErrDeg: 'off upright °', lowView: 'low view', freeFallMs: 'free fall ms', releasedInAir: 'released in the air', crouchMs: 'crouch ms',
  airMs: 'air ms', topUpDeg: 'top up °', rise10: 'rise 0.1 mm', startYawDeg: 'start turned °', turnDeg: 'turned in the air °', twirlMs: 'twirl ms',
};

const limitWords = ({ min, max }: GateRule): string => (min !== undefined && max !== undefined ? (min === max ? `= ${min}` : `${min}–${max}`) : min !== undefined ? `≥ ${min}` : `≤ ${max ?? ''}`);

function ruleFor(id: RequirementId, { key, method }: GateValue): GateRule | undefined {
  return requirementOf(id)[method].flat().find((rule) => rule.key === key);
}

/** The measurements of a throw against what each requirement asks. */
export function ReadOut({ ids, gates, result }: { ids: readonly RequirementId[]; gates: readonly GateValue[]; result: ThrowResult }) {
  const { colours } = useTheme();
  return (
    <View>
      <Text size="tiny" tone="dim">{result.bouncesOutside} {result.bouncesOutside === 1 ? 'bounce' : 'bounces'} on the table{result.spinAtBoard > 0 ? `, spin ${(result.spinAtBoard / 100).toFixed(1)} rad/s` : ''}</Text>
      {ids.map((id) => {
        const met = fulfilled(id, gates, result);
        const own = gates.filter(({ req }) => req === id);
        const words = own.map((value) => {
          const rule = ruleFor(id, value);
          return `${KEY_WORDS[value.key]} ${value.value}${rule ? ` (${limitWords(rule)})` : ''}`;
        });
        return (
          <View key={id} style={styles.row} role="listitem" aria-label={`${REQUIREMENTS[id].name}: ${met ? 'fulfilled' : 'not fulfilled'}. ${words.join(', ')}`}>
            <Icon name={met ? 'check-mark' : 'close'} size={16} colour={met ? colours.good : colours.danger} />
            <Text size="small" bold>{REQUIREMENTS[id].name}</Text>
            <Text size="tiny" tone="dim" style={styles.grow}>{words.join(', ') || 'judged by the flight alone'}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  grow: { flex: 1 },
});
