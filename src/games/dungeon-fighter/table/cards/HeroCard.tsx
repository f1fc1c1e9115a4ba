import { StyleSheet, View } from 'react-native';

import type { Explanation } from '@/table/contract';
import { Icon, radius, space } from '@/theme';
import { Text } from '@/theme/ui';

import { heroCard } from '../../content/heroes';
import { COLORS, type Color } from '../../content/vocabulary';
import type { HeroState } from '../../rules/state';
import { abilityName } from '../../words/abilities';
import { ABILITY_ICONS, DIE_MARKS, HERO_ICONS } from '../emblems';
import { explainHero } from '../words';
import { CARD_INK, CardFace } from './CardFace';

const BAND = '#5A3A86';
const FIGURE = 120;

/** A hero's card, held up close: what each die sets off in this hand. */
function HeroCard({ hero: { id, hp, maxHp, scars } }: { hero: HeroState }) {
  const { name, title, flavour } = heroCard(id);
  return (
    <CardFace name={name} band={BAND} large art={<Icon name={HERO_ICONS[id]} size={FIGURE} colour={BAND} />} kind={`${title}, ${hp} of ${maxHp} hit points`} flavour={flavour}>
      {COLORS.map((color) => <AbilityLine key={color} hero={id} color={color} scarred={scars.includes(color)} />)}
    </CardFace>
  );
}

function AbilityLine({ hero, color, scarred }: { hero: HeroState['id']; color: Color; scarred: boolean }) {
  const ability = heroCard(hero).abilities[color];
  const { colour, ink, mark } = DIE_MARKS[color];
  return (
    <View style={[styles.line, scarred && styles.scarred]}>
      <View style={[styles.die, { backgroundColor: colour }]}><Icon name={scarred ? 'stitched-wound' : ABILITY_ICONS[ability.kind]} size={18} colour={ink} /></View>
      <Text bold style={styles.ink}>{`${mark} ${scarred ? 'Scarred' : abilityName(ability)}`}</Text>
    </View>
  );
}

/** A long press on a hero takes the hero's card up from the table. */
export const explainHeroLarge = (hero: HeroState): Explanation => ({ ...explainHero(hero), picture: () => <HeroCard hero={hero} /> });

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small, paddingHorizontal: space.medium },
  scarred: { opacity: 0.6 },
  die: { width: 28, height: 28, borderRadius: radius.small, alignItems: 'center', justifyContent: 'center' },
  ink: { color: CARD_INK },
});
