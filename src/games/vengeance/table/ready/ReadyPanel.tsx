import { useState } from 'react';

import { Button, Text } from '@/theme/ui';

import { GANGS } from '../../content/gangs';
import { bossOf } from '../../content/bosses';
import { cardOf } from '../../content/vengeanceCards';
import { isKnockedOut } from '../../rules/hero/tracks';
import { countTiles } from '../../rules/hero/tiles';
import { playerOf, type State } from '../../rules/state';
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
      <Text size="small" tone={isKnockedOut(player) ? 'danger' : 'dim'}>
        {isKnockedOut(player) ? 'A track is full: heal it, or sit out.' : 'Touch a Den to look at it. Cards are played from your hand, tiles are put in order here.'}
      </Text>
      {items.length > 0 && <PlainPanel view={view} asking={asking} moves={items} />}
      <PanelRow>
        {countTiles(player) > 0 && <Button icon="swap-bag" label="Arrange tiles" onPress={() => setArranging(true)} />}
        {trade && <Button icon="binoculars" label="A Wild token for a Recon token" onPress={() => asking.play(trade)} />}
        {sitOut && <SitOut play={() => asking.play(sitOut)} forced={isKnockedOut(player)} />}
      </PanelRow>
      {arranging && <ArrangeSheet player={player} onClose={() => setArranging(false)} onArrange={(slots) => asking.play({ kind: 'arrange', slots: slots.map((stack) => [...stack]) })} />}
    </Panel>
  );
}

/** No Fight this turn: that is asked twice. */
function SitOut({ play, forced }: { readonly forced: boolean; play(): void }) {
  const [sure, setSure] = useState(forced);
  return sure
    ? <Button kind="primary" label="Yes, sit out: roll, heal, buy, draw a card" onPress={play} />
    : <Button label="Sit out" onPress={() => setSure(true)} />;
}

/** One Den: what waits there, and what can be done about it. */
function DenPanel({ view, asking, place, onBack }: { readonly view: State; readonly asking: Asking; readonly place: number; onBack(): void }) {
  const poster = posterOf(view, view.places[place]);
  const [sure, setSure] = useState<'storm' | 'giveUp'>();
  if (!poster) return null;
  const { plan, boss, peeked } = poster;
  const player = playerOf(view, asking.seat);
  const known = boss ?? peeked;
  const copies = known ? player.inPlay.filter((card) => cardOf(card).boss === known).length : 0;
  const at = <M extends { readonly place: number }>(moves: readonly M[]): M | undefined => moves.find((move) => move.place === place);
  const attack = at(movesOf(asking, 'attack'));
  const recon = at(movesOf(asking, 'recon'));
  const giveUp = at(movesOf(asking, 'removeDen'));
  return (
    <Panel>
      <Text><Text bold>{`${plan.name}, ${plan.vp} points. `}</Text>{`${populationWords(plan)}.`}</Text>
      {known ? (
        <Text size="small">{`${bossWords(known)}. ${GANGS[bossOf(known).gang].words} Worth ${ladderWords(known)}; you have ${copies} in play.`}</Text>
      ) : (
        <Text size="small" tone="dim">Nobody has shown you the Boss. Whoever it is, Henchmen come along.</Text>
      )}
      <PanelRow>
        {attack && (sure === 'storm'
          ? <Button kind="primary" icon="crossed-swords" label={`Yes, storm ${plan.name}`} onPress={() => asking.play(attack)} />
          : <Button kind="primary" icon="crossed-swords" label={`Storm ${plan.name}`} onPress={() => setSure('storm')} />)}
        {recon && <Button icon="binoculars" label="Look at the Boss: a Recon token" onPress={() => asking.play(recon)} />}
        {giveUp && (sure === 'giveUp'
          ? <Button kind="danger" label="Yes, let them go for good" onPress={() => asking.play(giveUp)} />
          : <Button kind="danger" label="Give up this Den: a Recon token" onPress={() => setSure('giveUp')} />)}
        <Button kind="quiet" label="Back" onPress={onBack} />
      </PanelRow>
    </Panel>
  );
}
