import { useEffect, useState } from 'react';

import type { AnyBox, DailyGame } from '@/engine/box';
import { thinkInSlices } from '@/table/session/botPlayer';

/** Found once a day and box, however often the page is opened. */
const found = new Map<string, DailyGame>();

/** The box's game of the day; undefined while it is being looked for, a few milliseconds in every frame. */
export function useDailyGame(box: AnyBox, day: string): DailyGame | undefined {
  const key = `${box.game.id}/${day}`;
  const [shown, setShown] = useState(() => ({ key, game: found.get(key) }));
  useEffect(() => {
    const known = found.get(key);
    if (known || !box.daily) return undefined;
    return thinkInSlices(box.daily(day), (game) => {
      found.set(key, game);
      setShown({ key, game });
    });
  }, [box, day, key]);
  return shown.key === key ? shown.game : undefined;
}
