import { signed } from '@/engine/numerals';

/** One reason that changed a number, as the rules tell it. */
export interface ForecastLine {
  readonly why: string;
  /** "+2", "×2", "at least 1" */
  readonly change: string;
  /** What it has become by then. */
  readonly after: string | number;
}

/** What a choice will really cost or bring, with every reason: computed by the rules, never by the screen. */
export interface Forecast {
  /** Where it starts: "Printed price", 3. */
  readonly base?: { readonly why: string; readonly value: string | number };
  readonly lines: readonly ForecastLine[];
  readonly total: { readonly label: string; readonly value: string | number };
}

/** A sum, part by part, as lines of a forecast. */
export function sumForecast(label: string, parts: readonly { readonly label: string; readonly points: number }[]): Forecast {
  let after = 0;
  const lines = parts.map(({ label: why, points }) => ({ why, change: signed(points), after: (after += points) }));
  return { lines, total: { label, value: after } };
}
