import type { TableProps } from '@/table/contract';
import { useScreenReader } from '@/table/useScreenReader';

import type { Side } from '../content/dens';
import { SOLO } from '../content/tracks';
import type { Move } from '../rules/moves';
import { freeHeroes } from '../rules/setup';
import { isSolo, type Player, type State } from '../rules/state';
import { ActivationPanel } from './panels/ActivationPanel';
import { FlashbackPanel } from './panels/FlashbackPanel';
import { LootPanel } from './panels/LootPanel';
import { HeroPanel, SidePanel } from './panels/SetupPanel';
import { TargetPanel } from './panels/TargetPanel';

interface DecisionPanelProps {
  readonly table: TableProps<State, Move>;
  /** How things stood when this was asked: while the answer is told, the panel stays as it was. */
  readonly view: State;
  readonly kind: string;
  /** Tells one moment of the game from the next, so that a panel forgets what was chosen in the last one. */
  readonly moment: string;
  /** The player as the rules know it. */
  readonly player: Player;
  /** The player in the den that is looked at. */
  readonly previewed: Player;
  readonly moves: readonly Move[];
  readonly room: number | undefined;
  readonly side: Side;
  play(move: Move): Promise<boolean>;
  onRoom(room: number): void;
  onSide(side: Side): void;
}

/** Who plays alone may still change over from the clock to counted throws, in the same den against the same boss (RF-215). */
function useOtherClock({ view, startOver }: TableProps<State, Move>, { boss, board }: Player) {
  const screenReader = useScreenReader();
  const { rollingMode, timeLevel } = view.options;
  if (!startOver || !isSolo(view)) return undefined;
  const untimed = rollingMode === 'throwBudget';
  const label = untimed ? `Clock: ${SOLO[timeLevel].limitMs / 1000} s` : screenReader ? 'No clock: better with a screen reader' : 'No clock';
  return { label, onChoose: () => startOver({ ...view.options, rollingMode: untimed ? 'realTime' : 'throwBudget', bosses: [boss], boards: [board] }) };
}

/** What the player decides now. */
export function DecisionPanel({ table, view, kind, moment, player, previewed, moves, room, side, play, onRoom, onSide }: DecisionPanelProps) {
  const { explainRefusal, mode, reducedMotion, speed } = table;
  const otherClock = useOtherClock(table, player);
  const shared = { view, player, moves, play, explainRefusal };
  switch (kind) {
    case 'chooseHero':
      return <HeroPanel heroes={freeHeroes(view)} play={play} />;
    case 'chooseSide':
      return <SidePanel player={previewed} side={side} onSide={onSide} play={play} otherClock={otherClock} />;
    case 'flashback':
      return <FlashbackPanel key={moment} lively={mode === 'play' && !reducedMotion && speed !== 'instant'} {...shared} />;
    case 'target':
      return <TargetPanel view={view} player={player} moves={moves} room={room} play={play} />;
    case 'loot':
      return <LootPanel view={view} player={player} moves={moves} room={room} onRoom={onRoom} play={play} />;
    default:
      return <ActivationPanel {...shared} />;
  }
}
