import { anytime } from './anytime';
import { vote } from './backDown';
import { consent } from './consent';
import { decisions } from './declare';
import { distribute } from './distribute';
import { maintenance } from './maintenance';
import { movement } from './movement';
import { resolve } from './resolve';
import { scar } from './scar';
import { shop } from './shop';
import { swing } from './swing';
import { beer, berserk, bonusColor, destroy, divine, melody, react, secondThrow, swingAgain } from './throwChoices';

/** Every question of the game and everything that runs between them. */
export const dfDecisions = decisions({
  title: 'Dungeon Fighter',
  kinds: {
    movement, swing, vote, consent, resolve, react, bonusColor, swingAgain, beer, melody, berserk, destroy, secondThrow, divine, maintenance, scar, distribute, shop,
  },
  standing: anytime,
  wrongSeat: ['DF-31', 'Somebody else decides now.'],
  wrongMoment: ['DF-82', 'There is a decision to make first.'],
});

/** Every move of the game (DF-82). Where one *may* do something, `endStep` or the negative answer declines. */
export type DfMove = ReturnType<typeof dfDecisions.parseMove>;
export type MoveKind = DfMove['kind'];
export type MoveOf<K extends MoveKind> = Extract<DfMove, { readonly kind: K }>;
export type ThrowMove = MoveOf<'throw'>;
