const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16);

/** A colour between two, as far from the first as `share` says. */
export const mixed = (from: string, to: string, share: number): string =>
  `#${[0, 1, 2].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share).toString(16).padStart(2, '0')).join('')}`;
