import type { ReactNode } from 'react';

import type { Brush } from '@/skia/brush';
import { ColouredAsPage } from '@/skia/ColouredAsPage';
import { BoardCanvas } from '@/table/board/BoardCanvas';
import type { Size } from '@/table/board/fit';

import type { DieKind } from '../../content/vocabulary';
import type { LyingDie } from '../../rules/state';
import { placeOf } from '../throwing/launching';
import { ThrowLayer } from '../throwing/ThrowLayer';
import type { ReadyThrow } from '../throwing/useAttempt';
import type { Controls } from '../throwing/useControls';
import { ArenaScene } from './ArenaScene';
import { aimLine, guidePath } from './aimLines';
import { toolFor } from './handTools';
import type { LastThrow } from './lastThrow';
import type { FlightView } from './useFlight';

interface ArenaProps {
  readonly brush: Brush;
  readonly lying: readonly LyingDie[];
  readonly held: DieKind | undefined;
  readonly flight: FlightView;
  readonly controls: Controls;
  readonly enabled: boolean;
  readonly darkFlight: boolean;
  /** What the last throw left behind, for the next one to learn from. */
  readonly ghost: LastThrow | undefined;
  /** Slow motion shows where the die comes to lie, also to eyes that were level with the table. */
  readonly slowMotion: boolean;
  readonly leftHanded: boolean;
  readonly reducedMotion: boolean;
  onThrow(thrown: ReadyThrow): void;
  /** Lies over the table: banner, verdict, hotspots of dice. */
  children(size: Size): ReactNode;
}

const NO_GUIDE: readonly (readonly [number, number, number])[] = [];

/** The table one throws at. */
export function Arena({ brush, lying, held, flight, controls, enabled, darkFlight, ghost, slowMotion, leftHanded, reducedMotion, onThrow, children }: ArenaProps) {
  const { setting } = controls;
  const viewpoint = slowMotion ? { ...controls.viewpoint, low: false } : controls.viewpoint;
  const guide = !enabled ? NO_GUIDE : setting.assist === 'line' ? guidePath(placeOf(setting), setting, controls.aside) : controls.aside !== 0 ? aimLine(placeOf(setting), controls.aside) : NO_GUIDE;
  return (
    <ColouredAsPage>
      <BoardCanvas
        units={(room) => room}
        label="The table"
        scene={(size) => (
          <ArenaScene
            brush={brush}
            size={size}
            viewpoint={viewpoint}
            lying={lying}
            held={enabled ? held : undefined}
            props={enabled ? controls.standing : []}
            flight={flight}
            drag={controls.drag}
            turn={controls.turn}
            meters={controls.meters}
            guide={guide}
            ghost={ghost}
            tool={enabled ? toolFor(setting.ids) : undefined}
            mirror={enabled && controls.mirror}
          />
        )}
      >
        {(size) => (
          <>
            <ThrowLayer size={size} controls={controls} enabled={enabled} darkFlight={darkFlight} last={ghost} leftHanded={leftHanded} reducedMotion={reducedMotion} onThrow={onThrow} />
            {children(size)}
          </>
        )}
      </BoardCanvas>
    </ColouredAsPage>
  );
}
