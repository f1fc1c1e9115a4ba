import type { Seat } from '@/engine/game';
import type { Brush } from '@/skia/brush';
import type { TableProps } from '@/table/contract';
import { useTheme } from '@/theme';

import type { Move, Target } from '../../rules/moves';
import { mayMark } from '../../rules/objectives';
import { isDead } from '../../rules/scene';
import { cheapestEscape } from '../../rules/scoring';
import type { Player, State } from '../../rules/state';
import { isCollect } from '../panels/LootPanel';
import { differentTargets, targetsIn } from '../panels/TargetPanel';
import type { Decision } from '../useDecision';
import type { Telling } from '../useTelling';
import { roomOfTarget } from '../words';
import { DenBoard } from './DenBoard';
import type { DenLights } from './drawDen';

interface LitDenProps {
  readonly table: TableProps<State, Move>;
  readonly brush: Brush | undefined;
  readonly decision: Decision;
  readonly telling: Telling;
  /** Whose den it is, and that player as the den is looked at. */
  readonly shown: Seat;
  readonly player: Player;
  /** The room whose targets or loot the panel lists. */
  readonly room: number | undefined;
  readonly over: boolean;
  play(move: Move): Promise<boolean>;
  onRoom(room: number): void;
}

interface Offers {
  readonly targets: readonly Target[];
  readonly looted: readonly number[];
}

const NO_OFFERS: Offers = { targets: [], looted: [] };

const offersOf = ({ prompt, moves }: Decision): Offers => ({
  targets: prompt?.kind === 'target' ? targetsIn(moves) : [],
  looted: moves.filter(isCollect).map((move) => move.room),
});

/** A den with everything lit that can be chosen in it now. Somebody else's is only looked at. */
export function LitDen({ table, brush, decision, telling, shown, player, room, over, play, onRoom }: LitDenProps) {
  const { explainRefusal, speed, reducedMotion } = table;
  const { colours, seatColours } = useTheme();
  const { prompt, moves } = decision;
  const watching = shown !== decision.acting;
  const { targets, looted } = watching ? NO_OFFERS : offersOf(decision);
  const lights: DenLights = {
    lit: [...new Set([...targets.flatMap((target) => roomOfTarget(player, target) ?? []), ...looted])],
    aims: targets.filter(({ kind }) => kind === 'minion' || kind === 'boss'),
    chosen: watching ? undefined : room,
    markable: !watching && moves.some(({ type }) => type === 'markObjective') && mayMark(player) ? player.room : undefined,
    escape: over && !isDead(player) ? cheapestEscape(player).path.slice(0, telling.final?.rooms) : [],
    cracked: telling.cracked === shown,
  };
  const touch = (touched: number) => {
    if (watching || !prompt) return;
    const here = differentTargets(player, targets.filter((target) => roomOfTarget(player, target) === touched));
    const [target] = here;
    if (target && here.length === 1) void play({ type: 'resolve', target });
    else if (target || looted.includes(touched)) onRoom(touched);
    else if (lights.markable === touched) void play({ type: 'markObjective' });
    else if (prompt.kind === 'target') explainRefusal('RF-128', 'Nothing to aim at here. Targets are in the lit rooms and in the list.');
    else if (prompt.kind === 'fight') explainRefusal('RF-111', 'First choose what you use; then its targets light up.');
  };
  return (
    <DenBoard
      key={shown}
      brush={brush}
      player={player}
      den={player.den ?? '1A'}
      colour={seatColours[shown % seatColours.length] ?? colours.accent}
      lights={lights}
      flashes={telling.flashes.filter(({ seat }) => seat === shown)}
      speed={speed}
      reducedMotion={reducedMotion}
      onRoom={touch}
    />
  );
}
