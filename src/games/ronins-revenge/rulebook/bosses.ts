import type { Chapter, KeyEntry, Paragraph } from '@/rulebook';

import { BOSS_IDS, BOSSES, type BossId } from '../content/bosses';
import { plain } from '../rules/names';
import { BOSS_SIGNS, MINION_SIGNS } from '../table/look';

/** Each boss: what is different there. The story spoils nothing that the first look at the table would not. */

interface BossPage {
  readonly covers: string;
  readonly text: readonly string[];
}

const PAGES: Readonly<Record<BossId, BossPage>> = {
  ushikado: {
    covers: '',
    text: ['The gaoler of the Ash Gate has no rules of his own: he is the one to learn from. His chains drag people to him, and then he stamps. Stay out of his front when a Heavy card waits, and mind who holds the Threat. His second Wound card sets the middle of the yard on fire.'],
  },
  itoguruma: {
    covers: '520-529',
    text: [
      'She hunts whoever stands apart. A hero with no other hero within 2 is Isolated; later such a hero dodges worse and draws the Threat.',
      'Web is Difficult, and whoever begins a turn in it pays 1 Stamina or becomes Slowed. Next to fire it burns away at the end of the round. On your turn you may cut the Web of your own Zone for 3 Stamina. A cocooned hero can only rest: an ally beside it cuts it free for 2 Stamina, or it struggles free after a Rest. At the end the silk turns to poison: burn it, cut it, or leave.',
    ],
  },
  funakuro: {
    covers: '530-539',
    text: [
      'A drowned ferry. It hardly moves, the river does: each Wound card floods another row of Zones from the south. Flood is Difficult, and at the end of every round the current carries everybody in it south, drifting objects too, and puts out fires. Beside a post you are moored, until the last card takes the posts away; then hold on to each other.',
      'Fare: pay that many tokens, Ki, Yin or Yang, or suffer what the card says. On the southern edge the river asks for a Fare too. Swept 2: you are carried 2 squares south, moored or not. What is paid lies in the chest, and half of it comes back as Ki to whoever takes the next cube. If no card reaches the hero with the Threat, a rope hauls that hero 2 closer first.',
    ],
  },
  nineFaces: {
    covers: '540-549',
    text: [
      'Three figures, and only one is true; a question mark stands over those that may be. Damage tears a paper figure, and whoever tore it takes the Threat. The figure nearest to the Threat is in the light, and the true one is never that one.',
      'Strike the true figure from behind: 3 more damage, and it is Unmasked, so it cannot hide. Strike it otherwise, and a Quick Change puts it into another body. With each cube the curtain falls: all three are back, and the hiding begins anew. While it is masked, every attack has the damage type of the mask of the round, and the true figure resists that type. Any figure may play a card: the one that needs the fewest steps.',
    ],
  },
  raitora: {
    covers: '550-559',
    text: [
      'Lightning ends every round. It runs from the Storm Eye north, south, east and west until a pillar, Statue or wall stops it: 3 health from everybody in those lines. Then 4 from everybody on High Ground; if the tiger stands there, it becomes Empowered. At first the Eye lies on whoever holds the Threat when the round begins, later when all heroes have acted, and at last the tiger itself is the Eye.',
      'Arc: when somebody is hit, heroes in the same row or column who see them lose health too. Spread out, but not in lines. From the second Wound card on it hits those harder who did not move in their turn.',
    ],
  },
  kugi: {
    covers: '560-569',
    text: [
      'Four straw dolls lie in her garden, one for each of you, with 10 health. When you hurt her, the hero of the doll nearest to her loses half as much, as long as the doll lasts; the forecast shows who. The first Wound card wants her to see the doll, the second wants it within 2, the third takes it anywhere.',
      'So carry the dolls away: pick one up beside you for 1 Stamina, hand it on for 1, put it down for nothing; you are 1 slower meanwhile. A doll may also be broken, but its hero feels half of it. She nails new ones.',
    ],
  },
  akaAo: {
    covers: '570-579',
    text: [
      'Two oni with one bar of health. Each deck belongs to a brother, or to both: that brother plays its cards, and only he is Vulnerable to what they show. The brothers swap tools with the second Wound card and share everything with the third.',
      'A brother whom nobody has hurt for a whole round becomes Empowered, so leave neither alone. A hero beside the brother who is not striking takes 2 more damage: keep off the anvil. Flanking and Breaks need both heroes at the same brother. A Quench Trough within 2 cools a brother down.',
    ],
  },
  gashaO: {
    covers: '580-589',
    text: [
      'The colossus of bones never turns to anybody. Each of its four sides is a limb, with its own reach, its own damage type, and two types that it resists. Your blow strikes the side you stand on; on a corner you choose.',
      'Take a cube through a limb, and the limb is off: its cards are gone from all decks, and those waiting in the slots are broken. An open side resists nothing. Pilgrims come to mend what is broken if they reach it. At the end an open side takes 3 more damage, but its breath costs 3 health within 2, unless a whole limb is between you.',
    ],
  },
  harunobu: {
    covers: '590-599',
    text: [
      'A duel of damage types. The type of his last attack is his Guard. The first attack on him each round that has this type is answered on the spot: a cut of his own, at whoever struck, who then holds the Threat. But your weapon is ready for just that type, so strike back. If nobody dares all round, his next first attack is harder by 2 and 2.',
      'While a bannerman stands beside him, the first attack of the round hits the bannerman instead. Later he guards two types; at last one again, but answers every time. Dodge that answer, and he is Vulnerable to its type.',
    ],
  },
  fifthWanderer: {
    covers: '600-609',
    text: [
      'It has no art of its own. Many of its cards are written with the attack that pulls them: your damage type, your reach. First they go for the Threat, then for whoever wrote them, at last for the hero after. A written card does 2 more damage for each written card before it of the same type; on the last Wound card, of a different type. So mix, and then do not.',
      'Beside an Ink Shade your attack writes nothing. In the story one of you has the last word: once, a written card is broken before the Event comes.',
    ],
  },
  cagedDawn: {
    covers: '610-619',
    text: [
      'Two souls share the body: each bar is half Night, half Dawn. One holds the front half, one the rear, and you strike the soul on whose side of the field you stand. What is too much for one soul goes on to the other by half. Only the weakness of the soul you strike counts.',
      'A soul that is empty is silent: its cards do 4 less damage and nothing else, until the other is empty too. The soul in the rear half strikes to the rear. Each new Wound card swaps them, the last one every round.',
    ],
  },
  devouringNight: {
    covers: '620-629',
    text: [
      'It eats the field. A bite gnaws a Zone: Dangerous Ground. A second bite eats it, in the corners and along the edges; the four Zones of the heart are never eaten. Whoever stands there is cast out to the nearest ground, loses 4 health, and the Night becomes Empowered. A Shrine or Statue keeps its Zone safe until you use it.',
      'Pushed to the brink of the void you lose 3 health. At the end the mouth opens: from right before it you may strike into it and find it Vulnerable, but then you cannot dodge it until the round is over.',
    ],
  },
};

const cubesOf = (id: BossId): string => BOSSES[id].wounds.map(({ cubes }) => cubes).join(' + ');

function pageOf(id: BossId): Paragraph {
  const { name, minions } = BOSSES[id];
  const key: readonly KeyEntry[] = minions.map((minion) => ({
    icon: MINION_SIGNS[minion.id], name: `${minion.name}, ${minion.hp} health`, text: `Weak against ${minion.vulnerable}. Strikes within ${minion.range}: Precision ${minion.precision}, ${minion.damage} ${minion.type} damage. ${plain(minion.words)}`,
  }));
  return { id: `boss ${id}`, title: name, picture: `boss ${id}`, ...PAGES[id], key };
}

export const BOSS_PAGES: Chapter = {
  title: 'Every boss',
  icon: 'evil-moon',
  paragraphs: [
    {
      id: 'bosses', title: 'Ten chapters, twelve bosses', covers: '308',
      text: ['Cubes are those of the Wound cards, one after the other. In the last chapter one of three shapes waits. Where a boss has several figures, what breaks a card must be met at one and the same of them.'],
      table: { head: ['Boss', 'Chapter', 'Base', 'Cubes'], rows: BOSS_IDS.map((id) => [BOSSES[id].name, String(BOSSES[id].chapter), `${BOSSES[id].side} × ${BOSSES[id].side}`, cubesOf(id)]) },
    },
    ...BOSS_IDS.map(pageOf),
  ],
};

export const bossKey: readonly KeyEntry[] = BOSS_IDS.map((id) => ({ icon: BOSS_SIGNS[id], name: BOSSES[id].name, text: `chapter ${BOSSES[id].chapter}.` }));
