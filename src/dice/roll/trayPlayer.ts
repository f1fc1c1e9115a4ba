import { ImpactTimer, knocksOf } from '../impactTimer';
import { clipSeconds, type Clip } from '../playback';
import type { Shake } from './cup';
import type { KeptDie, PlayedClip, TrayKeeper } from './trayKeeper';

export interface TrayListeners {
  /** Put a clip on the screen and let it run for so many milliseconds (0 = show its end). */
  show(clip: Clip, milliseconds: number): void;
  /** Dice hit something, 0 to 1. */
  impact(strength: number): void;
  settled(rollId: string): void;
}

/** Dice on a phone are shown larger than life; a little slower than life they look as heavy as they should. */
const LIFE_PACE = 0.78;
/** How long a roll without motion takes, so that a new result is noticed. */
const STILL_MS = 150;
const STILL_IMPACT = 0.4;

export interface RollRequest {
  readonly id: string;
  /** Which dice are thrown. */
  readonly dice: readonly string[];
  readonly strength?: number | undefined;
}

/** Runs a tray: shakes become stretches of rattling one after the other, a roll ends them. */
export class TrayPlayer {
  private readonly impacts = new ImpactTimer();
  private end: ReturnType<typeof setTimeout> | undefined;
  private pending: Shake | undefined;
  private busy: 'no' | 'rattling' | 'rolling' = 'no';
  private rolling: string | undefined;
  /** 1 = life, 2 = twice as fast, 0 = no motion at all. */
  pace = 1;

  constructor(private readonly keeper: TrayKeeper, private dice: readonly KeptDie[], private readonly listeners: TrayListeners) {
    keeper.lay(dice);
  }

  /** New dice or faces; shown at once unless dice are in the air. A clip of other dice than these is over. */
  setDice(dice: readonly KeptDie[]): void {
    const others = dice.length !== this.dice.length || dice.some(({ id }, i) => id !== this.dice[i]?.id);
    this.dice = dice;
    this.keeper.lay(dice);
    if (others) this.stop();
    if (this.busy === 'no') this.listeners.show(this.keeper.still(dice), 0);
  }

  /** The hand jerks the cup. While one stretch runs the next one waits: at most the newest shake is remembered. */
  shake(ids: readonly string[], shake: Shake): void {
    if (this.busy === 'rolling' || this.pace === 0 || ids.length === 0) return;
    this.pending = shake;
    if (this.busy === 'no') this.rattle(ids);
  }

  private rattle(ids: readonly string[]): void {
    this.busy = 'rattling';
    const clip = this.keeper.rattle(this.dice, ids, ids.join('+'), this.pending);
    this.pending = undefined;
    this.run(clip, 1, () => {
      if (this.pending !== undefined || !this.keeper.calm) this.rattle(ids);
      else this.busy = 'no';
    });
  }

  /** Throws dice that will show the faces they have in `all`. */
  roll(all: readonly KeptDie[], { id, dice, strength }: RollRequest): void {
    this.stop();
    this.dice = all;
    this.keeper.lay(all);
    const clip = this.keeper.roll(all, dice, id, strength);
    this.busy = 'rolling';
    this.rolling = id;
    const done = (): void => this.stop();
    if (this.pace > 0) {
      this.run(clip, this.pace * LIFE_PACE, done);
      return;
    }
    this.stopTimers();
    this.listeners.show(this.keeper.still(this.dice), 0);
    this.listeners.impact(STILL_IMPACT);
    this.end = setTimeout(done, STILL_MS);
  }

  private run(clip: PlayedClip, pace: number, done: () => void): void {
    this.stopTimers();
    const milliseconds = (1000 * clipSeconds(clip)) / pace;
    this.listeners.show(clip, milliseconds);
    this.impacts.play(knocksOf(clip.impacts, pace), (strength) => this.listeners.impact(strength));
    this.end = setTimeout(done, milliseconds);
  }

  private stopTimers(): void {
    this.impacts.stop();
    if (this.end !== undefined) clearTimeout(this.end);
    this.end = undefined;
  }

  /** Ends whatever is going on; a roll counts as settled, for somebody may be waiting for it. */
  stop(): void {
    this.stopTimers();
    this.pending = undefined;
    this.busy = 'no';
    const { rolling } = this;
    this.rolling = undefined;
    if (rolling !== undefined) this.listeners.settled(rolling);
  }
}
