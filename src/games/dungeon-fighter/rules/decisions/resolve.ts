import { BERSERK_COST } from '../../content/tables';
import { BULLSEYE } from '../../content/vocabulary';
import { damageOf, damageParts, hurtMonster } from '../fight/damage';
import { isBossFight, passOn, winFight } from '../fight/encounter';
import { afterMiss, sufferMiss, swornBeforeMiss } from '../fight/misses';
import { activate, activeAs } from '../party/abilities';
import { seatsToReact } from '../party/cards';
import { abilitiesOf, checkFainting, heroOf, hurt, isStanding, isWounded } from '../party/heroes';
import { encounterOf, thrownOf, type Run } from '../run';
import { sequence } from './declare';

type Step = (run: Run) => void;

const isMiss = ({ state: s }: Run): boolean => !thrownOf(s).result.contact;
const monsterLives = ({ state: s }: Run): boolean => encounterOf(s).hp > 0;

function openReactions(run: Run): void {
  const { state: s } = run;
  const thrower = heroOf(s, thrownOf(s).hero).seat;
  const seats = seatsToReact(s);
  // Matches begun before the third edition go on as their moves tell it: the thrower last.
  for (const seat of s.edition === 3 ? seats : seats.reverse()) run.call({ kind: 'react', ...(seat === thrower ? {} : { seat }) });
}

function chooseAbility(run: Run): void {
  const { state: s } = run;
  const thrown = thrownOf(s);
  if (!thrown.result.special) return;
  const able = abilitiesOf(heroOf(s, thrown.hero));
  if (thrown.die === 'bonus') {
    if (able.length > 0) run.call({ kind: 'bonusColor' });
  } else if (able.some(({ color }) => color === thrown.die)) {
    thrown.ability = thrown.die;
  }
}

function offerSwingAgain(run: Run): void {
  if (activeAs(run.state, 'swingAgain')) run.call({ kind: 'swingAgain' });
}

function checkBullseye({ state: s }: Run): void {
  const thrown = thrownOf(s);
  thrown.deadly = thrown.result.contact && thrown.result.special && thrown.result.region === BULLSEYE;
}

function offerBerserk(run: Run): void {
  const { state: s } = run;
  if (activeAs(s, 'berserk') && !thrownOf(s).deadly) run.call({ kind: 'berserk' });
}

function dealDamage(run: Run): void {
  const thrown = thrownOf(run.state);
  thrown.settled = true;
  if (isMiss(run)) return;
  const parts = damageParts(run.state);
  const damage = damageOf(parts);
  const { hp } = encounterOf(run.state);
  thrown.dealt = thrown.deadly ? Math.max(damage, hp) : damage;
  hurtMonster(run, thrown.hero, thrown.dealt, thrown.deadly ? 'bullseye' : 'contact', parts);
}

function payForBerserk(run: Run): void {
  const thrown = thrownOf(run.state);
  if (!thrown.berserk) return;
  const thrower = heroOf(run.state, thrown.hero);
  hurt(run, thrower, BERSERK_COST, 'berserk');
  // The monster's end comes first: a last hero who pays with his last hit point has still won (DF-218).
  if (monsterLives(run)) checkFainting(run);
  else if (thrower.hp === 0) {
    thrower.status = 'fainted';
    run.emit({ type: 'heroFainted', hero: thrower.id });
  }
}

function offerDivineHealing(run: Run): void {
  const { state: s } = run;
  const thrown = thrownOf(s);
  // A boss that is down is the end of the game: nobody needs healing any more (DF-252). The first edition asked all the same.
  if (isBossFight(s) && !monsterLives(run) && s.edition !== undefined) return;
  if (activeAs(s, 'divineIntervention') && thrown.dealt > 0 && s.heroes.some(isWounded)) {
    run.call({ kind: 'divine', points: thrown.dealt });
  }
}

const onMiss = (step: Step): Step => (run) => {
  if (isMiss(run) && monsterLives(run)) step(run);
};

function finish(run: Run): void {
  const { state: s } = run;
  const encounter = encounterOf(s);
  const thrown = thrownOf(s);
  run.end();
  if (encounter.hp === 0) {
    winFight(run, thrown.hero);
    return;
  }
  const again = activeAs(s, 'swingTwice') && !thrown.second && isStanding(heroOf(s, thrown.hero));
  if (again) {
    run.call({ kind: 'secondThrow' });
  } else {
    delete encounter.thrown;
    passOn(run);
  }
}

/** What follows a landing, strictly in this order (DF-108 … DF-116); a step may stop for a decision. */
export const resolve = sequence('resolve', [
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
]);
