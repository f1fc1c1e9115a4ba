import type { Chapter } from '../chapter';

export const CHAPTER_08: Chapter = {
  id: 8, title: 'The Bone Procession', boss: 'gashaO', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'Milestones',
      text: 'The keep road has seven milestones. From the seventh on every door is shut, and behind each of them somebody is sitting on a stool; you can hear the legs shift as you go by. Ahead, in the dark, something kneels at a milestone and gets up. It takes about as long as lacing a boot. When you come to the stone the snow is pressed flat in two places, each wide enough to thresh on, and between them lies a straw sandal. While you are looking at it a hand comes back down the road on a very long arm, pats the ground round your feet, finds the sandal, and takes it along.',
      also: [
        { if: { fact: 'kugiSpared' }, text: 'On top of the stone lies one nail, wrapped in a tag. The tag says, in a neat hand: for a joint. Far behind you on the hill there are four strokes and a rest.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'One Body',
      text: 'By the sixth you are near enough to see that it is made of people, neatly, the long ones across. They went through the gate, worked, fell, and were left. House lamps hang in the ribs, one to a family, still lit. Under so many the road should be black with shadow, and it is bare. Each time it gets up it looks down at that, then uphill at the keep, like somebody who has come out without a coat and is going back for it. It keeps left, with the carts. It lifts its feet over the winter barley. Far below its chin someone is leading it by a string. You look round for Nezu, who always walks last.',
      also: [
        { if: { fact: 'scarredByAkaAo' }, text: 'At knee and elbow it has been pinned with new iron. You know the work, and the two hands, and that they have never agreed about the width.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Bury what you can', goto: 3 },
          { letter: 'B', label: 'Follow inside it', goto: 4 },
          { letter: 'C', label: 'Turn it on the keep', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'Graves',
      text: 'You dig one grave beside the road, to see. It stops. It watches the spade for a while. Then it bends, takes a man out of its left heel and lays him next to the hole with his arms straight, like somebody returning a tool. By the time he is covered three more are waiting in a row. The ground is frozen to the depth of an arm, and rings. They will have to be deep; what lies shallow here gets up again. There are forty in the foot. Whoever has the pick must still be swinging it at the fortieth.',
      also: [
        { if: { fact: 'smithsFreed' }, text: 'The smiths from the orchard come up the road with picks on their shoulders. They had heard that there was digging. They work in pairs and argue about the corners.' },
        { if: { fact: 'cedarsBurned' }, text: 'There ought to be cedar for the markers. The nearest cedars are the ones you burned. Everybody gets a stone instead, and the stones of this valley are hard to tell apart.' },
      ],
      test: { stat: 'strength', difficulty: 3, who: 'chosenHero', success: 6, fail: 7, ease: [{ if: { fact: 'smithsFreed' }, n: 1 }] },
    },
    {
      id: 4, title: 'Between the Ribs',
      text: 'It kneels at the fifth milestone, and while it is down you climb in at the side, where one rib has been left out, as people leave out a paling for the cat. Inside it is warm. It smells of supper: millet, radish, rice that somebody has let catch. The lamps hang on both hands, at the height of a face, with a path between them one body wide, and when it walks they swing, all of them, to the left, to the right. Whoever goes in front must belong there for half a mile, and keep both sleeves in.',
      test: { stat: 'spirit', difficulty: 2, who: 'chosenHero', success: 8, fail: 9 },
    },
    {
      id: 5, title: 'A Fire Behind It',
      text: 'You work it out from the lamps. It goes where its shadow ought to fall; so make a light behind it and it will walk away from the light for as long as there is one. That takes two hayricks, a wind, and no conscience about the direction. The left one is drier, says the farmer, through the crack of his door. It was his hay. When both are well alight it is going uphill at a trot, in a straight line, which the road is not. It has stopped lifting its feet over the barley. In front of it, with the string, Nezu has to run.',
      steps: [{ do: 'fact', id: 'bonesTurned' }],
      goto: 10,
    },
    {
      id: 6, title: 'Forty Graves',
      text: 'Forty, by first light, in five rows of eight. It has sat on the bank and seen every one of them in. When the last is trodden down it gets up, tries its weight, and goes on along the road with one side lower, like a man who has left a shoe at the door. You wash in a bucket. It is warm water; it has been put out for you on a step, with the door shut behind it and a towel over the rim: the good one, with drawn threads along the edge, and a crane.',
      steps: [{ do: 'fact', id: 'bonesBuried' }],
      goto: 10,
    },
    {
      id: 7, title: 'Shallow',
      text: 'Forty graves by first light, and a whole day to be proud of them. At dusk there is a hand in the third row. Then there are several, held flat, as people put out a hand to see whether it is still snowing. You fetch the picks, take everybody out, dig to the waist this time, and put everybody back. It has not gone anywhere in between. It sits on the bank with its bare ankle in its lap, and when you have finished it goes along the rows and tries each one with a finger.',
      steps: [{ do: 'fact', id: 'bonesBuried' }, { do: 'fact', id: 'shallowGraves' }],
      goto: 10,
    },
    {
      id: 8, title: 'The Lamps',
      text: 'Each lamp has a name on its paper: a family, a village, sometimes a trade. You read as you walk. There are three houses of dyers. There is one that says only: the tall ones. One has nothing on it, and has been kept clean, for people who could not write. Something is coming toward you along the row, stopping and starting. It is a hand on its round, trimming wicks. It pinches one, waits until it burns straight, and moves on to the next. You stand sideways to let it by, and it does the lamp you are carrying as well.',
      also: [
        { if: { fact: 'childOverboard' }, text: 'One lamp hangs low, where a bench would be. It drips, and burns all the same. The paper says Sen, in large letters, one of them the other way round.' },
        { if: { fact: 'swimmerLost' }, text: 'Further in a hand hangs idle, with a pale band about the wrist. The straw bracelet you have carried since the river goes over it, and somebody does up the bead. It turns the wrist to see.' },
      ],
      steps: [{ do: 'fact', id: 'walkedInside' }],
      goto: 10,
    },
    {
      id: 9, title: 'One Lamp Out',
      text: 'It was a sleeve. One lamp, third rib on the left: a thatcher, his mother, a village with a mill. The whole body stops in the road with a foot in the air. Then the hands come in between the ribs and feel along the row. Warm. Warm. Warm. They find the cold one and hold it for some time. They find you. They turn you round to see what is written on the back, and hang you on the hook by the collar, to try. You do not burn, and are lifted down. When the foot is set on the ground at last it cracks the road.',
      also: [
        { if: { fact: 'childOverboard' }, text: 'Next to the cold lamp hangs a small wet one with Sen on its paper. It leans over as far as its string allows, wick to wick. It does not take. It stays leaning.' },
        { if: { fact: 'swimmerLost' }, text: 'One of the hands has a pale band about the wrist. It stops at the pocket with the straw bracelet in it, holds still until the bead is done up, and is the one that lifts you down.' },
      ],
      steps: [{ do: 'fact', id: 'walkedInside' }, { do: 'fact', id: 'lampOut' }],
      goto: 10,
    },
    {
      id: 10, title: 'The String',
      text: 'At the fourth milestone it waits for its last ones to close up, and you get round to the front. The string is kitchen string, knotted wherever it was too short. One end is tied about a finger as thick as a roof beam, in a bow. The other is wound twice round Nezu’s wrist, above the half shackle, so as not to slip. They asked me the way, he says. I said I knew it. He coughs, and says that he does. The great head hangs over him and keeps the snow off, and does not stir until he has finished speaking.',
      also: [
        { if: { fact: 'nezuAsked' }, text: 'You asked me something on the stair, he says, in the lightning. I only told you half. I have the other half ready, if anybody wants it.' },
      ],
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Ask him who he is', goto: 11 },
          { letter: 'B', label: 'Take the string from him', goto: 12 },
          { letter: 'C', label: 'Let him lead', goto: 13 },
        ],
      },
    },
    {
      id: 11, title: 'Soot',
      text: 'He has to decide which sleeve is cleaner. Then he licks it and rubs: forehead, nose, chin, in the order somebody taught him. It takes a while, having been put on to last. Underneath is a face of ten, and one of you has it too, with lines. He lets you look from the one to the other for as long as you like. I was told later, he says. I got tired of later, so I went and fetched you. He looks at what has come off on the sleeve, and asks whether he had better put it back.',
      also: [
        { if: { fact: 'nezuAsked' }, text: 'On the stair I said mine was at home, he says. I put it the wrong way round; it is hard to put. I am it. The rest of me is at home.' },
      ],
      steps: [{ do: 'fact', id: 'boyKnown' }],
      goto: 14,
    },
    {
      id: 12, title: 'Taken',
      text: 'He lets go at once, like a child used to it. He even unwinds it for you, from above the shackle, and keeps the empty hand held out a moment longer in case that was wanted too. The string goes slack. Behind you the feet stop, a quarter of a mile of them, one after another. Then the head swings round, which it has not done since the seventh milestone, to see who is pulling from so much higher up.',
      steps: [{ do: 'fact', id: 'stringTaken' }],
      goto: 14,
    },
    {
      id: 13, title: 'He Leads',
      text: 'He nods and goes on, and it comes after him on the balls of its feet. Where the road runs through a village he takes the ditch, with a finger to his lips, and it folds in its elbows and follows sideways through a gap made for goats. In the second village a dog gets up, looks at all of it from one end to the other, and lies down again. It costs an hour. In the morning those people will find their gates latched, including one that has been off its hinge since autumn.',
      steps: [{ do: 'fact', id: 'boyLeads' }],
      goto: 14,
    },
    {
      id: 14, title: 'It Bends to Hear',
      text: 'Nobody is lying at the third milestone, and it kneels all the same. It goes lower, on to its elbows, until the place where an ear would be is just above you. There are swallows’ nests in it, two, with last summer’s down. The wind goes in at the far side and comes out at yours as half a word: the half that people call up a lane at supper time, before the name. It stops there. It tries it again, and stops there. It has been a great many people, and wants to be called something.',
      also: [
        { if: { fact: 'hammerTaken' }, text: 'The hammer has a number for it. It begins to give it, inside its sock, and is still among the hundreds when somebody wraps a blanket round the sock.' },
      ],
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Name the people of the pens', goto: 15 },
          { letter: 'B', label: 'Name the boy on the stair', goto: 16 },
          { letter: 'C', label: 'Give it your own four names', goto: 17 },
          { letter: 'D', label: 'Read it the ledger', goto: 18, if: { fact: 'ledgerKept' } },
        ],
      },
    },
    {
      id: 15, title: 'Sixty',
      text: 'You met them on one night, in ash, by another man’s lantern, and most of them told you nothing but which way they wanted to run. For some you have a name. For some you have a trade, a limp, a red sash mended with blue. Whoever speaks must give it all sixty and none of them twice. It has cupped one hand behind the nests, so as not to miss the quiet ones, and spread the other on the road to count on. You begin at the left, as the gaoler did, with a pause for each.',
      also: [
        { if: { fact: 'sixtySafe' }, text: 'None of the sixty is in it. It hears each one, feels about for the hook where that lamp would hang, finds no hook, and pats the place.' },
        { if: { fact: 'someLost' }, text: 'Some of them are in it. You can tell which. At those names a lamp swings out a little on its string, and is slow to swing back.' },
        { if: { fact: 'prisonersLeft' }, text: 'For the woman who kept the others quiet you have no name, only what you said to her over the fence. You give it that. It folds that finger down the slowest of all.' },
      ],
      test: { stat: 'mind', difficulty: 2, who: 'chosenHero', success: 19, fail: 20, ease: [{ if: { fact: 'playEndedTrue' }, n: 1 }] },
    },
    {
      id: 16, title: 'Yoshiro',
      text: 'Yoshiro. It is said once, at the loudness one uses up a stair. Nezu turns round. So does it, the whole length of it, as far as it can, and every lamp swings forward; nobody in there has been called anything for six years, and it would have done for any of them. No, Nezu tells it, that one is mine. He is quite kind about it, as with a person who has taken the wrong hat. It gives it back. One after another the lamps swing home and hang as they hung before.',
      steps: [{ do: 'fact', id: 'boyNamed' }],
      goto: 21,
    },
    {
      id: 17, title: 'Four',
      text: 'You say all four together, so that nobody shall have gone first. It sorts them out. It puts one on and works the shoulders, like somebody at a second-hand stall. It is too tight. The second goes at the seam. In the third it looks down at itself for some time, and is pleased, and there is a village and a half left over at the back. The fourth it only holds. It is too many for any of you. It folds them and gives them back, each to the right person. Nobody had told it which was whose.',
      steps: [{ do: 'fact', id: 'fourNamed' }],
      goto: 21,
    },
    {
      id: 18, title: 'Every Line',
      text: 'It takes until the cocks. You read in turn, and whoever is not reading puts a thumb of lamp-black against the line. At each name a lamp goes out, satisfied, like the windows of a street going to bed. On the ninth page is an entry in cipher. One of you reads that too, in clear: one letter, copied, against one sister; and turns to the tenth. Under the collarbone a few dozen go on burning. Those were never sold. They were only at home that night. Last come four lines with a sign and no name. The ink has dried. You stop before the four. It gives you time. Then it nods.',
      steps: [{ do: 'fact', id: 'ledgerRead' }],
      goto: 21,
    },
    {
      id: 19, title: 'All of Them',
      text: 'Sixty. It shuts the last finger; it has needed a great many, and had some passed forward. Then one of you remembers the child who was being carried, and whom the gaoler left out because its feet were not on the ground. It had a cloth cap. Its mother had said its name twice, the second time crossly. You say it crossly. Sixty-one, and there is no finger for that. It thinks. It lays the full hand down with care, and brings up the thumb of the other.',
      steps: [{ do: 'fact', id: 'namesSpoken' }],
      goto: 21,
    },
    {
      id: 20, title: 'Not All',
      text: 'Fifty-three. You go back along the fence and find another, and it is one you have had. It shakes its head, with a noise of timber. It cannot help; it does not know them either. You offer a trade, a limp, the sash, and it tries each of these against a finger, and the finger will not go down. Seven are left up. It holds them a little away from the rest of itself, like a cook with dough on her hands. You move on. It is still waiting.',
      steps: [{ do: 'fact', id: 'namesMissed' }],
      goto: 21,
    },
    {
      id: 21, title: 'The Head',
      text: 'It is the second milestone, and the keep is over the next rise. It has laid its chin on the road before you, as an ox does that would like its forehead scratched. The eyes are a long way in: two lights that move to whoever is talking. They have nothing to shut. Whatever has been done in front of them since they fell, they have seen. Nezu puts his hand on one of the front teeth, which is as tall as he is, and leans there. He coughs, and says that it is not afraid.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'Break the skull', goto: 22 },
          { letter: 'B', label: 'Close the eyes', goto: 23 },
        ],
      },
    },
    {
      id: 22, title: 'Broken',
      text: 'It was thinner than it looked: lath, paper, the shell of an egg. You had made yourselves ready for ten blows, and there are nine left over that have to go somewhere. Behind the brow is one dry room, about as big as a pantry, with nothing on the shelves. What was in there was only listening. The rest of it stays on its elbows for a good while, in case you had not finished. Nezu picks up the teeth that have come loose and stands them along the milestone, roots down.',
      steps: [{ do: 'fact', id: 'skullBroken' }],
      goto: 24,
    },
    {
      id: 23, title: 'Closed',
      text: 'You knock at the nearest farm and ask for the loan of two doors. The farmer, behind one of them, wants to know for how long. Hinges are discussed. Then a stool is moved, and he drives out the pins himself, and his wife takes the lower end. Left; right; there is a hand’s breadth over. It holds still for it. Since she is out there, and has the cloth in her belt, she wipes the snow off both. There, she says.',
      steps: [{ do: 'fact', id: 'eyesClosed' }],
      goto: 24,
    },
    {
      id: 24, title: 'It Stands',
      text: 'The rest of it has not been told. Behind the head comes a quarter of a mile, and the news has to go back from hand to hand, and somewhere about the ribs it is misunderstood. It gets up. The right arm feels for its sickle. The left hand sets Nezu on the milestone, out of harm, and goes back to what it has been since the gate: open, palm upward. At the rear the feet close up, in step, on whoever may be standing there. The body does not turn to look for you. It has come the whole way facing one way.',
      also: [
        { if: { fact: 'bonesBuried' }, text: 'There is a gap in the step at the rear. The forty are where you put them, and those on either side have not liked to move up.' },
        { if: { fact: 'stringTaken' }, text: 'It means to make one exception. It has not seen enough of whoever was pulling from so much higher up.' },
        { if: { fact: 'bonesTurned' }, text: 'It stands with its back to you and its face to the keep, because that is how you arranged it.' },
        { if: { fact: 'skullBroken' }, text: 'What is left of the jaw goes up with it. There is nobody above it any more to say when to stop.' },
        { if: { fact: 'eyesClosed' }, text: 'The doors stay shut. It lifts its chin and turns the nests toward the place where somebody last said: there.' },
        { if: { fact: 'brothersPact' }, text: 'One shoulder and one hip are bound in new iron, the left a finger wider than the right. The brothers have delivered early.' },
        { if: { fact: 'nineStayed' }, text: 'One of those at the heel still has his leather apron on. He nods to you, as to customers.' },
      ],
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: Put Down',
      text: 'It does not fall. It sits, and then it lies, from the feet forward, so gently that not one lamp goes over, until it is only people, side by side along the verge with their heads the same way. Behind a door a stool is moved. A man comes out in his night things, goes down the row reading papers, stops, and lifts one off its hook. The next door opens. The lamps are carried home along the road by whoever comes out. Not much is said: mind the ice; have you got her; no, that one is ours. The doors are left standing open, all the way to the seventh milestone, with the heat going out of them.',
      also: [
        { if: { fact: 'ledgerRead' }, text: 'Most of the lamps are out, having been read to. People carry them in both hands all the same, like full bowls.' },
        { if: { fact: 'ownNailPulled' }, text: 'One woman has come a day’s walk with a man’s jacket over her arm, washed. She cannot say for whom. She goes along the row and holds it against one after another, for size.' },
        { if: { fact: 'eyesClosed' }, text: 'The farmer comes for his doors. He looks at where they are, and says that there is no hurry.' },
        { if: { fact: 'bonesTurned' }, text: 'At the front end its hands lie across the outer wall of the keep, and forty paces of the wall lie under the hands.' },
      ],
      steps: [{ do: 'fact', id: 'boneRest' }, { do: 'lootDraft', boss: 'gashaO' }, { do: 'nextChapter', id: 9 }],
    },
    {
      id: 26, title: 'Defeat: Carried Along',
      text: 'Each of you has been given a rib to lie along, and a lamp with your own name on the paper. It is not lit. It has been filled, and has a clean wick. You are being carried, at a careful pace, the way you were going in any case. Nezu sits opposite and swings his feet. It thought you were tired, he says. It will want to kneel at the last milestone, and one knee has not bent properly since you were at it, so there will be time to get down.',
      steps: [{ do: 'fact', id: 'ribLamp' }, { do: 'retry', boss: 'gashaO' }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'A', power: 2, line: 'If they fell in this province, the province owes each of them six feet of it. I can dig.' },
    { vote: 'v1', hero: 'sayaka', letter: 'B', power: 2, line: 'It is going where we are going, it has a door in its side, and nobody searches a funeral.' },
    { vote: 'v1', hero: 'kosuke', letter: 'C', power: 4, line: 'They have earned the walk and they know the address. Light the hay.' },
    { vote: 'v1', hero: 'kensho', letter: 'A', power: 3, line: 'Bury them, slowly, and deep. A grave is the one kindness nobody can hand back.' },
    { vote: 'v2', hero: 'takahiro', letter: 'B', power: 3, line: 'If it must be led, then by somebody who can be blamed for it. He is ten.' },
    { vote: 'v2', hero: 'sayaka', letter: 'A', power: 2, line: 'He has held one end of something since the posting house. I should like to see the other.' },
    { vote: 'v2', hero: 'kosuke', letter: 'C', power: 3, line: 'He got it this far without a stick. I would not touch that string.' },
    { vote: 'v2', hero: 'kensho', letter: 'A', power: 2, line: 'I have distrusted that child for two months, from a comfortable distance. Let us ask, and be ashamed.' },
    { vote: 'v3', hero: 'takahiro', letter: 'B', power: 4, line: 'If names are to be said on this road, there is one I ought to have said first.' },
    { vote: 'v3', hero: 'sayaka', letter: 'A', power: 3, line: 'Sixty, in the order they stood. I was counting exits; they were standing in front of them.' },
    { vote: 'v3', hero: 'kosuke', letter: 'C', power: 2, line: 'Tell it who did it. Four names. It has walked far enough to hear them.' },
    { vote: 'v3', hero: 'kensho', letter: 'C', power: 2, line: 'Our own first. One does not call a roll and leave oneself off; I know how restful that is.' },
    { vote: 'v4', hero: 'takahiro', letter: 'A', power: 2, line: 'If it is to be ended, then by one blow, from in front. That much I was taught.' },
    { vote: 'v4', hero: 'sayaka', letter: 'B', power: 2, line: 'Six years of looking, and nobody gave it lids. No fee covers that. Shut them.' },
    { vote: 'v4', hero: 'kosuke', letter: 'A', power: 3, line: 'It kneels. It puts its neck out. I cannot stand the sight of it. Quick.' },
    { vote: 'v4', hero: 'kensho', letter: 'B', power: 3, line: 'One closes the eyes. I once left before that part.' },
  ],
  journals: {
    takahiro: [
      { id: 'T8-1', if: { fact: 'boyNamed' }, text: 'You said it on a road, with people listening, as loud as it should have been said then. He turned round. You had forgotten that he always came when he was called.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T8-2', if: { fact: 'boyKnown' }, text: 'He did not ask why. He asked how tall he would be by now. You showed him on a stranger’s gatepost, and cut a notch, and had to guess.', steps: [{ do: 'startRes', res: 'ki', n: 1 }] },
      { id: 'T8-3', if: { fact: 'stringTaken' }, text: 'He let go at once. It was the same with the kite, the summer he was seven. You said give it here, and he gave it here.', steps: [{ do: 'startStamina', n: -2 }] },
      { id: 'T8-9', if: { item: 'halfASealMould' }, text: 'Half of a mould. Whenever you put it down for the night you find in the morning that you had left room beside it.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T8-0', if: { always: true }, text: 'You have known for some time whose cough that is. You let him walk last, where you would not have to be certain.', steps: [] },
    ],
    sayaka: [
      { id: 'S8-1', if: { fact: 'ledgerRead' }, text: 'You read the ninth page as well, your own, aloud and in clear. You waited for your voice to drop, as it does on stairs. It got to the end of the line without you.', steps: [{ do: 'heroFact', id: 'cipherRead' }, { do: 'startRes', res: 'ki', n: 1 }] },
      { id: 'S8-2', if: { fact: 'bonesTurned' }, text: 'It was effective. You looked round for somebody to be proud to. They were all watching the barley.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S8-9', if: { item: 'unstampedLink' }, text: 'No figure on it, the only one they made for nobody. You sleep with it under your ear. It is the only iron on this road that does not know where you are going.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S8-0', if: { always: true }, text: 'Dead letters, all of them: moved away, not known, nobody called for it. You would know how to deliver this. You have already planned the round.', steps: [] },
    ],
    kosuke: [
      { id: 'K8-1', if: { fact: 'boyLeads' }, text: 'There is no leash in that string. You went over the knots. Either end could let go whenever it liked. You had not known they could be made like that.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'K8-2', if: { fact: 'skullBroken' }, text: 'It was over at the first one, and your arm had nine to spare. Beside you something had not lain down. It wanted the nine.', steps: [{ do: 'heroFact', id: 'dogAwake' }] },
      { id: 'K8-9', if: { item: 'unstampedLink' }, text: 'You turned it over to find the number. Then you turned it over again, for no reason, four or five times, because you liked it.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'K8-0', if: { always: true }, text: 'A dog runs beside it, on the side where your shadow is. At every milestone it stops and sees the last of them through.', steps: [] },
    ],
    kensho: [
      { id: 'M8-1', if: { fact: 'eyesClosed' }, text: 'While the doors went on you said twelve names, and drew two fingers down through the air after each. The abbot’s eyes are closed now. It was late, and it was you.', steps: [{ do: 'heroFact', id: 'vowNamed' }] },
      { id: 'M8-2', if: { fact: 'bonesBuried' }, text: 'You said the right words, forty times, for the first time in six years. You had expected them to have gone off, like rice.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M8-9', if: { item: 'halfASealMould' }, text: 'It shows what the shard was part of, and where along the rim. You have not laid the one in the other. Twice you have washed your hands to.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'M8-0', if: { always: true }, text: 'Eleven lamps hang together, high on the left, in order of years. You do not read the papers. At the bottom a hook has been kept free for the most junior.', steps: [] },
    ],
  },
};
