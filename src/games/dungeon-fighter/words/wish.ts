import { equipmentCard } from '../content/equipment';
import { heroCard } from '../content/heroes';
import type { Wish } from '../rules/state';

/** What is wished for, as one says it to the owner: “give Rubber Shield to Torm”. */
export function wishWords(wish: Wish): string {
  const card = equipmentCard(wish.card).name;
  if (wish.kind === 'giveEquipment') return `give ${card} to ${heroCard(wish.to).name}`;
  if (wish.kind === 'discardEquipment') return `leave ${card} behind`;
  return `use ${card} now${wish.target ? ` for ${heroCard(wish.target).name}` : ''}`;
}
