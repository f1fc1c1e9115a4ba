import * as v from 'valibot';

import { nearestFrame } from '@/engine/decisions/frames';
import { madeOnce, numbered } from '@/engine/decisions/madeOnce';
import { demand } from '@/engine/errors';
import { FACINGS, type Facing } from '@/engine/parts/grid/facing';
import { squareName } from '@/engine/parts/grid/squares';

import { COMRADES, PADS } from '../../content/comrades';
import { DAMAGE_TYPES, FIELD, type HeroId } from '../../content/terms';
import { bossRules, type BossAction } from '../boss/rules';
import { callWalk } from '../field/callWalk';
import type { AttackChoice } from '../frames';
import { likelyFacings } from '../lines/questions';
import { figureName, heroName, plain } from '../names';
import { spendStrength } from '../resources';
import { heroOf, isComrade, isOver, isStanding, type BattleFrame, type BattleState } from '../state';
import { answer, decision, type Play } from '../world';
import { declared } from './attack/attack';
import { cardOf } from './attack/card';
import { facingField, squareField, targetRefs, targetsField, wayField } from './attack/fields';
import { aims, choicesOf, demandAttack, marksOf, type Aim, type Terms, type WeaponChoice } from './attack/offers';
import { attackLabel, FACING_NAMES } from './attack/words';
import { costWords, healthWord, restWords } from '../../words/costs';
import { OBJECT_NAMES } from '../../words/things';
import { usableNamed, usableNow, whyNotUse } from './cards';
import { objectsInReach, takeFromObject, whyNotObject } from './objects';
import { objectAt } from '../field/objects';
import { lossesOn } from './march';
import { demandMove, visitWalkable } from './move';
import { spendWallStep } from './wallStep';
import type { UseCard } from './usables';

type HeroTurn = Extract<BattleFrame, { readonly kind: 'heroTurn' }>;

const turnOf = (s: BattleState, hero: HeroId): HeroTurn | undefined => {
  const turn = nearestFrame(s, 'heroTurn');
  return turn?.hero === hero ? turn : undefined;
};
const hasMoved = (s: BattleState, hero: HeroId): boolean => turnOf(s, hero)?.moved === true;
const hasActed = (s: BattleState, hero: HeroId): boolean => turnOf(s, hero)?.acted === true;

const MAIN: Terms = { as: 'main', free: false };
const ACTED = ['RR-131', 'There is one Main Action in a turn, and it is done.'] as const;

function act(run: Play, hero: HeroId): void {
  const turn = turnOf(run.state, hero);
  if (turn) turn.acted = true;
}

/** The button of an attack on the own turn. A Comrade chooses a type with it (RR-464). */
function labelOf(s: BattleState, hero: HeroId, choice: AttackChoice, aim: Aim) {
  const card = cardOf(s, hero, choice);
  const name = 'pad' in choice ? `${card.name}, ${choice.type}` : card.name;
  return { ...attackLabel(s, hero, card, aim, { as: name }), tone: 'primary' as const, target: aim.targets[0] ?? '' };
}

/** What a Move takes, in words: bought steps, HP in Dangerous ground. */
function moveWords(s: BattleState, hero: HeroId, way: readonly number[]): string {
  const { bought, throughWall } = demandMove(s, hero, way);
  const burnt = lossesOn(s, heroOf(s.heroes, hero), way).reduce((sum, n) => sum + n, 0);
  const comrade = isComrade(heroOf(s.heroes, hero));
  const price = costWords({ stamina: bought }, comrade);
  return [price === '' ? 'Free' : price, burnt > 0 ? `the ground takes ${burnt} ${healthWord(comrade)}` : '', throughWall ? 'through the wall' : ''].filter((part) => part !== '').join(', ');
}

type PadChoice = Extract<AttackChoice, { readonly pad: string }>;

/** Dozens of these are listed on every turn: as moves, so that nobody has to copy them. */
interface MoveOffer {
  readonly kind: 'move';
  readonly way: readonly number[];
  readonly facing: Facing;
}
type AttackOffer = WeaponChoice & Aim & { readonly kind: 'attack' };
type PadOffer = PadChoice & Omit<Aim, 'more'> & { readonly kind: 'padAttack' };
/** A Move without a step only turns its hero. */
const TURNS = madeOnce(FACINGS, (facing): MoveOffer => ({ kind: 'move', way: [], facing }));

const NO_ACTIONS: readonly BossAction[] = [];
const RESTS = [
  { kind: 'rest', choice: 'A', flask: false }, { kind: 'rest', choice: 'A', flask: true }, { kind: 'rest', choice: 'B', flask: false }, { kind: 'rest', choice: 'B', flask: true },
] as const;
const RESTS_WITHOUT_FLASK = RESTS.filter(({ flask }) => !flask);
const useObject = madeOnce(FIELD * FIELD, (square) => ({ kind: 'useObject', square }));

/** The free moment between the parts of a turn: Move, Main Action, skills, objects (RR-121 … RR-131, RR-352). */
export const turn = decision('turn', {
  who: (s, { hero }) => (isStanding(heroOf(s.heroes, hero)) ? heroOf(s.heroes, hero).seat : []),
  words: (s, { hero }) => {
    const name = figureName(s, hero);
    const [moved, acted] = [hasMoved(s, hero), hasActed(s, hero)];
    // RR-124: no turn ends before its Main Action, and whoever is asked should know it.
    if (!acted) return moved ? `${name} must attack or rest now.` : `${name} may move, and must attack or rest.`;
    return `${name} may still ${moved ? 'use cards' : 'move'}, or end the turn.`;
  },
  answers: {
    move: answer({ way: wayField, facing: facingField })({
      when: (s, { hero }) => !hasMoved(s, hero),
      offers: (s, { hero }) => {
        const found: MoveOffer[] = [];
        const facings = likelyFacings(s);
        const { facing: now } = heroOf(s.heroes, hero);
        visitWalkable(s, hero, (way) => found.push({ kind: 'move', way, facing: facings?.[way[way.length - 1] ?? 0] ?? now }));
        for (const turn of TURNS) if (turn.facing !== now) found.push(turn);
        return found;
      },
      judge: (s, { hero }, { way }) => {
        demand(!hasMoved(s, hero), 'RR-122', 'The Move of this turn is done: it is one piece, and never split.');
        demandMove(s, hero, way);
      },
      otherwise: ['RR-122', 'The Move of this turn is done: it is one piece, and never split.'],
      untimely: ['RR-122', 'Heroes move on their own turn, before or after the Main Action.'],
      label: (s, { hero }, { way, facing }) => {
        const to = way[way.length - 1];
        return to === undefined ? { label: `Face ${FACING_NAMES[facing] ?? ''}` } : { label: `Move to ${squareName(FIELD, to)}`, help: moveWords(s, hero, way), target: to };
      },
      play: (run, { hero }, { way, facing }) => {
        const { bought, throughWall } = demandMove(run.state, hero, way);
        const frame = turnOf(run.state, hero);
        if (frame) {
          frame.moved = true;
          frame.walked = frame.walked || way.length > 0;
        }
        if (throughWall) spendWallStep(run, hero);
        if (bought > 0) spendStrength(run, hero, bought);
        run.emit({ type: 'moved', hero, way, bought });
        callWalk(run, hero, way, 'move', { why: 'terrain' }, facing);
      },
    }),
    attack: answer(targetRefs)({
      when: (s, { hero }) => !hasActed(s, hero) && !isComrade(heroOf(s.heroes, hero)),
      offers: (s, { hero }) => {
        const found: AttackOffer[] = [];
        const marks = marksOf(s, hero, MAIN);
        for (const choice of choicesOf(s, hero)) {
          const { weapon, attack } = choice;
          for (const { more, way, facing, targets } of aims(s, hero, choice, MAIN, marks)) found.push({ kind: 'attack', weapon, attack, more, way, facing, targets });
        }
        return found;
      },
      judge: (s, { hero }, attack) => {
        demand(!hasActed(s, hero), ...ACTED);
        demandAttack(s, hero, attack, attack, MAIN);
      },
      otherwise: (s, { hero }) => (hasActed(s, hero) ? ACTED : ['RR-453', 'Comrades have no weapons: they strike Light or Heavy, as their pads say.']),
      untimely: ACTED,
      label: (s, { hero }, { weapon, attack, ...aim }) => labelOf(s, hero, { weapon, attack }, aim),
      play: (run, { hero }, aimed) => {
        const { weapon, attack } = aimed;
        act(run, hero);
        run.call(declared(run.state, hero, { weapon, attack }, aimed, MAIN));
      },
    }),
    padAttack: answer({ pad: v.picklist(PADS), type: v.picklist(DAMAGE_TYPES), way: wayField, facing: facingField, targets: targetsField })({
      when: (s, { hero }) => !hasActed(s, hero) && isComrade(heroOf(s.heroes, hero)),
      offers: (s, { hero }) => {
        const found: PadOffer[] = [];
        const marks = marksOf(s, hero, MAIN);
        for (const pad of PADS) {
          // The type changes nothing about where the attack reaches.
          const { types } = COMRADES[hero][pad];
          const possible = aims(s, hero, { pad, type: types[0] }, MAIN, marks);
          for (const type of types) for (const { way, facing, targets } of possible) found.push({ kind: 'padAttack', pad, type, way, facing, targets });
        }
        return found;
      },
      judge: (s, { hero }, { pad, type, way, facing, targets }) => {
        demand(!hasActed(s, hero), ...ACTED);
        demandAttack(s, hero, { pad, type }, { more: 0, way, facing, targets }, MAIN);
      },
      otherwise: (s, { hero }) => (hasActed(s, hero) ? ACTED : ['RR-190', 'Full heroes strike with their weapons.']),
      untimely: ACTED,
      label: (s, { hero }, { pad, type, ...aim }) => labelOf(s, hero, { pad, type }, { more: 0, ...aim }),
      play: (run, { hero }, { pad, type, way, facing, targets }) => {
        act(run, hero);
        run.call(declared(run.state, hero, { pad, type }, { more: 0, way, facing, targets }, MAIN));
      },
    }),
    rest: answer({ choice: v.picklist(['A', 'B']), flask: v.boolean() })({
      when: (s, { hero }) => !hasActed(s, hero),
      offers: (s, { hero }) => (heroOf(s.heroes, hero).charges > 0 ? RESTS : RESTS_WITHOUT_FLASK),
      otherwise: (s, { hero }) => (hasActed(s, hero) ? ACTED : ['RR-187', 'The Flask is empty.']),
      untimely: ACTED,
      label: (s, { hero }, { choice, flask }) => ({ label: `Rest: ${restWords(choice, isComrade(s.heroes[hero]))}${flask ? ' and the Flask' : ''}` }),
      play: (run, { hero }, { choice, flask }) => {
        act(run, hero);
        run.call({ kind: 'rest', step: undefined, hero, choice, flask, reviving: false });
      },
    }),
    useCard: answer({ card: v.string() })({
      offers: (s, { hero }) => {
        const found: UseCard[] = [];
        for (const { use, specialAction } of usableNow(s, hero, 'turn', null)) if (!specialAction || !hasActed(s, hero)) found.push(use);
        return found;
      },
      otherwise: (s, { hero }, { card }) => {
        const usable = usableNamed(s, hero, card);
        if (!usable) return ['RR-83', 'This hero has no such card here.'];
        return whyNotUse(s, hero, usable, 'turn', null) ?? ACTED;
      },
      label: (s, { hero }, { card }) => ({ label: usableNamed(s, hero, card)?.name ?? card, help: plain(usableNamed(s, hero, card)?.words ?? '') }),
      play: (run, { hero }, { card }) => {
        if (usableNamed(run.state, hero, card)?.specialAction) act(run, hero);
        run.call({ kind: 'cardUse', step: undefined, hero, card, at: 'turn', about: null });
      },
    }),
    useObject: answer({ square: squareField })({
      offers: (s, { hero }) => numbered(useObject, objectsInReach(s, hero)),
      otherwise: (s, { hero }, { square }) => whyNotObject(s, hero, square),
      label: (s, { hero }, { square }) => {
        const object = objectAt(s, square);
        return { label: `Use the ${object ? OBJECT_NAMES[object.kind] : 'object'}`, help: costWords({ stamina: 1 }, isComrade(heroOf(s.heroes, hero))), target: square };
      },
      play: (run, { hero }, { square }) => takeFromObject(run, hero, square),
    }),
    bossAction: answer({ action: v.string(), target: v.string() })({
      offers: (s, { hero }) => (bossRules(s).actions?.(s, hero) ?? NO_ACTIONS).map(({ id, target }) => ({ action: id, target })),
      otherwise: ['RR-130', 'That cannot be done here.'],
      label: (s, { hero }, { action, target }) => {
        const found = bossRules(s).actions?.(s, hero).find((each) => each.id === action && each.target === target);
        return { label: found?.label ?? action, ...(found?.help === undefined ? {} : { help: found.help }) };
      },
      play: (run, { hero }, { action, target }) => {
        const found = bossRules(run.state).actions?.(run.state, hero).find((each) => each.id === action && each.target === target);
        if (found) bossRules(run.state).act?.(run, hero, found);
      },
    }),
    endTurn: answer({})({
      when: (s, { hero }) => hasActed(s, hero),
      otherwise: ['RR-124', 'Every turn needs its Main Action: attack, or rest.'],
      label: () => ({ label: 'End the turn', tone: 'secondary' }),
      play: (run) => run.end(),
    }),
  },
});

/** RR-383, RR-386: a fallen hero with a Flask stands up again, or not. */
export const revive = decision('revive', {
  who: (s, { hero }) => (isOver(s) || isStanding(heroOf(s.heroes, hero)) || heroOf(s.heroes, hero).charges === 0 ? [] : heroOf(s.heroes, hero).seat),
  words: (_, { hero }) => `${heroName(hero)} lies on the ground. Drink from the Flask and stand up?`,
  answers: {
    standUp: answer({ choice: v.picklist(['A', 'B']) })({
      // RR-460: the Life Force of its Rest is lost to a Comrade that lies on the ground.
      label: (s, { hero }, { choice }) => ({ label: choice === 'A' && isComrade(s.heroes[hero]) ? 'Stand up' : `Stand up, Rest: ${restWords(choice, false)}`, tone: 'primary' }),
      play: (run, { hero }, { choice }) => {
        run.end();
        act(run, hero);
        run.emit({ type: 'turnBegan', hero });
        run.call({ kind: 'rest', step: undefined, hero, choice, flask: true, reviving: true });
      },
    }),
    stayDown: answer({})({ label: () => ({ label: 'Stay down', tone: 'secondary' }), play: (run) => run.end() }),
  },
});
