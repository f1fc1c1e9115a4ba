import type { TableProps } from '@/table/contract';
import { askingOf as askingAt, type Asking as AskingAt } from '@/table/kit/decisions/asking';

import { vengeanceDecisions, type Move } from '../rules/decisions';
import type { State } from '../rules/state';

export type VengeanceTable = TableProps<State, Move>;
export type Asking = AskingAt<State, Move>;

export const askingOf = (table: VengeanceTable): Asking | undefined => askingAt(table, vengeanceDecisions);

/** Answers of one kind. */
export const movesOf = <K extends Move['kind']>(asking: Asking | undefined, kind: K): readonly Extract<Move, { readonly kind: K }>[] =>
  (asking?.moves ?? []).filter((move): move is Extract<Move, { readonly kind: K }> => move.kind === kind);
