import * as v from 'valibot';

import type { MatchSeat, OpenMatch } from '@/engine/campaign/campaign';
import type { BaseOptions, Seat } from '@/engine/game';
import { border, wholeNumber } from '@/engine/parse';
import type { Random } from '@/engine/random';

import { scoreOf, type PigOptions, type PigState } from '../rules/state';
import { GUESTS, GUEST_IDS, TABLES, type GuestId } from './guests';

export const PEOPLE = { min: 1, max: 2 } as const;
export const CANDLES = [3, 5] as const;
/** PG-20: what a point above the goal is worth at the next table, and what nobody carries more than. */
export const HEAD_START = { each: 3, most: 30 } as const;
const CHAIRS = 4;

export interface NightOptions extends BaseOptions {
  readonly candles: (typeof CANDLES)[number];
}

export interface TableRecord {
  hosts: GuestId[];
  /** How often the table was lost. */
  lost: number;
  won?: { player: number; score: number };
}

/** The Long Night's document. */
export interface Night {
  readonly people: number;
  readonly candles: number;
  burning: number;
  /** Which table comes; behind the last one it is morning. */
  at: number;
  tables: TableRecord[];
  /** What each player begins the coming table with. */
  headStart: number[];
}

/** Read out of the last state of a table. */
export interface TableEnd {
  readonly winner: Seat;
  readonly score: number;
}

const Count = wholeNumber(0, 1000);

export const parseNight = border<Night>(
  'a Long Night',
  v.object({
    people: wholeNumber(PEOPLE.min, PEOPLE.max),
    candles: v.picklist(CANDLES),
    burning: Count,
    at: wholeNumber(0, TABLES.length),
    tables: v.array(v.object({ hosts: v.array(v.picklist(GUEST_IDS)), lost: Count, won: v.exactOptional(v.object({ player: Count, score: Count })) })),
    headStart: v.array(Count),
  }),
);

export const tableEnd = {
  take: (end: PigState): TableEnd => {
    const winner = end.scores.findIndex((score) => score >= end.goal);
    return { winner, score: scoreOf(end, winner) };
  },
  parse: border<TableEnd>('the end of a table', v.object({ winner: wholeNumber(0, CHAIRS - 1), score: Count })),
};

const nothing = (people: number): number[] => new Array<number>(people).fill(0);

export function startNight({ seats, candles }: NightOptions, random: Random): Night {
  return {
    people: seats,
    candles,
    burning: candles,
    at: 0,
    tables: TABLES.map(({ hosts }) => ({ hosts: seats === 1 ? [random.pick(hosts)] : [...hosts], lost: 0 })),
    headStart: nothing(seats),
  };
}

export const isMorning = (night: Night): boolean => night.at >= TABLES.length;
export const isDark = (night: Night): boolean => night.burning === 0;

export const matchOf = (at: number): string => `table-${at + 1}`;

/** Who sits at a table besides the players. */
export function guestsAt(night: Night, at: number): readonly GuestId[] {
  const beaten = TABLES[at]?.reunion ? night.tables.slice(0, at).reverse() : [];
  const guests = [...(night.tables[at]?.hosts ?? []), ...beaten.flatMap(({ hosts }) => hosts)];
  return guests.slice(0, CHAIRS - night.people);
}

/** The match at the table that comes, without its words. */
export function comingMatch(night: Night): Omit<OpenMatch, 'words' | 'stakes'> | undefined {
  const table = TABLES[night.at];
  if (!table || isDark(night)) return undefined;
  const guests = guestsAt(night, night.at);
  const seats: MatchSeat[] = nothing(night.people).map((_, player) => ({ player }));
  for (const id of guests) seats.push({ name: GUESTS[id].name, plays: GUESTS[id].plays });
  const options: PigOptions = { seats: seats.length, goal: table.goal, headStart: [...night.headStart, ...nothing(guests.length)] };
  return { id: matchOf(night.at), game: 'pig', options, seats, title: table.title };
}

/** PG-18 … PG-22. */
export function recordTable(night: Night, { winner, score }: TableEnd): void {
  const record = night.tables[night.at];
  const goal = TABLES[night.at]?.goal ?? 0;
  if (!record) return;
  night.headStart = nothing(night.people);
  if (winner >= night.people) {
    record.lost += 1;
    night.burning -= 1;
    return;
  }
  record.won = { player: winner, score };
  night.headStart[winner] = Math.min(HEAD_START.most, HEAD_START.each * (score - goal));
  night.at += 1;
}

export function brokenNight(night: Night): readonly string[] {
  const faults: string[] = [];
  const lost = night.tables.reduce((sum, table) => sum + table.lost, 0);
  if (lost + night.burning !== night.candles) faults.push(`${lost} tables lost and ${night.burning} of ${night.candles} candles burning`);
  if (night.tables.length !== TABLES.length) faults.push(`${night.tables.length} tables`);
  if (night.headStart.length !== night.people) faults.push('head starts for other people');
  if (night.headStart.some((points) => points < 0 || points > HEAD_START.most)) faults.push(`a head start of ${night.headStart.join(' and ')}`);
  night.tables.forEach(({ hosts, lost: defeats, won }, at) => {
    if (!hosts.every((host) => TABLES[at]?.hosts.includes(host))) faults.push(`${hosts.join(' and ')} at the wrong table`);
    if ((won !== undefined) !== at < night.at || (at > night.at && defeats > 0)) faults.push(`table ${at + 1} out of its order`);
    if (won && (won.player >= night.people || won.score < (TABLES[at]?.goal ?? 0))) faults.push(`table ${at + 1} was not won like that`);
  });
  return faults;
}
