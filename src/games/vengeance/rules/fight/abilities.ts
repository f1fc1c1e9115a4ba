import { ABILITIES, ABILITY_IDS, type AbilityId, type Input } from '../../content/abilities';
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

function conversionsFrom(inputs: readonly Input[], out: readonly Token[]): Conversion[] {
  const [input] = inputs;
  return input === undefined ? [] : payable(input).map((token) => ({ input: token, count: inputs.length, out }));
}

function conversionsFor(id: AbilityId): Conversion[] {
  const { effect } = ABILITIES[id];
  if (effect.kind !== 'convert') return [];
  const { in: inputs, out } = effect;
  const forth = conversionsFrom(inputs, out);
  if (!effect.eitherWay) return forth;
  return [...forth, ...conversionsFrom(ACTIONS.filter((action) => out.includes(action)), ACTIONS.filter((action) => inputs.includes(action)))];
}

const TABLE = new Map<AbilityId, readonly Conversion[]>(ABILITY_IDS.map((id) => [id, conversionsFor(id)]));
const NONE: readonly Conversion[] = [];

/** Everything an ability may turn into something else (VG-158). */
export const conversionsOf = (id: AbilityId): readonly Conversion[] => TABLE.get(id) ?? NONE;
