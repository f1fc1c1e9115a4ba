import * as v from 'valibot';

import type { Objection } from '@/engine/decisions/declare';

import type { HeroId } from '../../content/terms';
import { heroName } from '../names';
import { giveThreat } from '../threat';
import { answer, decision, type Play } from '../world';
import type { TurnDown } from './frames';
import { attackCard } from './mods';
import { bossRules } from './rules';

/** Cards that are turned down before the Event is drawn: by the tiger’s friend (RR-557), by the Speaker (RR-609). */

interface Deed {
  words(name: string): string;
  readonly otherwise: Objection;
  /** It is done once in a battle, and this is what it costs. */
  pay(run: Play, hero: HeroId): void;
}

const DEEDS: Readonly<Record<TurnDown['by'], Deed>> = {
  calm: {
    words: (name) => `${name} may calm the tiger: turn one card face down and take the Threat.`,
    otherwise: ['RR-557', 'A face-up attack card of the Sequence.'],
    pay: (run, hero) => {
      delete run.state.extra.calm;
      giveThreat(run, hero);
    },
  },
  word: {
    words: (name) => `${name} may speak the last word: one written card is Broken.`,
    otherwise: ['RR-609', 'A written card of the Sequence.'],
    pay: (run) => void delete run.state.extra.speaker,
  },
};

export function askToTurnDown(run: Play): void {
  const found = bossRules(run.state).mayTurnDown?.(run.state);
  if (found && found.slots.length > 0) run.call({ kind: 'turnDown', ...found });
}

const KEEP = -1;

export const turnDown = decision('turnDown', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero, by }) => DEEDS[by].words(heroName(hero)),
  answers: {
    turnCard: answer({ slot: v.pipe(v.number(), v.integer(), v.minValue(KEEP), v.maxValue(3)) })({
      offers: (_, { slots }) => [KEEP, ...slots].map((slot) => ({ slot })),
      otherwise: (_, { by }) => DEEDS[by].otherwise,
      label: (state, _, { slot }) => {
        const content = state.sequence[slot];
        return slot === KEEP || !content || !('card' in content) ? { label: 'Not now', tone: 'secondary' } : { label: `Slot ${slot + 1}: ${attackCard(state, content.card).name}`, tone: 'primary', target: slot };
      },
      play: (run, { hero, by }, { slot }) => {
        run.end();
        const content = run.state.sequence[slot];
        if (slot === KEEP || !content || !('card' in content)) return;
        content.broken = true;
        run.emit({ type: 'cardTurnedDown', card: content.card, slot });
        DEEDS[by].pay(run, hero);
      },
    }),
  },
});
