import { bossOf } from '../../content/bosses';
import { GANGS } from '../../content/gangs';
import { HEROES } from '../../content/heroes';
import { MINIONS, type Reach } from '../../content/minions';
import { explainHurt } from '../../rules/fight/enemies';
import { zoneName } from '../../rules/fight/names';
import { aliveIn, enemyIn, fighter, fightOf, lairIn } from '../../rules/fight/scene';
import { bitsOf } from '../../rules/fight/targets';
import { neighbours } from '@/engine/parts/den/graph';
import { capital, listed } from '@/engine/words';
import type { Explanation } from '@/table/contract';

import { ENTRY } from '../../content/dens';
import type { Token } from '../../content/dice';
import type { State } from '../../rules/state';
import { personName, peopleNames } from '../../preview/words';
import { hurtIn } from '../../preview/hurt';

/** What the board says of zones and people, for ears and for long presses. */

export const TOKEN_WORDS: Readonly<Record<Token, string>> = {
  move: 'Walk through a doorway into the next zone, free of harm. A Blocker in your zone bars the way.',
  slip: 'A Move that walks past Blockers.',
  hit: 'One damage to somebody in your zone.',
  doubleHit: 'Two damage to one enemy in your zone; what is too much is lost.',
  shot: 'One damage to somebody in a zone next door. Grunts there come first.',
};

const REACH_WORDS: Readonly<Record<Reach, string>> = { own: 'in its own zone', adjacent: 'in the zones next door, never in its own', both: 'in its own zone and the zones next door' };

/** "Zone A, next to the entry and the boss zone: Grunt, Tough Guy. You are here." */
export function zoneLabel(state: State, zone: number): string {
  const [fight, lair] = [fightOf(state), lairIn(state)];
  const here = bitsOf(aliveIn(lair, fight.alive, zone));
  const beside = neighbours(lair.graph, zone).map((next) => zoneName(lair, next));
  const who = here.length > 0 ? peopleNames(lair, here).join(', ') : 'nobody';
  return `${capital(zoneName(lair, zone))}, next to ${listed(beside)}: ${who}${fight.zone === zone ? '. You are here' : ''}`;
}

/** The hero as a piece that can be carried. */
export function heroWords(state: State): { readonly label: string; readonly explain: Explanation } {
  const { name } = HEROES[fighter(state).hero];
  const text = fightOf(state).dice.length === 0
    ? 'Carry your hero to a lit zone to run there with the next roll. The number in the zone says what it costs.'
    : 'Carry your hero to a lit zone to use a Move.';
  return { label: `${name}, your hero`, explain: { title: name, text, ruleId: fightOf(state).dice.length === 0 ? 'VG-126' : 'VG-145' } };
}

export function explainZone(state: State, zone: number): Explanation {
  const lair = lairIn(state);
  if (zone === ENTRY) return { title: 'The entry', text: 'You come in and get out here. Nobody can hurt you while you stand in it.', ruleId: 'VG-120' };
  const { sum, hurt } = hurtIn(state, zone);
  const here = fightOf(state).zone === zone;
  return {
    title: capital(zoneName(lair, zone)),
    text: hurt > 0 ? `What the Skulls would cost ${here ? 'you here' : 'here, if you stood in it'}, were the roll to end now.` : `Nobody would strike you ${here ? '' : 'there '}if the roll ended now.`,
    ruleId: 'VG-166',
    ...(hurt > 0 ? { forecast: sum } : {}),
  };
}

/** "Tough Guy, 1 of 2 health left, in zone A". */
export function enemyLabel(state: State, enemy: number): string {
  const [fight, lair] = [fightOf(state), lairIn(state)];
  const { health, zone } = enemyIn(lair, enemy);
  const damage = fight.damage[enemy] ?? 0;
  const left = health > 1 ? `, ${health - damage} of ${health} health left` : '';
  return `${personName(lair, enemy)}${left}, in ${zoneName(lair, zone)}`;
}

export function explainEnemy(state: State, enemy: number): Explanation {
  const lair = lairIn(state);
  const { type, health, reach, hurt } = enemyIn(lair, enemy);
  const { gang, words, name } = bossOf(lair.boss);
  const { lines, base } = explainHurt(type, lair.boss);
  const own = type === 'boss' ? words : MINIONS[type].words;
  const gangWords = type === 'boss' || type === 'henchman' ? ` ${GANGS[gang].name}: ${GANGS[gang].words}` : '';
  return {
    title: personName(lair, enemy),
    text: `${own}${gangWords} Takes ${health} damage in one roll to kill. With a Skull it strikes for ${hurt} Hurt ${REACH_WORDS[reach]}.`,
    ruleId: type === 'boss' ? 'VG-181' : 'VG-179',
    forecast: {
      base: { why: 'Any enemy', value: base },
      lines: lines.map((line) => ({ why: line.why === name ? name : line.why, change: String(line.change), after: line.after })),
      total: { label: 'Hurt when it strikes', value: hurt },
    },
  };
}
