import type { AnyBox } from '@/engine/box';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { BadInput } from '@/engine/errors';
import { Match } from '@/engine/match';
import { isOwn, own } from '@/engine/own';
import { UnreadableSave } from '@/engine/save';
import type { ArchiveStore } from '@/store/archive';
import { useCampaigns } from '@/store/campaigns';
import type { Entry, Label } from '@/store/envelope';
import type { Kept } from '@/store/exchange';
import { parseFile } from '@/store/fileText';
import { useSaves } from '@/store/saves';
import type { SeatPlayer } from '@/store/seats';
import type { Written } from '@/store/storage/document';

import { fetchCampaign } from './campaigns';
import { inSlices } from './inSlices';
import type { FindBox } from './manifest';
import { PartLost } from './partLost';

export type Imported = { readonly ok: true; readonly kind: Kept; readonly id: string } | { readonly ok: false; readonly words: string };

const NOT_OURS = 'This is not a Grudgebox file.';
const WORDS_OF_TROUBLE = 'This file could not be imported: something in it is not as it should be.';

/** The label and the inside of a file that can be read. Throws UnreadableSave, in words. */
function readable<L extends Label, B>(store: Pick<ArchiveStore<L, B>, 'readFile'>, raw: unknown): { readonly entry: Entry<L>; readonly body: B } {
  const { entry, body } = store.readFile(raw);
  if (!body) throw new UnreadableSave(entry.unreadable?.reason ?? 'damaged', entry.unreadable?.words ?? NOT_OURS);
  return { entry, body };
}

async function fetched<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch {
    throw new PartLost();
  }
}

async function boxOf(findBox: FindBox, game: string): Promise<AnyBox> {
  const contents = findBox(game)?.contents;
  if (!contents) throw new BadInput('This app does not have the box that this file belongs to.');
  return fetched(contents.box.load());
}

/** Who sits where, if the label fits the match; a temperament the box does not know is none. */
function seatedPlayers({ temperaments }: AnyBox, players: readonly SeatPlayer[], seats: number): readonly SeatPlayer[] {
  if (players.length !== seats) throw new BadInput(`Its label names ${players.length} players, but ${seats} sit at the table.`);
  return players.map(({ temperament, ...player }) => (temperament !== undefined && own(temperaments, temperament) ? { ...player, temperament } : player));
}

const stored = (kind: Kept, id: string, written: Written): Imported => (written.ok ? { ok: true, kind, id } : written);

/** Every move is played again by the rules; what is stored is what came of it, not what the file said. */
async function importMatch(findBox: FindBox, raw: unknown): Promise<Imported> {
  const { entry, body } = readable(useSaves.getState(), raw);
  const box = await boxOf(findBox, body.game);
  const match = await inSlices(Match.verify(box.game, body));
  const players = seatedPlayers(box, entry.players, match.options.seats);
  // Somebody else's try at a daily game is not one of this device's, nor is their campaign.
  const label = { ...entry, players, game: box.game.id, day: undefined, campaign: undefined, finished: match.outcome !== undefined };
  return stored('match', entry.id, useSaves.getState().put(label, match.save()));
}

async function importCampaign(findBox: FindBox, raw: unknown): Promise<Imported> {
  const { entry, body } = readable(useCampaigns.getState(), raw);
  const box = await boxOf(findBox, entry.box);
  const campaign = await fetched(fetchCampaign(findBox, { box: entry.box, campaign: body.campaign }));
  if (!campaign) throw new BadInput('This app does not have the campaign in this file.');
  const running = await inSlices(RunningCampaign.loading(campaign, body));
  const players = seatedPlayers(box, entry.players, running.options.seats);
  return stored('campaign', entry.id, useCampaigns.getState().put({ ...entry, players }, running));
}

const isCampaign = (raw: unknown): boolean => typeof raw === 'object' && raw !== null && isOwn(raw, 'campaign') && !isOwn(raw, 'match');

function wordsFor(error: unknown): string {
  if (error instanceof UnreadableSave && error.reason === 'newer') return error.message;
  if (error instanceof PartLost) return `${error.message} Try again when there is a network.`;
  return error instanceof BadInput ? `${NOT_OURS} ${error.message}` : WORDS_OF_TROUBLE;
}

/** Border: takes in a file that somebody has given away. Whatever is wrong with it is told in words, and it stays outside. */
export async function importFile(findBox: FindBox, text: string): Promise<Imported> {
  try {
    const raw = parseFile(text);
    return await (isCampaign(raw) ? importCampaign(findBox, raw) : importMatch(findBox, raw));
  } catch (error) {
    return { ok: false, words: wordsFor(error) };
  }
}
