import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { isSeen, type FaceDown } from '@/engine/parts/cards/cards';
import type { Size } from '@/table/board/fit';
import { DraggingContext } from '@/table/kit/drag/dragging';
import { DropSpot } from '@/table/kit/drag/DropSpot';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { PICKS } from '../../content/rounds';
import type { CardId } from '../../content/vengeanceCards';
import type { Player } from '../../rules/state';
import { VengeanceFace } from '../cards/VengeanceFace';
import { CardMat } from '../parts/CardMat';
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

const SMALL: ByRoom<Size> = { smallPhone: { width: 52, height: 74 }, phone: { width: 58, height: 82 }, landscape: { width: 52, height: 74 }, tablet: { width: 96, height: 134 }, desktop: { width: 84, height: 118 } };

const HEADING = 36;
/** Spots narrower than this cannot hold a sentence. */
const ROOM_FOR_WORDS = 120;

/** What I keep: the lifted card large, and the grudges kept so far. */
export function DraftMat({ player, held }: { readonly player: Player; readonly held: readonly (CardId | FaceDown)[] }) {
  const { colours, textScale } = useTheme();
  const room = useRoom();
  const lifted = useLifted(held);
  const kept = player.hand.cards.filter(isSeen);
  const next = Math.min(kept.length + 1, PICKS);
  return (
    <CardMat label="Your grudges" abreast={kept.length > 0 ? 2 : 1} shape={1.4} besides={HEADING}>{(large) => <>
      <Heading level={3} align="center">{`Grudge ${next} of ${PICKS}`}</Heading>
      <View style={styles.row}>
        <DropSpot
          id={KEEP_SPOT}
          label={lifted ? `Keep ${cardWords(lifted)}` : 'Keep a card here: lift one from your hand first'}
          accepts={(thing) => (grudgeOfThing(thing) ? true : 'Only cards of your hand go here.')}
          style={[styles.spot, { width: large.width + 10, height: large.height + 10, backgroundColor: colours.card }]}
        >
          {lifted ? <VengeanceFace id={lifted} size={large} /> : <Text size="small" tone="dim" align="center" style={styles.hint}>{large.width < ROOM_FOR_WORDS * textScale ? '+' : 'Lift a card from your hand and put it here. You will suffer only three of the seven you keep.'}</Text>}
        </DropSpot>
        {kept.length > 0 && (
          <View style={styles.kept} role="group" aria-label="Kept so far">
            {kept.map((id) => (
              <Tap key={id} label={cardWords(id)} explain={explainCard(id)} style={styles.bare}><VengeanceFace id={id} size={inRoom(room, SMALL)} /></Tap>
            ))}
          </View>
        )}
      </View>
    </>}</CardMat>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.small, alignItems: 'center', justifyContent: 'center' },
  spot: { alignItems: 'center', justifyContent: 'center' },
  hint: { padding: space.small },
  kept: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, flexShrink: 1, maxWidth: 420 },
  bare: { padding: 0, borderWidth: 0 },
});
