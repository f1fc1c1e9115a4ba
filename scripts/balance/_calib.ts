import { Random } from '@/engine/random';
import { handThrow, HANDS } from '@/games/dungeon-fighter/bot/hand';
import { stanceFor, propsFor, evidenceFor, SOUTH } from '@/games/dungeon-fighter/rules/stance';
import { simulateFlight, readFlight } from '@/games/dungeon-fighter/rules/flight';
import { judgeThrow } from '@/games/dungeon-fighter/rules/judge';
import { drawLuck } from '@/games/dungeon-fighter/rules/throwing';
import { propHeight } from '@/games/dungeon-fighter/rules/launch';
import { REQUIREMENT_IDS } from '@/games/dungeon-fighter/content/vocabulary';
export function measure(ids: any[], hand: any, n: number, stance = stanceFor(ids), seed='m') {
  const random = Random.fromSeed(seed + ids.join());
  let contact = 0, special = 0, sum = 0, time = 0, settled = 0; const why: Record<string, number> = {}; const sec: Record<string, number> = {};
  for (let i = 0; i < n; i++) {
    const az = SOUTH;
    const launch = handThrow({ azimuth: az, stance }, ids, hand, random);
    const gates = evidenceFor(ids);
    const input = { launch, props: propsFor(ids, az).map((p) => ({ ...p, height: propHeight(p.kind, gates) })), obstacles: [], ...drawLuck(random, ids) };
    const t = simulateFlight(input); const f = readFlight(t, input);
    const r = judgeThrow(f, gates, { requirements: ids, smallTarget: false });
    time += t.duration; if (t.rest[0]!.settled) settled++;
    if (r.special) special++;
    if (r.contact) { contact++; sum += r.region as number; sec[String(r.region)] = (sec[String(r.region)] ?? 0) + 1; } else { const k = r.missReasons.join('+'); why[k] = (why[k] ?? 0) + 1; }
  }
  return { contact: contact / n, special: special / n, mean: sum / contact, time: time / n, settled: settled / n, sec, why };
}
if (process.argv[1]?.includes("_calib") && process.argv[2] === 'all') for (const id of [undefined, ...REQUIREMENT_IDS]) { const m = measure(id ? [id] : [], HANDS.competent, 600); console.log((id ?? 'plain').padEnd(18), m.contact.toFixed(2), 'sp', m.special.toFixed(2), 'mean', m.mean.toFixed(2), 't', m.time.toFixed(2), 'set', m.settled.toFixed(3), JSON.stringify(m.why)); }
if (process.argv[1]?.includes("_calib") && process.argv[2] === 'plain') for (const h of ['competent','novice','clumsy'] as const) { const t0=Date.now(); console.log(h, JSON.stringify(measure([], HANDS[h], 2000)), (Date.now()-t0)/2000); }
