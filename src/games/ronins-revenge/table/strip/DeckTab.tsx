import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useExplanation } from '@/table/explain';
import { useRoom } from '@/table/kit/room/useRoom';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import type { AttackCard } from '../../content/boss';
import { breakName, breakSign, CATEGORY_LOOK } from '../look';
import { TYPE_SIGNS } from '../signs';
import { breakSentence, explainCard } from '../words';
import { isTight } from './tight';

interface DeckTabProps {
  readonly card: AttackCard;
  readonly chosen: boolean;
  onPress(): void;
}

const breakNames = ({ break: parts }: Pick<AttackCard, 'break'>): readonly string[] => parts?.map(breakName) ?? ['no Break'];

/** What is read on the tab, in its order, and then the rest of the card. */
function wordsOf({ name, category, vulnerable, break: parts }: AttackCard, small: boolean): string {
  const seen = small ? name : [name, ...breakNames({ break: parts })].join(', ');
  return [`${CATEGORY_LOOK[category].name} card on top: ${seen}`, vulnerable && `Vulnerable to ${vulnerable}`, breakSentence(parts)].filter(Boolean).join('. ');
}

/** The open card of a deck: what it is weak to while it lies there, and what breaks it. */
export function DeckTab({ card, chosen, onPress }: DeckTabProps) {
  const { colours } = useTheme();
  const { kind: room, roomy } = useRoom();
  const tab = useRef<View>(null);
  const { onLongPress, onBlur } = useExplanation(explainCard(card), tab);
  const { sign, name } = CATEGORY_LOOK[card.category];
  const small = isTight(room);
  const side = roomy ? 18 : 14;
  const weak = card.vulnerable && <Icon name={TYPE_SIGNS[card.vulnerable]} size={side} colour={colours.good} />;
  return (
    <Pointable label={`${name} card on top`} style={styles.column}>
      <Touchable
        ref={tab} aria-label={wordsOf(card, small)} aria-pressed={chosen} onPress={onPress} onLongPress={onLongPress} onBlur={onBlur}
        style={[styles.tab, { backgroundColor: colours.card, borderColor: chosen ? colours.accent : colours.line }, chosen && styles.thick]}
      >
        <View style={styles.line}>
          <Icon name={sign} size={side + 2} colour={colours.accent} />
          {!small && <Text size="tiny" bold numberOfLines={1} style={styles.name}>{apart(card.name)}</Text>}
          {small && weak}
        </View>
        <View style={styles.line}>
          {!small && weak}
          {small && card.break?.map((part) => <Icon key={breakName(part)} name={breakSign(part)} size={side} colour={colours.ink} />)}
          {(!small || !card.break) && <Text size="tiny" tone={card.break ? 'ink' : 'dim'} numberOfLines={1} style={styles.name}>{small ? '–' : breakNames(card).join(' + ')}</Text>}
        </View>
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  column: { flex: 1, minWidth: 44 },
  tab: { minHeight: 44, justifyContent: 'center', paddingHorizontal: space.tiny, paddingVertical: space.hair, borderWidth: 1.5, borderRadius: radius.small, overflow: 'hidden' },
  thick: { borderWidth: 2.5 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, minHeight: 17 },
  name: { flexShrink: 1 },
});
