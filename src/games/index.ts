import type { BoxManifest } from '@/box/manifest';

import * as manifests from './manifests';

/** The shelf, left to right. */
export const BOXES: readonly BoxManifest[] = Object.values(manifests).sort((a, b) => a.place - b.place);

export const findBox = (id: string): BoxManifest | undefined => BOXES.find((box) => box.id === id);
