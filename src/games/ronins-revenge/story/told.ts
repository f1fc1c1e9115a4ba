import type { Part, StoryState } from './state';

type Known = Pick<StoryState, 'chapter' | 'variant' | 'facts' | 'items' | 'party' | 'tested' | 'ending' | 'history' | 'pages' | 'log' | 'omens'>;

/** What the log is written from: a chapter that is being read, or a campaign between two of its matches. */
export interface Told extends Readonly<Known> {
  readonly part: Part | 'battle';
}

/** A match of the story as the log tells it: once all have shut their books before the battle, they may be read again. */
export const toldNow = (view: StoryState): Told => (view.part === 'story' && view.frames.some(({ kind }) => kind === 'camp') ? { ...view, part: 'battle' } : view);
