/** What single bosses keep in the state beyond what all have. Every key belongs to one boss; absent: nothing of the kind. */
export interface BossExtra {
  /** Filled in boss by boss. */
  readonly of?: string;
}

export const noExtra = (): BossExtra => ({});
export const cloneExtra = (extra: BossExtra): BossExtra => ({ ...extra });
