import type { Chapter } from '../chapter';

export const CHAPTER_09: Chapter = {
  id: 9, title: 'The Suzaku Keep', boss: 'harunobu', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'The Bridge',
      text: 'The bridge has been swept. The strokes lie side by side on the planks, and at the far end the sweeper stands in full sun and bows, with nothing on the boards behind him. The lord has had it done for you, he says; he regrets the ice along the edges, and asks you to keep to the middle. The moat is black, with a skin on it like boiled milk. Over the gate the red bird has been repainted six times, every spring, by somebody careful who had never seen one. It is turning into a hen.',
      also: [
        { if: { fact: 'bonesTurned' }, text: 'To the left of the gate forty paces of wall are lying down. Men without shadows have hung a cord across the gap, with a rag on it, so that nobody shall trip. They ask you to use one of the doors.' },
        { if: { allFacts: ['bannerRaised', 'villageRises'] }, text: 'Two people have followed you the whole way from the Ash Gate, taking turns with the pole: the woman with the hoe, and the cooper. They would like to know where you want them to stand.' },
        { if: { fact: 'scarredByGashaO' }, text: 'What you could not put down on the road has been put down here. It fills the outer yard, in rows, with straw under each and a lamp at the head. At the end of the last row are four mats over.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'Three Doors',
      text: 'There are three ways in. The south gate is barred on the inside. Since a certain night nobody of the household may lift that bar; so the wicket has been left on the latch, and guests can step through and see to it themselves. On the kitchen side is a laundry hatch, knee-high and steaming. Or you can stay out here, under the window with the lamp in it, and use a loud voice; the yard is said to be good for that. The sweeper would be glad to know which, so that he can put the broom away.',
      also: [
        { if: { fact: 'daughterBait' }, text: 'At the wicket a clerk in good silk is writing down who comes. It is Okabe Tae. She does not need your names. She steps back to let you by, exactly as far as you once stepped back from her.' },
        { if: { fact: 'keeperFreed' }, text: 'There are thirty dogs in the kennels along the wall, and not one of them barks. Old Genta is in there on an upturned bucket, telling them who you are.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Walk in by the front', goto: 3 },
          { letter: 'B', label: 'Go in by the hatch', goto: 4 },
          { letter: 'C', label: 'Make him come out', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'The Bar',
      text: 'It is oak, the length of a ferry, and polished in the middle by sleeves. From one hook hangs a tag in a fair hand: not to be lifted. The garrison has fallen in along the yard to watch, eighty men with their arms at their sides, as people stand at somebody else’s grave. One of them comes forward and, having thought about it, takes the tag off, since you are guests. It wants two, or one who has done it before. Both ends must leave the hooks together.',
      also: [
        { if: { fact: 'dogTold' }, text: 'Nobody looks at anybody. But a place has been left at the middle of the beam, as wide as one pair of shoulders, and somebody holds out a pair of dry gloves toward it.' },
      ],
      test: { stat: 'strength', difficulty: 3, who: 'chosenHero', success: 6, fail: 7 },
    },
    {
      id: 4, title: 'The Hatch',
      text: 'It is smaller than it was six winters ago, or somebody is larger. Inside are coppers, steam, and eleven women wringing sheets in pairs, so that there is always one who waits. They lift the washing out of your way without looking up. One of you goes first, and knows about the third door, and which tread not to stand on, and that the cook is deaf on the left side; and stands by at each with a foot against the wood, until the last is through. Someone asks whose way this is. Mine, says the one with the foot, not whispering.',
      also: [
        { if: { anyFact: ['mizueCalled', 'mizueWoken'] }, text: 'It was Mizue who had it open, before anybody knocked. She is kneeling there still, with her sleeves tied up. With the flat of her hand she keeps one head off the lintel. The rest of you see to your own.' },
        { if: { fact: 'mizueTaken' }, text: 'Mizue goes ahead, as she would for anybody, and opens a door with complete assurance. It is the armoury. She holds it until somebody thanks her.' },
      ],
      steps: [{ do: 'fact', id: 'sayakasDoor' }],
      goto: 12,
    },
    {
      id: 5, title: 'Called',
      text: 'It is a good yard. The walls give back everything with interest. After the third time the shutters over the hall are pushed out, and a grey man leans through them sideways, with one arm behind him in the room. He has come as far as the window and cannot come further. He says so, and apologises. It is the arm of a seat he has hold of, by two fingers, and from down here one can hear the boards. He asks whether you would very much mind the stairs.',
      steps: [{ do: 'fact', id: 'calledOut' }],
      goto: 12,
    },
    {
      id: 6, title: 'Lifted',
      text: 'It comes up out of both hooks, in daylight, with everybody looking. It is carried to the wall, and then it turns out that there is nowhere to put it; in six years it has not been anywhere else. A bannerman considers this. He moves a rake. The gate goes back by its own weight, as a cow leans. There is no one outside. Nothing comes in but some air off the bridge and, after a look to either side, a sparrow, on foot.',
      steps: [{ do: 'fact', id: 'barLifted' }],
      goto: 12,
    },
    {
      id: 7, title: 'Dropped',
      text: 'One end comes up and the other does not, and then both come down. It rings on the stones for so long that there is time to put one’s hands over one’s ears and take them away again. The garrison turns its heads, all together, like barley. Nobody is angry. One of them lays down his pike, takes the low end with you, and advises lifting from the knees. It goes back against the wall. Then, as he is now awake and an officer has seen it, he picks up the pike, bows, and goes to stand on the other side.',
      steps: [{ do: 'fact', id: 'barLifted' }, { do: 'fact', id: 'garrisonWarned' }],
      goto: 12,
    },
    {
      id: 12, title: 'The Stair',
      text: 'On the way to the hall is a narrow door at the foot of a stair, locked from this side. Everything else in the keep has been mended; this has been dusted. The lock is of a kind that households buy by the dozen. There has been nothing behind it for six years. All the same the servants go by along the opposite wall, and have worn a path in the matting, which bends here, like a stream about a stone. Nezu has not taken the bend. He has stopped with his toes against the sill.',
      also: [
        { if: { anyFact: ['boyKnown', 'boyNamed'] }, text: 'There is no need, he says, not on my account; I have been out of there for ages. He coughed before he said it.' },
        { if: { fact: 'mizueUnmoved' }, text: 'Further along a young woman is holding the next door. One of you thanks her, by name. It is no trouble, she says, and looks past for whoever is next.' },
      ],
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Open it', goto: 13 },
          { letter: 'B', label: 'Go past', goto: 14 },
        ],
      },
    },
    {
      id: 13, title: 'Opened',
      text: 'The lock gives to a bent pin. Nine steps, and a landing without a window. There is a cushion. There is a water jar, a lamp with oil to spare, two rice cakes gone to stone: somebody had thought of everything that would be wanted until morning. It was locked kindly. A child’s cap lies on the third step. Along the wall, at the height of a chin, run chalk marks in fives, very straight to begin with. They are too close together for days. The last five has three strokes in it.',
      steps: [{ do: 'fact', id: 'stairOpened' }],
      goto: 15,
    },
    {
      id: 14, title: 'Past',
      text: 'You go past. It is a long passage, and the stair goes up inside the wall next to you; you can hear by your own feet where it is hollow. The lock is level with your hand the whole length of the wall. It is one lock. It keeps up. At the corner it stays behind, and you are at the hall in good time, and not at all out of breath.',
      steps: [{ do: 'fact', id: 'stairPassed' }],
      goto: 15,
    },
    {
      id: 15, title: 'The Page',
      text: 'In the anteroom a young man of sixteen is pouring tea. Four bowls; he has been told four. There is a lamp behind him and nothing on the mat in front. He fills each to the same line and wipes the lip of the pot. On his right wrist, well polished, is half a shackle. Nezu, whom nobody asks, crosses the room, sets his heels against the young man’s heels, and lies down where the shadow should fall. He does not fit. He is six years too short. The page moves the tray a little, so as not to drip on him. Someone must take a hand of each, and let neither pull.',
      also: [
        { if: { fact: 'boyKnown' }, text: 'It is the same face, with the soot off and six years on. It looks at each of you in turn with the same courtesy.' },
        { if: { fact: 'boyNamed' }, text: 'One of you says the name. The one on the floor answers. The one with the pot looks round as well, to see who is meant.' },
      ],
      test: { stat: 'spirit', difficulty: 3, who: 'chosenHero', success: 19, fail: 20, ease: [{ if: { fact: 'boyNamed' }, n: 1 }] },
    },
    {
      id: 19, title: 'Together',
      text: 'The shadow lengthens, as they do toward evening, until it has reached the wall and got shoulders. The two halves of the shackle meet, click, and come open. He drops the pot. He looks at the pieces and goes red to the ears; it was a good pot. He gets down to gather them up, and stops, because there is something dark on the mat that is gathering them up with him. He lifts a hand, to see. He puts it down. Then, in a voice that breaks in the middle, he says that he is hungry.',
      steps: [{ do: 'fact', id: 'pageJoined' }],
      goto: 21,
    },
    {
      id: 20, title: 'Torn',
      text: 'It takes at one heel only. There is a sound of stitches. The page has gone on pouring, and the fourth bowl fills and runs over, and he sees that it is running over, and cannot think what is done about that. The boy gets up off the floor, as far as he is able. They are fastened at the left heel, like two sheets on one peg. When you go on they come too, the long one and the short one, limping on the same foot, and at every second step each of them begs the other’s pardon.',
      steps: [{ do: 'fact', id: 'pageTorn' }],
      goto: 21,
    },
    {
      id: 21, title: 'The Seat',
      text: 'Suzaku Harunobu does not get up, and asks you to forgive it. He has the sword across his knees as one keeps a cat. The seat is a plain one, with arms; the matting has been renewed all round it and not underneath. Three of you he has met. He thanks each of the three for something, and does not say for what. The fourth he is sorry to have missed, that night; he was upstairs. He has prepared for this, and it shows, and he loses his place. So he asks which of you is thirsty.',
      also: [
        { if: { fact: 'okabeSpared' }, text: 'Okabe has announced you, in order of rank, with all your titles, two of them lapsed. From the way the lord is resting his wrist, he has also been told which of you strikes first.' },
        { if: { fact: 'kugiSpared' }, text: 'He asks after his wife’s hands, in this cold. She was hammering, you say. He is glad. When the wind is right he can hear it, he says, and it is company.' },
        { if: { fact: 'kugiEnded' }, text: 'He asks whether his wife had finished her row. You tell him. He moves the sword the width of a finger, and then back.' },
        { if: { fact: 'pageJoined' }, text: 'Then he sees the young man behind you, and what follows him in along the floor, joined at both heels. He is some time over the next word.' },
        { if: { fact: 'pageTorn' }, text: 'He sees the two in the doorway, and how they have to stand. He sends for a chair. Then he sends for another chair.' },
      ],
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Hear the reason', goto: 22 },
          { letter: 'B', label: 'Draw', goto: 23 },
        ],
      },
    },
    {
      id: 22, title: 'The Reason',
      text: 'He opened the gate to save sixty. There was a list, in his brother’s writing; it was a village. He had found people who would come in and stop it, and an hour to do it in, and the hour was moved. When the floor began to go, with the household on it, he sat down on the nearest thing, and it stopped. While someone sits, it only takes what it is brought. So he has brought. Sixty a month, six years: four thousand three hundred and twenty. He has never rounded it. He has asked everybody whether there is no other way, his wife, the smiths, a man who came about the roof. He looks at each of you.',
      also: [
        { if: { fact: 'prompterSaved' }, text: 'Kihachi’s draft came up the road after you, folded to the size of a fingernail. The fair copy is under the cushion, in four pieces. They are laid side by side and agree word for word, down to the comma.' },
        { if: { allFacts: ['prompterSaved', 'voiceKept'] }, text: 'With it, in flour paste on black paper, is a covering note. He regrets that he cannot attest it aloud, and has signed twice instead.' },
      ],
      steps: [{ do: 'fact', id: 'reasonHeard' }],
      goto: 24,
    },
    {
      id: 23, title: 'Drawn',
      text: 'Nobody hears the reason. There is the sound that four people make who get up at once. Thank you, he says, and means it; he has been six years at the explanation and could never bring it in under an hour. He takes a sheaf of drafts from his sleeve, squares the edges on his knee and gives it to the nearest bannerman, who holds it. He has only one request. He would be obliged if you kept clear of the doorway, as there are young people in it.',
      steps: [{ do: 'fact', id: 'drewFirst' }],
      goto: 24,
    },
    {
      id: 24, title: 'He Stands',
      text: 'He lays a hand on each arm of the seat and stands. Both knees remark on it. In six years he has not stood for longer than a duel, and he has timed those. The bannermen come in along the walls, mild, their birds washed to pink, and place themselves where the first blow would fall; they ask leave of each other to get by. Under the new matting a board lifts by the thickness of a straw. Below, something notices. He salutes all four of you from the formal guard, the one that is taught to children, and waits for you to do it too.',
      also: [
        { if: { fact: 'drewFirst' }, text: 'Your own swords have been out for some time. He sees that, and has to begin from the salute, with the point down.' },
        { if: { fact: 'pageJoined' }, text: 'Uncle, says the young man in the doorway. The point goes down by a finger’s breadth, and does not quite come up again.' },
        { if: { fact: 'pageTorn' }, text: 'He does not look toward the two chairs again. He has taken a shorter grip, and the knuckles are white.' },
        { if: { fact: 'calledOut' }, text: 'He has kept to the side by the window, where the shutters are still out. He breathes there as people drink.' },
        { if: { fact: 'garrisonWarned' }, text: 'There is one more of them than he had asked for, the one who took the low end. He stands as he lifts, from the knees.' },
        { if: { fact: 'prisonersArmed' }, text: 'Up in the gallery people have come in with the gaoler’s pikes, and stand one behind each archer. Nobody told them when. They had got tired of waiting for it.' },
        { if: { fact: 'smithsVoted' }, text: 'Two smiths have the hall doors behind you, one to a leaf. They came on ahead from the orchard, having been elected to it, and have used the time to oil the hinges.' },
      ],
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: Sit Down',
      text: 'He is down; then he is up as far as his knees, and on his knees he sets out for the seat. One hand is pressed to his side. The other he holds out behind him, the palm toward you, as one keeps children back from a kerb. In the corners of the hall the mats have begun to rise and settle. It is eleven paces, and he has done four. He remarks over his shoulder that somebody really ought to sit down. The sword is lying where he laid it, with the edge turned away from you.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'Spare him', goto: 27 },
          { letter: 'B', label: 'Judge him', goto: 28 },
          { letter: 'C', label: 'Take his place', goto: 30 },
        ],
      },
    },
    {
      id: 26, title: 'Defeat: Tea',
      text: 'You wake in the anteroom with your wounds bound, in clean linen, with the knots to the outside where they will not press. By each of you stands a bowl with a saucer on top. It has gone cold. Through the wall you can hear him getting back on to the seat; it takes three attempts. He sends word that he is sorry about the shoulder. He asks you to come again when you are rested; he will be here. He thinks it right to mention that one bannerman has been moved up to the gallery and given a bow, and that he himself is slower than he was.',
      steps: [{ do: 'fact', id: 'teaCold' }, { do: 'retry', boss: 'harunobu' }],
    },
    {
      id: 27, title: 'Spared',
      text: 'You take him under the arms and set him against the wall, well away from it. He says that you do not understand. He explains, and in the middle of explaining he is asleep, sitting on the floor, with his mouth open, for the first time in six years. He snores. It is a plain household noise, and two of the bannermen look about to see who is making it. A bowl rolls by on its rim, past his foot, in no particular direction. You listen to the floor.',
      steps: [{ do: 'fact', id: 'harunobuSpared' }],
      goto: 29,
    },
    {
      id: 28, title: 'Judged',
      text: 'He asks for the number to be read out first. It is on a paper in his sleeve, with the villages under it, and it is read: four thousand three hundred and twenty. He follows with his head on one side. He has one correction, to the spelling of a village. Then he asks which of you it will be, and moves along, so that they shall have the light. Afterwards the paper is folded again on its old folds, and none of you knows whom to give it to.',
      steps: [{ do: 'fact', id: 'harunobuJudged' }],
      goto: 29,
    },
    {
      id: 29, title: 'Somebody Must',
      text: 'The boards are moving; not much, about as a wharf does at slack water. Four bowls have walked across the mats and met in the middle. The garrison has come in and is holding every door there is, in case anybody should wish to use one. The seat is warm. It is worn white in two places, where the thumbs go. One has to say that it is just the right height: you have each, without meaning to, measured it with the back of a knee.',
      vote: {
        id: 'v5',
        options: [
          { letter: 'A', label: 'One of you sits', goto: 30 },
          { letter: 'B', label: 'Break it up for firewood', goto: 31 },
          { letter: 'C', label: 'Leave it empty', goto: 32, if: { fact: 'reasonHeard' } },
        ],
      },
    },
    {
      id: 30, title: 'Seated',
      text: 'One of you sits, and the floor stops. It stops so entirely that a bowl which was rolling stays up on its rim. The seat is comfortable; it had not looked it. How well one sees from here who is still standing, and about what each of them would weigh. Along the walls the garrison turns to the front and waits, with its usual good manners, to be told a figure. Nobody has asked for tea. It comes.',
      steps: [{ do: 'fact', id: 'seatTaken' }, { do: 'lootDraft', boss: 'harunobu' }, { do: 'nextChapter', id: 10 }],
    },
    {
      id: 31, title: 'Firewood',
      text: 'It comes apart at the pegs: two arms, a back, four legs. It burns as any wood does, a little blue where the lacquer was, and everybody holds their hands out to it, the bannermen too, the hall being cold and this being a fire. Then the matting where it stood sinks in, neatly, with no splintering. The hole is exactly its size. The floor has left off moving. Up through it comes a draught, quite dry, with a smell of planed cedar.',
      steps: [{ do: 'fact', id: 'seatBroken' }, { do: 'lootDraft', boss: 'harunobu' }, { do: 'nextChapter', id: 10 }],
    },
    {
      id: 32, title: 'Empty',
      text: 'You stand round it like people round a stove. It goes on not being sat in. Twice somebody’s knees begin to bend, and twice somebody else says a name, not loudly, and they straighten. A crack comes across the ceiling, looks into each corner and leaves by the window. The bannermen have always faced the front. Having nobody there to face, they turn and face one another, and one of them says good morning. The floor goes on. So do you.',
      steps: [{ do: 'fact', id: 'seatEmpty' }, { do: 'lootDraft', boss: 'harunobu' }, { do: 'nextChapter', id: 10 }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'A', power: 3, line: 'If this is still my house, I shall go in by the gate of it.' },
    { vote: 'v1', hero: 'sayaka', letter: 'B', power: 3, line: 'The hatch. It is the one door in this house that never asked me what I carried.' },
    { vote: 'v1', hero: 'kosuke', letter: 'A', power: 4, line: 'The front. That bar. And this time everybody looks.' },
    { vote: 'v1', hero: 'kensho', letter: 'C', power: 2, line: 'Let us call up. A man who has sat for six years might come out merely for the air.' },
    { vote: 'v2', hero: 'takahiro', letter: 'B', power: 3, line: 'If there has been nothing in there for six years, then nothing can wait a little longer.' },
    { vote: 'v2', hero: 'sayaka', letter: 'A', power: 3, line: 'Three pins and a spring. I can have it open before any of you has finished looking at the floor.' },
    { vote: 'v2', hero: 'kosuke', letter: 'A', power: 2, line: 'It is a door and it is shut. I do not need more than that.' },
    { vote: 'v2', hero: 'kensho', letter: 'B', power: 2, line: 'Let the house keep one thing to itself. I should want that, if I were a house.' },
    { vote: 'v3', hero: 'takahiro', letter: 'B', power: 4, line: 'If I hear him out I shall understand him, and then I shall be no use to anybody.' },
    { vote: 'v3', hero: 'sayaka', letter: 'A', power: 3, line: 'I once carried that man’s words a long way shut. I would like to hear them open.' },
    { vote: 'v3', hero: 'kosuke', letter: 'B', power: 2, line: 'He asked me nicely the last time. Look round you. Draw.' },
    { vote: 'v3', hero: 'kensho', letter: 'A', power: 2, line: 'Ask him. A reason does not keep. I have one that has gone quite bad.' },
    { vote: 'v4', hero: 'takahiro', letter: 'C', power: 3, line: 'Somebody has to sit. I was brought up to nothing else, and he has done my turn.' },
    { vote: 'v4', hero: 'sayaka', letter: 'B', power: 2, line: 'He kept accounts. Let somebody read them to him, and let him pay like the others.' },
    { vote: 'v4', hero: 'kosuke', letter: 'B', power: 3, line: 'He will say it was for us. They were all somebody’s us. Judge him.' },
    { vote: 'v4', hero: 'kensho', letter: 'A', power: 3, line: 'He has been on his knees for six years. I do not see how we should get him lower.' },
    { vote: 'v5', hero: 'takahiro', letter: 'A', power: 4, line: 'If somebody must, it should be somebody who owes. Kindly move aside.' },
    { vote: 'v5', hero: 'sayaka', letter: 'B', power: 2, line: 'As long as there is a chair, somebody will be found for it. Burn it.' },
    { vote: 'v5', hero: 'kosuke', letter: 'B', power: 3, line: 'Wood. Axe. You talk.' },
    { vote: 'v5', hero: 'kensho', letter: 'A', power: 2, line: 'Somebody must, I think. I am used to sitting still. I only mention it.' },
  ],
  journals: {
    takahiro: [
      { id: 'T9-1', if: { fact: 'stairOpened' }, text: 'Nine steps. You had remembered more. You went up them, and stood at the top until you had counted the chalk, and when you came down you left the door as it was, open.', steps: [{ do: 'heroFact', id: 'vowOpened' }] },
      { id: 'T9-2', if: { fact: 'pageJoined' }, text: 'He is taller than you. He saw it first, and stood with his feet apart so that you need not notice.', steps: [{ do: 'startRes', res: 'ki', n: 1 }] },
      { id: 'T9-3', if: { item: 'gaolersTally' }, text: 'The first tally on the string is dated before your uncle was born. You had been counting on him.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'T9-9', if: { item: 'knuckleOfTheProcession' }, text: 'However you lay it, it turns in the night and points home. Since the bridge it has been pointing at one wall. You know what is inside that wall.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T9-0', if: { always: true }, text: 'The key went into the moat, left of the third post. You can see the place. It is exactly like the rest of the water.', steps: [] },
    ],
    sayaka: [
      { id: 'S9-1', if: { fact: 'sayakasDoor' }, text: 'You held it for the others, and told them whose it was. One of them said thank you. It is odd to have company inside a wall.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S9-2', if: { fact: 'reasonHeard' }, text: 'You told him that it was your copy that made the hour. He had known for years. He asked whether they had kept their word and let your sister go.', steps: [{ do: 'heroFact', id: 'letterOwned' }] },
      { id: 'S9-9', if: { item: 'houseLamp' }, text: 'Somebody’s name, still readable. You asked for them at every house up the hill, by daylight, at the front. Nobody knew it. You have not finished asking.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S9-0', if: { always: true }, text: 'The letter is under his cushion; you would know that corner anywhere. It has been unfolded and refolded until it is nearly four letters.', steps: [] },
    ],
    kosuke: [
      { id: 'K9-1', if: { fact: 'barLifted' }, text: 'The same bar, the same hooks. You said out loud what you were doing, all the time that you were doing it. Nobody had sent you. Nothing had to be kept quiet first.', steps: [{ do: 'heroFact', id: 'vowUnled' }] },
      { id: 'K9-2', if: { heroFact: 'dogAwake' }, text: 'It went straight to the hollow, tried it, and lay down with its nose to the bridge. It lifted its head and looked at you. It was not for more.', steps: [{ do: 'startHp', n: 2 }] },
      { id: 'K9-9', if: { item: 'knuckleOfTheProcession' }, text: 'It points home. You took it for broken: it will not point at the gate, and it will not point at the pens. It points at the ground beside you, where the dog is.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'K9-0', if: { always: true }, text: 'Under the arch there is a hollow in the stone where a dog used to lie. Somebody has swept it, with the bridge.', steps: [] },
    ],
    kensho: [
      { id: 'M9-1', if: { fact: 'reasonHeard' }, text: 'He asked who had broken the seal. You said: I. He thought about it and said that it must have been meant well. You would have preferred the sword.', steps: [{ do: 'heroFact', id: 'sealOwned' }] },
      { id: 'M9-2', if: { fact: 'drewFirst' }, text: 'You were glad of the drawn swords. Nobody standing behind one is asked where he was that night.', steps: [{ do: 'startStamina', n: -1 }] },
      { id: 'M9-9', if: { item: 'houseLamp' }, text: 'Somebody’s name, still readable. You keep it filled. At the temple the lamps were the work of the most junior, and you were always late with the oil.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M9-0', if: { always: true }, text: 'Under this floor is the other edge of what you carry. It pulls a little, like a child who has seen the house.', steps: [] },
    ],
  },
};
