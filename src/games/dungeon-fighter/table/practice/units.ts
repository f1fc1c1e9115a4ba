import type { GateKey, GateRule } from '../../content/requirements';

/** What a key measures, as a person would say it; `per` of the rules' units make one of ours. */
export interface Unit {
  readonly words: string;
  readonly unit: string;
  readonly per: number;
}

const of = (words: string, unit: string, per = 1): Unit => ({ words, unit, per });

export const UNITS: Readonly<Record<GateKey, Unit>> = {
  tiltDeg: of('tilt', '°'), contactMs: of('on the die', 'ms'), gustDb: of('breath', 'dB'), gustMs: of('breath lasts', 'ms'), strokes: of('puffs', ''), strokesMs: of('puffs take', 'ms'),
  faceDownDeg: of('face down', '°'), liftG100: of('lift', 'g', 100), archOffset10: of('off the arch', 'mm', 10), darkMs: of('dark', 'ms'), peeks: of('peeks', ''),
  fingers: of('fingers', ''), holdMs: of('held', 'ms'), releaseGapMs: of('between lifts', 'ms'), laneErr10: of('off the lane', 'mm', 10), weakSide: of('weak side', ''),
  mirrored: of('mirrored', ''), gap10: of('finger gap', 'mm', 10), ghost: of('ghost hand', ''), cardHeld: of('card held', ''), cardAlone: of('card stands', ''),
  pull10: of('pull', 'mm', 10), timingMs: of('off the beat', 'ms'), nodDeg: of('nod', '°'), twistDps: of('twist', '°/s'), twirlDeg: of('twirl', '°'), twistDeg: of('twist', '°'),
  yawFromTableDeg: of('turned away', '°'), chopG100: of('chop', 'g', 100), uprightErrDeg: of('off upright', '°'), lowView: of('low view', ''), freeFallMs: of('free fall', 'ms'),
  releasedInAir: of('in the air', ''), crouchMs: of('crouch', 'ms'), airMs: of('in the air', 'ms'), topUpDeg: of('top edge up', '°'), rise10: of('rise', 'mm', 10),
  startYawDeg: of('back to the table', '°'), turnDeg: of('turned in the air', '°'), twirlMs: of('twirl takes', 'ms'),
};

const number = (value: number, { per }: Unit): string => (per === 1 ? String(Math.round(value)) : (value / per).toFixed(1));
const withUnit = (words: string, { unit }: Unit): string => (unit === '' ? words : unit.startsWith('°') ? `${words}${unit}` : `${words} ${unit}`);

/** A yes or no, not a quantity. */
export const isSwitch = ({ min, max }: Pick<GateRule, 'min' | 'max'>): boolean => min === max && (min === 1 || min === 0);

export const valueWords = (key: GateKey, value: number): string => withUnit(number(value, UNITS[key]), UNITS[key]);

export function limitWords(key: GateKey, { min, max, abs }: Pick<GateRule, 'min' | 'max'> & { readonly abs?: boolean | undefined }): string {
  const words = (limit: number) => valueWords(key, limit);
  if (abs && max !== undefined) return `± ${words(max)}`;
  if (min !== undefined && max !== undefined) return min === max ? `= ${words(min)}` : `${number(min, UNITS[key])}–${words(max)}`;
  return min !== undefined ? `≥ ${words(min)}` : `≤ ${words(max ?? 0)}`;
}
