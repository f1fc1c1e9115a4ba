import type { MissionId } from '@/games/vengeance/content/missions';
import type { CardId } from '@/games/vengeance/content/vengeanceCards';
import { missionPoints } from '@/games/vengeance/rules/goals/missions';
import type { Player, State } from '@/games/vengeance/rules/state';

import { newGame, refresh } from './table';

/** The game is over; each seat as given. */
function over(missions: readonly MissionId[], ...players: readonly Partial<Player>[]): State {
  const { state } = newGame({ seats: players.length, leftOut: 'lordz' }, (draft) => {
    draft.frames = [];
    delete draft.draft;
    draft.players.forEach((player, seat) => {
      refresh(player);
      Object.assign(player, players[seat]);
    });
  });
  return { ...state, missions };
}
const result = (state: State) => newGame().game.outcome(state);
const scored = (...cards: CardId[]): Partial<Player> => ({ scored: cards });

describe('missions', () => {
  test('VG-242 missions count only at the end', () => {
    const playing = newGame({ seats: 2 }, (state) => state.players.forEach((player) => (player.scored = ['TK1'])));
    expect([playing.outcome, playing.state.players.map((player) => player.vp)]).toEqual([undefined, [0, 0]]);
  });

  test('VG-243 Kill ’Em All counts every scored card', () => {
    expect(missionPoints(over(['killEmAll'], scored('TK1', 'TK2', 'BZ1'), scored('ZC1', 'ZC2'), scored('HR1')), 'killEmAll')).toEqual([1, 1, 0]);
  });

  test('ties share their place and skip the next; a count of nothing takes no place', () => {
    const places = (...counts: number[]) => missionPoints(over([], ...counts.map((cleared) => ({ cleared }))), 'scorchedEarth');
    expect(places(1, 1, 1)).toEqual([2, 2, 2]);
    expect(places(2, 1, 1)).toEqual([2, 1, 1]);
    expect(places(2, 2, 1)).toEqual([2, 2, 0]);
    expect(places(1, 1, 0)).toEqual([2, 2, 0]);
    expect(places(1, 0, 0)).toEqual([2, 0, 0]);
    expect(places(0, 0, 0)).toEqual([0, 0, 0]);
  });

  test('with two players the second place scores nothing', () => {
    expect(missionPoints(over([], scored('TK1', 'TK2'), scored('ZC1')), 'killEmAll')).toEqual([1, 0]);
  });

  test('Every Last Gang: all gangs in play 6, all but one 3; Blitz counts for none', () => {
    expect(missionPoints(over([], scored('TK1', 'ZC1', 'HR1'), scored('TK2', 'ZC2'), scored('TK3', 'BZ1')), 'everyLastGang')).toEqual([6, 3, 0]);
  });

  test('One Bloodline: most cards of a single gang', () => {
    expect(missionPoints(over([], scored('TK1', 'ZC1', 'HR1', 'HR2'), scored('TK2', 'TK3', 'TK4'), scored('ZC2')), 'oneBloodline')).toEqual([1, 2, 0]);
  });

  test('Scorched Earth: most Dens cleared', () => {
    expect(missionPoints(over([], { cleared: 1 }, { cleared: 3 }, { cleared: 0 }), 'scorchedEarth')).toEqual([1, 2, 0]);
  });

  test('Still Standing: fewest cubes among those who killed two Bosses', () => {
    const state = over([], { health: [0, 1] }, { health: [0, 3] }, { health: [0, 0] });
    state.wall = [['batoman', 0], ['prez', 0], ['kidKarat', 1], ['chainlink', 1], ['tankRuiz', 2]];
    expect(missionPoints(state, 'stillStanding')).toEqual([7, 3, 0]);
    state.wall.push(['bigSleeps', 2]);
    expect(missionPoints(state, 'stillStanding')).toEqual([3, 0, 7]);
  });
});

describe('final scoring', () => {
  test('VG-244 both missions are added', () => {
    const outcome = result(over(['killEmAll', 'scorchedEarth'], { vp: 10, scored: ['TK1'], cleared: 0 }, { vp: 3, cleared: 2 }));
    expect(outcome?.scores).toEqual([11, 5]);
  });

  test('VG-245 the penalty above the right-most covered Mind space is subtracted', () => {
    // Shadowman 0 1 2 3 …, Kaja 0 1 1 2 …
    expect(result(over([], { vp: 9, mind: [2, 2] }, { vp: 9, mind: [0, 2] }))?.scores).toEqual([6, 8]);
    expect(result(over([], { vp: 9 }, { vp: 9, mind: [1, 0] }))?.scores).toEqual([9, 9]);
  });

  test('VG-246 most points win', () => {
    const outcome = result(over([], { vp: 4 }, { vp: 9 }, { vp: 6 }));
    expect([outcome?.places, outcome?.words]).toEqual([[3, 1, 2], 'Player 2 is avenged with 9 points.']);
  });

  test('VG-247 a tie goes to whoever has fewer cubes in all', () => {
    const outcome = result(over([], { vp: 9, health: [0, 2] }, { vp: 9, skill: [1, 0] }));
    expect([outcome?.places, outcome?.words]).toEqual([[2, 1], 'Player 2 is avenged with 9 points. Player 1 has as many, but more damage cubes.']);
  });

  test('VG-248 then to whoever has fewer severe cubes', () => {
    const outcome = result(over([], { vp: 9, health: [2, 0] }, { vp: 9, health: [0, 2] }));
    expect([outcome?.places, outcome?.words]).toEqual([[2, 1], 'Player 2 is avenged with 9 points. Player 1 has as many, but more severe damage cubes.']);
  });

  test('VG-248 two who are beaten for different reasons have more damage, one way or the other', () => {
    const outcome = result(over([], { vp: 9, health: [2, 0] }, { vp: 9, health: [0, 2] }, { vp: 9, health: [0, 3] }));
    expect([outcome?.places, outcome?.words]).toEqual([[2, 1, 3], 'Player 2 is avenged with 9 points. Player 1 and Player 3 have as many, but more damage.']);
  });

  test('VG-249 then the victory is shared', () => {
    const outcome = result(over([], { vp: 9, health: [1, 1] }, { vp: 9, health: [1, 1] }, { vp: 1 }));
    expect([outcome?.places, outcome?.words]).toEqual([[1, 1, 3], 'Player 1 and Player 2 share the vengeance with 9 points each.']);
  });

  test('VG-249 whoever has as many points as two who share it is told why he does not', () => {
    const outcome = result(over([], { vp: 9, health: [1, 1] }, { vp: 9, health: [0, 3] }, { vp: 9, health: [1, 1] }));
    expect([outcome?.places, outcome?.words]).toEqual([[1, 3, 1], 'Player 1 and Player 3 share the vengeance with 9 points each. Player 2 has as many, but more damage cubes.']);
  });

  test('VG-250 a total may be negative', () => {
    expect(result(over([], { vp: 0, mind: [0, 7] }, { vp: 1 }))?.scores).toEqual([-6, 1]);
  });

  test('VG-251 cards in hand or in play are worth nothing', () => {
    expect(result(over([], { vp: 2, inPlay: ['TK8', 'TK9'] }, { vp: 1 }))?.scores).toEqual([2, 1]);
  });

  test('the lines say where the points come from', () => {
    const outcome = result(over(['killEmAll'], { vp: 9, achievements: ['scavenger'], scored: ['TK1'], mind: [0, 4] }, { vp: 0 }));
    expect(outcome?.lines[0]).toEqual([
      { label: 'Bosses and Dens', points: 8 }, { label: 'Achievements', points: 1 }, { label: 'Kill ’Em All', points: 1 }, { label: 'Stress', points: -3 },
    ]);
  });
});
