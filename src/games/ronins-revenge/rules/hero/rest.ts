import { COMRADES } from '../../content/comrades';
import type { Steps } from '../../content/effects';
import { takeBossCard } from '../boss/sequence';
import { heal, revive, trigger } from '../health';
import { kitOf } from '../kit';
import { callLines } from '../lines/lines';
import { gain } from '../resources';
import { isComrade, isOver, type BattleState, type HeroState } from '../state';
import { process } from '../world';
import { padLevel } from './traits';
import { recover, TURN_STAMINA } from './heroTurn';

/** What a Rest gives (RR-183). */
const REST_STAMINA = 5;

interface FlaskValues {
  readonly heal: number;
  readonly onUse: Steps;
  readonly onRevive: Steps;
}

const NOTHING: Steps = [];

/** The Flask of a hero, or of a Comrade’s pad. */
export function flaskOf(state: BattleState, hero: HeroState): FlaskValues {
  const flask = kitOf(hero)?.flask;
  if (flask) return { heal: flask.heal, onUse: flask.onUse ?? NOTHING, onRevive: flask.onRevive };
  return { heal: COMRADES[hero.hero].flask.heal + padLevel(state.level).flask, onUse: NOTHING, onRevive: NOTHING };
}

/** Rest: a Special Action that never Breaks (RR-183 … RR-186); for a fallen hero a revival (RR-383 … RR-385). */
export const rest = process('rest', {
  gain: (run, { hero, choice, reviving }) => {
    const state = run.state.heroes[hero];
    run.emit({ type: 'rested', hero, choice });
    if (reviving) {
      recover(run, hero);
      // RR-384: Stamina of the turn and of the Rest come before it stands; a Comrade’s are lost (RR-460).
      if (!isComrade(state)) state.stamina = Math.min(state.maxStamina, state.stamina + TURN_STAMINA + (choice === 'A' ? REST_STAMINA : 0));
      if (choice === 'B') {
        state.yin += 1;
        state.yang += 1;
      }
      return;
    }
    if (choice === 'A') {
      gain(run, hero, 'stamina', REST_STAMINA, 'Rest');
      trigger(run, hero, 'onRestA');
      return;
    }
    gain(run, hero, 'yin', 1, 'Rest');
    gain(run, hero, 'yang', 1, 'Rest');
  },
  flask: (run, { hero, flask, reviving }) => {
    if (!flask) return 'card';
    const state = run.state.heroes[hero];
    const values = flaskOf(run.state, state);
    state.charges -= 1;
    run.emit({ type: 'flaskUsed', hero, left: state.charges });
    if (reviving) revive(run, hero, values.heal);
    else heal(run, hero, values.heal, 'Flask');
    callLines(run, values.onUse, { by: hero, why: 'Flask' });
    // RR-504: what comes with a revival follows.
    if (reviving) callLines(run, values.onRevive, { by: hero, why: 'Flask' });
    return 'card';
  },
  card: (run, { hero }) => {
    if (!isOver(run.state)) takeBossCard(run, 'S', hero, null);
  },
});
