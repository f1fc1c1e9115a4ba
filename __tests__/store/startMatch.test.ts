import { Match } from '@/engine/match';
import { importFile } from '@/box/importFile';
import { findBox } from '@/games';
import { bountyTrail } from '@/games/bounty-trail';
import { pig } from '@/games/pig';
import { useRecords } from '@/store/records';
import { useSaves } from '@/store/saves';
import type { SeatPlayer } from '@/store/seats';
import { dealOf, startMatch } from '@/store/startMatch';
import { installStorage } from '@/store/storage/current';
import { memoryStorage } from '@/store/storage/keyValue';

const KAJA: SeatPlayer = { name: 'Kaja', plays: 'person' };
const bot = (name: string, temperament?: string): SeatPlayer => ({ name, plays: 'easy', temperament });
const saves = () => useSaves.getState();

beforeEach(() => {
  installStorage(memoryStorage());
  saves().open();
  useRecords.getState().open();
});

function start(...settings: Parameters<typeof startMatch>) {
  const started = startMatch(...settings);
  if (!started.ok) throw new Error(started.words);
  saves().open();
  const entry = saves().entries.find(({ id }) => id === started.id);
  if (!entry) throw new Error('nothing was saved');
  return { id: started.id, entry, save: saves().load(started.id) };
}

describe('temperaments', () => {
  const trail = (...players: readonly SeatPlayer[]) => start(bountyTrail, { seats: players.length }, players).entry.players.map(({ temperament }) => temperament);

  test('are dealt to bots, never to people', () => {
    const [kaja, ash, birch] = trail(KAJA, bot('Ash'), bot('Birch'));
    expect(kaja).toBeUndefined();
    for (const dealt of [ash, birch]) expect(['greedy', 'careful', 'ambusher', 'spoiler']).toContain(dealt);
  });

  test('that were chosen stay, and unknown ones are dealt anew', () => {
    const [, ash, birch] = trail(KAJA, bot('Ash', 'spoiler'), bot('Birch', 'cheerful'));
    expect(ash).toBe('spoiler');
    expect(birch).not.toBe('cheerful');
  });

  test('differ from match to match', () => {
    const dealt = Array.from({ length: 16 }, () => trail(KAJA, bot('Ash'))[1]);
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  test('a box without temperaments deals none', () => {
    expect(start(pig, { seats: 2, goal: 50 }, [KAJA, bot('Ash')]).entry.players).toEqual([KAJA, { name: 'Ash', plays: 'easy' }]);
  });
});

describe('a daily game', () => {
  const DAILY = { day: '2031-05-04', seed: 'the-fourth' };
  const play = () => start(bountyTrail, { seats: 1, level: 'deputy' }, [KAJA], undefined, DAILY);

  test('has the seed of its day, and says which day it is', () => {
    const { entry, save } = play();
    expect(save.seed).toBe('the-fourth');
    expect(entry).toMatchObject({ day: '2031-05-04', name: 'Bounty Trail, 2031-05-04' });
  });

  test('BT-191 counts from its start: the second one of the day is practice', () => {
    const first = play();
    play();
    expect(useRecords.getState().boxes['bounty-trail']?.days).toEqual({ '2031-05-04': { match: first.id } });
  });

  test('somebody else’s daily game that is imported belongs to no day', async () => {
    const imported = await importFile(findBox, saves().exportFile(play().id)?.text ?? '');
    if (!imported.ok) throw new Error(imported.words);
    expect(saves().entries.find(({ id }) => id === imported.id)?.day).toBeUndefined();
  });
});

describe('words for the deal', () => {
  const dealt = (words: string) => start(pig, { seats: 1, goal: 50 }, [KAJA], undefined, dealOf(words)).save.seed;

  test('say the same however they are written', () => {
    expect(dealt('  Long  Night ')).toBe(dealt('long night'));
    expect(dealt('long nights')).not.toBe(dealt('long night'));
  });

  test('left out, or nothing but blanks, leave it to chance', () => {
    expect(dealOf('   ')).toBeUndefined();
    expect(dealt('')).not.toBe(dealt(''));
  });

  test('make no daily game of it', () => {
    expect(start(pig, { seats: 1, goal: 50 }, [KAJA], undefined, dealOf('long night')).entry.day).toBeUndefined();
  });
});

describe('matches that nobody has played', () => {
  const set = (players: readonly SeatPlayer[] = [KAJA], words = '') => {
    const started = startMatch(pig, { seats: players.length, goal: 50 }, players, undefined, dealOf(words));
    if (!started.ok) throw new Error(started.words);
    return started.id;
  };
  const play = (id: string) => {
    const entry = saves().entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error('not listed');
    const match = Match.load(pig.game, saves().load(id));
    match.play(0, { type: 'roll' });
    saves().put({ ...entry, summary: '1 move' }, match.save());
  };

  test('do not pile up: the new deal takes the place of one set up just like it', () => {
    const first = set();
    const { seed } = saves().load(first);
    expect(set()).toBe(first);
    expect(saves().entries).toHaveLength(1);
    expect(saves().load(first).seed).not.toBe(seed);
  });

  test('stay when anything about them differs, and when somebody has moved', () => {
    const first = set();
    expect(set([KAJA, bot('Ash')])).not.toBe(first);
    play(first);
    const second = set();
    expect(second).not.toBe(first);
    expect(saves().load(first).moves).toHaveLength(1);
    expect(saves().entries).toHaveLength(3);
  });
});
