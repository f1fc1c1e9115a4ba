import { StyleSheet, View } from 'react-native';

import { Explain } from '@/table/explain';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { heroCard, type HeroId } from '../../content/heroes';
import { COLORS } from '../../content/vocabulary';
import { ABILITY_ICONS, DIE_MARKS, HERO_ICONS, TOKEN_ICONS } from '../emblems';
import type { HeroFigure, Stage } from '../stage';
import { explainHero } from '../words';

interface PartyStripProps {
  readonly stage: Stage;
  readonly leader: HeroId;
  /** Everybody who throws after the one in turn, in order. */
  readonly order: readonly HeroId[];
}

const firstName = (id: HeroId): string => {
  const words = heroCard(id).name.split(' ');
  return (words[0] === 'Dame' || words[0] === 'Princess' || words[0] === 'Brother' ? words[1] : words[0]) ?? id;
};

const ORDER_WORDS = ['now', 'next', '3rd', '4th', '5th', '6th'] as const;
const FULL_HP = 9;

/** The party in circle order: hit points, scars, abilities by die, and who throws next. */
export function PartyStrip({ stage, leader, order }: PartyStripProps) {
  return (
    <View role="list" aria-label="The party" style={styles.strip}>
      {stage.heroes.map((hero) => (
        <Portrait key={hero.id} hero={hero} leads={hero.id === leader} place={order.indexOf(hero.id)} beer={stage.monster?.tokens.beer === hero.id} />
      ))}
    </View>
  );
}

interface PortraitProps {
  readonly hero: HeroFigure;
  readonly leads: boolean;
  /** 0: throws now; 1: next; −1: not in line. */
  readonly place: number;
  readonly beer: boolean;
}

function Portrait({ hero, leads, place, beer }: PortraitProps) {
  const { colours } = useTheme();
  const { id, hp, maxHp, status, scars, change } = hero;
  const out = status !== 'standing';
  const now = place === 0;
  const explanation = explainHero(hero);
  const words = `${heroCard(id).name}: ${status === 'standing' ? `${hp} of ${maxHp} hit points` : status}${leads ? ', leader' : ''}${now ? ', throws now' : place === 1 ? ', throws next' : ''}${scars.length > 0 ? `, ${scars.length} scars` : ''}${beer ? ', has the beer' : ''}`;
  return (
    <View role="listitem" aria-label={words} style={styles.cell}>
      <Explain {...explanation}>
        <View aria-hidden style={[styles.portrait, { backgroundColor: now ? colours.raised : colours.card, borderColor: now ? colours.accent : colours.line }, out && styles.out]}>
          <View style={styles.line}>
            <Icon name={status === 'standing' ? HERO_ICONS[id] : 'death-skull'} size={20} colour={now ? colours.accent : colours.ink} />
            <Text size="tiny" bold numberOfLines={1} style={styles.name}>{firstName(id)}</Text>
            {change !== undefined && <Text size="tiny" bold tone={change < 0 ? 'danger' : 'good'}>{change > 0 ? `+${change}` : change}</Text>}
            <Text size="small" bold tone={hp <= 2 ? 'danger' : 'good'}>{hp}</Text>
          </View>
          <View style={styles.line}>
            {COLORS.map((color) => (
              <View key={color} style={[styles.die, { backgroundColor: scars.includes(color) ? colours.line : DIE_MARKS[color].colour }]}>
                <Icon name={scars.includes(color) ? 'stitched-wound' : ABILITY_ICONS[heroCard(id).abilities[color].kind]} size={13} colour={DIE_MARKS[color].ink} />
              </View>
            ))}
            <View style={styles.name} />
            {leads && <Icon name="crown" size={14} colour={colours.accent} />}
            {beer && <Icon name={TOKEN_ICONS.beer} size={14} colour={colours.accent} />}
            {place > 0 && <Text size="tiny" tone="dim">{ORDER_WORDS[place]}</Text>}
          </View>
          <View style={[styles.bar, { backgroundColor: colours.line }]}>
            <View style={[styles.full, { width: `${(100 * hp) / FULL_HP}%`, backgroundColor: hp <= 2 ? colours.danger : colours.good }]} />
          </View>
        </View>
      </Explain>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny, paddingHorizontal: space.tiny, paddingTop: space.tiny },
  cell: { flexGrow: 1, flexBasis: 104, minWidth: 104 },
  portrait: { borderWidth: 2, borderRadius: radius.medium, paddingHorizontal: space.tiny, paddingVertical: space.hair, gap: space.hair },
  out: { opacity: 0.62 },
  name: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  bar: { height: 4, borderRadius: radius.round, overflow: 'hidden' },
  full: { height: '100%' },
  die: { width: 18, height: 18, borderRadius: 4, alignItems: 'center', justifyContent: 'center' },
});
