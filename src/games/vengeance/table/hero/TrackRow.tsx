import { StyleSheet, View } from 'react-native';

import { kindOn } from '@/engine/parts/counts/cubes';
import { Icon, space, useTheme } from '@/theme';
import { Text } from '@/theme/ui';

import type { TrackName } from '../../content/damage';
import { HEROES } from '../../content/heroes';
import { cubesOn } from '../../rules/hero/tracks';
import { SEVERE, type Player } from '../../rules/state';
import { TRACK_ICONS } from '../emblems';
import { INK, TRACK_INKS } from '../look';

interface TrackRowProps {
  readonly player: Player;
  readonly track: TrackName;
  /** How it would lie after what is being thought about: cubes to come are dashed. */
  readonly after?: Player | undefined;
  /** Height of a space at the usual size of text. */
  readonly side: number;
  /** The points that Stress costs stand above Mind. */
  readonly penalties?: boolean;
}

/** What is printed on a space: a number, and a sign beside it. */
function printed(player: Player, track: TrackName, space_: number): { readonly value: string; readonly sign?: 'S' | 'eye-target' | 'plus' } {
  const hero = HEROES[player.hero];
  if (track === 'mind') {
    const at = hero.mind[space_];
    return { value: `${at?.value ?? ''}`, ...(at?.swap && { sign: 'S' }) };
  }
  if (track === 'skill') {
    const at = hero.skill[space_];
    return { value: `${at?.value ?? ''}`, ...(at?.bonus === 'shot' && { sign: 'eye-target' }), ...(at?.bonus === 'plain' && { sign: 'plus' }) };
  }
  return { value: `${hero.health[space_] ?? ''}` };
}

/** A track as it lies on the table: covered spaces hold cubes, the first free one counts. What it says in words stands beside it. */
export function TrackRow({ player, track, after, side, penalties = false }: TrackRowProps) {
  const { textScale } = useTheme();
  const hero = HEROES[player.hero];
  const height = Math.round(side * (1 + (textScale - 1) * 0.6));
  const shown = after ?? player;
  const current = cubesOn(shown, track);
  return (
    <View style={styles.row} aria-hidden>
      <Icon name={TRACK_ICONS[track]} size={Math.round(height * 0.86)} colour={TRACK_INKS[track]} />
      {hero[track].map((_, i) => (
        <View key={i} style={styles.column}>
          {penalties && track === 'mind' && <Text size="tiny" tone="dim" align="center">{hero.mind[i]?.penalty ? `−${hero.mind[i].penalty}` : ' '}</Text>}
          <Space player={player} shown={shown} track={track} at={i} height={height} current={i === current} />
        </View>
      ))}
    </View>
  );
}

interface SpaceProps {
  readonly player: Player;
  readonly shown: Player;
  readonly track: TrackName;
  readonly at: number;
  readonly height: number;
  readonly current: boolean;
}

function Space({ player, shown, track, at, height, current }: SpaceProps) {
  const { colours } = useTheme();
  const cube = kindOn(shown[track], at);
  if (cube !== undefined) {
    // What lies there only in thought is dashed.
    const coming = kindOn(player[track], at) !== cube;
    return (
      <View style={[styles.space, { height, backgroundColor: cube === SEVERE ? INK.black : INK.red, borderColor: coming ? INK.gold : INK.black }, coming && styles.coming]}>
        {cube === SEVERE && <Text size="tiny" bold style={styles.cross}>✕</Text>}
      </View>
    );
  }
  const { value, sign } = printed(player, track, at);
  const healed = kindOn(player[track], at) !== undefined;
  const ink = current ? colours.onAccent : colours.dim;
  return (
    <View style={[styles.space, { height, borderColor: current ? TRACK_INKS[track] : colours.line, backgroundColor: current ? TRACK_INKS[track] : colours.raised }, healed && { borderColor: INK.green }]}>
      <Text size={height >= 26 ? 'small' : 'tiny'} bold={current} style={{ color: ink }}>{sign === 'S' ? `${value}S` : value}</Text>
      {sign !== undefined && sign !== 'S' && <Icon name={sign} size={Math.round(height * 0.42)} colour={ink} />}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: space.hair },
  column: { flex: 1, maxWidth: 52, minWidth: 14 },
  space: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', borderWidth: 1.5, borderRadius: 3 },
  coming: { borderStyle: 'dashed', borderWidth: 2 },
  cross: { color: INK.cream },
});
