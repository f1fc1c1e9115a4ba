import { useEffect, useState } from 'react';

import { openAlone } from '@/store/windows/holding';

/** Whether this window alone has a document open, for as long as the screen is there. */
export function useAlone(name: string): 'waiting' | 'elsewhere' | 'here' {
  const [place, setPlace] = useState<'waiting' | 'elsewhere' | 'here'>('waiting');
  useEffect(() => openAlone(name, () => setPlace('here'), () => setPlace('elsewhere')), [name]);
  return place;
}
