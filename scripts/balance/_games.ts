import { Match } from '@/engine/match';
import { decide } from '@/engine/bots/bot';
import { Random } from '@/engine/random';
import { dungeonFighterGame as g } from '@/games/dungeon-fighter/game';
import { comrade } from '@/games/dungeon-fighter/bot';
import { HANDS } from '@/games/dungeon-fighter/bot/hand';
import { playInPlace, startPosition } from '@/engine/position';
const n = Number(process.argv[2] ?? 20);
for (const difficulty of ['easy', 'normal', 'insane'] as const) for (const h of ['competent', 'novice', 'clumsy'] as const) {
  const bot = comrade('x', HANDS[h]); let won = 0, throws = 0, defeats = 0, dice = 0, scars = 0, moves = 0, boss = 0; const t0 = Date.now();
  const why: Record<string, number> = {};
  for (let i = 0; i < n; i++) {
    const options = g.parseOptions({ seats: 3, difficulty, heroes: [] });
    const pos = startPosition(g, options, `b${i}`); const random = Random.fromSeed(`r${i}`);
    let seenBoss = false;
    while (!g.outcome(pos.state)) {
      const p = g.prompts(pos.state)[0]!; const m = decide(bot.think(g.view(pos.state, p.seat), p.seat, random));
      playInPlace(g, pos, p.seat, m); moves++;
      const b = g.broken!(pos.state); if (b.length) { console.log('BROKEN', i, b, JSON.stringify(m).slice(0, 200)); process.exit(1); }
      if (!seenBoss && pos.state.encounter?.monster.kind === 'boss') { seenBoss = true; boss++; dice += pos.state.chest.bonusDice; }
    }
    const s = pos.state; if (s.over!.won) won++; else why[(s.over as any).reason + (s.encounter?.monster.kind === 'boss' ? '@boss' : '@f' + s.floor)] = (why[(s.over as any).reason + (s.encounter?.monster.kind === 'boss' ? '@boss' : '@f' + s.floor)] ?? 0) + 1;
    throws += s.stats.throws; defeats += s.stats.partyDefeats; scars += s.stats.scars;
  }
  console.log(difficulty, h, 'won', (won / n).toFixed(2), 'throws', throws / n, 'defeats', defeats / n, 'scars', scars / n, 'dice@boss', (dice / boss).toFixed(1), 'moves', moves / n, 'ms/game', (Date.now() - t0) / n, JSON.stringify(why));
}
