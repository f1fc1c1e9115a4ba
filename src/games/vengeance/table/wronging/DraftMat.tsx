import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { isSeen, type FaceDown } from '@/engine/parts/cards/cards';
import type { Size } from '@/table/board/fit';
import { DraggingContext } from '@/table/kit/drag/dragging';
import { DropSpot } from '@/table/kit/drag/DropSpot';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { PICKS } from '../../content/rounds';
import type { CardId } from '../../content/vengeanceCards';
import type { Player } from '../../rules/state';
import { VengeanceFace } from '../cards/VengeanceFace';
import { CardMat, cardOn, cardsOn } from '../parts/CardMat';
import { Tap } from '../parts/Tap';
import { cardWords, explainCard } from '../words';
import { grudgeOfThing, KEEP_SPOT } from './grudges';

/** The lifted card, if it is one of this hand: what somebody else has lifted is nobody’s business. */
export function useLifted(hand: readonly (CardId | FaceDown)[]): CardId | undefined {
  const dragging = use(DraggingContext);
  const thing = useStore(dragging.store, ({ picked }) => picked?.id);
  const card = thing === undefined ? undefined : grudgeOfThing(thing);
  return card !== undefined && hand.includes(card) ? card : undefined;
}

const SHAPE = 1.4;
const HEADING = 36;
/** A mat lower than this has no line to spare for its heading: it stands on the empty spot. */
const LOW = 200;
/** Spots narrower than this cannot hold a sentence. */
const ROOM_FOR_WORDS = 120;
/** Kept grudges are looked at; the lifted one is read. */
const LARGEST_KEPT = 150;

/** What I keep: the lifted card large, and the grudges kept so far. */
export function DraftMat({ player, held }: { readonly player: Player; readonly held: readonly (CardId | FaceDown)[] }) {
  const { textScale } = useTheme();
  const kept = player.hand.cards.filter(isSeen);
  const title = `Grudge ${Math.min(kept.length + 1, PICKS)} of ${PICKS}`;
  return (
    <CardMat label="Your grudges" abreast={1} shape={SHAPE} besides={0}>{(_largest, mat) => {
      const low = mat.height < LOW * textScale;
      const besides = low ? 0 : HEADING * textScale;
      const large = cardOn(mat, { abreast: kept.length > 0 ? 2 : 1, shape: SHAPE, besides });
      const small = cardsOn({ width: mat.width - large.width - 3 * space.small, height: mat.height }, PICKS - 1, { shape: SHAPE, besides, largest: LARGEST_KEPT });
      return (
        <>
          {!low && <Heading level={3} align="center">{title}</Heading>}
          <View style={styles.row}>
            <KeepSpot held={held} size={large} words={low ? title : large.width < ROOM_FOR_WORDS * textScale ? '+' : 'Lift a card from your hand and put it here. You will suffer only three of the seven you keep.'} />
            {kept.length > 0 && (
              <View style={[styles.kept, { maxWidth: small.row }]} role="group" aria-label="Kept so far">
                {kept.map((id) => (
                  <Tap key={id} label={cardWords(id)} explain={explainCard(id)} style={styles.bare}><VengeanceFace id={id} size={small} /></Tap>
                ))}
              </View>
            )}
          </View>
        </>
      );
    }}</CardMat>
  );
}

/** Where the card lies that will be kept. */
function KeepSpot({ held, size, words }: { readonly held: readonly (CardId | FaceDown)[]; readonly size: Size; readonly words: string }) {
  const { colours } = useTheme();
  const lifted = useLifted(held);
  return (
    <DropSpot
      id={KEEP_SPOT}
      label={lifted ? `Keep ${cardWords(lifted)}` : 'Keep a card here: lift one from your hand first'}
      accepts={(thing) => (grudgeOfThing(thing) ? true : 'Only cards of your hand go here.')}
      style={[styles.spot, { width: size.width + 10, height: size.height + 10, backgroundColor: colours.card }]}
    >
      {lifted ? <VengeanceFace id={lifted} size={size} /> : <Text size="small" tone="dim" align="center" style={styles.hint}>{words}</Text>}
    </DropSpot>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.small, alignItems: 'center', justifyContent: 'center' },
  spot: { alignItems: 'center', justifyContent: 'center' },
  hint: { padding: space.small },
  kept: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, flexShrink: 1 },
  bare: { padding: 0, borderWidth: 0 },
});
