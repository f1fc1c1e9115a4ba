import { use, useMemo } from 'react';

import type { Seat } from '@/engine/game';
import { BoardFitContext } from '@/table/board/boardContext';
import { toScreen } from '@/table/board/fit';
import { MovingFinger } from '@/table/kit/finger/MovingFinger';
import { routeAlong } from '@/table/kit/finger/route';

import type { State } from '../../rules/state';
import { spotMiddle, type TrailLayout } from '../layout';
import { easyPath } from './easyPath';

/** From card to card: slowly enough to see that a path is drawn. */
const STEP_MS = 450;

interface ShownPathProps {
  readonly view: State;
  readonly seat: Seat;
  readonly layout: TrailLayout;
  readonly still: boolean;
}

/** A finger that draws a path over the cards, again and again. */
export function ShownPath({ view, seat, layout, still }: ShownPathProps) {
  const fit = use(BoardFitContext);
  const path = useMemo(() => easyPath(view, seat), [view, seat]);
  const route = useMemo(() => {
    const [first, ...rest] = path ? [path.start, ...path.steps].map((spot, step) => ({ ...toScreen(fit, spotMiddle(layout, spot)), t: step * STEP_MS })) : [];
    return first && routeAlong(first, rest, STEP_MS);
  }, [path, fit, layout]);
  return route && <MovingFinger route={route} still={still} />;
}
