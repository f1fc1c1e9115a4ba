import { useState } from 'react';

import { equipmentCard, type CardId } from '../content/equipment';
import type { HeroId } from '../content/heroes';
import type { DieKind } from '../content/vocabulary';
import type { DfMove } from '../rules/decisions';
import type { DfState } from '../rules/state';

export interface ThrowChoice {
  readonly hero: HeroId;
  readonly dice: readonly DieKind[];
  readonly die: DieKind | undefined;
  readonly weapons: readonly CardId[];
  readonly armed: readonly CardId[];
  chooseDie(die: DieKind): void;
  toggle(card: CardId): void;
}

const isWeapon = (card: CardId): boolean => equipmentCard(card).type === 'weapon';

/** Die and weapons of the coming throw, chosen anew for every throw (DF-36). Undefined: nobody throws now. */
export function useThrowChoice(view: DfState, moves: readonly DfMove[]): ThrowChoice | undefined {
  const turn = view.encounter?.turn;
  const key = `${turn}/${view.stats.throws}`;
  const [choice, setChoice] = useState<{ readonly key: string; readonly die?: DieKind; readonly armed: readonly CardId[] }>({ key, armed: [] });
  const dice = [...new Set(moves.flatMap((move) => (move.kind === 'throw' ? [move.die] : [])))];
  if (turn === undefined || dice.length === 0) return undefined;
  const current = choice.key === key ? choice : { key, armed: [] };
  const weapons = view.heroes.find(({ id }) => id === turn)?.cards.filter(isWeapon) ?? [];
  const armed = current.armed.filter((card) => weapons.includes(card));
  return {
    hero: turn,
    dice,
    die: current.die !== undefined && dice.includes(current.die) ? current.die : dice[0],
    weapons,
    armed,
    chooseDie: (die) => setChoice({ ...current, die }),
    toggle: (card) => setChoice({ ...current, armed: armed.includes(card) ? armed.filter((each) => each !== card) : [...armed, card] }),
  };
}
