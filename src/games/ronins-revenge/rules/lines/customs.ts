import { isOwn } from '@/engine/own';

import type { HeroId } from '../../content/terms';
import { applyLoss } from '../health';
import { isHeroRef } from '../refs';
import type { BattleFrame, BattleState, Buff } from '../state';
import type { Play } from '../world';

type Lines = Extract<BattleFrame, { readonly kind: 'lines' }>;

function mark(run: Play, { by, why }: Lines, stat: Buff['stat'], until: Buff['until']): void {
  if (!isHeroRef(by)) return;
  run.state.heroes[by].buffs.push({ stat, n: 1, until, why });
  run.emit({ type: 'buffed', hero: by, stat, n: 1, until, why });
}

/** What an HP is worth to the next attack, and the most of it. */
const PER_HP = 2;
const MOST = 12;

/** Cards of heroes that are written by hand (RR-496). */
export const heroCustoms = {
  /** Until end of turn, while in [1] of an enemy its owner counts as flanking it. */
  shadowPartner: (run: Play, lines: Lines) => mark(run, lines, 'shadowPartner', 'endOfTurn'),
  /** Any type triggers the Counterstrike; the first one does not take the cube (n counts it down). */
  wolfHour: (run: Play, lines: Lines) => mark(run, lines, 'wolfHour', 'endOfRound'),
  /** One wall edge may be crossed on the next Move of this turn. */
  wallStepOnce: (run: Play, lines: Lines) => mark(run, lines, 'wallStep', 'endOfTurn'),
  /** Down to 1 HP; +2 damage for each lost, at most +12. */
  cutTheRope: (run: Play, { by, why }: Lines) => {
    if (!isHeroRef(by)) return;
    const hero = run.state.heroes[by];
    const lost = hero.hp - 1;
    hero.next.push({ dmg: Math.min(MOST, PER_HP * lost), triggerSpecial: 0, after: [], why });
    applyLoss(run, by, lost, { why: 'effect', by });
  },
  /** A loss of HP does not happen. Asked in the `hurt` frame. */
  bentNail: (run: Play, { by }: Lines) => {
    const { frames } = run.state;
    for (let i = frames.length - 1; i >= 0; i--) {
      const frame = frames[i];
      if (frame?.kind !== 'hurt' || frame.who !== by) continue;
      frame.prevented = true;
      return;
    }
  },
} as const;

export type HeroCustom = keyof typeof heroCustoms;

/** Where a card written by hand would do nothing at all, it cannot be used. */
export function customDoesSomething(state: BattleState, id: string, hero: HeroId): boolean {
  return id !== 'cutTheRope' || state.heroes[hero].hp > 1;
}
export const isHeroCustom = (id: string): id is HeroCustom => isOwn(heroCustoms, id);
