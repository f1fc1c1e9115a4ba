import { ScrollView, StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Icon, space, useTheme } from '@/theme';
import { Button, Heading, Text } from '@/theme/ui';

import type { CardId } from '../../content/equipment';
import type { DfMove, MoveOf } from '../../rules/moves';
import type { DfState } from '../../rules/state';
import { CardRow } from './CardRow';
import { moveWords } from './moveWords';

interface MarketProps {
  readonly view: DfState;
  readonly cards: readonly CardId[];
  readonly moves: readonly DfMove[];
  readonly shop: boolean;
  play(move: DfMove): boolean;
}

const ofKind = <K extends DfMove['kind']>(moves: readonly DfMove[], kind: K): readonly MoveOf<K>[] => moves.filter((move): move is MoveOf<K> => move.kind === kind);

/** A shop, a treasure or stolen goods: cards with a button for everybody who could carry them. */
export function Market({ view, cards, moves, shop, play }: MarketProps) {
  const { colours } = useTheme();
  const button = (move: DfMove) => {
    const { label, help, icon } = moveWords(view, move);
    return <Button key={JSON.stringify(move)} icon={icon} label={shop && help ? `${label}, ${help}` : label} onPress={() => void (play(move) && feel(shop ? 'purchase' : 'flip'))} />;
  };
  const single = ofKind(moves, 'buyHealing').filter(({ points }) => points === 1);
  const leave = ofKind(moves, 'endStep')[0];
  return (
    <View style={[styles.room, { backgroundColor: colours.paper }]}>
      <ScrollView contentContainerStyle={styles.list}>
        <View style={styles.head}>
          <Icon name={shop ? 'shop' : 'open-treasure-chest'} size={34} colour={colours.accent} />
          <Heading level={2} style={styles.title}>{shop ? 'The shop' : 'Spoils'}</Heading>
          <Text bold tone="accent">{view.chest.gold} gold</Text>
        </View>
        {shop && <Text size="small" tone="dim">“Everything must go. Preferably you.”</Text>}
        {cards.map((card) => {
          const takers = [...ofKind(moves, 'buyCard'), ...ofKind(moves, 'assignCard')].filter((move) => move.card === card);
          return (
            <CardRow key={card} card={card} price={shop}>
              {takers.length > 0 ? takers.map(button) : <Text size="small" tone="dim">{shop ? 'Nobody can pay for it or carry it.' : 'Nobody has room for it.'}</Text>}
            </CardRow>
          );
        })}
        {shop && (
          <>
            <Heading level={3}>Also for sale</Heading>
            <View style={styles.row}>
              {ofKind(moves, 'buyBonusDie').map(button)}
              {single.map(button)}
            </View>
          </>
        )}
      </ScrollView>
      {leave && <View style={styles.leave}><Button kind="primary" large label={moveWords(view, leave).label} onPress={() => void play(leave)} /></View>}
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  list: { padding: space.medium, gap: space.medium, maxWidth: 760, width: '100%', alignSelf: 'center' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  title: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  leave: { padding: space.small, maxWidth: 760, width: '100%', alignSelf: 'center' },
});
