import { expectSoon } from '@/box/arriving';
import type { BoxManifest } from '@/box/manifest';
import { skiaSoon } from '@/skia/skiaSoon';

/** Somebody will probably sit down at this table soon: Skia and what draws with it are fetched ahead. */
export function expectTable({ contents }: Pick<BoxManifest, 'contents'>): void {
  if (contents) void skiaSoon().then(() => expectSoon(contents.table), () => undefined);
}
