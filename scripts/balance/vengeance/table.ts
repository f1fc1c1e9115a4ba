import type { BotLevel } from '@/engine/box';
import { vengeanceBots } from '@/games/vengeance/bot';
import { UPGRADE_IDS, UPGRADES, type UpgradeId } from '@/games/vengeance/content/abilities';
import { HERO_IDS } from '@/games/vengeance/content/heroes';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { missionPoints } from '@/games/vengeance/rules/goals/missions';
import { activeAbility } from '@/games/vengeance/rules/hero/tiles';
import type { AchievementId } from '@/games/vengeance/content/achievements';

import { countOf, mean, percent, playGame, print, winsOf } from './play';

/** Games of bots around a table: who wins, with how much, and what they do on the way. */
export function tableReport(games: number, seats: number, levels: readonly BotLevel[], seeds: string): void {
  const heroes = new Map(HERO_IDS.map((id) => [id, { played: 0, won: 0, points: 0 }]));
  const abilities = new Map<UpgradeId, number>(UPGRADE_IDS.map((id) => [id, 0]));
  const shown = new Map<AchievementId, number>();
  const claimed = new Map<AchievementId, number>();
  const winners: number[] = [];
  const spreads: number[] = [];
  const missions: number[] = [];
  const totals = { first: 0, turns: 0, satOut: 0, fights: 0, knockedOut: 0, kills: 0, cleared: 0, empty: 0, ranOut: 0, claims: 0, decided: 0 };
  const started = process.cpuUsage();
  for (let game = 0; game < games; game++) {
    const turn = game % HERO_IDS.length;
    const order = HERO_IDS.map((_, i) => HERO_IDS[(i * (1 + (Math.floor(game / 5) % 4)) + turn) % HERO_IDS.length] ?? 'kaja');
    const bots = Array.from({ length: seats }, (_, seat) => vengeanceBots[levels[seat % levels.length] ?? 'medium']);
    const { state, events, outcome, first } = playGame({ ...DEFAULTS, seats, heroes: order }, bots, `${seeds}-${game}`);
    const wins = winsOf(outcome);
    const scores = outcome.scores;
    winners.push(Math.max(...scores));
    spreads.push(Math.max(...scores) - Math.min(...scores));
    totals.first += wins[first] ?? 0;
    const bare = scores.map((score, seat) => score - state.missions.reduce((sum, id) => sum + (missionPoints(state, id)[seat] ?? 0), 0));
    if (!wins.some((won, seat) => won > 0 && bare[seat] === Math.max(...bare))) totals.decided += 1;
    state.players.forEach((player, seat) => {
      const tally = heroes.get(player.hero);
      if (tally) { tally.played += 1; tally.won += wins[seat] ?? 0; tally.points += scores[seat] ?? 0; }
      missions.push(state.missions.reduce((sum, id) => sum + (missionPoints(state, id)[seat] ?? 0), 0));
      if ((wins[seat] ?? 0) > 0) for (let slot = 0; slot < 4; slot++) {
        const ability = activeAbility(player, slot);
        if (ability !== undefined && abilities.has(ability as UpgradeId)) abilities.set(ability as UpgradeId, (abilities.get(ability as UpgradeId) ?? 0) + 1);
      }
    });
    totals.satOut += countOf(events, 'satOut');
    totals.fights += countOf(events, 'attacked');
    totals.knockedOut += countOf(events, 'knockedOut');
    totals.kills += state.wall.length;
    totals.cleared += countOf(events, 'denCleared');
    totals.claims += countOf(events, 'claimed');
    if (state.bossDeck.cards.length === 0) totals.empty += 1;
    if (countOf(events, 'placeEmptied') > 0) totals.ranOut += 1;
    const seen = new Set<AchievementId>([...state.players.flatMap((player) => player.achievements), ...state.achievements.flatMap(({ card }) => (card === '' ? [] : [card]))]);
    for (const id of seen) shown.set(id, (shown.get(id) ?? 0) + 1);
    for (const id of state.players.flatMap((player) => player.achievements)) claimed.set(id, (claimed.get(id) ?? 0) + 1);
  }
  const used = process.cpuUsage(started);
  for (const [id, { played, won, points }] of heroes) print(`  ${id}`, `wins ${percent(won, played)}`, `of ${played}`, `mean ${(points / Math.max(1, played)).toFixed(1)}`);
  print('winner’s mean / spread', mean(winners).toFixed(1), mean(spreads).toFixed(1));
  print('first of the initial order wins', percent(totals.first, games));
  print('sat out, of all turns', percent(totals.satOut, totals.satOut + totals.fights));
  print('knocked out, of all Fights', percent(totals.knockedOut, totals.fights));
  print('Bosses killed / Dens cleared', (totals.kills / games).toFixed(1), (totals.cleared / games).toFixed(1));
  print('Boss deck empty / ran out', percent(totals.empty, games), percent(totals.ranOut, games));
  print('claims a game', (totals.claims / games).toFixed(1));
  print('mission points / decided by them', mean(missions).toFixed(1), percent(totals.decided, games));
  const average = mean([...abilities.values()]);
  const shares = [...abilities].sort((a, b) => a[1] - b[1]).map(([id, count]) => `${id} ${(count / Math.max(0.001, average)).toFixed(2)} (costs ${UPGRADES[id].cost})`);
  print('abilities of winners, of average', shares.join(', '));
  print('achievements claimed when shown', [...shown].map(([id, count]) => `${id} ${percent(claimed.get(id) ?? 0, count)}`).join(', '));
  print('CPU ms a game', ((used.user + used.system) / 1000 / games).toFixed(0));
}
