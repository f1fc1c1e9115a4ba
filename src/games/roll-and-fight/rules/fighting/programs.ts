import { ABILITIES, PUNCH_HITS, type AbilityId } from '../../content/abilities';
import { itemOf } from '../../content/items';
import { MAY_HIT, type Program, type Step } from '../../content/steps';
import { hasFace } from '../dice';
import { inForce } from '../inForce';
import type { Source } from '../moves';
import type { Player, SetDie } from '../state';

/** What one run of an activation does: `steps` up to `afterFrom`, then what passives offer. */
export interface Run {
  readonly steps: Program;
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

const optional = (steps: Program): Program => steps.map((step) => (step.do === 'hit' ? MAY_HIT : { ...step, may: true }));

/** The steps of an ability with these dice: bonus faces, and what may replace them (RF-82, RF-119). */
function mainSteps(player: Player, id: AbilityId, dice: readonly SetDie[]): Program {
  const { program, bonus, perWoundDie } = ABILITIES[id];
  if (perWoundDie) return player.woundDice.flatMap(() => program);
  if (!bonus) return program;
  if (!hasFace(dice, bonus.face)) {
    const counted = inForce.value('faceCounts', player).some(({ face, as }) => as === bonus.face && hasFace(dice, face));
    return counted ? [...program, ...optional(bonus.steps)] : program;
  }
  const full = [...program, ...bonus.steps];
  const instead = inForce.value('insteadOfBonus', player, { ability: id });
  return instead.length > 0 ? [{ do: 'either', ways: [full, instead] }] : full;
}

/** The whole program of a source as it would run now. */
export function programOf(player: Player, source: Source, dice: readonly SetDie[]): Run {
  const id = abilityOf(player, source);
  const item = source.from === 'item' ? player.items[source.item] : undefined;
  const added = id === PUNCH_HITS.ability ? (player.fight?.waiting.punchHits ?? 0) : 0;
  const main = id ? mainSteps(player, id, dice) : item ? itemOf(item.id).program : [];
  const activated = { ability: id };
  const before = inForce.value('before', player, activated);
  const after = inForce.value('after', player, activated);
  if (added + before.length + after.length === 0) return { steps: main, afterFrom: main.length };
  const steps = [...before, ...main, ...new Array<Step>(added).fill(PUNCH_HITS.step)];
  return { steps: [...steps, ...after], afterFrom: steps.length };
}

export const diceOfSource = (player: Player, source: Source): readonly SetDie[] =>
  source.from === 'set' ? (player.sets[source.set]?.dice ?? []) : [];
