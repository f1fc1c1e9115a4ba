import { useState, type ReactNode } from 'react';

import { BoxTheme, isBoxId } from '@/theme';

import type { Library, LoadTable } from './library';
import { openMatch, type OpenedMatch } from './openMatch';
import { useProof } from './proof';
import { TableTrouble } from './TableTrouble';
import { useLeave } from './useLeave';

/** A box's own colours and typefaces, where it has any. */
export function InBox({ id, children }: { id: string; children: ReactNode }) {
  return isBoxId(id) ? <BoxTheme id={id}>{children}</BoxTheme> : children;
}

export interface OpenDoor {
  readonly opened: Extract<OpenedMatch, { ok: true }>;
  readonly load: LoadTable | undefined;
  onLeave(): void;
}

interface MatchDoorProps {
  readonly id: string;
  readonly library: Library;
  /** What is behind the door. */
  readonly room: (door: OpenDoor) => ReactNode;
}

/** Opens a saved match once, in the look of its box; what cannot be opened says why. */
export function MatchDoor({ id, library, room: Room }: MatchDoorProps) {
  const [opened] = useState(() => openMatch(library, id));
  const trouble = useProof(opened);
  const leave = useLeave();
  if (!opened.ok) return <TableTrouble words={opened.words} onBack={leave} />;
  if (trouble !== undefined) return <TableTrouble words={trouble} onBack={leave} />;
  return (
    <InBox id={opened.entry.game}>
      <Room opened={opened} load={library.tables[opened.entry.game]} onLeave={leave} />
    </InBox>
  );
}
