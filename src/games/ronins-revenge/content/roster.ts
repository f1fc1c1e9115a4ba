/** What is known of every boss before its cards lie on the table: light enough to be there whoever is fought. */
export const BOSS_IDS = [
  'ushikado', 'itoguruma', 'funakuro', 'nineFaces', 'raitora', 'kugi', 'akaAo', 'gashaO', 'harunobu', 'fifthWanderer', 'cagedDawn', 'devouringNight',
] as const;
export type BossId = (typeof BOSS_IDS)[number];

interface BossLabel {
  readonly name: string;
  readonly chapter: number;
  readonly words: string;
}

/** Chapter by chapter; the last has three shapes. */
export const ROSTER: Readonly<Record<BossId, BossLabel>> = {
  ushikado: {
    name: 'Ushikado, Gaoler of the Ash Gate', chapter: 1,
    words: 'An ox-headed warden who has never lost a prisoner because he re-counts them every night. Slow, wide, methodical: he drags people to him with chains, then stamps.',
  },
  itoguruma: {
    name: 'Itoguruma, the Weaver Widow', chapter: 2,
    words: 'A spider in a widow’s veil who weaves the voices of the missing. She hunts whoever stands apart: two pairs on opposite sides hold her best, yet a third of her Break conditions want one hero alone. Web costs Stamina and steps, cocoons hold a hero until an ally cuts it out, oil burns both. First she spins ground, then she chooses her own prey, then the silk itself turns to poison.',
  },
  funakuro: {
    name: 'Funa-Kuro, the Hull-Breaker', chapter: 3,
    words: 'A drowned ferry that still takes fares. It hardly moves; the river does. Every Wound card floods one more row of Zones, the current carries whoever is not moored, chained or in the lee of something toward the south edge, and ropes haul the Threat holder back. Tokens kept in the pocket pay the fare; tokens spent leave you swept. The fight is about losing ground in the right order.',
  },
  nineFaces: {
    name: 'The Nine-Faced Actor', chapter: 4,
    words: 'A player who plays the night the keep fell, every night, with three bodies and one of them real. The real one never takes its place in the light: whoever holds Threat shows with their own feet which figure is only paper. A blow from the front makes it change bodies, a blow from behind tears the mask off and pins it. So one hero holds the light on a paper figure, one goes behind the scenes, and nobody empties an HP bar before the others stand ready for the curtain. Each Wound card is a curtain call with another rule for finding it; in the last nothing is hidden and every blow is a step of a dance.',
  },
  raitora: {
    name: 'Raitora, the Storm Tiger', chapter: 5,
    words: 'A tiger the size of a gatehouse that has carried the storm so long that neither can let go. Lightning follows whoever holds Threat and runs along rows and columns; high places draw it; herds conduct it. Four corners around the beast are far enough apart to be Alone, but they lie in one another’s lines; four squares off every line are too close together. Each Wound card moves the Storm Eye: first announced, then after your turns, then inside the tiger.',
  },
  kugi: {
    name: 'Lady Kugi, Mistress of the Nail Garden', chapter: 6,
    words: 'A hostess who has never forgotten a slight, her own or anybody’s. Four straw dolls, one per hero, stand between her and every blow: half of what you do to her arrives at the hero whose doll lies nearest. Dolls can be carried, hidden, spent and broken. First you hide the near doll behind a tree, then you carry it out of reach, and at the end you can only choose who pays.',
  },
  akaAo: {
    name: 'Aka and Ao, the Iron Brothers', chapter: 7,
    words: 'Two oni smiths who have never finished a piece alone. Red strikes, blue measures. Your category picks the brother who answers and the brother it can hurt doubly; a brother nobody touches for a round comes back Empowered; a hero caught between them lies on the anvil. Four heroes, two fronts: two are too few to Crowd, three leave a brother bored. Then they swap tools, and at last they work as one.',
  },
  gashaO: {
    name: 'Gasha-O, the Hollow Colossus', chapter: 8,
    words: 'The unburied of the province, walking to the keep in one body. It cannot turn: each of its four sides is a limb with its own reach, its own damage type and its own Resistances. Whoever takes a cube through a limb takes that limb, its queued cards and its card of every deck out of the fight. The party decides which limb to dismantle, from which corner, with which type, and how many limbs to leave standing before the hollow itself starts to breathe.',
  },
  harunobu: {
    name: 'Suzaku Harunobu, the Usurper', chapter: 9,
    words: 'A tired, excellent swordsman who opened the gate and has been waiting to be asked why. The fight is a duel of damage types: the type of his last attack is his Guard, and a hero who strikes into it is answered on the spot and becomes his opponent; refuse him the exchange and his first stroke is harder. Bannermen take the first blow of every round. The last card of a Sequence decides tomorrow’s Guard, so the party chooses what he must end on, who offers him a blade, and who lands the blows that follow.',
  },
  fifthWanderer: {
    name: 'Kurokai, the Fifth Wanderer', chapter: 10,
    words: 'At the hearth of the posting house where four strangers met sits a fifth, who has walked behind you since the Ash Gate and learned every habit you have. It owns no art: the card you pull is written with the attack that pulled it. The fight is about what you teach it, who will have to bear it, and standing ready with the same blade when it comes back.',
  },
  cagedDawn: {
    name: 'Kurokai, the Caged Dawn', chapter: 10,
    words: 'Two souls share one body under the seat: the Night that holds the bars and the Dawn that was shut in with it. You did as much to free it as to feed it, so neither has won. Each bar of HP is half Night, half Dawn; the half you stand behind is the half you strike, the soul that strikes turns its side toward you, and a soul beaten to 0 falls silent until the other one has fallen too. The fight is about keeping both sides in hand.',
  },
  devouringNight: {
    name: 'Kurokai, the Devouring Night', chapter: 10,
    words: 'You fed it all the way here, so it is large now and the road you came by is laid out around it to be eaten: gate, cedars, ferry, theatre, stair, garden, orchard, procession. It bites Zones; a Zone bitten twice is gone, and every Wound card takes a whole ring. Only a lit Shrine or Statue holds its ground, and you will want to use it up. The fight is about where the last blow of a Wound card finds you standing.',
  },
};

/** A cube is one bar of this many HP (RR-367). */
export const CUBE_HP = 50;
