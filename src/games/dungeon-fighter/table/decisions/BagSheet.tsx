import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { feel } from '@/feel';
import { space } from '@/theme';
import { Button, Heading, Sheet, Text } from '@/theme/ui';

import type { CardId } from '../../content/equipment';
import { heroCard, type HeroId } from '../../content/heroes';
import { monsterCard } from '../../content/monsters';
import { dfDecisions, type DfMove } from '../../rules/decisions';
import { isAnothers } from '../../rules/decisions/consent';
import { leaderSeat } from '../../rules/decisions/declare';
import type { DfState } from '../../rules/state';
import { slotWords } from '../words';
import { CardRow } from './CardRow';
import { answerIcon } from './answerIcon';

interface BagSheetProps {
  readonly view: DfState;
  /** Who looks into the bags. */
  readonly seat: Seat | undefined;
  readonly moves: readonly DfMove[];
  readonly visible: boolean;
  onClose(): void;
  play(move: DfMove): Promise<boolean>;
}

const isAbout = (move: DfMove, hero: HeroId, card: CardId): boolean =>
  (move.kind === 'playCard' && move.hero === hero && move.card === card) ||
  (move.kind === 'giveEquipment' && move.from === hero && move.card === card) ||
  (move.kind === 'discardEquipment' && move.hero === hero && move.card === card);

/** Beside the card it is about, an answer need not name it. */
function verb(view: DfState, move: DfMove, asks: boolean): string {
  if (asks && move.kind === 'giveEquipment') return `Ask for it, for ${heroCard(move.to).name}`;
  if (asks && move.kind === 'playCard') return move.target ? `Ask to use it for ${heroCard(move.target).name}` : 'Ask to use it now';
  if (asks) return 'Ask to leave it behind';
  if (move.kind === 'giveEquipment') return `Give to ${heroCard(move.to).name}`;
  if (move.kind === 'playCard') return move.target ? `Use for ${heroCard(move.target).name}` : 'Use it now';
  return dfDecisions.label(view, leaderSeat(view), move).label;
}

/** Everything the party carries: single-use cards may be played whenever somebody is asked, the rest is passed on between fights. */
export function BagSheet({ view, seat, moves, visible, onClose, play }: BagSheetProps) {
  return (
    <Sheet title="The party’s bags" visible={visible} onClose={onClose}>
      {view.heroes.map(({ id, cards, seduced }) => {
        const { name } = heroCard(id);
        const asks = seat !== undefined && isAnothers(view, id, seat);
        return (
          <View key={id} style={styles.hero}>
            <Heading level={3}>{name}</Heading>
            <Text size="small" tone="dim">{slotWords(id)}{seduced.length > 0 ? `. Followed by ${seduced.map((monster) => monsterCard(monster).name).join(', ')}` : ''}</Text>
            {cards.length === 0 && <Text size="small">Carries nothing.</Text>}
            {cards.map((card) => (
              <CardRow key={card} card={card}>
                {moves.filter((move) => isAbout(move, id, card)).map((move) => (
                  <Button
                    key={JSON.stringify(move)}
                    icon={answerIcon(view, move)}
                    label={verb(view, move, asks)}
                    onPress={async () => {
                      if (!(await play(move))) return;
                      feel('flip');
                      if (move.kind === 'playCard' || asks) onClose();
                    }}
                  />
                ))}
              </CardRow>
            ))}
          </View>
        );
      })}
    </Sheet>
  );
}

const styles = StyleSheet.create({ hero: { gap: space.small } });
