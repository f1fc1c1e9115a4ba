import type { Seat } from '@/engine/game';
import { isPerson } from '@/store/seats';

import { edgesOf, turnTo } from '../board/edges';
import type { AnyGameTable, TableProps } from '../contract';
import { PrivacyScreen } from './PrivacyScreen';

interface CurtainProps extends Pick<TableProps<unknown, unknown>, 'players' | 'names' | 'seating'> {
  readonly table: AnyGameTable | undefined;
  /** For whose eyes the next thing is. */
  readonly seat: Seat;
  onTaken(): void;
}

/** The curtain before somebody's secret: a device between people stays where it is, turned to whoever is meant. */
export function Curtain({ players, names, seating, table, seat, onTaken }: CurtainProps) {
  const people = players.flatMap((player, at) => (isPerson(player) ? [at] : []));
  const edge = table?.edgeOf?.(people, seat) ?? edgesOf(people).get(seat) ?? 'south';
  return <PrivacyScreen name={names[seat] ?? ''} {...(seating === 'around' && { facing: turnTo(edge) })} onTaken={onTaken} />;
}
