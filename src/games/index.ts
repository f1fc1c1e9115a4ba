import type { BoxManifest } from '@/box/manifest';

import * as manifests from './manifests';

/** The shelf, left to right. */
export const BOXES: readonly BoxManifest[] = Object.values(manifests).sort((a, b) => a.place - b.place);

/** A box by its id; for a game inside another's box, that box with the inner game as its contents. */
export function findBox(id: string): BoxManifest | undefined {
  for (const box of BOXES) {
    if (box.id === id) return box;
    const inner = box.inside?.find((game) => game.id === id);
    if (inner) return { ...box, ...inner };
  }
  return undefined;
}
