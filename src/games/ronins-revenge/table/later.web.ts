import { arriving } from '@/box/arriving';
import { TableLoading } from '@/table/furniture/TableLoading';
import { lateComponent } from '@/table/late';

export const later = arriving(() => import('./laterParts'));

export const Account = lateComponent(later, (parts) => parts.Account);
export const BattleTray = lateComponent(later, (parts) => parts.BattleTray);
export const DefencePanel = lateComponent(later, (parts) => parts.DefencePanel);
export const DestinyPanel = lateComponent(later, (parts) => parts.DestinyPanel);
export const LookBack = lateComponent(later, (parts) => parts.LookBack);
export const LookedAt = lateComponent(later, (parts) => parts.LookedAt, TableLoading);
export const ModifiersPanel = lateComponent(later, (parts) => parts.ModifiersPanel);
export const SideNotes = lateComponent(later, (parts) => parts.SideNotes);
export const StrikeTray = lateComponent(later, (parts) => parts.StrikeTray);
