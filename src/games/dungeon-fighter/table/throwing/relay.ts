import type { RequirementId } from '../../content/vocabulary';
import { relayError, type HandMotion, type Stage } from '../../rules/gesture';
import { bearing } from './bearing';
import { idealSpeed } from './launching';

/** Launchers that hand the die on to the next one; what each did wrong is remembered (DF-188). */
export class Relay {
  private readonly stages: Stage[] = [];
  private endedAt: number | undefined;

  note(motion: HandMotion, ids: readonly RequirementId[], t: number): void {
    this.stages.push({ directionErrorDeg: bearing(motion), speedError: motion.speed / idealSpeed(ids, motion.pitch) - 1, passed: true, pauseMs: this.endedAt === undefined ? 0 : t - this.endedAt });
    this.endedAt = t;
  }

  /** What goes into the last launcher; undefined: the relay broke off. */
  get error(): ReturnType<typeof relayError> {
    return relayError(this.stages);
  }
}
