/** Everything that happens at a table, for whoever opens one: it arrives in one piece. */
export { LearnScreen } from './learn/LearnScreen';
export { ReplayScreen } from './replay/ReplayScreen';
export { TableScreen } from './TableScreen';
