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
