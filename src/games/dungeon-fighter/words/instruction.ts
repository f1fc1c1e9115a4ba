import type { CardId } from '../content/equipment';
import { REQUIREMENTS } from '../content/requirements';
import type { DfState } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';

/** "one, two and three". */
export const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1] ?? ''}`;

/** All requirements as one instruction: "with your eyes closed and spinning like a top". */
export const instruction = (s: DfState, weapons: readonly CardId[]): string =>
  joined(requirementsInForce(s, weapons).map((id) => REQUIREMENTS[id].words));
