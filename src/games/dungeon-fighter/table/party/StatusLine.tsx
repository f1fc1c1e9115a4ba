import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';

import { Explain } from '@/table/explain';
import { Icon, space, useTheme } from '@/theme';
import type { IconName } from '@/theme/iconSheets';
import { IconButton, Text } from '@/theme/ui';

import { LEVELS } from '../../content/vocabulary';
import type { DfState } from '../../rules/state';
import { LEVEL_COLOURS } from '../emblems';
import { bagsWords } from '../words';
import { useJolt } from './useJolt';

interface StatusLineProps {
  readonly view: DfState;
  /** Cards that could be played or passed on now. */
  readonly usable: number;
  /** Absent while the table's own tools hold them. */
  onBag?(): void;
  readonly still: boolean;
}

/** The chest, the tower, and the way to the bags. */
export function StatusLine({ view, usable, onBag, still }: StatusLineProps) {
  const { colours } = useTheme();
  const { chest, partyUndefeated: undefeated } = view;
  const left = LEVELS.filter((level) => view.tower[level].length > 0);
  return (
    <View style={[styles.line, { backgroundColor: colours.paper }]}>
      <View style={styles.facts}>
        <Fact still={still} icon="coins" words={`${chest.gold}`} title={`${chest.gold} gold in the chest`} text="Buys equipment, healing and bonus dice in shops. Two coins are a point at the end." ruleId="DF-14" />
        <Fact still={still} icon="perspective-dice-six-faces-random" words={`${chest.bonusDice}`} title={`${chest.bonusDice} bonus ${chest.bonusDice === 1 ? 'die' : 'dice'} in the chest`} text="Thrown when the hero dice are spent. White, used once, and they set off any ability." ruleId="DF-44" />
        <Fact
          still={still}
          icon={undefeated ? 'flying-flag' : 'broken-heart'}
          cue={undefeated ? 'flag' : 'heart'}
          words=""
          title={undefeated ? 'Undefeated' : 'Defeated'}
          text={undefeated ? 'Every hero die left over after the fight becomes a bonus die.' : 'The party gave in during this fight: no bonus dice for unused hero dice.'}
          ruleId="DF-47"
        />
        <Explain title="The tower" text="Monsters still waiting, by level. The easiest come first." ruleId="DF-26">
          <View role="img" aria-label={`The tower: ${left.map((level) => `${view.tower[level].length} of level ${level}`).join(', ') || 'empty'}`} style={styles.tower}>
            <Icon name="stone-tower" size={18} colour={colours.accent} />
            {left.map((level) => (
              <View key={level} style={[styles.pile, { backgroundColor: LEVEL_COLOURS[level] }]}>
                <Text size="tiny" bold style={styles.pileInk}>{level}·{view.tower[level].length}</Text>
              </View>
            ))}
          </View>
        </Explain>
      </View>
      <View style={styles.tools}>
        {onBag && <IconButton icon="light-backpack" label={bagsWords(usable)} tone={usable > 0 ? 'accent' : 'ink'} onPress={onBag} />}
      </View>
    </View>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly words: string;
  readonly title: string;
  readonly text: string;
  readonly ruleId: string;
  /** What makes it jump when it changes; its words, unless something else does. */
  readonly cue?: string;
  readonly still: boolean;
}

function Fact({ icon, words, title, text, ruleId, cue = words, still }: FactProps) {
  const { colours } = useTheme();
  const jolt = useJolt('bump', cue, still);
  return (
    <Explain title={title} text={text} ruleId={ruleId}>
      <Animated.View role="img" aria-label={title} style={[styles.fact, jolt]}>
        <Icon name={icon} size={18} colour={icon === 'broken-heart' ? colours.danger : colours.accent} />
        {words !== '' && <Text size="small" bold>{words}</Text>}
      </Animated.View>
    </Explain>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingHorizontal: space.small, minHeight: 26, width: '100%', maxWidth: 840, alignSelf: 'center' },
  facts: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.medium },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  tower: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  pile: { borderRadius: 4, paddingHorizontal: 2 },
  pileInk: { color: '#16100C' },
  tools: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
});
