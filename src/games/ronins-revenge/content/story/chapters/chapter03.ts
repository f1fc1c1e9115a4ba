import type { Chapter } from '../chapter';

export const CHAPTER_03: Chapter = {
  id: 3, title: 'Ferry of the Drowned', boss: 'funakuro', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'Shoes',
      text: 'The river Okuri has one bank. People who live on it are used to this, and hang their nets facing inland. At the landing stand a hundred pairs of shoes, side by side, toes to the water, and somebody has laid a pebble in each so that the wind will not have them. Straw, wood, one pair of good leather. The smallest would fit in a rice bowl. They have been dusted. Beyond the last plank the water goes out flat and grey until it is weather.',
      also: [
        { if: { fact: 'daughterFreed' }, text: 'Okabe Tae has walked in the middle all the way, as announced. Her place on this boat was paid for a month ago, she says. She would like to know to whom.' },
        { if: { fact: 'scarredByItoguruma' }, text: 'The end of the row is new: six pairs, with cedar needles in them. Somebody was kept from her loom last night, and people got loose in the wood and came straight here.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'The Fare',
      text: 'The ferry is moored with one rope. Her planks draw in, and let out. The ferryman stands beside her in water to the ankle, trousers rolled, and reads you the fare off a board on her side, having trouble keeping hold of it: one thing you would notice missing. At first he paid it himself, there and back, to be fair. Now he no longer notices any. He will just shut his eyes a moment, he says, while you decide. A little way downstream a row of pale stones sets out from the bank, each a stride from the last.',
      also: [
        { if: { fact: 'scarredByItoguruma' }, text: 'Round his wrist is a grey thread, new, tied in a bow. He shows it to you. It is to remind him of something, he says, and he is nearly sure that it is a woman.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Pay with a memory', goto: 3 },
          { letter: 'B', label: 'Steal the ferry', goto: 4 },
          { letter: 'C', label: 'Wade the bone ford', goto: 5 },
          { letter: 'D', label: 'Call him by his name', goto: 6, if: { anyFact: ['widowsName', 'shirtSeen'] } },
        ],
      },
    },
    {
      id: 3, title: 'What He Takes',
      text: 'One of you will do for all, he says; she is only one boat. He has no scale and no box. He has one question, and puts it to the water beside you so as not to press anyone: heavy, or light. The light ones bob about astern and people wave to them. The heavy ones go straight down and are no trouble. He is bound to add, and turns the board over to be certain of the wording, that nobody has ever come back with theirs.',
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'A light one', goto: 7 },
          { letter: 'B', label: 'The heaviest you have', goto: 8 },
        ],
      },
    },
    {
      id: 4, title: 'The Mooring',
      text: 'He sleeps standing, like a horse, with the end of the rope once round his wrist. When the hull breathes in, the rope goes slack; when she breathes out it is tight enough to play on. It will have to be done in the slack: the post, then the wrist, then everyone over the side without a heel on the planks. Cut into the post is a tally of crossings. It leaves off at the height of his chest, and there is a good deal of post left.',
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 9, fail: 10 },
    },
    {
      id: 5, title: 'The Bone Ford',
      text: 'They are not stones. Each is a back, bent under the water, worn smooth as a doorstep, and braced. They went in, the net-menders say, the year the fare was put up on the board: people with nothing they could spare, making a way across for their families. Nobody has been out to tell them that they may stop. When you put your weight on the first, the next one shifts its footing to be ready. Whoever leads must stand in the current and hand the others over.',
      test: { stat: 'strength', difficulty: 2, who: 'chosenHero', success: 11, fail: 12 },
    },
    {
      id: 6, title: 'Jinbei',
      text: 'You say it. He sits down where he stands, in the river, to the chest, and for a while does nothing but be called that. Then he feels all round the back of his neck, with both hands, and asks how the collar came out. You tell him. She never could do collars, he says. He never said so; he wore a scarf. He will take you over for nothing, if one of you would say it again now and then on the way.',
      also: [
        { if: { fact: 'loomStill' }, text: 'Somebody gives him the travelling hat. It has been brushed. He looks inside for a name and finds one long hair, and puts the hat on, carefully, and does not ask the next thing.' },
      ],
      steps: [{ do: 'fact', id: 'ferrymanNamed' }],
      goto: 13,
    },
    {
      id: 7, title: 'A Light One',
      text: 'It is a small thing: a morning, a wall, a dish of pears, somebody’s forearm reaching across. He is as gentle about it as with a splinter. One of you goes to look for it once more and it is already over the stern. Ten paces back a window comes on in the water, yellow, four panes, with the shape of a dish in it. Beyond it are others, a street’s worth, rocking. From today one of you will not be able to say why pears.',
      steps: [{ do: 'fact', id: 'memoryPaid' }],
      goto: 13,
    },
    {
      id: 8, title: 'The Heaviest',
      text: 'He lifts it from the knees, like a man who has been shown how, and carries it to the side in both arms. None of you sees what it is. Whoever gave it stands up straight, and then a little straighter, and breathes, and remarks that it has turned out a nice day. It has not. No window comes on astern. The boat settles a hand lower and stays there. The ferryman leans out to look at her waterline and says that she has never done that for one.',
      steps: [{ do: 'fact', id: 'memoryPaid' }, { do: 'fact', id: 'guiltPaid' }],
      goto: 13,
    },
    {
      id: 9, title: 'No Splash',
      text: 'The rope is off his wrist and coiled before anyone has let out a breath. You are well away when he wakes. He runs along the bank, level with you, past the nets, through somebody’s beans, barefoot, calling that he is sorry, he must have dropped off, there was something he ought to have told you. You can see him trying to think of it. Then there is no more bank for him to run on.',
      steps: [{ do: 'fact', id: 'ferryStolen' }],
      goto: 13,
    },
    {
      id: 10, title: 'The Rope Sings',
      text: 'She breathes out too soon. The rope goes tight with a hand still on it and sings, one low note, down through the planks. The ferryman wakes, looks at the knot and at you, and passes you the rest of the rope, taking you for someone he had promised it to. The hull knows whose hands these are not. From bow to stern her nails come up, and lie down again, like hair along a dog.',
      steps: [{ do: 'fact', id: 'ferryStolen' }, { do: 'fact', id: 'hullAngry' }],
      goto: 13,
    },
    {
      id: 11, title: 'Backs',
      text: 'You go over in a chain, hand to wrist, and nobody is dropped. At about the twentieth back one of them says, not unkindly: left foot. By the thirtieth you are saying thank you at each step, and it is surprising how much steadier they stand. Halfway across, the ford ends. There were only so many people. At the last of them lies the ferry, broadside on, with a ladder down. From the middle there is no fare, the ferryman says. He has looked on both sides of the board.',
      steps: [{ do: 'fact', id: 'fordWaded' }],
      goto: 13,
    },
    {
      id: 12, title: 'The One That Turned',
      text: 'The sixteenth back has been expecting somebody for years, and turns over to look. You go under. Then there is a hand at an ankle, a hand at a collar, and you are passed along below, from one to the next, without hurry, face upward where they can manage it, like good plates out of a house on fire. They set you over the rail of the ferry, which lies where the ford gives out. One of you cannot stop shivering. The sixteenth has gone back to its place.',
      steps: [{ do: 'fact', id: 'fordWaded' }, { do: 'fact', id: 'coldTaken' }],
      goto: 13,
    },
    {
      id: 13, title: 'Sen',
      text: 'The bank goes, and the wake fills with lit windows. In the bilge sits a girl of six with weed in her hair and a cracked cup in her lap, asking whose turn it is to bail. This is Sen. She drowned before the ferry had a rail, and has not got off since; her shoes are on the landing, and one does not go to people barefoot. Water comes up through the sound planks wherever she sits. When she moves over to make room for you, it moves over too. Somebody marks it on the oar: a finger every hundred strokes. The boat has eight fingers left.',
      also: [
        { if: { fact: 'boyOffered' }, text: 'Nezu, who has come aboard last, goes and sits down next to her in the wet. They do not talk. After a while she lets him hold the cup.' },
      ],
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Keep her aboard', goto: 14 },
          { letter: 'B', label: 'Put her over the side', goto: 15 },
          { letter: 'C', label: 'Give her to Tae', goto: 16, if: { fact: 'daughterFreed' } },
        ],
      },
    },
    {
      id: 14, title: 'Bailing',
      text: 'There are two buckets, a helmet somebody left, and the cup, which Sen will not give up. You go at it by turns, and the turns get shorter. The way to do it, she says, is to sing, and never to look down; she has seen very big men look down. Someone has to keep the time for the rest, and go on not looking when it is over the seats. She does not mind which song. One with a dog in it, if there is one.',
      test: { stat: 'spirit', difficulty: 2, who: 'chosenHero', success: 17, fail: 18 },
    },
    {
      id: 15, title: 'Over the Side',
      text: 'One of you lifts her. She weighs what a full bucket weighs. She asks whether this is where she gets off, and somebody says yes, and she says thank you for having her. She goes over the side as one gets down from a cart, backwards, feeling for the step. The water leaves off at once. The cup is on the seat, for whoever is next. Nezu says the number is right now. He goes and sits in the bow, facing forward.',
      steps: [{ do: 'fact', id: 'childOverboard' }],
      goto: 19,
    },
    {
      id: 16, title: 'Tae Steers',
      text: 'Tae has been looking at the planks. It comes up through whatever she sits on, she says; then she had better not sit on the boat. She takes the child on her lap, wedges the steering oar under one arm and plants her feet. The water comes up through Okabe’s good silk and gets no further. She steers for an hour, wet to the ribs. Nobody told her that she could. Sen points out, going by, which of the windows are kitchens.',
      steps: [{ do: 'fact', id: 'drownedCarried' }],
      goto: 19,
    },
    {
      id: 17, title: 'In Time',
      text: 'It is a song about a dog that would not come when it was called, and it turns out to have thirty-one verses. Nobody looks. When there is no more of it the boards are only damp, and all of you have a blister in the same place. Sen has had her eye on Nezu the whole while. He is like me, she informs you, but the other way round. Nezu says it is rude to stare.',
      steps: [{ do: 'fact', id: 'drownedCarried' }],
      goto: 19,
    },
    {
      id: 18, title: 'Low in the Water',
      text: 'Somebody looks down. After that it is a question of what goes over: the kettle, the spare rope, a bag of rice that had been spoken of since the cedars, and last the blankets. You keep her. The river keeps the rest. A little way astern you can see the blankets being spread out under a lit window, one on top of the other, with the corners tucked in. Sen sits very upright, so as to weigh less. There are two fingers left, and there it stops.',
      steps: [{ do: 'fact', id: 'drownedCarried' }, { do: 'fact', id: 'hullSodden' }],
      goto: 19,
    },
    {
      id: 19, title: 'Midstream',
      text: 'In the middle of the river she comes to the end of a chain. None of you let down an anchor; it has been down since the first year, and she goes round it like a goat round a peg. Whatever it is fast to gives a pull now and then, to see. And there are lights on it. Swimmers are coming up the chain hand over hand, with house lanterns in their teeth, a long way down yet, taking turns to rest. Under your feet the hull has begun to breathe faster.',
      also: [
        { if: { fact: 'prisonersLeft' }, text: 'One of the lanterns is the woman from the fence at the Ash Gate. She looks up, sees who it is, and nods. Then she turns and tells the ones below her to be quiet.' },
      ],
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'Cut it now', goto: 20 },
          { letter: 'B', label: 'Hold until they reach you', goto: 21 },
        ],
      },
    },
    {
      id: 20, title: 'Early',
      text: 'Two blows with the boat’s axe, and the chain is gone. The lanterns stop rising. They do not go out. There are eleven, it can be seen now, one above another, like people on a stair when the door at the top has been shut. After a while the lowest turns round and starts down, to tell the rest.',
      steps: [{ do: 'fact', id: 'anchorCutEarly' }],
      goto: 23,
    },
    {
      id: 21, title: 'Hold',
      text: 'What keeps the chain to the bow is a turn of rope, and the rope is older than the chain. Someone takes it round the back and sits down against the post, heels on a rib. The other party leans on its end, the way you would try a door. The first lantern is near enough to read: a family, a street, two painted storks. There are eleven. Whoever has the rope must keep it until the last, and may shout, but may not change hands.',
      test: { stat: 'strength', difficulty: 2, who: 'chosenHero', success: 22, fail: 27 },
    },
    {
      id: 22, title: 'Eleven Hands',
      text: 'A hand comes over the rail, then a lantern, then a carpenter. After him they come without a gap, and at eleven the rope is let go and takes some skin with it. They sit about the deck coughing and being introduced. Most of them went over the side, one year or another, to fetch back what they had paid. Nobody found theirs. One has brought up somebody else’s lamp by mistake and is mortified; she knows the street, she says, she could drop it in on her way.',
      steps: [{ do: 'fact', id: 'swimmersAboard' }],
      goto: 23,
    },
    {
      id: 27, title: 'One Hand',
      text: 'You have the first by the wrist when the chain goes. It is a woman’s wrist, wet and strong, and she had got as far as good evening. The boat jumps. The lanterns go down all together, level, like a tray being carried out. In your hand is a bracelet of plaited straw, the sort that is made in one evening, with a bead to close it. The bead is still fastened.',
      steps: [{ do: 'fact', id: 'swimmerLost' }],
      goto: 23,
    },
    {
      id: 23, title: 'What He Calls It',
      text: 'One of you asks where the fares go. The answer is in the ferryman’s voice and comes up through the planks; she has listened to him so long that she has it by heart. Down, it says. Under the river is a place called Kurokai. What people put down goes there, and none of it is lost, that is the beauty of it: it is all kept. He used to ask how long, on behalf of the passengers. For later, it says, like someone reading off a board.',
      also: [
        { if: { fact: 'ferrymanNamed' }, text: 'Jinbei, at the oar, says that when he took the work he had been given to understand it was temporary.' },
        { if: { fact: 'guiltPaid' }, text: 'Whoever paid the fare asks, pleasantly, whether theirs was anything important. Nobody aboard can say. It went straight down.' },
        { if: { fact: 'swimmersAboard' }, text: 'The eleven have stopped coughing to hear it. It is very well arranged down there, the carpenter says. He has no complaint of the shelves.' },
      ],
      goto: 24,
    },
    {
      id: 24, title: 'The River Turns Over',
      text: 'The river turns over, as a sleeper does, and takes the blanket with it. You are standing on mud, among oars and bowls and the legs of a landing nobody remembers building. In front of you the ferry gets up on her ribs. Water runs out of her for some time. She is longer than she looked. She has carried everyone who ever crossed here, with what they had on them, and has not once been asked whether it was heavy. She breathes in. Behind you the tide is starting back to its place.',
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: Moored',
      text: 'She lies down on her side, on shingle, and lets out her breath like a cow got home to the shed. There is shingle. The far bank was there; so many people had looked for it that it had been ashamed to be seen. The windows drift in on the last of the tide, and people come down from the houses with their skirts tucked up, lift them out, and hold them to the light to see whose is whose. There is some swapping. Toward evening a ripple takes the ferry off the stones. Nobody is in her. She floats just the same.',
      also: [
        { if: { fact: 'ferrymanNamed' }, text: 'Jinbei asks, as nobody seems to own her, whether he might take her back across. He has to see someone in the cedars about a collar. You tell him the way. It is quite clear now.' },
        { if: { fact: 'ferryStolen' }, text: 'On the other side, which can be seen from here, a small man has come to the end of the landing and cupped his hands. He has remembered something. He is too far off to hear.' },
        { if: { fact: 'guiltPaid' }, text: 'One of you stands in the shallows with the others until dark, out of politeness, since everybody else is looking for something.' },
        { if: { fact: 'drownedCarried' }, text: 'Sen gets off, backwards, feeling for the step. Somebody has lent her shoes. Her footprints go up the stones, wet, as far as the first house, where the door is on the latch.' },
        { if: { fact: 'childOverboard' }, text: 'The cracked cup is still on the seat. While she lies there, when he thinks nobody is looking, Nezu gets in and bails the dry boat. He does a hundred, and gets out.' },
        { if: { fact: 'daughterFreed' }, text: 'Okabe Tae leaves you here. She is going to find out who was paid. She takes the board with the fare on it, under her arm; it is not theft, she says, it is evidence.' },
      ],
      steps: [{ do: 'fact', id: 'ferryMoored' }, { do: 'lootDraft', boss: 'funakuro' }, { do: 'nextChapter', id: 4 }],
    },
    {
      id: 26, title: 'Defeat: High Tide',
      text: 'You come ashore on the side you left, on hands and knees, with the river withdrawing between your fingers. You are in other people’s shoes. No two match. Nezu hauled you up the landing by the collars and put on you whatever was nearest, so that the ferry would think you had been. It worked, he says; she is stupid about shoes. She is lying off the end of the planks getting her breath, with a board sprung on the left side and the tide a step lower than it was. Your own he has kept dry.',
      steps: [{ do: 'fact', id: 'ferryWaits' }, { do: 'retry', boss: 'funakuro' }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'C', power: 3, line: 'I pay no toll in my own province. If the ford is people, I shall thank them.' },
    { vote: 'v1', hero: 'sayaka', letter: 'B', power: 3, line: 'One rope, one guard, and he is asleep. That is not theft. That is punctuality.' },
    { vote: 'v1', hero: 'kosuke', letter: 'B', power: 2, line: 'It is on a rope. I take things off ropes. Get in.' },
    { vote: 'v1', hero: 'kensho', letter: 'A', power: 2, line: 'Let us pay the man. I carry one or two things I could be talked out of.' },
    { vote: 'v2', hero: 'takahiro', letter: 'A', power: 2, line: 'If it is light, we shall miss it honestly. The heavy ones are owed to somebody.' },
    { vote: 'v2', hero: 'sayaka', letter: 'A', power: 4, line: 'Keep the heavy one. It is the only address she has.' },
    { vote: 'v2', hero: 'kosuke', letter: 'B', power: 3, line: 'Heaviest. I have one that sleeps on my feet.' },
    { vote: 'v2', hero: 'kensho', letter: 'B', power: 2, line: 'The heavy one. I have sat on mine for six years and it has not hatched.' },
    { vote: 'v3', hero: 'takahiro', letter: 'A', power: 3, line: 'If we must put down a child to arrive, I should not care to be met.' },
    { vote: 'v3', hero: 'sayaka', letter: 'B', power: 2, line: 'She has drowned already. We have not. Somebody had to say it aloud, so I have.' },
    { vote: 'v3', hero: 'kosuke', letter: 'A', power: 4, line: 'She stays. Give me the bucket.' },
    { vote: 'v3', hero: 'kensho', letter: 'A', power: 2, line: 'I could tell you what she weighs against us. Let us bail, before somebody asks me to.' },
    { vote: 'v4', hero: 'takahiro', letter: 'B', power: 3, line: 'I was taught to hold a bridge. A rope is shorter. If they are climbing, I hold.' },
    { vote: 'v4', hero: 'sayaka', letter: 'A', power: 2, line: 'Nobody climbs up to a stranger’s boat for nothing. I would want to know who bought the oil.' },
    { vote: 'v4', hero: 'kosuke', letter: 'B', power: 2, line: 'They are climbing a chain to get out. You do not cut that one.' },
    { vote: 'v4', hero: 'kensho', letter: 'A', power: 3, line: 'The rope is old and the boat is full. Cut it, and let me be the one who minds.' },
  ],
  journals: {
    takahiro: [
      { id: 'T3-1', if: { fact: 'swimmersAboard' }, text: 'You held until there was nobody left to hold for. Once you did not. You had always put it down to strength.', steps: [{ do: 'startStamina', n: 2 }] },
      { id: 'T3-2', if: { fact: 'childOverboard' }, text: 'She asked whether this was where she got off, and somebody said yes. It was a short word again, and kindly meant. You have not sat facing the water since.', steps: [{ do: 'startStamina', n: -2 }] },
      { id: 'T3-9', if: { item: 'childsSpool' }, text: 'Thread enough to find the way back. You played it on the stair, one end round his wrist and one round yours. You untied yours for supper.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T3-0', if: { always: true }, text: 'The boy sleeps with an arm across his eyes, against a light that was not there. Somebody used to do that. You moved the lamp all the same.', steps: [] },
    ],
    sayaka: [
      { id: 'S3-1', if: { fact: 'ferryStolen' }, text: 'Old work, well done, and your hands enjoyed it. He was polite about it. That is the part you would charge extra for.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S3-2', if: { fact: 'guiltPaid' }, text: 'You envied whoever paid. Yours would have sunk the boat. But it is what she knows you by. That night, across the water, somebody turned over in her sleep.', steps: [{ do: 'heroFact', id: 'sisterHeard' }] },
      { id: 'S3-9', if: { item: 'veilOfTheWidow' }, text: 'Through the veil you could see who at the fire was mourning, and for roughly how long. You took it off before you looked in the water.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S3-0', if: { always: true }, text: 'You crossed here once before, at night, with a letter, and paid nothing. Nobody woke. It is the only crossing you have ever owed for.', steps: [] },
    ],
    kosuke: [
      { id: 'K3-1', if: { fact: 'fordWaded' }, text: 'Backs under your feet. One of them said good dog. You said thank you. You are fairly sure it did not mean you.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K3-2', if: { fact: 'drownedCarried' }, text: 'The girl looked at the boards behind you and asked to see its teeth. You said it was asleep. She said she would wait. It has never been so good.', steps: [{ do: 'startHp', n: 2 }] },
      { id: 'K3-9', if: { item: 'childsSpool' }, text: 'Thread enough to find the way back. You never carried any. You had somebody who could do it by nose, from two provinces off.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'K3-0', if: { always: true }, text: 'Water. You breathe out, as in the drain. Something beside you, lower down, breathed out too.', steps: [] },
    ],
    kensho: [
      { id: 'M3-1', if: { fact: 'drownedCarried' }, text: 'The boat against the child: you had the figures, and you know the method. She was barefoot. You looked at that instead, the whole way over.', steps: [{ do: 'heroFact', id: 'vowUnweighed' }] },
      { id: 'M3-2', if: { fact: 'anchorCutEarly' }, text: 'You reasoned; you are good at it. You counted the lanterns only afterwards. Eleven. You would have known that number anywhere.', steps: [{ do: 'startStamina', n: -1 }, { do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'M3-9', if: { item: 'veilOfTheWidow' }, text: 'Through the veil there were twelve more people at the fire than had sat down. None of them looked angry. You folded it in four.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'M3-0', if: { always: true }, text: 'It is heavier over deep water. You moved it to the other side, and the boat, which could not know, leaned after it.', steps: [] },
    ],
  },
};
