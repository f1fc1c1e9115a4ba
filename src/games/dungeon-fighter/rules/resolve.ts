import { demand } from '@/engine/errors';

import { heroCard } from '../content/heroes';
import { BERSERK_COST, MELODY_PRICE } from '../content/tables';
import { BULLSEYE } from '../content/vocabulary';
import { activate, activeAs } from './abilities';
import { reactionsMatter } from './cards';
import { damageOf, damageParts, hurtMonster } from './damage';
import { takeFrom } from './equipment';
import { passOn, winFight } from './encounter';
import { abilitiesOf, checkFainting, heal, heroOf, hurt, inParty, isStanding, isWounded } from './heroes';
import { afterMiss, sufferMiss, swornBeforeMiss } from './misses';
import type { MoveOf } from './moves';
import { encounterOf, expectFrame, pushFrame, thrownOf, type Run } from './run';
import { loseGold, toDiscard } from './supply';
import { takeBack } from './throwing';

type Step = (run: Run) => void;

const isMiss = ({ s }: Run): boolean => !thrownOf(s).result.contact;
const monsterLives = ({ s }: Run): boolean => encounterOf(s).hp > 0;

function openReactions({ s }: Run): void {
  if (reactionsMatter(s)) pushFrame(s, { kind: 'react' });
}

function chooseAbility({ s }: Run): void {
  const thrown = thrownOf(s);
  if (!thrown.result.special) return;
  const able = abilitiesOf(heroOf(s, thrown.hero));
  if (thrown.die === 'bonus') {
    if (able.length > 0) pushFrame(s, { kind: 'bonusColor' });
  } else if (able.some(({ color }) => color === thrown.die)) {
    thrown.ability = thrown.die;
  }
}

function offerSwingAgain({ s }: Run): void {
  if (activeAs(s, 'swingAgain')) pushFrame(s, { kind: 'swingAgain' });
}

function checkBullseye({ s }: Run): void {
  const thrown = thrownOf(s);
  thrown.deadly = thrown.result.contact && thrown.result.special && thrown.result.region === BULLSEYE;
}

function offerBerserk({ s }: Run): void {
  if (activeAs(s, 'berserk') && !thrownOf(s).deadly) pushFrame(s, { kind: 'berserk' });
}

function dealDamage(run: Run): void {
  const thrown = thrownOf(run.s);
  thrown.settled = true;
  if (isMiss(run)) return;
  const parts = damageParts(run.s);
  const damage = damageOf(parts);
  const { hp } = encounterOf(run.s);
  thrown.dealt = thrown.deadly ? Math.max(damage, hp) : damage;
  hurtMonster(run, thrown.hero, thrown.dealt, thrown.deadly ? 'bullseye' : 'contact', parts);
}

function payForBerserk(run: Run): void {
  const thrown = thrownOf(run.s);
  if (!thrown.berserk) return;
  const thrower = heroOf(run.s, thrown.hero);
  hurt(run, thrower, BERSERK_COST, 'berserk');
  // The monster's end comes first: a last hero who pays with his last hit point has still won (DF-218).
  if (monsterLives(run)) checkFainting(run);
  else if (thrower.hp === 0) {
    thrower.status = 'fainted';
    run.table.emit({ type: 'heroFainted', hero: thrower.id });
  }
}

function offerDivineHealing({ s }: Run): void {
  const thrown = thrownOf(s);
  if (activeAs(s, 'divineIntervention') && thrown.dealt > 0 && s.heroes.some(isWounded)) {
    pushFrame(s, { kind: 'divine', points: thrown.dealt });
  }
}

const onMiss = (step: Step): Step => (run) => {
  if (isMiss(run) && monsterLives(run)) step(run);
};

function finish(run: Run): void {
  const { s } = run;
  const encounter = encounterOf(s);
  const thrown = thrownOf(s);
  s.frames.pop();
  if (encounter.hp === 0) {
    winFight(run, thrown.hero);
    return;
  }
  const again = activeAs(s, 'swingTwice') && !thrown.second && isStanding(heroOf(s, thrown.hero));
  if (again) {
    pushFrame(s, { kind: 'secondThrow' });
  } else {
    delete encounter.thrown;
    passOn(run);
  }
}

/** What follows a landing, strictly in this order (DF-108 … DF-116); a step may stop for a decision. */
export const RESOLUTION: readonly Step[] = [
  openReactions,
  chooseAbility,
  offerSwingAgain,
  activate,
  checkBullseye,
  offerBerserk,
  dealDamage,
  payForBerserk,
  offerDivineHealing,
  onMiss(swornBeforeMiss),
  onMiss(sufferMiss),
  onMiss(afterMiss),
  finish,
];

export function chooseBonusColor({ s }: Run, { color }: MoveOf<'chooseBonusColor'>): void {
  expectFrame(s, 'bonusColor', 'DF-55');
  const thrown = thrownOf(s);
  const hero = heroOf(s, thrown.hero);
  if (color !== 'none') {
    demand(!hero.scars.includes(color), 'DF-124', `${heroCard(hero.id).name}’s ${color} ability is scarred.`);
    thrown.ability = color;
  }
  s.frames.pop();
}

export function useSwingAgain(run: Run, { use }: MoveOf<'useSwingAgain'>): void {
  expectFrame(run.s, 'swingAgain', 'DF-138');
  run.s.frames.pop();
  if (use) takeBack(run, 'swingAgain');
}

export function payBerserk({ s }: Run, { pay }: MoveOf<'payBerserk'>): void {
  expectFrame(s, 'berserk', 'DF-132');
  thrownOf(s).berserk = pay;
  s.frames.pop();
}

/** Points of divine healing are split freely among standing heroes; what nobody needs is lost (DF-131). */
export function assignHealing(run: Run, { points }: MoveOf<'assignHealing'>): void {
  const { s } = run;
  const frame = expectFrame(s, 'divine', 'DF-131');
  const heroes = points.map(({ hero }) => hero);
  demand(heroes.every((hero, index) => inParty(s, hero) && heroes.indexOf(hero) === index), 'DF-131', 'Each hero of the party is named once.');
  demand(heroes.every((hero) => isStanding(heroOf(s, hero))), 'DF-147', 'Only standing heroes can be healed.');
  demand(points.reduce((sum, each) => sum + each.points, 0) <= frame.points, 'DF-131', `There are ${frame.points} points to give.`);
  const fits = points.every((each) => heroOf(s, each.hero).hp + each.points <= heroOf(s, each.hero).maxHp);
  demand(fits, 'DF-147', 'Nobody is healed above the maximum.');
  s.frames.pop();
  for (const each of points) heal(run, heroOf(s, each.hero), each.points, 'ability');
}

export function placeBeer({ s, table }: Run, { hero }: MoveOf<'placeBeer'>): void {
  expectFrame(s, 'beer', 'DF-145');
  demand(inParty(s, hero) && isStanding(heroOf(s, hero)), 'DF-145', 'The beer goes to a hero who stands.');
  encounterOf(s).tokens.beer = hero;
  s.frames.pop();
  table.emit({ type: 'tokenPlaced', token: 'beer', hero });
}

export function payMelody(run: Run, { pay }: MoveOf<'payMelody'>): void {
  const { s } = run;
  expectFrame(s, 'melody', 'DF-146');
  if (pay) {
    demand(s.chest.gold >= MELODY_PRICE, 'DF-146', 'The chest is empty: nobody pays the band.');
    loseGold(run, MELODY_PRICE, 'melody');
    encounterOf(s).tokens.melody = true;
    run.table.emit({ type: 'tokenPlaced', token: 'melody', hero: thrownOf(s).hero });
  }
  s.frames.pop();
}

export function chooseDestroyed(run: Run, { card }: MoveOf<'chooseDestroyed'>): void {
  const { s } = run;
  expectFrame(s, 'destroy', 'DF-150');
  const hero = heroOf(s, thrownOf(s).hero);
  demand(hero.cards.includes(card), 'DF-150', `${heroCard(hero.id).name} does not hold that card.`);
  takeFrom(hero, card);
  s.frames.pop();
  toDiscard(run, card, 'destroyed', hero.id);
}

export function takeSecondThrow(run: Run, { take }: MoveOf<'takeSecondThrow'>): void {
  expectFrame(run.s, 'secondThrow', 'DF-127');
  run.s.frames.pop();
  if (take) {
    takeBack(run, 'swingTwice');
  } else {
    delete encounterOf(run.s).thrown;
    passOn(run);
  }
}
