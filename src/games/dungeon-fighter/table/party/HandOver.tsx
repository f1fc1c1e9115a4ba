import { Pressable, StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Heading, Text } from '@/theme/ui';

import { heroCard, type HeroId } from '../../content/heroes';
import { REQUIREMENTS } from '../../content/requirements';
import type { RequirementId } from '../../content/vocabulary';
import { cardOf } from '../../rules/fight/monsters';
import type { Encounter } from '../../rules/state';
import { DIE_MARKS, HERO_ICONS, REQUIREMENT_ICONS } from '../emblems';
import { figureOf } from './figures';
import { MonsterFace } from './MonsterFace';

interface HandOverProps {
  readonly brush: Brush;
  readonly encounter: Encounter | undefined;
  readonly name: string;
  readonly colour: string;
  /** The hero who throws, or the one whose player decides. */
  readonly hero: HeroId;
  readonly throws: boolean;
  readonly requirements: readonly RequirementId[];
  /** What is asked, in words. */
  readonly words: string;
  onTaken(): void;
}

/** Between two people: whose hand the device goes to, and what awaits it. Nothing here is secret (DF-42), so nothing is hidden. */
export function HandOver({ brush, encounter, name, colour, hero, throws, requirements, words, onTaken }: HandOverProps) {
  const { colours } = useTheme();
  return (
    <View role="dialog" aria-label={`Pass to ${name}`} style={[styles.cover, { backgroundColor: `${colours.paper}D4` }]}>
      <Pressable aria-hidden tabIndex={-1} onPress={onTaken} style={StyleSheet.absoluteFill} />
      <View style={styles.column} pointerEvents="box-none">
        <View style={[styles.hero, { borderColor: colour, backgroundColor: colours.card }]}>
          <Icon name={HERO_ICONS[hero]} size={56} colour={colours.accent} />
          <View style={styles.grow}>
            <Heading level={2}>{`Pass to ${name}`}</Heading>
            <Text bold>{`${heroCard(hero).name}, ${heroCard(hero).title}`}</Text>
          </View>
        </View>
        {throws && encounter && (
          <View style={[styles.row, { backgroundColor: colours.card }]}>
            <MonsterFace brush={brush} monster={figureOf(encounter, undefined)} side={48} />
            <View style={styles.grow}>
              <Text bold>{cardOf(encounter.monster).name}</Text>
              <Text size="small" tone="dim">{`${encounter.hp} hit ${encounter.hp === 1 ? 'point' : 'points'} left`}</Text>
            </View>
            {encounter.hand.map((color) => (
              <View key={color} role="img" aria-label={`${DIE_MARKS[color].name} die`} style={[styles.die, { backgroundColor: DIE_MARKS[color].colour }]}>
                <Text size="tiny" bold style={{ color: DIE_MARKS[color].ink }}>{DIE_MARKS[color].mark}</Text>
              </View>
            ))}
          </View>
        )}
        {throws && requirements.map((id) => (
          <View key={id} style={[styles.row, { backgroundColor: colours.card }]}>
            <View style={[styles.sign, { backgroundColor: colours.accent }]}><Icon name={REQUIREMENT_ICONS[id]} size={32} colour={colours.onAccent} /></View>
            <Text bold style={styles.grow}>{`${REQUIREMENTS[id].name}: ${REQUIREMENTS[id].words}`}</Text>
          </View>
        ))}
        {!throws && <Text align="center">{words}</Text>}
        <Button kind="primary" large label={`${name} has it`} onPress={onTaken} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  cover: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', padding: space.medium },
  column: { width: '100%', maxWidth: 440, gap: space.small },
  hero: { flexDirection: 'row', alignItems: 'center', gap: space.medium, borderWidth: 3, borderRadius: radius.large, padding: space.medium },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small, borderRadius: radius.medium, padding: space.small },
  sign: { width: 48, height: 48, borderRadius: radius.medium, alignItems: 'center', justifyContent: 'center' },
  die: { width: 26, height: 26, borderRadius: 6, alignItems: 'center', justifyContent: 'center' },
  grow: { flex: 1 },
});
