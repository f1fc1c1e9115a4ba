export type EasingFunction = (share: number) => number;

const quad: EasingFunction = (t) => t * t;

const bounce: EasingFunction = (t) => {
  if (t < 1 / 2.75) return 7.5625 * t * t;
  if (t < 2 / 2.75) return 7.5625 * (t - 1.5 / 2.75) ** 2 + 0.75;
  if (t < 2.5 / 2.75) return 7.5625 * (t - 2.25 / 2.75) ** 2 + 0.9375;
  return 7.5625 * (t - 2.625 / 2.75) ** 2 + 0.984375;
};

export const Easing = {
  linear: (t: number): number => t,
  quad,
  bounce,
  steps: (count = 10): EasingFunction => (t) => Math.ceil(Math.min(1, Math.max(0, t)) * count) / count,
  in: (easing: EasingFunction): EasingFunction => easing,
  out: (easing: EasingFunction): EasingFunction => (t) => 1 - easing(1 - t),
  inOut: (easing: EasingFunction): EasingFunction => (t) => (t < 0.5 ? easing(2 * t) / 2 : 1 - easing(2 * (1 - t)) / 2),
} as const;
