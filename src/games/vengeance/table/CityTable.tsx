import { use, useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import { CLOCK, type Seat } from '@/engine/game';
import { feel } from '@/feel';
import type { Brush } from '@/skia/brush';
import { isPerson } from '@/store/seats';
import { DraggingContext } from '@/table/kit/drag/dragging';
import { DragTable } from '@/table/kit/drag/DragTable';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { Sheet } from '@/theme/ui';

import type { CardId } from '../content/vengeanceCards';
import { playerOf } from '../rules/state';
import { askingOf, movesOf, type Asking, type VengeanceTable } from './asking';
import { EdgeHand } from './around/EdgeSecret';
import { CityPanel } from './CityPanel';
import { CityBoard } from './city/CityBoard';
import { GoalsBoard } from './goals/GoalsBoard';
import { HandBoard } from './hand/HandBoard';
import { HeroBoard } from './hero/HeroBoard';
import { HeroStrip } from './hero/HeroStrip';
import { MontageBoard } from './montage/MontageBoard';
import { PlaceMat } from './montage/PlaceMat';
import { NO_CARD } from './montage/placing';
import { useFelt } from './montage/useFelt';
import { useRollGate } from './montage/useRollGate';
import { BannerCard } from './parts/BannerCard';
import { TabBar } from './parts/TabBar';
import { SecretHand } from './SecretHand';
import { ShopBoard } from './shop/ShopBoard';
import { FallenLine } from './story/FallenLine';
import { tabFor, tabsOf, type Tab } from './tabs';
import { useDrops } from './useDrops';
import { useSelection } from './useSelection';
import { useTelling } from './useTelling';
import { afterSuffering } from './wronging/grudges';
import { DraftMat } from './wronging/DraftMat';
import { SufferMat } from './wronging/SufferMat';

/** Questions with one or two buttons; the board takes the room. */
const SHORT: readonly Asking['kind'][] = ['pick', 'suffer', 'place', 'rollAgain', 'window', 'favour', 'claim'];
const SHORT_PANEL = { smallPhone: 62, phone: 96, landscape: 96, tablet: 104, desktop: 130 } as const;
const PANEL = { smallPhone: 140, phone: 196, landscape: 168, tablet: 216, desktop: 240 } as const;

/** Whose board lies before these eyes. */
function seatInFront({ view, seat }: VengeanceTable, asking: Asking | undefined, told: Seat | undefined): Seat {
  if (asking) return asking.seat;
  if (seat !== CLOCK && seat < view.players.length) return seat;
  return told ?? view.order[0] ?? 0;
}

/** Everything between the Fights: the Wronging, Montages, the city, getting ready. */
export function CityTable({ table, brush }: { readonly table: VengeanceTable; readonly brush: Brush }) {
  const { view, names, players, explainRefusal } = table;
  const { seatColours } = useTheme();
  const room = useRoom();
  const gate = useRollGate(table);
  const telling = useTelling(names, gate.wait);
  const asking = askingOf(table);
  const me = seatInFront(table, asking, telling.seat);
  const player = playerOf(view, me);
  const selection = useSelection(asking?.key ?? '');
  const drops = useDrops(asking, selection, explainRefusal);
  const [looked, setLooked] = useState<{ readonly key: string; readonly tab: Tab }>();
  const [heroes, setHeroes] = useState(false);

  const around = table.seating === 'around';
  const frame = topFrame(view);
  const home = tabFor(view);
  const moment = `${view.round}/${home}/${asking?.key ?? ''}`;
  const tabs = tabsOf(view);
  const wanted = looked?.key === moment ? looked.tab : home;
  const tab = tabs.includes(wanted) ? wanted : 'city';

  const pool = gate.held ? NO_DICE : (view.montage?.pool ?? NO_DICE);
  const dice = useFelt(pool, gate.throwing, selection.dice[selection.dice.length - 1]);
  const rollsAgain = asking?.kind === 'rollAgain';
  const claims = movesOf(asking, 'claim').map(({ slot }) => slot);
  const plays = movesOf(asking, 'playCard').map(({ card }) => card);
  const columns = movesOf(asking, 'speedColumn');
  const spend = frame?.kind === 'spend' && asking ? frame : undefined;
  const lookAt = (next: Tab) => setLooked({ key: moment, tab: next });

  const onPlace = (place: number) => {
    const look = movesOf(asking, 'gainReconOn').find((move) => move.place === place);
    if (look) return void asking?.play(look);
    feel('tick');
    selection.setPlace(selection.place === place ? undefined : place);
  };
  const onSpace = (space_: number) => {
    if (!spend || movesOf(asking, 'buy').some((move) => move.space === space_)) return selection.setSpace(spend ? space_ : undefined);
    explainRefusal('VG-62', `You have ${spend.points.upgrade} Upgrade points: that tile costs more.`);
  };
  const putUnder = movesOf(asking, 'putUnder');
  const act = putUnder.length > 0
    ? { verb: 'Put under the deck:', may: () => true, play: (card: CardId) => void asking?.play({ kind: 'putUnder', card }) }
    : asking && { verb: 'Suffer', may: (card: CardId) => plays.includes(card), play: (card: CardId) => void asking.play({ kind: 'playCard', card }) };
  const thought = asking?.kind === 'suffer' ? selection.cards : selection.card && plays.includes(selection.card) ? [selection.card] : [];
  const after = thought.length > 0 ? afterSuffering(player, thought) : undefined;

  const board = {
    wronging: () => (asking?.kind === 'suffer' ? <SufferMat player={player} chosen={selection.cards} onTake={(card) => selection.setCards(selection.cards.filter((each) => each !== card))} /> : <DraftMat player={player} held={(asking && view.draft?.[asking.seat]?.cards) ?? []} />),
    montage: () => (asking?.kind === 'place'
      ? <PlaceMat player={player} placing={selection.placing} onTake={(slot) => selection.setPlacing(selection.placing.map((card, i) => (i === slot ? NO_CARD : card)))} />
      : (
        <MontageBoard
          view={view}
          table={table}
          me={me}
          dice={dice}
          gate={gate}
          again={rollsAgain ? selection.dice : NO_IDS}
          verb={asking?.kind === 'claimDie' ? 'Claim' : rollsAgain ? 'Mark' : undefined}
          onDie={asking?.kind === 'claimDie' ? ({ id, face }) => {
            selection.setDice([id]);
            asking.play({ kind: 'claimDie', face });
          } : rollsAgain ? ({ id }) => {
            feel('tick');
            selection.setDice(selection.dice.includes(id) ? selection.dice.filter((each) => each !== id) : [...selection.dice, id]);
          } : undefined}
        />
      )),
    city: () => (
      <CityBoard
        brush={brush}
        view={view}
        peeks={around && asking ? table.knownTo(asking.seat) : view}
        names={names}
        lit={asking?.kind === 'ready' ? movesOf(asking, 'attack').map(({ place }) => place) : movesOf(asking, 'gainReconOn').map(({ place }) => place)}
        chosen={selection.place}
        flashes={telling.flashes}
        alone={players.filter(isPerson).length === 1}
        onPlace={onPlace}
      />
    ),
    shop: () => (
      <ShopBoard
        view={view}
        purse={spend && spend.points.upgrade > 0 ? { ...spend, points: spend.points.upgrade } : undefined}
        chosen={selection.space}
        columns={columns.map(({ column }) => column)}
        onSpace={onSpace}
        onColumn={(column) => void asking?.play({ kind: 'speedColumn', column })}
      />
    ),
    goals: () => <GoalsBoard view={view} seat={me} names={names} claims={claims} onClaim={(slot) => void asking?.play({ kind: 'claim', slot })} />,
    heroes: () => <Heroes table={table} me={me} after={after} />,
    hand: () => (around && asking && act ? <View style={styles.middle}><EdgeHand table={table} seat={asking.seat} act={act} /></View> : <HandBoard player={player} chosen={selection.card} act={act} onChosen={selection.setCard} />),
  }[tab]();

  const lit: Tab[] = [...(claims.length > 0 ? ['goals' as const] : []), ...(plays.length > 0 && asking?.kind === 'ready' && !around ? ['hand' as const] : []), ...(home !== tab && asking ? [home] : [])];
  return (
    <DragTable onDrop={drops.onDrop} onRefuse={drops.onRefuse}>
      <PutBack question={asking?.key ?? ''} />
      <TableLayout
        board={
          <View style={styles.room}>
            <TabBar tabs={tabs} shown={tab} counts={{ hand: player.hand.cards.length }} lit={lit} onTab={lookAt} />
            {tab === 'city' && <FallenLine view={view} />}
            <View style={styles.room}>{board}</View>
            {telling.banner && <BannerCard banner={telling.banner} />}
          </View>
        }
        own={<HeroStrip player={player} name={names[me] ?? ''} colour={seatColours[me % seatColours.length] ?? '#000'} after={after} onPress={() => setHeroes(true)} />}
        panel={<CityPanel table={table} asking={asking} selection={selection} dice={dice} />}
        hand={asking && <SecretHand view={view} asking={asking} selection={selection} onBarred={(words) => explainRefusal('VG-48', words)} />}
        panelHeight={asking && SHORT.includes(asking.kind) ? SHORT_PANEL : PANEL}
        more={room.kind === 'desktop' ? <Heroes table={table} me={me} after={after} /> : undefined}
      />
      <Sheet title="Heroes" visible={heroes} onClose={() => setHeroes(false)}>
        {heroes && <HeroList table={table} me={me} after={after} />}
      </Sheet>
    </DragTable>
  );
}

const NO_DICE: readonly number[] = [];
const NO_IDS: readonly string[] = [];

/** What was lifted for one question is put back before the next. */
function PutBack({ question }: { readonly question: string }) {
  const dragging = use(DraggingContext);
  useEffect(() => dragging.putBack(), [dragging, question]);
  return null;
}

interface HeroesProps {
  readonly table: VengeanceTable;
  readonly me: Seat;
  readonly after: ReturnType<typeof afterSuffering> | undefined;
}

function HeroList({ table: { view, names }, me, after }: HeroesProps) {
  const seats = view.players.map((_, seat) => seat).sort((a, b) => Number(b === me) - Number(a === me));
  return seats.map((seat) => <HeroBoard key={seat} view={view} seat={seat} name={names[seat] ?? ''} after={seat === me ? after : undefined} />);
}

function Heroes(props: HeroesProps) {
  return (
    <ScrollView tabIndex={0} role="group" aria-label="Hero boards" contentContainerStyle={styles.heroes}>
      <HeroList {...props} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  middle: { flex: 1, justifyContent: 'center', padding: space.small },
  heroes: { padding: space.medium, gap: space.wide },
});
