import { bossInPlay } from '../../content/bossInPlay';
import type { BattleState } from '../../rules/state';
import { InspectFrame } from '../inspect/InspectFrame';
import { BOSS_SIGNS } from '../look';
import { BossFacts } from './BossFacts';

/** The boss in full. */
export const BossSheet = ({ view, onClose }: { readonly view: BattleState; onClose(): void }) => (
  <InspectFrame title={bossInPlay(view.boss).name} icon={BOSS_SIGNS[view.boss]} onClose={onClose}><BossFacts view={view} /></InspectFrame>
);
