import { StyleSheet, View } from 'react-native';

import { numeral } from '@/engine/numerals';
import { Explain } from '@/table/explain';
import { sumForecast } from '@/table/kit/forecast/forecast';
import { Icon, space, useTheme } from '@/theme';
import { Heading, Text } from '@/theme/ui';

import { achievementOf } from '../../content/achievements';
import { TRACKS } from '../../content/damage';
import { HEROES } from '../../content/heroes';
import { scoreLines } from '../../rules/outcome';
import { playerOf, type Player, type State } from '../../rules/state';
import { VengeanceFace } from '../cards/VengeanceFace';
import { netPoints } from '../goal';
import { Tap } from '../parts/Tap';
import { Portrait } from '../Portrait';
import { cardWords, count, explainCard, explainTrack, trackWords } from '../words';
import { tokenWords } from './HeroStrip';
import { OwnDice } from './OwnDice';
import { TileSlots } from './TileSlots';
import { TrackRow } from './TrackRow';

interface HeroBoardProps {
  readonly view: State;
  readonly seat: number;
  readonly name: string;
  readonly after?: Player | undefined;
  /** Spaces of a track, in points. */
  readonly side?: number;
}

const CARD = { width: 74, height: 104 } as const;

/** A whole hero board: tracks, tiles, cards in play, tokens, points. */
export function HeroBoard({ view, seat, name, after, side = 30 }: HeroBoardProps) {
  const { seatColours } = useTheme();
  const player = playerOf(view, seat);
  const { name: hero, epithet } = HEROES[player.hero];
  return (
    <View style={[styles.board, { borderColor: seatColours[seat % seatColours.length] }]} role="group" aria-label={`Hero board of ${name}`}>
      <View style={styles.head}>
        <Portrait id={player.hero} side={68} />
        <View style={styles.grow}>
          <Heading level={3}>{hero}</Heading>
          <Text size="small" tone="dim">{`${epithet}${name === hero ? '' : `, ${name}`}`}</Text>
        </View>
        <Explain title={`${numeral(netPoints(player))} points now`} text="Points for Bosses, Dens and achievements, less what Stress would cost if the night ended now. Missions are counted as they stand." forecast={sumForecast('If it ended now', scoreLines(view, seat))} ruleId="VG-244">
          <Heading level={2} tone="accent">{numeral(netPoints(player))}</Heading>
        </Explain>
      </View>
      {TRACKS.map((track) => (
        <Tap key={track} label={trackWords(player, track)} explain={explainTrack(after ?? player, track)} style={styles.track}>
          <TrackRow player={player} track={track} after={after} side={side} penalties />
        </Tap>
      ))}
      <TileSlots player={player} />
      <OwnDice dice={player.dice} kept={player.kept} />
      <Text size="small">{`${tokenWords(player)}, ${count(player.scored.length, 'card')} scored.`}</Text>
      {player.inPlay.length > 0 && (
        <View style={styles.cards} role="group" aria-label="Vengeance cards in play">
          {player.inPlay.map((id) => (
            <Tap key={id} label={cardWords(id)} explain={{ ...explainCard(id), picture: (room) => <VengeanceFace id={id} size={{ width: room.width * 0.7, height: room.height }} /> }} style={styles.card}>
              <VengeanceFace id={id} size={CARD} />
            </Tap>
          ))}
        </View>
      )}
      {player.achievements.map((id) => (
        <View key={id} style={styles.line}>
          <Icon name="laurel-crown" size={18} />
          <Text size="small">{`${achievementOf(id).name}, ${achievementOf(id).vp}`}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  board: { borderLeftWidth: 6, borderRadius: 6, paddingLeft: space.small, gap: space.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.medium },
  grow: { flex: 1 },
  track: { paddingHorizontal: space.tiny },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tiny },
  card: { padding: 0, borderWidth: 0 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
});
