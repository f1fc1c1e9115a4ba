import type { AnyBox } from '@/engine/box';
import type { AnyCampaign, MatchSeat } from '@/engine/campaign/campaign';
import { RunningCampaign, type AnyRunningCampaign } from '@/engine/campaign/runningCampaign';
import { BadInput } from '@/engine/errors';
import { Match } from '@/engine/match';

import { useCampaigns, type CampaignEntry } from './campaigns';
import { newId, newSeed } from './newId';
import { useSaves, type CampaignPlace, type SaveEntry } from './saves';
import type { SeatPlayer, Sharing } from './seats';
import { startMatch, type Started } from './startMatch';
import { WRITTEN, type Written } from './storage/document';

const nameOf = (title: string, players: readonly SeatPlayer[]) => (players.length === 1 ? title : `${title}: ${players.map(({ name }) => name).join(', ')}`);

/** Sets out on a campaign and stores it before its first match. Throws BadInput for bad options. */
export function startCampaign(box: AnyBox, campaign: AnyCampaign, options: unknown, players: readonly SeatPlayer[], sharing?: Sharing, seed = newSeed()): Started {
  const running = RunningCampaign.start(campaign, options, seed);
  const id = newId();
  const written = useCampaigns.getState().put({ id, name: nameOf(campaign.title, players), box: box.game.id, players, sharing, createdAt: Date.now() }, running);
  return written.ok ? { ok: true, id } : written;
}

/** Reads a campaign from the vault, its results told again. Throws UnreadableSave, in words. */
export const openCampaign = (campaign: AnyCampaign, id: string): AnyRunningCampaign => RunningCampaign.load(campaign, useCampaigns.getState().load(id));

const isAt = (place: CampaignPlace | undefined, { id, match, attempt }: CampaignPlace): boolean => place?.id === id && place.match === match && place.attempt === attempt;

/** The match under way at a place of a campaign. */
export const matchAt = (place: CampaignPlace, entries: readonly SaveEntry[] = useSaves.getState().entries): SaveEntry | undefined =>
  entries.find((entry) => isAt(entry.campaign, place) && !entry.unreadable);

const seated = (seat: MatchSeat, players: readonly SeatPlayer[]): SeatPlayer => ('player' in seat ? (players[seat.player] ?? { name: `Player ${seat.player + 1}`, plays: 'person' }) : seat);

/** Deals an open match of a campaign, or goes on with the one that is under way. */
export function playMatch({ id, name, players, sharing }: CampaignEntry, running: AnyRunningCampaign, match: string, box: AnyBox): Started {
  const open = running.openMatch(match);
  if (!open) return { ok: false, words: 'This match cannot be played now.' };
  const place: CampaignPlace = { id, match, attempt: open.attempt, ...(open.stakes && { stakes: open.stakes }) };
  const underWay = matchAt(place);
  if (underWay) return { ok: true, id: underWay.id };
  return startMatch(box, open.options, open.seats.map((seat) => seated(seat, players)), sharing, { seed: open.seed, campaign: place, name: `${name}: ${open.title}` });
}

/** Takes a finished match into its campaign. What is recorded already, or was not dealt by it, changes nothing. */
function recordMatch(entry: CampaignEntry, running: AnyRunningCampaign, { match, attempt }: CampaignPlace, save: string, box: AnyBox): Written {
  const played = Match.load(box.game, useSaves.getState().load(save));
  const open = running.openMatch(match);
  if (!played.outcome || open?.attempt !== attempt || open.seed !== played.seed) return WRITTEN;
  running.recordEnd({ match, game: box.game.id, outcome: played.outcome, state: played.state });
  return useCampaigns.getState().put(entry, running);
}

/** Finished matches that their campaign may not know of yet, the oldest first. */
const finishedMatches = (id: string): readonly SaveEntry[] =>
  useSaves.getState().entries.filter(({ campaign, finished, unreadable }) => campaign?.id === id && finished && !unreadable).reverse();

async function recordAll(campaign: AnyCampaign, id: string, boxOf: (game: string) => Promise<AnyBox>): Promise<Written> {
  for (const { id: save, game, campaign: place } of finishedMatches(id)) {
    if (!place || openCampaign(campaign, id).timesPlayed(place.match) !== place.attempt) continue;
    const box = await boxOf(game);
    // While the box came, somebody else may have recorded it.
    const entry = useCampaigns.getState().entries.find((candidate) => candidate.id === id);
    const written = entry ? recordMatch(entry, openCampaign(campaign, id), place, save, box) : WRITTEN;
    if (!written.ok) return written;
  }
  return WRITTEN;
}

/**
 * Records every finished match of a campaign that is not recorded yet; trouble comes in words. A match and its campaign are
 * two documents: whatever stops the app between writing the one and the other, the next call makes up for it. Nothing is
 * recorded twice, because a match knows how often its place had been played.
 */
export async function settleCampaign(campaign: AnyCampaign, id: string, boxOf: (game: string) => Promise<AnyBox>): Promise<Written> {
  try {
    return await recordAll(campaign, id, boxOf);
  } catch (error) {
    if (error instanceof BadInput) return { ok: false, words: error.message };
    throw error;
  }
}
