import type { Cost } from '../content/kit';

/** What somebody loses where it hurts. */
export const healthWord = (comrade: boolean): string => (comrade ? 'Life Force' : 'HP');

/** What a Rest gives: breath, which is Life Force to a Comrade, or one token of each kind. */
export const restWords = (choice: 'A' | 'B', comrade: boolean): string => costWords(choice === 'A' ? { stamina: 5 } : { yin: 1, yang: 1 }, comrade);

/** “2 Stamina, 1 Yin”; of a Comrade Life Force. Nothing where nothing is paid. */
export function costWords({ stamina = 0, ki = 0, yin = 0, yang = 0, hp = 0 }: Cost, comrade: boolean): string {
  const parts = [[stamina, comrade ? 'Life Force' : 'Stamina'], [ki, 'Ki'], [yin, 'Yin'], [yang, 'Yang'], [hp, healthWord(comrade)]] as const;
  return parts.flatMap(([n, name]) => (n > 0 ? [`${n} ${name}`] : [])).join(', ');
}
