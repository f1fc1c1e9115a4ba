import { equipmentCard, type CardId } from '../content/equipment';
import { combinationOf, type Combination } from '../content/combinations';
import { REQUIREMENT_IDS, SECTIONS, type RequirementId } from '../content/vocabulary';

/** How often a throw ends in each section, in the order of `SECTIONS`; the rest are misses. */
export interface Landing {
  readonly sections: readonly number[];
  readonly contact: number;
  /** Mean section of a contact. */
  readonly mean: number;
}

const landingFrom = (sections: readonly number[]): Landing => {
  const contact = sections.reduce((sum, share) => sum + share, 0);
  const points = sections.reduce((sum, share, index) => sum + share * (SECTIONS[index] ?? 0), 0);
  return { sections, contact, mean: contact === 0 ? 0 : points / contact };
};

/** Three and more at once were not measured: what every pair costs beyond its two single throws, together. */
function severalAtOnce(ids: readonly RequirementId[]): readonly number[] {
  let hardest: Combination | undefined;
  let contact = 1;
  ids.forEach((one, index) => {
    for (const other of ids.slice(index + 1)) {
      const pair = combinationOf([one, other]);
      if (!hardest || pair.contact < hardest.contact) hardest = pair;
      contact *= pair.contact;
    }
  });
  for (const id of ids) for (let extra = 2; extra < ids.length; extra++) contact /= Math.max(0.01, combinationOf([id]).contact);
  const base = hardest ?? combinationOf([]);
  const scale = base.contact === 0 ? 0 : Math.min(1, contact / base.contact);
  return base.sections.map((share) => share * scale);
}

const BITS = new Map<RequirementId, number>(REQUIREMENT_IDS.map((id, index) => [id, 1 << index]));
const SMALL = 1 << REQUIREMENT_IDS.length;
const known = new Map<number, Landing>();

/** Where throws with these demands end, measured with a competent hand on an empty board. */
export function landingOf(ids: readonly RequirementId[], smallTarget = false): Landing {
  const key = ids.reduce((bits, id) => bits | (BITS.get(id) ?? 0), smallTarget ? SMALL : 0);
  const found = known.get(key);
  if (found) return found;
  const sections = ids.length <= 2 ? combinationOf(ids).sections : severalAtOnce(ids);
  const landing = landingFrom(sections.map((share, index) => (smallTarget && SECTIONS[index] === 1 ? 0 : share)));
  known.set(key, landing);
  return landing;
}

/** One way to take up weapons for a throw. */
export interface Arms {
  readonly weapons: readonly CardId[];
  readonly requirements: readonly RequirementId[];
  readonly bonus: number;
  readonly landing: Landing;
}

function arm(weapons: readonly CardId[], forced: readonly RequirementId[], smallTarget: boolean): Arms {
  const requirements = new Set(forced);
  let bonus = 0;
  for (const card of weapons) {
    const { effect } = equipmentCard(card);
    if (effect.kind !== 'weapon') continue;
    requirements.add(effect.requirement);
    bonus += effect.bonus;
  }
  const ids = [...requirements];
  return { weapons, requirements: ids, bonus, landing: landingOf(ids, smallTarget) };
}

/** Every subset of the weapons among these cards, with what monster and room demand besides. */
export function waysToArm(cards: readonly CardId[], forced: readonly RequirementId[], smallTarget: boolean): Arms[] {
  const weapons = cards.filter((card) => equipmentCard(card).type === 'weapon');
  const sets = weapons.reduce<CardId[][]>((subsets, card) => [...subsets, ...subsets.map((set) => [...set, card])], [[]]);
  return sets.map((set) => arm(set, forced, smallTarget));
}
