import { Text } from '@/theme/ui';

import { attackCard } from '../../rules/boss/mods';
import { figureName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import type { ShownSlot } from '../useForecasts';
import { breakSentence, explainSlot } from '../words';
import { tellSlot } from '../strip/slotWords';
import { Fact, InspectFrame } from './InspectFrame';
import { StrikeLines } from './StrikeLines';

interface SlotSheetProps {
  readonly view: BattleState;
  readonly forecast: ShownSlot;
  onClose(): void;
}

/** What a slot will bring: who walks where, whom it strikes, line by line what that costs, and who is next. */
export function SlotSheet({ view, forecast, onClose }: SlotSheetProps) {
  const { slot, kind, card, swallowed, strikes, lost, breakParts, threat, over } = forecast;
  const told = tellSlot(view, forecast, { tight: false, faces: 0 });
  const { text } = explainSlot(view, forecast);
  const acts = !forecast.unforeseen && !over && (kind === 'card' || kind === 'basic' || forecast.event !== undefined);
  return (
    <InspectFrame title={`Slot ${slot + 1}: ${told.title}`} icon={told.sign} onClose={onClose}>
      {lost && <Fact icon="cross-mark" tone="good">It finds nobody. A Basic Attack comes instead.</Fact>}
      {strikes.map((strike, i) => <StrikeLines key={`${i}${strike.by}`} view={view} strike={strike} />)}
      {acts && strikes.length === 0 && <Fact icon="check-mark" tone="good">Nobody is struck as things stand.</Fact>}
      {acts && <Fact icon="flame">{`Afterwards the Threat is with ${figureName(view, threat)}.`}</Fact>}
      {over && kind !== 'broken' && <Fact icon="check-mark" tone="dim">The boss has done this: nothing of it is still to come in this round.</Fact>}
      {kind === 'broken' && <Fact icon="broken-shield" tone="good">It was Broken when it was taken: it does nothing.</Fact>}
      {swallowed && <Fact icon="hourglass">The Event of this round comes to this slot. Whatever lies here then is swallowed and does nothing.</Fact>}
      {card !== undefined && kind === 'card' && breakParts.length > 0 && <Fact icon="shield" tone="dim">{`It was taken unbroken. ${breakSentence(attackCard(view, card).break)}`}</Fact>}
      <Text size="small" tone="dim">{text}</Text>
      {acts && <Text size="tiny" tone="dim">If everybody stays where they are and nobody defends.</Text>}
    </InspectFrame>
  );
}
