import { StyleSheet, View } from 'react-native';
import Animated from 'react-native-reanimated';

import type { Brush } from '@/skia/brush';
import { Explain } from '@/table/explain';
import { isLarge } from '@/table/kit/layout/shares';
import { useLines } from '@/table/kit/layout/useLines';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { REQUIREMENTS } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import { cardOf } from '../../rules/fight/monsters';
import type { Tokens } from '../../rules/state';
import { explainMonsterLarge } from '../cards/MonsterCard';
import { REQUIREMENT_ICONS, TOKEN_ICONS, monsterAbilityIcon } from '../emblems';
import type { Telling } from '../useTelling';
import { explainRequirement, monsterAbilityWords, tokenWords } from '../words';
import { monsterChange, type MonsterFigure } from './figures';
import { MonsterFace } from './MonsterFace';
import { useJolt } from './useJolt';

const TOKENS: readonly (keyof Tokens)[] = ['toad', 'tracking', 'melody', 'charm', 'beer'];

const FACE = 50;
/** On a tablet the monster looks people in the eye from across the table. */
const LARGE_FACE = 88;

interface MonsterBannerProps {
  readonly brush: Brush;
  readonly monster: MonsterFigure;
  readonly telling: Telling | undefined;
  /** What a miss would cost the hero in turn, armour and tokens counted. */
  readonly cost: number | undefined;
  /** What monster, room and weapons demand of the throw, each once; never scrolls away. */
  readonly demands: readonly RequirementId[];
  /** There is room for a card that can be read from the other side of the table. */
  readonly large?: boolean;
  readonly still: boolean;
  /** How tall its card has become. */
  onHeight(height: number): void;
}

/** It lunges at whoever missed, and reels when it is hit. */
function joltOf(telling: Telling | undefined): { readonly kind: 'lunge' | 'shake'; readonly cue: number | undefined } {
  const type = telling?.event.type;
  return { kind: type === 'monsterHurt' ? 'shake' : 'lunge', cue: type === 'monsterHurt' || type === 'heroHurt' || type === 'heroSafe' ? telling?.seq : undefined };
}

/** The monster's card over the far end of the table. */
export function MonsterBanner({ brush, monster, telling, cost, demands, large = false, still, onHeight }: MonsterBannerProps) {
  const { colours, textScale } = useTheme();
  const lines = useLines();
  const { name, level, damage, hp: most, ability } = cardOf(monster.ref);
  const words = `${name}${level ? `, level ${level}` : ', final boss'}: ${monster.hp} of ${most} hit points, a miss costs ${cost ?? damage}${ability ? `. ${monsterAbilityWords(ability)}` : ''}`;
  const silent = monster.tokens.melody;
  const { kind, cue } = joltOf(telling);
  const jolt = useJolt(kind, cue, still);
  const loss = cost ?? damage;
  const change = monsterChange(telling);
  return (
    <View style={styles.wrap} pointerEvents="box-none">
      <View style={styles.fit} onLayout={({ nativeEvent: { layout } }) => onHeight(layout.height)}>
        <Explain {...explainMonsterLarge(brush, monster)}>
          <Animated.View role="img" aria-label={words} style={[styles.card, { backgroundColor: `${colours.card}F0`, borderColor: monster.beaten ? colours.good : colours.line }, large && styles.large, jolt]}>
            <MonsterFace brush={brush} monster={monster} side={large ? LARGE_FACE : FACE} />
            <View style={styles.body}>
              <View style={styles.line}>
                <Heading level={3} size={large ? 'title' : isLarge(textScale) ? 'small' : 'body'} numberOfLines={lines(1)} style={styles.name}>{name}</Heading>
                {monster.gold > 0 && (
                  <>
                    <Icon name="coins" size={large ? 20 : 14} colour={colours.accent} />
                    <Text size={large ? 'body' : 'tiny'} bold tone="accent">{monster.gold}</Text>
                  </>
                )}
              </View>
              <View style={styles.line}>
                <Icon name="hearts" size={14} colour={colours.danger} />
                <View style={[styles.bar, { backgroundColor: colours.line }]}>
                  <View style={[styles.full, { width: `${(100 * monster.hp) / most}%`, backgroundColor: colours.danger }]} />
                </View>
                <Text size={large ? 'title' : 'small'} bold>{monster.hp}<Text size={large ? 'small' : 'tiny'} tone="dim"> / {most}</Text></Text>
                {change !== undefined && <Text size="small" bold tone={change < 0 ? 'good' : 'danger'}>{change > 0 ? `+${change}` : `−${-change}`}</Text>}
                {!monster.beaten && <Text size={large ? 'small' : 'tiny'} bold tone={loss > 0 ? 'danger' : 'good'} style={[styles.miss, { borderColor: loss > 0 ? colours.danger : colours.good }]}>{loss > 0 ? `miss −${loss}` : 'miss free'}</Text>}
              </View>
            </View>
          </Animated.View>
        </Explain>
      </View>
      <View style={styles.chips} pointerEvents="box-none">
        {ability && ability.kind !== 'requirement' && !silent && (
          <Explain title={name} text={monsterAbilityWords(ability)} ruleId="DF-148"><Chip icon={monsterAbilityIcon(ability)} words={monsterAbilityWords(ability)} /></Explain>
        )}
        {demands.map((requirement) => (
          <Explain key={requirement} {...explainRequirement(requirement)}>
            <Pointable label={REQUIREMENTS[requirement].name}><Chip icon={REQUIREMENT_ICONS[requirement]} words={REQUIREMENTS[requirement].name} loud /></Pointable>
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
      <Text size="tiny" bold numberOfLines={2} style={[styles.chipWords, { color: ink }]}>{words}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  wrap: { position: 'absolute', top: space.tiny, left: space.tiny, right: space.tiny, alignItems: 'center', gap: space.tiny },
  // No wider than the room, letters however large.
  fit: { maxWidth: '100%' },
  card: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.tiny, paddingVertical: space.hair, width: '100%', minWidth: 300, maxWidth: 460 },
  large: { minWidth: 460, maxWidth: 560, paddingRight: space.medium, gap: space.medium },
  body: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  name: { flex: 1 },
  miss: { borderWidth: 1, borderRadius: radius.small, paddingHorizontal: space.tiny },
  bar: { flex: 1, height: 10, borderRadius: radius.round, overflow: 'hidden' },
  full: { height: '100%' },
  /** Clear of the tools at both edges. */
  chips: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: space.tiny, paddingHorizontal: 52 },
  chip: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderRadius: radius.round, paddingHorizontal: space.small, paddingVertical: space.hair, maxWidth: '100%' },
  chipWords: { flexShrink: 1 },
});
