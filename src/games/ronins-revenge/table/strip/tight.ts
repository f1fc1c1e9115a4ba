import type { RoomKind } from '@/table/kit/room/room';

/** Where there is no room for names: signs stand alone, and their words are a touch away. */
export const isTight = (room: RoomKind): boolean => room === 'smallPhone' || room === 'landscape';
