import * as v from 'valibot';

import { nearestFrame } from '@/engine/decisions/frames';
import { capital } from '@/engine/words';

import type { HeroId } from '../../content/terms';
import { damageAgainst } from '../damage/strike';
import { applyLoss } from '../health';
import { canFuse, tokensOf } from '../resources';
import type { WindowName } from '../frames';
import { heroOf, isComrade, isOver, isStanding, type BattleState } from '../state';
import { answer, decision, process, type Play } from '../world';
import { blowName, heroName, plain } from '../names';
import { hasUsable, usableNamed, usableNow, whyNotUse } from './cards';
import { BENT_NAIL, mayBendNail, mayBePrevented } from './options';
import { upTo } from './upTo';
import { usingCard } from './usables';

/**
 * A moment at which heroes may interrupt (RR-352). `about`: the hero it is about. Where the window would come at once and nobody has a
 * reason, it is not opened at all: most are not.
 */
export function callWindow(run: Play, at: WindowName, about: HeroId | null): void {
  if (isOver(run.state) || (!run.hasCalled && !isWanted(run.state, at, about))) return;
  run.call({ kind: 'window', step: undefined, at, about, place: 0, anyUsed: false });
}

function isWanted(state: BattleState, at: WindowName, about: HeroId | null): boolean {
  for (const hero of state.line) if (hasReason(state, hero, at, about)) return true;
  return false;
}

/** RR-272, RR-353: one after the other in initiative order, again and again until all have passed. */
export const window = process('window', {
  ask: (run, frame) => {
    if (isOver(run.state)) return 'done';
    const { line } = run.state;
    for (;;) {
      for (let hero = line[frame.place]; hero !== undefined; hero = line[frame.place]) {
        frame.place += 1;
        if (!hasReason(run.state, hero, frame.at, frame.about)) continue;
        run.call({ kind: 'interrupt', hero, at: frame.at, about: frame.about });
        return 'ask';
      }
      if (!frame.anyUsed) return 'done';
      frame.place = 0;
      frame.anyUsed = false;
    }
  },
  done: () => undefined,
});

/** RR-466: what a Comrade may still take off by Yang. */
function yangOfUse(state: BattleState, hero: HeroId): number {
  const { yang } = heroOf(state.heroes, hero);
  if (yang === 0 || !isComrade(heroOf(state.heroes, hero))) return 0;
  const strike = nearestFrame(state, 'strike');
  if (!strike || strike.defence?.hero !== hero) return 0;
  return Math.max(0, Math.min(yang, damageAgainst(state, strike, hero) - 1));
}

/** Whether the window is offered to the hero: a card fits, or its own tokens help (RR-256, RR-258). */
function hasReason(state: BattleState, hero: HeroId, at: WindowName, about: HeroId | null): boolean {
  if (!isStanding(heroOf(state.heroes, hero))) return false;
  if (hasUsable(state, hero, at, about)) return true;
  if (at !== 'beforeDamage' || about !== hero) return false;
  const { hp, maxHp } = heroOf(state.heroes, hero);
  return (hp < maxHp && (tokensOf(state, hero, 'ki') > 0 || canFuse(state, hero))) || yangOfUse(state, hero) > 0;
}

/** What happens at each moment; `blow` is the card that strikes. */
const MOMENTS: Readonly<Record<WindowName, (about: string, blow: string) => string>> = {
  enemyTargeted: (about, blow) => `${blow} is about to strike ${about}`, beforeDamage: (about, blow) => `${blow} hits ${about}`, afterHit: (about, blow) => `${blow} has hit ${about}`,
  attackModifiers: (about) => `${about} attacks`, wouldFall: (about) => `${about} would fall`,
  eventReplacement: () => 'the Event is coming', startOfRound: () => 'a round begins', endOfRound: () => 'the round ends',
};

/** "Chain Flick is about to strike Sayaka. Interrupt?" */
function momentWords(state: BattleState, hero: HeroId, at: WindowName, about: HeroId | null): string {
  const strike = nearestFrame(state, 'strike');
  const happens = MOMENTS[at];
  const moment = happens(about === null ? '' : heroName(about), strike ? blowName(state, strike) : 'a blow');
  return `${capital(moment)}. ${hero === about ? 'Interrupt?' : `Does ${heroName(hero)} interrupt?`}`;
}

/** Whether the loss would bring its hero to 0. */
const fells = ({ heroes }: BattleState, { who, n }: { readonly who: HeroId; readonly n: number }): boolean => n >= heroOf(heroes, who).hp;

const shield = upTo('shield');
const BURDEN = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50));

/** One hero’s chance to interrupt. */
export const interrupt = decision('interrupt', {
  who: (s, { hero, at, about }) => (isStanding(heroOf(s.heroes, hero)) && (at === 'wouldFall' || hasReason(s, hero, at, about)) ? heroOf(s.heroes, hero).seat : []),
  words: (s, { hero, at, about }) => momentWords(s, hero, at, about),
  ifOnly: 'pass',
  answers: {
    useCard: answer({ card: v.string() })({
      offers: (s, { hero, at, about }) => {
        const hurt = at === 'wouldFall' ? nearestFrame(s, 'hurt') : undefined;
        const found = hurt && !fells(s, hurt) ? [] : usableNow(s, hero, at, about).map(({ use }) => use);
        if (hurt && mayBendNail(s, hero, hurt.cause)) found.push(usingCard(BENT_NAIL));
        return found;
      },
      otherwise: (s, { hero, at, about }, { card }) => {
        const hurt = at === 'wouldFall' ? nearestFrame(s, 'hurt') : undefined;
        if (hurt && !fells(s, hurt)) return ['RR-354', `${heroName(hero)} would not fall of this.`];
        const usable = usableNamed(s, hero, card);
        return (usable && whyNotUse(s, hero, usable, at, about)) ?? ['RR-270', 'This hero has no such card.'];
      },
      label: (s, { hero }, { card }) => {
        const usable = usableNamed(s, hero, card);
        return { label: usable?.name ?? card, help: plain(usable?.words ?? ''), tone: 'primary' };
      },
      play: (run, { hero, at, about }, { card }) => {
        const open = nearestFrame(run.state, 'window');
        run.end();
        if (open && open.at === at) open.anyUsed = true;
        run.call({ kind: 'cardUse', step: undefined, hero, card, at, about });
      },
    }),
    shield: answer({ n: BURDEN })({
      offers: (s, { hero, at }) => shield(at === 'beforeDamage' ? yangOfUse(s, hero) : 0),
      otherwise: ['RR-466', 'A Comrade’s Yang wards off damage, but never the last 1.'],
      label: (_, __, { n }) => ({ label: `Spend ${n} Yang`, help: `${n} less damage` }),
      play: (run, { hero }, { n }) => {
        const strike = nearestFrame(run.state, 'strike');
        heroOf(run.state.heroes, hero).yang -= n;
        if (strike?.defence) strike.defence.yang += n;
        run.emit({ type: 'yangSpent', hero, n });
      },
    }),
    pass: answer({})({
      label: () => ({ label: 'Pass', tone: 'secondary' }),
      play: (run) => run.end(),
    }),
  },
});

/** A hero would fall, or loses HP that a relic may take back (RR-354). */
export const hurt = process('hurt', {
  ask: (run, { who, n, cause }) => {
    if (mayBePrevented(run.state, who, n, cause)) run.call({ kind: 'interrupt', hero: who, at: 'wouldFall', about: who });
  },
  apply: (run, { who, n, cause, prevented }) => {
    if (!prevented) applyLoss(run, who, n, cause);
  },
});
