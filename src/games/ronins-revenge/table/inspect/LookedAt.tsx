import type { ReactNode } from 'react';

import type { HeroId } from '../../content/terms';
import type { BattleState } from '../../rules/state';
import { BossSheet } from '../boss/BossSheet';
import type { Focus } from '../focus';
import type { ShownRound } from '../useForecasts';
import { DeckSheet } from './DeckSheet';
import { HeroSheet } from './HeroSheet';
import { MinionSheet } from './MinionSheet';
import { SlotSheet } from './SlotSheet';
import { SquareSheet } from './SquareSheet';

interface LookedAtProps {
  readonly view: BattleState;
  readonly round: ShownRound;
  readonly focus: Focus;
  readonly acting: HeroId | undefined;
  whyNot(square: number): string | undefined;
  onClose(): void;
}

/** What is looked at closely, in the place of the answers. */
export function LookedAt({ view, round: { slots, minions }, focus, acting, whyNot, onClose }: LookedAtProps): ReactNode {
  switch (focus.kind) {
    case 'deck': return <DeckSheet view={view} category={focus.category} hero={acting} onClose={onClose} />;
    case 'hero': return <HeroSheet view={view} hero={focus.hero} onClose={onClose} />;
    case 'boss': return <BossSheet view={view} onClose={onClose} />;
    case 'minion': return <MinionSheet view={view} minion={focus.ref} strikes={minions.filter(({ by }) => by === focus.ref)} onClose={onClose} />;
    case 'square': return <SquareSheet view={view} square={focus.square} whyNot={whyNot(focus.square)} onClose={onClose} />;
    case 'slot': {
      const forecast = slots[focus.slot];
      return forecast && <SlotSheet view={view} forecast={forecast} onClose={onClose} />;
    }
  }
}
