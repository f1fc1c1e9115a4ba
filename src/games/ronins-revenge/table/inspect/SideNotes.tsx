import { nearestFrame } from '@/engine/decisions/frames';
import { capital } from '@/engine/words';
import { Text } from '@/theme/ui';

import { bossInPlay } from '../../content/bossInPlay';
import { isBossRef, minionOf } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { BossFacts } from '../boss/BossFacts';
import { BOSS_SIGNS, MINION_SIGNS } from '../look';
import { tellSlot } from '../strip/slotWords';
import type { ShownSlot } from '../useForecasts';
import { explainFigure, explainSlot } from '../words';
import { InspectFrame } from './InspectFrame';

interface SideNotesProps {
  readonly view: BattleState;
  /** The slot that the boss plays. */
  readonly playing: ShownSlot | undefined;
}

/** What a side column has room for below short answers: before the battle who the boss is, then the card it plays, or the minion that acts. */
export function SideNotes({ view, playing }: SideNotesProps) {
  if (playing) {
    const { title, text } = explainSlot(view, playing);
    return <InspectFrame title={title} icon={tellSlot(view, playing, { tight: false, faces: 0 }).sign}><Text size="small">{text}</Text></InspectFrame>;
  }
  const ref = nearestFrame(view, 'minionTurn')?.minion;
  const minion = ref && !isBossRef(ref) ? minionOf(view, ref) : undefined;
  if (ref && minion) {
    const { title, text } = explainFigure(view, ref);
    return <InspectFrame title={capital(title)} icon={MINION_SIGNS[minion.minion]}><Text size="small">{text}</Text></InspectFrame>;
  }
  if (view.round > 0) return null;
  const { name } = bossInPlay(view.boss);
  return <InspectFrame title={name} icon={BOSS_SIGNS[view.boss]}><BossFacts view={view} /></InspectFrame>;
}
