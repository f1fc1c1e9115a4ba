import { capital } from '../words';
import type { AnswerLabel } from './declare';

/** "chooseScar" as people write it: "Choose scar". */
const spoken = (name: string): string => capital(name.replace(/([A-Z])/g, ' $1').toLowerCase());

/** The button of an answer that nobody has found words for; where it is yes or no, the question has the words. */
export function plainLabel({ kind, ...values }: { readonly kind: string }): AnswerLabel {
  const carried = Object.values<unknown>(values);
  if (carried.length === 1 && typeof carried[0] === 'boolean') return { label: carried[0] ? 'Yes' : 'No' };
  const said: string[] = [];
  for (const value of carried) {
    if (typeof value === 'boolean') said.push(value ? 'yes' : 'no');
    else if (typeof value === 'string' || typeof value === 'number') said.push(String(value));
    else if (value !== undefined) said.push(JSON.stringify(value));
  }
  return { label: said.length > 0 ? `${spoken(kind)}: ${said.join(', ')}` : spoken(kind) };
}
