import { StyleSheet, View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';
import { ForecastLines } from '@/table/kit/forecast/ForecastLines';
import { space } from '@/theme';

import { FIELD } from '../../content/terms';
import type { StrikeForecast } from '../../preview/strikes';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { TYPE_NAMES } from '../look';
import { lossWords } from '../strip/slotWords';
import { FACING_WORDS } from '../words';
import { Fact } from './InspectFrame';

/** "Ushikado goes to F6 and G6, faces south and strikes Takahiro: Slashing." */
function wayWords(view: BattleState, { by, name, type, targets, way, from, facing }: StrikeForecast): string {
  const goes = way.length === 0 ? `stays on ${squareName(FIELD, from)}` : `goes to ${listed(way.map((square) => squareName(FIELD, square)))}`;
  // A minion has one attack, which is called like itself.
  const attack = figureName(view, by).endsWith(name) ? '' : ` with ${name}`;
  return `${figureName(view, by)} ${goes}, faces ${FACING_WORDS[facing] ?? ''} and strikes ${listed(targets.map((hero) => figureName(view, hero)))}${attack}: ${TYPE_NAMES[type]}.`;
}

/** A strike that would come: who goes where, whom it is meant for, and line by line what it costs. */
export function StrikeLines({ view, strike }: { readonly view: BattleState; readonly strike: StrikeForecast }) {
  return (
    <View style={styles.lines}>
      <Fact icon="footsteps">{capital(wayWords(view, strike))}</Fact>
      {strike.blows.map((blow) => (blow.dodged
        ? <Fact key={blow.hero} icon="dodging" tone="good">{`${lossWords(view, blow)}: its Dodge is enough as it is.`}</Fact>
        : (
          <ForecastLines
            key={blow.hero} size="small"
            forecast={{
              base: { why: 'on the card', value: strike.printed }, lines: blow.lines,
              total: { label: `${figureName(view, blow.hero)} loses`, value: blow.falls ? `${blow.damage} and falls` : blow.damage },
            }}
          />
        )))}
    </View>
  );
}

const styles = StyleSheet.create({ lines: { gap: space.small } });
