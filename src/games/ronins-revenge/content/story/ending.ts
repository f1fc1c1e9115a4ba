import type { HeroId } from '../terms';
import type { Line } from './chapter';
import type { EndingId, StoryCondition } from './conditions';
import type { HeroFactId } from './heroFacts';

export const EPILOGUE_IDS = ['kept', 'transformed', 'broken'] as const;
export type EpilogueId = (typeof EPILOGUE_IDS)[number];

export interface Told {
  readonly title: string;
  readonly text: string;
  readonly also: readonly Line[];
}

export interface PartyEnding extends Told {
  readonly id: EndingId;
  readonly if: StoryCondition;
}

export interface EpilogueRule {
  readonly id: EpilogueId;
  readonly if: StoryCondition;
}

export type HeroEndings = Readonly<Record<HeroId, Readonly<Record<EpilogueId, Told>> & { readonly vows: readonly HeroFactId[]; readonly transformation: HeroFactId }>>;
