import type { BossToken, ObjectKind, ZoneToken } from '../content/terms';

/** What ground and objects do, for the rulebook and for whoever touches them on the field. */

const DANGER = 'Dangerous: 2 health for every square entered, and 2 for ending a turn there.';
const BOSS_GROUND: Readonly<Record<BossToken, string>> = {
  web: 'At the Weaver Widow. Difficult; whoever begins a turn here pays 1 Stamina or becomes Slowed.',
  flood: 'At the Hull-Breaker. Difficult; the current moves you south when the round ends.',
  bones: 'At the Hollow Colossus. Difficult.',
  gnawed: `At the Devouring Night. ${DANGER} The next bite eats the Zone.`,
};
export const GROUND_WORDS: Readonly<Record<ZoneToken, string>> = {
  high: '2 more damage against whoever is not up here; long Ranges grow by 2.', difficult: 'Every square costs 2 to enter.',
  fire: DANGER, poison: DANGER, spikes: DANGER, corruption: DANGER, ...BOSS_GROUND,
};

export const THING_WORDS: Readonly<Record<ObjectKind, string>> = {
  shrine: 'Beside it, on your turn, for 1 Stamina: heal half of your full health. Then it is gone. It stops walking, not sight.',
  statue: 'Beside it, on your turn, for 1 Stamina: gain 2 Ki. Then it is gone, and the view is open. It stops walking and sight.',
  barrel: 'Any damage bursts it and sets its Zone on fire. It stops walking, not sight.',
  pot: 'Any damage breaks it; the hero whose attack did it gains 1 Ki. It stops walking, not sight.',
  pillar: 'Nothing breaks it. It stops everybody, the boss too, and it stops sight.',
  trough: 'Only at the Iron Brothers. Beside it, for 2 Stamina: each brother within 2 of it loses Empowered and becomes Slowed. Then it is gone.',
};
