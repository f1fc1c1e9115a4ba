import { lazy, Suspense } from 'react';

import type { BoxManifest } from '@/box/manifest';
import type { GameEvent, Outcome } from '@/engine/game';

import type { AnyGameTable } from '../../contract';
import type { MomentCard } from './moment';

/** Draws with Skia, which only comes with a table that has a board. */
const MomentPicture = lazy(() => import('./MomentPicture'));

interface DecisiveMomentProps {
  readonly event: GameEvent;
  readonly words: string;
  readonly table: AnyGameTable;
  readonly box: BoxManifest;
  readonly outcome: Outcome;
  readonly headline: string;
  readonly names: readonly string[];
  onTrouble(words: string): void;
}

/** Who has how much; together nobody is told apart. */
function scoresOf({ kind, scores }: Outcome, names: readonly string[]): string {
  if (kind === 'together') return scores[0] ? `(${scores[0]})` : '';
  return `(${names.map((name, seat) => `${name} ${scores[seat] ?? 0}`).join(', ')})`;
}

/** The picture of the decisive moment, where the box has a name and a sign for it. */
export function DecisiveMoment({ event, words, table, box, outcome, headline, names, onTrouble }: DecisiveMomentProps) {
  const sign = table.moment?.(event);
  if (!sign) return null;
  const card: MomentCard = { ...sign, words, game: box.title, result: headline, scores: scoresOf(outcome, names) };
  return <Suspense fallback={null}><MomentPicture card={card} fonts={box.fonts} onTrouble={onTrouble} /></Suspense>;
}
