import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { Explain } from '@/table/explain';
import { useRoom } from '@/table/kit/room/useRoom';
import { Icon, radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { FACES } from '../../faces.generated';
import type { HeroId } from '../../content/terms';
import { figureName } from '../../rules/names';
import { isComrade, isStanding, type BattleState } from '../../rules/state';
import { HERO_INKS } from '../look';
import { explainFigure, strengthWords } from '../words';

interface Count { readonly icon: 'sprint' | 'meditation' | 'shadow-grasp' | 'sun-radiations'; readonly n: number }

function countsOf(view: BattleState, id: HeroId): readonly Count[] {
  const hero = view.heroes[id];
  if (isComrade(hero)) return [];
  const all: readonly Count[] = [{ icon: 'sprint', n: hero.stamina }, { icon: 'meditation', n: hero.ki }, { icon: 'shadow-grasp', n: hero.yin }, { icon: 'sun-radiations', n: hero.yang }];
  return all.filter(({ icon, n }) => icon === 'sprint' || n > 0);
}

function HeroChip({ view, id, acting }: { readonly view: BattleState; readonly id: HeroId; readonly acting: boolean }) {
  const { colours } = useTheme();
  const { roomy } = useRoom();
  const hero = view.heroes[id];
  return (
    <Explain {...explainFigure(view, id)}>
      <View
        role="listitem"
        aria-label={`${figureName(view, id)}, ${strengthWords(hero)}${view.threat === id ? ', has the Threat' : ''}`}
        style={[styles.chip, { borderColor: acting ? HERO_INKS[id] : colours.line, backgroundColor: colours.raised }]}
      >
        <FacePicture sheet={FACES} id={id} treatment={sumi} side={roomy ? 34 : 24} condition={isStanding(hero) ? 'well' : 'dead'} />
        <View style={styles.words}>
          <View style={styles.line}>
            <Text size="small" bold numberOfLines={1} style={styles.name}>{figureName(view, id)}</Text>
            {view.threat === id && <Icon name="flame" size={14} colour={colours.danger} />}
          </View>
          <View style={styles.line}>
            <Icon name="hearts" size={13} colour={HERO_INKS[id]} />
            <Text size="small">{`${hero.hp}/${hero.maxHp}`}</Text>
            {countsOf(view, id).map(({ icon, n }) => (
              <View key={icon} style={styles.line}><Icon name={icon} size={13} colour={colours.dim} /><Text size="small">{String(n)}</Text></View>
            ))}
          </View>
        </View>
      </View>
    </Explain>
  );
}

/** The four heroes in the order in which they act. */
export const PartyRow = ({ view, acting }: { readonly view: BattleState; readonly acting: HeroId | undefined }) => (
  <View role="list" aria-label="The party, in order" style={styles.row}>
    {view.line.map((id) => <View key={id} style={styles.column}><HeroChip view={view} id={id} acting={id === acting} /></View>)}
  </View>
);

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.tiny },
  column: { flex: 1 },
  chip: { flexDirection: 'row', alignItems: 'center', gap: 3, padding: 3, borderWidth: 2, borderRadius: radius.small, overflow: 'hidden' },
  words: { flex: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 },
  name: { flexShrink: 1 },
});
