/** Every box there is, one line each. */
export { bountyTrail } from './bounty-trail/manifest';
export { dungeonFighter } from './dungeon-fighter/manifest';
export { pig } from './pig/manifest';
export { rollAndFight } from './roll-and-fight/manifest';
export { roninsRevenge } from './ronins-revenge/manifest';
export { vengeance } from './vengeance/manifest';
