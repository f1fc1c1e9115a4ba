import { lazy, Suspense, useEffect, useMemo, useState } from 'react';

import type { BoxManifest } from '@/box/manifest';
import type { Outcome } from '@/engine/game';
import type { Told } from '@/engine/moments';
import { numeral } from '@/engine/numerals';
import { useTheme } from '@/theme';

import type { AnyGameTable } from '../../contract';
import type { LogLine } from '../../session/logLines';
import type { MomentCard, MomentPainter } from './moment';
import { MomentFrame } from './MomentFrame';

/** Draws with Skia, which only comes with a table that has a board. */
const MomentPicture = lazy(() => import('./MomentPicture'));

interface DecisiveMomentProps {
  readonly line: LogLine;
  /** Asks what led up to it. */
  storyOf(line: LogLine): Promise<readonly Told<unknown>[]>;
  readonly table: AnyGameTable;
  readonly box: BoxManifest;
  readonly outcome: Outcome;
  readonly headline: string;
  readonly names: readonly string[];
  onTrouble(words: string): void;
}

/** Who has how much; together nobody is told apart. */
function scoresOf({ kind, scores }: Outcome, names: readonly string[]): string {
  if (kind === 'together') return scores[0] ? `(${numeral(scores[0])})` : '';
  return `(${names.map((name, seat) => `${name} ${numeral(scores[seat] ?? 0)}`).join(', ')})`;
}

/** The picture of the decisive moment, where the box has a name and a sign for it. */
export function DecisiveMoment({ line, storyOf, table, box, outcome, headline, names, onTrouble }: DecisiveMomentProps) {
  const { seatColours } = useTheme();
  const [story, setStory] = useState<{ readonly of: string; readonly told: readonly Told<unknown>[]; readonly painter: MomentPainter<unknown> | undefined }>();
  useEffect(() => {
    let gone = false;
    // Where whoever draws the board is lost on the way, the moment has its sign instead.
    const painting = table.momentScene?.load().catch(() => undefined);
    void Promise.all([storyOf(line), painting]).then(([told, painter]) => {
      if (!gone) setStory({ of: line.key, told, painter });
    });
    return () => {
      gone = true;
    };
  }, [line, storyOf, table]);
  const card = useMemo((): MomentCard | undefined => {
    if (story?.of !== line.key) return undefined;
    const whole = { told: story.told, names, seatColours };
    const sign = table.moment?.(line.event, whole);
    const scene = story.painter?.momentScene(whole);
    return sign && { ...sign, ...(scene && { scene }), words: line.text, game: box.title, result: headline, scores: scoresOf(outcome, names) };
  }, [story, line, table, box, headline, outcome, names, seatColours]);
  if (story?.of !== line.key) return table.moment ? <MomentFrame withBoard={table.momentScene !== undefined} /> : null;
  if (!card) return null;
  return <Suspense fallback={<MomentFrame withBoard={card.scene !== undefined} />}><MomentPicture card={card} fonts={box.fonts} onTrouble={onTrouble} /></Suspense>;
}
