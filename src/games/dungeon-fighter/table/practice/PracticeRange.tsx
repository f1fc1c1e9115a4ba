import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { Refusal } from '@/engine/errors';
import { Explain } from '@/table/explain';
import { paceOf } from '@/table/pace';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, Text, Touchable } from '@/theme/ui';
import { feel } from '@/feel';
import { useSettings } from '@/store/settings';

import { REQUIREMENTS } from '../../content/requirements';
import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';
import { landingWords } from '../../rules/describe';
import { practise } from '../../rules/practice';
import { SOUTH } from '../../rules/stance';
import type { Assist, GateValue, LyingDie, ThrowResult } from '../../rules/state';
import { Arena } from '../arena/Arena';
import { useFlight, type Pace } from '../arena/useFlight';
import { REQUIREMENT_ICONS } from '../emblems';
import { FEATS, PLAIN_FEAT } from '../throwing/feats';
import { ThrowTools } from '../throwing/ThrowTools';
import type { ReadyThrow } from '../throwing/useAttempt';
import { useControls } from '../throwing/useControls';
import { explainRequirement } from '../words';
import { ReadOut } from './ReadOut';

interface PracticeRangeProps {
  readonly brush: Brush;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  readonly assist: Assist;
  onClose(): void;
}

interface Shown {
  readonly result: ThrowResult;
  readonly gates: readonly GateValue[];
}

const LUCK = { below: (bound: number): number => Math.floor(Math.random() * bound) };
const NEVER = new Promise<void>(() => undefined);

/** Every throw there is, with what was measured; no monster, no consequences (DF-279). */
export function PracticeRange({ brush, leftHanded, reducedMotion, assist, onClose }: PracticeRangeProps) {
  const { colours } = useTheme();
  const speed = useSettings((settings) => settings.speed);
  const [ids, setIds] = useState<readonly RequirementId[]>([]);
  const [shown, setShown] = useState<Shown>();
  const [lying, setLying] = useState<readonly LyingDie[]>([]);
  const [flying, setFlying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const flight = useFlight();
  const inForce = REQUIREMENT_IDS.filter((id) => ids.includes(id));
  const controls = useControls({ ids: inForce, home: SOUTH, assist });
  const rate = paceOf(speed);
  const pace: Pace = {
    instant: rate === 0,
    ms: (normal) => (rate === 0 ? 0 : normal / rate),
    wait: (normal) => (rate === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, normal / rate))),
    skipped: NEVER,
  };
  const land = async (thrown: ReadyThrow) => {
    const { input, result } = practise(inForce, thrown, LUCK);
    setShown(undefined);
    setLying([]);
    setFlying(true);
    await flight.fly('blue', input, result, pace, { still: reducedMotion, silent: inForce.includes('blindShot') });
    setLying([{ die: 'blue', by: 'torm', rest: result.rest, face: result.face, special: result.special, region: result.region }]);
    flight.clear();
    setFlying(false);
    setShown({ result, gates: thrown.gates });
    feel(result.contact ? 'landed' : 'miss');
    await pace.wait(900);
    flight.lookUp(pace.ms(300));
  };
  const throwDie = (thrown: ReadyThrow): boolean => {
    setRefusal(undefined);
    land(thrown).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error.message);
      setFlying(false);
    });
    return true;
  };
  const toggle = (id: RequirementId) => {
    feel('tick');
    setShown(undefined);
    setLying([]);
    setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]);
  };
  const feats = inForce.length > 0 ? inForce.map((id) => FEATS[id]) : [PLAIN_FEAT];
  return (
    <View style={[styles.room, { backgroundColor: colours.paper }]}>
      <View style={styles.head}>
        <Heading level={2} style={styles.grow}>Practice range</Heading>
        <Button icon="close" label="Leave the range" onPress={onClose} />
      </View>
      <ScrollView horizontal style={styles.picker} contentContainerStyle={styles.throws} role="group" aria-label="Throws to practise">
        {REQUIREMENT_IDS.map((id) => {
          const on = ids.includes(id);
          return (
            <Explain key={id} {...explainRequirement(id)}>
              <Touchable aria-label={REQUIREMENTS[id].name} aria-pressed={on} onPress={() => toggle(id)} style={[styles.throw, { backgroundColor: on ? colours.accent : colours.raised, borderColor: on ? colours.glow : colours.line }]}>
                <Icon name={REQUIREMENT_ICONS[id]} size={26} colour={on ? colours.onAccent : colours.ink} />
                <Text size="tiny" bold={on} tone={on ? 'onAccent' : 'ink'} align="center" numberOfLines={1}>{REQUIREMENTS[id].name}</Text>
              </Touchable>
            </Explain>
          );
        })}
      </ScrollView>
      <View style={styles.table}>
        <Arena
          brush={brush}
          lying={lying}
          held="blue"
          flight={flight.view}
          controls={controls}
          enabled={!flying}
          darkFlight={flying && inForce.includes('blindShot')}
          leftHanded={leftHanded}
          reducedMotion={reducedMotion}
          onThrow={throwDie}
        >
          {() => !flying && <ThrowTools controls={controls} leftHanded={leftHanded} />}
        </Arena>
      </View>
      <ScrollView style={[styles.foot, { borderColor: colours.line }]} contentContainerStyle={styles.words}>
        {shown ? (
          <>
            <Text bold tone={shown.result.contact ? 'good' : 'danger'} role="status">{shown.result.contact ? 'Contact' : 'Miss'}: {landingWords(shown.result)}</Text>
            <ReadOut ids={inForce} {...shown} />
          </>
        ) : (
          <Text size="small">{refusal ?? feats.map((feat) => (controls.method === 'sensor' ? (feat.sensor ?? feat.touch) : feat.touch)).join(' ')}</Text>
        )}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.small, gap: space.small },
  grow: { flex: 1 },
  picker: { flexGrow: 0 },
  throws: { gap: space.tiny, padding: space.tiny },
  throw: { width: 92, alignItems: 'center', justifyContent: 'center', borderWidth: 1.5, borderRadius: radius.medium, padding: space.tiny, minHeight: 56 },
  table: { flex: 1 },
  foot: { flexGrow: 0, height: 112, borderTopWidth: 1 },
  words: { padding: space.small, gap: space.hair },
});
