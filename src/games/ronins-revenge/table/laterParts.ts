/** What no battle begins with: dice, what is looked at closely, what would come of a plan, answers to blows and other questions, the end. In a browser it comes once the field stands. */
export { BattleTray } from './dice/BattleTray';
export { Account } from './ending/Account';
export { LookedAt } from './inspect/LookedAt';
export { SideNotes } from './inspect/SideNotes';
export { PlanSheet } from './plan/PlanSheet';
export { AskedChoice } from './questions/AskedChoice';
export { QuestionPanel } from './questions/QuestionPanel';
export { LookBack } from './telling/LookBack';
