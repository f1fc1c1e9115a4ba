const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long ago, in the words one would use. */
export function timeAgo(then: number, now = Date.now()): string {
  const passed = now - then;
  if (then <= 0) return '';
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return `${many(Math.floor(passed / MINUTE), 'minute')} ago`;
  if (passed < DAY) return `${many(Math.floor(passed / HOUR), 'hour')} ago`;
  const days = Math.floor(passed / DAY);
  return days === 1 ? 'yesterday' : `${many(days, 'day')} ago`;
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`;
