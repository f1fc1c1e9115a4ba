import { StyleSheet, View } from 'react-native';

import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import { DESTINY, type DestinyId } from '../../content/destiny';
import type { AttackFace, DefenseFace } from '../../content/dice';
import { BATTLE_SIGNS } from '../signs';

interface DestinyHandProps {
  readonly side: 'attack' | 'defense';
  readonly cards: readonly DestinyId[];
  readonly chosen: DestinyId | undefined;
  /** What playing it would come to: "9 damage". */
  readonly worth?: Readonly<Partial<Record<DestinyId, string>>>;
  onChoose(card: DestinyId): void;
}

const PARTS = [['dmg', 'damage'], ['yin', 'Yin'], ['yang', 'Yang'], ['special', 'Special'], ['dodge', 'Dodge'], ['armor', 'Armor']] as const;

/** "+1 damage, +1 Yin". */
function faceWords(face: AttackFace & DefenseFace): string {
  return PARTS.flatMap(([key, name]) => ((face[key] ?? 0) > 0 ? [key === 'special' ? 'your Special' : `+${face[key]} ${name}`] : [])).join(', ') || 'nothing';
}

/** The Destiny cards in hand, each with what it gives now. */
export function DestinyHand({ side, cards, chosen, worth = {}, onChoose }: DestinyHandProps) {
  const { colours } = useTheme();
  return (
    <View role="group" aria-label="Destiny cards" style={styles.hand}>
      {cards.map((card) => {
        const { name } = DESTINY[card];
        const gives = faceWords(DESTINY[card][side]);
        const held = card === chosen;
        return (
          <Pointable key={card} label={name} style={styles.place}>
            <Touchable
              aria-label={[`${name}: ${gives}`, worth[card]].filter(Boolean).join(', ')} aria-pressed={held} onPress={() => onChoose(card)}
              style={[styles.card, { borderColor: held ? colours.accent : colours.line, backgroundColor: held ? colours.card : colours.raised }, held && styles.held]}
            >
              <View style={styles.name}>
                <Icon grows name={BATTLE_SIGNS.destiny} size={16} colour={colours.accent} />
                <Text size="small" bold>{apart(name)}</Text>
              </View>
              <Text size="tiny" tone="dim" align="center">{apart(gives)}</Text>
              {worth[card] !== undefined && <Text size="tiny" bold tone="accent" align="center">{worth[card]}</Text>}
            </Touchable>
          </Pointable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, justifyContent: 'center' },
  // Six of them are two rows of a phone.
  place: { flexGrow: 1, flexBasis: 106, maxWidth: 180 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  card: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', borderWidth: 2, borderRadius: radius.small, padding: space.tiny, minHeight: 56 },
  held: { transform: [{ translateY: -4 }] },
});
