import { isOwn } from '@/engine/own';
import { capital } from '@/engine/words';

import { FACT_LABELS } from './factLabels';
import { FACTS } from './facts';

export type FactId = keyof typeof FACTS;
export const FACT_IDS = Object.keys(FACTS).filter((id): id is FactId => isOwn(FACTS, id));

interface Weight {
  readonly chapter: number;
  readonly hope?: number;
  readonly shadow?: number;
  readonly scar?: true;
}
export const weightOf = (fact: FactId): Weight => FACTS[fact];

/** RR-450: hope less shadow over the Facts that are held, one less for every scar. */
export const balanceOf = (facts: readonly FactId[]): number =>
  facts.reduce((sum, fact) => {
    const { hope = 0, shadow = 0, scar } = weightOf(fact);
    return sum + hope - shadow - (scar ? 1 : 0);
  }, 0);

const PEOPLE: Readonly<Record<string, string>> = {
  okabe: 'Okabe', nezu: 'Nezu', mizue: 'Mizue', kugi: 'Kugi', harunobu: 'Harunobu', takahiro: 'Takahiro', sayaka: 'Sayaka', kosuke: 'Kosuke', kensho: 'Kensho',
};

/** A Fact as the log calls it: "Okabe spared", "Last word: Kensho", "Scarred by Raitora". */
export function factName(fact: FactId): string {
  const label = FACT_LABELS[fact];
  if (label !== undefined) return label;
  const scar = /^scarredBy(.+)$/.exec(fact);
  if (scar) return `Scarred by ${SCAR_NAMES[scar[1] ?? ''] ?? ''}`;
  const words = fact.replace(':', ': ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase().split(' ').map((word) => PEOPLE[word] ?? word).join(' ');
  return capital(words);
}

const SCAR_NAMES: Readonly<Record<string, string>> = {
  Ushikado: 'Ushikado', Itoguruma: 'Itoguruma', Funakuro: 'Funa-Kuro', NineFaces: 'the Actor', Raitora: 'Raitora',
  Kugi: 'Lady Kugi', AkaAo: 'Aka and Ao', GashaO: 'Gasha-O', Harunobu: 'Harunobu', Kurokai: 'Kurokai',
};
