import { isSeen } from '@/engine/parts/cards/cards';
import { CardHand } from '@/table/kit/hand/CardHand';

import { cardsToPlace, montageCard } from '../rules/montage/cards';
import { isSolo, playerOf, type State } from '../rules/state';
import { canSufferAll } from '../rules/wronging/sets';
import type { Asking } from './asking';
import { VengeanceFace } from './cards/VengeanceFace';
import { explainMontage, MontageFace } from './montage/MontageFace';
import { thingOfCard } from './montage/placing';
import type { Selection } from './useSelection';
import { cardWords, explainCard, montageWords } from './words';
import { thingOfGrudge } from './wronging/grudges';

interface SecretHandProps {
  readonly view: State;
  readonly asking: Asking;
  readonly selection: Selection;
  onBarred(words: string): void;
}

/** The fan of cards from which something is chosen in secret. */
export function SecretHand({ view, asking: { kind, seat }, selection, onBarred }: SecretHandProps) {
  const player = playerOf(view, seat);
  if (kind === 'pick' || kind === 'suffer') {
    const held = kind === 'pick' ? (view.draft?.[seat]?.cards ?? []) : player.hand.cards;
    const cards = held.filter(isSeen).filter((card) => !selection.cards.includes(card)).map((id) => ({
      id: thingOfGrudge(id),
      label: cardWords(id),
      ...(kind === 'suffer' && !canSufferAll(player, [...selection.cards, id]) && { barred: 'That damage would fill a track: one space must stay empty.' }),
      explain: { ...explainCard(id), picture: (room: { width: number; height: number }) => <VengeanceFace id={id} size={{ width: room.width * 0.7, height: room.height }} /> },
      face: (size: { width: number; height: number }) => <VengeanceFace id={id} size={size} />,
    }));
    return <CardHand label={kind === 'pick' ? 'The hand you hold' : 'Your grudges'} cards={cards} onBarred={onBarred} />;
  }
  if (kind !== 'place') return null;
  const cards = cardsToPlace(view, seat).filter((card) => !selection.placing.includes(card)).map((card) => {
    const found = montageCard(player, card);
    const words = montageWords(found, isSolo(view));
    return {
      id: thingOfCard(card),
      label: words,
      explain: explainMontage(found, { alone: isSolo(view), ruleId: 'VG-83' }),
      face: (size: { width: number; height: number }) => <MontageFace card={found} size={size} alone={isSolo(view)} />,
    };
  });
  return <CardHand label="Your montage cards" cards={cards} shape={1.1} />;
}
