import { squareName } from '@/engine/parts/grid/squares';

import { FIELD } from '../../content/terms';
import { TOKENS, hasToken, zoneOf } from '../../rules/field/zones';
import { zoneName } from '../../rules/names';
import type { BattleState } from '../../rules/state';
import { piecesOf } from '../boss/pieces';
import { sightFrom, sightWords } from '../field/sightLines';
import { GROUND_WORDS } from '../groundWords';
import { TOKEN_LOOK } from '../look';
import { BATTLE_SIGNS } from '../signs';
import { Fact, InspectFrame } from './InspectFrame';

interface SquareSheetProps {
  readonly view: BattleState;
  readonly square: number;
  /** Why whoever acts cannot walk there. */
  readonly whyNot: string | undefined;
  onClose(): void;
}

/** A square that nobody can walk to now: why not, what lies there, and who is seen from it. */
export function SquareSheet({ view, square, whyNot, onClose }: SquareSheetProps) {
  const name = squareName(FIELD, square);
  const zone = zoneOf(square);
  const tokens = TOKENS.filter((token) => hasToken(view, zone, token));
  return (
    <InspectFrame title={name} icon="compass" onClose={onClose}>
      {whyNot !== undefined && <Fact icon="footsteps" tone="danger">{whyNot}</Fact>}
      {piecesOf(view).filter((piece) => piece.square === square).map((piece) => <Fact key={piece.name} icon={piece.sign}>{`${piece.name}. ${piece.text}`}</Fact>)}
      {tokens.length === 0
        ? <Fact icon="check-mark" tone="dim">{`Open ground in Zone ${zoneName(zone)}.`}</Fact>
        : tokens.map((token) => <Fact key={token} icon={TOKEN_LOOK[token].sign}>{`${TOKEN_LOOK[token].name} in Zone ${zoneName(zone)}: ${GROUND_WORDS[token]}`}</Fact>)}
      <Fact icon={BATTLE_SIGNS.sight} tone="dim">{sightWords(view, square, sightFrom(view, square))}</Fact>
    </InspectFrame>
  );
}
