import type { HeroId } from '../../content/terms';
import { bossRules } from '../boss/rules';
import { callReveal } from '../ending';
import { dangerOf } from '../field/zones';
import { loseHealth } from '../health';
import { gain } from '../resources';
import { heroOf, isStanding, type Buff } from '../state';
import { passThreat } from '../threat';
import { process, type Play } from '../world';
import { ignoredTokens } from './traits';

/** What a turn begins with (RR-120, RR-178). */
export const TURN_STAMINA = 3;

export function expire(run: Play, id: HeroId, until: Buff['until']): void {
  const hero = heroOf(run.state.heroes, id);
  if (hero.buffs.some((buff) => buff.until === until)) hero.buffs = hero.buffs.filter((buff) => buff.until !== until);
}

export function recover({ state }: Play, id: HeroId): void {
  const hero = heroOf(state.heroes, id);
  hero.cooldowns = hero.cooldowns.map((left) => Math.max(0, left - 1));
}

/** RR-154: the ground at the end of the turn. */
function endOnGround(run: Play, id: HeroId): void {
  const hero = heroOf(run.state.heroes, id);
  if (!isStanding(hero)) return;
  const danger = dangerOf(run.state, [hero.anchor], ignoredTokens(hero));
  if (danger > 0) loseHealth(run, id, danger, { why: 'terrain' });
}

/** A hero’s turn, from its start to its end (RR-120 … RR-127). */
export const heroTurn = process('heroTurn', {
  begin: (run, { hero }) => {
    expire(run, hero, 'startOfNextTurn');
    const { hp, charges } = heroOf(run.state.heroes, hero);
    if (hp > 0) {
      recover(run, hero);
      run.emit({ type: 'turnBegan', hero });
      gain(run, hero, 'stamina', TURN_STAMINA, 'a new turn');
      bossRules(run.state).turnBegins?.(run, hero);
      return 'act';
    }
    if (charges > 0) run.call({ kind: 'revive', hero });
    return 'missed';
  },
  missed: (run, { hero }) => {
    if (isStanding(heroOf(run.state.heroes, hero))) return 'act';
    run.emit({ type: 'turnMissed', hero });
    return 'over';
  },
  act: (run, { hero }) => {
    if (isStanding(heroOf(run.state.heroes, hero))) run.call({ kind: 'turn', hero });
  },
  end: (run, frame) => {
    const { hero } = frame;
    const state = heroOf(run.state.heroes, hero);
    state.next = [];
    state.still = isStanding(state) && !frame.walked;
    if (isStanding(state)) bossRules(run.state).turnEnds?.(run, hero);
  },
  expire: (run, { hero }) => {
    expire(run, hero, 'endOfTurn');
    endOnGround(run, hero);
  },
  threat: (run, { hero }) => {
    run.emit({ type: 'turnEnded', hero });
    passThreat(run);
    callReveal(run);
  },
  // A Wound card that was revealed at last may have felled whoever holds it.
  over: passThreat,
});
