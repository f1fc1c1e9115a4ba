import type { Size } from '../../board/fit';

/** The screens there are. Every table is laid out for these and for nothing in between. */
export type RoomKind = 'smallPhone' | 'phone' | 'landscape' | 'tablet' | 'desktop';

export interface Room extends Size {
  readonly kind: RoomKind;
  /** The panel stands beside the board, not below it. */
  readonly beside: boolean;
  /** Seen from farther away: larger words, more of everything in sight. */
  readonly roomy: boolean;
}

/** A lying screen with room for the log as well. */
const DESKTOP = { width: 1000, height: 560 } as const;
/** An upright screen that nobody holds in one hand. */
const TABLET = { width: 600, height: 760 } as const;
/** Below this height an upright phone has nothing to spare. */
const PHONE_HEIGHT = 720;

function kindOf({ width, height }: Size): RoomKind {
  if (width >= DESKTOP.width && height >= DESKTOP.height && width > height) return 'desktop';
  if (width > height) return 'landscape';
  if (width >= TABLET.width && height >= TABLET.height) return 'tablet';
  return height >= PHONE_HEIGHT ? 'phone' : 'smallPhone';
}

export function roomOf({ width, height }: Size): Room {
  const kind = kindOf({ width, height });
  return { kind, width, height, beside: kind === 'landscape' || kind === 'desktop', roomy: kind === 'tablet' || kind === 'desktop' };
}

/** One thing for every kind of room, or different things for some of them; `phone` speaks for what is not named. */
export type ByRoom<T> = T | (Readonly<Partial<Record<RoomKind, T>>> & { readonly phone: T });

const isByKind = <T>(values: ByRoom<T>): values is Readonly<Partial<Record<RoomKind, T>>> & { readonly phone: T } =>
  typeof values === 'object' && values !== null && 'phone' in values;

export const inRoom = <T>({ kind }: Pick<Room, 'kind'>, values: ByRoom<T>): T => (isByKind(values) ? (values[kind] ?? values.phone) : values);
