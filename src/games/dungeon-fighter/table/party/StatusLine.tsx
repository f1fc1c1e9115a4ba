import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { Icon, space, useTheme } from '@/theme';
import type { IconName } from '@/theme/iconNames';
import { IconButton, Text } from '@/theme/ui';

import { LEVELS } from '../../content/vocabulary';
import type { DfState } from '../../rules/state';
import type { Stage } from '../stage';

interface StatusLineProps {
  readonly view: DfState;
  readonly stage: Stage;
  /** Cards that could be played or passed on now. */
  readonly usable: number;
  /** Absent while the table's own tools hold them. */
  onBag?(): void;
  onMap?(): void;
}

/** The chest, the tower, and the way to the bags and the map. */
export function StatusLine({ view, stage, usable, onBag, onMap }: StatusLineProps) {
  const { colours } = useTheme();
  const left = LEVELS.filter((level) => view.tower[level].length > 0);
  return (
    <View style={[styles.line, { backgroundColor: colours.paper }]}>
      <Fact icon="coins" words={`${stage.gold}`} title={`${stage.gold} gold in the chest`} text="Buys equipment, healing and bonus dice in shops. Two coins are a point at the end." ruleId="DF-14" />
      <Fact icon="perspective-dice-six-faces-random" words={`${stage.bonusDice}`} title={`${stage.bonusDice} bonus dice in the chest`} text="Thrown when the hero dice are spent. White, used once, and they set off any ability." ruleId="DF-44" />
      <Fact
        icon="stone-tower"
        words={left.map((level) => `${level} ${view.tower[level].length}`).join('  ')}
        title="The tower"
        text="Monsters still waiting, by level. The easiest come first."
        ruleId="DF-26"
      />
      {!stage.undefeated && <Fact icon="broken-heart" words="" title="Defeated" text="The party gave in during this fight: no bonus dice for unused hero dice." ruleId="DF-47" />}
      <View style={styles.spring} />
      {onMap && <IconButton icon="archery-target" label="Back to the fight" onPress={onMap} />}
      {onBag && <IconButton icon="light-backpack" label={usable > 0 ? `Bags: ${usable} things to do` : 'Bags'} tone={usable > 0 ? 'accent' : 'ink'} onPress={onBag} />}
    </View>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly words: string;
  readonly title: string;
  readonly text: string;
  readonly ruleId: string;
}

function Fact({ icon, words, title, text, ruleId }: FactProps) {
  const { colours } = useTheme();
  return (
    <Explain title={title} text={text} ruleId={ruleId}>
      <View role="img" aria-label={`${title}${words ? `: ${words}` : ''}`} style={styles.fact}>
        <Icon name={icon} size={18} colour={colours.accent} />
        <Text size="small" bold>{words}</Text>
      </View>
    </Explain>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.medium, paddingLeft: space.small, minHeight: 26 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  spring: { flex: 1 },
});
