import type { Brush } from '@/skia/brush';

import { missPreview } from '../preview/guide';
import type { DfState } from '../rules/state';
import type { ForceSource } from '../rules/throw/inForce';
import { Arena } from './arena/Arena';
import { ArenaTools } from './arena/ArenaTools';
import { ABOVE } from './arena/lens';
import { LyingDice } from './arena/LyingDice';
import { ReplayFrame } from './arena/ReplayFrame';
import type { FlightPlayer } from './arena/useFlight';
import { VerdictBurst } from './arena/VerdictBurst';
import { MonsterBanner } from './party/MonsterBanner';
import type { Stage } from './stage';
import { ThrowTools } from './throwing/ThrowTools';
import type { ReadyThrow } from './throwing/useAttempt';
import type { Controls } from './throwing/useControls';
import type { ThrowChoice } from './useThrowChoice';

interface FightProps {
  readonly brush: Brush;
  readonly view: DfState;
  readonly stage: Stage;
  readonly flight: FlightPlayer;
  readonly flying: boolean;
  readonly darkFlight: boolean;
  readonly controls: Controls;
  readonly choice: ThrowChoice | undefined;
  readonly demands: readonly ForceSource[];
  /** Cards that could be played now. */
  readonly usable: number;
  /** Answers cover the lower edge of the table. */
  readonly raised: boolean;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  onThrow(thrown: ReadyThrow): boolean;
  onBag(): void;
  onMap(): void;
  onPractice(): void;
}

/** The table in a fight: the monster at its far end, the target, the dice, and the hand. */
export function Fight({ brush, view, stage, flight, flying, darkFlight, controls, choice, demands, usable, raised, leftHanded, reducedMotion, onThrow, onBag, onMap, onPractice }: FightProps) {
  const top = controls.outlook.above ?? ABOVE;
  const cost = view.encounter && choice ? missPreview(view).find(({ hero }) => hero === choice.hero)?.loss : undefined;
  return (
    <Arena
      brush={brush}
      lying={stage.lying}
      held={choice?.die}
      flight={flight.view}
      controls={controls}
      enabled={choice !== undefined}
      darkFlight={darkFlight}
      slowMotion={flight.replay !== undefined}
      leftHanded={leftHanded}
      reducedMotion={reducedMotion}
      onThrow={onThrow}
    >
      {(size) => (
        <>
          <LyingDice size={size} outlook={controls.outlook} lying={stage.lying} untouched={choice !== undefined && controls.setting.ids.length > 0} />
          {stage.monster && <MonsterBanner brush={brush} large={top > ABOVE} monster={stage.monster} telling={stage.telling} cost={cost} demands={demands} still={reducedMotion} />}
          {choice && <ThrowTools controls={controls} leftHanded={leftHanded} />}
          {!flying && <ArenaTools top={top} leftHanded={leftHanded} usable={usable} onBag={onBag} onMap={onMap} onPractice={onPractice} />}
          {flight.replay !== undefined && <ReplayFrame words={flight.replay} />}
          {stage.verdict && !flying && !choice && <VerdictBurst verdict={stage.verdict} still={reducedMotion} raised={raised ? top : undefined} />}
        </>
      )}
    </Arena>
  );
}
