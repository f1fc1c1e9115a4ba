export type { Rule, RuleBlock, RuleSection } from './types';
export { searchRules, blockText } from './search';
