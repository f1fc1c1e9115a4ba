/** A finger on glass that means a throw and strays from it; the screen samples it sixty times a second and rounds it to its dots. */
import type { Random } from '@/engine/random';
import { MM_PER_POINT } from '@/motion/touch/pointer';
import { HANDS, normal } from '@/games/dungeon-fighter/bot/hand';
import { PLAIN_STANCE } from '@/games/dungeon-fighter/content/stances';
import { fly } from '@/games/dungeon-fighter/rules/throw/flight';
import { TOUCH_GAIN } from '@/games/dungeon-fighter/rules/throw/gesture';
import { judgeThrow } from '@/games/dungeon-fighter/rules/throw/judge';
import { demandLaunch } from '@/games/dungeon-fighter/rules/throw/launch';
import { levelSpeed, SOUTH } from '@/games/dungeon-fighter/rules/throw/stance';
import type { ThrowResult } from '@/games/dungeon-fighter/rules/state';
import { drawLuck } from '@/games/dungeon-fighter/rules/throw/throwing';
import { Attempt } from '@/games/dungeon-fighter/table/throwing/attempt';
import { launchBy, type Setting } from '@/games/dungeon-fighter/table/throwing/launching';
import type { Pad } from '@/games/dungeon-fighter/table/throwing/measure';
import { Probe } from '@/games/dungeon-fighter/table/throwing/probe';

const PAD: Pad = { size: { width: 360, height: 420 }, die: { x: 180, y: 370, radius: 26 }, arch: { x: 180, y: 300 }, weakLeft: true };
const SETTING: Setting = { ids: [], azimuth: SOUTH, loft: PLAIN_STANCE.pitch, assist: 'off' };
const FRAME_MS = 1000 / 60;
const STROKE_MS = 110;
/** Dots per point of the glass. */
const DENSITY = 3;
const onDots = (value: number): number => Math.round(value * DENSITY) / DENSITY;

/** One flick of a hand `noise` times as unsteady as the competent one, meant to bounce first `bounceAt` mm from the centre. */
export function fingerThrow(bounceAt: number, noise: number, random: Random): ThrowResult | undefined {
  const meant = (levelSpeed(PLAIN_STANCE.distance - bounceAt, PLAIN_STANCE.z, PLAIN_STANCE.pitch) ?? 0) / MM_PER_POINT / TOUCH_GAIN;
  const speed = meant * Math.max(0.2, 1 + normal(random) * HANDS.competent.speed * noise);
  const angle = (normal(random) * HANDS.competent.direction * noise * Math.PI) / 180;
  const at = (ms: number) => ({
    x: onDots(PAD.die.x + ((Math.sin(angle) * speed) / 1000) * ms),
    y: onDots(PAD.die.y - ((Math.cos(angle) * speed) / 1000) * ms),
  });
  const attempt = new Attempt(SETTING, PAD, 'touch', new Probe(), () => 0);
  const start = 1000;
  attempt.down(1, at(0), start);
  // The first frame after the touch comes at any moment.
  for (let ms = random.fraction() * FRAME_MS; ms < STROKE_MS; ms += FRAME_MS) attempt.move(1, at(ms), start + ms);
  const result = attempt.up(1, at(STROKE_MS), start + STROKE_MS);
  if (result?.kind !== 'throw') return undefined;
  const launch = launchBy(result.motion, SETTING);
  demandLaunch(launch, []);
  const flight = fly({ launch, props: [], obstacles: [], ...drawLuck(random, []) });
  return judgeThrow(flight, [], { requirements: [], smallTarget: false });
}
