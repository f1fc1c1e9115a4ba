import { topFrameAs } from '@/engine/decisions/frames';
import { demand } from '@/engine/errors';

import { equipmentCard } from '../../content/equipment';
import { heroCard } from '../../content/heroes';
import type { DieKind, RequirementId } from '../../content/vocabulary';
import { monsterAbility, throwableDice } from '../fight/monsters';
import { heroOf, inParty } from '../party/heroes';
import { encounterOf, type Run } from '../run';
import type { DfState, Encounter, FlightInput, Frame, LyingDie } from '../state';
import { requirementsInForce, swayOf, tumbleOf } from './inForce';
import { judgeThrow } from './judge';
import { demandLaunch, demandProps, propHeight } from './launch';
import type { ThrowAnswer } from './throwMove';

type Swing = Extract<Frame, { readonly kind: 'swing' }>;

/** The dice the swinging hero may throw now; none: he has to choose between A and B first. */
export function diceToThrow(s: DfState): DieKind[] {
  const swing = topFrameAs(s, 'swing');
  if (!swing) return [];
  return swing.die ? [swing.die] : throwableDice(encounterOf(s));
}

function demandDie(s: DfState, frame: Swing, die: DieKind): void {
  const encounter = encounterOf(s);
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

function demandThrower(s: DfState, { hero: id, weapons }: ThrowAnswer): void {
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
export function demandThrow(s: DfState, frame: Swing, move: ThrowAnswer): void {
  demandThrower(s, move);
  demandDie(s, frame, move.die);
  const requirements = requirementsInForce(s, move.weapons);
  demandProps(move.props, requirements);
  demandLaunch(move.launch, requirements);
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
const sceneOf = (encounter: Encounter, { launch, props, gates }: ThrowAnswer): Pick<FlightInput, 'launch' | 'props' | 'obstacles'> => ({
  launch,
  props: props.map((prop) => ({ ...prop, height: propHeight(prop.kind, gates) })),
  obstacles: encounter.lying.map((die) => die.rest),
});

export function throwDie(run: Run, { second }: Swing, move: ThrowAnswer): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  const { hero, die } = move;
  const requirements = requirementsInForce(s, move.weapons);
  const input: FlightInput = { ...sceneOf(encounter, move), ...drawLuck(run.random, requirements) };
  const flight = run.tools.fly(input);
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
  run.emit({ type: 'dieThrown', hero, die, weapons: move.weapons, input, result });
  run.replace({ kind: 'resolve' });
}

/** The die just thrown goes back into the thrower's hand, to be thrown again. */
export function takeBack(run: Run, why: 'swingAgain' | 'swingTwice'): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  const { thrown } = encounter;
  if (!thrown) throw new Error('there is no die to take back');
  encounter.lying.pop();
  delete encounter.thrown;
  const second = thrown.second || why === 'swingTwice';
  run.clear();
  run.call({ kind: 'swing', die: thrown.die, ...(second ? { second: true } : {}) });
  run.emit({ type: 'dieTakenBack', hero: thrown.hero, die: thrown.die, why });
}
