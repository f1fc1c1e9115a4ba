import type { Outcome } from '@/engine/game';

import { percent, quantile, textTable } from '../lib/table';
import type { ThinkingTime } from './thinkingTime';

/** What one simulated game contributes to the statistics. */
export interface GameResult {
  readonly seed: string;
  readonly moves: number;
  /** Name of the bot in each seat. */
  readonly bots: readonly string[];
  /** How long each seat thought. */
  readonly thinking: readonly ThinkingTime[];
  readonly outcome: Outcome;
}

interface Group extends ThinkingTime {
  games: number;
  /** Shared firsts count as the share that is left for each. */
  wins: number;
  placeSum: number;
  readonly scores: number[];
}

export interface GroupReport {
  readonly name: string;
  readonly games: number;
  readonly winRate: number;
  readonly meanPlace: number;
  readonly msPerThought: number;
  readonly scores: Readonly<Record<'min' | 'q10' | 'q25' | 'median' | 'q75' | 'q90' | 'max' | 'mean', number>>;
}

/** Adds up games: by bot, by seat, and how long they took. */
export class Tally {
  private readonly byBot = new Map<string, Group>();
  private readonly bySeat = new Map<string, Group>();
  private readonly lengths: number[] = [];

  add({ outcome, bots, moves, thinking }: GameResult): void {
    this.lengths.push(moves);
    const firsts = outcome.places.filter((place) => place === 1).length;
    bots.forEach((bot, seat) => {
      const place = outcome.places[seat] ?? bots.length;
      const win = outcome.kind === 'together' ? Number(outcome.won ?? false) : place === 1 ? 1 / firsts : 0;
      for (const group of [groupOf(this.byBot, bot), groupOf(this.bySeat, `seat ${seat + 1}`)]) {
        group.games += 1;
        group.wins += win;
        group.placeSum += place;
        group.scores.push(outcome.scores[seat] ?? 0);
        group.thoughts += thinking[seat]?.thoughts ?? 0;
        group.cpuSeconds += thinking[seat]?.cpuSeconds ?? 0;
      }
    });
  }

  get games(): number {
    return this.lengths.length;
  }

  get moves(): number {
    return this.lengths.reduce((sum, length) => sum + length, 0);
  }

  report() {
    return { bots: reportOf(this.byBot), seats: reportOf(this.bySeat), lengths: spread(this.lengths) };
  }
}

function groupOf(groups: Map<string, Group>, name: string): Group {
  const found = groups.get(name);
  if (found) return found;
  const group: Group = { games: 0, wins: 0, placeSum: 0, scores: [], thoughts: 0, cpuSeconds: 0 };
  groups.set(name, group);
  return group;
}

function spread(values: readonly number[]): GroupReport['scores'] {
  const sorted = values.slice().sort((a, b) => a - b);
  const at = (q: number) => quantile(sorted, q);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return { min: at(0), q10: at(0.1), q25: at(0.25), median: at(0.5), q75: at(0.75), q90: at(0.9), max: at(1), mean };
}

function reportOf(groups: ReadonlyMap<string, Group>): GroupReport[] {
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { games, wins, placeSum, scores, thoughts, cpuSeconds }]) => ({
      name,
      games,
      winRate: wins / games,
      meanPlace: placeSum / games,
      msPerThought: (1000 * cpuSeconds) / Math.max(1, thoughts),
      scores: spread(scores),
    }));
}

const rounded = (value: number): string => String(Math.round(value * 10) / 10);

const spreadCells = (scores: GroupReport['scores']): string[] =>
  [scores.mean, scores.min, scores.q10, scores.q25, scores.median, scores.q75, scores.q90, scores.max].map(rounded);

export function reportText({ bots, seats, lengths }: ReturnType<Tally['report']>): string {
  const heading = ['', 'games', 'wins', 'place', 'ms a thought', 'mean', 'min', '10 %', '25 %', 'median', '75 %', '90 %', 'max'];
  const row = ({ name, games, winRate, meanPlace, msPerThought, scores }: GroupReport) => [name, games, percent(winRate), rounded(meanPlace), msPerThought.toPrecision(2), ...spreadCells(scores)];
  const lengthRow = ['moves a game', '', '', '', '', ...spreadCells(lengths)];
  return textTable([heading, ...bots.map(row), ...seats.map(row), lengthRow]);
}
