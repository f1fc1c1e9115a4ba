import { roomAt } from '../../rules/den';
import type { Move } from '../../rules/moves';
import { denOfPlayer } from '../../rules/scene';
import type { Player } from '../../rules/state';
import { PanelButton } from './PanelButton';

/** Inks the objective of the hero's room, when its condition is met. */
export function MarkButton({ player, moves, play }: { player: Player; moves: readonly Move[]; play(move: Move): Promise<boolean> }) {
  if (!moves.some(({ type }) => type === 'markObjective')) return null;
  const points = roomAt(denOfPlayer(player), player.room).objective?.points ?? 0;
  return <PanelButton wide kind="primary" icon="round-star" label={`Mark objective +${points}`} onPress={() => play({ type: 'markObjective' })} />;
}
