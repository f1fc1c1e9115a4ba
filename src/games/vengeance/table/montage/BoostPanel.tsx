import { useState } from 'react';

import { Explain } from '@/table/explain';
import { Stepper } from '@/table/kit/decisions/Stepper';
import { sumForecast } from '@/table/kit/forecast/forecast';
import { Pointable } from '@/table/learn/pointing';
import { Button, Text } from '@/theme/ui';

import { SLOT_BOOSTS, SPECIALS } from '../../content/montageCards';
import { HELPERS, montageCard, pointsOf } from '../../rules/montage/cards';
import { diceOf, faceName } from '../../rules/montage/dice';
import { actionName } from '../../rules/montage/spending';
import { playerOf, type FrameMap, type State } from '../../rules/state';
import { movesOf, type Asking } from '../asking';
import { MONTAGE_FACE_ICONS, ACTION_ICONS } from '../emblems';
import { Panel, PanelRow } from '../parts/PanelRow';
import { count } from '../words';

interface BoostPanelProps {
  readonly view: State;
  readonly asking: Asking;
  readonly frame: FrameMap['card'];
}

/** A card is turned up: its effect, and what is added to its points before they are spent. */
export function BoostPanel({ view, asking, frame: { seat, slot } }: BoostPanelProps) {
  const player = playerOf(view, seat);
  const card = montageCard(player, player.placed[slot] ?? 0);
  const [face, worth] = HELPERS[card.type];
  const most = { dice: diceOf(player.dice, face), wilds: diceOf(player.dice, 'wild'), tokens: player.wild };
  // Dice that help only this kind of card are put in unless somebody takes them out; Wild ones are worth keeping.
  const [added, setAdded] = useState({ dice: most.dice, wilds: 0, tokens: 0 });
  const boost = { dice: Math.min(added.dice, most.dice), wilds: Math.min(added.wilds, most.wilds), tokens: Math.min(added.tokens, most.tokens) };
  const points = pointsOf(view, seat, slot, boost);
  const take = `Take ${count(points, `${actionName(card.type)} point`)}`;
  const useSpecial = movesOf(asking, 'useSpecial')[0];
  const columns = movesOf(asking, 'backAlley');
  const forecast = sumForecast(`${actionName(card.type)} points`, [
    { label: 'Card', points: card.points }, { label: 'Boost of the slot', points: SLOT_BOOSTS[slot] ?? 0 },
    { label: `${faceName(face)} dice`, points: boost.dice * worth }, { label: 'Wild dice', points: boost.wilds }, { label: 'Wild tokens', points: boost.tokens },
  ]);
  return (
    <Panel>
      {card.special && <Text size="small"><Text size="small" bold>{`${SPECIALS[card.special].name}: `}</Text>{SPECIALS[card.special].words}</Text>}
      {useSpecial && card.special && <PanelRow><Button label={SPECIALS[card.special].name} onPress={() => asking.play(useSpecial)} /></PanelRow>}
      {columns.length > 0 && (
        <PanelRow label="Replace a shop column">
          {columns.map((move) => <Button key={move.column} label={`New column ${move.column + 1}`} onPress={() => asking.play(move)} />)}
        </PanelRow>
      )}
      {most.dice > 0 && <Pointable label={`${faceName(face)} dice`}><Stepper icon={MONTAGE_FACE_ICONS[face]} label={`${faceName(face)} dice`} worth={`${worth} each, for this card`} value={boost.dice} most={most.dice} onChange={(dice) => setAdded({ ...boost, dice })} /></Pointable>}
      {most.wilds > 0 && <Pointable label="Wild dice"><Stepper icon="round-star" label="Wild dice" worth="1 each" value={boost.wilds} most={most.wilds} onChange={(wilds) => setAdded({ ...boost, wilds })} /></Pointable>}
      {most.tokens > 0 && <Pointable label="Wild tokens"><Stepper icon="round-star" label="Wild tokens" worth="1 each" value={boost.tokens} most={most.tokens} onChange={(tokens) => setAdded({ ...boost, tokens })} /></Pointable>}
      <Explain title={`${points} ${actionName(card.type)} points`} text="Fixed before the first of them is spent." forecast={forecast} ruleId="VG-86">
        <Pointable label={take}><Button kind="primary" icon={ACTION_ICONS[card.type]} label={take} onPress={() => asking.play({ kind: 'boost', ...boost })} /></Pointable>
      </Explain>
    </Panel>
  );
}
