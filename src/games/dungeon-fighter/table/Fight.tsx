import type { Brush } from '@/skia/brush';

import { missPreview } from '../preview/guide';
import type { DfState, Encounter, ThrowResult } from '../rules/state';
import type { ForceSource } from '../rules/throw/inForce';
import { Arena } from './arena/Arena';
import { ArenaTools } from './arena/ArenaTools';
import { ABOVE } from './arena/lens';
import { LyingDice } from './arena/LyingDice';
import { ReplayFrame } from './arena/ReplayFrame';
import type { FlightPlayer } from './arena/useFlight';
import { VerdictBurst } from './arena/VerdictBurst';
import { figureOf, verdictOn } from './party/figures';
import { MonsterBanner } from './party/MonsterBanner';
import { ThrowTools } from './throwing/ThrowTools';
import type { ReadyThrow } from './throwing/useAttempt';
import type { Controls } from './throwing/useControls';
import type { Telling } from './useTelling';
import type { ThrowChoice } from './useThrowChoice';

interface FightProps {
  readonly brush: Brush;
  readonly view: DfState;
  readonly encounter: Encounter;
  readonly telling: Telling | undefined;
  /** Where the die of this move came to lie. */
  readonly landing: ThrowResult | undefined;
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
  onThrow(thrown: ReadyThrow): void;
  onBag(): void;
  onMap(): void;
  onPractice(): void;
}

/** The table in a fight: the monster at its far end, the target, the dice, and the hand. */
export function Fight({ brush, view, encounter, telling, landing, flight, flying, darkFlight, controls, choice, demands, usable, raised, leftHanded, reducedMotion, onThrow, onBag, onMap, onPractice }: FightProps) {
  const top = controls.outlook.above ?? ABOVE;
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
      slowMotion={flight.replay !== undefined}
      leftHanded={leftHanded}
      reducedMotion={reducedMotion}
      onThrow={onThrow}
    >
      {(size) => (
        <>
          <LyingDice size={size} outlook={controls.outlook} lying={encounter.lying} untouched={choice !== undefined && controls.setting.ids.length > 0} />
          <MonsterBanner brush={brush} large={top > ABOVE} monster={figureOf(encounter, telling)} telling={telling} cost={cost} demands={demands} still={reducedMotion} />
          {choice && <ThrowTools controls={controls} leftHanded={leftHanded} />}
          {!flying && <ArenaTools top={top} leftHanded={leftHanded} usable={usable} onBag={onBag} onMap={onMap} onPractice={onPractice} />}
          {flight.replay !== undefined && <ReplayFrame words={flight.replay} />}
          {verdict && !flying && !choice && <VerdictBurst verdict={verdict} still={reducedMotion} raised={raised ? top : undefined} />}
        </>
      )}
    </Arena>
  );
}
