import { useState } from 'react';

import { HoldButton } from '@/table/kit/commit/HoldButton';
import { Button, Text } from '@/theme/ui';

import { GANGS } from '../../content/gangs';
import { bossOf, type BossId } from '../../content/bosses';
import { cardOf } from '../../content/vengeanceCards';
import { isKnockedOut } from '../../rules/hero/tracks';
import { countTiles } from '../../rules/hero/tiles';
import { playerOf, type Player, type State } from '../../rules/state';
import { movesOf, type Asking } from '../asking';
import { populationWords, posterOf } from '../city/poster';
import { PlainPanel } from '../PlainPanel';
import { Panel, PanelRow } from '../parts/PanelRow';
import { bossWords, ladderWords } from '../words';
import { ArrangeSheet } from './ArrangeSheet';

interface ReadyPanelProps {
  readonly view: State;
  readonly asking: Asking;
  /** The Den that is looked at. */
  readonly place: number | undefined;
  onPlace(place: number | undefined): void;
}

/** Items that need nothing but a touch, and those that need a choice. */
const ITEM_MOVES = ['useItem', 'useItemCube', 'useItemDens'] as const;

/** The Ready phase: look at Dens, scout them, order tiles; then storm one, or sit out. */
export function ReadyPanel({ view, asking, place, onPlace }: ReadyPanelProps) {
  const [arranging, setArranging] = useState(false);
  const player = playerOf(view, asking.seat);
  const [trade] = movesOf(asking, 'tradeWild');
  const [sitOut] = movesOf(asking, 'sitOut');
  const items = asking.moves.filter(({ kind }) => ITEM_MOVES.some((item) => item === kind));
  if (place !== undefined) return <DenPanel view={view} asking={asking} place={place} onBack={() => onPlace(undefined)} />;
  return (
    <Panel>
      <Text size="small" tone="dim">{isKnockedOut(player) ? 'Who sits out rolls dice, heals and buys with them, and draws a card.' : 'Touch a Den to look at it. Who sits out rolls, heals, buys and draws a card instead.'}</Text>
      {items.length > 0 && <PlainPanel view={view} asking={asking} moves={items} />}
      <PanelRow>
        {countTiles(player) > 0 && <Button icon="swap-bag" label="Arrange tiles" onPress={() => setArranging(true)} />}
        {trade && <Button icon="binoculars" label="A Wild token for a Recon token" onPress={() => asking.play(trade)} />}
        {sitOut && <HoldButton kind={isKnockedOut(player) ? 'primary' : 'secondary'} label="Sit out" onCommit={() => asking.play(sitOut)} />}
      </PanelRow>
      {arranging && <ArrangeSheet player={player} onClose={() => setArranging(false)} onArrange={(slots) => asking.play({ kind: 'arrange', slots: slots.map((stack) => [...stack]) })} />}
    </Panel>
  );
}

/** What the Boss and the Den are worth, and how many cards lie there that could score them (VG-220, VG-223). */
function prizeWords({ inPlay }: Player, boss: BossId, denVp: number): string {
  const { gang } = bossOf(boss);
  const named = inPlay.map((card) => cardOf(card).boss);
  const copies = named.filter((each) => each === boss).length;
  const ofGang = named.filter((each) => each !== undefined && bossOf(each).gang === gang).length;
  return `Worth ${ladderWords(boss)}; you have ${copies} in play. Every Minion dead: ${denVp} for any card of the ${GANGS[gang].name}; you have ${ofGang}.`;
}

/** One Den: what waits there, and what can be done about it. */
function DenPanel({ view, asking, place, onBack }: { readonly view: State; readonly asking: Asking; readonly place: number; onBack(): void }) {
  const poster = posterOf(view, view.places[place]);
  if (!poster) return null;
  const { plan, boss, peeked } = poster;
  const player = playerOf(view, asking.seat);
  const known = boss ?? peeked;
  const at = <M extends { readonly place: number }>(moves: readonly M[]): M | undefined => moves.find((move) => move.place === place);
  const attack = at(movesOf(asking, 'attack'));
  const recon = at(movesOf(asking, 'recon'));
  const giveUp = at(movesOf(asking, 'removeDen'));
  return (
    <Panel>
      <Text><Text bold>{`${plan.name}, ${plan.vp} points. `}</Text>{`${populationWords(plan)}.`}</Text>
      {known && <Text size="small">{`${bossWords(known)}. ${GANGS[bossOf(known).gang].words} ${prizeWords(player, known, plan.vp)}`}</Text>}
      <PanelRow>
        {attack && <HoldButton icon="crossed-swords" label={`Storm ${plan.name}`} onCommit={() => asking.play(attack)} />}
        {recon && <HoldButton kind="secondary" icon="binoculars" label="Look at the Boss: a Recon token" onCommit={() => asking.play(recon)} />}
        {giveUp && <HoldButton kind="danger" label="Give up this Den: a Recon token" onCommit={() => asking.play(giveUp)} />}
        <Button kind="quiet" label="Back" onPress={onBack} />
      </PanelRow>
      {isKnockedOut(player) && <Text size="small" tone="danger">Nobody storms a Den with a full track.</Text>}
      {!known && <Text size="small" tone="dim">Nobody has shown you the Boss. Whoever it is, Henchmen come along.</Text>}
    </Panel>
  );
}
