/** What no battle begins with: dice, what is looked at closely, answers to blows, the end. In a browser it comes once the field stands. */
export { DefencePanel } from './defence/DefencePanel';
export { BattleTray } from './dice/BattleTray';
export { StrikeTray } from './dice/StrikeTray';
export { Account } from './ending/Account';
export { LookedAt } from './inspect/LookedAt';
export { SideNotes } from './inspect/SideNotes';
export { DestinyPanel, ModifiersPanel } from './questions/AttackPanels';
export { LookBack } from './telling/LookBack';
