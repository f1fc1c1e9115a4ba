import { arriving } from '@/box/arriving';
import { TableLoading } from '@/table/furniture/TableLoading';
import { lateComponent } from '@/table/late';

export const later = arriving(() => import('./laterParts'));

export const Account = lateComponent(later, (parts) => parts.Account);
export const AskedChoice = lateComponent(later, (parts) => parts.AskedChoice);
export const BattleTray = lateComponent(later, (parts) => parts.BattleTray);
export const LookBack = lateComponent(later, (parts) => parts.LookBack);
export const LookedAt = lateComponent(later, (parts) => parts.LookedAt, TableLoading);
export const PlanSheet = lateComponent(later, (parts) => parts.PlanSheet, TableLoading);
export const QuestionPanel = lateComponent(later, (parts) => parts.QuestionPanel, TableLoading);
export const SideNotes = lateComponent(later, (parts) => parts.SideNotes);
