import { StyleSheet, View } from 'react-native';

import { isSeen } from '@/engine/parts/cards/cards';
import type { Size } from '@/table/board/fit';
import { space, useTheme } from '@/theme';
import { Button, Text } from '@/theme/ui';

import { cardOf, type CardId } from '../../content/vengeanceCards';
import { damageWords } from '../../rules/describe';
import { canPlay } from '../../rules/hero/cards';
import type { Player } from '../../rules/state';
import { VengeanceBack, VengeanceFace } from '../cards/VengeanceFace';
import { CardMat, cardsOn } from '../parts/CardMat';
import { Tap } from '../parts/Tap';
import { cardWords, explainCard } from '../words';

interface HandBoardProps {
  readonly player: Player;
  readonly chosen: CardId | undefined;
  /** What may be done with a card now: suffer it, put it under the deck. Absent: nothing. */
  readonly act: { readonly verb: string; may(card: CardId): boolean; play(card: CardId): void } | undefined;
  onChosen(card: CardId | undefined): void;
}

const SHAPE = 1.42;
/** What is said of a chosen card, and the button below it. */
const WORDS = 96;

/** The Vengeance cards in hand, as large as the board allows: only their owner sees them. */
export function HandBoard({ player, chosen, act, onChosen }: HandBoardProps) {
  const { textScale } = useTheme();
  const { cards } = player.hand;
  const known = cards.filter(isSeen);
  const hidden = cards.length - known.length;
  return (
    <CardMat label="Your hand" abreast={1} shape={SHAPE} besides={0}>{(_largest, mat) => {
      const size = cardsOn(mat, Math.max(LEAST_CARDS, cards.length), { shape: SHAPE, besides: act || hidden > 0 ? WORDS * textScale : 0 });
      return (
        <>
          {cards.length === 0 && <Text align="center" tone="dim">No Vengeance cards in hand. They are bought with Wild dice and tokens, or drawn by sitting out.</Text>}
          {hidden > 0 && <Text align="center" size="small" tone="dim">Face down while others may look. Their owner is asked in secret before the order is set, and before every Fight.</Text>}
          <View style={[styles.cards, { maxWidth: size.row }]}>
            {known.map((id) => <HeldCard key={id} id={id} size={size} player={player} act={act} pressed={chosen === id} onPress={() => onChosen(chosen === id ? undefined : id)} />)}
            {Array.from({ length: hidden }, (_, i) => <VengeanceBack key={i} size={size} />)}
          </View>
          {chosen !== undefined && known.includes(chosen) && <ChosenCard id={chosen} act={act} />}
        </>
      );
    }}</CardMat>
  );
}

/** One card alone would be a poster. */
const LEAST_CARDS = 3;

interface HeldCardProps extends Pick<HandBoardProps, 'player' | 'act'> {
  readonly id: CardId;
  readonly size: Size;
  readonly pressed: boolean;
  onPress(): void;
}

function HeldCard({ id, size, player, act, pressed, onPress }: HeldCardProps) {
  const barred = act && !act.may(id) && !canPlay(player, id);
  return (
    <Tap
      label={`${cardWords(id)}${barred ? ', would fill a track: cannot be played' : ''}`}
      explain={{ ...explainCard(id), picture: (room) => <VengeanceFace id={id} size={{ width: room.width * 0.7, height: room.height }} /> }}
      lit={act?.may(id)}
      faint={barred}
      pressed={pressed}
      onPress={onPress}
      style={styles.card}
    >
      <VengeanceFace id={id} size={size} />
    </Tap>
  );
}

/** What they did, and what may be done about it now. */
function ChosenCard({ id, act }: { readonly id: CardId; readonly act: HandBoardProps['act'] }) {
  const { title, words, damage } = cardOf(id);
  return (
    <>
      <Text align="center" size="small">{words}</Text>
      {act?.may(id) && <Button kind="primary" icon="target-poster" label={`${act.verb} ${title}: ${damageWords(damage)}`} onPress={() => act.play(id)} />}
      {act && !act.may(id) && <Text align="center" tone="danger">{`${damageWords(damage)} would fill a track: one space must stay empty.`}</Text>}
    </>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small, justifyContent: 'center', alignSelf: 'center' },
  card: { padding: 0, borderWidth: 0 },
});
