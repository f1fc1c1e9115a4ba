import { demand } from '@/engine/errors';

import { equipmentCard } from '../content/equipment';
import { heroCard } from '../content/heroes';
import type { DieKind, RequirementId } from '../content/vocabulary';
import { heroOf, inParty } from './heroes';
import { requirementsInForce, swayOf, tumbleOf } from './inForce';
import { judgeThrow } from './judge';
import { demandLaunch, demandProps, propHeight } from './launch';
import { monsterAbility, throwableDice } from './monsters';
import type { ThrowMove } from './moves';
import { encounterOf, expectFrame, pushFrame, type Run } from './run';
import type { DfState, Encounter, FlightInput, LyingDie } from './state';

/** The dice the swinging hero may throw now; none: he has to choose between A and B first. */
export function diceToThrow(s: DfState): DieKind[] {
  const frame = s.frames[s.frames.length - 1];
  if (frame?.kind !== 'swing') return [];
  return frame.die ? [frame.die] : throwableDice(encounterOf(s));
}

function demandDie(s: DfState, die: DieKind): void {
  const encounter = encounterOf(s);
  const frame = expectFrame(s, 'swing', 'DF-32');
  if (frame.die) {
    demand(die === frame.die, frame.second ? 'DF-127' : frame.die === 'bonus' ? 'DF-44' : 'DF-111', `This throw is made with the ${frame.die} die.`);
    return;
  }
  const throwable = throwableDice(encounter);
  if (throwable.length === 0) demand(false, 'DF-35', 'No hero die can be thrown: take a bonus die or let the party suffer.');
  demand(die !== 'bonus', 'DF-34', 'A bonus die waits until the hero dice are spent.');
  demand(encounter.hand.includes(die), 'DF-33', `The ${die} die is not in your hand.`);
  demand(throwable.includes(die), 'DF-154', `This monster is immune to the ${die} die.`);
}

function demandThrower(s: DfState, { hero: id, weapons }: ThrowMove): void {
  demand(inParty(s, id), 'DF-31', 'That hero is not in this party.');
  const hero = heroOf(s, id);
  demand(hero.status !== 'eliminated', 'DF-221', `${heroCard(id).name} is out of the game.`);
  demand(hero.status === 'standing', 'DF-39', `${heroCard(id).name} has fainted and does not act.`);
  demand(encounterOf(s).turn === id, 'DF-31', `It is not ${heroCard(id).name}’s swing.`);
  weapons.forEach((card, index) => {
    demand(weapons.indexOf(card) === index, 'DF-85', 'A weapon is declared once.');
    demand(equipmentCard(card).type === 'weapon', 'DF-85', `${equipmentCard(card).name} is not a weapon.`);
    demand(hero.cards.includes(card), 'DF-85', `${heroCard(id).name} does not carry ${equipmentCard(card).name}.`);
  });
}

/** Everything that makes a throw illegal, for the page, the bots and `play` alike. */
export function demandThrow(s: DfState, move: ThrowMove): RequirementId[] {
  expectFrame(s, 'swing', 'DF-32');
  demandThrower(s, move);
  demandDie(s, move.die);
  const requirements = requirementsInForce(s, move.weapons);
  demandProps(move.props, requirements);
  demandLaunch(move.launch, requirements);
  return requirements;
}

export const CUBE_STANDS = 24;
const YAW_STEPS = 64;
const YAW_STEP = 1024 / YAW_STEPS;

/** What of a flight is luck: how the die lies in the hand, how it tumbles, and how blindness sways (DF-87, DF-197). */
export function drawLuck(
  random: { below(bound: number): number },
  requirements: readonly RequirementId[],
): Pick<FlightInput, 'turn' | 'yaw' | 'tumble' | 'sway'> {
  const tumble = tumbleOf(requirements);
  const sway = swayOf(requirements);
  const spread = (most: number): number => random.below(2 * most + 1) - most;
  return {
    turn: random.below(CUBE_STANDS),
    yaw: random.below(YAW_STEPS) * YAW_STEP,
    tumble: [spread(tumble), spread(tumble), spread(tumble)],
    sway: sway === 0 ? 0 : spread(sway),
  };
}

/** The table as the thrower finds it. */
export const sceneOf = (encounter: Encounter, { launch, props, gates }: ThrowMove): Pick<FlightInput, 'launch' | 'props' | 'obstacles'> => ({
  launch,
  props: props.map((prop) => ({ ...prop, height: propHeight(prop.kind, gates) })),
  obstacles: encounter.lying.map((die) => die.rest),
});

export function throwDie(run: Run, move: ThrowMove): void {
  const { s, table } = run;
  const requirements = demandThrow(s, move);
  const encounter = encounterOf(s);
  const { second } = expectFrame(s, 'swing', 'DF-32');
  const { hero, die } = move;
  const input: FlightInput = { ...sceneOf(encounter, move), ...drawLuck(table.random, requirements) };
  const flight = run.fly(input);
  const result = judgeThrow(flight, move.gates, { requirements, smallTarget: monsterAbility(encounter, 'smallTarget') !== undefined });
  const lying: LyingDie = { die, by: hero, rest: result.rest, face: result.face, special: result.special, region: result.region };
  encounter.hand = encounter.hand.filter((color) => color !== die);
  encounter.lying.push(lying);
  encounter.lastThrower = hero;
  encounter.throws += 1;
  s.stats.throws += 1;
  if (result.contact) s.stats.contacts += 1;
  encounter.thrown = {
    hero,
    die,
    weapons: [...move.weapons],
    result,
    second: second ?? false,
    piercingCards: 0,
    seducedDamage: 0,
    dodge: false,
    berserk: false,
    deadly: false,
    dealt: 0,
    settled: false,
  };
  table.emit({ type: 'dieThrown', hero, die, weapons: move.weapons, input, result });
  s.frames.pop();
  pushFrame(s, { kind: 'resolve', step: 0 });
}

/** The die just thrown goes back into the thrower's hand, to be thrown again. */
export function takeBack({ s, table }: Run, why: 'swingAgain' | 'swingTwice'): void {
  const encounter = encounterOf(s);
  const { thrown } = encounter;
  if (!thrown) throw new Error('there is no die to take back');
  encounter.lying.pop();
  delete encounter.thrown;
  const second = thrown.second || why === 'swingTwice';
  s.frames = [{ kind: 'swing', die: thrown.die, ...(second ? { second: true } : {}) }];
  table.emit({ type: 'dieTakenBack', hero: thrown.hero, die: thrown.die, why });
}
