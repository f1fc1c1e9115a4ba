import { bossKinds } from './boss/kinds';
import { force, holdGround, shove } from './field/shove';
import { walk } from './field/walk';
import { attack } from './hero/attack/attack';
import { attackModifiers, destiny, extraAttack, special } from './hero/attack/questions';
import { cardUse } from './hero/cards';
import { conversions } from './hero/conversions';
import { counter, counterstrikes, reface } from './hero/counter';
import { defence, defend, hit } from './hero/defence';
import { rest } from './hero/rest';
import { heroTurn } from './hero/heroTurn';
import { revive, turn } from './hero/turn';
import { hurt, interrupt, window } from './hero/windows';
import { lines } from './lines/lines';
import { cardMove, chooseCondition, chooseFigure, chooseResource, chooseType, chooseZone } from './lines/questions';
import { battle, places, round } from './round';
import { decisions } from './world';

/** Every question of a battle. */
export const battleDecisions = decisions({
  title: 'Ronin’s Revenge',
  kinds: {
    battle, places, round, heroTurn, revive, turn, cardUse, rest, attack, destiny, attackModifiers, special, extraAttack,
    walk, shove, force, holdGround, hurt, lines, chooseFigure, chooseZone, chooseResource, chooseType, chooseCondition, cardMove,
    window, interrupt, defence, defend, hit, reface, counterstrikes, counter, ...bossKinds,
  },
  standing: conversions,
  wrongSeat: ['RR-353', 'Somebody else decides now.'],
  wrongMoment: ['RR-123', 'This is not the moment for that.'],
});

export type Move = ReturnType<typeof battleDecisions.parseMove>;
