import { useEffect, useState } from 'react';

import type { SaveExcerpt } from '@/engine/excerpt';
import type { AnyGame } from '@/engine/game';
import { Match } from '@/engine/match';
import { UnreadableSave, type MatchSave } from '@/engine/save';
import type { Slices } from '@/engine/slices';

import type { OpenedMatch } from './openMatch';
import { thinkInSlices } from '@/referee/thinkInSlices';

/** Replays a save a slice at a time and ends with what is wrong with it, in words, or with nothing. */
export function* verifySave(game: AnyGame, save: MatchSave | SaveExcerpt): Slices<string | undefined> {
  try {
    yield* Match.verify(game, 'moves' in save ? save : yield* save.reading());
  } catch (error) {
    if (error instanceof UnreadableSave) return error.message;
    throw error;
  }
  return undefined;
}

/** A match is on the table before anybody has replayed it, or even read all of its moves; that is made up for while people already look at it. */
export function useVerification(opened: OpenedMatch): string | undefined {
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => (opened.ok ? thinkInSlices(verifySave(opened.box.game, opened.save), setTrouble) : undefined), [opened]);
  return trouble;
}
