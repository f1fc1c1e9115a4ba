import { StyleSheet, View } from 'react-native';

import { ForecastLines } from '@/table/kit/forecast/ForecastLines';
import { Pointable } from '@/table/learn/pointing';
import { radius, space, useTheme } from '@/theme';
import { Button, Text, Touchable, radioKeys, tabStopOf } from '@/theme/ui';

import { lairIn } from '../../rules/fight/scene';
import type { State } from '../../rules/state';
import type { WayOut } from '../../preview/ways';
import { zoneName } from '../../rules/fight/names';
import type { Asking } from '../asking';
import { zoneTitle } from '../den/layout';
import { PlainPanel } from '../PlainPanel';

interface ExitPanelProps {
  readonly view: State;
  readonly asking: Asking;
  readonly ways: readonly WayOut[];
  readonly chosen: number;
  onChoose(way: number): void;
}

/** The way out: each with its cost, the chosen one line by line. */
export function ExitPanel({ view, asking, ways, chosen, onChoose }: ExitPanelProps) {
  const { colours } = useTheme();
  const lair = lairIn(view);
  const way = ways[chosen];
  const options = ways.map((_, value) => ({ value }));
  const lettersOf = ({ path }: WayOut) => path.map((zone) => zoneTitle(lair.den.zones[zone]?.letter ?? '?')).join(' → ');
  const wordsOf = ({ path }: WayOut) => path.map((zone) => zoneName(lair, zone)).join(', then ');
  return (
    <View style={styles.panel}>
      {ways.length > 1 && (
        <View role="radiogroup" aria-label="Ways out" {...radioKeys(options, chosen, onChoose)} style={styles.ways}>
          {ways.map((each, i) => (
            <Touchable
              key={each.path.join(' ')} role="radio" aria-checked={i === chosen} tabIndex={i === tabStopOf(options, chosen) ? 0 : -1} aria-label={`${lettersOf(each)} −${each.hurt} Hurt: ${wordsOf(each)}`} onPress={() => onChoose(i)}
              style={[styles.way, { backgroundColor: colours.raised, borderColor: i === chosen ? colours.accent : colours.line }]}
            >
              <Text size="small" bold>{lettersOf(each)}</Text>
              <Text size="small" bold tone="danger">{`−${each.hurt}`}</Text>
            </Touchable>
          ))}
        </View>
      )}
      {way?.knocksOut && <Text size="small" bold tone="danger">This way knocks you out. What you killed still scores.</Text>}
      {way && (
        <Pointable label="Get out">
          <Button large kind="primary" icon="exit-door" label={`Get out: −${way.hurt} Health`} onPress={() => asking.play({ kind: 'exit', path: [...way.path] })} />
        </Pointable>
      )}
      <PlainPanel view={view} asking={asking} moves={asking.moves.filter(({ kind }) => kind !== 'exit')} />
      {way && <ForecastLines forecast={way.sum} size="small" />}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { padding: space.small, gap: space.small },
  ways: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  way: { flexDirection: 'row', gap: space.medium, alignItems: 'center', borderWidth: 2, borderRadius: radius.small, paddingHorizontal: space.medium },
});
