import * as v from 'valibot';

import type { HeroId } from '../../content/terms';
import { away } from '../field/position';
import { isStanding, type BattleState } from '../state';
import { giveThreat } from '../threat';
import { answer, decision, type Play } from '../world';
import { heroName } from '../names';
import { attackCard } from './mods';

/** Cards that are turned down before the Event is drawn: by the tiger's friend (RR-557), by the Speaker (RR-609). */

const CALM_RANGE = 3;

const faceUp = ({ sequence }: BattleState, written: boolean): number[] =>
  sequence.flatMap((slot, place) => (slot && 'card' in slot && !slot.broken && (!written || slot.written !== undefined) ? [place] : []));

/** Who may turn which cards down now. */
function mayTurnDown(state: BattleState): { readonly hero: HeroId; readonly by: 'calm' | 'word'; readonly slots: number[] } | undefined {
  const { extra, heroes } = state;
  const [boss] = state.figures;
  if (extra.calm && isStanding(heroes.kosuke) && boss && away(boss, heroes.kosuke) <= CALM_RANGE) return { hero: 'kosuke', by: 'calm', slots: faceUp(state, false) };
  if (state.boss === 'fifthWanderer' && extra.speaker && isStanding(heroes[extra.speaker])) return { hero: extra.speaker, by: 'word', slots: faceUp(state, true) };
  return undefined;
}

export function askToTurnDown(run: Play): void {
  const found = mayTurnDown(run.state);
  if (found && found.slots.length > 0) run.call({ kind: 'turnDown', ...found });
}

const KEEP = -1;

export const turnDown = decision('turnDown', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero, by }) => (by === 'calm' ? `${heroName(hero)} may calm the tiger: turn one card face down and take the Threat.` : `${heroName(hero)} may speak the last word: one written card is Broken.`),
  answers: {
    turnCard: answer({ slot: v.pipe(v.number(), v.integer(), v.minValue(KEEP), v.maxValue(3)) })({
      offers: (_, { slots }) => [KEEP, ...slots].map((slot) => ({ slot })),
      otherwise: (_, { by }) => (by === 'calm' ? ['RR-557', 'A face-up attack card of the Sequence.'] : ['RR-609', 'A written card of the Sequence.']),
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
        if (by === 'calm') {
          delete run.state.extra.calm;
          giveThreat(run, hero);
        } else delete run.state.extra.speaker;
      },
    }),
  },
});
