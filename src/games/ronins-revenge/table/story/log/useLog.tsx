import { useState, type ReactNode } from 'react';

import type { SeatPlayer } from '@/store/seats';
import { Segmented, Text } from '@/theme/ui';

import { chronicleOf } from '../../../story/chronicle';
import { LAST_CHAPTER } from '../../../story/progress';
import type { Told } from '../../../story/told';
import { ChapterFacts } from './ChapterFacts';
import { ChapterMap } from './ChapterMap';
import { inOrder } from './order';
import { LastPages } from './LastPages';
import { useBooks } from './useBooks';

const PARTS_OF_LOG = ['end', 'way', 'facts', 'books'] as const;
export type PartOfLog = (typeof PARTS_OF_LOG)[number];

interface Log {
  readonly content: ReactNode;
  /** What covers everything: a curtain, a page that is held. */
  readonly over: ReactNode;
}

const blankWords = ({ chapter }: Told): string | undefined =>
  chapter === LAST_CHAPTER ? undefined : chapter === LAST_CHAPTER - 1 ? `Chapter ${LAST_CHAPTER} is blank.` : `Chapters ${chapter + 1} to ${LAST_CHAPTER} are blank.`;

/**
 * The log: the way through every chapter as a map, every Fact with where it came from and what it did, everybody's own Book of
 * Secrets, and, when all is over, the last pages. `first`: what it is opened at.
 */
export function useLog(told: Told, players: readonly SeatPlayer[], first: PartOfLog): Log {
  const [shown, setShown] = useState<PartOfLog>(first);
  const { list, over, shut } = useBooks(told, players);
  const count = told.facts.length;
  const labels: Readonly<Record<PartOfLog, string>> = { end: 'The end', way: 'The way', facts: count === 1 ? '1 Fact' : `${count} Facts`, books: 'Books' };
  const open = (next: PartOfLog) => {
    shut();
    setShown(next);
  };
  const content = (
    <>
      <Segmented<PartOfLog> label="What the log shows" value={shown} segments={PARTS_OF_LOG.filter((part) => part !== 'end' || told.ending).map((value) => ({ value, label: labels[value] }))} onChange={open} />
      {shown === 'end' && <LastPages told={told} />}
      {shown === 'way' && <Way told={told} />}
      {shown === 'facts' && <Facts told={told} />}
      {shown === 'books' && list}
    </>
  );
  return { content, over };
}

function Way({ told }: { readonly told: Told }) {
  const blank = blankWords(told);
  return (
    <>
      {inOrder(told, chronicleOf(told)).map((chapter) => <ChapterMap key={chapter.chapter} told={chapter} />)}
      {blank !== undefined && <Text size="small" tone="dim">{blank}</Text>}
    </>
  );
}

function Facts({ told }: { readonly told: Told }) {
  if (told.facts.length === 0) return <Text size="small" tone="dim">Nothing has been written down yet.</Text>;
  return inOrder(told, chronicleOf(told)).map((chapter) => <ChapterFacts key={chapter.chapter} told={chapter} />);
}
