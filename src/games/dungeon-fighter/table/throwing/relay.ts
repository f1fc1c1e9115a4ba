import type { RequirementId } from '../../content/vocabulary';
import { relayError, type HandMotion, type Leg } from '../../rules/throw/gesture';
import { bearing } from './bearing';
import { goodSpeed } from './combination';

/** Launchers that hand the die on to the next one; what each did wrong is remembered (DF-188). */
export class Relay {
  private readonly legs: Leg[] = [];
  private endedAt: number | undefined;

  note(motion: HandMotion, launcher: RequirementId | undefined, t: number): void {
    this.legs.push({ directionErrorDeg: bearing(motion), speedError: launcher === undefined ? 0 : motion.speed / goodSpeed(launcher) - 1, passed: true, pauseMs: this.endedAt === undefined ? 0 : t - this.endedAt });
    this.endedAt = t;
  }

  /** What goes into the last launcher; undefined: the relay broke off. */
  get error(): ReturnType<typeof relayError> {
    return relayError(this.legs);
  }
}
