import { conditionsOf } from '../../rules/conditions';
import { minionOf, type MinionRef } from '../../rules/refs';
import type { BattleState } from '../../rules/state';
import { MINION_SIGNS } from '../look';
import { capital, conditionWords, explainFigure } from '../words';
import { Fact, InspectFrame } from './InspectFrame';

/** A helper of the boss in full. */
export function MinionSheet({ view, minion: ref, onClose }: { readonly view: BattleState; readonly minion: MinionRef; onClose(): void }) {
  const minion = minionOf(view, ref);
  if (!minion) return null;
  const { title, text } = explainFigure(view, ref);
  return (
    <InspectFrame title={capital(title)} icon={MINION_SIGNS[minion.minion]} onClose={onClose}>
      <Fact icon="hearts">{`${minion.hp} HP left.`}</Fact>
      <Fact icon="crossed-swords">{text}</Fact>
      {conditionsOf(minion).map((condition) => <Fact key={condition} icon="check-mark">{`${conditionWords(condition)}.`}</Fact>)}
    </InspectFrame>
  );
}
