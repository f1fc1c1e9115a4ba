import type { Bot } from '@/engine/bots/bot';
import type { BotLevel } from '@/engine/box';
import { thoughtfulBot, type Thoughts } from '@/engine/decisions/thoughts';
import type { Seat } from '@/engine/game';
import type { Random } from '@/engine/random';

import { chooseAction, chooseExit, chooseReduction, chooseRun, chooseScoring } from './bot/fight';
import { boostCard, buyCards, claimDie, keepCard, placeCards, rollAgain, spend, turnDie } from './bot/montage';
import { bestOf, offered } from './bot/offers';
import { getReady } from './bot/ready';
import { chooseFlash, chooseReroll } from './bot/rerolls';
import { TEMPERS, type Temper } from './bot/temper';
import { chooseSuffering, giveBack, pickCard } from './bot/wronging';
import { achievementOf } from './content/achievements';
import type { Move } from './rules/decisions';
import { EMPTY, type State } from './rules/state';

/** What can be claimed is claimed at once. */
function claim(s: State, seat: Seat): Move | undefined {
  return bestOf(offered(s, seat, 'claim'), ({ slot }) => {
    const card = s.achievements[slot]?.card;
    return card === undefined || card === EMPTY ? 0 : achievementOf(card).vp;
  });
}

const blurOf = ({ blur }: Temper, random: Random) => (): number => (blur * (random.below(201) - 100)) / 100;

/** A thought for every question there is. */
const thoughtsOf = (temper: Temper): Thoughts<State, Move> => ({
  pick: (s, _frame, seat, random) => pickCard(s, seat, blurOf(temper, random)),
  suffer: (s, _frame, seat, random) => chooseSuffering(s, seat, blurOf(temper, random)),
  window: (s, { seat }) => claim(s, seat) ?? { kind: 'pass' },
  rollAgain: (s, { seat }) => rollAgain(s, seat),
  claimDie: (s, { seat }) => claim(s, seat) ?? claimDie(s, seat),
  turnDie: (s, { seat }) => claim(s, seat) ?? turnDie(s, seat),
  place: (s, _frame, seat) => placeCards(s, seat),
  card: (s, frame) => claim(s, frame.seat) ?? boostCard(s, frame),
  favour: (s, { seat }) => giveBack(s, seat),
  spend: (s, frame) => claim(s, frame.seat) ?? spend(s, frame),
  buyCards: (s, { seat }) => claim(s, seat) ?? buyCards(s, seat),
  keepCard: (s, { seat }) => keepCard(s, seat),
  claim: (s, { seat }) => claim(s, seat) ?? { kind: 'pass' },
  ready: (s, { seat }) => claim(s, seat) ?? getReady(s, seat),
  run: (s, { seat }, _seat, random) => claim(s, seat) ?? chooseRun(s, seat, temper, random),
  reroll: (s, { seat }, _seat, random) => claim(s, seat) ?? chooseReroll(s, seat, temper, random),
  afterRerolls: (s, { seat }) => chooseFlash(s, seat, temper),
  actions: (s, { seat }) => claim(s, seat) ?? chooseAction(s, seat, temper),
  reduce: (s, { seat, early }) => chooseReduction(s, seat, early, temper),
  exit: (s, { seat }) => claim(s, seat) ?? chooseExit(s, seat, temper),
  score: (s, { seat }) => claim(s, seat) ?? chooseScoring(s, seat),
});

const avenger = (id: string, temper: Temper): Bot<State, Move> => thoughtfulBot(id, thoughtsOf(temper));

export const vengeanceBots: Readonly<Record<BotLevel, Bot<State, Move>>> = {
  easy: avenger('vengeance-thug', TEMPERS.easy),
  medium: avenger('vengeance-avenger', TEMPERS.medium),
  hard: avenger('vengeance-legend', TEMPERS.hard),
};

export const levelNames: Readonly<Record<BotLevel, string>> = { easy: 'Thug', medium: 'Avenger', hard: 'Legend' };
