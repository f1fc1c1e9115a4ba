import { declarations } from '@/engine/decisions/declare';
import type { Seat } from '@/engine/game';

import { firstName } from '../../content/heroes';
import { heroOf } from '../party/heroes';
import { encounterOf, thrownOf, type DfWorld } from '../run';
import type { DfState } from '../state';

/** The words of `docs/house.md`, Decisions, for this box. */
export const { answer, decision, sequence, standing, decisions } = declarations<DfWorld>();

/** What concerns all is the leader's (DF-23, DF-243, DF-301). */
export const leaderSeat = (s: DfState): Seat => heroOf(s, s.leader).seat;

export const seatInTurn = (s: DfState): Seat => heroOf(s, encounterOf(s).turn).seat;

/** The hero whose throw is being resolved. */
export const throwerName = (s: DfState): string => firstName(thrownOf(s).hero);
