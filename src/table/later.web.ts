import { arriving } from '@/box/arriving';

import { lateComponent, lateSheet } from './late';

export const later = arriving(() => import('./laterParts'));

export const DecisiveMoment = lateComponent(later, (parts) => parts.DecisiveMoment);
export const ExplainCard = lateComponent(later, (parts) => parts.ExplainCard);
export const MenuSheet = lateSheet(later, (parts) => parts.MenuSheet, ({ visible }) => visible);
export const ResultSheet = lateComponent(later, (parts) => parts.ResultSheet);
export const UndoQuestion = lateSheet(later, (parts) => parts.UndoQuestion, ({ name }) => name !== undefined);
