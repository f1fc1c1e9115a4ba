import type { Seat } from '@/engine/game';
import { useTheme } from '@/theme';

import { isDead } from '../../rules/scene';
import { scoreNow } from '../../rules/scoring';
import type { Player, State } from '../../rules/state';
import { HERO_ICONS } from '../emblems';
import { count } from '../words';
import { Chip, ChipRow } from './Chip';
import { healthWords } from './HealthRow';

interface RivalStripProps {
  readonly view: State;
  readonly names: readonly string[];
  readonly seats: readonly Seat[];
  readonly shown: Seat;
  onLook(seat: Seat): void;
}

function standing(view: State, player: Player): string {
  if (isDead(player)) return 'dead';
  if (view.phase === 'over') return `${count(scoreNow(player), 'point')}, ${healthWords(player)}`;
  const done = player.done && view.phase !== 'setup' ? (view.phase === 'rolling' ? ', stopped' : ', done') : '';
  return view.phase === 'rolling' ? `${count(player.sets.length, 'set')}, ${player.woundDice.length} wound${done}` : `${healthWords(player)}${done}`;
}

/** One chip for each player: how they stand, and a look at their den. */
export function RivalStrip({ view, names, seats, shown, onLook }: RivalStripProps) {
  const { seatColours } = useTheme();
  return (
    <ChipRow label="Players">
      {seats.map((seat) => {
        const player = view.players[seat];
        return player && (
          <Chip
            key={seat}
            label={names[seat] ?? ''}
            under={standing(view, player)}
            words={`${names[seat] ?? ''}: ${standing(view, player)}. Look at this den`}
            icon={HERO_ICONS[player.hero ?? 'kaja']}
            pressed={seat === shown}
            style={{ borderLeftWidth: 5, borderLeftColor: seatColours[seat % seatColours.length] }}
            onPress={() => onLook(seat)}
          />
        );
      })}
    </ChipRow>
  );
}
