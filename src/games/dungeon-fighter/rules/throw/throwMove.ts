import * as v from 'valibot';

import type { ValuesOf } from '@/engine/decisions/declare';
import { wholeNumber } from '@/engine/parse';

import { PROPS, type PropKind } from '../../content/board';
import { CARD_IDS } from '../../content/equipment';
import { HERO_IDS } from '../../content/heroes';
import { GATE_KEYS } from '../../content/requirements';
import { DIE_KINDS, REQUIREMENT_IDS } from '../../content/vocabulary';

/** Far beyond every limit of the rules, which then refuse in words; here only nonsense is stopped. */
const Whole = wholeNumber(-1_000_000_000, 1_000_000_000);
const PROP_KINDS = Object.keys(PROPS) as readonly PropKind[];
const few = <T>(item: v.GenericSchema<unknown, T>, most: number) => v.pipe(v.array(item), v.maxLength(most));

const LaunchSchema = v.strictObject({ x: Whole, y: Whole, z: Whole, vx: Whole, vy: Whole, vz: Whole, wx: Whole, wy: Whole, wz: Whole });
const PropSchema = v.strictObject({ kind: v.picklist(PROP_KINDS), x: Whole, y: Whole, yaw: Whole });
const GateSchema = v.strictObject({
  req: v.picklist(REQUIREMENT_IDS),
  key: v.picklist(GATE_KEYS),
  value: Whole,
  method: v.picklist(['sensor', 'touch']),
});

/** A throw is one move of integers: launch, props and the evidence of special throws (DF-84). */
export const THROW_FIELDS = {
  hero: v.picklist(HERO_IDS),
  die: v.picklist(DIE_KINDS),
  weapons: few(v.picklist(CARD_IDS), 3),
  mode: v.picklist(['touch', 'swing']),
  launch: LaunchSchema,
  props: few(PropSchema, 4),
  gates: few(GateSchema, 60),
};
export type ThrowAnswer = ValuesOf<typeof THROW_FIELDS>;
