import * as v from 'valibot';

import { madeOnceFor } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';

import type { HeroId } from '../../content/terms';
import { heal, trigger } from '../health';
import { canFuse, gain, spendTokens, tokensOf } from '../resources';
import { heroOf, isComrade, isStanding, type BattleFrame, type BattleState } from '../state';
import { answer, standing } from '../world';

const KI_STAMINA = 2;
const KI_HP = 2;

const INTO = ['stamina', 'hp', 'yin', 'yang'] as const;
type Into = (typeof INTO)[number];
const INTO_MOVES = madeOnceFor(INTO, (into) => ({ kind: 'ki', into }));

/** The hero who is asked by a window of RR-352. */
function heroAsked(frame: BattleFrame): HeroId | undefined {
  switch (frame.kind) {
    case 'turn': case 'attackModifiers': case 'defend': case 'interrupt': case 'counter': return frame.hero;
    default: return undefined;
  }
}

/** RR-256, RR-354: healing by Ki comes before damage, not when somebody would fall. */
const healsThere = (frame: BattleFrame): boolean => frame.kind === 'turn' || frame.kind === 'attackModifiers' || frame.kind === 'counter' || (frame.kind === 'interrupt' && frame.at !== 'wouldFall');

function isOfUse(s: BattleState, hero: HeroId, into: Into, frame: BattleFrame): boolean {
  const { stamina, maxStamina, hp, maxHp } = heroOf(s.heroes, hero);
  if (into === 'stamina') return !isComrade(heroOf(s.heroes, hero)) && stamina < maxStamina;
  return into !== 'hp' || (hp < maxHp && healsThere(frame));
}

const mayConvert = (s: BattleState, hero: HeroId | undefined): hero is HeroId => hero !== undefined && isStanding(heroOf(s.heroes, hero));

/** RR-253 … RR-258: at any time, in every window a hero is offered. */
export const conversions = standing({
  ki: answer({ into: v.picklist(INTO) })({
    when: (s, frame: BattleFrame) => {
      const hero = heroAsked(frame);
      return mayConvert(s, hero) && tokensOf(s, hero, 'ki') > 0;
    },
    offers: (s, frame: BattleFrame) => {
      const hero = heroAsked(frame);
      const found: (typeof INTO_MOVES)[Into][] = [];
      if (mayConvert(s, hero)) for (const into of INTO) if (isOfUse(s, hero, into, frame)) found.push(INTO_MOVES[into]);
      return found;
    },
    otherwise: ['RR-254', '1 Ki gives 2 Stamina, 2 HP, 1 Yin or 1 Yang: to a hero who stands and has room for it.'],
    untimely: ['RR-261', 'Nobody can spend Ki here.'],
    label: (_, __, { into }) => ({ label: `1 Ki: ${into === 'stamina' ? '2 Stamina' : into === 'hp' ? '2 HP' : into === 'yin' ? '1 Yin' : '1 Yang'}` }),
    play: (run, frame, { into }) => {
      const hero = heroAsked(frame);
      if (hero === undefined) return;
      spendTokens(run, hero, 'ki', 1);
      run.emit({ type: 'kiUsed', hero, into });
      if (into === 'stamina') gain(run, hero, 'stamina', KI_STAMINA, 'Ki');
      else if (into === 'hp') heal(run, hero, KI_HP, 'Ki');
      else gain(run, hero, into, 1, 'Ki');
    },
  }),
  fuse: answer({})({
    when: (s, frame: BattleFrame) => {
      const hero = heroAsked(frame);
      return mayConvert(s, hero) && canFuse(s, hero);
    },
    untimely: ['RR-258', 'Fusing takes 1 Yin and 1 Yang, and a hero who stands.'],
    label: () => ({ label: 'Fuse Yin and Yang', help: '1 Ki' }),
    play: (run, frame) => {
      const hero = heroAsked(frame);
      demand(mayConvert(run.state, hero), 'RR-261', 'A fallen hero cannot spend Ki, Yin or Yang.');
      spendTokens(run, hero, 'yin', 1);
      spendTokens(run, hero, 'yang', 1);
      run.emit({ type: 'fused', hero });
      gain(run, hero, 'ki', 1, 'Yin and Yang');
      trigger(run, hero, 'onFuse');
    },
  }),
});
