import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import { CLOCK } from '@/engine/game';
import { capital, listed } from '@/engine/words';
import { HoldButton } from '@/table/kit/commit/HoldButton';
import { Pointable } from '@/table/learn/pointing';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { cardOf } from '../content/vengeanceCards';
import { damageWords } from '../rules/describe';
import { isOver, playerOf } from '../rules/state';
import { legalSets } from '../rules/wronging/sets';
import { movesOf, type Asking, type VengeanceTable } from './asking';
import { Claims } from './goals/Claims';
import { BoostPanel } from './montage/BoostPanel';
import { ClaimPanel, RollAgainPanel, TurnPanel } from './montage/DicePanels';
import { BuyCardsPanel, KeepPanel } from './montage/LatePanels';
import { isComplete } from './montage/placing';
import { SpendPanel } from './montage/SpendPanel';
import type { FeltDice } from './montage/useFelt';
import { Panel } from './parts/PanelRow';
import { PlainPanel } from './PlainPanel';
import { ReadyPanel } from './ready/ReadyPanel';
import type { Selection } from './useSelection';
import { useLifted } from './wronging/DraftMat';

interface CityPanelProps {
  readonly table: VengeanceTable;
  readonly asking: Asking | undefined;
  readonly selection: Selection;
  readonly dice: FeltDice;
  /** The dice have not been rolled yet. */
  readonly inHand: boolean;
}

/** The answers to what is asked now, and before them what can be had for nothing besides. */
export function CityPanel(props: CityPanelProps) {
  const { table: { view }, asking } = props;
  return <>{asking && asking.kind !== 'claim' && <Claims view={view} asking={asking} />}<Answers {...props} /></>;
}

function Answers({ table, asking, selection, dice, inHand }: CityPanelProps) {
  const { view, prompts, names, explainRefusal } = table;
  if (inHand) return <Rest words="Your dice for this Montage are in your hand." />;
  if (!asking) {
    if (isOver(view)) return null;
    const others = prompts.filter(({ seat }) => seat !== CLOCK).map(({ seat }) => names[seat] ?? '');
    return <Rest words={others.length > 0 ? `${listed(others)} ${others.length > 1 ? 'are' : 'is'} thinking.` : '…'} />;
  }
  const frame = topFrame(view);
  const props = { view, asking };
  switch (asking.kind) {
    case 'pick': return <PickPanel {...props} />;
    case 'suffer': return <SufferPanel {...props} selection={selection} />;
    case 'rollAgain': return <RollAgainPanel {...props} chosen={selection.dice} felt={dice.felt} />;
    case 'claimDie': return <ClaimPanel {...props} />;
    case 'turnDie': return <TurnPanel {...props} />;
    case 'place': return <PlacePanel asking={asking} selection={selection} />;
    case 'card': return frame?.kind === 'card' ? <BoostPanel key={asking.key + frame.slot} {...props} frame={frame} /> : null;
    case 'spend': return frame?.kind === 'spend' ? <SpendPanel {...props} frame={frame} chosen={selection.space} onChosen={selection.setSpace} explainRefusal={explainRefusal} /> : null;
    case 'buyCards': return <BuyCardsPanel key={asking.key} {...props} />;
    case 'keepCard': return <KeepPanel {...props} />;
    case 'ready': return <ReadyPanel {...props} place={selection.place} onPlace={selection.setPlace} />;
    case 'window': return <WindowPanel {...props} />;
    case 'favour': return <Panel><Text tone="dim">Touch a card of your hand, then put it under the deck.</Text></Panel>;
    default: return <PlainPanel {...props} />;
  }
}

/** Nothing to be done here now. */
function Rest({ words }: { readonly words: string }) {
  return <View style={styles.rest}><Text tone="dim" align="center">{words}</Text></View>;
}

function PickPanel({ view, asking }: { readonly view: VengeanceTable['view']; readonly asking: Asking }) {
  const lifted = useLifted(view.draft?.[asking.seat]?.cards ?? []);
  return (
    <Panel>
      {lifted
        ? <HoldButton label={`Keep ${cardOf(lifted).title}, pass the rest to the left`} onCommit={() => asking.play({ kind: 'pick', card: lifted })} />
        : <Text tone="dim" align="center">Touch a card to lift it. Hold it to read it.</Text>}
    </Panel>
  );
}

function SufferPanel({ view, asking, selection }: { readonly view: VengeanceTable['view']; readonly asking: Asking; readonly selection: Selection }) {
  const needed = legalSets(playerOf(view, asking.seat))[0]?.length ?? 0;
  const { cards } = selection;
  const damage = cards.flatMap((card) => cardOf(card).damage);
  return (
    <Panel>
      {cards.length === needed
        ? <HoldButton icon="target-poster" label={needed === 0 ? 'Suffer nothing' : `Suffer these ${needed}: ${damageWords(damage)}`} onCommit={() => asking.play({ kind: 'suffer', cards: [...cards] })} />
        : <Text tone="dim" align="center">{cards.length === 0 ? `Touch a card, then a place: ${needed} in all.` : `${capital(damageWords(damage))} so far; ${needed - cards.length} more to choose.`}</Text>}
    </Panel>
  );
}

function PlacePanel({ asking, selection }: { readonly asking: Asking; readonly selection: Selection }) {
  return (
    <Panel>
      {isComplete(selection.placing)
        ? <Pointable label="Lay them face down"><HoldButton label="Lay them face down" onCommit={() => asking.play({ kind: 'place', cards: [...selection.placing] })} /></Pointable>
        : <Text tone="dim" align="center">Touch a card, then a boost; or drag it there.</Text>}
    </Panel>
  );
}

/** A moment for cards: played from the hand, or passed. */
function WindowPanel({ view, asking }: { readonly view: VengeanceTable['view']; readonly asking: Asking }) {
  const items = movesOf(asking, 'useItemCube');
  return (
    <Panel>
      <Button kind="primary" label="Go on" onPress={() => asking.play({ kind: 'pass' })} />
      {items.length > 0 && <PlainPanel view={view} asking={asking} moves={items} />}
      <Text size="small" tone="dim">Every card you suffer now can be scored later; a hand is worth nothing. Touch one to see what it costs.</Text>
    </Panel>
  );
}

const styles = StyleSheet.create({ rest: { flex: 1, justifyContent: 'center', padding: space.medium } });
