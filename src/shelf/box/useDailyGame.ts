import { useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';

import type { AnyBox, DailyGame } from '@/engine/box';
import { thinkInSlices } from '@/referee/thinkInSlices';

import { dayOf } from '../day';

/** Today, looked up again whenever somebody comes back to the page: it may be tomorrow by then. */
function useToday(): string {
  const [day, setDay] = useState(() => dayOf(new Date()));
  useFocusEffect(useCallback(() => setDay(dayOf(new Date())), []));
  return day;
}

/** The box's game of the day; undefined while it is being looked for, a few milliseconds in every frame. */
export function useDailyGame(box: AnyBox): { readonly day: string; readonly game: DailyGame | undefined } {
  const day = useToday();
  const [found, setFound] = useState<{ readonly day: string; readonly game: DailyGame }>();
  useEffect(() => (box.daily ? thinkInSlices(box.daily(day), (game) => setFound({ day, game })) : undefined), [box, day]);
  return { day, game: found?.day === day ? found.game : undefined };
}
