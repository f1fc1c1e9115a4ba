import { StyleSheet, View } from 'react-native';

import type { Brush } from '@/skia/brush';
import type { Explanation } from '@/table/contract';
import { Icon, space, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import { cardOf } from '../../rules/fight/monsters';
import { LEVEL_COLOURS } from '../emblems';
import type { MonsterFigure } from '../party/figures';
import { MonsterFace } from '../party/MonsterFace';
import { explainMonster, monsterAbilityWords } from '../words';
import { CARD_INK, CardFace, CardLine } from './CardFace';

const BOSS_BAND = '#D8B45A';
const FACE = 132;

/** A monster's card as it is printed, held up close. */
function MonsterCard({ brush, monster }: { brush: Brush; monster: MonsterFigure }) {
  const { name, level, type, hp, damage, gold, ability, flavour } = cardOf(monster.ref);
  return (
    <CardFace
      name={name}
      band={level ? LEVEL_COLOURS[level] : BOSS_BAND}
      bright
      large
      art={<MonsterFace brush={brush} monster={monster} side={FACE} />}
      kind={level ? `level ${level} ${type}` : 'final boss'}
      flavour={flavour}
    >
      <View style={styles.values}>
        <Value icon="hearts" words={`${hp}`} />
        <Value icon="broken-heart" words={`miss −${damage}`} />
        {gold > 0 && <Value icon="coins" words={`${gold}`} />}
      </View>
      {ability && <CardLine>{monsterAbilityWords(ability)}</CardLine>}
    </CardFace>
  );
}

function Value({ icon, words }: { icon: IconName; words: string }) {
  return (
    <View style={styles.value}>
      <Icon name={icon} size={18} colour={CARD_INK} />
      <Text bold style={styles.ink}>{words}</Text>
    </View>
  );
}

/** A long press on the monster takes its card up from the table. */
export const explainMonsterLarge = (brush: Brush, monster: MonsterFigure): Explanation =>
  ({ ...explainMonster(monster.ref), picture: () => <MonsterCard brush={brush} monster={monster} /> });

const styles = StyleSheet.create({
  values: { flexDirection: 'row', justifyContent: 'center', gap: space.large },
  value: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
  ink: { color: CARD_INK },
});
