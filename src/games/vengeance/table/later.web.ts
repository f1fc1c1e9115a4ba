import { arriving } from '@/box/arriving';
import { lateRoom } from '@/table/late';

export const later = arriving(() => import('./laterParts'));

export const FightTable = lateRoom(later, (parts) => parts.FightTable);
