import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { feel } from '@/feel';
import { Explain } from '@/table/explain';
import { Pointable } from '@/table/learn/pointing';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text, Touchable, radioKeys, tabStopOf } from '@/theme/ui';

import { equipmentCard, type CardId } from '../../content/equipment';
import { heroCard, type HeroId } from '../../content/heroes';
import type { Color, DieKind, HeroAbility } from '../../content/vocabulary';
import { abilityLabel, abilityName, abilityWords } from '../../words/abilities';
import { ABILITY_ICONS, DIE_MARKS, cardIcon } from '../emblems';
import { explainCardLarge } from '../cards/EquipmentCard';
import { explainDie } from '../words';
import { BACK, SLIM_DIE, WEAPON, WORDED_DIE, panelFit, type PanelFit } from './panelFit';

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
  const { textScale } = useTheme();
  const [room, setRoom] = useState({ width: 360, height: 64 });
  // Twice as large letters have half the room.
  const { arrangement, named, dice: saying, scrolls } = panelFit({ width: room.width / textScale, height: room.height / textScale }, dice.length, weapons.length, onBackDown !== undefined);
  const row = arrangement === 'row';
  const abilities = heroCard(hero).abilities;
  const options = dice.map((value) => ({ value }));
  const tabStop = tabStopOf<DieKind | undefined>(options, die);
  return (
    <View style={styles.room} onLayout={({ nativeEvent: { layout } }) => setRoom({ width: layout.width, height: layout.height })}>
      <ScrollView horizontal={row} contentContainerStyle={[styles.panel, row && styles.beside, row && !scrolls && { width: room.width }]}>
        <View style={[styles.row, arrangement === 'list' && styles.list, row && styles.grow]} role="radiogroup" aria-label="Die to throw" {...radioKeys<DieKind | undefined>(options, die, (chosen) => chosen && onDie(chosen))}>
          {dice.map((each) => {
            const lost = each !== 'bonus' && scars.includes(each);
            const ability = each === 'bonus' || lost ? undefined : abilities[each];
            return <Die key={each} kind={each} ability={ability} lost={lost} chosen={each === die} tabStop={each === tabStop} saying={saying} listed={arrangement === 'list'} onPress={() => onDie(each)} />;
          })}
        </View>
        {(weapons.length > 0 || onBackDown) && (
          <View style={[styles.row, !row && styles.wrap]}>
            {onBackDown && <BackDown named={named} onPress={onBackDown} />}
            {weapons.map((card) => <Weapon key={card} card={card} on={armed.includes(card)} named={named} onPress={() => onWeapon(card)} />)}
          </View>
        )}
      </ScrollView>
    </View>
  );
}

interface DieProps {
  readonly kind: DieKind;
  readonly ability: HeroAbility | undefined;
  readonly lost: boolean;
  readonly chosen: boolean;
  /** The Tab key stops here; arrows go on to the others. */
  readonly tabStop: boolean;
  readonly saying: PanelFit['dice'];
  /** A line of its own. */
  readonly listed: boolean;
  onPress(): void;
}

function Die({ kind, ability, lost, chosen, tabStop, saying, listed, onPress }: DieProps) {
  const { colours, textScale } = useTheme();
  const { mark, name, colour, ink } = DIE_MARKS[kind];
  const worded = saying !== 'pictured';
  const wordsBy = (nameOf: typeof abilityName): string => (lost ? 'scarred' : ability ? nameOf(ability) : 'any of your abilities');
  const [words, label] = [wordsBy(abilityName), wordsBy(abilityLabel)];
  const inFull = `${name} die: ${words}${ability ? `, ${abilityWords(ability)}` : ''}`;
  const button = (
    <Touchable
      role="radio"
      aria-checked={chosen}
      tabIndex={tabStop ? 0 : -1}
      aria-label={inFull}
      onPress={() => {
        feel('tick');
        onPress();
      }}
      style={[styles.die, listed && styles.line, !worded && styles.upright, { borderColor: chosen ? colours.glow : colours.line, backgroundColor: chosen ? colours.raised : colours.card }]}
    >
      <View style={[styles.token, { backgroundColor: colour }]}>
        <Icon name={lost ? 'stitched-wound' : ability ? ABILITY_ICONS[ability.kind] : 'perspective-dice-six-faces-random'} size={18} colour={ink} />
      </View>
      <View style={worded && styles.grow}>
        <Text size="tiny" bold={chosen} numberOfLines={1}>{mark} {name}{saying === 'explained' ? `: ${words}` : ''}</Text>
        {worded && !(saying === 'explained' && !ability) && <Text size="tiny" tone="dim" numberOfLines={saying === 'explained' ? 3 : 2}>{saying === 'explained' && ability ? abilityWords(ability) : label}</Text>}
      </View>
    </Touchable>
  );
  return (
    <Pointable label={inFull} style={[!listed && styles.grow, { minWidth: (worded ? WORDED_DIE : SLIM_DIE) * textScale }]}>
      {saying === 'explained' ? button : <Explain {...explainDie(kind, words, ability)}>{button}</Explain>}
    </Pointable>
  );
}

interface AsideProps {
  readonly named: boolean;
  onPress(): void;
}

function BackDown({ named, onPress }: AsideProps) {
  const { colours, textScale } = useTheme();
  return (
    <Touchable aria-label="Back down" onPress={onPress} style={[styles.aside, named ? styles.asideNamed : styles.upright, { width: BACK[named ? 'named' : 'slim'] * textScale, borderColor: colours.line, backgroundColor: colours.raised }]}>
      <Icon name="flying-flag" size={named ? 20 : 16} colour={colours.ink} />
      <Text size={named ? 'small' : 'tiny'} bold align="center" numberOfLines={2}>Back down</Text>
    </Touchable>
  );
}

function Weapon({ card, on, named, onPress }: AsideProps & { readonly card: CardId; readonly on: boolean }) {
  const { colours, textScale } = useTheme();
  const { name, effect } = equipmentCard(card);
  const bonus = effect.kind === 'weapon' ? effect.bonus : 0;
  return (
    <Explain {...explainCardLarge(card)}>
      <Touchable
        aria-label={`${name}, plus ${bonus}`}
        aria-pressed={on}
        onPress={() => {
          feel(on ? 'untick' : 'tick');
          onPress();
        }}
        style={[styles.aside, named ? styles.asideNamed : styles.upright, { width: WEAPON[named ? 'named' : 'slim'] * textScale, borderColor: on ? colours.accent : colours.line, backgroundColor: on ? colours.accent : colours.raised }]}
      >
        <Icon name={cardIcon(card)} size={20} colour={on ? colours.onAccent : colours.ink} />
        {named && <Text size="tiny" bold tone={on ? 'onAccent' : 'ink'} numberOfLines={2} style={styles.grow}>{name}</Text>}
        <Text size="small" bold tone={on ? 'onAccent' : 'accent'}>+{bonus}</Text>
      </Touchable>
    </Explain>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  panel: { paddingHorizontal: space.small, paddingVertical: space.tiny, gap: space.tiny },
  beside: { flexGrow: 1, alignItems: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  wrap: { flexWrap: 'wrap' },
  list: { flexDirection: 'column', alignItems: 'stretch' },
  line: { gap: space.small, paddingHorizontal: space.small },
  grow: { flex: 1 },
  die: { flexDirection: 'row', alignItems: 'center', gap: 3, borderWidth: 2, borderRadius: radius.medium, padding: space.hair, minHeight: 52 },
  upright: { flexDirection: 'column', justifyContent: 'center', gap: 0 },
  token: { width: 24, height: 24, borderRadius: 6, alignItems: 'center', justifyContent: 'center' },
  aside: { alignItems: 'center', gap: space.tiny, borderWidth: 1.5, borderRadius: radius.medium, minHeight: 52 },
  asideNamed: { flexDirection: 'row', paddingHorizontal: space.small },
});
