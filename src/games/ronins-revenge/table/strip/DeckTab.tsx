import { useRef } from 'react';
import { StyleSheet, View } from 'react-native';

import { useExplanation } from '@/table/explain';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { apart, Text, Touchable } from '@/theme/ui';

import type { AttackCard } from '../../content/boss';
import { breakName, breakSign, CATEGORY_LOOK } from '../look';
import { TYPE_SIGNS } from '../signs';
import { breakSentence, explainCard, weaknessWords } from '../words';
import { useStripRoom, type StripRoom } from './useStripRoom';

interface DeckTabProps {
  readonly card: AttackCard;
  readonly chosen: boolean;
  onPress(): void;
}

/** What stands below the name: in a large room with the words that a sign stands for elsewhere. */
function belowWords(card: AttackCard, { tight, wordy }: StripRoom): string {
  const { vulnerable, dawnVulnerable, break: parts } = card;
  if (tight) return parts === undefined ? '–' : '';
  const breaks = parts === undefined ? 'no Break' : parts.map(breakName).join(' + ');
  if (!wordy) return breaks;
  const weak = [vulnerable, dawnVulnerable].filter(Boolean).join('/');
  return [weak && `weak to ${weak}`, parts === undefined ? breaks : `Break: ${breaks}`].filter(Boolean).join(', ');
}

/** What is read on the tab, in its order, and then the rest of the card. */
function wordsOf(card: AttackCard, room: StripRoom): string {
  const { name, category, break: parts } = card;
  const seen = room.tight ? name : `${name}, ${belowWords(card, room)}`;
  return [`${CATEGORY_LOOK[category].name} card on top: ${seen}`, weaknessWords(card), breakSentence(parts)].filter(Boolean).join('. ');
}

/** The open card of a deck: what it is weak to while it lies there, and what breaks it. */
export function DeckTab({ card, chosen, onPress }: DeckTabProps) {
  const { colours } = useTheme();
  const room = useStripRoom();
  const { tight: small, inColumn, roomy, wordy } = room;
  const tab = useRef<View>(null);
  const { onLongPress, onHoverIn, onHoverOut, onBlur } = useExplanation(explainCard(card), tab);
  const { sign, name } = CATEGORY_LOOK[card.category];
  const side = roomy ? 18 : 14;
  const below = belowWords(card, room);
  // Where there are two, Night’s comes before Dawn’s.
  const weak = [card.vulnerable, card.dawnVulnerable].map((type, i) => type && <Icon key={i} name={TYPE_SIGNS[type]} size={side} colour={colours.good} />);
  return (
    <Pointable label={`${name} card on top`} style={[styles.column, room.inPairs && styles.half, room.inColumn && styles.row]}>
      <Touchable
        ref={tab} aria-label={wordsOf(card, room)} aria-pressed={chosen} onPress={onPress} onLongPress={onLongPress} onHoverIn={onHoverIn} onHoverOut={onHoverOut} onBlur={onBlur}
        style={[styles.tab, { backgroundColor: colours.card, borderColor: chosen ? colours.accent : colours.line }, !small && !roomy && styles.named, chosen && styles.thick]}
      >
        <View style={styles.line}>
          {(small || wordy) && <Icon grows name={sign} size={side + 2} colour={colours.accent} />}
          {!small && <Text size={inColumn ? 'small' : 'tiny'} bold numberOfLines={roomy && !inColumn ? 1 : 2} style={styles.name}>{apart(card.name)}</Text>}
          {small && weak}
        </View>
        <View style={styles.line}>
          {/* A phone needs the whole line for the name. */}
          {!small && !wordy && <Icon grows name={sign} size={side + 2} colour={colours.accent} />}
          {!small && weak}
          {small && card.break?.map((part) => <Icon grows key={breakName(part)} name={breakSign(part)} size={side} colour={colours.ink} />)}
          {below !== '' && <Text size="tiny" tone={card.break ? 'ink' : 'dim'} numberOfLines={small ? 1 : inColumn ? 4 : wordy && !roomy ? 3 : 2} style={styles.name}>{below}</Text>}
        </View>
      </Touchable>
    </Pointable>
  );
}

const styles = StyleSheet.create({
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 44 },
  half: { flexBasis: '40%' },
  row: { flexBasis: 'auto' },
  tab: { flexGrow: 1, minHeight: 44, justifyContent: 'center', paddingHorizontal: space.tiny, paddingVertical: space.hair, borderWidth: 1.5, borderRadius: radius.small, overflow: 'hidden' },
  // Room for the words of two conditions, so that the field below never jumps when a card is taken.
  named: { minHeight: 56 },
  thick: { borderWidth: 2.5 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, minHeight: 17 },
  name: { flexShrink: 1 },
});
