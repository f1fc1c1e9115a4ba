import type { Chapter } from '../chapter';

export const CHAPTER_06: Chapter = {
  id: 6, title: 'Garden of Nails', boss: 'kugi', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'No Gate',
      text: 'The wall has been raised seven times; the courses are in seven colours of stone, and each was once somebody’s idea of enough. Nobody has given it a gate. The path follows it round three corners, looking for one, and at the fourth gives up and lets you in. Inside is a kitchen garden under snow, with stakes, a water butt, a hat on a hook. The trees are set too close for fruit. Behind them a hammer is at work: four strokes and a rest, four strokes and a rest. Nezu stops talking and begins to walk on the outsides of his feet.',
      also: [
        { if: { fact: 'mountainRoad' }, text: 'From the mountain road you have seen what nobody sees from below: on the far side a stretch of the wall is down. The stones have been stacked by size and left for whoever is to blame.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'Every Tree',
      text: 'There are ten thousand nails. They go up every trunk to the height a woman can reach, each with a paper tag: who, whom, what for. A ladle, lent. A field flooded on purpose. A son. Frost lies on the bark and on the older iron. On some nails there is none; those are still meant. One very small tree stands apart behind a fence of twigs, with a single nail, and Nezu keeps you between himself and it. In the middle are four with signs cut in the bark: a bird, a moon, a dog, a lotus. The nails in those are held against you. From a branch hangs a pair of pincers, for the use of visitors.',
      also: [
        { if: { fact: 'okabeSpared' }, text: 'The largest tree is not one of yours. It is Magistrate Okabe’s, and people are queuing at it with their own hammers. A bench has been put out for the elderly.' },
        { if: { fact: 'okabeJudged' }, text: 'The largest tree is Magistrate Okabe’s, and since the pens every nail in it has frosted over. In each of your four there is a new one, at the height of a girl’s shoulder, tagged in good school writing.' },
        { if: { fact: 'ledgerBurned' }, text: 'The largest tree is Magistrate Okabe’s, and still in use. He has been here himself, on foot: low down in each of your own is a nail from him, for a pair of shoes.' },
        { if: { fact: 'dogUnsaid' }, text: 'In the dog tree there is one nail more than the bark has room for. The tag is in Genta’s kennel letters: whoever it was, for the dog.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Pull a nail from your own tree', goto: 3 },
          { letter: 'B', label: 'Pull one from another’s', goto: 4 },
          { letter: 'C', label: 'Pull none', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'Your Own',
      text: 'The pincers have been oiled. Whoever takes them is left alone with the tree; the rest discover an interest in the gutter. The nail is at the height of a bowed head. Its tag was written by somebody who had to ask how the name was spelt, and pressed hard, and put the year. Bark has risen round the iron on all sides, like dough round a thumb. It is in deep, and it is fair.',
      test: { stat: 'strength', difficulty: 2, who: 'chosenHero', success: 6, fail: 7 },
    },
    {
      id: 4, title: 'Another’s',
      text: 'The rules hang on a board with a little roof over it. One’s own tree: one nail, no reasons asked. A neighbour’s: one nail, to be held in the bare hand while the tag is read to the end. The tag you come to is written on both sides and continued on a second. There is no frost on the iron. One of you is already taking off a glove. The one whose tree it is says, twice, that it is no trouble where it is.',
      test: { stat: 'spirit', difficulty: 2, who: 'chosenHero', success: 8, fail: 9 },
    },
    {
      id: 5, title: 'Sleeves',
      text: 'You put your hands up your sleeves and read. Each takes the tree that is theirs and is polite about the other three. Aloud you read only the small ones: a joke at a burial; a wave not returned across a market; a place in a queue, taken while its owner was seeing to a child. The small ones run out well before noon. Nobody stops reading until noon. Then there is rice, and whoever divides it goes to some trouble to make the four portions exactly the same.',
      also: [
        { if: { fact: 'childOverboard' }, text: 'One tag in each tree is wet and has not frozen. It is in the letters of somebody who has only just learnt them. Sen, it says, and where the reason should be there is a drawing of a boat.' },
      ],
      steps: [{ do: 'fact', id: 'nailsLeft' }],
      goto: 10,
    },
    {
      id: 6, title: 'Clean',
      text: 'It comes out in one pull, straight, and the bark shuts behind it. The tag empties from the bottom line up. Two valleys off, a woman with her arms in a tub stops hating one of you. She stands upright. It is the first time in six years that her back has not hurt, and she looks along the washing to see how far she had got. There is a man’s jacket on the line. She has washed it every week and cannot think whose it is.',
      steps: [{ do: 'fact', id: 'ownNailPulled' }],
      goto: 10,
    },
    {
      id: 7, title: 'Snapped',
      text: 'The head comes off in the pincers. The rest stays where it was, level with the bark, and the bark is already going over it. The tag has come away too; by the time somebody turns it to the light there is no writing on it, and a day’s walk from here a woman has stopped in the middle of a name. You try what is left with a knife, and then with a thumbnail. It cannot be pulled by anyone now. The pincers are wiped and hung back on their branch.',
      steps: [{ do: 'fact', id: 'ownNailPulled' }, { do: 'fact', id: 'nailBroken' }],
      goto: 10,
    },
    {
      id: 8, title: 'The Weight',
      text: 'It is read out in a level voice, front, back and continuation. It concerns a cow. She was led off one evening for a reason that was explained at the time, and the writer has gone into what the reason was worth, by the bowl, over six years. At the end she has been drawn, so that there can be no mistake. When the hand opens there is no mark in it. It goes on hurting, in a different hand. The two of you fetch the water on one pole, without having agreed to.',
      steps: [{ do: 'fact', id: 'othersNailPulled' }],
      goto: 10,
    },
    {
      id: 9, title: 'Through',
      text: 'You get as far as the cow’s name, which was Chestnut, and the hand shuts. Nobody told it to. When it can be got open again the nail has found the soft part and come out on the other side, clean, with its tag still on. There is a side and a half to go. The rule says to the end, and you read to the end, at arm’s length, with somebody else holding the paper.',
      steps: [{ do: 'fact', id: 'othersNailPulled' }, { do: 'fact', id: 'palmPierced' }],
      goto: 10,
    },
    {
      id: 10, title: 'The Girl with the Nails',
      text: 'The sun has come out, thin as rice water, and everything in the garden lays its shadow down to the left: trees, stakes, the hat on its hook, three people and a dog. A young woman comes along the row with a basket on her hip and lays down none. You have seen that face every night since the ash, bent over the fire, a little younger. Before each of you she chooses a nail, tries it on her thumb, and holds it out point first. Next, she says. Next. Next. When she has come to the end of you she offers one to the hat.',
      also: [
        { if: { fact: 'bellTaken' }, text: 'The bell has not made a sound since the fox shrine, and makes none now. But it has grown warm, like a cup somebody has just put down.' },
      ],
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Call her by name', goto: 11 },
          { letter: 'B', label: 'Lead her out by the wrist', goto: 12 },
          { letter: 'C', label: 'Ring the bell', goto: 13, if: { fact: 'bellTaken' } },
        ],
      },
    },
    {
      id: 11, title: 'Mizue',
      text: 'One of you says it: Mizue. Said like that, it is a word with a young woman standing next to it. It has to be said as it used to be said, across a yard, with the mouth full, the second half dropped because the rice was getting cold. Everyone else walks off as far as the wall. The nail stays where it is, held out, quite steady.',
      test: { stat: 'spirit', difficulty: 3, who: 'chosenHero', success: 14, fail: 15 },
    },
    {
      id: 12, title: 'By the Wrist',
      text: 'The wrist is cool, and the basket has worn a groove in it. She comes along, as she would with anybody, and falls into step. Where the path divides she waits to be told. You sit her on a bench out of the wind with a coat round her. She thanks you for the coat. After a moment she moves along, to leave room.',
      steps: [{ do: 'fact', id: 'mizueTaken' }],
      goto: 16,
    },
    {
      id: 13, title: 'The Bell',
      text: 'It rings: a small plain note, a little cracked, the kind that fetches people in from a field. The hammer misses a stroke. The young woman breathes in, and goes on breathing in, for longer than there is room for, and the basket slides off her hip. She looks at the nails round her feet. She begins picking them up, and stops. You are thin, she says to one of you. Then she says it again, louder, since nobody has done anything about it.',
      steps: [{ do: 'fact', id: 'mizueWoken' }],
      goto: 16,
    },
    {
      id: 14, title: 'A Pause',
      text: 'There is a pause. Behind the trees the hammer gets in two strokes. Then she turns the nail round in her fingers and offers it head first, as one gives a knife to a younger sister. She goes on down the row with the basket on her hip, and to everyone else it is point first.',
      steps: [{ do: 'fact', id: 'mizueCalled' }],
      goto: 16,
    },
    {
      id: 15, title: 'No Pause',
      text: 'Next, she says, pleasantly, and puts the nail into the hand that had been held out for something else. Her own is already back in the basket. At the narrow part of the path she stands aside and lets you go first.',
      steps: [{ do: 'fact', id: 'mizueUnmoved' }],
      goto: 16,
    },
    {
      id: 16, title: 'Lady Kugi',
      text: 'Lady Kugi is on her knees on a straw mat with five nails in her mouth. She takes them out to speak, and lays them in her lap in the order they came. Her husband is the man in the keep; she mentions it as others mention a knee. There is ink on one of her hands and rust on the other. All the sparrows in the garden sit in one tree behind her, which has no nails in it and is only a tree. She has five to go, she says, and asks whether she may finish the row.',
      also: [
        { if: { fact: 'scarredByRaitora' }, text: 'She has heard about the stair. You are the ones who do not keep step, she says, and moves her tea out of your way.' },
        { if: { anyFact: ['mizueTaken', 'mizueWoken'] }, text: 'Without turning she puts a hand out behind her for the box to be moved up. Nobody moves it. She looks at the hand first, and then at you.' },
      ],
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Let her finish and hear her', goto: 17 },
          { letter: 'B', label: 'Interrupt', goto: 18 },
        ],
      },
    },
    {
      id: 17, title: 'The Row',
      text: 'She talks between strokes. Every sixty years the seat up there makes a payment, and the payment is sixty people. The annals say flood, or fever. The last list was the old lord’s own: Hagino, sixty names, a ruled margin, no corrections. What has been forgotten can be taken. What is nailed is not forgotten. She has ten thousand on this hill whom nothing can get at, because somebody, somewhere, cannot stand them. Whenever two people in the province make it up she is one short in the morning. The fifth nail goes in.',
      steps: [{ do: 'fact', id: 'kugiHeard' }],
      goto: 19,
    },
    {
      id: 18, title: 'Interrupted',
      text: 'She hears you out with her head on one side. Then you may have it as it is, she says. Four nails go back in the box, in order. The fifth she leaves standing in the bark, a third of the way in, and turns her back on it. Its tag is lying on the mat with the brush across it. It says who, and whom, and stops.',
      steps: [{ do: 'fact', id: 'kugiInterrupted' }],
      goto: 19,
    },
    {
      id: 19, title: 'Dolls',
      text: 'On a plank by the mat stand four straw dolls, a hand high, in your clothes. The work is very good. A strap that broke on the way in this morning has been mended on the doll as well, with the same wrong colour of thread. Each has a loop at the back for hanging up. Lady Kugi has bent down to look for the heavier hammer, and one of the four is in reach.',
      also: [
        { if: { fact: 'riverRoad' }, text: 'Behind them stands a fifth, smaller. It has no clothes yet. She has got as far as a twist of wire about the left wrist.' },
      ],
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 20, fail: 21 },
    },
    {
      id: 20, title: 'In the Sleeve',
      text: 'It goes up a sleeve. It is heavier than straw, and warm in the middle, like a bun. A thumb, run along the seam to see how it is made, finds a rib, and behind you somebody says: stop that. Lady Kugi comes up with the hammer. She looks along the plank, counts, and moves the other three together so that there is no gap.',
      steps: [{ do: 'fact', id: 'dollTaken' }],
      goto: 24,
    },
    {
      id: 21, title: 'Not Quickly Enough',
      text: 'She slaps the hand, like an aunt, without looking up. Then she takes all four onto the mat beside her and sees to them one after another: a knot, a hem, a collar done up to the neck. On your side of the mat the same collar is suddenly tight.',
      steps: [{ do: 'fact', id: 'dollsSet' }],
      goto: 24,
    },
    {
      id: 24, title: 'The Hammer',
      text: 'She gets up in two stages, with a hand on the trunk. She tucks back her sleeves, sets out what dolls she has, each toward its own tree, and asks you to stand a little more to the left, off the seed bed. It will be done in order, she says. There are ten thousand, each of them was promised a hearing, and she does not have favourites. She weighs the hammer, takes a breath, and begins with the oldest. It is about a ladle.',
      also: [
        { if: { fact: 'guiltPaid' }, text: 'There is one nail she has had to hold in with her thumb since the river, because its owner no longer knows what it is for. She shows it to each of you in turn, and watches who does not look away.' },
      ],
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: The Last Nail',
      text: 'When it is over the dolls are lying on their faces. So is she, among the tags, until somebody turns her round. The hammer has ended up on your side. She cannot see to read, and asks if one of you would do the smallest tree; she has never let anybody. You have to step over the twigs. Yoshiro, it says, ten, the stair. Every other tag in the garden says against whom. Here she has ruled the line for it and kept it empty. Nezu has gone to look at the wall.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'Spare her', goto: 27 },
          { letter: 'B', label: 'End her', goto: 28 },
        ],
      },
    },
    {
      id: 26, title: 'Defeat: Read Aloud',
      text: 'You wake propped against four trees with straw tucked round you to the chin. She is reading to you: your own tags, in order, with dates. She reads well, without spite, and looks over the paper now and then to see that you are following. The dolls lie beside her with their backs unpicked, airing; she was not satisfied with the stitching. At the third winter she puts in a straw to keep the place. She asks, as is only fair, whether there is anything you would like to say to that. You get up.',
      steps: [{ do: 'fact', id: 'rowUnfinished' }, { do: 'retry', boss: 'kugi' }],
    },
    {
      id: 27, title: 'Spared',
      text: 'It is read to her twice. She nods at each word as it comes, like somebody checking in linen. Then she holds out her hand for the hammer, and you, who have seen the garden, give it. By the time you have found the corner where the path gives up it has started again behind the trees: four strokes and a rest.',
      also: [
        { if: { anyFact: ['mizueTaken', 'mizueWoken'] }, text: 'She asks who has the girl. The girl could tell a two-inch from a three by the sound, she says, and does not like her rice too soft.' },
      ],
      steps: [{ do: 'fact', id: 'kugiSpared' }, { do: 'lootDraft', boss: 'kugi' }, { do: 'nextChapter', id: 7 }],
    },
    {
      id: 28, title: 'Ended',
      text: 'It is quick. For a while afterwards it is a kitchen garden, with a hat on a hook. Then, all over the hill, the nails begin to slide out, a finger’s breadth at a time, and drop, and each makes a small deep hole in the snow. The tags turn over; there is nothing on the other side either. It takes as long as it takes you to reach the wall. Under the keep something is fed.',
      also: [
        { if: { anyFact: ['mizueCalled', 'mizueUnmoved'] }, text: 'The young woman with the basket goes along the row picking them up. At the mat she stops and holds one out over it, point first. Next, she says.' },
      ],
      steps: [{ do: 'fact', id: 'kugiEnded' }, { do: 'lootDraft', boss: 'kugi' }, { do: 'nextChapter', id: 7 }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'C', power: 3, line: 'If they are just, they stay in until they are paid. Pulling is not paying.' },
    { vote: 'v1', hero: 'sayaka', letter: 'C', power: 2, line: 'Read them all, pull none. The one you pull tells the garden which of them hurt.' },
    { vote: 'v1', hero: 'kosuke', letter: 'A', power: 3, line: 'I earned mine. I pull mine. Hold the coat.' },
    { vote: 'v1', hero: 'kensho', letter: 'B', power: 2, line: 'One carries a neighbour’s bucket more steadily than one’s own. I have spilt mine.' },
    { vote: 'v2', hero: 'takahiro', letter: 'A', power: 3, line: 'If she is in there, she should be asked by name. One does not walk a lady off like a horse.' },
    { vote: 'v2', hero: 'sayaka', letter: 'B', power: 4, line: 'She goes with whoever takes her arm. I would rather it were us, and before dark.' },
    { vote: 'v2', hero: 'kosuke', letter: 'A', power: 2, line: 'Call her. You cannot free somebody by carrying her. I said so at the pens.' },
    { vote: 'v2', hero: 'kensho', letter: 'A', power: 2, line: 'One knocks before carrying a house away. If she is out, we have lost a minute. I have wasted years.' },
    { vote: 'v3', hero: 'takahiro', letter: 'B', power: 2, line: 'If one lets her finish a row, one is handed the next. I speak from childhood.' },
    { vote: 'v3', hero: 'sayaka', letter: 'A', power: 3, line: 'People with nails in their mouths tell the truth. They cannot afford the extra words.' },
    { vote: 'v3', hero: 'kosuke', letter: 'B', power: 3, line: 'Five more nails is five more people. No.' },
    { vote: 'v3', hero: 'kensho', letter: 'A', power: 3, line: 'She asked leave. So few do. I would not like to teach her that it is no use.' },
    { vote: 'v4', hero: 'takahiro', letter: 'A', power: 3, line: 'If she goes, there is one fewer who says that name. I had counted very few.' },
    { vote: 'v4', hero: 'sayaka', letter: 'A', power: 2, line: 'She knows where everything is nailed. I do not burn an archive because it dislikes me.' },
    { vote: 'v4', hero: 'kosuke', letter: 'B', power: 3, line: 'Everyone on a nail for good, and she picks who. I have been on a list. End it.' },
    { vote: 'v4', hero: 'kensho', letter: 'A', power: 2, line: 'She is mistaken and her tea is cold. Only one of those is our business.' },
  ],
  journals: {
    takahiro: [
      { id: 'T6-1', if: { heroFact: 'sawOwnLine' }, text: 'Behind the bird tree is a stump, cut this week, the nails laid out in a dish. That tree was yours. Whoever felled it finished with a small stroke upward, as your uncle taught two boys to.', steps: [{ do: 'startRes', res: 'ki', n: 1 }] },
      { id: 'T6-2', if: { fact: 'kugiHeard' }, text: 'You saw that list. It was drying on your father’s desk and you took it for the rice tax. You admired the margin. Then you went out and held the bridge for it.', steps: [{ do: 'heroFact', id: 'fatherKnown' }] },
      { id: 'T6-9', if: { item: 'kennelCollar' }, text: 'The collar is worn soft inside. Your brother used to slip two fingers under it, to be sure it did not pinch. Once he made you wear it and asked.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T6-0', if: { always: true }, text: 'She taught you to write, with her hand round yours; you still make her strokes. She knew you before you were clear of the trees. She looked at your collar, and let it go.', steps: [] },
    ],
    sayaka: [
      { id: 'S6-1', if: { fact: 'mizueCalled' }, text: 'Head first. She did that when you were four and wanted the big knife. You carry the nail against the skin. It is not sharp at that end.', steps: [{ do: 'heroFact', id: 'vowCalled' }] },
      { id: 'S6-2', if: { fact: 'mizueWoken' }, text: 'The breath you had listened to since the shrine went home. You are thin, she said. Now there is nothing in the bell, and you keep stopping to listen to it.', steps: [{ do: 'heroFact', id: 'vowCalled' }, { do: 'heroFact', id: 'sisterHeard' }] },
      { id: 'S6-3', if: { fact: 'mizueTaken' }, text: 'You had her by the wrist. So did Okabe, the same one; there is a place for the thumb. She walked no worse for you than she did for him.', steps: [{ do: 'startStamina', n: -2 }] },
      { id: 'S6-9', if: { item: 'stormWhisker' }, text: 'The whisker trembled at supper, just before you would have told the monk. You asked him for the salt. In the night it rained, so nobody can say which it was.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S6-0', if: { always: true }, text: 'She looked at you and said next. For six years you had practised what to answer, and every version began with your name.', steps: [] },
    ],
    kosuke: [
      { id: 'K6-1', if: { fact: 'ownNailPulled' }, text: 'When they had walked on you pulled yours too, the one you deserved. It took some of the hand along. Where it was is quiet now, and you do not trust that.', steps: [{ do: 'startHp', n: -1 }, { do: 'startRes', res: 'ki', n: 1 }] },
      { id: 'K6-2', if: { fact: 'othersNailPulled' }, text: 'You asked for it for a stretch and carried it inside your shirt, as one carries a pup. It bit. By the wall it had given up and gone to sleep.', steps: [{ do: 'startHp', n: 2 }] },
      { id: 'K6-9', if: { item: 'kennelCollar' }, text: 'You used to oil it on the inside at every new moon, so that it should not rub. It has not rubbed. It is the one thing you did properly that year.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K6-0', if: { always: true }, text: 'Low down in the dog tree one nail is chewed almost round. It has no tag; he could not write. You put your thumb where the teeth had been.', steps: [] },
    ],
    kensho: [
      { id: 'M6-1', if: { fact: 'othersNailPulled' }, text: 'You held out your hand for the nail before you had asked whose was lighter. You noticed only afterwards, rinsing the rust off.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M6-2', if: { fact: 'kugiInterrupted' }, text: 'She had drawn the breath for it. In twenty years you never cut off a confession. You were not in a hurry. You were afraid it would be like yours.', steps: [{ do: 'startStamina', n: -1 }] },
      { id: 'M6-9', if: { item: 'stormWhisker' }, text: 'You keep the whisker in your sleeve and pray beside it. It has stirred at one prayer only, the short one, with nobody else’s name in it.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M6-0', if: { always: true }, text: 'The lotus tree has eleven nails and no tags. Eleven men who would not have known what to put. Nobody drove a twelfth; the abbot was always behind with his letters.', steps: [] },
    ],
  },
};
