import { useState, type ReactNode } from 'react';

import { LostPart } from '@/box/LostPart';
import type { Arriving } from '@/box/arriving';
import type { BoxContents, BoxManifest, FindBox } from '@/box/manifest';
import { useArrival } from '@/box/useArrival';
import type { AnyRules } from '@/engine/box';
import { BoxTheme } from '@/theme';

import { TableLoading } from './furniture/TableLoading';
import { findMatch, openMatch, type FoundMatch, type OpenedMatch } from './host/openMatch';
import { useVerification } from './host/verify';
import { TableTrouble } from './TableTrouble';
import { useLeave } from './useLeave';

export interface OpenedTable {
  readonly opened: Extract<OpenedMatch, { ok: true }>;
  readonly contents: BoxContents;
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
    <InBox manifest={found.manifest} part={found.rules}>
      {(box) => <Opened found={found} box={box} room={room} findBox={findBox} onLeave={leave} />}
    </InBox>
  );
}

interface InBoxProps<Part> {
  readonly manifest: BoxManifest;
  readonly part: Arriving<Part>;
  children(part: Part): ReactNode;
}

/** In the look of a box, with a part of it once that is here. */
export function InBox<Part>({ manifest, part: wanted, children }: InBoxProps<Part>) {
  const { part, lost, again } = useArrival(wanted);
  const leave = useLeave();
  return <BoxTheme look={manifest}>{lost ? <LostPart onAgain={again} onBack={leave} /> : part ? children(part) : <TableLoading />}</BoxTheme>;
}

interface OpenedProps extends Pick<SavedMatchProps, 'room' | 'findBox'> {
  readonly found: Extract<FoundMatch, { ok: true }>;
  readonly box: AnyRules;
  onLeave(): void;
}

function Opened({ found, box, room: Room, findBox, onLeave }: OpenedProps) {
  const [opened] = useState(() => openMatch(found, box));
  const trouble = useVerification(opened);
  if (!opened.ok) return <TableTrouble words={opened.words} onBack={onLeave} />;
  if (trouble !== undefined) return <TableTrouble words={trouble} onBack={onLeave} />;
  return <Room opened={opened} contents={found.contents} findBox={findBox} onLeave={onLeave} />;
}
