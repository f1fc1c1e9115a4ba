import type { CampaignOutcome, Carried, Standing, Station } from '@/engine/campaign/campaign';
import { capital, listed } from '@/engine/words';

import { GUESTS, TABLES, type GuestId } from './guests';
import { HEAD_START, guestsAt, isDark, isMorning, matchOf, type Night, type TableRecord } from './night';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'] as const;
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const candles = (count: number): string => `${inWords(count)} candle${count === 1 ? '' : 's'}`;
const points = (count: number): string => `${count} point${count === 1 ? '' : 's'}`;

const called = (id: GuestId): string => GUESTS[id].called ?? GUESTS[id].name;
const hostsOf = ({ hosts }: TableRecord): string => listed(hosts.map(called));

function whoWaits(night: Night, at: number): string {
  const hosts = night.tables[at]?.hosts ?? [];
  const others = guestsAt(night, at).filter((id) => !hosts.includes(id));
  const known = hosts.map((id) => `${called(id)}, ${GUESTS[id].who}`).join(', and ');
  const sentences = [`To ${TABLES[at]?.goal ?? 0} points, against ${known}.`, ...hosts.map((id) => GUESTS[id].habit)];
  if (others.length > 0) sentences.push(`${listed(others.map((id) => GUESTS[id].name))} ${others.length === 1 ? 'sits' : 'sit'} down again too: nobody goes to bed before this is over.`);
  return sentences.join(' ');
}

/** PG-20: what lies beside a player, for the match's own words. */
function headStartWords({ headStart, people }: Night): string {
  const parts = headStart.flatMap((carried, player) => (carried > 0 ? [people === 1 ? `You begin with ${points(carried)}.` : `Player ${player + 1} begins with ${points(carried)}.`] : []));
  return parts.join(' ');
}

export const matchWords = (night: Night): string => [whoWaits(night, night.at), headStartWords(night)].filter(Boolean).join(' ');

/** What winning and losing mean tonight. */
export function stakesOf({ at, burning }: Night): readonly string[] {
  const lost = burning === 1 ? 'This is your last candle: lose, and the night is over.' : `A table lost puts out a candle. You have ${inWords(burning)}.`;
  if (at === TABLES.length - 1) return ['Win this one, and the room is yours.', lost];
  return [`Every point above ${TABLES[at]?.goal ?? 0} is worth ${inWords(HEAD_START.each)} at the next table, up to ${HEAD_START.most}.`, lost];
}

export function outcomeOf(night: Night): CampaignOutcome | undefined {
  if (isDark(night)) {
    return {
      won: false,
      title: 'Dark before dawn',
      words: 'The last wick goes under. Somebody laughs, somebody finds the stairs by feel, and the room goes to whoever could still see the dice. The stable is warm enough. Most of it.',
    };
  }
  if (!isMorning(night)) return undefined;
  const { burning, candles: all } = night;
  const title = burning === all ? 'Morning, and not a candle lost' : burning === 1 ? 'Morning, by the last candle' : `Morning, with ${candles(burning)} burning`;
  const ending =
    burning === all
      ? 'The Snuffer turns his cap in his hands and has nothing to put out. “I have kept this house dark for thirty years,” he says, and carries your bag up himself.'
      : burning === 1
        ? 'A finger’s breadth of tallow stands between you and the stable when the window turns grey. You carry it up the stairs behind your hand.'
        : 'The window turns grey, then white. The Snuffer reaches for your candles out of habit, thinks better of it, and holds the door.';
  return { won: true, title, words: `${ending} The room is yours. It has a bed, and a lock, and the snow has stopped.` };
}

/** What has just happened, and what now. */
function storyOf(night: Night): string {
  const record = night.tables[night.at];
  const before = night.tables[night.at - 1];
  if (record && record.lost > 0) {
    return `The house takes the table, and a flame drowns in its own wax. ${capital(candles(night.burning))} left. Your chair is still warm: you may sit down again, with nothing but what you roll.`;
  }
  if (!before?.won) {
    return `It has snowed since noon, the road is gone, and the Crooked Lantern has one room left. “Whoever is still at the dice when it gets light may have it,” says the landlord, and sets down ${candles(night.candles)}. “A table lost, a candle out. But win with more than you need, and the house pays you three for every point of it, at the next table.”`;
  }
  const carried = night.headStart[before.won.player] ?? 0;
  const winner = night.people === 1 ? 'You' : `Player ${before.won.player + 1}`;
  const won = `${capital(hostsOf(before))} ${before.hosts.length === 1 ? 'gets' : 'get'} up without a word. ${winner} won with ${before.won.score}`;
  if (carried === 0) return `${won}, to the point: there is nothing to carry over, and nobody can say it was luck.`;
  return `${won}, and this house pays three for every point too many: ${points(carried)} lie ready at the next table.`;
}

function resultOf({ lost, won }: TableRecord, people: number): Station['result'] {
  const tries = lost === 0 ? 'at the first try' : lost === 1 ? 'at the second try' : `after ${inWords(lost)} defeats`;
  if (won) return { won: true, words: `${people === 1 ? 'Won' : `Player ${won.player + 1} won`} with ${won.score}, ${tries}.` };
  return lost > 0 ? { won: false, words: lost === 1 ? 'Lost once.' : `Lost ${lost === 2 ? 'twice' : `${inWords(lost)} times`}.` } : undefined;
}

const stationsOf = (night: Night): readonly Station[] =>
  TABLES.map(({ title }, at) => {
    const record = night.tables[at];
    const result = record && resultOf(record, night.people);
    const when = at < night.at ? 'behind' : at > night.at ? 'ahead' : isDark(night) ? 'behind' : 'now';
    return { title, words: whoWaits(night, at), when, matches: [matchOf(at)], ...(result && { result }) };
  });

function carriedOf({ burning, candles: all, headStart, people }: Night): readonly Carried[] {
  const starts = headStart.map((carried, player) => ({
    id: 'headStart',
    label: people === 1 ? 'Head start' : `Head start of Player ${player + 1}`,
    value: points(carried),
  }));
  return [{ id: 'candles', label: 'Candles', value: `${burning} of ${all} burning`, signs: { has: burning, of: all } }, ...starts];
}

export function describeNight(night: Night): Standing {
  const outcome = outcomeOf(night);
  return {
    summary: outcome?.title ?? `Table ${night.at + 1} of ${TABLES.length}, ${candles(night.burning)}`,
    words: outcome?.words ?? storyOf(night),
    carried: outcome ? carriedOf(night).slice(0, 1) : carriedOf(night),
    stations: stationsOf(night),
  };
}
