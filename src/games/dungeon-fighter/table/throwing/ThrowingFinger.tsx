import { useMemo } from 'react';

import { MovingFinger } from '@/table/kit/finger/MovingFinger';
import { routeAlong, type Route } from '@/table/kit/finger/route';

import type { ActKind } from './acts';
import { fullMs, ghostStroke } from './ghostFinger';
import type { Setting } from './launching';
import type { Pad } from './measure';

/** What a finger would do in this throw. */
export function routeOf(kind: ActKind, pad: Pad, setting: Setting): Route {
  const [first = { t: 0, x: pad.die.x, y: pad.die.y }, ...rest] = ghostStroke(kind, pad, setting, 0, fullMs(setting));
  return routeAlong(first, rest, fullMs(setting));
}

/** A finger that shows a throw, until one like it has been thrown. */
export function ThrowingFinger({ kind, pad, setting, still }: { kind: ActKind; pad: Pad; setting: Setting; still: boolean }) {
  const { ids, loft, azimuth, assist, oneHanded } = setting;
  const route = useMemo(() => routeOf(kind, pad, { ids, loft, azimuth, assist, oneHanded: oneHanded === true }), [kind, pad, ids, loft, azimuth, assist, oneHanded]);
  return <MovingFinger route={route} still={still} />;
}
