import { useState, type ReactNode } from 'react';

import { LostPart } from '@/box/LostPart';
import type { BoxContents, BoxManifest, FindBox } from '@/box/manifest';
import { useArrival } from '@/box/useArrival';
import type { AnyBox } from '@/engine/box';
import { BoxTheme } from '@/theme';

import { TableLoading } from './furniture/TableLoading';
import { findMatch, openMatch, type FoundMatch, type OpenedMatch } from './host/openMatch';
import { useVerification } from './host/verify';
import { TableTrouble } from './TableTrouble';
import { useLeave } from './useLeave';

export interface OpenedTable {
  readonly opened: Extract<OpenedMatch, { ok: true }>;
  readonly table: BoxContents['table'];
  readonly findBox: FindBox;
  onLeave(): void;
}

interface SavedMatchProps {
  readonly id: string;
  readonly findBox: FindBox;
  /** What is behind the door. */
  readonly room: (door: OpenedTable) => ReactNode;
}

/** Opens a saved match once, in the look of its box; what cannot be opened says why. */
export function SavedMatch({ id, findBox, room }: SavedMatchProps) {
  const [found] = useState(() => findMatch(findBox, id));
  const leave = useLeave();
  if (!found.ok) return <TableTrouble words={found.words} onBack={leave} />;
  return (
    <InBox manifest={found.manifest}>
      {(box) => <Opened found={found} box={box} room={room} findBox={findBox} onLeave={leave} />}
    </InBox>
  );
}

interface InBoxProps {
  readonly manifest: BoxManifest;
  children(box: AnyBox): ReactNode;
}

/** In the look of a box, with its rules once they are here. */
export function InBox({ manifest, children }: InBoxProps) {
  const { part, lost, again } = useArrival(manifest.contents?.box);
  const leave = useLeave();
  return <BoxTheme look={manifest}>{lost ? <LostPart onAgain={again} onBack={leave} /> : part ? children(part) : <TableLoading />}</BoxTheme>;
}

interface OpenedProps extends Pick<SavedMatchProps, 'room' | 'findBox'> {
  readonly found: Extract<FoundMatch, { ok: true }>;
  readonly box: AnyBox;
  onLeave(): void;
}

function Opened({ found, box, room: Room, findBox, onLeave }: OpenedProps) {
  const [opened] = useState(() => openMatch(found.entry, box));
  const trouble = useVerification(opened);
  if (!opened.ok) return <TableTrouble words={opened.words} onBack={onLeave} />;
  if (trouble !== undefined) return <TableTrouble words={trouble} onBack={onLeave} />;
  return <Room opened={opened} table={found.contents.table} findBox={findBox} onLeave={onLeave} />;
}
