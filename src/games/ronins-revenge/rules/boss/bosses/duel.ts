import * as v from 'valibot';


import { bossInPlay } from '../../../content/bossInPlay';
import { DAMAGE_TYPES, HERO_IDS, type DamageType } from '../../../content/terms';
import { giveCondition } from '../../conditions';
import { wayCloser } from '../../field/approach';
import { away } from '../../field/position';
import type { AttackBody } from '../../frames';
import { bossRef, isHeroRef, minionRef } from '../../refs';
import { isStanding, type BattleState, type MinionState } from '../../state';
import { giveThreat } from '../../threat';
import { answer, decision, type Play } from '../../world';
import { part, type DuelExtra } from '../extra';
import type { StrikeBody } from '../frames';
import { callMinionWalk, minionGround, removeMinions } from '../minions';
import { modOf } from '../mods';
import { minionMove } from '../moves';
import { spendSlowed } from '../phase';
import { planOf } from '../plan';
import { intentOf, type Reading } from '../reading';
import type { BossRules } from '../rules';
import { visibleCard } from '../sequence';
import { strikeFrame } from '../strike';

import { callVillage, offerCover, takeCover, villageMove } from './village';

/** Suzaku Harunobu, the Usurper: his Guard, his Answers, his Bannermen (RR-590 … RR-599). */

const duelOf = ({ extra }: BattleState): DuelExtra => part(extra.duel);

/** RR-590: the types he guards against now. */
export const guardOf = (state: BattleState): readonly DamageType[] => duelOf(state).list.slice(0, modOf(state, 'guardSize')?.n ?? 1);

/** A type moves to the head of the list; none stands in it twice. */
function guardAgainst(run: Play, type: DamageType): void {
  const duel = duelOf(run.state);
  duel.list = [type, ...duel.list.filter((each) => each !== type)];
  run.emit({ type: 'guardChanged', list: duel.list.slice() });
}

/** RR-591: his first attack of a Boss Phase after a round without an Answer. */
const isUnspent = (state: BattleState, { from }: StrikeBody): boolean => state.extra.duel?.unspent === true && ('card' in from || from.own === 'basic');

const isOwnTurn = ({ as }: AttackBody): boolean => as !== 'counter';

/** RR-594: the first attack of the round on him hits a Bannerman in [1] of him instead. */
function shield(run: Play, attack: AttackBody): void {
  const { state } = run;
  const duel = duelOf(state);
  const [figure] = state.figures;
  if (!figure || !isOwnTurn(attack) || duel.shieldSpent || !attack.aim.includes(bossRef(figure))) return;
  duel.shieldSpent = true;
  const kind = modOf(state, 'bannerShield')?.minion;
  const [bannerman] = state.minions.filter((each) => each.minion === kind && away(each, figure) <= 1).sort((a, b) => a.anchor - b.anchor);
  if (!bannerman) return;
  const others = attack.aim.filter((ref) => ref !== bossRef(figure) && ref !== minionRef(bannerman));
  attack.aim = [minionRef(bannerman), ...others];
  run.emit({ type: 'shielded', by: minionRef(bannerman) });
}

/** RR-591: whether this attack will be answered. */
function owe(run: Play, attack: AttackBody): void {
  const { state } = run;
  const duel = duelOf(state);
  const [figure] = state.figures;
  const marked = duel.answered.includes(attack.type) && !modOf(state, 'answerAll');
  if (!figure || !isOwnTurn(attack) || marked || !attack.aim.includes(bossRef(figure)) || !guardOf(state).includes(attack.type)) return;
  duel.owed = { hero: attack.by, type: attack.type };
}

/** RR-592: the Answering Cut. */
function answerAttack(run: Play, attack: AttackBody): void {
  const { state } = run;
  const duel = duelOf(state);
  const { owed } = duel;
  const [figure] = state.figures;
  const cut = bossInPlay('harunobu').answer;
  if (!owed || owed.hero !== attack.by || !isOwnTurn(attack)) return;
  duel.owed = null;
  if (!figure || !cut || !isStanding(state.heroes[owed.hero])) return;
  const { name, move, precision, damage, range } = cut;
  const reading: Reading = {
    from: { own: 'answer' }, figures: [figure], target: owed.hero, move, values: { name, precision, damage, type: owed.type, reach: { range }, steps: [], threat: 'keep' },
  };
  const plan = planOf(state, intentOf(state, reading));
  if (!plan) return spendSlowed(run, reading);
  if (!duel.answered.includes(owed.type)) duel.answered.push(owed.type);
  duel.answers += 1;
  run.call(strikeFrame(state, reading, plan));
}

/** RR-590: what he struck with is what he guards against; Change of Guard covers the weakness that lies open (RR-599). */
function guardAfter(run: Play, { from, values }: StrikeBody): void {
  const duel = duelOf(run.state);
  if ('own' in from && from.own === 'answer') return;
  duel.unspent = false;
  guardAgainst(run, values.type);
  const open = duel.cover ? visibleCard(run.state, 'L')?.vulnerable : undefined;
  delete duel.cover;
  if (open) guardAgainst(run, open);
}

/** RR-595: a Bannerman stays beside him and strikes whom it reaches. */
function bannerman(run: Play, minion: MinionState): boolean {
  const { state } = run;
  const [lord] = state.figures;
  if (!lord || minion.minion !== 'suzakuBannerman') return false;
  if (away(minion, lord) > 1) {
    const beside = (anchor: number): boolean => away({ anchor, side: 1 }, lord) === 1;
    callMinionWalk(run, minion, wayCloser(state, minion, minionGround(state, minion), lord, beside, minionMove(state, minion)));
  }
  run.call({ kind: 'guardStrike', minion: minionRef(minion) });
  return true;
}

const chooseGuard = decision('chooseGuard', {
  who: ({ heroes }, { hero }) => heroes[hero].seat,
  words: 'The Cue tells him which blow to expect. Which type?',
  answers: {
    cueType: answer({ type: v.picklist(DAMAGE_TYPES) })({
      otherwise: ['RR-599', 'One of the four damage types.'],
      label: (_, __, { type }) => ({ label: type }),
      play: (run, _, { type }) => {
        run.end();
        guardAgainst(run, type);
      },
    }),
  },
});

export const duelRules: BossRules = {
  isUnspent,
  guard: guardOf,
  roundBegins: (run) => {
    Object.assign(duelOf(run.state), { answered: [], answers: 0, shieldSpent: false, owed: null });
    callVillage(run);
  },
  targeted: offerCover,
  heroTurnsOver: (run) => {
    const duel = duelOf(run.state);
    duel.unspent = modOf(run.state, 'unspentSteel') !== undefined && guardOf(run.state).length > 0 && duel.answers === 0;
  },
  bossTurnOver: (run) => {
    duelOf(run.state).unspent = false;
  },
  aimed: (run, attack) => {
    shield(run, attack);
    owe(run, attack);
  },
  attackOver: answerAttack,
  /** RR-597: a dodged Answer opens him to its type. */
  beforeCounter: (run, strike) => {
    if ('own' in strike.from && strike.from.own === 'answer' && strike.dodged.length > 0 && modOf(run.state, 'dodgedAnswerOpens')) {
      giveCondition(run, strike.by, `vulnerable:${strike.values.type}`);
    }
  },
  strikeEnds: guardAfter,
  strikeOver: (run, strike) => {
    const [hero = strike.target] = strike.targets;
    if ('own' in strike.from && strike.from.own === 'answer') giveThreat(run, hero);
  },
  minionActs: bannerman,
  mayPlace: (state, minion) => minion !== 'suzakuBannerman' || !duelOf(state).bannermenGone,
  /** RR-599: a Cue that was written down is for the first round. */
  whyNotItem: ({ extra, round }, item) => (item === 'promptersCue' && extra.duel?.cueWritten === true && round > 1 ? ['RR-599', 'The Cue can be used at the start of the first round only.'] : undefined),
  customs: {
    dropCube: (run, _, { target }) => {
      const hero = HERO_IDS.find((id) => id === target);
      if (!hero || !run.state.heroes[hero].primed) return;
      run.state.heroes[hero].primed = null;
      run.emit({ type: 'cubeGone', hero });
    },
    coverWeakness: (run) => {
      duelOf(run.state).cover = true;
    },
    readTheHands: (run) => {
      const { heroes } = run.state;
      const count = (type: DamageType): number => HERO_IDS.filter((id) => heroes[id].primed?.type === type).length;
      const [most] = DAMAGE_TYPES.slice().sort((a, b) => count(b) - count(a) || DAMAGE_TYPES.indexOf(a) - DAMAGE_TYPES.indexOf(b));
      if (most && count(most) > 0) guardAgainst(run, most);
    },
    /** Prompter's Cue (RR-599). */
    setGuard: (run, _, { by }) => {
      if (isHeroRef(by)) run.call({ kind: 'chooseGuard', hero: by });
    },
    bannermenLeave: (run) => {
      duelOf(run.state).bannermenGone = true;
      removeMinions(run, ({ minion }) => minion === 'suzakuBannerman');
    },
  },
};

export const harunobu = { rules: duelRules, kinds: { chooseGuard, villageMove, takeCover } };
