import { capital } from '@/engine/words';
import { Text } from '@/theme/ui';

import type { StrikeForecast } from '../../preview/strikes';
import { conditionsOf } from '../../rules/conditions';
import { minionOf, type MinionRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { MINION_SIGNS } from '../look';
import { conditionWords } from '../../words/conditions';
import { explainFigure } from '../words';
import { Fact, InspectFrame } from './InspectFrame';
import { StrikeLines } from './StrikeLines';

interface MinionSheetProps {
  readonly view: BattleState;
  readonly minion: MinionRef;
  /** What it will do when its turn comes in this round. */
  readonly strikes: readonly StrikeForecast[];
  onClose(): void;
}

/** A helper of the boss in full, and first of all what it is about to do. */
export function MinionSheet({ view, minion: ref, strikes, onClose }: MinionSheetProps) {
  const minion = minionOf(view, ref);
  if (!minion) return null;
  const { title, text } = explainFigure(view, ref);
  return (
    <InspectFrame title={capital(title)} icon={MINION_SIGNS[minion.minion]} onClose={onClose}>
      {strikes.map((strike, i) => <StrikeLines key={i} view={view} strike={strike} />)}
      <Text size="tiny" tone="dim">{strikes.length === 0 ? 'As things stand it strikes nobody in this round.' : 'After the boss, if everybody stays where they are and nobody defends.'}</Text>
      <Fact icon="hearts">{`${minion.hp} HP left.`}</Fact>
      <Fact icon="crossed-swords">{text}</Fact>
      {conditionsOf(minion).map((condition) => <Fact key={condition} icon="check-mark">{`${conditionWords(condition)}.`}</Fact>)}
    </InspectFrame>
  );
}
