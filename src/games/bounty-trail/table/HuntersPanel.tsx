import { StyleSheet, View } from 'react-native';

import type { SeatPlayer } from '@/store/seats';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { TEMPERAMENTS, isTemperament } from '../bot/temperaments';
import { CHARACTERS, RIDERS } from '../content/characters';
import { cardOf } from '../content/cards';
import { moneyOf, rivalMoney } from '../rules/ledger';
import { isSolo, type State } from '../rules/state';
import { Portrait } from './Portrait';
import { PurseLine } from './Purse';

interface HuntersPanelProps {
  readonly view: State;
  readonly players: readonly SeatPlayer[];
}

/** Everybody's stocks while the round is walked; all of it is public. */
export function HuntersPanel({ view, players }: HuntersPanelProps) {
  const { colours, seatColours } = useTheme();
  const { walk } = view;
  return (
    <View style={styles.list}>
      {walk && walk.beat > 0 && <Text size="small" tone="dim" align="center">{walk.beat === walk.beats ? 'Last step. Everybody, now.' : `Step ${walk.beat} of ${walk.beats}`}</Text>}
      <View style={styles.grid}>
        {view.hunters.map((hunter, seat) => {
          const { name, temperament } = players[seat] ?? { name: '' };
          const { character, bounties, bullets, hearts } = hunter;
          const posters = bounties.length === 0 ? 'No bounties yet' : bounties.map(({ card }) => cardOf(card).name).join(', ');
          return (
            <View key={seat} style={[styles.hunter, { borderColor: seatColours[seat], backgroundColor: colours.raised }]}>
              <View style={styles.head}>
                <Portrait id={character} side={44} />
                <View style={styles.grow}>
                  <Text size="small" bold numberOfLines={1}>{`${name}, ${CHARACTERS[character].title}`}</Text>
                  <PurseLine label={name} bullets={bullets} hearts={hearts} money={moneyOf(hunter)} />
                </View>
              </View>
              <Text size="tiny" tone="dim" numberOfLines={2}>{isTemperament(temperament) ? `${TEMPERAMENTS[temperament].label}. ${posters}` : posters}</Text>
            </View>
          );
        })}
        {isSolo(view) && (
          <View style={[styles.hunter, { borderColor: colours.line, backgroundColor: colours.raised }]}>
            <View style={styles.head}>
              <Portrait id="silas" side={44} />
              <View style={styles.grow}>
                <Text size="small" bold>{RIDERS[0]}, your rival</Text>
                <Text size="large" bold tone="danger">${rivalMoney(view.rivalBounties)}</Text>
              </View>
            </View>
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { padding: space.small, gap: space.tiny },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  grow: { flex: 1 },
  hunter: { borderLeftWidth: 5, borderRadius: radius.small, padding: space.small, flexGrow: 1, flexBasis: 160, gap: space.hair },
});
