import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { REQUIREMENTS } from '../../content/requirements';
import { cardOf } from '../../rules/monsters';
import type { ForceSource } from '../../rules/inForce';
import type { Tokens } from '../../rules/state';
import { REQUIREMENT_ICONS, TOKEN_ICONS, monsterAbilityIcon, monsterIcon } from '../emblems';
import type { MonsterFigure } from '../stage';
import { explainMonster, explainRequirement, monsterAbilityWords, tokenWords } from '../words';

const TOKENS: readonly (keyof Tokens)[] = ['toad', 'tracking', 'melody', 'charm', 'beer'];

interface MonsterBannerProps {
  readonly monster: MonsterFigure;
  /** What monster, room and weapons demand of the throw; never scrolls away. */
  readonly demands: readonly ForceSource[];
}

/** The monster's card over the far end of the table. */
export function MonsterBanner({ monster, demands }: MonsterBannerProps) {
  const { colours } = useTheme();
  const { name, level, damage, hp: most, ability } = cardOf(monster.ref);
  const words = `${name}${level ? `, level ${level}` : ', final boss'}: ${monster.hp} of ${most} hit points, a miss costs ${damage}${ability ? `. ${monsterAbilityWords(ability)}` : ''}`;
  const silent = monster.tokens.melody;
  return (
    <View style={styles.wrap} pointerEvents="box-none">
      <Explain {...explainMonster(monster.ref)}>
        <View role="img" aria-label={words} style={[styles.card, { backgroundColor: `${colours.card}E8`, borderColor: monster.beaten ? colours.good : colours.line }]}>
          <Icon name={monster.beaten ? 'death-skull' : monsterIcon(monster.ref)} size={38} colour={monster.beaten ? colours.dim : colours.accent} />
          <View style={styles.body}>
            <View style={styles.line}>
              <Heading level={3} size="body" numberOfLines={1} style={styles.name}>{name}</Heading>
              {level && <Text size="tiny" bold style={[styles.level, { borderColor: colours.line }]}>{level}</Text>}
              {monster.gold > 0 && <Text size="tiny" bold tone="accent">{monster.gold} gold</Text>}
            </View>
            <View style={styles.line}>
              <Icon name="hearts" size={14} colour={colours.danger} />
              <View style={[styles.bar, { backgroundColor: colours.line }]}>
                <View style={[styles.full, { width: `${(100 * monster.hp) / most}%`, backgroundColor: colours.danger }]} />
              </View>
              <Text size="small" bold>{monster.hp}</Text>
              {monster.change !== undefined && <Text size="small" bold tone={monster.change < 0 ? 'good' : 'danger'}>{monster.change > 0 ? `+${monster.change}` : monster.change}</Text>}
              <Icon name="crossed-swords" size={14} colour={colours.ink} />
              <Text size="small" bold>{damage}</Text>
            </View>
          </View>
        </View>
      </Explain>
      <View style={styles.chips} pointerEvents="box-none">
        {ability && ability.kind !== 'requirement' && !silent && (
          <Explain title={name} text={monsterAbilityWords(ability)} ruleId="DF-148"><Chip icon={monsterAbilityIcon(ability)} words={monsterAbilityWords(ability)} /></Explain>
        )}
        {demands.map(({ requirement, from }) => (
          <Explain key={`${requirement}${from}`} {...explainRequirement(requirement)}>
            <Chip icon={REQUIREMENT_ICONS[requirement]} words={REQUIREMENTS[requirement].name} loud />
          </Explain>
        ))}
        {TOKENS.filter((token) => monster.tokens[token]).map((token) => (
          <Explain key={token} title={tokenWords(token)} text="For the rest of this fight." ruleId="DF-270"><Chip icon={TOKEN_ICONS[token]} words={tokenWords(token).split(':')[0] ?? token} /></Explain>
        ))}
      </View>
    </View>
  );
}

function Chip({ icon, words, loud = false }: { icon: Parameters<typeof Icon>[0]['name']; words: string; loud?: boolean }) {
  const { colours } = useTheme();
  const ink = loud ? colours.onAccent : colours.ink;
  return (
    <View role="img" aria-label={words} style={[styles.chip, { backgroundColor: loud ? colours.accent : `${colours.raised}F0` }]}>
      <Icon name={icon} size={16} colour={ink} />
      <Text size="tiny" bold numberOfLines={1} style={{ color: ink }}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  wrap: { position: 'absolute', top: space.tiny, left: space.tiny, right: space.tiny, alignItems: 'center', gap: space.tiny },
  card: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.small, paddingVertical: space.hair, width: '100%', minWidth: 300, maxWidth: 460 },
  body: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  name: { flex: 1 },
  level: { borderWidth: 1, borderRadius: radius.small, paddingHorizontal: space.tiny },
  bar: { flex: 1, height: 10, borderRadius: radius.round, overflow: 'hidden' },
  full: { height: '100%' },
  chips: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.tiny },
  chip: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderRadius: radius.round, paddingHorizontal: space.small, paddingVertical: space.hair, maxWidth: 330 },
});
