import type { Boss, PackItem } from '../content/boss';
import type { Relic } from '../content/kit';
import { factName } from '../content/story/factNames';
import type { HeroId } from '../content/terms';
import { plain } from '../rules/names';
import { asFact } from './bosses';
import { nameOf } from './words';

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const ordinal = (n: string): string => ORDINALS[Number(n)] ?? n;

function factWords(id: string): string {
  const fact = asFact(id);
  return fact ? `“${factName(fact)}”` : id;
}

/**
 * What a boss's table says in codes, as somebody would say it who has not got the cards in hand. Attack cards lie open and have
 * names; Events and Wound cards are still to be turned up (RR-480), so they are counted.
 */
export function plainWords({ attacks, pack }: Boss, words: string, tested: HeroId | null): string {
  const cards = [...attacks, ...pack.attacks];
  return plain(words)
    .replace(/\b[LHS]-\d\b/g, (code) => `“${cards.find(({ id }) => id === code)?.name ?? code}”`)
    .replace(/Wound cards W-(\d) and W-(\d)/g, (_, one: string, two: string) => `the ${ordinal(one)} and the ${ordinal(two)} Wound card`)
    .replace(/(?:Wound card )?\bW-(\d)\b/g, (_, n: string) => `the ${ordinal(n)} Wound card`)
    .replace(/(?:Event )?\bE-(\d)\b/g, (_, n: string) => `the ${ordinal(n)} Event`)
    .replace(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, factWords)
    .replace('The hero of the test in entry 4', tested ? nameOf(tested) : 'Whoever was tested')
    .replace(/(^|\. )the /g, '$1The ');
}

/** RR-433: what the Secret Pack gives for a Fact: its cards, with what they do. */
export function unpackedBy({ factChanges, pack }: Boss, fact: string): readonly (PackItem | Relic)[] {
  const ids = factChanges.filter((change) => change.fact === fact).flatMap(({ steps }) => steps.flatMap((step) => (step.do === 'unlockItem' ? [step.id] : [])));
  return pack.items.filter(({ id }) => ids.includes(id));
}
