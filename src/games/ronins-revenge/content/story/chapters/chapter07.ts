import type { Chapter } from '../chapter';

export const CHAPTER_07: Chapter = {
  id: 7, title: 'The Iron Orchard', boss: 'akaAo', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'Fruit',
      text: 'These were plum trees. Now links hang from the boughs to cool, the heavy ones by the trunk, the small ones out at the tips, and when one is ripe it rings and a picker comes with a basket. The snow has melted in circles. On the side toward the foundry the trees have been deceived by the warmth and are in flower, six weeks early; the petals settle on the iron and turn brown, and smell of rice left on too long. Nezu holds his half shackle still with the other hand, so that it will not answer.',
      also: [
        { if: { fact: 'kugiEnded' }, text: 'Every link is humming, all on one note, since the nails came out. The pickers have stopped their ears with wool and go by colour.' },
        { if: { fact: 'kugiSpared' }, text: 'The nails in the great prop drew themselves out one night this week and went home. The bough it held has come down to the ground, and ripens there.' },
        { if: { fact: 'scarredByKugi' }, text: 'One link on a low bough is not round. It is the shape of the place you still favour when you walk, and it has been hung at that height.' },
        { if: { fact: 'mizueTaken' }, text: 'Mizue, who walks where she is put, takes a basket down from a branch and begins to pick. The others in the row move up to make a place for her.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'The Order Book',
      text: 'A book lies on the counter, on a chain. Behind the heat two voices are disputing the width of a link. A thumb, says one. Whose thumb, says the other. By the dates in the margin, where they go on in writing when they are not on speaking terms, this has lasted a century: Aka in red, Ao in blue. The first page of all has one line in each colour about a hinge, struck out so hard that the brush went through. At the back is a column for visitors. The last to sign was a tax assessor, in the spring, and a line has been drawn under him.',
      also: [
        { if: { fact: 'lightningIron' }, text: 'The iron from the stair has begun to hum, once for each name. Behind the heat the argument leaves off in the middle of a thumb.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Set them against each other', goto: 3 },
          { letter: 'B', label: 'Challenge both', goto: 4 },
          { letter: 'C', label: 'Make a pact for passage', goto: 5 },
          { letter: 'D', label: 'Sell them the lightning iron', goto: 6, if: { fact: 'lightningIron' } },
        ],
      },
    },
    {
      id: 3, title: 'Whose Work',
      text: 'The plan is simple and not very nice: find the flaw, and praise the wrong brother for it. This month’s gate chain lies along the floor, seventy-eight yards of it. Both have come out to watch you look, drying their hands on the two ends of one towel, and the room has become a smaller one. The first link is perfect. So is the second. Somewhere is one that is not, and the quickest way to find it would be to have worn it.',
      test: { stat: 'mind', difficulty: 3, who: 'chosenHero', success: 7, fail: 8 },
    },
    {
      id: 4, title: 'The Anvil',
      text: 'It is the custom to lift the anvil first and talk afterwards. Aka believes that this saves time. Ao believes that it saves talk. They step back to give you room, and in the next shop something falls off a shelf. The anvil is the size of a sleeping calf; it is called Grandmother, and has been swept round. Nobody will think the less of you, says Aka. Ao has brought a cushion and lays it on the side where people generally land.',
      test: { stat: 'strength', difficulty: 3, who: 'chosenHero', success: 9, fail: 10 },
    },
    {
      id: 5, title: 'Four Links',
      text: 'Passage, for four links in your sizes, to be stamped at their leisure. Ao reads the clause out twice, so that nobody can say he mumbled. It covers one brother; the other is on shift, and the shift is not theirs to give away. They measure you with a strip of leather, wrist, ankle and neck, and they measure well. Their hands are warm. Each of you learns which arm is the longer. You sign with your marks, a bird, a moon, a dog, a lotus, and Aka dries them with ash.',
      also: [
        { if: { fact: 'scarredByKugi' }, text: 'At the old wound Ao lifts the strip off again. That one is made already, he says; it is on the low bough. He strikes a line from the bill.' },
      ],
      steps: [{ do: 'fact', id: 'brothersPact' }],
      goto: 11,
    },
    {
      id: 6, title: 'A Fair Price',
      text: 'Strictly it is theirs already; a cart was to have fetched it. Aka holds that one can buy what one has ordered, and Ao that one cannot, and the iron hums at both. Coin is no use to you on this road, and a discount on chain you decline. In the end they pay with an evening’s inattention, and they pay it in advance: Aka lays the hourglass on its side, and Ao, who has never in his life left a tool on the floor, leaves one.',
      steps: [{ do: 'fact', id: 'ironTraded' }],
      goto: 11,
    },
    {
      id: 7, title: 'The Quarrel',
      text: 'You congratulate Ao. It is Aka’s. Within three sentences it is not about the link; within five it is about a hinge, and the winter their mother could not get her door open, and who had said that he had oiled it. They put down their hammers, so as not to be tempted. You are no longer needed. When you look back they are at opposite ends of the shop, each with his face to the wall, sorting the same size of rivet.',
      steps: [{ do: 'fact', id: 'brothersSplit' }],
      goto: 11,
    },
    {
      id: 8, title: 'They Laugh',
      text: 'Aka turns the link over. Ao turns it over the other way. Then they begin to laugh, and have to hold each other up by the apron strings. Nobody has tried that since the assessor. He picked the same link; they keep it there for the purpose. They thank you, and wipe their eyes, and step out of their clogs, and try a few quick paces on the boards.',
      steps: [{ do: 'fact', id: 'brothersWarned' }],
      goto: 11,
    },
    {
      id: 9, title: 'Well Lifted',
      text: 'It comes up. It stays up while Aka gets down on his stomach to look for daylight underneath. There is daylight. There is also a coin he lost as an apprentice, and he lies there for some time with his cheek on the boards. Ao says he has seen it lifted. He says so again. Then he goes and fetches a cloth for the lifter’s hands, a clean one.',
      steps: [{ do: 'fact', id: 'anvilLifted' }],
      goto: 11,
    },
    {
      id: 10, title: 'Not Quite',
      text: 'What comes up is not the anvil. They help you to the cushion, one under each arm. Aka shouts over the bellows that it is the damp; she is always heavier in the damp. Ao shouts that he himself would not have got so far. They are sorry for you, and there is soup. Somebody has cut the radish very small.',
      steps: [{ do: 'fact', id: 'anvilDropped' }],
      goto: 11,
    },
    {
      id: 11, title: 'Forty Smiths',
      text: 'Forty people work the floor, and there is no iron on any of them. Then a furnace door opens and you see where it is. The chain lies along the boards and is locked about the ankle of each one’s shadow. A man lifts his foot; the shadow cannot; he puts it down. From the last of them it runs on through a hole in the wall and up the hill, tight as a line with a fish on it. With the fire out there would be no shadows, and nothing to hold. The gate up there is on the same chain, says the forewoman, and would be off it too.',
      also: [
        { if: { fact: 'prisonersArmed' }, text: 'At the third bellows is one of the eleven you armed at the pens, taken again since. He looks at your hands, to see what you have brought this time.' },
        { if: { fact: 'dogTold' }, text: 'The light throws your own four down among the forty: three people and a dog. The forewoman looks at the dog, and at the chain, and with her foot moves the chain aside.' },
      ],
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Put the forge out', goto: 12 },
          { letter: 'B', label: 'Keep it lit', goto: 13 },
          { letter: 'C', label: 'Let the smiths decide', goto: 14, if: { anyFact: ['prisonersArmed', 'dogTold'] } },
        ],
      },
    },
    {
      id: 12, title: 'Dark',
      text: 'It wants one line of buckets from the trough to the hearth, one breath, and nobody to strike a light until the last is out. There are fourteen buckets and forty-three pairs of hands, with the forewoman at the shutter. You do it once with the buckets empty, to learn who is left-handed. A coal missed is a lamp, she says. She has not seen the dark for four years and hopes she will know it. She puts up three fingers, and folds one.',
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 15, fail: 16 },
    },
    {
      id: 13, title: 'Lit',
      text: 'You say: later. You explain about the gate, and they listen with their hands going, since the iron cannot stop to hear. It is a good explanation. The nearest smith nods, and spits, and pulls the bellows. Behind him his shadow leaps up the wall and comes to the end of its chain.',
      also: [
        { if: { fact: 'prisonersLeft' }, text: 'A man at the moulds was told it once before, at the pens. He passes it along the row in a low voice, so that nobody need ask you twice.' },
      ],
      steps: [{ do: 'fact', id: 'forgeLit' }],
      goto: 17,
    },
    {
      id: 14, title: 'A Show of Hands',
      text: 'They lay down their tools in order of heat, so that nothing spoils. One puts the case in twelve words. Another puts the other side, as fairly, in ten. They vote as you do, except that nobody keeps anything up a sleeve, and they are better at it. Forty hands go up, and forty shadows of hands; there is no sulking. The fire is put out by the woman who lit it. The next item is the keep. Two are elected to go ahead and see about a door.',
      steps: [{ do: 'fact', id: 'smithsFreed' }, { do: 'fact', id: 'smithsVoted' }],
      goto: 17,
    },
    {
      id: 15, title: 'Forty',
      text: 'The fire says one word and goes out. For as long as it takes forty people to cross a floor there is no light in the valley at all. You hear them pass: bare feet, breath, a palm along the wall, no iron. Under the plum trees they stop and bend down, every one, and feel an ankle that never had anything on it. Up the hill, yard by yard, a very long chain lies down in the snow.',
      also: [
        { if: { fact: 'keeperFreed' }, text: 'Old Genta is at the orchard fence with the smiths’ dogs, none of which has barked. He hands them over one by one, in the dark, and gets every pair right.' },
      ],
      steps: [{ do: 'fact', id: 'smithsFreed' }],
      goto: 17,
    },
    {
      id: 16, title: 'Thirty-One',
      text: 'A coal rolls. It is no bigger than a plum stone, and a heel is on it almost at once. Almost at once is long enough: there are nine people between it and the wall, and the chain takes up its slack, from the wall inward, in one knock. Thirty-one get out under the trees. They count themselves, and then they count again from the other end.',
      steps: [{ do: 'fact', id: 'smithsFreed' }, { do: 'fact', id: 'nineStayed' }],
      goto: 17,
    },
    {
      id: 17, title: 'The Customer',
      text: 'The office is the one tidy room, and has a small lamp of its own. The keep’s orders hang on a spike, seventy-two, one to the month. The first is for seven yards of chain; each after it is for a yard more. The hand is a good one and grows smaller. All were paid promptly, with tea at New Year. Under the measurements each ends on the same line: is there no other way. The brothers have answered every one, Aka in red, Ao in blue, and it is the only matter in the place on which they agree. Not in iron.',
      also: [
        { if: { fact: 'kugiHeard' }, text: 'Under the desk, tied in bundles, are the old lord’s orders. There are no corrections in those, and no last line.' },
      ],
      goto: 18,
    },
    {
      id: 18, title: 'The Stamp',
      text: 'The hammer that numbers the links has a bench to itself and a square of felt to lie on. Its face is blank. One sets it to the iron and it finds the figure. A link is ready on the bench, still warm: 212. It is a small size for a person. Next to it, in the scrap, is another, no different to look at, that took no figure at all. They have had it under the hammer six times. The label says: sound, holds nobody, do not sell.',
      also: [
        { if: { fact: 'foxUnbound' }, text: 'There is a basket of returns: old links from a fox shrine. Their numbers have come off as cleanly as chalk, and neither brother will sign for them.' },
      ],
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Take the hammer', goto: 19 },
          { letter: 'B', label: 'Drown it', goto: 20 },
        ],
      },
    },
    {
      id: 19, title: 'In the Hand',
      text: 'It sits well in the hand, and it has a number for everything you look at. The door is eighteen. The snow on the sill takes it a moment. Two of you come out the same, and neither remarks on it. It gives the boy a half, hesitates, and gives him a half again. By the time you reach the yard you have learnt to carry it face down, in a sock.',
      steps: [{ do: 'fact', id: 'hammerTaken' }],
      goto: 21,
    },
    {
      id: 20, title: 'In the Trough',
      text: 'It goes into the quench trough with very little splash. Down there it goes on striking for a while, evenly, like somebody at a door who has been told the family is out. The figures leave the link on the bench one at a time, the last two first. Then they go from the racks, then along the boughs outside, tree by tree; you can hear the orchard being let off. When the water is quiet there is an iron ring on a bench. One could hang a pot from it.',
      steps: [{ do: 'fact', id: 'hammerDrowned' }],
      goto: 21,
    },
    {
      id: 21, title: 'Shift Bell',
      text: 'At the bell work stops, whatever it is. Aka and Ao wash. It is a house rule: hands before meals, and before killing anyone. They do it properly, to the elbow, at one basin, and the water goes red, then blue, then the colour of plums. Ao sees to his nails. Aka dries his own and asks, over his shoulder, whether any of you has left something on the fire.',
      also: [
        { if: { fact: 'brothersPact' }, text: 'The pact covers Ao. He has been reminded of it, twice, over the noise of the water, and goes on scrubbing to the elbow from habit.' },
        { if: { fact: 'ironTraded' }, text: 'They dry between the fingers, one finger at a time. An evening was agreed on, and there is still a little of it left.' },
        { if: { fact: 'brothersSplit' }, text: 'Each has brought his own towel tonight. The soap has been cut in two with a wire, and both halves weighed.' },
        { if: { fact: 'brothersWarned' }, text: 'Two pairs of clogs stand under the basin. Every so often one brother catches the other’s eye, and the water slops.' },
        { if: { fact: 'anvilLifted' }, text: 'The towel goes first to whoever lifted the anvil. Aka stands by to have it back, and folds it.' },
        { if: { fact: 'anvilDropped' }, text: 'Ao asks after the back. He will try, he says, to come at it from the other side.' },
      ],
      goto: 24,
    },
    {
      id: 24, title: 'Red and Blue',
      text: 'They come in from either side of the hearth, Aka with the long hammer, Ao with the measuring chain, each ducking a beam they hung themselves. They take their places as they have for a hundred years, one to strike and one to hold. What lies between them is generally iron. Tonight you are standing there. Left, says Aka. My left, says Ao.',
      also: [
        { if: { fact: 'brothersPact' }, text: 'Then Ao remembers, lays his chain down, as agreed, and pulls up a stool. From there he goes on saying: my left.' },
      ],
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: Cold Iron',
      text: 'They sit down on the floor back to back, as they slept when they were small and had the one blanket. The iron ticks as it cools. Outside, links let go of the boughs, unripe, and drop in the snow. After a long time Ao says that it was he; he said he had oiled the hinge, and he had not. Aka says he knows. He got up that night and oiled it himself, and it was not the hinge. Down on the keep road doors are being shut, a great many, one after another.',
      also: [
        { if: { fact: 'brothersPact' }, text: 'Four links lie ready on a tray, wrapped against the damp. There is no hurry about them, the brothers say. They will be sent on.' },
        { if: { fact: 'forgeLit' }, text: 'The fire is still in, and forty people are at their places. One asks how long it generally is. He asks civilly, and keeps the bellows going.' },
      ],
      steps: [{ do: 'fact', id: 'forgeQuiet' }, { do: 'lootDraft', boss: 'akaAo' }, { do: 'nextChapter', id: 8 }],
    },
    {
      id: 26, title: 'Defeat: Measured',
      text: 'You wake on the long bench with chalk on you, at the good places. Your boots have been put together under the lamp. The brothers are at supper behind the partition; they are disagreeing, with their mouths full, about an elbow. Nezu is under the bench. He has something across his knees that is twice as long as he is, and both arms round it. He did not steal it, he says. It was leaning, and he leaned it somewhere else.',
      steps: [{ do: 'fact', id: 'measured' }, { do: 'retry', boss: 'akaAo' }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'B', power: 3, line: 'If they are craftsmen, they will prefer to be asked to their faces. I should.' },
    { vote: 'v1', hero: 'sayaka', letter: 'A', power: 3, line: 'Two brothers, one book. Tell each he is the clever one and leave by the middle.' },
    { vote: 'v1', hero: 'kosuke', letter: 'A', power: 2, line: 'Let them hit each other. They have the hammers, and a hundred years of reasons.' },
    { vote: 'v1', hero: 'kensho', letter: 'C', power: 2, line: 'They will measure us in any case. I would sooner it were standing up, and with a receipt.' },
    { vote: 'v2', hero: 'takahiro', letter: 'A', power: 2, line: 'If one bucket can end it, then from now on whoever holds the bucket is the gaoler.' },
    { vote: 'v2', hero: 'sayaka', letter: 'B', power: 3, line: 'That chain goes uphill and it is tight. Before I cut a rope I look who is on it.' },
    { vote: 'v2', hero: 'kosuke', letter: 'A', power: 4, line: 'Whatever is on the other end can find its own smiths. Where is the water.' },
    { vote: 'v2', hero: 'kensho', letter: 'B', power: 2, line: 'Something leans on that. I let go of such a thing once, with the best intentions in the building.' },
    { vote: 'v3', hero: 'takahiro', letter: 'A', power: 2, line: 'There are locks in the keep that know only a number. If there is a key, we carry it.' },
    { vote: 'v3', hero: 'sayaka', letter: 'A', power: 3, line: 'I want it for one number. After that you may drown what you like.' },
    { vote: 'v3', hero: 'kosuke', letter: 'B', power: 4, line: 'Drown it. I will hold it under.' },
    { vote: 'v3', hero: 'kensho', letter: 'B', power: 2, line: 'I would trust none of us with it, beginning with the kindest.' },
  ],
  journals: {
    takahiro: [
      { id: 'T7-1', if: { fact: 'smithsFreed' }, text: 'Nobody was told to wait. You held the door while they went by you in the dark, and afterwards your hand was still on the bolt, with nothing to do.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T7-2', if: { fact: 'forgeLit' }, text: 'It was you who said it. He nodded as a boy nods who has decided to believe his brother. You worked the next bellows yourself until the bell.', steps: [{ do: 'startStamina', n: -2 }] },
      { id: 'T7-9', if: { item: 'tagFromTheSmallestTree' }, text: 'Yoshiro, ten, the stair. You have turned the tag over many times. On the back is a thumb, in rust, and a very small blot where the brush waited.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'T7-0', if: { always: true }, text: 'Is there no other way. You know that hand. It used to write two heights on a doorpost every New Year, and it pressed harder then.', steps: [] },
    ],
    sayaka: [
      { id: 'S7-1', if: { fact: 'brothersSplit' }, text: 'A lie told to somebody’s face, with no paper in it. You had forgotten that they look at you while they believe it.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S7-2', if: { fact: 'hammerTaken' }, text: 'While the brothers washed you looked at the hammer and thought of her. It gave you a number. You drew it in the ash and rubbed it out, and quite near somebody let go a breath.', steps: [{ do: 'heroFact', id: 'sisterHeard' }] },
      { id: 'S7-9', if: { item: 'tagFromTheSmallestTree' }, text: 'A name, an age, a place, and nobody to send it to. In your trade that is called undeliverable. One keeps it dry and goes on asking.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'S7-0', if: { always: true }, text: 'The links are read by touch. Between two sizes you found your own cipher, the one the letter was in. Somebody had copied that as well.', steps: [] },
    ],
    kosuke: [
      { id: 'K7-1', if: { fact: 'hammerDrowned' }, text: 'It sank barking. This time you did not make it quiet. You sat by the trough until it had finished.', steps: [{ do: 'heroFact', id: 'vowUnstamped' }] },
      { id: 'K7-2', if: { fact: 'smithsFreed' }, text: 'You said nothing to them, and walked behind. In the dark an old smith clicked her tongue at something beside your knee. It went to her, and came back.', steps: [{ do: 'startHp', n: 2 }] },
      { id: 'K7-9', if: { item: 'bentNail' }, text: 'Somebody struck it four times, and it bent sooner than go in. You straighten it of an evening, to see. By morning it has gone back.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K7-0', if: { always: true }, text: 'Your link was ready. You held it to your wrist, and it would have fitted. The shadow put its nose through, to see, and that fitted better.', steps: [] },
    ],
    kensho: [
      { id: 'M7-1', if: { fact: 'brothersPact' }, text: 'You signed with a lotus and no name. As the brush came up the shard turned over under your robe, and lay with its edge outward.', steps: [{ do: 'heroFact', id: 'shardStirs' }] },
      { id: 'M7-2', if: { fact: 'anvilLifted' }, text: 'While the others admired the anvil Aka asked you, quite low, what you carry that is heavier. Lunch, you said. He nodded and did not offer to take it.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M7-9', if: { item: 'bentNail' }, text: 'By its length it was meant for the lotus tree: the twelfth. It would not go in. He never could be got to write a complaint.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M7-0', if: { always: true }, text: 'The seal you broke was cast here. They remember the job: bell metal, one pour, a good day. Ao asked whether it was still holding.', steps: [] },
    ],
  },
};
