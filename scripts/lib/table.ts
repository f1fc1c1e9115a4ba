type Cell = string | number;

/** Rows as text in columns; numbers to the right. The first row is the heading. */
export function textTable(rows: readonly (readonly Cell[])[]): string {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, String(cell).length)));
  const isNumeric = widths.map((_, i) => rows.slice(1).every((row) => /^[-+\d]/.test(String(row[i] ?? ''))));
  const line = (row: readonly Cell[]) =>
    row.map((cell, i) => (isNumeric[i] ? String(cell).padStart(widths[i] ?? 0) : String(cell).padEnd(widths[i] ?? 0))).join('  ').trimEnd();
  const [heading = [], ...body] = rows;
  return [line(heading), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** 1234567 → 1 234 567, the same on every machine. */
export const grouped = (value: number): string => String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ' ');

export function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? NaN;
  const high = sorted[Math.ceil(at)] ?? NaN;
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values.slice().sort((a, b) => a - b), 0.5);
