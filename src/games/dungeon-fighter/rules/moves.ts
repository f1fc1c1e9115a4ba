import * as v from 'valibot';

import { border, wholeNumber } from '@/engine/parse';

import { PROPS, type PropKind } from '../content/board';
import { CARD_IDS } from '../content/equipment';
import { HERO_IDS } from '../content/heroes';
import { MONSTER_IDS } from '../content/monsters';
import { GATE_KEYS } from '../content/requirements';
import { COLORS, DIE_KINDS, REQUIREMENT_IDS } from '../content/vocabulary';

/** Far beyond every limit of the rules, which then refuse in words; here only nonsense is stopped. */
const Whole = wholeNumber(-1_000_000_000, 1_000_000_000);
const HeroName = v.picklist(HERO_IDS);
const CardName = v.picklist(CARD_IDS);
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

const MoveSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('chooseCorridor'), room: v.pipe(v.string(), v.maxLength(8)) }),
  v.strictObject({ kind: v.literal('backDown'), agree: v.boolean() }),
  v.strictObject({ kind: v.literal('chooseOption'), option: v.picklist(['A', 'B']) }),
  v.strictObject({
    kind: v.literal('throw'),
    hero: HeroName,
    die: v.picklist(DIE_KINDS),
    weapons: few(CardName, 3),
    mode: v.picklist(['touch', 'swing']),
    launch: LaunchSchema,
    props: few(PropSchema, 4),
    gates: few(GateSchema, 60),
  }),
  v.strictObject({ kind: v.literal('useSwingAgain'), use: v.boolean() }),
  v.strictObject({ kind: v.literal('chooseBonusColor'), color: v.picklist([...COLORS, 'none']) }),
  v.strictObject({ kind: v.literal('payBerserk'), pay: v.boolean() }),
  v.strictObject({ kind: v.literal('assignHealing'), points: few(v.strictObject({ hero: HeroName, points: wholeNumber(1, 99) }), 6) }),
  v.strictObject({ kind: v.literal('placeBeer'), hero: HeroName }),
  v.strictObject({ kind: v.literal('payMelody'), pay: v.boolean() }),
  v.strictObject({ kind: v.literal('spendSeduced'), monster: v.picklist(MONSTER_IDS) }),
  v.strictObject({ kind: v.literal('playCard'), hero: HeroName, card: CardName, target: v.optional(HeroName) }),
  v.strictObject({ kind: v.literal('chooseDestroyed'), card: CardName }),
  v.strictObject({ kind: v.literal('takeSecondThrow'), take: v.boolean() }),
  v.strictObject({ kind: v.literal('chooseScar'), color: v.picklist(COLORS) }),
  v.strictObject({ kind: v.literal('giveEquipment'), from: HeroName, to: HeroName, card: CardName }),
  v.strictObject({ kind: v.literal('discardEquipment'), hero: HeroName, card: CardName }),
  v.strictObject({ kind: v.literal('buyCard'), card: CardName, hero: HeroName }),
  v.strictObject({ kind: v.literal('buyHealing'), hero: HeroName, points: wholeNumber(1, 9) }),
  v.strictObject({ kind: v.literal('buyBonusDie') }),
  v.strictObject({ kind: v.literal('assignCard'), card: CardName, hero: HeroName }),
  v.strictObject({ kind: v.literal('endStep') }),
]);

/** Every move of the game (DF-82). Where one *may* do something, `endStep` or the negative answer declines. */
export type DfMove = v.InferOutput<typeof MoveSchema>;
export type MoveKind = DfMove['kind'];
export type MoveOf<K extends MoveKind> = Extract<DfMove, { readonly kind: K }>;
/** A throw is one move of integers: launch, props and the evidence of special throws (DF-84). */
export type ThrowMove = MoveOf<'throw'>;

export const parseMove = border<DfMove>('a move of Dungeon Fighter', MoveSchema);
