import { useState, type ReactNode } from 'react';

import type { Seat } from '@/engine/game';
import { isPerson, type SeatPlayer } from '@/store/seats';
import { useSettings } from '@/store/settings';
import { PrivacyScreen } from '@/table/furniture/PrivacyScreen';
import { useGoingAway } from '@/table/useGoingAway';

import { bookOf } from '../../../story/books';
import { heroesOf } from '../../../story/party';
import type { Told } from '../../../story/told';
import { BookPage } from '../reading/BookPage';
import { inOrder } from './order';
import { BookList, type HeldPage } from './BookList';

/** The Books of Secrets of everybody at this device, and what lies over the log while one of them is opened or read. */
export interface Books {
  readonly list: ReactNode;
  readonly over: ReactNode;
  shut(): void;
}

/**
 * RR-428, RR-480: what has been read can be read again, by its own player: behind a curtain where several people share the
 * device, and only while a finger holds the page open.
 */
export function useBooks(told: Told, players: readonly SeatPlayer[]): Books {
  const { readingScale } = useSettings();
  const [taken, setTaken] = useState<Seat>();
  const [passing, setPassing] = useState<Seat>();
  const [held, setHeld] = useState<HeldPage>();
  const shut = () => {
    setTaken(undefined);
    setPassing(undefined);
    setHeld(undefined);
  };
  useGoingAway(shut);
  const people = players.flatMap((player, seat) => (isPerson(player) ? [seat] : []));
  const alone = people.length === 1;
  const readers = people.map((seat) => ({ seat, name: players[seat]?.name ?? '', books: heroesOf(told, seat).map((hero) => ({ hero, chapters: inOrder(told, bookOf(told, hero)) })) }));
  const next = readers.find(({ seat }) => seat === passing);
  const list = (
    <BookList
      readers={readers} open={alone ? people[0] : taken} alone={alone} held={held}
      onOpen={setPassing} onShut={shut} onHold={setHeld}
    />
  );
  const notes = held && readers.flatMap(({ books }) => books).find(({ hero }) => hero === held.hero)?.chapters.find(({ chapter }) => chapter === held.chapter)?.notes;
  const take = () => {
    setTaken(passing);
    setPassing(undefined);
  };
  const over = next ? <PrivacyScreen name={next.name} words={`The book is for ${next.name}’s eyes only.`} onTaken={take} /> : held && notes && <BookPage hero={held.hero} notes={notes} letters={readingScale} />;
  return { list, over, shut };
}
