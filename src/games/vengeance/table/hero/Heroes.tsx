import { ScrollView, StyleSheet } from 'react-native';

import type { Seat } from '@/engine/game';
import { space } from '@/theme';

import type { Player } from '../../rules/state';
import type { VengeanceTable } from '../asking';
import { HeroBoard } from './HeroBoard';

interface HeroesProps {
  readonly table: Pick<VengeanceTable, 'view' | 'names'>;
  readonly me: Seat;
  /** My hero as it would be after what is being thought about. */
  readonly after: Player | undefined;
  /** Where my own tracks are in sight already, the others come first. */
  readonly rivalsFirst?: boolean;
}

/** Everybody’s board, one below the other. */
export function HeroList({ table: { view, names }, me, after, rivalsFirst = false }: HeroesProps) {
  const mineFirst = rivalsFirst ? -1 : 1;
  const seats = view.players.map((_, seat) => seat).sort((a, b) => mineFirst * (Number(b === me) - Number(a === me)));
  return seats.map((seat) => <HeroBoard key={seat} view={view} seat={seat} name={names[seat] ?? ''} after={seat === me ? after : undefined} />);
}

export function Heroes(props: HeroesProps) {
  return (
    <ScrollView tabIndex={0} role="group" aria-label="Hero boards" contentContainerStyle={styles.heroes}>
      <HeroList {...props} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({ heroes: { padding: space.medium, gap: space.wide } });
