import { StyleSheet, View } from 'react-native';

import type { Explanation } from '@/table/contract';
import { Icon, radius, space, useTheme, type IconName } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { ABILITIES, type AbilityId } from '../../content/abilities';
import { itemOf } from '../../content/items';
import type { ActionChoice } from '../../rules/moves';
import type { Player } from '../../rules/state';
import { ABILITY_ICONS, ITEM_ICONS } from '../emblems';
import { effectWords, explainAbility, explainChoice } from '../words';
import { DiceCost } from './DiceCost';

const DIE = 40;

interface LargeFaceProps {
  readonly name: string;
  readonly icon: IconName;
  /** Whose dice are asked for. */
  readonly ability?: AbilityId;
  readonly effect: string;
}

/** A card held up close: its picture, its dice, what it does. The words around it say the rest. */
function LargeFace({ name, icon, ability, effect }: LargeFaceProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.card, { backgroundColor: colours.raised, borderColor: colours.accent }]}>
      <Heading level={3} align="center">{name}</Heading>
      <Icon name={icon} size={120} colour={colours.accent} />
      {ability !== undefined && <DiceCost ability={ability} size={DIE} />}
      <Text bold align="center">{effect}</Text>
    </View>
  );
}

export const explainAbilityLarge = (id: AbilityId): Explanation => ({
  ...explainAbility(id),
  picture: () => <LargeFace name={ABILITIES[id].name} icon={ABILITY_ICONS[id]} ability={id} effect={effectWords(id)} />,
});

/** What a choice gives, with its card where it is one. */
export function explainChoiceLarge(player: Player, choice: ActionChoice): Explanation {
  if (choice.action === 'recon') return explainAbilityLarge(choice.ability);
  const item = choice.action === 'purchase' ? player.items[choice.item] : undefined;
  const explanation = explainChoice(player, choice);
  if (!item) return explanation;
  const { name, words } = itemOf(item.id);
  return { ...explanation, picture: () => <LargeFace name={name} icon={ITEM_ICONS[item.id]} effect={words} /> };
}

const styles = StyleSheet.create({
  card: { width: 280, alignSelf: 'center', alignItems: 'center', gap: space.medium, padding: space.large, borderWidth: 3, borderRadius: radius.large },
});
