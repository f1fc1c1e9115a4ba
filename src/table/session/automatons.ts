import { botFor, type ClockPlan } from '@/engine/box';
import { CLOCK, type Prompt, type Seat } from '@/engine/game';
import { Random } from '@/engine/random';
import type { Speed } from '@/store/settings';

import { thinkInSlices } from './botPlayer';
import type { Session } from './session';

/** How long a bot seems to consider a move, so that people can follow. */
const CONSIDER_MS: Readonly<Record<Speed, number>> = { slow: 1100, normal: 550, fast: 180, instant: 0 };

/** Everybody at the table who is not a person: bots, and the clock. */
export class Automatons {
  private readonly busy = new Map<string, () => void>();

  constructor(private readonly session: Session) {}

  /** Starts whoever is asked and is not busy yet; stops whoever is not asked any more. */
  wake(speed: Speed): void {
    const { match } = this.session;
    const prompts = match.prompts();
    const asked = new Set(prompts.map(keyOf));
    for (const key of [...this.busy.keys()]) if (!asked.has(key)) this.stopOne(key);
    const automatic = prompts.filter((prompt) => prompt.seat === CLOCK || this.levelOf(prompt.seat) !== undefined);
    // Where hands play at once every bot plays; otherwise one after the other, so that people can follow.
    for (const prompt of this.session.live ? automatic : automatic.slice(0, 1)) {
      if (this.busy.has(keyOf(prompt))) continue;
      if (prompt.seat === CLOCK) this.windClock(prompt);
      else this.think(prompt, speed);
    }
    this.session.setThinking([...this.busy.keys()].some((key) => !key.startsWith(`${CLOCK}/`)));
  }

  stop(): void {
    for (const key of [...this.busy.keys()]) this.stopOne(key);
    this.session.setThinking(false);
  }

  private stopOne(key: string): void {
    this.busy.get(key)?.();
    this.busy.delete(key);
  }

  private levelOf(seat: Seat) {
    const plays = this.session.setup.players[seat]?.plays;
    return plays === 'person' ? undefined : plays;
  }

  private windClock(prompt: Prompt): void {
    const { match, time, setup } = this.session;
    const plan = setup.box.clock ? setup.box.clock(match.state, prompt) : firstClockMove(match.legal(CLOCK));
    if (!plan) return;
    this.busy.set(keyOf(prompt), time.after(plan.afterMs, () => this.act(prompt, plan.move)));
  }

  private think(prompt: Prompt, speed: Speed): void {
    const { match, setup, time, live } = this.session;
    const level = this.levelOf(prompt.seat);
    if (level === undefined) return;
    const { seat } = prompt;
    const bot = botFor(setup.box, level, setup.players[seat]?.temperament);
    const view = match.view(seat);
    const random = Random.fromSeed(`${match.seed}/bot/${seat}/${match.moves.length}`);
    const startedAt = time.now();
    const thinking = bot.think(view, seat, random);
    const decided = (move: unknown) => {
      const wanted = live && bot.pace ? bot.pace(view, seat, move, random) : CONSIDER_MS[speed];
      const wait = Math.max(0, wanted - (time.now() - startedAt));
      this.busy.set(keyOf(prompt), time.after(wait, () => this.act(prompt, move)));
    };
    this.busy.set(keyOf(prompt), thinkInSlices(thinking, decided));
  }

  private act(prompt: Prompt, move: unknown): void {
    this.busy.delete(keyOf(prompt));
    const { session } = this;
    if (session.attempt(prompt.seat, move)) return;
    session.forgetRebuff();
    // In real time somebody else may have been quicker, so the thought no longer fits: the bot thinks again.
    if (session.live) return session.advance();
    // Otherwise the bot is wrong about the rules; people should not have to wait for it for ever.
    for (const legal of session.match.legal(prompt.seat)) if (session.attempt(prompt.seat, legal)) return;
  }
}

const keyOf = (prompt: Prompt): string => `${prompt.seat}/${prompt.kind}`;

function firstClockMove(moves: Iterable<unknown>): ClockPlan<unknown> | undefined {
  for (const move of moves) return { move, afterMs: 0 };
  return undefined;
}
