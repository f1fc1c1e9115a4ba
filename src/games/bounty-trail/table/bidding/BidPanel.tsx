import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { space } from '@/theme';
import { Button, IconButton, Segmented, Text } from '@/theme/ui';

import { RIDERS } from '../../content/characters';
import { cardOf } from '../../content/cards';
import type { Move } from '../../rules/moves';
import type { State } from '../../rules/state';
import { WantedFace } from '../Portrait';
import { counted } from '../priceWords';

interface BidPanelProps {
  readonly view: State;
  readonly seat: Seat;
  readonly names: readonly string[];
  play(move: Move): Promise<boolean>;
}

type Currency = 'bullets' | 'hearts';

/** A secret offer for a contested bounty: one currency, one number. */
export function BidPanel({ view, seat, names, play }: BidPanelProps) {
  const [currency, setCurrency] = useState<Currency>('bullets');
  const [amount, setAmount] = useState(0);
  const { kind } = useRoom();
  const hunter = view.hunters[seat];
  const auction = view.walk?.auctions.find(({ bidders }) => bidders.includes(seat));
  if (!hunter || !auction) return null;
  const most = currency === 'bullets' ? hunter.bullets : Math.max(0, hunter.hearts - 1);
  const card = cardOf(auction.card);
  const rivals = [...auction.bidders.filter((other) => other !== seat).map((other) => names[other]), ...auction.riders.map((rider) => RIDERS[rider])];
  const words = amount === 0 ? 'Pass' : `Bid ${counted(amount, currency === 'bullets' ? 'bullet' : 'heart')}`;
  const change = (by: number) => {
    feel('tick', amount / 12);
    setAmount(Math.min(most, Math.max(0, amount + by)));
  };
  const place = async () => {
    if (await play({ type: 'bid', bullets: currency === 'bullets' ? amount : 0, hearts: currency === 'hearts' ? amount : 0 })) feel('lock');
  };
  return (
    <View style={styles.panel}>
      {/* Where there is little room, the question above has said it. */}
      {kind !== 'smallPhone' && (
        <View style={styles.wanted}>
          <WantedFace card={card.id} side={40} />
          <Text size="small" bold style={styles.grow}>{card.name}, ${card.bounty}: {rivals.join(' and ')} {rivals.length === 1 ? 'wants' : 'want'} it too.{auction.riders.length > 0 ? ' A rider bids what a die shows.' : ''}</Text>
        </View>
      )}
      <Segmented
        label="Bid with"
        segments={[{ value: 'bullets', label: `Bullets (${hunter.bullets})` }, { value: 'hearts', label: `Hearts (${hunter.hearts})` }]}
        value={currency}
        onChange={(next: Currency) => {
          setCurrency(next);
          setAmount(0);
        }}
      />
      <View style={styles.row}>
        <IconButton icon="minus" label="Bid one less" disabled={amount === 0} onPress={() => change(-1)} />
        <Text size="heading" bold aria-live="polite">{amount}</Text>
        <Pointable label="Bid one more">
          <IconButton icon="plus" label="Bid one more" disabled={amount >= most} onPress={() => change(1)} />
        </Pointable>
        <Pointable label={words} style={styles.bid}>
          <Button label={words} kind="primary" onPress={place} />
        </Pointable>
      </View>
      <Text size="tiny" tone="dim">The single highest number wins and pays. Equal bids: nobody pays, nobody gets it.</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  bid: { flex: 1 },
  grow: { flex: 1 },
  wanted: { flexDirection: 'row', alignItems: 'center', gap: space.small },
});
