export type { Rule, RuleBlock, RuleSection } from './types';
export { searchRules, blockText } from './search';
export { numbersOf, paragraphFor, paragraphNamed, paragraphText, searchBook, type Chapter, type KeyEntry, type Paragraph, type PlayersBook, type Step } from './book';
