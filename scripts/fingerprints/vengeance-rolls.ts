/** Solves rolls of Vengeance on whatever engine runs this, as a bot would; prints one JSON line: how many, how long, and a hash of all solutions. */
import { hashText } from '@/engine/hash';
import { startPosition } from '@/engine/position';
import { Random } from '@/engine/random';
import { Battle } from '@/games/vengeance/bot/battle';
import { TEMPERS } from '@/games/vengeance/bot/temper';
import { UPGRADE_IDS } from '@/games/vengeance/content/abilities';
import { BOSS_IDS } from '@/games/vengeance/content/bosses';
import { DEN_IDS, denOf } from '@/games/vengeance/content/dens';
import { RED_DIE } from '@/games/vengeance/content/dice';
import { vengeanceGame } from '@/games/vengeance/game';
import { DEFAULTS } from '@/games/vengeance/rules/options';
import { lairOf } from '@/games/vengeance/rules/fight/lair';
import { playerOf, type State } from '@/games/vengeance/rules/state';
import { problemOf } from '@/games/vengeance/rules/solving/problem';
import { solveRoll } from '@/games/vengeance/rules/solving/solver';

import { say } from './say';

const ROLLS = 300;

/** A hero with three Abilities and five dice in the middle of some Den: as hard as rolls get. */
function somewhere(state: State, random: Random): void {
  const [den, boss] = [random.pick(DEN_IDS), random.pick(BOSS_IDS)];
  const { everybody, enemies } = lairOf(den, boss);
  const tiles = random.shuffle(UPGRADE_IDS.slice());
  playerOf(state, 0).slots = [tiles.slice(0, 1), tiles.slice(1, 2), tiles.slice(2, 3), []];
  state.fight = {
    seat: 0, place: 0, den, boss, blind: false, roll: 1 + random.below(3), zone: random.below(denOf(den).zones.length), alive: everybody, activated: 0, damage: enemies.map(() => 0),
    dice: [0, 1, 2, 3, 4].map(() => ({ face: random.pick(RED_DIE) })), skillShots: true, gained: [0, 0, 0, 0, 0], used: 0, itemUsed: false, prevented: 0, penalty: 0, hurt: 0, timed: false,
  };
}

const random = Random.fromSeed('rolls');
const { state } = startPosition(vengeanceGame, { ...DEFAULTS, seats: 2, quickstart: true }, 'rolls');
const told: string[] = [];
let [positions, most, slowest] = [0, 0, 0];
const start = Date.now();
for (let i = 0; i < ROLLS; i++) {
  somewhere(state, random);
  const before = Date.now();
  const battle = new Battle(state, 0, TEMPERS.medium);
  const solution = solveRoll(problemOf(state), battle.judge().valueOf);
  slowest = Math.max(slowest, Date.now() - before);
  positions += solution.positions;
  most = Math.max(most, solution.positions);
  told.push(`${solution.value} ${JSON.stringify(solution.line)}`);
}
say(JSON.stringify({ rolls: ROLLS, positions, most, milliseconds: Date.now() - start, slowest, hash: hashText(told.join()) }));
