import { Random, makeStream } from '@/engine/random';
import { squareNamed } from '@/engine/parts/grid/squares';
import type { BossId } from '@/games/ronins-revenge/content/bosses';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { FIELD, HERO_IDS, type HeroId, type ObjectKind, type SquareName } from '@/games/ronins-revenge/content/terms';
import type { BattlePlan, Member } from '@/games/ronins-revenge/rules/plan';
import { setUp } from '@/games/ronins-revenge/rules/setup';
import type { BattleState, HeroState, MinionState } from '@/games/ronins-revenge/rules/state';

/** Battles for tests. */

export const at = (name: SquareName): number => squareNamed(FIELD, name);
export const all = (...names: SquareName[]): number[] => names.map(at);

const member = (hero: HeroId, noLuck: boolean): Member => ({ loadout: RECOMMENDED_LOADOUTS[hero], noLuck });

export function oneShot(changes: Partial<BattlePlan> = {}): BattlePlan {
  const party = { takahiro: member('takahiro', false), sayaka: member('sayaka', true), kosuke: member('kosuke', false), kensho: member('kensho', true) };
  return { boss: 'ushikado', difficulty: 'standard', level: 1, party, ...changes };
}

export const battle = (changes: Partial<BattlePlan> = {}, seed = 'ash'): BattleState => setUp(oneShot(changes), new Random(makeStream(seed)));

/** A field with nothing on it but the boss in the north-west corner and four heroes along the south edge. Itoguruma's has no walls. */
export function emptyField(boss: BossId = 'itoguruma', changes: Partial<BattlePlan> = {}): BattleState {
  const state = battle({ boss, ...changes });
  state.objects = [];
  state.minions = [];
  state.zones.fill(0);
  for (const figure of state.figures) figure.anchor = at('A1');
  HERO_IDS.forEach((id, i) => { state.heroes[id].anchor = at('L1') + i; });
  return state;
}

export function place(state: BattleState, hero: HeroId, square: SquareName): HeroState {
  state.heroes[hero].anchor = at(square);
  return state.heroes[hero];
}

export function placeObject(state: BattleState, kind: ObjectKind, ...squares: SquareName[]): void {
  for (const square of squares) state.objects.push({ kind, square: at(square) });
}

export function placeMinion(state: BattleState, square: SquareName): MinionState {
  const minion: MinionState = { minion: 'threadling', band: state.minions.length, hp: 5, anchor: at(square), side: 1, facing: 0, conditions: 0 };
  state.minions.push(minion);
  return minion;
}

export function boss(state: BattleState, square?: SquareName): BattleState['figures'][number] {
  const [figure] = state.figures;
  if (!figure) throw new RangeError('the boss stands on the field');
  if (square) figure.anchor = at(square);
  return figure;
}
