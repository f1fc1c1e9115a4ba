import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision } from '@/table/kit/decisions/useDecision';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { faceOf, type RoomId } from '../../content/faces';
import { dfDecisions, type DfMove } from '../../rules/decisions';
import { BOSS_ROOM } from '../../rules/decisions/movement';
import { currentFace } from '../../rules/fight/monsters';
import type { DfState } from '../../rules/state';
import { ThrowPanel } from '../throwing/ThrowPanel';
import type { ThrowChoice } from '../useThrowChoice';
import { roomWords } from '../words';
import { answerIcon } from './answerIcon';
import { DivinePanel } from './DivinePanel';

interface DecisionPanelProps {
  readonly view: DfState;
  readonly seat: Seat | undefined;
  readonly asked: string | undefined;
  readonly moves: readonly DfMove[];
  readonly choice: ThrowChoice | undefined;
  readonly picked: RoomId | undefined;
  /** In the column beside the table, words and buttons stand below each other, at its top. */
  readonly tall?: boolean;
  play(move: DfMove): Promise<boolean>;
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
export function DecisionPanel({ view, seat, asked, moves, choice, picked, tall = false, play }: DecisionPanelProps) {
  const frame = topFrame(view);
  if (asked === undefined || seat === undefined) return <Quiet words={view.over ? '' : 'Watch and hope.'} />;
  if (choice) {
    const backDown = moves.find((move) => move.kind === 'backDown');
    const { hero, dice, die, weapons, armed, chooseDie, toggle } = choice;
    const scars = view.heroes.find(({ id }) => id === hero)?.scars ?? [];
    return <ThrowPanel hero={hero} scars={scars} dice={dice} die={die} weapons={weapons} armed={armed} onDie={chooseDie} onWeapon={toggle} onBackDown={backDown && (() => void play(backDown))} />;
  }
  if (asked === 'movement') {
    return (
      <View style={[styles.row, tall && styles.column]}>
        <Text size="small" style={!tall && styles.grow}>{picked ? aheadWords(view, picked) : 'Tap a glowing room to look, tap it again to go.'}</Text>
        {picked && <Button kind="primary" icon="footsteps" label="Go there" onPress={() => void play({ kind: 'chooseCorridor', room: picked })} />}
      </View>
    );
  }
  if (frame?.kind === 'divine') return <DivinePanel key={`${view.stats.throws}`} view={view} points={frame.points} play={play} />;
  const shown = moves.filter(({ kind }) => !ELSEWHERE.includes(kind) && (asked === 'react' || kind !== 'playCard'));
  return <Answers view={view} seat={seat} moves={shown} play={play} />;
}

function Answers({ view, seat, moves, play }: Pick<DecisionPanelProps, 'view' | 'moves' | 'play'> & { readonly seat: Seat }) {
  const { stats, encounter } = view;
  const question = [seat, topFrame(view)?.kind, stats.throws, stats.scars, encounter?.turn].join();
  return <DecisionButtons decision={useDecision({ decisions: dfDecisions, view, seat, moves, question, icon: (move) => answerIcon(view, move), play })} />;
}

function Quiet({ words }: { words: string }) {
  return <View style={styles.centre}><Text tone="dim" align="center">{words}</Text></View>;
}

const styles = StyleSheet.create({
  centre: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: space.small, padding: space.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, padding: space.small, flex: 1 },
  column: { flexDirection: 'column', alignItems: 'stretch' },
  grow: { flex: 1 },
});
