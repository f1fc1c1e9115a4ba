import { use, useMemo } from 'react';

import type { Seat } from '@/engine/game';
import { BoardFitContext } from '@/table/board/boardContext';
import { toScreen } from '@/table/board/fit';
import { MovingFinger } from '@/table/kit/finger/MovingFinger';
import { routeAlong } from '@/table/kit/finger/route';

import type { State } from '../../rules/state';
import { spotMiddle, type TrailLayout } from '../layout';
import { easyPath } from './easyPath';

/** How long the finger lies where it would only tap. */
const TAP_MS = 600;

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
    const [first, ...rest] = path ? [path.start, ...path.steps].map((spot) => toScreen(fit, spotMiddle(layout, spot))) : [];
    return first && routeAlong(first, rest, TAP_MS);
  }, [path, fit, layout]);
  return route && <MovingFinger route={route} still={still} />;
}
