import { useEffect } from 'react';

import { useBoardFit } from '@/table/board/boardContext';
import { fitBoard } from '@/table/board/fit';
import { useTheme } from '@/theme';

import { areSmallRead } from './letters';

/** Says, whenever the camera comes to rest, whether it is so near that small numbers are read which are not with the whole field in sight. */
export function NearLook({ onChange }: { onChange(isNear: boolean): void }) {
  const { scale, units, room } = useBoardFit();
  const { textScale } = useTheme();
  const isNear = areSmallRead(scale, textScale) && !areSmallRead(fitBoard(units, room).scale, textScale);
  useEffect(() => onChange(isNear), [isNear, onChange]);
  return null;
}
