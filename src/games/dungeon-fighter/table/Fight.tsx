import type { Brush } from '@/skia/brush';
import type { TableProps } from '@/table/contract';

import { missPreview } from '../preview/nextThrow';
import type { DfMove } from '../rules/decisions';
import type { DfState, Encounter } from '../rules/state';
import { Arena } from './arena/Arena';
import { ArenaTools } from './arena/ArenaTools';
import { ABOVE } from './arena/lens';
import { LyingDice } from './arena/LyingDice';
import { BoardLights } from './arena/BoardLights';
import { ReplayFrame } from './arena/ReplayFrame';
import type { FlightPlayer } from './arena/useFlight';
import { VerdictBurst } from './arena/VerdictBurst';
import { figureOf, verdictOn } from './party/figures';
import { MonsterBanner } from './party/MonsterBanner';
import { hintTop } from './throwing/ThrowLayer';
import { ThrowTools } from './throwing/ThrowTools';
import type { Controls } from './throwing/useControls';
import type { TableTelling } from './useTelling';
import type { Turn } from './useTurn';

interface FightProps {
  readonly brush: Brush;
  readonly table: TableProps<DfState, DfMove>;
  readonly encounter: Encounter;
  readonly turn: Turn;
  readonly told: TableTelling;
  readonly flight: FlightPlayer;
  readonly controls: Controls;
  /** The monster is seen from farther away. */
  readonly large: boolean;
  /** How tall the monster's card is. */
  onBanner(height: number): void;
  onLook(at: 'bag' | 'map' | 'range'): void;
}

/** What is said about the last throw hangs below the monster, two small lines of it. */
const NOTE = 48;

/** The table in a fight: the monster at its far end, the target, the dice, and the hand. */
export function Fight({ brush, table: { view, leftHanded, reducedMotion }, encounter, turn, told, flight, controls, large, onBanner, onLook }: FightProps) {
  const { choice, ids, usable, rises, throwDie } = turn;
  const { telling, landing = encounter.thrown?.result, darkFlight, flying, last } = told;
  const top = controls.viewpoint.above ?? ABOVE;
  const verdict = landing && verdictOn(landing);
  const cost = choice ? missPreview(view).find(({ hero }) => hero === choice.hero)?.loss : undefined;
  return (
    <Arena
      brush={brush}
      lying={encounter.lying}
      held={choice?.die}
      flight={flight.view}
      controls={controls}
      enabled={choice !== undefined}
      darkFlight={darkFlight}
      ghost={last}
      slowMotion={flight.replay !== undefined}
      leftHanded={leftHanded}
      reducedMotion={reducedMotion}
      onThrow={throwDie}
    >
      {(size) => (
        <>
          <LyingDice size={size} viewpoint={controls.viewpoint} lying={encounter.lying} untouched={choice !== undefined && controls.setting.ids.length > 0} />
          <MonsterBanner brush={brush} large={large} onHeight={onBanner} monster={figureOf(encounter, telling)} telling={telling} cost={cost} demands={ids} still={reducedMotion} />
          <BoardLights size={size} viewpoint={controls.viewpoint} />
          {choice && <ThrowTools controls={controls} leftHanded={leftHanded} />}
          {!flying && <ArenaTools top={top} leftHanded={leftHanded} usable={usable} onBag={() => onLook('bag')} onMap={() => onLook('map')} onPractice={() => onLook('range')} />}
          {flight.replay !== undefined && <ReplayFrame words={flight.replay} />}
          {verdict && !flying && !choice && <VerdictBurst verdict={verdict} still={reducedMotion} raised={rises ? (last ? hintTop(controls) + NOTE : top) : undefined} />}
        </>
      )}
    </Arena>
  );
}
