import { StyleSheet, View } from 'react-native';

import type { TableProps } from '@/table/contract';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { faceOf, type RoomId } from '../../content/faces';
import type { RequirementId } from '../../content/vocabulary';
import { missPreview } from '../../rules/guide';
import { BOSS_ROOM } from '../../rules/movement';
import { currentFace } from '../../rules/monsters';
import type { DfMove } from '../../rules/moves';
import { topFrame } from '../../rules/run';
import type { DfState } from '../../rules/state';
import { FEATS } from '../throwing/feats';
import { ThrowPanel } from '../throwing/ThrowPanel';
import type { ThrowChoice } from '../useThrowChoice';
import { roomWords } from '../words';
import { Choices } from './Choices';
import { DivinePanel } from './DivinePanel';

interface DecisionPanelProps {
  readonly table: TableProps<DfState, DfMove>;
  readonly asked: string | undefined;
  readonly moves: readonly DfMove[];
  readonly choice: ThrowChoice | undefined;
  readonly picked: RoomId | undefined;
  /** What is in force for the coming throw. */
  readonly words: readonly RequirementId[];
  play(move: DfMove): boolean;
}

/** Moves that are offered elsewhere: bags hold cards, the map holds corridors, hands hold dice. */
const ELSEWHERE: readonly DfMove['kind'][] = ['giveEquipment', 'discardEquipment', 'chooseCorridor', 'throw'];

function aheadWords(view: DfState, room: RoomId): string {
  if (room === BOSS_ROOM) return 'The final boss waits there.';
  const below = view.floors[view.floor + 1];
  const face = view.room === currentFace(view).exit && below ? faceOf(below) : currentFace(view);
  return `Room ${room.toUpperCase()}: ${roomWords(face.rooms[room] ?? { to: [] })}.`;
}

/** What this player decides now; every question the rules can ask has its answers here. */
export function DecisionPanel({ table, asked, moves, choice, picked, words, play }: DecisionPanelProps) {
  const { view } = table;
  const frame = topFrame(view);
  if (asked === undefined) return <Quiet words={view.over ? '' : 'Watch and hope.'} />;
  if (choice) {
    const backDown = moves.find((move) => move.kind === 'backDown');
    const [risk] = missPreview(view);
    const how = words.map((id) => FEATS[id].touch).join(' ');
    return (
      <View style={styles.fill}>
        <ThrowPanel hero={choice.hero} scars={view.heroes.find(({ id }) => id === choice.hero)?.scars ?? []} dice={choice.dice} die={choice.die} weapons={choice.weapons} armed={choice.armed} onDie={choice.chooseDie} onWeapon={choice.toggle} />
        <View style={styles.row}>
          <Text size="tiny" tone="dim" style={styles.grow} numberOfLines={2}>{how || `Flick the die from its ring. It must bounce on the table first. A miss costs ${risk?.loss ?? 0}.`}</Text>
          {backDown && <Button icon="flying-flag" label="Back down" onPress={() => void play(backDown)} />}
        </View>
      </View>
    );
  }
  if (asked === 'movement') {
    return (
      <View style={styles.centre}>
        <Text align="center">{picked ? aheadWords(view, picked) : 'Tap a glowing room to look, tap it again to go.'}</Text>
        {picked && <Button kind="primary" icon="footsteps" label="Go there" onPress={() => void play({ kind: 'chooseCorridor', room: picked })} />}
      </View>
    );
  }
  if (frame?.kind === 'divine') return <DivinePanel key={`${view.stats.throws}`} view={view} points={frame.points} play={play} />;
  const shown = moves.filter(({ kind }) => !ELSEWHERE.includes(kind) && (asked === 'react' || kind !== 'playCard'));
  return <Choices view={view} moves={shown} play={play} />;
}

function Quiet({ words }: { words: string }) {
  return <View style={styles.centre}><Text tone="dim" align="center">{words}</Text></View>;
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  centre: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.small, padding: space.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingHorizontal: space.small, paddingBottom: space.tiny },
  grow: { flex: 1 },
});
