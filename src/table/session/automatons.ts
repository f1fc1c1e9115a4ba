import type { Arriving } from '@/box/arriving';
import { botFor, type AnyBox } from '@/engine/box';
import type { Prompt, Seat } from '@/engine/game';
import { Random } from '@/engine/random';
import type { Referee, Standing } from '@/referee/referee';
import { TableTime } from '@/referee/tableTime';
import type { SeatPlayer } from '@/store/seats';
import type { Speed } from '@/store/settings';

import { peopleOf } from './eyes';
import { thinkInSlices } from '@/referee/thinkInSlices';

/** How long a bot seems to consider a move, so that people can follow. */
const CONSIDER_MS: Readonly<Record<Speed, number>> = { slow: 1100, normal: 550, fast: 180, instant: 0 };

interface BotTable {
  /** Whoever is asked before they are here waits for them. */
  readonly bots: Arriving<AnyBox>;
  readonly referee: Referee;
  readonly players: readonly SeatPlayer[];
  /** What their fancies are drawn from. */
  readonly botSeed: string;
  /** Hands play at once now, so every bot plays; otherwise one after the other, so that people can follow. */
  isLive(): boolean;
  /** Something changed for them: somebody decides whether they may go on. */
  stir(): void;
  setThinking(thinking: boolean): void;
}

/** The computer players at this table. Each sees what its own seat may see, and asks the referee as anybody does. */
export class Automatons {
  /** Stands still while anything covers the table. */
  readonly time = new TableTime();
  private readonly standings = new Map<Seat, Standing>();
  /** Who is at it, by seat and kind of prompt; the function makes them stop. */
  private readonly busy = new Map<string, () => void>();

  constructor(private readonly table: BotTable) {
    const { players, referee, stir } = table;
    const people = peopleOf(players);
    for (const [seat] of players.entries()) {
      if (people.includes(seat)) continue;
      const see = (standing: Standing) => {
        this.standings.set(seat, standing);
        stir();
      };
      const { standing } = referee.subscribe([seat], { onStep: ({ after }) => see(after), onStanding: see });
      this.standings.set(seat, standing);
    }
  }

  /** Starts whoever is asked and is not busy yet; stops whoever is not asked any more. */
  wake({ prompts, moveCount }: Standing, speed: Speed): void {
    const asked = new Set(prompts.map(keyOf));
    for (const key of [...this.busy.keys()]) if (!asked.has(key)) this.stopOne(key);
    const automatic = prompts.filter(({ seat }) => this.standings.has(seat));
    for (const prompt of this.table.isLive() ? automatic : automatic.slice(0, 1)) {
      const standing = this.standings.get(prompt.seat);
      // Whoever has not seen the newest move yet is woken by it.
      if (standing?.moveCount === moveCount && !this.busy.has(keyOf(prompt))) this.think(prompt, standing, speed);
    }
    this.table.setThinking(this.busy.size > 0);
  }

  stop(): void {
    for (const key of [...this.busy.keys()]) this.stopOne(key);
    this.table.setThinking(false);
  }

  private stopOne(key: string): void {
    this.busy.get(key)?.();
    this.busy.delete(key);
  }

  /** The computer players, or undefined while they are on their way; somebody else says if they are lost. */
  private box(prompt: Prompt): AnyBox | undefined {
    const { bots, stir } = this.table;
    if (bots.here) return bots.here;
    const key = keyOf(prompt);
    const arrive = () => {
      if (this.busy.get(key) !== waiting) return;
      this.busy.delete(key);
      stir();
    };
    const waiting = () => undefined;
    this.busy.set(key, waiting);
    void bots.load().then(arrive, () => undefined);
    return undefined;
  }

  private think(prompt: Prompt, standing: Standing, speed: Speed): void {
    const { players, botSeed } = this.table;
    const { seat } = prompt;
    const player = players[seat];
    if (!player || player.plays === 'person') return;
    const box = this.box(prompt);
    if (!box) return;
    const bot = botFor(box, player.plays, player.temperament);
    const view = standing.view(seat);
    const random = Random.fromSeed(`${botSeed}/bot/${seat}/${standing.moveCount}`);
    const startedAt = this.time.now();
    const decided = (move: unknown) => {
      const wanted = this.table.isLive() && bot.pace ? bot.pace(view, seat, move, random) : CONSIDER_MS[speed];
      const wait = Math.max(0, wanted - (this.time.now() - startedAt));
      this.busy.set(keyOf(prompt), this.time.after(wait, () => void this.act(box, prompt, view, move)));
    };
    this.busy.set(keyOf(prompt), thinkInSlices(bot.think(view, seat, random), decided));
  }

  private async act(box: AnyBox, prompt: Prompt, view: unknown, move: unknown): Promise<void> {
    const { referee, stir } = this.table;
    const waiting = () => undefined;
    this.busy.set(keyOf(prompt), waiting);
    let { ok } = await referee.submit(prompt.seat, move);
    // In real time somebody else may have been quicker, so the thought no longer fits: the bot thinks again. Otherwise it
    // is wrong about the rules, and people should not have to wait for it for ever.
    if (!ok && !this.table.isLive()) {
      for (const legal of box.game.moves(view, prompt.seat)) {
        ok = (await referee.submit(prompt.seat, legal)).ok;
        if (ok) break;
      }
    }
    // Whoever was stopped meanwhile may be at it again by now.
    if (this.busy.get(keyOf(prompt)) === waiting) this.busy.delete(keyOf(prompt));
    stir();
  }
}

const keyOf = (prompt: Prompt): string => `${prompt.seat}/${prompt.kind}`;
