import { isSeen } from '@/engine/parts/cards/cards';
import type { Seat } from '@/engine/game';
import { SecretCards, type SecretCard } from '@/table/kit/around/SecretCards';
import { Text } from '@/theme/ui';

import { SLOT_BOOSTS } from '../../content/montageCards';
import type { CardId } from '../../content/vengeanceCards';
import { cardsToPlace, montageCard } from '../../rules/montage/cards';
import { playerOf, type Frame } from '../../rules/state';
import { legalSets } from '../../rules/wronging/sets';
import type { VengeanceTable } from '../asking';
import { VengeanceFace } from '../cards/VengeanceFace';
import { INK } from '../look';
import { MontageFace } from '../montage/MontageFace';
import { cardWords, montageWords } from '../words';

const BACK = { ground: INK.blood, ink: INK.cream, mark: INK.gold } as const;

const grudge = (id: CardId): SecretCard => ({ key: id, words: cardWords(id), face: (size) => <VengeanceFace id={id} size={size} /> });

/** What somebody answers in secret at their own edge. */
export function EdgeSecret({ table, seat, kind }: { readonly table: VengeanceTable; readonly seat: Seat; readonly kind: Frame['kind'] }) {
  const { names, playAs, knownTo, mine } = table;
  const name = names[seat] ?? '';
  if (!mine.some((prompt) => prompt.seat === seat)) return <Text bold align="center">{`${name} is ready`}</Text>;
  const known = knownTo(seat);
  const player = playerOf(known, seat);
  switch (kind) {
    case 'pick': {
      const cards = (known.draft?.[seat]?.cards ?? []).filter(isSeen);
      return <SecretCards back={BACK} label={`${name}: a hand to draft from`} cards={cards.map(grudge)} most={1} verb="Keep" onChoose={([key]) => void playAs(seat, { kind: 'pick', card: cardIn(cards, key) })} />;
    }
    case 'suffer': {
      const cards = player.hand.cards.filter(isSeen);
      const most = legalSets(player)[0]?.length ?? 0;
      return <SecretCards back={BACK} label={`${name}: choose ${most} to suffer`} cards={cards.map(grudge)} most={most} verb="Suffer" onChoose={(keys) => void playAs(seat, { kind: 'suffer', cards: keys.map((key) => cardIn(cards, key)) })} />;
    }
    case 'place':
      return (
        <SecretCards
          back={BACK}
          label={`${name}: cards for the boosts 2, 1, 0`}
          cards={cardsToPlace(known, seat).map((card) => ({ key: `${card}`, words: montageWords(montageCard(player, card)), face: (size) => <MontageFace card={montageCard(player, card)} size={size} /> }))}
          most={SLOT_BOOSTS.length}
          marks={SLOT_BOOSTS.map((boost) => `+${boost}`)}
          verb="Lay down"
          onChoose={(keys) => void playAs(seat, { kind: 'place', cards: keys.map(Number) })}
        />
      );
    default:
      return null;
  }
}

function cardIn(cards: readonly CardId[], key: string | undefined): CardId {
  const card = cards.find((each) => each === key);
  if (card === undefined) throw new RangeError(`${key ?? 'nothing'} is not in this hand`);
  return card;
}

/** Cards in somebody’s hand at a table where everybody looks on. */
export function EdgeHand({ table, seat, act }: { readonly table: VengeanceTable; readonly seat: Seat; readonly act: { readonly verb: string; play(card: CardId): void } }) {
  const cards = playerOf(table.knownTo(seat), seat).hand.cards.filter(isSeen);
  if (cards.length === 0) return <Text align="center" tone="dim">No Vengeance cards in hand.</Text>;
  return <SecretCards back={BACK} label={`${table.names[seat] ?? ''}: Vengeance cards in hand`} cards={cards.map(grudge)} most={1} verb={act.verb} onChoose={([key]) => act.play(cardIn(cards, key))} />;
}
