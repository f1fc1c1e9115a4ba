import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useRoom } from '@/table/kit/room/useRoom';
import { Icon, space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { MONTAGE_FACES, type MontageFace } from '../../content/dice';
import { faceName, mayTurn } from '../../rules/montage/dice';
import { playerOf, type State } from '../../rules/state';
import type { Asking } from '../asking';
import { MONTAGE_FACE_ICONS } from '../emblems';
import { explainFace, OwnDice } from '../hero/OwnDice';
import { Panel, PanelRow } from '../parts/PanelRow';
import { Tap } from '../parts/Tap';
import { count } from '../words';
import type { FeltDie } from './dice';

interface DicePanelProps {
  readonly view: State;
  readonly asking: Asking;
}

/** Alone: which dice are rolled once more. */
export function RollAgainPanel({ asking, chosen, felt }: DicePanelProps & { readonly chosen: readonly string[]; readonly felt: readonly FeltDie[] }) {
  const again = felt.filter(({ id }) => chosen.includes(id));
  const roll = () => asking.play({ kind: 'rollAgain', dice: MONTAGE_FACES.map((face) => again.filter((die) => die.face === face).length) });
  return (
    <Panel>
      <PanelRow>
        {again.length > 0 && <Button kind="primary" icon="rolling-dices" label={`Roll ${count(again.length, 'die', 'dice')} again`} onPress={roll} />}
        <Button kind={again.length > 0 ? 'secondary' : 'primary'} label="Keep all" onPress={() => asking.play({ kind: 'rollAgain', dice: MONTAGE_FACES.map(() => 0) })} />
      </PanelRow>
      <Text size="small" tone="dim">Touch the dice you want to roll once more; the others stay as they are.</Text>
    </Panel>
  );
}

/** One die of the pool; who has an S may also turn one that is claimed already. */
export function ClaimPanel({ view, asking }: DicePanelProps) {
  const player = playerOf(view, asking.seat);
  const claims = asking.moves.flatMap((move) => (move.kind === 'claimDie' ? [move.face] : []));
  return (
    <Panel>
      <PanelRow label="Dice in the pool">
        {claims.map((face) => <FaceTap key={face} label={`Claim ${faceName(face)}`} face={face} onPress={() => asking.play({ kind: 'claimDie', face })} />)}
      </PanelRow>
      {mayTurn(view, asking.seat) && player.dice.length > 0 && <TurnRow dice={player.dice} asking={asking} words="Your Mind shows an S: you may turn one of your dice." />}
    </Panel>
  );
}

/** The last moment to turn a die. */
export function TurnPanel({ view, asking }: DicePanelProps) {
  return (
    <Panel>
      <TurnRow dice={playerOf(view, asking.seat).dice} asking={asking} words="Touch a die, then the face you want." />
      <PanelRow><Button label="Leave them" onPress={() => asking.play({ kind: 'keepDice' })} /></PanelRow>
    </Panel>
  );
}

function TurnRow({ dice, asking, words }: { readonly dice: readonly number[]; readonly asking: Asking; readonly words: string }) {
  const [from, setFrom] = useState<MontageFace>();
  return (
    <>
      <Text size="small" tone="dim">{words}</Text>
      <OwnDice dice={dice} chosen={from} onFace={(face) => setFrom(face === from ? undefined : face)} />
      {from && (
        <PanelRow label={`Turn ${faceName(from)} into`}>
          {MONTAGE_FACES.filter((into) => into !== from).map((into) => (
            <FaceTap key={into} label={`Turn ${faceName(from)} into ${faceName(into)}`} face={into} onPress={() => asking.play({ kind: 'turnDie', from, into })} />
          ))}
        </PanelRow>
      )}
    </>
  );
}

/** A face of a die to choose; five of them stand side by side on the smallest phone. */
function FaceTap({ label, face, onPress }: { readonly label: string; readonly face: MontageFace; onPress(): void }) {
  const { roomy } = useRoom();
  return (
    <Tap label={label} explain={explainFace(face)} lit onPress={onPress} style={styles.tap}>
      <View style={[styles.face, roomy && styles.roomy]}>
        <Icon name={MONTAGE_FACE_ICONS[face]} size={roomy ? 32 : 22} />
        <Text size={roomy ? 'body' : 'tiny'} bold align="center">{faceName(face)}</Text>
      </View>
    </Tap>
  );
}

const styles = StyleSheet.create({
  tap: { flexGrow: 1, flexBasis: 56 },
  face: { alignItems: 'center', justifyContent: 'center' },
  roomy: { flexDirection: 'row', gap: space.small, padding: space.small },
});
