import { useState } from 'react';

import { useStorageNotice } from '@/store/storageNotice';
import { Toast } from '@/theme/ui';

/** Whatever screen is open: what could not be written after it was accepted is told, with what to do about it. */
export function StorageAlarm() {
  const trouble = useStorageNotice((notice) => notice.trouble);
  const [read, setRead] = useState<string>();
  if (read !== undefined && trouble === undefined) setRead(undefined);
  return trouble !== undefined && trouble !== read ? <Toast words={trouble} onGone={() => setRead(trouble)} /> : null;
}
