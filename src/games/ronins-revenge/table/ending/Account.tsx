import { StyleSheet, View } from 'react-native';

import { FacePicture } from '@/faces/FacePicture';
import { sumi } from '@/faces/treatments';
import { ShareBar } from '@/table/kit/goal/ShareBar';
import { space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { HERO_IDS } from '../../content/terms';
import { FACES } from '../../faces.generated';
import { figureName } from '../../rules/names';
import { isStanding, type BattleState } from '../../rules/state';
import { HERO_INKS } from '../look';
import { reasonsOf } from './reasons';

/** Room for "100 %", so that all bars end at the same place. */
const PERCENT_WIDTH = 44;

/** Whole percents that make a hundred together: what rounding leaves goes to those who lost most by it. */
function percentsOf(parts: readonly number[]): readonly number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (100 * part) / all);
  const left = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const raised = exact.map((share, i) => ({ i, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest).slice(0, left).map(({ i }) => i);
  return exact.map((share, i) => Math.floor(share) + (raised.includes(i) ? 1 : 0));
}

/** Why a battle ended as it did; who took how much from the boss. */
export function Account({ view }: { readonly view: BattleState }) {
  const { textScale } = useTheme();
  if (view.result === null) return null;
  const all = HERO_IDS.reduce((sum, id) => sum + view.heroes[id].dealt, 0);
  const percents = percentsOf(HERO_IDS.map((id) => view.heroes[id].dealt));
  return (
    <View style={styles.end}>
      {reasonsOf(view).map((words) => <Text key={words} size="small" align="center">{words}</Text>)}
      <Text size="small" bold tone="dim" style={styles.above}>Damage to the boss</Text>
      <View role="list" aria-label="Damage to the boss" style={styles.shares}>
        {HERO_IDS.map((id, i) => {
          const { dealt } = view.heroes[id];
          const percent = percents[i] ?? 0;
          return (
            <View key={id} role="listitem" aria-label={`${figureName(view, id)} dealt ${dealt} damage, ${percent} percent`} style={styles.line}>
              <FacePicture sheet={FACES} id={id} treatment={sumi} side={34} condition={isStanding(view.heroes[id]) ? 'well' : 'dead'} />
              <View style={styles.grow}>
                <Text size="small" bold>{`${figureName(view, id)}: ${dealt}`}</Text>
                <ShareBar share={all === 0 ? 0 : dealt / all} colour={HERO_INKS[id]} />
              </View>
              <Text size="small" tone="dim" align="right" style={[styles.percent, { minWidth: PERCENT_WIDTH * textScale }]}>{`${percent} %`}</Text>
            </View>
          );
        })}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  end: { gap: space.small, alignSelf: 'stretch' },
  shares: { gap: space.small },
  above: { marginTop: space.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  grow: { flex: 1, gap: 2 },
  percent: { fontVariant: ['tabular-nums'] },
});
