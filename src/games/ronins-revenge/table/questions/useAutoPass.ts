import { useEffect, useEffectEvent } from 'react';

import { nearestFrame, topFrame } from '@/engine/decisions/frames';
import type { Asking } from '@/table/kit/decisions/asking';

import { forecastDefence, lossBesides } from '../../preview/defence';
import type { Move } from '../../rules/decisions';
import type { WindowName } from '../../rules/frames';
import type { BattleState } from '../../rules/state';
import { usePreferences, type Asking as Asked } from '../preferences';

const ABOUT_BLOWS: readonly WindowName[] = ['enemyTargeted', 'beforeDamage', 'afterHit'];
/** Whoever is about to fall, and whoever strikes, is always asked. */
const ALWAYS_ASKED: readonly WindowName[] = ['wouldFall', 'attackModifiers'];

/** Whether the blow that is under way could fell the hero it is meant for, with no defence at all. */
function isDangerous(view: BattleState): boolean {
  const strike = nearestFrame(view, 'strike');
  const hero = strike?.targets[strike.place];
  return hero !== undefined && (forecastDefence(view, hero, { dodge: 0, dice: 0, card: 'none' }, lossBesides(view, hero))?.falls ?? 0) > 0;
}

/** The answer that lets a blow come as it comes, where nobody wants to be asked about it; undefined: ask. */
export function quietAnswer(view: BattleState, { blows, moments }: Asked): Move | undefined {
  const top = topFrame(view);
  if (top?.kind !== 'defend' && top?.kind !== 'interrupt') return undefined;
  if (top.kind === 'interrupt' && ALWAYS_ASKED.includes(top.at)) return undefined;
  if (top.kind === 'interrupt' && !ABOUT_BLOWS.includes(top.at)) return moments === 'never' ? { kind: 'pass' } : undefined;
  if (blows === 'always' || (blows === 'danger' && isDangerous(view))) return undefined;
  return top.kind === 'defend' ? { kind: 'takeIt' } : { kind: 'pass' };
}

/** Answers for whoever does not want to be asked; says whether it does. */
export function useAutoPass(view: BattleState, asking: Asking<BattleState, Move> | undefined): boolean {
  const preferences = usePreferences();
  const answer = asking && quietAnswer(view, preferences);
  const give = useEffectEvent(() => void (answer && asking?.play(answer)));
  const isQuiet = answer !== undefined;
  useEffect(() => {
    if (isQuiet) give();
  }, [view, isQuiet]);
  return isQuiet;
}
