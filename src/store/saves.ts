import * as v from 'valibot';
import { create } from 'zustand';

import { excerptOf, type SaveExcerpt } from '@/engine/excerpt';
import type { AnyGame } from '@/engine/game';
import { packSave } from '@/engine/packing';
import { demandNotNewer, parseSave, type MatchSave } from '@/engine/save';

import { Archive, type ArchiveStore, type EntryDraft } from './archive';
import { LABEL, LONGEST_LABEL, Time, idLine, line, type Entry, type EnvelopeKind, type Label } from './envelope';
import type { Written } from './storage/document';


/** The place in a campaign that a match has. */
export interface CampaignPlace {
  /** Of the campaign on this device. */
  readonly id: string;
  /** The match's name in the story: "table-2". */
  readonly match: string;
  /** How often it had been played before. */
  readonly attempt: number;
  /** What is at stake, in words. */
  readonly stakes?: readonly string[];
}

interface SaveLabel extends Label {
  /** The box's id, '' when the save is too damaged to say. */
  readonly game: string;
  /** The day whose daily game this is: "2031-05-04". */
  readonly day?: string;
  readonly campaign?: CampaignPlace;
  /** Milliseconds that a clock had run when the match was put away, by the kind of its prompt: they do not come back. */
  readonly spent?: Readonly<Record<string, number>>;
}

/** A line of the saves list. */
export type SaveEntry = Entry<SaveLabel>;

/** What this app can open of a game, by the game's id; undefined for a box that may come with an update. */
export type KnownGames = (id: string) => Pick<AnyGame, 'title' | 'version'> | undefined;

export const MATCH_FOLDER = 'save/';
const MOST_STAKES = 20;

let known: KnownGames = () => undefined;

const MATCHES: EnvelopeKind<SaveLabel, MatchSave> = {
  folder: MATCH_FOLDER,
  inside: 'match',
  label: v.object({
    ...LABEL,
    name: v.fallback(line(LONGEST_LABEL), 'Unnamed match'),
    game: v.fallback(idLine, ''),
    day: v.fallback(v.optional(idLine), undefined),
    spent: v.fallback(v.optional(v.record(idLine, Time)), undefined),
    campaign: v.fallback(v.optional(v.object({ id: idLine, match: idLine, attempt: v.number(), stakes: v.exactOptional(v.pipe(v.array(v.string()), v.maxLength(MOST_STAKES))) })), undefined),
  }),
  // A match of a campaign has a seed made of the campaign's: in the open it would tell what comes.
  isOver: ({ finished, campaign }) => finished && campaign === undefined,
  parse: (raw) => {
    const save = parseSave(raw);
    const game = known(save.game);
    if (game) demandNotNewer(game, save);
    return save;
  },
  words: {
    damaged: 'This save is damaged: it is not readable as a match any more.',
    newer: 'This match was saved by a newer Grudgebox. Update the app to open it.',
    gone: 'This match is not on this device any more.',
    fileName: 'match',
    sealed: 'This is a Grudgebox match that is still being played. Import it in Grudgebox to play on. It is sealed, so that nobody sees what is still hidden.',
  },
};

interface SavesStore extends ArchiveStore<SaveLabel, MatchSave> {
  /** Reads what is there. Matches of a newer version of a known game are listed as such. */
  open(games?: KnownGames): void;
  /** What a table needs of a match; all of it where there is no excerpt. Throws UnreadableSave, in words. */
  loadForTable(id: string): MatchSave | SaveExcerpt;
  /** Stores a match under its entry's id, new or not; the time is stamped here. */
  put(entry: EntryDraft<SaveLabel>, save: MatchSave): Written;
}

export const useSaves = create<SavesStore>()((set, get) => {
  const archive = new Archive(MATCHES, { get, set });
  return {
    entries: [],
    ...archive.actions,
    open: (games = known) => {
      known = games;
      archive.open();
    },
    loadForTable: (id) => {
      const excerpt = excerptOf(archive.inside(id));
      return excerpt && excerpt.version === known(excerpt.game)?.version ? excerpt : get().load(id);
    },
    put: (draft, save) => archive.store({ ...draft, updatedAt: Date.now() }, packSave(save)),
  };
});
