import { useEffect, useEffectEvent } from 'react';

import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Asking } from '@/table/kit/decisions/asking';

import { forecastDefence } from '../../preview/defence';
import type { Move } from '../../rules/decisions';
import type { WindowName } from '../../rules/frames';
import type { BattleState } from '../../rules/state';
import { usePreferences, type Asked } from '../preferences';

const ABOUT_BLOWS: readonly WindowName[] = ['enemyTargeted', 'beforeDamage', 'afterHit'];

/** Whether the blow that is under way could fell the hero it is meant for, with no defence at all. */
function isDangerous(view: BattleState): boolean {
  const strike = nearestFrame(view, 'strike');
  const hero = strike?.targets[strike.place];
  return hero !== undefined && (forecastDefence(view, hero, { dodge: 0, dice: 0, card: 'none' })?.falls ?? 0) > 0;
}

/** The answer that lets a blow come as it comes, where nobody wants to be asked about it; undefined: ask. */
export function quietAnswer(view: BattleState, blows: Asked): Move | undefined {
  const top = topFrame(view);
  const isAbout = top?.kind === 'defend' || (top?.kind === 'interrupt' && ABOUT_BLOWS.includes(top.at));
  if (!top || !isAbout || blows === 'always' || (blows === 'danger' && isDangerous(view))) return undefined;
  return top.kind === 'defend' ? { kind: 'takeIt' } : { kind: 'pass' };
}

/** Answers for whoever does not want to be asked; says whether it does. */
export function useAutoPass(view: BattleState, asking: Asking<BattleState, Move> | undefined): boolean {
  const { blows } = usePreferences();
  const answer = asking && quietAnswer(view, blows);
  const give = useEffectEvent(() => void (answer && asking?.play(answer)));
  const isQuiet = answer !== undefined;
  useEffect(() => {
    if (isQuiet) give();
  }, [view, isQuiet]);
  return isQuiet;
}
