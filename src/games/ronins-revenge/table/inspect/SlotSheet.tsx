import { View } from 'react-native';

import { squareName } from '@/engine/parts/grid/squares';
import { ForecastLines } from '@/table/kit/forecast/ForecastLines';
import { Text } from '@/theme/ui';

import { FIELD } from '../../content/terms';
import type { StrikeForecast } from '../../preview/sequence';
import { attackCard } from '../../rules/boss/mods';
import { figureName, together } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { TYPE_NAMES } from '../look';
import type { ShownSlot } from '../useForecasts';
import { breakSentence, capital, explainSlot, FACING_WORDS } from '../words';
import { lossWords, tellSlot } from '../strip/slotWords';
import { Fact, InspectFrame } from './InspectFrame';

interface SlotSheetProps {
  readonly view: BattleState;
  readonly forecast: ShownSlot;
  onClose(): void;
}

/** "Ushikado goes to F6 and G6, faces south and strikes Takahiro: Slashing." */
function wayWords(view: BattleState, { by, name, type, targets, way, from, facing }: StrikeForecast): string {
  const goes = way.length === 0 ? `stays on ${squareName(FIELD, from)}` : `goes to ${together(way.map((square) => squareName(FIELD, square)))}`;
  return `${figureName(view, by)} ${goes}, faces ${FACING_WORDS[facing] ?? ''} and strikes ${together(targets.map((hero) => figureName(view, hero)))} with ${name}: ${TYPE_NAMES[type]}.`;
}

function StrikeLines({ view, strike }: { readonly view: BattleState; readonly strike: StrikeForecast }) {
  return (
    <View>
      <Fact icon="footsteps">{capital(wayWords(view, strike))}</Fact>
      {strike.blows.map((blow) => (blow.dodged
        ? <Fact key={blow.hero} icon="dodging" tone="good">{`${lossWords(view, blow)}: its Dodge is enough as it is.`}</Fact>
        : (
          <ForecastLines
            key={blow.hero} size="small"
            forecast={{
              ...(strike.printed === undefined ? {} : { base: { why: 'on the card', value: strike.printed } }), lines: blow.lines,
              total: { label: `${figureName(view, blow.hero)} loses`, value: blow.falls ? `${blow.damage} and falls` : blow.damage },
            }}
          />
        )))}
    </View>
  );
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
