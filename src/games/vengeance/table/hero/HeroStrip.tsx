import { StyleSheet, View } from 'react-native';

import { sizeOf } from '@/engine/parts/cards/cards';
import { useRoom } from '@/table/kit/room/useRoom';
import { inRoom } from '@/table/kit/room/room';
import { Icon, space, useTheme, type IconName } from '@/theme';
import { Text } from '@/theme/ui';

import { TRACKS } from '../../content/damage';
import { HEROES } from '../../content/heroes';
import type { Player } from '../../rules/state';
import { Tap } from '../parts/Tap';
import { Portrait } from '../Portrait';
import { count, trackWords } from '../words';
import { TrackRow } from './TrackRow';

interface HeroStripProps {
  readonly player: Player;
  /** Whose: "You", "Mira". */
  readonly name: string;
  readonly colour: string;
  /** As it would be after what is being thought about. */
  readonly after?: Player | undefined;
  /** Opens the whole board; absent where there is no room for it. */
  onPress?: (() => void) | undefined;
}

const SIDE = { smallPhone: 18, phone: 20, landscape: 18, tablet: 28, desktop: 24 } as const;
const FACE = { smallPhone: 52, phone: 58, landscape: 48, tablet: 88, desktop: 76 } as const;

export const tokenWords = (player: Player): string =>
  `${count(player.wild, 'Wild token')}, ${count(player.recon, 'Recon token')}, ${count(sizeOf(player.hand), 'card')} in hand, ${player.inPlay.length} in play`;

/** What is mine, always in sight: face, three tracks with their cubes, tokens. */
export function HeroStrip({ player, name, colour, after, onPress }: HeroStripProps) {
  const room = useRoom();
  const words = `${name}, ${HEROES[player.hero].name}: ${TRACKS.map((track) => trackWords(after ?? player, track)).join('. ')}. ${tokenWords(player)}${onPress ? '. Open the hero board' : ''}`;
  return (
    <Tap label={words} onPress={onPress} style={[styles.strip, { borderLeftColor: colour }]}>
      <View style={styles.row} aria-hidden>
        <Portrait id={player.hero} side={inRoom(room, FACE)} />
        <View style={styles.tracks}>
          {TRACKS.map((track) => <TrackRow key={track} player={player} track={track} after={after} side={inRoom(room, SIDE)} />)}
        </View>
        <View>
          <Token icon="round-star" value={player.wild} />
          <Token icon="binoculars" value={player.recon} />
          <Token icon="target-poster" value={player.inPlay.length} />
        </View>
      </View>
    </Tap>
  );
}

function Token({ icon, value }: { readonly icon: IconName; readonly value: number }) {
  const { colours } = useTheme();
  return (
    <View style={styles.token}>
      <Icon name={icon} size={16} colour={colours.ink} />
      <Text size="small" bold>{value}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { margin: space.tiny, borderLeftWidth: 6 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.small },
  tracks: { flex: 1, gap: 3 },
  token: { flexDirection: 'row', alignItems: 'center', gap: space.tiny },
});
