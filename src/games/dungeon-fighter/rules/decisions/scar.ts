import * as v from 'valibot';

import { firstName, heroCard, type HeroId } from '../../content/heroes';
import { SCAR_COST } from '../../content/tables';
import { COLORS, type Color } from '../../content/vocabulary';
import { DIE_SIGNS, abilityName, abilityWords } from '../../words/abilities';
import { heroOf } from '../party/heroes';
import type { Run } from '../run';
import { answer, decision } from './declare';

/** A fainted hero gets up again, for good without one ability and some hit points (DF-219). */
function wakeScarred(run: Run, id: HeroId, color: Color): void {
  const { state: s } = run;
  const hero = heroOf(s, id);
  hero.scars.push(color);
  s.supply.scars -= 1;
  s.stats.scars += 1;
  hero.maxHp -= SCAR_COST;
  hero.hp = hero.maxHp;
  hero.status = 'standing';
  run.emit({ type: 'heroScarred', hero: id, color, maxHp: hero.maxHp });
}

export const scar = decision('scar', {
  who: (s, { hero }) => heroOf(s, hero).seat,
  words: (_s, { hero }) => `${firstName(hero)} wakes with a scar: which ability is lost for good?`,
  answers: {
    chooseScar: answer({ color: v.picklist(COLORS) })({
      offers: (s, { hero }) => COLORS.filter((color) => !heroOf(s, hero).scars.includes(color)).map((color) => ({ color })),
      otherwise: (_s, { hero }, { color }) => ['DF-219', `${heroCard(hero).name}’s ${color} ability is scarred already.`],
      untimely: 'DF-219',
      confirm: true,
      label: (_s, { hero }, { color }) => {
        const ability = heroCard(hero).abilities[color];
        return { label: `Lose ${DIE_SIGNS[color]} ${abilityName(ability)}`, help: abilityWords(ability) };
      },
      play: (run, { hero }, { color }) => {
        run.end();
        wakeScarred(run, hero, color);
      },
    }),
  },
});
