import * as v from 'valibot';

import { squaresOfBase } from '@/engine/parts/grid/squares';

import { FIELD, HERO_IDS, ZONE_NAMES, type DamageType, type HeroId } from '../../../content/terms';
import { giveCondition } from '../../conditions';
import { placeToken, takeToken } from '../../field/objects';
import { away } from '../../field/position';
import { hasToken, zoneOf } from '../../field/zones';
import { loseHealth } from '../../health';
import { canPay, pay } from '../../resources';
import { isHeroRef } from '../../refs';
import { isComrade, isStanding, type BattleState, type BossFigure } from '../../state';
import { giveThreat, threatAfter } from '../../threat';
import { answer, decision, type Play } from '../../world';
import { heroName, zoneName } from '../../names';
import { part, type LoomExtra } from '../extra';
import { modOf } from '../mods';
import { bossFigure } from '../plan';
import type { BossAction, BossRules } from '../rules';
import { isIsolated } from './isolation';
import { costWords } from '../../../words/costs';

/** Itoguruma, the Weaver Widow: Web, Cocoons, and heroes who stand alone (RR-520 … RR-529). */

const WEB_TOLL = 1;
const CUT_COCOON = 2;
const CUT_WEB = 3;

const loomOf = ({ extra }: BattleState): LoomExtra => part(extra.loom);
const isCocooned = ({ extra }: BattleState, hero: HeroId): boolean => extra.loom?.cocooned.includes(hero) === true;

/** A Comrade pays Life Force, never its last point (RR-458). */
const canSpend = (state: BattleState, hero: HeroId, stamina: number): boolean => canPay(state, hero, { stamina });
const spend = (run: Play, hero: HeroId, stamina: number, why: string): void => pay(run, hero, { stamina }, why);

const standsInWeb = (state: BattleState, hero: HeroId): boolean => hasToken(state, zoneOf(state.heroes[hero].anchor), 'web');

/** RR-523: a second Cocoon on a hero is ignored. */
function wrap(run: Play, hero: HeroId): void {
  const loom = loomOf(run.state);
  if (!isStanding(run.state.heroes[hero]) || loom.cocooned.includes(hero)) return;
  if (loom.cocoonsFull > 0) {
    loom.cocoonsFull -= 1;
    return;
  }
  loom.cocooned.push(hero);
  run.emit({ type: 'cocooned', hero });
}

function unwrap(run: Play, hero: HeroId): void {
  const loom = loomOf(run.state);
  if (!loom.cocooned.includes(hero)) return;
  loom.cocooned = loom.cocooned.filter((each) => each !== hero);
  run.emit({ type: 'cocoonGone', hero });
}

const SPOKEN_NAME = 'spokenName';

/** A Cocoon is about to be put on: the Spoken Name may refuse it (RR-523). */
function aboutToWrap(run: Play, hero: HeroId): void {
  const loom = loomOf(run.state);
  const name = run.state.partyItems.includes(SPOKEN_NAME);
  if (name && loom.cocoonsFull === 0 && isStanding(run.state.heroes[hero]) && !loom.cocooned.includes(hero)) run.call({ kind: 'refuseCocoon', hero });
  else wrap(run, hero);
}

const refuseCocoon = decision('refuseCocoon', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} is about to be spun in. Speak the name you were given?`,
  answers: {
    speakName: answer({ speak: v.boolean() })({
      otherwise: ['RR-523', 'Say the name, or be spun in.'],
      label: (_, { hero }, { speak }) => (speak
        ? { label: 'Speak the name', help: `No Cocoon; ${heroName(hero)} takes Threat. The name can be spoken once.`, tone: 'primary' }
        : { label: 'Keep it', help: 'The Cocoon is put on.', tone: 'secondary' }),
      play: (run, { hero }, { speak }) => {
        run.end();
        if (!speak) {
          wrap(run, hero);
          return;
        }
        run.state.partyItems = run.state.partyItems.filter((item) => item !== SPOKEN_NAME);
        giveThreat(run, hero);
        for (const frame of run.state.frames) if (frame.kind === 'strike') frame.keepThreat = true;
      },
    }),
  },
});

/** RR-521: pay, or be Slowed. */
export const web = decision('web', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: (_, { hero }) => `${heroName(hero)} starts in the Web: tear loose for 1 Stamina, or be Slowed?`,
  answers: {
    tearLoose: answer({ pay: v.boolean() })({
      otherwise: ['RR-521', 'In the Web you pay 1 Stamina or are Slowed.'],
      label: (_, __, { pay }) => (pay
        ? { label: 'Tear loose', help: 'Costs 1 Stamina (a Comrade: 1 Life Force).', tone: 'primary' }
        : { label: 'Be Slowed', help: 'Your next Move goes half as far.', tone: 'secondary' }),
      play: (run, { hero }, { pay }) => {
        run.end();
        if (pay) spend(run, hero, WEB_TOLL, 'Web');
        else giveCondition(run, hero, 'slowed');
      },
    }),
  },
});

function webAtTurnStart(run: Play, hero: HeroId): void {
  if (!standsInWeb(run.state, hero)) return;
  if (canSpend(run.state, hero, WEB_TOLL)) run.call({ kind: 'web', hero });
  else giveCondition(run, hero, 'slowed');
}

/** RR-524: cutting a Cocoon in [1], or the Web of the own Zone. */
function cuts(state: BattleState, hero: HeroId): BossAction[] {
  const self = state.heroes[hero];
  if (isCocooned(state, hero)) return [];
  const comrade = isComrade(self);
  const actions: BossAction[] = [];
  if (canSpend(state, hero, CUT_COCOON)) {
    for (const other of loomOf(state).cocooned) {
      if (away(self, state.heroes[other]) <= 1) actions.push({ id: 'cutCocoon', target: other, label: `Cut ${heroName(other)} free`, help: `${costWords({ stamina: CUT_COCOON }, comrade)}. The Cocoon is gone.` });
    }
  }
  if (canSpend(state, hero, CUT_WEB) && standsInWeb(state, hero)) {
    actions.push({ id: 'cutWeb', target: '', label: 'Cut the Web here', help: `${costWords({ stamina: CUT_WEB }, comrade)}. Web leaves ${zoneName(zoneOf(self.anchor))}, where you stand.` });
  }
  return actions;
}

function cut(run: Play, hero: HeroId, { id, target }: BossAction): void {
  if (id === 'cutCocoon' && isHeroRef(target)) {
    unwrap(run, target);
    spend(run, hero, CUT_COCOON, 'cutting a Cocoon');
  } else {
    takeToken(run, zoneOf(run.state.heroes[hero].anchor), 'web');
    spend(run, hero, CUT_WEB, 'cutting Web');
  }
}

/** RR-522: Fire burns Web and Cocoons, then Web turns to Poison. */
function loomStep(run: Play): void {
  const { state } = run;
  ZONE_NAMES.forEach((_, zone) => {
    if (!hasToken(state, zone, 'fire')) return;
    takeToken(run, zone, 'web');
    for (const hero of loomOf(state).cocooned.slice()) if (zoneOf(state.heroes[hero].anchor) === zone) unwrap(run, hero);
  });
  if (!modOf(state, 'webTurnsPoison')) return;
  ZONE_NAMES.forEach((_, zone) => {
    if (hasToken(state, zone, 'web')) placeToken(run, zone, 'poison');
  });
}

/** The one of the Isolated heroes whom most others are far from (RR-526). */
function mostIsolated(state: BattleState): HeroId | undefined {
  const figure = bossFigure(state);
  const first = figure && threatAfter(state, 'mostIsolated', figure);
  return first && isIsolated(state, first) ? first : undefined;
}

/** RR-525: while a square of hers is in a Web Zone. */
function resistsInWeb(state: BattleState, figure: BossFigure, type: DamageType): boolean {
  const mod = modOf(state, 'resistantInToken');
  return mod?.dtype === type && squaresOfBase(FIELD, figure).some((square) => hasToken(state, zoneOf(square), mod.token));
}

export const loomRules: BossRules = {
  turnBegins: webAtTurnStart,
  turnEnds: unwrap,
  isBound: isCocooned,
  actions: cuts,
  act: cut,
  roundEndsFirst: loomStep,
  /** RR-525: Web where she ends her turn. */
  bossTurnOver: (run) => {
    const figure = bossFigure(run.state);
    if (figure && modOf(run.state, 'webTrail')) placeToken(run, zoneOf(figure.anchor), 'web');
  },
  resistant: (state, figure, { type }) => resistsInWeb(state, figure, type),
  lastingResistance: resistsInWeb,
  /** RR-526. */
  threatTo: (state, to) => (to !== 'keep' && modOf(state, 'threatToIsolated') && HERO_IDS.some((id) => isIsolated(state, id)) ? 'mostIsolated' : to),
  heroHurt: (run, hero) => {
    if (!isStanding(run.state.heroes[hero])) unwrap(run, hero);
  },
  mayPlace: (state, minion) => {
    const loom = loomOf(state);
    if (minion !== 'threadling' || loom.fewerThreadlings === 0) return true;
    loom.fewerThreadlings -= 1;
    return false;
  },
  customs: {
    cocoon: (run, _, { target }) => {
      if (target && isHeroRef(target)) aboutToWrap(run, target);
    },
    cocoonMostIsolated: (run) => {
      const hero = mostIsolated(run.state);
      if (hero) aboutToWrap(run, hero);
    },
    freeCocoons: (run) => loomOf(run.state).cocooned.slice().forEach((hero) => unwrap(run, hero)),
    drainCocoons: (run, { n }) => {
      for (const hero of run.state.line) if (isCocooned(run.state, hero)) loseHealth(run, hero, n, { why: 'effect' });
    },
    webLoneZones: (run) => {
      const { state } = run;
      const counts = ZONE_NAMES.map((_, zone) => HERO_IDS.filter((id) => isStanding(state.heroes[id]) && zoneOf(state.heroes[id].anchor) === zone).length);
      counts.forEach((count, zone) => {
        if (count === 1) placeToken(run, zone, 'web');
      });
    },
  },
};

export const itoguruma = { rules: loomRules, kinds: { web, refuseCocoon } };
