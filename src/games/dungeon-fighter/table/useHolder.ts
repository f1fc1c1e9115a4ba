import { useState } from 'react';

import type { Seat } from '@/engine/game';
import type { Seating } from '@/table/contract';

/** Who has taken the device in their hand; a hand-over is due when somebody else is asked (DF-276). */
export function useHolder(seat: Seat | undefined, seating: Seating): { readonly due: boolean; take(): void } {
  const [holder, setHolder] = useState<Seat>();
  return { due: seating === 'pass' && seat !== undefined && seat !== holder, take: () => setHolder(seat) };
}
