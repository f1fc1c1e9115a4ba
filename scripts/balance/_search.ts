import { measure } from './_calib';
import { HANDS } from '@/games/dungeon-fighter/bot/hand';
import { STANCES, PLAIN_STANCE } from '@/games/dungeon-fighter/content/stances';
const T: Record<string, number> = { elbowShot: .67, weakHandShot: .65, piousShot: .65, borrowedHandShot: .62, underTheTableShot: .59, spinShot: .59, crossbowShot: .59, sittingShot: .58, underTheLegShot: .57, noseShot: .56, slamShot: .54, catapultShot: .54, blowShot: .52, jumpShot: .51, backwardsShot: .48, bankShot: .46, blindShot: .46, headShot: .43, farShot: .42, dancingShot: .40, twoBounceShot: .39, cardJumpShot: .30 };
const PITCH: Record<string, number[]> = { underTheTableShot: [56, 60, 64, 68], farShot: [-5, -12, -20, -28, 5], twoBounceShot: [-20, -33, -45], headShot: [-8, -15, 0], slamShot: [-45, -38, -52], cardJumpShot: [-67, -60, -72] };
const only = process.argv.slice(2);
for (const id of Object.keys(T).filter((k) => !only.length || only.includes(k)) as (keyof typeof STANCES)[]) {
  const base = STANCES[id]; let best = { c: 0, b: 0, p: 0 };
  for (const p of PITCH[id] ?? [base.pitch]) for (let b = 200; b <= 420 && b < base.distance - 30; b += 20) {
    if (id === 'bankShot' && b !== 200) continue;
    const stance = { ...base, pitch: p, bounceAt: id === 'bankShot' ? base.bounceAt : b, unsteady: 1 };
    const m = measure([id], HANDS.competent, 200, stance, 's');
    if (m.contact > best.c) best = { c: m.contact, b: stance.bounceAt, p };
  }
  let k = { k: 0, d: 9, c: 0 };
  for (const u of [0.6,0.8,1, 1.2, 1.4, 1.6, 1.8, 2, 2.2, 2.4, 2.7, 3, 3.4,3.8]) {
    const m = measure([id], HANDS.competent, 300, { ...base, pitch: best.p, bounceAt: best.b, unsteady: u }, 'k');
    const d = Math.abs(m.contact - T[id]!); if (d < k.d) k = { k: u, d, c: m.contact };
  }
  console.log(id, 'T', T[id], 'best', JSON.stringify(best), 'k', JSON.stringify(k));
}
