import { use, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { topFrame } from '@/engine/decisions/frames';
import { CLOCK, type Seat } from '@/engine/game';
import type { Brush } from '@/skia/brush';
import { DraggingContext } from '@/table/kit/drag/dragging';
import { DragTable } from '@/table/kit/drag/DragTable';
import { FlightPlace } from '@/table/kit/flight/FlightPlace';
import { Flights } from '@/table/kit/flight/flights';
import { FlightTable } from '@/table/kit/flight/FlightTable';
import { KeysHere } from '@/table/kit/KeysHere';
import { FurnitureContext } from '@/table/kit/layout/furniture';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import type { ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { useTheme } from '@/theme';
import { Sheet } from '@/theme/ui';

import { mayTurn } from '../rules/montage/dice';
import { playerOf, type Player, type State } from '../rules/state';
import { askingOf, movesOf, type Asking, type VengeanceTable } from './asking';
import { CityPanel } from './CityPanel';
import { HeroList, Heroes } from './hero/Heroes';
import { HeroStrip } from './hero/HeroStrip';
import { CITY, journeyOf, OWN } from './journeys';
import { useFelt } from './montage/useFelt';
import { useRollGate } from './montage/useRollGate';
import { BannerCard } from './parts/BannerCard';
import { TabBar } from './parts/TabBar';
import { SecretHand } from './SecretHand';
import { FallenLine } from './story/FallenLine';
import { TabBoard } from './TabBoard';
import { tabFor, tabsOf, type Tab } from './tabs';
import { useDrops } from './useDrops';
import { useForQuestion } from './useForQuestion';
import { useSelection, type Selection } from './useSelection';
import { useTelling } from './useTelling';
import { useTrophy, type TrophyWall } from './useTrophy';
import { afterSuffering } from './wronging/grudges';

/** Questions with one or two buttons; the board takes the room. */
const SHORT: readonly Asking['kind'][] = ['pick', 'suffer', 'place', 'rollAgain', 'window', 'favour', 'claim'];
/** Answered with a card of the fan. */
const FROM_HAND: readonly Asking['kind'][] = ['pick', 'suffer', 'place'];
const SHORT_PANEL = { smallPhone: 62, phone: 96, landscape: 96, tablet: 104, desktop: 130 } as const;
const LOW_PANEL = { smallPhone: 108, phone: 112, landscape: 112, tablet: 120, desktop: 130 } as const;
const PANEL = { smallPhone: 140, phone: 196, landscape: 168, tablet: 216, desktop: 160 } as const;
/** Three kinds of dice and tokens, each on a line of its own, and the button below them. */
const HIGH_PANEL = { ...PANEL, smallPhone: 196, phone: 232, tablet: 248 } as const;

/** Nothing to be done but buying: the shop takes the room. */
const onlyShops = ({ kind, moves }: Asking): boolean => kind === 'spend' && moves.every((move) => move.kind === 'buy' || move.kind === 'done');
/** Nothing can be added to the card. */
const onlyTakes = ({ kind, moves }: Asking): boolean => kind === 'card' && moves.length === 1;

const addsThree = (asking: Asking): boolean => movesOf(asking, 'boost').some(({ dice, wilds, tokens }) => dice > 0 && wilds > 0 && tokens > 0);

/** While others answer, the board keeps the height that it has when one answers oneself. */
function panelFor(view: State, asking: Asking | undefined): ByRoom<number> {
  const kind = asking?.kind ?? topFrame(view)?.kind;
  // Claiming a die takes a row of buttons, unless one may be turned as well.
  if (kind === 'claimDie' && !(asking && mayTurn(view, asking.seat))) return SHORT_PANEL;
  if (kind && SHORT.includes(kind)) return SHORT_PANEL;
  if (asking && addsThree(asking)) return HIGH_PANEL;
  return asking && (onlyShops(asking) || onlyTakes(asking)) ? LOW_PANEL : PANEL;
}

/** Whose board lies before these eyes. */
function seatInFront({ view, seat }: VengeanceTable, asking: Asking | undefined, told: Seat | undefined): Seat {
  if (asking) return asking.seat;
  if (seat !== CLOCK && seat < view.players.length) return seat;
  return told ?? view.order[0] ?? 0;
}

/** The board that is looked at: the one on which something is asked, until somebody turns to another. */
function useTab(view: State, question: string): { readonly tabs: readonly Tab[]; readonly tab: Tab; readonly home: Tab; lookAt(tab: Tab): void } {
  const [looked, setLooked] = useForQuestion<{ readonly from: Tab; readonly at: Tab } | undefined>(question, undefined);
  const home = tabFor(view);
  const tabs = tabsOf(view);
  const wanted = looked?.from === home ? looked.at : home;
  return { tabs, tab: tabs.includes(wanted) ? wanted : 'city', home, lookAt: (at) => setLooked({ from: home, at }) };
}

/** The hero as it would be after the cards that somebody thinks about. */
function thoughtThrough(player: Player, asking: Asking | undefined, { card, cards }: Selection): Player | undefined {
  const plays = movesOf(asking, 'playCard');
  const thought = asking?.kind === 'suffer' ? cards : card && plays.some((move) => move.card === card) ? [card] : [];
  return thought.length > 0 ? afterSuffering(player, thought) : undefined;
}

/** Tabs on which something can be done besides the one that is open. */
function litTabs(asking: Asking | undefined, around: boolean, home: Tab, shown: Tab): readonly Tab[] {
  const lit: Tab[] = [];
  if (movesOf(asking, 'claim').length > 0) lit.push('goals');
  if (asking?.kind === 'ready' && !around && movesOf(asking, 'playCard').length > 0) lit.push('hand');
  if (asking && home !== shown) lit.push(home);
  return lit;
}

/** Everything between the Fights: the Wronging, Montages, the city, getting ready. */
export function CityTable({ table, brush, wall }: { readonly table: VengeanceTable; readonly brush: Brush; readonly wall: TrophyWall }) {
  const { view, names, explainRefusal } = table;
  const { seatColours } = useTheme();
  const room = useRoom();
  const gate = useRollGate(table);
  // Nothing is asked about dice that are still in the hand.
  const asking = gate.held ? undefined : askingOf(table);
  const furniture = use(FurnitureContext);
  const isWaiting = gate.held !== undefined && table.mode === 'play' && !table.telling;
  const [flights] = useState(() => new Flights());
  // A table that turns to whoever acts has no fixed places.
  const still = table.reducedMotion || table.seating === 'around';
  const telling = useTelling(names, {
    gate: gate.wait,
    carry: (event, beat) => {
      const journey = still ? undefined : journeyOf(event, seatInFront(table, asking, undefined));
      return journey && flights.fly(journey, beat);
    },
  });
  useTrophy(table, wall, still ? undefined : flights);
  const question = asking?.key ?? '';
  const me = seatInFront(table, asking, telling.seat);
  const player = playerOf(view, me);
  const selection = useSelection(question);
  const drops = useDrops(asking, selection, explainRefusal);
  const { tabs, tab, home, lookAt } = useTab(view, question);
  const [heroes, setHeroes] = useState(false);
  const dice = useFelt(gate.held ? NO_DICE : (view.montage?.pool ?? NO_DICE), gate.throwing, selection.dice[selection.dice.length - 1]);
  const after = thoughtThrough(player, asking, selection);
  const inHand = asking !== undefined && FROM_HAND.includes(asking.kind);
  return (
    <DragTable onDrop={drops.onDrop} onRefuse={drops.onRefuse}>
      <FlightTable flights={flights}>
        <PutBack question={question} />
        <FurnitureContext value={isWaiting ? { ...furniture, prompt: undefined } : furniture}>
          <TableLayout
            board={
              <View style={styles.room}>
                <TabBar tabs={tabs} shown={tab} counts={{ hand: player.hand.cards.length }} lit={litTabs(asking, table.seating === 'around', home, tab)} onTab={lookAt} />
                {tab === 'city' && <FallenLine view={view} />}
                <FlightPlace name={CITY} style={styles.room}>
                  <TabBoard tab={tab} table={table} brush={brush} asking={asking} selection={selection} me={me} after={after} telling={telling} gate={gate} dice={dice} />
                </FlightPlace>
                {telling.banner && <BannerCard banner={telling.banner} />}
              </View>
            }
            own={
              <FlightPlace name={OWN}>
                <HeroStrip player={player} name={names[me] ?? ''} colour={seatColours[me % seatColours.length] ?? '#000'} after={after} onPress={() => setHeroes(true)} />
              </FlightPlace>
            }
            panel={<>{asking && !inHand && <KeysHere at={view} />}<CityPanel table={table} asking={asking} selection={selection} dice={dice} inHand={gate.held !== undefined} /></>}
            hand={asking && inHand && <><KeysHere at={view} /><SecretHand view={view} asking={asking} selection={selection} onBarred={(words) => explainRefusal('VG-48', words)} /></>}
            panelHeight={panelFor(view, asking)}
            rises={asking !== undefined && onlyShops(asking) && selection.space !== undefined}
            more={room.kind === 'desktop' ? <Heroes table={table} me={me} after={after} rivalsFirst /> : undefined}
          />
        </FurnitureContext>
      </FlightTable>
      <Sheet title="Heroes" visible={heroes} onClose={() => setHeroes(false)}>
        {heroes && <HeroList table={table} me={me} after={after} />}
      </Sheet>
    </DragTable>
  );
}

const NO_DICE: readonly number[] = [];

/** What was lifted for one question is put back before the next. */
function PutBack({ question }: { readonly question: string }) {
  const dragging = use(DraggingContext);
  useEffect(() => dragging.putBack(), [dragging, question]);
  return null;
}

const styles = StyleSheet.create({ room: { flex: 1 } });
