import { capital } from '@/engine/words';

import type { HeroId } from '../../content/heroes';
import { BULLSEYE } from '../../content/vocabulary';
import type { Encounter, MonsterRef, ThrowResult, Tokens } from '../../rules/state';
import { landingWords } from '../../words/describe';
import type { Telling } from '../useTelling';

/** The monster as it is drawn. */
export interface MonsterFigure {
  readonly ref: MonsterRef;
  readonly hp: number;
  readonly gold: number;
  readonly tokens: Tokens;
  readonly beaten: boolean;
}

/** The blow that fells it is seen first. */
export const figureOf = ({ monster, hp, gold, tokens }: Encounter, telling: Telling | undefined): MonsterFigure =>
  ({ ref: monster, hp, gold, tokens, beaten: hp <= 0 && telling?.event.type !== 'monsterHurt' });

/** What just happened to the monster's hit points, for a moment: −2, +1. */
export function monsterChange(telling: Telling | undefined): number | undefined {
  const event = telling?.event;
  return event?.type === 'monsterHurt' ? -event.amount : event?.type === 'monsterHealed' ? event.amount : undefined;
}

/** The same for a hero. */
export function heroChange(telling: Telling | undefined, hero: HeroId): number | undefined {
  const event = telling?.event;
  if ((event?.type !== 'heroHurt' && event?.type !== 'heroHealed') || event.hero !== hero) return undefined;
  return event.type === 'heroHurt' ? -event.amount : event.amount;
}

/** A landing, loudly. */
export interface Verdict {
  readonly words: string;
  readonly kind: 'contact' | 'miss' | 'bullseye';
}

export function verdictOn(result: ThrowResult): Verdict {
  const words = landingWords(result);
  return { words: capital(words), kind: !result.contact ? 'miss' : result.region === BULLSEYE ? 'bullseye' : 'contact' };
}
