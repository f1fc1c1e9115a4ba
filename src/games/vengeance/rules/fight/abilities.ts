import { ABILITIES, type AbilityId, type Input } from '../../content/abilities';
import { ACTIONS, TOKENS, type Token } from '../../content/dice';

/** One way to use a converting ability: so many of one token become others. */
export interface Conversion {
  readonly input: Token;
  readonly count: number;
  readonly out: readonly Token[];
}

/** A Move that ignores Blockers is an ordinary Move where one is taken (VG-310); any Hero action is any token (VG-159). */
function payable(input: Input): readonly Token[] {
  if (input === 'any') return TOKENS;
  return input === 'move' ? ['move', 'slip'] : [input];
}

function conversionsFor(id: AbilityId): readonly Conversion[] {
  const { effect } = ABILITIES[id];
  if (effect.kind !== 'convert') return [];
  const ways: { readonly from: readonly Input[]; readonly out: readonly Token[] }[] = [{ from: effect.in, out: effect.out }];
  if (effect.eitherWay) ways.push({ from: ACTIONS.filter((action) => effect.out.includes(action)), out: TOKENS.filter((token) => effect.in.some((input) => input === token)) });
  return ways.flatMap(({ from, out }) => {
    const [input] = from;
    return input === undefined ? [] : payable(input).map((token) => ({ input: token, count: from.length, out }));
  });
}

const TABLE = new Map<string, readonly Conversion[]>(
  Object.keys(ABILITIES).map((id) => [id, conversionsFor(id as AbilityId)]),
);
const NONE: readonly Conversion[] = [];

/** Everything an ability may turn into something else (VG-158). */
export const conversionsOf = (id: AbilityId): readonly Conversion[] => TABLE.get(id) ?? NONE;
