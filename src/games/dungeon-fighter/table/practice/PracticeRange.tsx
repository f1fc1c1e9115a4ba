import { useRef, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Refusal } from '@/engine/errors';
import { feel } from '@/feel';
import type { Brush } from '@/skia/brush';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Button, Heading, IconButton, Text } from '@/theme/ui';

import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';
import { practise } from '../../preview/practice';
import type { Assist, GateValue, LyingDie, ThrowResult } from '../../rules/state';
import { SOUTH } from '../../rules/throw/stance';
import { landingWords } from '../../words/describe';
import { Arena } from '../arena/Arena';
import { LyingDice } from '../arena/LyingDice';
import { ReplayFrame } from '../arena/ReplayFrame';
import { useFlight, type Pace } from '../arena/useFlight';
import { wantedSpeed } from '../throwing/company';
import { gaugesFor } from '../throwing/evidence';
import { FEATS, PLAIN_FEAT } from '../throwing/feats';
import { ThrowTools } from '../throwing/ThrowTools';
import type { ReadyThrow } from '../throwing/useAttempt';
import { useControls } from '../throwing/useControls';
import { LiveReadOut } from './LiveReadOut';
import { ReadOut } from './ReadOut';
import { ThrowPicker } from './ThrowPicker';
import { usePracticePace } from './usePracticePace';

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
/** A small phone has more need of a table than of numbers, which can be scrolled. */
const PANEL = { smallPhone: 104, phone: 156 } as const;
/** Room above the board for one line of words. */
const HINT = 40;
const LOOK_UP_MS = 300;

/** Every throw there is, with what is measured while it is made; no monster, no consequences (DF-279). */
export function PracticeRange({ brush, leftHanded, reducedMotion, assist, onClose }: PracticeRangeProps) {
  const [ids, setIds] = useState<readonly RequirementId[]>([]);
  const [shown, setShown] = useState<Shown>();
  const [lying, setLying] = useState<readonly LyingDie[]>([]);
  const [flying, setFlying] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { beside, kind } = useRoom();
  const flight = useFlight();
  const pace = usePracticePace();
  const lastBeat = useRef<Pace>(undefined);
  const inForce = REQUIREMENT_IDS.filter((id) => ids.includes(id));
  const controls = useControls({ ids: inForce, home: SOUTH, assist, reducedMotion, leftHanded, above: HINT });
  const { setting, method } = controls;
  const land = async (thrown: ReadyThrow) => {
    const { input, result } = practise(inForce, thrown, LUCK);
    const beat = pace.begin();
    lastBeat.current = beat;
    setShown(undefined);
    setLying([]);
    setFlying(true);
    await flight.fly('blue', input, result, beat, { still: reducedMotion, silent: inForce.includes('blindShot') });
    setLying([{ die: 'blue', by: 'torm', rest: result.rest, face: result.face, special: result.special, region: result.region }]);
    flight.clear();
    setFlying(false);
    setShown({ result, gates: thrown.gates });
    feel(!result.contact ? 'miss' : result.region === 10 ? 'bullseye' : 'landed');
    await beat.wait(900);
    // Whoever has thrown again by then is being watched again.
    if (lastBeat.current === beat) flight.lookUp(beat.ms(LOOK_UP_MS));
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
  const words = refusal ?? feats.map((feat) => (method === 'sensor' ? (feat.sensor ?? feat.touch) : feat.touch)).join(' ');
  const head = (
    <View style={styles.head}>
      <Heading level={beside ? 3 : 2} style={styles.grow}>Practice range</Heading>
      {beside ? <IconButton icon="close" label="Leave the range" onPress={onClose} /> : <Button icon="close" label="Leave the range" onPress={onClose} />}
    </View>
  );
  const picker = <ThrowPicker chosen={ids} tall={beside} onToggle={toggle} />;
  const table = (
    <View style={styles.table}>
      <Arena
        brush={brush}
        lying={lying}
        held="blue"
        flight={flight.view}
        controls={controls}
        enabled={!flying}
        darkFlight={flying && inForce.includes('blindShot')}
        slowMotion={flight.replay !== undefined}
        leftHanded={leftHanded}
        reducedMotion={reducedMotion}
        onThrow={throwDie}
      >
        {(size) =>
          flying ? (
            <>
              <Pressable style={StyleSheet.absoluteFill} role="button" aria-label="Skip the flight" onPress={pace.skip} />
              {flight.replay !== undefined && <ReplayFrame words={flight.replay} />}
            </>
          ) : (
            <>
              <LyingDice size={size} outlook={controls.outlook} lying={lying} untouched={ids.length > 0} />
              <ThrowTools controls={controls} leftHanded={leftHanded} />
            </>
          )
        }
      </Arena>
    </View>
  );
  const readOut = (
    <View style={styles.words}>
      {shown && (
        <>
          <Text bold tone={shown.result.contact ? 'good' : 'danger'} role="status">{shown.result.contact ? 'Contact' : 'Miss'}: {landingWords(shown.result)}</Text>
          <ReadOut ids={inForce} {...shown} />
        </>
      )}
      {!shown && <Text size="small">{words}</Text>}
      <LiveReadOut meters={controls.meters} gauges={gaugesFor(inForce, method, setting.oneHanded)} ideal={wantedSpeed(inForce, setting.loft)} compact={kind === 'landscape'} />
    </View>
  );
  return beside ? (
    <TableLayout board={table} own={<View style={styles.half}>{head}{picker}</View>} panel={readOut} panelHeight={PANEL} />
  ) : (
    <TableLayout board={<View style={styles.table}>{head}{picker}{table}</View>} panel={readOut} panelHeight={PANEL} />
  );
}

const styles = StyleSheet.create({
  half: { maxHeight: '48%' },
  head: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.small, gap: space.small },
  grow: { flex: 1 },
  table: { flex: 1 },
  words: { padding: space.small, gap: space.tiny },
});
