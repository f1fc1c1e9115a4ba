import { ScrollView, StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Explain } from '@/table/explain';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable } from '@/theme/ui';

import { equipmentCard, type CardId } from '../../content/equipment';
import { heroCard, type HeroId } from '../../content/heroes';
import type { Color, DieKind } from '../../content/vocabulary';
import { ABILITY_ICONS, DIE_MARKS, cardIcon } from '../emblems';
import { abilityName, abilityWords, explainCard } from '../words';

interface ThrowPanelProps {
  readonly hero: HeroId;
  readonly scars: readonly Color[];
  readonly dice: readonly DieKind[];
  readonly die: DieKind | undefined;
  readonly weapons: readonly CardId[];
  readonly armed: readonly CardId[];
  onDie(die: DieKind): void;
  onWeapon(card: CardId): void;
  onBackDown?: (() => void) | undefined;
}

/** Which die, and with which weapons: everything is open until the die leaves the hand. */
export function ThrowPanel({ hero, scars, dice, die, weapons, armed, onDie, onWeapon, onBackDown }: ThrowPanelProps) {
  const { colours } = useTheme();
  const crowded = weapons.length > 0 || onBackDown !== undefined;
  return (
    <ScrollView horizontal contentContainerStyle={[styles.panel, !crowded && styles.wide]}>
      <View style={[styles.row, !crowded && styles.wide]} role="radiogroup" aria-label="Die to throw">
        {dice.map((each) => {
          const { mark, name, colour, ink } = DIE_MARKS[each];
          const ability = each === 'bonus' ? undefined : heroCard(hero).abilities[each];
          const lost = each !== 'bonus' && scars.includes(each);
          const words = each === 'bonus' ? 'any of your abilities' : lost ? 'scarred' : ability ? abilityName(ability) : '';
          const chosen = each === die;
          return (
            <Pointable key={each} label={`${name} die`} style={crowded ? styles.slim : styles.cell}>
              <Touchable
                role="radio"
                aria-checked={chosen}
                aria-label={`${name} die: ${words}${ability && !lost ? `, ${abilityWords(ability)}` : ''}`}
                onPress={() => {
                  feel('tick');
                  onDie(each);
                }}
                style={[styles.die, { borderColor: chosen ? colours.glow : colours.line, backgroundColor: chosen ? colours.raised : colours.card }]}
              >
                <View style={[styles.token, { backgroundColor: colour }]}>
                  <Icon name={lost ? 'stitched-wound' : ability ? ABILITY_ICONS[ability.kind] : 'perspective-dice-six-faces-random'} size={20} colour={ink} />
                </View>
                <View style={styles.words}>
                  <Text size="tiny" bold={chosen} numberOfLines={1}>{mark} {name}</Text>
                  <Text size="tiny" tone="dim" numberOfLines={2}>{words}</Text>
                </View>
              </Touchable>
            </Pointable>
          );
        })}
      </View>
      {crowded && (
        <View style={styles.row}>
          {onBackDown && <Button icon="flying-flag" label="Back down" onPress={onBackDown} />}
          {weapons.map((card) => {
            const { name, effect } = equipmentCard(card);
            const on = armed.includes(card);
            const bonus = effect.kind === 'weapon' ? effect.bonus : 0;
            return (
              <Explain key={card} {...explainCard(card)}>
                <Touchable
                  aria-label={`${name}, plus ${bonus}`}
                  aria-pressed={on}
                  onPress={() => {
                    feel(on ? 'untick' : 'tick');
                    onWeapon(card);
                  }}
                  style={[styles.weapon, { borderColor: on ? colours.accent : colours.line, backgroundColor: on ? colours.accent : colours.raised }]}
                >
                  <Icon name={cardIcon(card)} size={20} colour={on ? colours.onAccent : colours.ink} />
                  <Text size="tiny" bold tone={on ? 'onAccent' : 'ink'} numberOfLines={1} style={styles.weaponName}>{name}</Text>
                  <Text size="small" bold tone={on ? 'onAccent' : 'accent'}>+{bonus}</Text>
                </Touchable>
              </Explain>
            );
          })}
        </View>
      )}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  panel: { paddingHorizontal: space.small, paddingVertical: space.tiny, gap: space.small },
  wide: { flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  cell: { flex: 1, minWidth: 90 },
  slim: { width: 92 },
  die: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderWidth: 2, borderRadius: radius.medium, padding: space.tiny, minHeight: 48 },
  token: { width: 30, height: 30, borderRadius: 7, alignItems: 'center', justifyContent: 'center' },
  words: { flex: 1 },
  weapon: { flexDirection: 'row', alignItems: 'center', gap: space.tiny, borderWidth: 1.5, borderRadius: radius.round, paddingHorizontal: space.small, minHeight: 44 },
  weaponName: { maxWidth: 130 },
});
