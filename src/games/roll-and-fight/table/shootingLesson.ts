import type { Lesson } from '@/table/contract';

import { denOf, lair } from '../rules/den';
import { inHand } from '../rules/dice';
import type { Move } from '../rules/moves';
import { poolLimit } from '../rules/scene';
import type { State } from '../rules/state';

/** Johnny in the noodle house with four experience, a Stims and one Flashback die that nobody has used. */
function arrange(state: State): void {
  const [johnny] = state.players;
  if (!johnny) return;
  const { entrance, rooms } = denOf('1A');
  Object.assign(johnny, {
    den: '1A', room: entrance, visited: 1 << entrance, minions: lair('1A', johnny.boss).minions.map(() => 0), lootLeft: rooms.map(({ loot }) => loot),
    xp: 4, flashbackUsed: 0b1110, pool: state.supply.splice(0, poolLimit(johnny)).map(inHand),
  });
  const [stims] = johnny.items;
  if (stims) stims.bought = 1;
  state.phase = 'flashback';
  state.round = 1;
  state.flashback = ['recon', 'training', 'purchase'];
}

/** In this seed the first throw is two guns, a knife and a runner. */
export const SHOOTING: Lesson<Move, State> = {
  id: 'shooting',
  title: 'Guns, abilities and who is who',
  options: { seats: 1, heroes: ['johnny'], bosses: ['prez'], boards: [1], rollingMode: 'throwBudget', rollSettleMs: 350 },
  seed: 'shooting 41',
  names: ['Johnny'],
  seat: 0,
  arrange,
  steps: [
    { kind: 'say', say: 'Johnny shoots. A Shoot reaches every room next door, but never your own. First see who is there.', point: 'Back Alley' },
    { kind: 'say', say: 'The shield is a blocker: while he stands in your room you cannot leave it. The plain figure is a grunt; in the boss’s room grunts protect the boss.', point: 'Scullery' },
    { kind: 'say', say: 'The knuckles are a henchman: he wounds you if you end your fight in his room.', point: 'Dining Hall' },
    { kind: 'say', say: 'The revolver is a gunman: he wounds you from next door too. The strong man is a tough guy: he falls to the second damage of a fight.', point: 'Cloakroom' },
    { kind: 'do', say: 'You have four experience. Open Abilities and buy Barrage: three Shoots for two guns, a gun or knife, and a runner.', point: ['Abilities', 'Buy Barrage'], expect: { type: 'buyTile', tile: 'barrage' }, otherwise: 'Open Abilities and buy Barrage.' },
    { kind: 'do', say: 'One die is left: Recon. Scout for Fire, and you can shoot once without any dice.', point: 'Recon Fire', expect: { type: 'act', sources: [0], choice: { action: 'recon', ability: 'fire' } }, otherwise: 'Use the Recon die: Recon Fire.' },
    { kind: 'do', say: 'Everything is spent. Ready.', point: 'Ready', expect: { type: 'ready' }, otherwise: 'Press Ready.' },
    { kind: 'do', say: 'Throw all four dice.', point: 'Roll', expect: { type: 'roll' }, otherwise: 'Roll all four dice.' },
    { kind: 'do', say: 'Two guns, a knife, a runner: Barrage glows. Lay them on it.', point: 'Barrage', expect: { type: 'assign', ability: 'barrage' }, otherwise: 'Lay all four dice on Barrage.' },
    { kind: 'do', say: 'That is enough for one fight: hold Stop.', point: 'Stop', expect: { type: 'stop' }, otherwise: 'Hold Stop for a moment.' },
    { kind: 'do', say: 'Use Barrage.', point: 'Use Barrage', expect: { type: 'activate', source: { from: 'set', set: 0 } }, otherwise: 'Use Barrage first.' },
    { kind: 'do', say: 'The gunman first: he is the only one here who would reach you.', point: 'Gunman', expect: { type: 'resolve', target: { kind: 'minion', minion: 10 } }, otherwise: 'Shoot the gunman in the Cloakroom.' },
    { kind: 'do', say: 'Now a tough guy. One damage only marks him.', point: 'Tough guy', expect: { type: 'resolve', target: { kind: 'minion', minion: 7 } }, otherwise: 'Shoot a tough guy in the Cloakroom.' },
    { kind: 'do', say: 'Again, the one who is hurt: unless he falls in this fight he is as good as new in the next.', point: 'Tough guy, hurt', expect: { type: 'resolve', target: { kind: 'minion', minion: 7 } }, otherwise: 'Finish the tough guy who is hurt.' },
    { kind: 'do', say: 'The scouted Fire is marked with a ring. Use it.', point: 'Use Fire, recon mark', expect: { type: 'activate', source: { from: 'recon', ability: 'fire' } }, otherwise: 'Use the scouted Fire.' },
    { kind: 'do', say: 'Shoot the blocker in the Scullery: he would hold you there.', point: 'Blocker, Scullery', expect: { type: 'resolve', target: { kind: 'minion', minion: 2 } }, otherwise: 'Shoot the blocker in the Scullery.' },
    { kind: 'say', say: 'Johnny is a show-off: who kills two in one room without moving in that fight takes a Wound. So move.', point: 'Your board' },
    { kind: 'do', say: 'An item needs no dice, only a charge. Use the Stims.', point: 'Use Stims', expect: { type: 'activate', source: { from: 'item', item: 0 } }, otherwise: 'Use the Stims.' },
    { kind: 'do', say: 'Go to the Scullery. Nobody there or next door would wound you now.', point: 'Go to Scullery', expect: { type: 'resolve', target: { kind: 'room', room: 1 } }, otherwise: 'Go to the Scullery.' },
    { kind: 'do', say: 'End the fight.', point: 'End fight', expect: { type: 'endFight' }, otherwise: 'End the fight.' },
    { kind: 'do', say: 'Nobody strikes. Finish the round.', point: 'Finish the round', expect: { type: 'endResolution' }, otherwise: 'Finish the round.' },
    { kind: 'free', say: 'Three rounds to go. Points come from damage to the boss, five more if he dies, objectives with a star, loot and training; every room with enemies between you and the exit at the end costs one. Among those alive the most points win; alone you need those in the bar above.' },
  ],
};
