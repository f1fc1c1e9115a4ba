import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import type { Brush } from '@/skia/brush';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Button, Heading, IconButton, Text } from '@/theme/ui';

import { REQUIREMENT_IDS, type RequirementId } from '../../content/vocabulary';
import type { Assist } from '../../rules/state';
import { SOUTH } from '../../rules/throw/stance';
import { landingWords } from '../../words/describe';
import { Arena } from '../arena/Arena';
import { LyingDice } from '../arena/LyingDice';
import { ReplayFrame } from '../arena/ReplayFrame';
import { wantedSpeed } from '../throwing/combination';
import { gaugesFor } from '../throwing/evidence';
import { FEATS, PLAIN_FEAT } from '../throwing/feats';
import { ThrowTools } from '../throwing/ThrowTools';
import { useControls, type Controls } from '../throwing/useControls';
import { LastThrows } from './LastThrows';
import { LiveReadOut } from './LiveReadOut';
import { ReadOut } from './ReadOut';
import { ThrowPicker } from './ThrowPicker';
import { usePracticeThrows } from './usePracticeThrows';

interface PracticeRangeProps {
  readonly brush: Brush;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  readonly assist: Assist;
  onClose(): void;
}

type Practice = ReturnType<typeof usePracticeThrows>;

/** A small phone has more need of a table than of numbers, which can be scrolled. */
const PANEL = { smallPhone: 104, phone: 156 } as const;
/** Room above the board for one line of words. */
const HINT = 40;

/** Every throw there is, with what is measured while it is made; no monster, no consequences (DF-279). */
export function PracticeRange({ brush, leftHanded, reducedMotion, assist, onClose }: PracticeRangeProps) {
  const [chosen, setChosen] = useState<readonly RequirementId[]>([]);
  const { beside } = useRoom();
  const ids = REQUIREMENT_IDS.filter((id) => chosen.includes(id));
  const controls = useControls({ ids, home: SOUTH, assist, reducedMotion, leftHanded, above: HINT });
  const practice = usePracticeThrows(ids, reducedMotion);
  const toggle = (id: RequirementId) => {
    feel('tick');
    practice.startOver();
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  };
  const head = (
    <View style={styles.head}>
      <Heading level={beside ? 3 : 2} style={styles.grow}>Practice range</Heading>
      {beside ? <IconButton icon="close" label="Leave the range" onPress={onClose} /> : <Button icon="close" label="Leave the range" onPress={onClose} />}
    </View>
  );
  const picker = <ThrowPicker chosen={chosen} tall={beside} onToggle={toggle} />;
  const table = <PracticeTable brush={brush} controls={controls} practice={practice} leftHanded={leftHanded} reducedMotion={reducedMotion} />;
  const measured = <Measured controls={controls} practice={practice} />;
  return beside ? (
    <TableLayout board={table} own={<View style={styles.half}>{head}{picker}</View>} panel={measured} panelHeight={PANEL} />
  ) : (
    <TableLayout board={<View style={styles.table}>{head}{picker}{table}</View>} panel={measured} panelHeight={PANEL} />
  );
}

interface PracticeTableProps {
  readonly brush: Brush;
  readonly controls: Controls;
  readonly practice: Practice;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
}

function PracticeTable({ brush, controls, practice, leftHanded, reducedMotion }: PracticeTableProps) {
  const { lying, flying, flight, throws } = practice;
  const { ids } = controls.setting;
  return (
    <View style={styles.table}>
      <Arena
        brush={brush}
        lying={lying}
        held="blue"
        flight={flight.view}
        controls={controls}
        enabled={!flying}
        darkFlight={flying && ids.includes('blindShot')}
        ghost={flying ? undefined : throws[0]?.trace}
        slowMotion={flight.replay !== undefined}
        leftHanded={leftHanded}
        reducedMotion={reducedMotion}
        onThrow={practice.throwDie}
      >
        {(size) =>
          flying ? (
            <>
              <Pressable style={StyleSheet.absoluteFill} role="button" aria-label="Skip the flight" onPress={practice.skip} />
              {flight.replay !== undefined && <ReplayFrame words={flight.replay} />}
            </>
          ) : (
            <>
              <LyingDice size={size} viewpoint={controls.viewpoint} lying={lying} untouched={ids.length > 0} />
              <ThrowTools controls={controls} leftHanded={leftHanded} />
            </>
          )
        }
      </Arena>
    </View>
  );
}

/** What is asked, what was measured, and the last few throws. */
function Measured({ controls: { setting, method, meters }, practice: { shown, throws, refusal } }: { controls: Controls; practice: Practice }) {
  const { kind } = useRoom();
  const { ids } = setting;
  const feats = ids.length > 0 ? ids.map((id) => FEATS[id]) : [PLAIN_FEAT];
  const words = refusal ?? feats.map((feat) => (method === 'sensor' ? (feat.sensor ?? feat.touch) : feat.touch)).join(' ');
  return (
    <View style={styles.words}>
      {shown && (
        <>
          <Text bold tone={shown.result.contact ? 'good' : 'danger'} role="status">{shown.result.contact ? 'Contact' : 'Miss'}: {landingWords(shown.result)}</Text>
          <ReadOut ids={ids} {...shown} />
        </>
      )}
      {!shown && <Text size="small">{words}</Text>}
      <LiveReadOut meters={meters} gauges={gaugesFor(ids, method, setting.oneHanded)} ideal={wantedSpeed(ids, setting.loft)} lastSpeed={throws[0]?.trace.speed} compact={kind === 'landscape'} />
      <LastThrows throws={throws} />
    </View>
  );
}

const styles = StyleSheet.create({
  half: { maxHeight: '48%' },
  head: { flexDirection: 'row', alignItems: 'center', paddingHorizontal: space.small, gap: space.small },
  grow: { flex: 1 },
  table: { flex: 1 },
  words: { padding: space.small, gap: space.tiny },
});
