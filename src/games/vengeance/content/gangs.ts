import type { Reach } from './minions';

export const GANG_IDS = ['tenguKai', 'zuceClan', 'hellRiders', 'lordz'] as const;
export type GangId = (typeof GANG_IDS)[number];

/** What sets the Henchmen and Bosses of a gang apart; other Minions in their Dens are ordinary. */
export interface Gang {
  readonly name: string;
  readonly words: string;
  /** Hurt when activated. */
  readonly hurt: number;
  readonly reach: Reach;
  /** Fight dice fewer in the next roll for each that damaged the hero. */
  readonly penalty: number;
  /** Activates after the re-rolls, before the hero's actions. */
  readonly early: boolean;
}

export const GANGS: Readonly<Record<GangId, Gang>> = {
  tenguKai: { name: 'Tengu-Kai', words: 'Henchmen and Boss deal 2 Hurt.', hurt: 2, reach: 'own', penalty: 0, early: false },
  zuceClan: { name: 'Zuce Clan', words: 'Henchmen and Boss reach their own zone and the zones next to it.', hurt: 1, reach: 'both', penalty: 0, early: false },
  hellRiders: { name: 'Hell Riders', words: 'Each Henchman or Boss that hurts you takes a die from your next roll.', hurt: 1, reach: 'own', penalty: 1, early: false },
  lordz: { name: 'Lordz', words: 'Henchmen and Boss strike before you act.', hurt: 1, reach: 'own', penalty: 0, early: true },
};
