/** What a face of an attack die gives. */
export interface AttackFace {
  readonly dmg?: number;
  readonly yin?: number;
  readonly yang?: number;
  readonly special?: number;
}

export interface DefenseFace {
  readonly dodge?: number;
  readonly armor?: number;
}

export const BLACK_DIE: readonly AttackFace[] = [{}, {}, { dmg: 1 }, { dmg: 2 }, { yin: 1 }, { special: 1 }];
export const WHITE_DIE: readonly AttackFace[] = [{}, {}, { dmg: 1 }, { dmg: 2 }, { yang: 1 }, { special: 1 }];
export const DEFENSE_DIE: readonly DefenseFace[] = [{}, {}, { dodge: 1 }, { armor: 1 }, { dodge: 2 }, { dodge: 1, armor: 1 }];
/** Successes of an Ability Test. */
export const SKILL_DIE: readonly number[] = [0, 0, 0, 1, 1, 2];
