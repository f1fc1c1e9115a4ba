import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import type { Brush } from '@/skia/brush';
import { isPerson } from '@/store/seats';
import { space } from '@/theme';

import type { CardId } from '../content/vengeanceCards';
import { isSolo, playerOf, type FrameMap, type Player } from '../rules/state';
import { movesOf, type Asking, type VengeanceTable } from './asking';
import { EdgeHand } from './around/EdgeSecret';
import { CityBoard } from './city/CityBoard';
import { GoalsBoard } from './goals/GoalsBoard';
import { HandBoard } from './hand/HandBoard';
import { Heroes } from './hero/Heroes';
import type { FeltDie } from './montage/dice';
import { MontageBoard } from './montage/MontageBoard';
import { PlaceMat } from './montage/PlaceMat';
import { NO_CARD } from './montage/placing';
import type { FeltDice } from './montage/useFelt';
import type { RollGate } from './montage/useRollGate';
import { ShopBoard } from './shop/ShopBoard';
import type { Tab } from './tabs';
import type { Selection } from './useSelection';
import type { Telling } from './useTelling';
import { DraftMat } from './wronging/DraftMat';
import { SufferMat } from './wronging/SufferMat';

/** What every board between the Fights knows. */
export interface BoardProps {
  readonly table: VengeanceTable;
  readonly brush: Brush;
  readonly asking: Asking | undefined;
  readonly selection: Selection;
  /** Whose board lies before these eyes. */
  readonly me: Seat;
  /** That hero as it would be after what is being thought about. */
  readonly after: Player | undefined;
  readonly telling: Telling;
  readonly gate: RollGate;
  readonly dice: FeltDice;
}

const BOARDS: Readonly<Record<Tab, (props: BoardProps) => React.ReactNode>> = {
  wronging: Wronging, montage: Montage, city: City, shop: Shop, goals: Goals, heroes: Heroes, hand: Hand,
};

/** The board of a tab. */
export function TabBoard({ tab, ...props }: BoardProps & { readonly tab: Tab }) {
  const Shown = BOARDS[tab];
  return <Shown {...props} />;
}

function Wronging({ table: { view }, asking, selection, me }: BoardProps) {
  const player = playerOf(view, me);
  return asking?.kind === 'suffer'
    ? <SufferMat player={player} chosen={selection.cards} onTake={(card) => selection.setCards(selection.cards.filter((each) => each !== card))} />
    : <DraftMat player={player} held={(asking && view.draft?.[asking.seat]?.cards) ?? []} />;
}

const NO_IDS: readonly string[] = [];

function Montage({ table, asking, selection, me, dice, gate }: BoardProps) {
  const { view } = table;
  if (asking?.kind === 'place') {
    return <PlaceMat player={playerOf(view, me)} placing={selection.placing} alone={isSolo(view)} onTake={(slot) => selection.setPlacing(selection.placing.map((card, i) => (i === slot ? NO_CARD : card)))} />;
  }
  const [claims, marks] = [asking?.kind === 'claimDie', asking?.kind === 'rollAgain'];
  const claim = ({ id, face }: FeltDie) => {
    selection.setDice([id]);
    void asking?.play({ kind: 'claimDie', face });
  };
  const mark = ({ id }: FeltDie) => {
    feel('tick');
    selection.setDice(selection.dice.includes(id) ? selection.dice.filter((each) => each !== id) : [...selection.dice, id]);
  };
  return (
    <MontageBoard
      view={view} table={table} me={me} dice={dice} gate={gate} again={marks ? selection.dice : NO_IDS}
      verb={claims ? 'Claim' : marks ? 'Mark' : undefined} onDie={claims ? claim : marks ? mark : undefined}
    />
  );
}

function City({ table, brush, asking, selection, telling }: BoardProps) {
  const { view, names, players, seating, knownTo } = table;
  const looks = movesOf(asking, 'gainReconOn');
  const onPlace = (place: number) => {
    const look = looks.find((move) => move.place === place);
    if (look) return void asking?.play(look);
    feel('tick');
    selection.setPlace(selection.place === place ? undefined : place);
  };
  return (
    <CityBoard
      brush={brush} view={view} names={names} peeks={seating === 'around' && asking ? knownTo(asking.seat) : view}
      lit={(asking?.kind === 'ready' ? movesOf(asking, 'attack') : looks).map(({ place }) => place)} chosen={selection.place}
      flashes={telling.flashes} alone={players.filter(isPerson).length === 1} onPlace={onPlace}
    />
  );
}

/** The points that are being spent. */
function spendingOf({ view }: VengeanceTable, asking: Asking | undefined): FrameMap['spend'] | undefined {
  const frame = topFrame(view);
  return frame?.kind === 'spend' && asking ? frame : undefined;
}

function Shop({ table, asking, selection }: BoardProps) {
  const spend = spendingOf(table, asking);
  const onSpace = (wanted: number) => {
    if (!spend || movesOf(asking, 'buy').some(({ space: offered }) => offered === wanted)) return selection.setSpace(spend ? wanted : undefined);
    table.explainRefusal('VG-62', `You have ${spend.points.upgrade} Upgrade points: that tile costs more.`);
  };
  return (
    <ShopBoard
      view={table.view} chosen={selection.space} columns={movesOf(asking, 'speedColumn').map(({ column }) => column)} onSpace={onSpace}
      purse={spend && spend.points.upgrade > 0 ? { ...spend, points: spend.points.upgrade } : undefined}
      onColumn={(column) => void asking?.play({ kind: 'speedColumn', column })}
    />
  );
}

function Goals({ table: { view, names }, asking, me }: BoardProps) {
  return <GoalsBoard view={view} seat={me} names={names} claims={movesOf(asking, 'claim').map(({ slot }) => slot)} onClaim={(slot) => void asking?.play({ kind: 'claim', slot })} />;
}

/** What may be done with a card of the hand now. */
function cardAct(asking: Asking | undefined) {
  if (!asking) return undefined;
  if (movesOf(asking, 'putUnder').length > 0) return { verb: 'Put under the deck:', may: () => true, play: (card: CardId) => void asking.play({ kind: 'putUnder', card }) };
  const plays = movesOf(asking, 'playCard').map(({ card }) => card);
  return { verb: 'Suffer', may: (card: CardId) => plays.includes(card), play: (card: CardId) => void asking.play({ kind: 'playCard', card }) };
}

function Hand({ table, asking, selection, me }: BoardProps) {
  const act = cardAct(asking);
  return table.seating === 'around' && asking && act
    ? <View style={styles.middle}><EdgeHand table={table} seat={asking.seat} act={act} /></View>
    : <HandBoard player={playerOf(table.view, me)} chosen={selection.card} act={act} onChosen={selection.setCard} />;
}

const styles = StyleSheet.create({ middle: { flex: 1, justifyContent: 'center', padding: space.small } });
