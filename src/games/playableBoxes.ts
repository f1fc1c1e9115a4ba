import type { BoxManifest } from '@/box/manifest';
import type { AnyBox } from '@/engine/box';

import { BOXES } from '.';

export interface PlayableBox extends BoxManifest {
  readonly box: AnyBox;
}

/** Every box that is not sealed, opened: for scripts and tests. The app opens one at a time. */
export async function playableBoxes(): Promise<readonly PlayableBox[]> {
  const opened = await Promise.all(BOXES.map(async (manifest) => ({ ...manifest, box: await manifest.contents?.box.load() })));
  return opened.flatMap(({ box, ...manifest }) => (box ? [{ ...manifest, box }] : []));
}

/** The games of all of them, and those inside another's box: whatever a campaign may want to play. */
export async function playableGames(): Promise<readonly AnyBox[]> {
  const parts = BOXES.flatMap(({ contents, inside = [] }) => [...(contents ? [contents] : []), ...inside.map((inner) => inner.contents)]);
  return Promise.all(parts.map(({ box }) => box.load()));
}
