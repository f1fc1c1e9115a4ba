import type { Chapter } from '../chapter';

export const CHAPTER_05: Chapter = {
  id: 5, title: 'The Thunder Stair', boss: 'raitora', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'Chest-High',
      text: 'The stair was cut for somebody else. Every step is chest-high and an ox deep, and every one is worn in the middle to a dish where the rain stands; whoever used it was heavy, and used it daily. At the foot a woman keeps a stall: straw sandals, dried plums, paper for wills. She sells you plums for four and asks whether the child will want any. The child says he has eaten. She would rather be paid now, she adds, if it is all one to you.',
      also: [
        { if: { fact: 'mountainRoad' }, text: 'From the mountain side one comes to it out of a gully, after three days of slate. You had hauled yourselves up nine steps before the first that people count.' },
        { if: { fact: 'riverRoad' }, text: 'On the river side there is a shrine by the first step, swept, with a cup for the rain. A small bare doll sits on the ledge, very straight. It was not there when you arrived.' },
        { if: { fact: 'playEndedTrue' }, text: 'A man at the counter, a thatcher by his thumbs, is buying paper. It has come back to him that he owes somebody a ladder. He is going down to the villages to find out whom.' },
        { if: { fact: 'playEndedKind' }, text: 'Two people from the theatre sit by the stall with their hands in rags, waiting to be told where. When they see you they begin, carefully, to clap.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'The Rule',
      text: 'The rule is cut in the second riser, where you have your nose to it: Keep step. The storm strikes whoever does not; nobody takes this personally. Pilgrims have left a rope with four loops in it, and next to the rope a cairn for those who left it lying. On the cairn are the things that did not melt: buckles, a kettle lid, most of a hinge. One man alone cannot be out of step, the woman calls up from her stall. He can only be tall. Nezu finds a flat stone and adds it, to be on the safe side.',
      also: [
        { if: { fact: 'foxUnbound' }, text: 'A small fox sits on top of the cairn, out of the wind. It stays until you have seen it, gets down on the far side, and is not there. The rope, after a week of rain, is dry.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Climb roped together', goto: 3 },
          { letter: 'B', label: 'Climb each alone', goto: 4 },
          { letter: 'C', label: 'Wait out the storm', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'One Rope',
      text: 'The order is settled by weight, in few words; the strongest goes last and does not say why. The boy will not have a loop. He takes the loose end in his fist and says that will do. Then it is left foot, haul, right foot, haul, with the white going down on both sides, and at every step, for about as long as it takes to say so, the one at the bottom has everybody.',
      test: { stat: 'strength', difficulty: 2, who: 'chosenHero', success: 6, fail: 7 },
    },
    {
      id: 4, title: 'Four Lamps',
      text: 'You go up well apart, each with a lamp, each at the pace that suits: four people being brave out of earshot. From the stall it must look like a search for one dropped coin. Between two flashes it has to be decided, at every step again, whether to be hauling over the lip when it comes or down in the dish with the water. From any of the lamps the other three can be seen. When one stops, they all stop. It is put down to the steepness.',
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 8, fail: 9 },
    },
    {
      id: 5, title: 'Waiting',
      text: 'There is one dry place, under the lip of the ninth step, and it is not big. It has been used. Days are scratched on the rock, up to thirty-five in one hand, and then from one again in another. You sit in a row with your knees up, and whoever breathes in moves the rest. The rain stands in front of you. Since the theatre there are things that each of you might ask the others, and nobody can go out of the room. Somebody will have to keep the talk small.',
      test: { stat: 'spirit', difficulty: 3, who: 'chosenHero', success: 10, fail: 11 },
    },
    {
      id: 6, title: 'In Step',
      text: 'By the two-hundredth step you are breathing alike and resent it. By the three-hundredth somebody is humming; it turns out to be everybody. The lightning comes down left and right, in the exact places where the wrong foot would have been. At the great landing the knots have drawn so hard that they must be opened with teeth, each by the next in line, there being no other way to get at them. Afterwards four people cross a flat stone on four different errands and put down the same foot.',
      steps: [{ do: 'fact', id: 'ropedTogether' }],
      goto: 12,
    },
    {
      id: 7, title: 'The Slip',
      text: 'The hundred and fortieth step is not worn in the middle. It is worn at the edge. One of you goes off it without a word, out to the end of the rope, and three sit down. There follows a count of four in which the storm may do as it likes; far below, it takes the kettle lid off the cairn. Then hand over hand. Of the rope’s three strands one is left. Nobody thanks anybody. At the next rest the one who fell shares out the plums, and keeps the smallest.',
      steps: [{ do: 'fact', id: 'ropedTogether' }, { do: 'fact', id: 'ropeFrayed' }],
      goto: 12,
    },
    {
      id: 8, title: 'Apart',
      text: 'You arrive at the great landing one at a time, and each had thought to be first. Each has something offhand ready to say. The fourth is a long while coming, and three people give their attention to the view, which is of the inside of a cloud. When the last lamp shows over the edge they go on looking at the cloud a little, so that nobody will have been waiting. There is tea. The kettle has had to be filled twice.',
      steps: [{ do: 'fact', id: 'climbedAlone' }],
      goto: 12,
    },
    {
      id: 9, title: 'Struck',
      text: 'It is not like being hit. It is like being read, by someone who reads very fast. Then one of you is lying in the dish of the step below, among floating plums, with a smell of pins and a hand that belongs to nobody. The lamp has not even gone out. The other three are there sooner than they could be if they had not been watching. The hand will hold a thing so long as it is not asked to, somebody discovers, and gives it the lamp.',
      steps: [{ do: 'fact', id: 'climbedAlone' }, { do: 'fact', id: 'struck' }],
      goto: 12,
    },
    {
      id: 10, title: 'The Lull',
      text: 'Towards evening, to kill time, one of you gives up a secret. It has a fire in it. It is told well, with the pauses where they have been worn, and the rest attend to it as hungry people attend to a neighbour’s dinner. When it is over the rain has stopped, some while ago by the look of things, and the storm has gone round behind the mountain to turn; on every step there is a small round pond with a star in it. The teller would be glad if it went no further. You look up at the stair, and promise it will go no faster than you do.',
      steps: [{ do: 'fact', id: 'stormWaited' }],
      goto: 12,
    },
    {
      id: 11, title: 'The Long Wait',
      text: 'Two days. You learn how each of you chews, and after that how each of you does not. On the first evening the talk gets loose, over whose turn it is at the dry end, and a story is told to quiet it, and it takes all of the second day to get it small again. The last rice ball is cut in four with a thread. Somebody holds a quarter out to Nezu, who says, as he always says, that he has eaten. On the third morning the storm stops for breath. Before you go, two strokes are added to the rock, in a third hand.',
      steps: [{ do: 'fact', id: 'stormWaited' }, { do: 'fact', id: 'hungry' }],
      goto: 12,
    },
    {
      id: 12, title: 'What the Light Shows',
      text: 'On the great landing the lightning is behind you. It throws you on the next riser, black and sharp and tall as barn doors: three people and a dog. The dog is sitting. The light goes. It comes again, and the dog has stood up and is looking along the row at the others, one ear back. Everybody counts. There are four of you, and that makes three and a dog; so you count again with the boy, to mend it, and it will not mend, because the boy is standing there in the full white of it and the stone behind him is only wet.',
      also: [
        { if: { fact: 'nezuPlayed' }, text: 'He sees you count, and comes round behind you, out of the light. He stood like that in the theatre too, until he was asked to play.' },
        { if: { fact: 'scarredByNineFaces' }, text: 'Each flash puts a face on one of you as well, a lord’s, a lady’s, a magistrate’s, and takes it off again. You look at the riser instead.' },
      ],
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Ask whose dog', goto: 13 },
          { letter: 'B', label: 'Say nothing', goto: 14 },
          { letter: 'C', label: 'Ask the boy', goto: 15, if: { fact: 'drownedCarried' } },
        ],
      },
    },
    {
      id: 13, title: 'Told',
      text: 'It is said to the riser, by one of you, without turning round. I lifted the bar. I made him quiet first. That is nine words, and there are no more of them. For a while there is only water going down the stair. With the next flash the dog lies down, its chin on its feet and its eyes open. There were four parts on the bill. Nobody asks after the other three. It is past noon, and somebody unpacks the bowls, and looks at them, and sets out four.',
      steps: [{ do: 'fact', id: 'dogTold' }],
      goto: 16,
    },
    {
      id: 14, title: 'Unsaid',
      text: 'You all find something to do. A strap is let out and taken in again by the same hole. A sandal is untied in order to be tied. One of you looks for the flint and finds it three times. Two flashes go by over four bent heads, and on the riser the dog regards each of you in turn, like a guest whom nobody has introduced. Nezu, who has nothing to fasten, waves to it. It puts its ears forward.',
      steps: [{ do: 'fact', id: 'dogUnsaid' }],
      goto: 16,
    },
    {
      id: 15, title: 'The Boy',
      text: 'You ask it the way children do, straight out: where is yours. Nezu turns the half shackle round on his wrist. It is not a secret, he says. It is only that nobody asked. Mine is at home. It got too big for me. He asks to be told when the next flash is coming, and when it comes he holds up both hands and makes a rabbit. On the rock there is nothing at all. He shows you how the thumbs go.',
      steps: [{ do: 'fact', id: 'nezuAsked' }],
      goto: 16,
    },
    {
      id: 16, title: 'The Lure',
      text: 'Higher up an old man is tied to a post, among spears set in the rock. He has been calling into the wind for six days, by his voice. Bean. Here, Bean. Men from the keep put him there to draw her and did not stay to see. She does come: each night as far as the second spear, and sits down in the wet, and looks, and goes. She has not touched him. Genta had her as a cub in a rice basket, a present to the old lord, and walked her with the hounds. They are good knots, he says. He taught the men himself.',
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Free him', goto: 17 },
          { letter: 'B', label: 'Let him call her', goto: 18 },
        ],
      },
    },
    {
      id: 17, title: 'Knots',
      text: 'Kennel knots draw tight for strength and come loose for patience. One pair of hands here knows them, and has them open before anybody has asked how. Genta weeps on a shoulder, the wrong one, and does not correct it. There is a pot of tea behind that rock, he says when he can. The men left it; he has been able to see it the whole time. He gives you the pot. The rope he coils over his elbow and takes down the stair with him, since it is good rope and belongs to the kennels.',
      steps: [{ do: 'fact', id: 'keeperFreed' }],
      goto: 19,
    },
    {
      id: 18, title: 'The Baby Name',
      text: 'You ask nicely and he sees the sense in it; he has been asked for worse by people he had known longer. He calls until she comes. On the fourth Bean his voice gives out and he finishes with his tongue, the click that goes with a bowl being put down. She passes the second spear, and the first, and lies along his feet. It gives you time to go round above her with your sandals in your hands. He is still tied. He watches you over the whole length of her, like a man who has been told to keep somebody talking.',
      steps: [{ do: 'fact', id: 'keeperUsed' }],
      goto: 19,
    },
    {
      id: 19, title: 'The Iron',
      text: 'On the landing above, a bar of iron stands upright in a socket. Every night the storm comes down on it once. It is warm as bread. There are forty sockets, the others empty, each with a date cut under it, for this is how gate chains begin; a cart is sent. This one will be ready the day after tomorrow. A slate hangs there for whoever collects, and last month’s is still on it, signed with two very broad thumbs, one in red and one in blue, the blue a little on top of the red.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'Take it', goto: 20 },
          { letter: 'B', label: 'Leave it', goto: 21 },
        ],
      },
    },
    {
      id: 20, title: 'Warm',
      text: 'It comes out of the rock with the sound of a cork. It hums when a name is said near it, any name: Genta, Bean, a mule one of you used to have. You try your own, in fairness, and it does them all, each on a different note. Someone says Nezu. It lets that pass. Someone says it again, more clearly, holding the bar closer. His is only short, the boy says. Overhead the cloud, which was over the stair, shifts a little to the left so as to be over you.',
      steps: [{ do: 'fact', id: 'lightningIron' }],
      goto: 22,
    },
    {
      id: 21, title: 'Left',
      text: 'You leave it standing. A few steps further up the night’s stroke comes down behind you, on the bar and nowhere else; lightning goes back to it like a dog to a doorstep. The light lasts long enough to read by. One of you has brought away the order slip that was tied there, in oiled paper, from the keep. It gives the length, and the date. Below, in a tired good hand, not the clerk’s: there is no hurry.',
      steps: [{ do: 'fact', id: 'ironLeft' }],
      goto: 22,
    },
    {
      id: 22, title: 'Above the Weather',
      text: 'Then you are out through the top of it. It is bright up here and entirely quiet; the storm lies below, flat and white under the moon. A long way off one hill stands up out of it, and on the hill the keep, and in the keep a lamp, in one window. It has not been put out for six years. Oil is carried up to it every evening by people who do not spill. Nobody asks which window it is. Nezu looks somewhat longer than the rest of you, like a child who has been told to be in before the lamp is lit.',
      goto: 24,
    },
    {
      id: 24, title: 'The Tiger',
      text: 'She is on the last landing, washing a paw. When she sees you she stops, and looks past you down the stair for someone older, with a chain. There is a ring round her neck where the fur has not come back. She gives it a fair time. Then she gets up, which takes a while, there being so much of her to tell, and comes along the row to make sure. At one of you she lowers her head, smells the shadow, and sneezes. None of you is him. She goes back to her end of the landing and turns round. The thunder follows at the usual interval.',
      also: [
        { if: { fact: 'keeperFreed' }, text: 'Then she stops again. Far down the stair somebody is walking away with a coil of rope on his arm, and she watches until he is small.' },
        { if: { fact: 'keeperUsed' }, text: 'She has come up past you without a sound and left him where he was. Below, he has begun to call again, with what he has. She turns one ear to it and leaves it there.' },
      ],
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: Out of Step',
      text: 'It rains, now, wherever it likes: on the stair, on the stall, on people with the left foot forward and people with the right. She has gone down eleven steps on her own to a dish smaller than the others, a cub’s, and put her head in it. The rest of her has to lie outside. In the bottom are the things a cub collects: a milk tooth, a whisker, a spoon, a hound’s collar worn soft on the inside. It is some time before you are sure. Going down the far side you walk each as you please, and find that you keep having to wait for one another.',
      also: [
        { if: { fact: 'keeperFreed' }, text: 'Genta has come back up. He stands over her in the rain with the coil of rope held behind him, so that she need not see it.' },
        { if: { fact: 'keeperUsed' }, text: 'When you cut the old man down he asks whether she came quickly. You say that she did. He nods, and goes on calling under his breath, from habit.' },
      ],
      steps: [{ do: 'fact', id: 'stormBroken' }, { do: 'lootDraft', boss: 'raitora' }, { do: 'nextChapter', id: 6 }],
    },
    {
      id: 26, title: 'Defeat: The Landing Below',
      text: 'You lie in a row on the landing below, damp at the neck. She carried you down by the scruff, Nezu says, one at a time, like kittens; the third she let fall, and went back for. He walked behind. Now she is lying across the head of the stair with a paw held off the ground, and she does not look round, because nothing has ever come from above. There is a gutter that goes round. He has been up it; it is only wet. She was too tired to turn her head.',
      steps: [{ do: 'fact', id: 'stormWaits' }, { do: 'retry', boss: 'raitora' }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'A', power: 3, line: 'If one of us falls, I should like it to be inconvenient for the other three.' },
    { vote: 'v1', hero: 'sayaka', letter: 'B', power: 3, line: 'One rope is one knife. I climb where I can see all three of you.' },
    { vote: 'v1', hero: 'kosuke', letter: 'B', power: 4, line: 'No. And I am not going to discuss rope.' },
    { vote: 'v1', hero: 'kensho', letter: 'C', power: 2, line: 'Storms are like abbots. Sit where they can see you, say little, and they finish.' },
    { vote: 'v2', hero: 'takahiro', letter: 'A', power: 3, line: 'If one of us stood at that gate, I would hear it from him and not from the weather.' },
    { vote: 'v2', hero: 'sayaka', letter: 'A', power: 2, line: 'Better asked once, aloud, than listened for every night. I am a light sleeper.' },
    { vote: 'v2', hero: 'kosuke', letter: 'B', power: 4, line: 'It is a dog. It is wet. Leave it.' },
    { vote: 'v2', hero: 'kensho', letter: 'B', power: 2, line: 'What has waited six years knows its own hour. One does not help a chick out of the egg.' },
    { vote: 'v3', hero: 'takahiro', letter: 'A', power: 2, line: 'If he is tied and we are not, then whatever he agrees to is our doing.' },
    { vote: 'v3', hero: 'sayaka', letter: 'A', power: 3, line: 'Somebody put him there to make somebody else come. I do not use that knot.' },
    { vote: 'v3', hero: 'kosuke', letter: 'A', power: 4, line: 'I know those knots. Stand back and do not watch my face.' },
    { vote: 'v3', hero: 'kensho', letter: 'B', power: 2, line: 'It is what he is good at, and she comes gladly. I have heard sermons do more harm.' },
    { vote: 'v4', hero: 'takahiro', letter: 'B', power: 2, line: 'If I am asked at that gate what I carry, I should like to be able to answer.' },
    { vote: 'v4', hero: 'sayaka', letter: 'A', power: 3, line: 'Warm, portable, owned by people I dislike. I do not see the difficulty.' },
    { vote: 'v4', hero: 'kosuke', letter: 'B', power: 3, line: 'That is a link waiting for a leg. Leave it stand.' },
    { vote: 'v4', hero: 'kensho', letter: 'B', power: 2, line: 'It takes the blow each night so that the stair need not. I would let it keep its post.' },
  ],
  journals: {
    takahiro: [
      { id: 'T5-1', if: { fact: 'ropedTogether' }, text: 'You tied the last knot yourself and kept two fingers in it the whole way up. It was not that you doubted the rope.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T5-2', if: { fact: 'dogTold' }, text: 'The man who lifted the bar eats from your bowl. You were on the bridge with your back to him. You passed the salt before he reached for it.', steps: [{ do: 'heroFact', id: 'gatemanKnown' }] },
      { id: 'T5-9', if: { item: 'playbillOfTheNinthNight' }, text: 'Four parts unfilled. Your father left lines like that at the foot of a list, for whoever might still come in. You had taken it for manners.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'T5-0', if: { always: true }, text: 'The lamp burns where your father sat. All these years you had thought of that window as dark, and slept on it.', steps: [] },
    ],
    sayaka: [
      { id: 'S5-1', if: { fact: 'keeperUsed' }, text: 'A surety, tied to a post. You looked at the knots, which were good, and not at him.', steps: [{ do: 'startStamina', n: -1 }] },
      { id: 'S5-2', if: { fact: 'keeperFreed' }, text: 'Nobody is to be held for somebody else’s errand. You said it to a coil of rope, and the coil of rope said thank you, miss.', steps: [{ do: 'heroFact', id: 'vowSurety' }] },
      { id: 'S5-9', if: { item: 'messengersMask' }, text: 'It fits anyone who has kept a secret for pay. Yours was paid in full. He let her out the same night, by the only door he had.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S5-0', if: { always: true }, text: 'Four masks, four of you. You knew by the second act who had worn what. You have told nobody, since nobody has made an offer.', steps: [] },
    ],
    kosuke: [
      { id: 'K5-1', if: { fact: 'keeperFreed' }, text: 'Genta put his nose to your left sleeve, as he used to with theirs, and left it there a while. He asked nothing. The knots were already open.', steps: [{ do: 'heroFact', id: 'vowUntied' }] },
      { id: 'K5-2', if: { fact: 'dogTold' }, text: 'Nine words. You had been saving up more. It turned round three times and lay down for the night.', steps: [{ do: 'startHp', n: 2 }] },
      { id: 'K5-9', if: { item: 'messengersMask' }, text: 'It fits anyone who kept quiet for pay. Eleven silver, you owed. He cleared it first and asked you afterwards. That was the decent part.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K5-0', if: { always: true }, text: 'His name was Ichi. One. First on watch, first at the bowl, first to hear the bolts.', steps: [] },
    ],
    kensho: [
      { id: 'M5-1', if: { fact: 'stormWaited' }, text: 'You told them how the temple burned. They were kind about it. The fire was the only true part.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'M5-2', if: { fact: 'ironLeft' }, text: 'A thing struck every night in the same place, without remark. You let the others go ahead, and bowed to it.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M5-9', if: { item: 'playbillOfTheNinthNight' }, text: 'Four parts unfilled. Your abbot left one line empty at the foot of every roll he wrote: for the one, he said, who is ashamed to be on it.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M5-0', if: { always: true }, text: 'The shard does not like lightning. At each flash it remembers being whole, and for about as long so do you.', steps: [] },
    ],
  },
};
