import { use } from 'react';
import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { Explain } from '@/table/explain';
import { sumForecast } from '@/table/kit/forecast/forecast';
import { Icon, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import { objectivesOf } from '../../rules/preview';
import { lootRooms, woundForecast } from '../../rules/resolution';
import { cheapestEscape, scoreLines, scoreNow } from '../../rules/scoring';
import type { Player, State } from '../../rules/state';
import { count } from '../words';
import { ManyRows } from './Chip';

/** If the fight ended here: wounds to come, loot to collect, objectives reached, the way out, the score now. */
export function Forecast({ view, player }: { view: State; player: Player }) {
  const { total, taken, beating } = woundForecast(view, player);
  const loot = lootRooms(player).reduce((sum, room) => sum + (player.lootLeft[room] ?? 0), 0);
  const objectives = objectivesOf(player);
  const marked = objectives.filter((objective) => objective.marked);
  const points = marked.reduce((sum, { objective }) => sum + objective.points, 0);
  const { cost } = cheapestEscape(player);
  const wounds = `${taken} of ${total} Wounds${beating ? ' and a Beating' : ''}`;
  return (
    <Explain
      title="If you ended the fight here"
      text={`Enemies would deal ${wounds}. ${loot} loot could be collected. ${marked.length} of ${objectives.length} objectives are marked, for ${count(points, 'point')}. The way out leads past ${count(cost, 'room')} with enemies, a point each.`}
      ruleId="RF-179"
      forecast={sumForecast('Score now', scoreLines(player))}
    >
      <View style={styles.strip} role="img" aria-label={`If the fight ended here: ${wounds}, ${loot} loot, ${marked.length} of ${objectives.length} objectives, escape costs ${cost}, score ${numeral(scoreNow(player))}`}>
        <Sign icon="broken-heart" text={taken > 0 ? `−${taken}` : '0'} under={beating ? 'a Beating!' : 'wounds'} alarm={beating ? 'Beating!' : taken > 0} />
        <Sign icon="money-stack" text={`+${loot}`} under="loot" />
        <Sign icon="round-star" text={`${marked.length}/${objectives.length}`} under="objectives" />
        <Sign icon="run" text={cost === 0 ? '0' : `−${cost}`} under="way out" />
        <Sign icon="trophy" text={numeral(scoreNow(player))} under="score" />
      </View>
    </Explain>
  );
}

interface SignProps {
  readonly icon: IconName;
  readonly text: string;
  /** What it is, where there is room for words. */
  readonly under: string;
  /** It hurts; words are said beside the number where none stand below it. */
  readonly alarm?: boolean | string;
}

function Sign({ icon, text, under, alarm = false }: SignProps) {
  const { colours } = useTheme();
  const tall = use(ManyRows);
  const tone = alarm === false ? undefined : 'danger';
  return (
    <View style={styles.column}>
      <View style={styles.sign}>
        <Icon name={icon} size={15} colour={tone ? colours.danger : colours.dim} />
        <Text size="small" bold tone={tone ?? 'ink'}>{!tall && typeof alarm === 'string' ? `${text} ${alarm}` : text}</Text>
      </View>
      {tall && <Text size="tiny" tone={tone ?? 'dim'} style={styles.under}>{under}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', justifyContent: 'space-between', paddingHorizontal: space.tiny, minHeight: 24, alignItems: 'center' },
  column: { alignItems: 'center' },
  under: { lineHeight: 14 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
