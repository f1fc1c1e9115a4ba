import type { GateRule } from '../../content/requirements';
import type { Assist, GateValue } from '../../rules/state';
import { requirementOf } from '../../rules/throw/inForce';

/** How much longer the windows of time are for a trembling hand. */
const LONGER = 1.5;

const isTime = (key: GateRule['key']): boolean => key.endsWith('Ms');

function eased(value: number, { min, max, abs }: GateRule): number {
  if (max === undefined) return value;
  const middle = abs || min === undefined ? 0 : (min + max) / 2;
  return Math.round(middle + (value - middle) / LONGER);
}

/** Measured times as the rules get them: with the `steady` assist every window of time is half as long again. */
export function withLongerWindows(gates: readonly GateValue[], assist: Assist): readonly GateValue[] {
  if (assist !== 'steady') return gates;
  return gates.map((gate) => {
    const rule = isTime(gate.key) ? requirementOf(gate.req)[gate.method].flat().find(({ key }) => key === gate.key) : undefined;
    return rule ? { ...gate, value: eased(gate.value, rule) } : gate;
  });
}
