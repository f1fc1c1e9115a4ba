import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/engine/game';
import { useTheme } from '@/theme';

import { playerOf, type State } from '../../rules/state';
import { HeroStrip } from '../hero/HeroStrip';
import { OwnDice } from '../hero/OwnDice';

interface EdgeHeroProps {
  readonly view: State;
  readonly seat: Seat;
  readonly name: string;
  /** Cards are laid now, and dice can boost them. */
  readonly withDice: boolean;
}

/** What everybody may see of somebody at an edge, and what the choice there depends on. An open drawer lies over it. */
export function EdgeHero({ view, seat, name, withDice }: EdgeHeroProps) {
  const { seatColours } = useTheme();
  const player = playerOf(view, seat);
  return (
    <View style={styles.hero}>
      <HeroStrip player={player} name={name} colour={seatColours[seat % seatColours.length] ?? '#000'} />
      {withDice && <View style={styles.dice}><OwnDice dice={player.dice} /></View>}
    </View>
  );
}

const styles = StyleSheet.create({
  hero: { position: 'absolute', top: 0, left: 0, right: 0 },
  dice: { alignItems: 'center' },
});
