import { useEffect, useState } from 'react';

import type { AnyGame } from '@/engine/game';
import { Match } from '@/engine/match';
import { UnreadableSave, type MatchSave } from '@/engine/save';

import type { OpenedMatch } from './openMatch';
import { thinkInSlices } from '@/referee/thinkInSlices';

/** Replays a save a slice at a time and ends with what is wrong with it, in words, or with nothing. */
export function* verifySave(game: AnyGame, save: MatchSave): Generator<undefined, string | undefined, undefined> {
  const proof = Match.verify(game, save);
  try {
    while (!proof.next().done) yield;
  } catch (error) {
    if (error instanceof UnreadableSave) return error.message;
    throw error;
  }
  return undefined;
}

/** A long match is on the table before anybody has replayed it; that is made up for while people already look at it. */
export function useVerification(opened: OpenedMatch): string | undefined {
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => (opened.ok && opened.unverified ? thinkInSlices(verifySave(opened.box.game, opened.unverified), setTrouble) : undefined), [opened]);
  return trouble;
}
