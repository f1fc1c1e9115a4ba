import type { Random } from '@/engine/random';
import { listed } from '@/engine/words';

import { FIGHTING_DIE, type Face } from '../content/dice';

export const BRAWL_DICE = 4;

const BLOWS: Partial<Readonly<Record<Face, number>>> = { knife: 1, doubleKnife: 2 };

export interface BrawlThrow {
  readonly faces: readonly Face[];
  readonly blows: number;
}

/** The dice-off after a shared victory: everybody throws once, knives are blows. A toy; the result stands (RF-202). */
export function brawl(fighters: number, random: Random): readonly BrawlThrow[] {
  return Array.from({ length: fighters }, () => {
    const faces = Array.from({ length: BRAWL_DICE }, () => random.pick(FIGHTING_DIE));
    return { faces, blows: faces.reduce((sum, face) => sum + (BLOWS[face] ?? 0), 0) };
  });
}

export function brawlWords(names: readonly string[], throws: readonly BrawlThrow[]): string {
  const most = Math.max(...throws.map(({ blows }) => blows));
  const best = names.filter((_, i) => throws[i]?.blows === most);
  return best.length > 1 ? `${listed(best)} are still standing. Once more?` : `${best[0] ?? 'Nobody'} knocks everybody else out.`;
}
