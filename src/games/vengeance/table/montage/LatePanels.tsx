import { useState } from 'react';

import { sizeOf } from '@/engine/parts/cards/cards';
import type { Size } from '@/table/board/fit';
import { Stepper } from '@/table/kit/decisions/Stepper';
import { inRoom, type ByRoom } from '@/table/kit/room/room';
import { useRoom } from '@/table/kit/room/useRoom';
import { Button, Text } from '@/theme/ui';

import { montageCard } from '../../rules/montage/cards';
import { diceOf } from '../../rules/montage/dice';
import { isSolo, playerOf, type State } from '../../rules/state';
import { movesOf, type Asking } from '../asking';
import { Panel, PanelRow } from '../parts/PanelRow';
import { Tap } from '../parts/Tap';
import { count, montageWords } from '../words';
import { explainMontage, MontageFace } from './MontageFace';

interface LatePanelProps {
  readonly view: State;
  readonly asking: Asking;
}

/** Wild dice and tokens for Vengeance cards, declared before any card is seen. */
export function BuyCardsPanel({ view, asking }: LatePanelProps) {
  const player = playerOf(view, asking.seat);
  const deck = sizeOf(view.vengeanceDeck);
  const wilds = diceOf(player.dice, 'wild');
  const [spent, setSpent] = useState({ dice: Math.min(wilds, deck), tokens: 0 });
  const cards = spent.dice + spent.tokens;
  return (
    <Panel>
      <Text size="small" tone="dim">{`One Vengeance card for each. ${count(deck, 'card')} in the deck. A Wild die that is not spent is lost; a token is kept.`}</Text>
      {wilds > 0 && <Stepper icon="round-star" label="Wild dice" value={spent.dice} most={Math.min(wilds, deck - spent.tokens)} onChange={(dice) => setSpent({ ...spent, dice })} />}
      {player.wild > 0 && <Stepper icon="round-star" label="Wild tokens" value={spent.tokens} most={Math.min(player.wild, deck - spent.dice)} onChange={(tokens) => setSpent({ ...spent, tokens })} />}
      <PanelRow>
        {cards > 0 && <Button kind="primary" icon="card-draw" label={`Draw ${count(cards, 'card')}`} onPress={() => asking.play({ kind: 'buyCards', ...spent })} />}
        <Button label="Pass" onPress={() => asking.play({ kind: 'pass' })} />
      </PanelRow>
    </Panel>
  );
}

const CARD: ByRoom<Size> = { phone: { width: 92, height: 96 }, tablet: { width: 150, height: 160 }, desktop: { width: 110, height: 116 } };

/** Hardcore: one of the three cards comes back. */
export function KeepPanel({ view, asking }: LatePanelProps) {
  const player = playerOf(view, asking.seat);
  const size = inRoom(useRoom(), CARD);
  return (
    <Panel>
      <PanelRow label="Montage cards">
        {movesOf(asking, 'keepCard').map((move) => {
          const card = montageCard(player, move.card);
          return (
            <Tap key={move.card} label={`Keep ${montageWords(card, isSolo(view))}`} explain={explainMontage(card, { alone: isSolo(view), ruleId: 'VG-254' })} lit onPress={() => asking.play(move)}>
              <MontageFace card={card} size={size} alone={isSolo(view)} />
            </Tap>
          );
        })}
      </PanelRow>
    </Panel>
  );
}
