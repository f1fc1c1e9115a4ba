/** Roll & Fight alone: steps of whole games with the whole legal list, and the fighting puzzle beside plain moves on copied states. */
import { decide } from '@/engine/bots/bot';
import { cloneJson } from '@/engine/json';
import { playInPlace, startPosition, type Position } from '@/engine/position';
import { Random } from '@/engine/random';
import { FightSearch } from '@/games/roll-and-fight/bot/fightSearch';
import { CAREFUL } from '@/games/roll-and-fight/bot/worth';
import type { AbilityId } from '@/games/roll-and-fight/content/abilities';
import type { Face } from '@/games/roll-and-fight/content/dice';
import { rollAndFight } from '@/games/roll-and-fight';
import { rollAndFightGame as game } from '@/games/roll-and-fight/game';
import { playerAt } from '@/games/roll-and-fight/rules/scene';
import type { State } from '@/games/roll-and-fight/rules/state';

import { boxRates } from '../lib/boxRates';
import { duel, markdownTable } from '../lib/measure';
import { grouped } from '../lib/table';

const SETS: readonly (readonly [AbilityId, readonly Face[]])[] = [
  ['wildStrike', ['move', 'move', 'knife', 'knife']],
  ['punch', ['knife', 'doubleKnife', 'knife']],
  ['dash', ['move', 'move']],
  ['charge', ['move', 'knife', 'knife', 'gun']],
  ['fire', ['gun', 'gun', 'knife']],
];

/** Kaja at the door of the Noodle House with five sets and a Rage Brew. */
function fight(): Position<State> {
  const options = game.parseOptions({ seats: 1, heroes: ['kaja'], bosses: ['prez'], boards: [1] });
  const position = startPosition(game, options, 'bench');
  playInPlace(game, position, 0, { type: 'chooseSide', side: 'A' });
  playInPlace(game, position, 0, { type: 'ready' });
  const player = playerAt(position.state, 0);
  player.tiles = ['wildStrike', 'followingThrough'];
  for (const item of player.items) item.bought = 1;
  player.sets = SETS.map(([ability, faces]) => {
    const dice = position.state.supply.splice(0, faces.length);
    return { ability, dice: faces.map((face, i) => ({ id: dice[i] ?? 0, face })) };
  });
  playInPlace(game, position, 0, { type: 'stop', t: 0 });
  return position;
}

const start = fight();
const random = Random.fromSeed('bench');

function search(beam: number): () => number {
  return () => decide(new FightSearch(0, { beam, outcomes: 40, temper: CAREFUL }).think(start.state)).nodes;
}

/** Random fights through the game's own door, the state copied before every move as a match does. */
function plainMoves(copy: (state: State) => State): () => number {
  return () => {
    let count = 0;
    for (let i = 0; i < 40; i++) {
      const position: Position<State> = { state: copy(start.state), random: cloneJson(start.random) };
      while (position.state.phase === 'fighting') {
        const moves = [...game.moves(position.state, 0)];
        position.state = copy(position.state);
        playInPlace(game, position, 0, random.pick(moves));
        count += 1;
      }
    }
    return count;
  };
}

const clone = game.clone ?? cloneJson;
const rates = duel({ narrow: search(4), wide: search(24), moves: plainMoves(clone), json: plainMoves(cloneJson) });

const [wholeGames] = boxRates([rollAndFight]);
console.log(`Steps of random games per CPU second, each picked from the whole legal list: ${grouped(Math.round(wholeGames?.steps ?? 0))}\n`);
console.log(markdownTable([
  ['work', 'per CPU second', 'against moves on generic copies'],
  ['moments of a fight searched, beam 4', grouped(rates.narrow), `${(rates.narrow / rates.json).toFixed(2)}×`],
  ['moments of a fight searched, beam 24', grouped(rates.wide), `${(rates.wide / rates.json).toFixed(2)}×`],
  ['random moves, hand-written copy', grouped(rates.moves), `${(rates.moves / rates.json).toFixed(2)}×`],
  ['random moves, generic copy', grouped(rates.json), '1.00×'],
]));
