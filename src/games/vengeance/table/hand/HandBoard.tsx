import { ScrollView, StyleSheet, View } from 'react-native';

import { isSeen } from '@/engine/parts/cards/cards';
import type { Size } from '@/table/board/fit';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { space } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { cardOf, type CardId } from '../../content/vengeanceCards';
import { damageWords } from '../../rules/describe';
import { canPlay } from '../../rules/hero/cards';
import type { Player } from '../../rules/state';
import { VengeanceBack, VengeanceFace } from '../cards/VengeanceFace';
import { Tap } from '../parts/Tap';
import { cardWords, explainCard } from '../words';

interface HandBoardProps {
  readonly player: Player;
  readonly chosen: CardId | undefined;
  /** What may be done with a card now: suffer it, put it under the deck. Absent: nothing. */
  readonly act: { readonly verb: string; may(card: CardId): boolean; play(card: CardId): void } | undefined;
  onChosen(card: CardId | undefined): void;
}

const CARD: ByRoom<Size> = { smallPhone: { width: 98, height: 142 }, phone: { width: 112, height: 160 }, tablet: { width: 168, height: 236 }, desktop: { width: 150, height: 212 } };

/** The Vengeance cards in hand: only their owner sees them. */
export function HandBoard({ player, chosen, act, onChosen }: HandBoardProps) {
  const size = inRoom(useRoom(), CARD);
  const known = player.hand.cards.filter(isSeen);
  const hidden = player.hand.cards.length - known.length;
  return (
    <ScrollView tabIndex={0} role="group" aria-label="Your hand" contentContainerStyle={styles.hand}>
      {player.hand.cards.length === 0 && <Text align="center" tone="dim">No Vengeance cards in hand. They are bought with Wild dice and tokens, or drawn by sitting out.</Text>}
      {hidden > 0 && <Text align="center" size="small" tone="dim">Face down while others may look. Their owner is asked in secret before the order is set, and before every Fight.</Text>}
      <View style={styles.cards}>
        {known.map((id) => {
          const barred = act && !act.may(id) && !canPlay(player, id);
          return (
            <Tap
              key={id}
              label={`${cardWords(id)}${barred ? ', would fill a track: cannot be played' : ''}`}
              explain={{ ...explainCard(id), picture: (room) => <VengeanceFace id={id} size={{ width: room.width * 0.7, height: room.height }} /> }}
              lit={act?.may(id)}
              faint={barred}
              pressed={chosen === id}
              onPress={() => onChosen(chosen === id ? undefined : id)}
              style={styles.card}
            >
              <VengeanceFace id={id} size={size} />
            </Tap>
          );
        })}
        {Array.from({ length: hidden }, (_, i) => <VengeanceBack key={i} size={size} />)}
      </View>
      {chosen !== undefined && known.includes(chosen) && (
        <>
          <Text align="center" size="small">{cardOf(chosen).words}</Text>
          {act?.may(chosen) && <Button kind="primary" icon="target-poster" label={`${act.verb} ${cardOf(chosen).title}: ${damageWords(cardOf(chosen).damage)}`} onPress={() => act.play(chosen)} />}
          {act && !act.may(chosen) && <Text align="center" tone="danger">{`${damageWords(cardOf(chosen).damage)} would fill a track: one space must stay empty.`}</Text>}
        </>
      )}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  hand: { padding: space.small, gap: space.small, flexGrow: 1, justifyContent: 'center' },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, justifyContent: 'center' },
  card: { padding: 0, borderWidth: 0 },
});
