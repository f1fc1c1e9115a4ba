/** What no match begins with: its end, menus, explanations. In a browser it comes once a table stands. */
export { MenuSheet } from './furniture/MenuSheet';
export { ResultSheet } from './furniture/ResultSheet';
export { UndoQuestion } from './furniture/UndoQuestion';
export { ExplainCard } from './kit/hover/ExplainCard';
export { DecisiveMoment } from './kit/moment/DecisiveMoment';
