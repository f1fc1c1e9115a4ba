import * as v from 'valibot';

import { allows, demand } from '@/engine/errors';
import type { Seat } from '@/engine/game';

import type { Loadout } from '../content/kit';
import { HERO_IDS, SOULS, type HeroId } from '../content/terms';
import { DIFFICULTIES } from '../rules/state';
import { armorsOf, demandLesson, demandLoadout, lessonsOf, skillsOf, slotsOf, ultimatesOf, weaponsOf } from './kit';
import { allSeats, heroesOf, isOwn } from './party';
import type { StoryState } from './state';
import { nameOf } from './words';
import { answer, decision } from './world';

const Hero = v.picklist(HERO_IDS);
const LoadoutFields = {
  weapons: v.pipe(v.tuple([v.string(), v.string()]), v.readonly()),
  armor: v.string(),
  skills: v.pipe(v.array(v.string()), v.maxLength(5), v.readonly()),
  ultimate: v.string(),
};

type Equip = Loadout & { readonly hero: HeroId; readonly noLuck: boolean };

function demandOwn(s: StoryState, hero: HeroId, seat: Seat): void {
  demand(isOwn(s, hero, seat), 'RR-84', `${nameOf(hero)} is not yours to equip.`);
}

/** A few loadouts near the one that is worn: another weapon, armor, skill, ultimate, the other kind of luck. */
function* nearby(s: StoryState, seat: Seat): Generator<Equip> {
  for (const hero of heroesOf(s, seat)) {
    const { loadout, noLuck } = s.party[hero];
    const now = { ...loadout, hero, noLuck };
    yield { ...now, noLuck: !noLuck };
    for (const armor of armorsOf(s, hero)) if (armor !== loadout.armor) yield { ...now, armor };
    for (const ultimate of ultimatesOf(hero)) if (ultimate !== loadout.ultimate) yield { ...now, ultimate };
    for (const weapon of weaponsOf(s, hero)) if (!loadout.weapons.includes(weapon)) yield { ...now, weapons: [loadout.weapons[0], weapon] };
    for (const skill of skillsOf(s, hero)) {
      if (loadout.skills.includes(skill)) continue;
      const kept = loadout.skills.length < slotsOf(s) ? loadout.skills : loadout.skills.slice(0, -1);
      yield { ...now, skills: [...kept, skill] };
    }
  }
}

/** Between reading and fighting: what may be done depends on when it is. */
export const camp = decision('camp', {
  who: (s, { ready }) => allSeats(s).filter((seat) => !ready.includes(seat)),
  words: (_s, { equip, learn }) =>
    equip && learn ? 'Learn, change what you carry, and try again.' : equip ? 'Choose what you carry into the battle.' : learn ? 'Spend Souls, or keep them.' : 'Go on when you are ready.',
  answers: {
    equip: answer({ hero: Hero, ...LoadoutFields, noLuck: v.boolean() })({
      when: (_s, { equip }) => equip,
      offers: (s, _frame, seat) => nearby(s, seat),
      judge: (s, _frame, { hero, ...loadout }, seat) => {
        demandOwn(s, hero, seat);
        demandLoadout(s, hero, loadout);
      },
      otherwise: ['RR-84', 'What you carry is chosen before a battle, not now.'],
      untimely: ['RR-84', 'What you carry is chosen before a battle, not now.'],
      label: (_s, _frame, { hero }) => ({ label: `Equip ${nameOf(hero)}` }),
      play: (run, _frame, { hero, noLuck, weapons, armor, skills, ultimate }) => {
        const member = run.state.party[hero];
        member.loadout = { weapons, armor, skills, ultimate };
        member.noLuck = noLuck;
        run.emit({ type: 'equipped', hero });
      },
    }),
    learn: answer({ hero: Hero, skill: v.string() })({
      when: (_s, { learn }) => learn,
      offers: (s, _frame, seat) =>
        heroesOf(s, seat).flatMap((hero) => lessonsOf(s, hero).filter(({ id }) => allows(() => void demandLesson(s, hero, id))).map(({ id }) => ({ hero, skill: id }))),
      judge: (s, _frame, { hero, skill }, seat) => {
        demand(isOwn(s, hero, seat), 'RR-444', `${nameOf(hero)}’s Souls are not yours.`);
        demandLesson(s, hero, skill);
      },
      otherwise: ['RR-443', 'Skills are learned after a draft, or before a retry.'],
      untimely: ['RR-443', 'Skills are learned after a draft, or before a retry.'],
      label: (s, _frame, { hero, skill }) => ({ label: lessonsOf(s, hero).find(({ id }) => id === skill)?.name ?? skill, help: nameOf(hero) }),
      play: (run, _frame, { hero, skill: id }) => {
        const { souls, skills } = run.state.party[hero];
        const skill = demandLesson(run.state, hero, id);
        for (const soul of SOULS) souls[soul] -= skill.souls?.[soul] ?? 0;
        skills.push(id);
        run.emit({ type: 'learned', hero, skill: id });
      },
    }),
    wish: answer({ difficulty: v.picklist(DIFFICULTIES) })({
      when: (_s, { difficulty }) => difficulty,
      offers: (s, _frame, seat) => DIFFICULTIES.filter((each) => each !== (s.wishes[seat] ?? s.difficulty)).map((difficulty) => ({ difficulty })),
      otherwise: ['RR-397', 'The difficulty changes between chapters, if all agree.'],
      untimely: ['RR-397', 'The difficulty changes between chapters, if all agree.'],
      label: (_s, _frame, { difficulty }) => ({ label: `Play ${difficulty}` }),
      play: (run, _frame, { difficulty }, seat) => {
        const { state } = run;
        state.wishes[seat] = difficulty;
        run.emit({ type: 'wished', seat, difficulty });
        if (state.difficulty === difficulty || !allSeats(state).every((each) => state.wishes[each] === difficulty)) return;
        state.difficulty = difficulty;
        run.emit({ type: 'difficulty', difficulty });
      },
    }),
    ready: answer({})({
      label: (_s, { equip }) => ({ label: equip ? 'Ready for the battle' : 'Go on', tone: 'primary' }),
      untimely: 'RR-409',
      play: (run, frame, _answer, seat) => {
        frame.ready.push(seat);
        if (frame.ready.length === run.state.seats) run.end();
      },
    }),
  },
});
