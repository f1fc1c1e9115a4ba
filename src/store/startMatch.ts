import type { AnyRules } from '@/engine/box';
import { sameJson } from '@/engine/json';
import { Match } from '@/engine/match';
import { Random } from '@/engine/random';

import { newId, newSeed } from './newId';
import { useRecords } from './records';
import { useSaves, type CampaignPlace } from './saves';
import type { SeatPlayer, Sharing } from './seats';

export type Started = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly words: string };

/** A match that is not left to chance: everybody with this seed is dealt the same. */
export interface Deal {
  readonly seed: string;
  /** Of a daily game: its result is kept under this day. */
  readonly day?: string;
  /** Of a match in a campaign: its place there, and what it is called. */
  readonly campaign?: CampaignPlace;
  readonly name?: string;
}

export const LONGEST_DEAL_WORDS = 40;

/** The deal that words stand for, however they are written; no words leave it to chance. */
export function dealOf(words: string): Deal | undefined {
  const said = words.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST_DEAL_WORDS);
  return said === '' ? undefined : { seed: `words/${said}` };
}

/** What the list says of a match that nobody has played yet. */
export const JUST_SET_UP = 'Just set up';

const nameOf = (title: string, players: readonly SeatPlayer[], day: string | undefined) => {
  if (day !== undefined) return `${title}, ${day}`;
  return players.length === 1 ? `${title}, alone` : `${title}: ${players.map(({ name }) => name).join(', ')}`;
};

/** Computer players whose temperament nobody has chosen are dealt one; people and games without temperaments have none. */
function withTemperaments({ temperaments = {} }: AnyRules, players: readonly SeatPlayer[], seed: string): readonly SeatPlayer[] {
  const ids = Object.keys(temperaments);
  const random = Random.fromSeed(`${seed}/temperaments`);
  return players.map(({ name, plays, temperament }) => {
    if (plays === 'person' || ids.length === 0) return { name, plays };
    const dealt = random.pick(ids);
    return { name, plays, temperament: temperament !== undefined && ids.includes(temperament) ? temperament : dealt };
  });
}

/** A match set up just like this one that nobody has played: the new one takes its place, so that they do not pile up. */
function unplayedLike({ game, options }: { readonly game: { readonly id: string }; readonly options: unknown }, invited: readonly SeatPlayer[], sharing?: Sharing): string | undefined {
  const asInvited = (players: readonly SeatPlayer[]) =>
    players.length === invited.length &&
    players.every(({ name, plays, temperament }, seat) => name === invited[seat]?.name && plays === invited[seat]?.plays && (invited[seat]?.temperament ?? temperament) === temperament);
  const { entries, load } = useSaves.getState();
  return entries.find((entry) => {
    if (entry.game !== game.id || entry.summary !== JUST_SET_UP || entry.unreadable || entry.day !== undefined || entry.campaign || entry.sharing !== sharing || !asInvited(entry.players)) return false;
    const save = load(entry.id);
    return save.moves.length === 0 && sameJson(save.options, options);
  })?.id;
}

/** Sets a match up and stores it before the first move, so that the table only ever opens saves. Throws BadInput for bad options. */
export function startMatch(box: AnyRules, options: unknown, invited: readonly SeatPlayer[], sharing?: Sharing, deal?: Deal): Started {
  const { game } = box;
  const match = Match.create(game, options, deal?.seed ?? newSeed());
  const players = withTemperaments(box, invited, match.seed);
  const id = (deal?.day === undefined && deal?.campaign === undefined ? unplayedLike(match, invited, sharing) : undefined) ?? newId();
  const written = useSaves.getState().put(
    { id, name: deal?.name ?? nameOf(game.title, players, deal?.day), game: game.id, players, sharing, day: deal?.day, campaign: deal?.campaign, createdAt: Date.now(), finished: false, summary: JUST_SET_UP },
    match.save(),
  );
  if (!written.ok) return written;
  if (deal?.day !== undefined) useRecords.getState().noteDayStarted(game.id, deal.day, id);
  return { ok: true, id };
}
