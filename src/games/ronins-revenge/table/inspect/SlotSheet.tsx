import { squareName } from '@/engine/parts/grid/squares';
import { capital, listed } from '@/engine/words';
import { Text } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import type { Unsure } from '../../preview/sequence';
import type { LossForecast } from '../../preview/strikes';
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

const LOSS_WORDS: Readonly<Record<LossForecast['why'], string>> = { attack: 'a blow', effect: 'what is written there', terrain: 'the ground', cost: 'a price', rule: 'a rule of this boss' };

/** What must be known besides. */
const UNSURE_WORDS: Readonly<Record<Unsure, string>> = {
  open: 'A card that is still to be taken comes before it and may change this.',
  event: 'The Event comes before it and may change this.',
  chance: 'Chance has a say in it: it may come otherwise.',
};

/** What a slot will bring: who walks where, whom it strikes, line by line what that costs, and who is next. */
export function SlotSheet({ view, forecast, onClose }: SlotSheetProps) {
  const { slot, kind, card, swallowed, strikes, losses, walks, unsure, lost, breakParts, threat, over } = forecast;
  const told = tellSlot(view, forecast, { tight: false, faces: 0 });
  const { text } = explainSlot(view, forecast);
  const acts = !forecast.unforeseen && !over && (kind === 'card' || kind === 'basic' || forecast.event !== undefined);
  return (
    <InspectFrame title={`Slot ${slot + 1}: ${told.title}`} icon={told.sign} onClose={onClose}>
      {lost && <Fact icon="cross-mark" tone="good">It finds nobody. A Basic Attack comes instead.</Fact>}
      {strikes.map((strike, i) => <StrikeLines key={`${i}${strike.by}`} view={view} strike={strike} />)}
      {walks.map(({ by, way }) => <Fact key={by} icon="footsteps">{`${capital(figureName(view, by))} goes to ${listed(way.map((square) => squareName(FIELD, square)))} and strikes nobody.`}</Fact>)}
      {losses.map(({ hero, n, why, falls }, i) => <Fact key={`${i}${hero}`} icon="hearts" tone="danger">{`${figureName(view, hero)} loses ${n}${falls ? ' and falls' : ''}: ${LOSS_WORDS[why]}.`}</Fact>)}
      {acts && strikes.length + losses.length === 0 && <Fact icon="check-mark" tone="good">Nobody is struck as things stand.</Fact>}
      {acts && <Fact icon="flame">{`Afterwards the Threat is with ${figureName(view, threat)}.`}</Fact>}
      {over && kind !== 'broken' && <Fact icon="check-mark" tone="dim">The boss has done this: nothing of it is still to come in this round.</Fact>}
      {kind === 'broken' && <Fact icon="broken-shield" tone="good">It was Broken when it was taken: it does nothing.</Fact>}
      {swallowed && <Fact icon="hourglass">The Event of this round comes to this slot. Whatever lies here then is swallowed and does nothing.</Fact>}
      {card !== undefined && kind === 'card' && breakParts.length > 0 && <Fact icon="shield" tone="dim">{`It was taken unbroken. ${breakSentence(attackCard(view, card).break)}`}</Fact>}
      <Text size="small" tone="dim">{text}</Text>
      {acts && <Text size="tiny" tone="dim">{`If everybody stays where they are and nobody defends.${unsure ? ` ${UNSURE_WORDS[unsure]}` : ''}`}</Text>}
    </InspectFrame>
  );
}
