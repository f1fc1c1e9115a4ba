import { squareName } from '@/engine/parts/grid/squares';
import type { Steps } from '@/games/ronins-revenge/content/effects';
import { FIELD, HERO_IDS, type HeroId } from '@/games/ronins-revenge/content/terms';
import type { LineContext } from '@/games/ronins-revenge/rules/frames';
import type { BattleFrame, BattleState } from '@/games/ronins-revenge/rules/state';

/** Small moments of a battle that many tests of single bosses begin. */

export const name = (square: number | undefined): string => squareName(FIELD, square ?? 0);
export const where = (state: BattleState, hero: HeroId): string => name(state.heroes[hero].anchor);

/** Lines of a card are carried out. */
export const linesOf = (steps: Steps, context: Partial<LineContext> = {}): BattleFrame => ({
  kind: 'lines', by: 'boss:0', why: 'test', ...context, steps, at: 0, same: null, zone: null, aimed: false, crossed: [],
});

export const endOfRound = (): BattleFrame => ({ kind: 'round', turn: 4, step: 'endFirst' });
export const turnFrame = (hero: HeroId): BattleFrame => ({ kind: 'heroTurn', hero, moved: false, acted: false, walked: false, sheltered: false });
export const slotFrame = (slot = 0): BattleFrame => ({ kind: 'slot', slot, hauled: false, lostBy: null });

/** What each hero loses while something happens: [Takahiro, Sayaka, Kosuke, Kensho]. */
export function losses(state: BattleState, happens: () => void): number[] {
  const before = HERO_IDS.map((id) => state.heroes[id].hp);
  happens();
  return HERO_IDS.map((id, i) => (before[i] ?? 0) - state.heroes[id].hp);
}
