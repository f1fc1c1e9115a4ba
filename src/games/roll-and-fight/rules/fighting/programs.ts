import { ABILITIES, PUNCH_HITS, type AbilityId } from '../../content/abilities';
import { itemOf } from '../../content/items';
import { MAY_HIT, type Step } from '../../content/steps';
import { hasFace } from '../dice';
import type { Source } from '../moves';
import { modifier } from '../scene';
import type { Player, SetDie } from '../state';

/** What one run of an activation does: `steps` up to `afterFrom`, then what passives offer. */
export interface Program {
  readonly steps: readonly Step[];
  readonly afterFrom: number;
}

export const abilityOf = (player: Player, source: Source): AbilityId | undefined => {
  switch (source.from) {
    case 'set':
      return player.sets[source.set]?.ability;
    case 'recon':
      return source.ability;
    case 'tile':
      return source.tile;
    case 'item':
      return undefined;
  }
};

const optional = (steps: readonly Step[]): Step[] => steps.map((step) => (step.do === 'hit' ? MAY_HIT : { ...step, may: true }));

/** The steps of an ability with these dice: bonus faces, and what may replace them (RF-82, RF-119). */
function mainSteps(player: Player, id: AbilityId, dice: readonly SetDie[]): readonly Step[] {
  const { program, bonus, perWoundDie } = ABILITIES[id];
  if (perWoundDie) return player.woundDice.flatMap(() => program);
  if (!bonus) return program;
  const counts = modifier(player, 'faceCounts');
  const natural = hasFace(dice, bonus.face);
  const counted = counts !== undefined && counts.as === bonus.face && hasFace(dice, counts.from);
  if (!natural) return counted ? [...program, ...optional(bonus.steps)] : program;
  const full = [...program, ...bonus.steps];
  const instead = modifier(player, 'insteadOfBonus');
  return instead?.ability === id ? [{ do: 'either', ways: [full, instead.steps] }] : full;
}

function around(player: Player, id: AbilityId | undefined): { readonly before: readonly Step[]; readonly after: readonly Step[] } {
  const own = modifier(player, 'around');
  const any = modifier(player, 'afterAny') ?? [];
  return own && own.ability === id ? { before: own.before, after: [...own.after, ...any] } : { before: [], after: any };
}

/** The whole program of a source as it would run now. */
export function programOf(player: Player, source: Source, dice: readonly SetDie[]): Program {
  const id = abilityOf(player, source);
  const item = source.from === 'item' ? player.items[source.item] : undefined;
  const added = id === PUNCH_HITS.ability ? (player.fight?.waiting.punchHits ?? 0) : 0;
  const main = id ? mainSteps(player, id, dice) : item ? itemOf(item.id).program : [];
  const { before, after } = around(player, id);
  if (added + before.length + after.length === 0) return { steps: main, afterFrom: main.length };
  const steps = [...before, ...main, ...new Array<Step>(added).fill(PUNCH_HITS.step)];
  return { steps: [...steps, ...after], afterFrom: steps.length };
}

export const diceOfSource = (player: Player, source: Source): readonly SetDie[] =>
  source.from === 'set' ? (player.sets[source.set]?.dice ?? []) : [];
