import * as v from 'valibot';

import { wholeNumber } from '@/engine/parse';

import { DAMAGE_TYPES, HERO_IDS } from '../content/terms';

/** What a story brings into a battle (RR-91, RR-434, RR-503). Without one: a battle of its own. */

const heroId = v.picklist(HERO_IDS);
const few = wholeNumber(-20, 20);
const ids = v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.maxLength(60));

const change = v.variant('do', [
  v.strictObject({ do: v.picklist(['startHp', 'startStamina']), n: few }),
  v.strictObject({ do: v.literal('startRes'), res: v.picklist(['ki', 'yin', 'yang']), n: few }),
  v.strictObject({ do: v.literal('startCond'), name: v.picklist(['weakened', 'empowered', 'slowed', 'hastened']) }),
  v.strictObject({ do: v.literal('startToken'), name: v.picklist(['vulnerable', 'resistant']), dtype: v.picklist(DAMAGE_TYPES) }),
]);
/** What one hero starts differently with. */
export type StartChange = v.InferOutput<typeof change>;

export const storySchema = v.strictObject({
  /** Facts of the party, and of single heroes. A whole campaign gains more than a hundred. */
  facts: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(40))), v.maxLength(200)),
  heroFacts: v.pipe(v.array(v.strictObject({ hero: heroId, fact: v.string() })), v.maxLength(80)),
  /** What journals and relics give to their own hero. */
  notes: v.pipe(v.array(v.strictObject({ hero: heroId, changes: v.pipe(v.array(change), v.maxLength(8)) })), v.maxLength(40)),
  /** HP with which every hero starts more or less, such as −2 for a scar (RR-448). */
  hp: few,
  /** Consumables and relics that work once, hero by hero. */
  items: v.pipe(v.array(v.strictObject({ hero: heroId, items: ids })), v.maxLength(4)),
  /** Items anybody may use. */
  party: ids,
  /** Whom the story means by “the sitter” and “the tested hero”. */
  sitter: v.nullable(heroId),
  tested: v.nullable(heroId),
});
export type Story = Readonly<v.InferOutput<typeof storySchema>>;

export const NO_STORY: Story = { facts: [], heroFacts: [], notes: [], hp: 0, items: [], party: [], sitter: null, tested: null };
