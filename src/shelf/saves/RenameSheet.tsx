import { useState } from 'react';

import type { Kept } from '@/store/exchange';
import { Button, Sheet, TextField } from '@/theme/ui';

const LONGEST = 60;

export function RenameSheet({ kind, name, onDone, onClose }: { kind: Kept; name: string; onDone(name: string): void; onClose(): void }) {
  const [typed, setTyped] = useState(name);
  return (
    <Sheet title="Rename" visible onClose={onClose}>
      <TextField label={`Name of the ${kind}`} value={typed} maxLength={LONGEST} onChange={setTyped} onSubmit={() => onDone(typed)} />
      <Button kind="primary" icon="check-mark" label="Keep this name" onPress={() => onDone(typed)} />
    </Sheet>
  );
}
