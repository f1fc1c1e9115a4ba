import { StyleSheet, View } from 'react-native';

import type { SeatPlayer } from '@/store/seats';
import { radius, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import { TEMPERAMENTS, isTemperament } from '../bot/temperaments';
import { CHARACTERS, RIDERS } from '../content/characters';
import { cardOf } from '../content/cards';
import { isSolo, type State } from '../rules/state';
import { Portrait } from './Portrait';
import { PurseLine } from './Purse';
import type { Stage } from './stage';

interface HuntersPanelProps {
  readonly view: State;
  readonly stage: Stage;
  readonly players: readonly SeatPlayer[];
}

const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardOf(card).bounty, 0);

/** Everybody's stocks while the round is walked; all of it is public. */
export function HuntersPanel({ view, stage, players }: HuntersPanelProps) {
  const { colours, seatColours } = useTheme();
  return (
    <View style={styles.list}>
      {stage.beats > 0 && <Text size="small" tone="dim" align="center">{stage.beat === stage.beats ? 'Last step. Everybody, now.' : `Step ${stage.beat} of ${stage.beats}`}</Text>}
      <View style={styles.grid}>
        {stage.purses.map((purse, seat) => {
          const bounties = stage.bounties[seat] ?? [];
          const { name, temperament } = players[seat] ?? { name: '' };
          const character = view.hunters[seat]?.character;
          const posters = bounties.length === 0 ? 'No bounties yet' : bounties.map((card) => cardOf(card).name).join(', ');
          return (
            <View key={seat} style={[styles.hunter, { borderColor: seatColours[seat], backgroundColor: colours.raised }]}>
              <View style={styles.head}>
                {character && <Portrait id={character} side={44} />}
                <View style={styles.grow}>
                  <Text size="small" bold numberOfLines={1}>{character ? `${name}, ${CHARACTERS[character].title}` : name}</Text>
                  <PurseLine label={name} bullets={purse.bullets} hearts={purse.hearts} money={purse.cash + worth(bounties)} />
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
                <Text size="large" bold tone="danger">${worth(view.rivalBounties)}</Text>
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
