export type RuleBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly text: string; readonly level: number }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'code'; readonly text: string };

export interface Rule {
  /** As refusals cite it: "BT-31". */
  readonly id: string;
  readonly text: string;
  /** Lists and tables that belong to the rule. */
  readonly more: readonly RuleBlock[];
}

export interface RuleSection {
  readonly title: string;
  readonly intro: readonly RuleBlock[];
  readonly rules: readonly Rule[];
}
