import { listed } from '@/engine/words';

import type { CardId } from '../content/equipment';
import { REQUIREMENTS } from '../content/requirements';
import type { DfState } from '../rules/state';
import { requirementsInForce } from '../rules/throw/inForce';

/** All requirements as one instruction: "with your eyes closed and spinning like a top". */
export const instruction = (s: DfState, weapons: readonly CardId[]): string =>
  listed(requirementsInForce(s, weapons).map((id) => REQUIREMENTS[id].words));
