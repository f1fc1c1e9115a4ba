import type { ComponentType } from 'react';

import type { AnyBox, AnyRules } from '@/engine/box';
import type { PlayersBook, RuleSection } from '@/rulebook';
import type { BookPictures } from '@/rulebook/pictures';
import type { SeatPlayer } from '@/store/seats';
import type { AnyGameTable } from '@/table/contract';
import type { BoxLook, IconName, Palette } from '@/theme';

import type { Arriving } from './arriving';
import type { LidPicture } from './lid';

/** What is printed on a box, and where its contents are. All that the shelf knows of a box; light enough to be there at once. */
export interface BoxManifest extends BoxLook {
  /** The name of its folder, and of its game. */
  readonly id: string;
  readonly title: string;
  /** A second, smaller line under the title. */
  readonly subtitle?: string;
  /** One sentence that makes somebody open the box. */
  readonly pitch: string;
  readonly players: string;
  readonly minutes: string;
  /** A few words each about what playing it is like. */
  readonly tastes: readonly string[];
  /** Where it stands on the shelf: small numbers to the left. */
  readonly place: number;
  readonly lid: LidPicture;
  /** The numbered catalogue; read in the app until the box has a rulebook for players. */
  readonly rulebook: Arriving<readonly RuleSection[]>;
  /** The rulebook for players. */
  readonly book?: Arriving<PlayersBook>;
  /** The drawings in it; the words can be read before they come. */
  readonly pictures?: Arriving<BookPictures>;
  /** Stories over several matches that come in this box. */
  readonly campaigns?: readonly CampaignLabel[];
  /** Absent while the box is sealed. */
  readonly contents?: BoxContents;
  /** Rules of a box that is still sealed: simulations play them already. */
  readonly rules?: Arriving<AnyBox>;
  /** Further games that come in this box and are only played on the way through a campaign: a story, a draft. */
  readonly inside?: readonly InsideGame[];
}

/** A game inside another's box: it has no lid, and borrows everything else that is printed. */
export interface InsideGame {
  /** The id of its game. */
  readonly id: string;
  readonly contents: BoxContents;
}

/** What is printed about a campaign. */
export interface CampaignLabel {
  readonly id: string;
  readonly title: string;
  /** One or two sentences that make somebody set out. */
  readonly pitch: string;
  /** For how many, and how long. */
  readonly facts: string;
  readonly picture: LidPicture;
  /** Where its pages have other colours than the box. */
  readonly palette?: Palette;
  /** A sign for each thing that is carried along, by its id. */
  readonly signs?: Readonly<Record<string, IconName>>;
  /** Where it keeps a log: everything that has happened so far, also when it is over. */
  readonly log?: Arriving<CampaignLog>;
}

/** The page of a campaign's log. Whatever is for some eyes only it covers itself. */
export type CampaignLog = ComponentType<CampaignLogProps>;
export interface CampaignLogProps {
  /** Of the campaign as it stands; the page parses it. */
  readonly document: unknown;
  readonly players: readonly SeatPlayer[];
  onBack(): void;
}

/** What arrives when a box is opened. */
export interface BoxContents {
  /** The version of its game; a match of a newer one waits for an update of the app. */
  readonly version: number;
  /** What people need to play. */
  readonly rules: Arriving<AnyRules>;
  /** The same with computer players, achievements and campaigns: they come after the first frame of a table. */
  readonly box: Arriving<AnyBox>;
  readonly table: Arriving<AnyGameTable>;
}

/** Finds a box by its id. The furniture knows no box by name; routes hand this in. */
export type FindBox = (id: string) => BoxManifest | undefined;
