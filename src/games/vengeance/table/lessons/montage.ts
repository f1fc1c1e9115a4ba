import { topFrame } from '@/engine/decisions/frames';
import type { Lesson } from '@/table/learn/lesson';

import { MONTAGE_FACES, type MontageFace } from '../../content/dice';
import type { Move } from '../../rules/decisions';
import type { State } from '../../rules/state';
import { dress, putInShop } from './arrange';

/** Kaja's montage cards by number: Heal 2, Recon 0, Upgrade 1. */
const [HEAL_TWO, RECON_NONE, UPGRADE_ONE] = [0, 1, 2];
/** The shop spaces of two tiles that cost three points together. */
const [HAYMAKER_SPACE, CROWBAR_SPACE] = [0, 2];
/** Shadowman's Heal 2, Recon 1 and Upgrade 1: she goes to the shop after the learner. */
const ADAS_CARDS = [0, 4, 2];
const FIRST_MONTAGE = 1;

/** The pool from which Kaja takes a Double Heal, a Wild and an Upgrade. */
const POOL: readonly MontageFace[] = ['doubleHeal', 'upgrade', 'upgrade', 'recon', 'wild', 'speed'];
const countsOf = (dice: readonly MontageFace[]): number[] => MONTAGE_FACES.map((face) => dice.filter((die) => die === face).length);

/** Kaja with a severe Broken, two Hurt and a Wild token: the worked Montage of the catalogue (W3). */
function arrange(state: State): void {
  const [kaja, rival] = state.players;
  if (!kaja || !rival) return;
  dress(state, kaja, { severeBroken: 1, hurt: 2, wild: 1 });
  dress(state, rival, {});
  putInShop(state, HAYMAKER_SPACE, 'haymaker');
  putInShop(state, CROWBAR_SPACE, 'crowbar');
  state.round = FIRST_MONTAGE;
  state.order = [0, 1];
  state.montage = { pool: countsOf(POOL), owed: [3, 3], swaps: 0, revealed: 0 };
  state.frames = [{ kind: 'match', step: 'advance' }, { kind: 'montage', step: 'claim' }, { kind: 'claimDie', seat: 0 }];
}

/** The learner is asked about the card at this slot. */
const isCardOf = (slot: number) => (state: State): boolean => {
  const frame = topFrame(state);
  return frame?.kind === 'card' && frame.seat === 0 && frame.slot === slot;
};

export const firstMontage: Lesson<Move, State> = {
  id: 'first-montage',
  title: 'Heal, train, look around',
  options: { seats: 2, heroes: ['kaja', 'shadowman'], leftOut: 'random', hardcoreMontage: false, timer: 0, quickstart: true, bestLine: false },
  seed: 'lesson 1',
  names: ['Kit', 'Ada'],
  seat: 0,
  arrange,
  steps: [
    { kind: 'say', say: 'Before every Fight comes a Montage. You are Kaja again, and in bad shape: a severe Broken on Skill costs you a die in every roll, two Hurt lie on Health.', point: 'Kit, Kaja' },
    { kind: 'do', say: 'Everybody’s dice lie in one pool, and you take turns claiming. A Double Heal is worth two points of healing. Take it.', point: 'Claim Double Heal', expect: { kind: 'claimDie', face: 'doubleHeal' }, otherwise: 'Claim the Double Heal: you need it.' },
    { kind: 'watch', say: 'Ada takes one.', seat: 1, move: { kind: 'claimDie', face: 'speed' } },
    { kind: 'do', say: 'A Wild die adds a point to anything. Take it before she does.', point: 'Claim Wild', expect: { kind: 'claimDie', face: 'wild' }, otherwise: 'Claim the Wild die.' },
    { kind: 'watch', say: 'Ada again.', seat: 1, move: { kind: 'claimDie', face: 'recon' } },
    { kind: 'do', say: 'And an Upgrade, for the shop.', point: 'Claim Upgrade', expect: { kind: 'claimDie', face: 'upgrade' }, otherwise: 'Claim an Upgrade.' },
    { kind: 'watch', say: 'The last one is hers.', seat: 1, move: { kind: 'claimDie', face: 'upgrade' } },
    { kind: 'say', say: 'Now three of your cards go face down, one at each boost: +2, +1 and 0. What matters most goes to +2.', point: 'Boost' },
    { kind: 'do', say: 'Put your best Heal card at +2, the Recon card without points at +1 and the lit Upgrade card at 0. Touch a card, then its place; then lay them face down.', point: ['Heal 2', 'Recon 0', 'Upgrade 1', 'Lay them face down'], expect: { kind: 'place', cards: [HEAL_TWO, RECON_NONE, UPGRADE_ONE] }, otherwise: 'For this lesson: Heal with +2 at the boost +2, Recon with +0 at +1, Upgrade with +1 at 0. Touch a card that lies wrong to take it back.' },
    { kind: 'watch', say: 'Ada places hers. Then the first cards are turned up.', seat: 1, move: { kind: 'place', cards: ADAS_CARDS } },
    { kind: 'do', say: 'Heal: 2 from the card, 2 from the boost. The Double Heal die is in already, for 2 more. Take the 6 points.', point: 'Take 6 Heal points', expect: { kind: 'boost', dice: 1, wilds: 0, tokens: 0 }, otherwise: 'Add the Double Heal die, and nothing else: 6 points.' },
    { kind: 'do', say: 'A severe Broken costs 4, a Hurt costs 1. First the severe one: your Skill is worth a die.', point: 'Heal severe Broken', expect: { kind: 'heal', track: 'skill', severe: true }, otherwise: 'Heal the severe Broken first.' },
    { kind: 'do', say: 'Two points left, two Hurt.', point: 'Heal Hurt', expect: { kind: 'heal', track: 'health', severe: false }, otherwise: 'Heal a Hurt.' },
    { kind: 'do', say: 'And the other. Points that are not spent are lost.', point: 'Heal Hurt', expect: { kind: 'heal', track: 'health', severe: false }, otherwise: 'Heal the second Hurt.' },
    { kind: 'until', say: 'Done. Ada heals too; then the second cards are turned up.', done: isCardOf(1) },
    { kind: 'do', say: 'Recon: 0 from the card, 1 from the boost. Add the Wild die with the plus beside it, and take the 2 points.', point: ['Wild dice', 'Take 2 Recon points'], expect: { kind: 'boost', dice: 0, wilds: 1, tokens: 0 }, otherwise: 'Add the Wild die, and keep the token for the shop.' },
    { kind: 'do', say: 'A Recon token lets you look at a face-down Boss before you storm the Den. Take one.', point: 'Gain a Recon token', expect: { kind: 'gainRecon' }, otherwise: 'Gain a Recon token.' },
    { kind: 'do', say: 'Take the second.', point: 'Gain a Recon token', expect: { kind: 'gainRecon' }, otherwise: 'Gain the second Recon token.' },
    { kind: 'until', say: 'Ada has her turn; then the last cards.', done: isCardOf(2) },
    { kind: 'do', say: 'Upgrade: 1 from the card, none from the boost, 1 from the Upgrade die. Add your Wild token as well: 3 points for the shop.', point: ['Wild tokens', 'Take 3 Upgrade points'], expect: { kind: 'boost', dice: 1, wilds: 0, tokens: 1 }, otherwise: 'Add the Upgrade die and the Wild token.' },
    { kind: 'do', say: 'Haymaker turns a Hit into a Double Hit, once in every roll from now on. Buy it for 2 and lay it into an empty slot.', point: 'Haymaker', expect: { kind: 'buy', space: HAYMAKER_SPACE }, otherwise: 'Buy Haymaker first.' },
    { kind: 'do', say: 'One point is left. A Crowbar is an Item: good for one use, but cheap.', point: 'Crowbar', expect: { kind: 'buy', space: CROWBAR_SPACE }, otherwise: 'Buy the Crowbar.' },
    { kind: 'do', say: 'That is it: touch Done. Only now is the shop refilled.', point: 'Done', expect: { kind: 'done' }, otherwise: 'Touch Done.' },
    { kind: 'say', say: 'Fast cards make you go first in the Fights that follow. Wild dice and tokens also buy more Vengeance cards: more pain now, more points later.' },
    { kind: 'free', say: 'You know the whole round now: a Montage, then Fights, three times. Whoever has scored the most by then, with Bosses on their cards and cleared Dens, wins. The next lesson is a whole night of your own, with somebody to ask.' },
  ],
};
