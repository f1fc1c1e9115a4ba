import type { Line } from '@/engine/hooks/language';
import type { Facing } from '@/engine/parts/grid/facing';

import type { Reach } from '../content/kit';
import type { DamageType, HeroId } from '../content/terms';
import type { BattleEvent } from '../rules/events';
import type { Cause } from '../rules/frames';
import { isHeroRef, type EnemyRef, type FigureRef } from '../rules/refs';
import type { Imagined } from './imagined';

/** What a blow does to one hero who does nothing about it. */
export interface BlowForecast {
  readonly hero: HeroId;
  /** Its Dodge is enough as it is. */
  readonly dodged: boolean;
  readonly damage: number;
  readonly lines: readonly Line<number>[];
  readonly falls: boolean;
}

/** An attack of the boss or a minion as it will come if everybody stays where they are and nobody defends. */
export interface StrikeForecast {
  readonly by: EnemyRef;
  readonly name: string;
  readonly type: DamageType;
  readonly target: HeroId;
  readonly targets: readonly HeroId[];
  /** The anchors it walks over; empty: it stays. */
  readonly way: readonly number[];
  readonly from: number;
  readonly facing: Facing;
  /** The damage it begins with, before anything is added or taken off. */
  readonly printed: number;
  readonly reach: Reach;
  /** The squares its pattern covers; empty without one. */
  readonly squares: readonly number[];
  readonly blows: readonly BlowForecast[];
}

/** HP that a hero loses though no blow falls any more: lines of a card, ground that burns, a blow that has fallen and may still be turned. */
export interface LossForecast {
  readonly hero: HeroId;
  readonly n: number;
  readonly why: Cause['why'];
  readonly falls: boolean;
}

/** An enemy that walks and strikes nobody. */
export interface WalkForecast {
  readonly by: FigureRef;
  readonly way: readonly number[];
}

/** Everything enemies do in a part of a round. */
export interface HarmForecast {
  readonly strikes: readonly StrikeForecast[];
  readonly losses: readonly LossForecast[];
  readonly walks: readonly WalkForecast[];
  /** Chance has had a hand in it, or what nobody knows: from here on it may come otherwise. */
  readonly chance: boolean;
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

/** Reads what enemies do off what happens, event by event. */
class Reader {
  readonly strikes: (Omit<StrikeForecast, 'blows'> & { blows: BlowForecast[] })[] = [];
  readonly losses: Open<LossForecast>[] = [];
  private readonly ways = new Map<FigureRef, number[]>();
  /** The hero whose blow has just been told. */
  private struck: HeroId | undefined;

  constructor(private readonly imagined: Imagined, begun: StrikeForecast | undefined) {
    if (begun) this.strikes.push({ ...begun, blows: [] });
  }

  read(event: BattleEvent): void {
    const last = this.strikes[this.strikes.length - 1];
    switch (event.type) {
      case 'stepped':
        if (event.gait === 'boss' || event.gait === 'minion') this.ways.set(event.who, [...(this.ways.get(event.who) ?? []), event.square]);
        return;
      case 'strikeBegan': return this.begin(event);
      case 'dodged': return void last?.blows.push({ hero: event.hero, dodged: true, damage: 0, lines: [], falls: false });
      case 'heroStruck':
        this.struck = event.hero;
        return void last?.blows.push({ hero: event.hero, dodged: false, damage: event.damage, lines: event.lines, falls: false });
      case 'hpLost': return this.lose(event);
      case 'fell': return this.fall(event.hero);
      default:
    }
  }

  get walks(): WalkForecast[] {
    return [...this.ways].map(([by, way]) => ({ by, way }));
  }

  private begin(event: Extract<BattleEvent, { type: 'strikeBegan' }>): void {
    const strike = this.imagined.begun.get(event);
    if (!strike) return;
    this.strikes.push({ ...strike, way: this.ways.get(event.by) ?? [], blows: [] });
    // Whoever walks and strikes nobody leaves no steps to others.
    this.ways.delete(event.by);
  }

  /** What a blow takes is told with the blow; one that fell before anybody looked still takes what it takes. */
  private lose({ who, n, cause: { why } }: Extract<BattleEvent, { type: 'hpLost' }>): void {
    const told = why === 'attack' && this.struck === who;
    if (told) this.struck = undefined;
    else if (isHeroRef(who)) this.losses.push({ hero: who, n, why, falls: false });
  }

  /** Whatever took the last HP. */
  private fall(hero: HeroId): void {
    const loss = [...this.losses].reverse().find((each) => each.hero === hero);
    const strike = this.strikes[this.strikes.length - 1];
    const blow = strike?.blows.findIndex((each) => each.hero === hero && !each.dodged) ?? -1;
    if (strike && blow >= 0) strike.blows = strike.blows.map((each, i) => (i === blow ? { ...each, falls: true } : each));
    else if (loss) loss.falls = true;
  }
}

/** What these events do to heroes; `begun`: the strike that was under way before. */
export function harmIn(imagined: Imagined, events: readonly BattleEvent[], begun?: StrikeForecast): HarmForecast {
  const reader = new Reader(imagined, begun);
  for (const event of events) reader.read(event);
  return { strikes: reader.strikes, losses: reader.losses, walks: reader.walks, chance: imagined.chance };
}
