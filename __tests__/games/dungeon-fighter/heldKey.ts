/** A throw made by one held key, act after act, as somebody who plays without flicking makes it (DF-305). */
import type { RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { SOUTH, stanceFor } from '@/games/dungeon-fighter/rules/throw/stance';
import { ABOVE } from '@/games/dungeon-fighter/table/arena/lens';
import { isFlicked, type ActKind } from '@/games/dungeon-fighter/table/throwing/acts';
import { Attempt, TOSS_MS, type AttemptResult } from '@/games/dungeon-fighter/table/throwing/attempt';
import { fullMs, ghostStroke } from '@/games/dungeon-fighter/table/throwing/ghostFinger';
import type { Setting } from '@/games/dungeon-fighter/table/throwing/launching';
import { viewpointFor, weakAside } from '@/games/dungeon-fighter/table/throwing/viewpoint';
import { padOf } from '@/games/dungeon-fighter/table/throwing/pad';
import { Probe } from '@/games/dungeon-fighter/table/throwing/probe';

export const SIZE = { width: 360, height: 420 };
const BLIND_MS = 1000;
const PULL_MS = 600;

/** Presses of the key in an act: how long each is held, and how long nobody presses before it. */
const PRESSES: Partial<Readonly<Record<ActKind, readonly (readonly [wait: number, held: number])[]>>> = {
  puffs: [[100, 90], [100, 90], [100, 90]],
  slam: [[60, 40], [TOSS_MS - 60, 60]],
  head: [[60, 40], [TOSS_MS - 40, 40]],
  palms: [[60, 900]],
  crouch: [[100, 420]],
  dance: [[100, 320]],
  twirl: [[100, 420]],
  ramp: [[60, 520]],
  dark: [[60, 900]],
};

/** How long a key is held that means a throw of the right strength. */
function holdFor(setting: Setting, { act, acts }: Attempt): number {
  if (!isFlicked(act.kind)) return PULL_MS;
  return setting.ids.includes('blindShot') && !acts.some(({ kind }) => kind === 'dark') ? BLIND_MS : fullMs(setting);
}

export function thrownBy(ids: readonly RequirementId[], { oneHanded = false, aside = 0 } = {}): { readonly result: AttemptResult | undefined; readonly setting: Setting } {
  const setting: Setting = { ids, azimuth: SOUTH, loft: stanceFor(ids).pitch, assist: 'off', oneHanded };
  const pad = padOf(SIZE, viewpointFor(ids, SOUTH, ABOVE, weakAside(ids, false, oneHanded)), false, oneHanded);
  const attempt = new Attempt(setting, pad, 'touch', new Probe(), () => 0);
  let t = 1000;
  let result: AttemptResult | undefined;
  for (let act = 0; act < attempt.acts.length; act++) {
    if (attempt.at !== act) break;
    const { kind } = attempt.act;
    for (const [wait, held] of PRESSES[kind] ?? [[60, holdFor(setting, attempt)]]) {
      t += wait;
      const path = ghostStroke(kind, pad, setting, t, t + held, aside);
      t += held;
      path.forEach((point, index) => (index === 0 ? attempt.down(1, point, point.t) : attempt.move(1, point, point.t)));
      const last = path[path.length - 1];
      if (last) {
        t = Math.max(t, last.t);
        result = attempt.up(1, last, last.t);
      }
    }
  }
  return { result, setting };
}

