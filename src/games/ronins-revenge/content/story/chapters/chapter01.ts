import type { Chapter } from '../chapter';

export const CHAPTER_01: Chapter = {
  id: 1, title: 'The Ash Gate', boss: 'ushikado', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'Posting House',
      text: 'Ash has fallen on the Suzaku road since noon, soft as flour. Four strangers share what is left of a posting house: three walls, a hearth, no roof. Nobody has given a true name yet. Then a child steps out of the ash with half a shackle on one wrist. He is called Nezu. He says the Ash Gate walks its prisoners through at dawn, and that nobody who goes through casts a shadow afterwards. He says the gaoler counts them every night, and that tonight the count will come up one short.',
      goto: 2,
    },
    {
      id: 2, title: 'Three Ways In',
      text: 'Nezu draws in the soot with a finger. The drain he crawled out of, wide enough for one grown body at a time. The road, straight to the doors, where the village still remembers a red bird on a white banner. And up the slope, black against the ember light, a fox shrine the gaoler’s men will not walk past after dark.',
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Take the drain', goto: 3 },
          { letter: 'B', label: 'Raise the banner on the road', goto: 4 },
          { letter: 'C', label: 'Climb to the fox shrine first', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'The Drain',
      text: 'The grate comes away like a loose tooth. Inside, the water is warm and moves against you. Somewhere ahead a chain is being dragged slowly, link by link, as if someone were telling beads. The leader must find the dry shelf before the sluice opens.',
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 6, fail: 7 },
    },
    {
      id: 4, title: 'The Road',
      text: 'The cloth is older than the boy and has been folded badly. Opened, it is still a red bird. Shutters move along the road. A woman with a hoe comes out and looks, and does not go back in. Whoever carries the banner must now speak to people who have been promised things before.',
      steps: [{ do: 'fact', id: 'bannerRaised' }],
      test: { stat: 'spirit', difficulty: 2, who: 'chosenHero', success: 8, fail: 9 },
    },
    {
      id: 5, title: 'The Fox Shrine',
      text: 'A stone fox sits with its mouth wired shut. Chains run from its neck into the rock, new iron on old stone, and each link is stamped with a number. A little bronze bell hangs from its ear and does not ring in the wind. Below, the gate is a red seam in the valley. There is time for one act here, not two.',
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Break the chains', goto: 11 },
          { letter: 'B', label: 'Leave an offering', goto: 12 },
          { letter: 'C', label: 'Take the bell', goto: 13 },
        ],
      },
    },
    {
      id: 6, title: 'The Dry Shelf',
      text: 'You come up under the pens, dry to the knee, and nobody has shouted. Through the boards you can count bare feet. You can also count guards, and you like that number better than you expected to. There is a back stair to the gatehouse that no map would have shown.',
      steps: [{ do: 'fact', id: 'cellsFound' }],
      goto: 10,
    },
    {
      id: 7, title: 'The Sluice',
      text: 'The water arrives all at once. You come up under the pens bruised and spitting soot, and by then the sluice has emptied itself across the lower yard. The dragging of the chain has stopped. Something up there is listening.',
      steps: [{ do: 'fact', id: 'drainFlooded' }],
      goto: 10,
    },
    {
      id: 8, title: 'Hoes and Doors',
      text: 'The speech is short and not very good, and it works. First the woman with the hoe. Then a cooper, two brothers, an old man with a boar spear that was last used on a boar. They take doors off hinges for shields. By the time the gate is in sight the road behind you is full.',
      steps: [{ do: 'fact', id: 'villageRises' }],
      goto: 10,
    },
    {
      id: 9, title: 'The Bell Tower',
      text: 'The speech is short and not very good, and someone in the tower hears it first. The bell begins. Shutters close the length of the road like eyes. You go on because the other direction is uphill.',
      steps: [{ do: 'fact', id: 'alarmRung' }],
      goto: 10,
    },
    {
      id: 10, title: 'The Pens',
      text: 'The pens hold sixty people and the smell of a wet hearth. They have been told that the ones who keep quiet go last. A few are big enough to carry a pike and angry enough to want one. Beyond the fence the gaoler’s lantern swings from side to side as he walks his round: left, right, a pause for each number.',
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Open the pens now', goto: 15 },
          { letter: 'B', label: 'Arm the strong ones', goto: 16 },
          { letter: 'C', label: 'Leave them until the gaoler is dead', goto: 17 },
        ],
      },
    },
    {
      id: 11, title: 'Numbers on the Ground',
      text: 'The links break one after another, and each gives a small sound like a person clearing their throat. When the last one goes the fox is not there. It was not there before either, you realise; there was only a shape the chains were keeping. Downhill, in the gatehouse, something drops its lantern.',
      steps: [{ do: 'fact', id: 'foxUnbound' }],
      goto: 10,
    },
    {
      id: 12, title: 'Rice and a Coin',
      text: 'You leave rice, a coin, and the last of the good tea. The wind goes round the shrine once and comes back warmer. On the way down each of you finds, without comment, that your breath has stopped hurting.',
      steps: [{ do: 'fact', id: 'offeringMade' }],
      goto: 10,
    },
    {
      id: 13, title: 'The Bell',
      text: 'The bell comes free with a tuft of fur that is not stone. It still makes no sound, but when you hold it you know, exactly, when the lantern below is about to turn. The fox looks at you the way a lender looks at a borrower.',
      steps: [{ do: 'fact', id: 'bellTaken' }],
      goto: 10,
    },
    {
      id: 15, title: 'Open',
      text: 'The pegs are knocked out and sixty people discover that they are allowed to run. Now someone has to tell sixty people where.',
      steps: [{ do: 'fact', id: 'prisonersFreed' }],
      test: { stat: 'mind', difficulty: 2, who: 'chosenHero', success: 18, fail: 19 },
    },
    {
      id: 16, title: 'Pikes',
      text: 'You choose eleven. You do not look at the others while you do it. The eleven line up along the wall with pikes from the gaoler’s own rack, breathing through their mouths, waiting to be told when.',
      steps: [{ do: 'fact', id: 'prisonersArmed' }],
      goto: 20,
    },
    {
      id: 17, title: 'Later',
      text: 'You tell them: later. It is a reasonable word. A woman close to the fence nods as though she had been given something, and starts telling the others to be quiet.',
      steps: [{ do: 'fact', id: 'prisonersLeft' }],
      goto: 20,
    },
    {
      id: 18, title: 'Downhill, Toward the Reeds',
      text: 'You find the one sentence that works. They go in a line, hands on shoulders, into the reeds. Nezu goes last and counts them. He gets all the way to sixty.',
      steps: [{ do: 'fact', id: 'sixtySafe' }],
      goto: 20,
    },
    {
      id: 19, title: 'Every Way at Once',
      text: 'They go every way at once. Some of the ways are right. You hear one of the wrong ones for a long time.',
      steps: [{ do: 'fact', id: 'someLost' }],
      goto: 20,
    },
    {
      id: 20, title: 'Magistrate Okabe',
      text: 'In the counting room a man in good silk is trying to feed a book to a brazier and burning his sleeve instead. Magistrate Okabe kept this district for the Suzaku, and then kept it for whoever came next. The book is the gaoler’s ledger: every name that went through the gate, who sold it, and to whom. He offers it for his life. He is quite calm about it. He has made this kind of trade before.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'His life for the ledger', goto: 21 },
          { letter: 'B', label: 'Give him to the people of the pens', goto: 22 },
          { letter: 'C', label: 'Burn the ledger and send him out in the ash', goto: 23 },
        ],
      },
    },
    {
      id: 21, title: 'The Ledger',
      text: 'It is heavier than it looks. Okabe bows, correctly, to each of you in order of rank, and leaves by a door you had taken for a cupboard. On the last written page the ink is still wet. Four of the lines have no name yet, only a sign: a bird, a moon, a dog, a lotus.',
      steps: [{ do: 'fact', id: 'okabeSpared' }, { do: 'fact', id: 'ledgerKept' }],
      goto: 24,
    },
    {
      id: 22, title: 'Judgement',
      text: 'It does not take long and none of it is like a judgement. Afterwards the woman from the fence washes her hands in the rain barrel for a long while and thanks you. The book has burned to the spine.',
      steps: [{ do: 'fact', id: 'okabeJudged' }],
      goto: 24,
    },
    {
      id: 23, title: 'Nobody’s Names',
      text: 'The pages curl. For as long as it burns there is a whispering in the room, hundreds of people getting up to leave. Okabe walks out into the ash in his socks. The swinging lantern outside stops dead.',
      steps: [{ do: 'fact', id: 'ledgerBurned' }],
      goto: 24,
    },
    {
      id: 24, title: 'The Count',
      text: 'The doors of the Ash Gate open inward, and the gaoler has to turn his horns to pass. Ushikado is not angry. He lifts the lantern and looks at each of you, and his lips move. One. Two. Three. Four. He seems pleased that it comes out even. He sets the lantern down where it will not be kicked, and takes the club off his shoulder.',
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: The Count Is Closed',
      text: 'He sits down at the end, like someone who has been on his feet all day. The gate, with nobody to count for it, forgets what it was and becomes a door in a wall. In the lantern there is a scrap of something that moves against the glass. It knows the four of you. Behind the wall the road goes on, and for the first time in years the ash is only ash.',
      steps: [{ do: 'fact', id: 'gateClosed' }, { do: 'lootDraft', boss: 'ushikado' }, { do: 'nextChapter', id: 2 }],
    },
    {
      id: 26, title: 'Defeat: One Short',
      text: 'You wake in the reeds with Nezu sitting on your chest so that you will not float. He says the gaoler went on counting over you for a while and could not make the number come out, and that it bothered him, and that he has not gone back inside. He says: he is limping. He says: it is not dawn yet.',
      steps: [{ do: 'fact', id: 'gateHolds' }, { do: 'retry', boss: 'ushikado' }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'B', power: 4, line: 'If they will not follow the bird tonight, I would rather know it tonight.' },
    { vote: 'v1', hero: 'sayaka', letter: 'A', power: 3, line: 'Doors are for guests. The boy has already shown us the better one.' },
    { vote: 'v1', hero: 'kosuke', letter: 'A', power: 2, line: 'I know that drain. Do not ask me how wide it is, just breathe out.' },
    { vote: 'v1', hero: 'kensho', letter: 'C', power: 2, line: 'A shrine that guards fear is a shrine with something to say. I would listen first.' },
    { vote: 'v2', hero: 'takahiro', letter: 'A', power: 2, line: 'Whatever is bound by that man’s numbers has done nothing to me.' },
    { vote: 'v2', hero: 'sayaka', letter: 'C', power: 3, line: 'A bell that tells you when the watch turns? I have paid more for less.' },
    { vote: 'v2', hero: 'kosuke', letter: 'A', power: 3, line: 'Chains. Break them. I am not going to discuss chains.' },
    { vote: 'v2', hero: 'kensho', letter: 'B', power: 4, line: 'We are about to ask for luck. It is polite to pay in advance.' },
    { vote: 'v3', hero: 'takahiro', letter: 'A', power: 3, line: 'I left people behind a gate once. Open it.' },
    { vote: 'v3', hero: 'sayaka', letter: 'C', power: 2, line: 'Sixty people running in the dark is sixty bells ringing. Let me finish the work first.' },
    { vote: 'v3', hero: 'kosuke', letter: 'B', power: 4, line: 'Give them pikes. You cannot free somebody by carrying him.' },
    { vote: 'v3', hero: 'kensho', letter: 'A', power: 2, line: 'A prayer for later is a prayer for no one. Now, gently.' },
    { vote: 'v4', hero: 'takahiro', letter: 'A', power: 2, line: 'He is a worm, but the ledger is a map of everyone we still owe.' },
    { vote: 'v4', hero: 'sayaka', letter: 'C', power: 3, line: 'There are names in there that are better off as smoke. I will not say whose.' },
    { vote: 'v4', hero: 'kosuke', letter: 'B', power: 4, line: 'I could find my own line in that book with my eyes shut. Give him to them.' },
    { vote: 'v4', hero: 'kensho', letter: 'C', power: 1, line: 'Let the names go home. And let him walk; walking is a long sentence.' },
  ],
  journals: {
    takahiro: [
      { id: 'T1-1', if: { fact: 'bannerRaised' }, text: 'You had not unfolded it since the night of the keep. You were surprised that your hands knew how.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T1-2', if: { fact: 'prisonersLeft' }, text: 'You said later. You said it then, too, on the stair, to a boy with your own face. You do not sleep.', steps: [{ do: 'startStamina', n: -2 }] },
      { id: 'T1-3', if: { fact: 'ledgerKept' }, text: 'One of the four unsigned lines is a bird. You turn that page down before the others look.', steps: [{ do: 'heroFact', id: 'sawOwnLine' }] },
      { id: 'T1-0', if: { always: true }, text: 'Your line is asked for in the count. You answered to your family name without thinking.', steps: [] },
    ],
    sayaka: [
      { id: 'S1-1', if: { fact: 'bellTaken' }, text: 'The bell keeps the time of the watch, and under it another time, slower. Somebody is breathing in there. She used to breathe like that when she pretended to be asleep.', steps: [{ do: 'heroFact', id: 'sisterHeard' }] },
      { id: 'S1-2', if: { fact: 'ledgerBurned' }, text: 'Good. Your cipher was on the ninth page. Nobody saw it but Okabe, and Okabe has no shoes.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S1-3', if: { fact: 'okabeSpared' }, text: 'He bowed to you a finger deeper than to the others. He knows who carried the letter.', steps: [{ do: 'heroFact', id: 'okabeKnows' }] },
      { id: 'S1-0', if: { always: true }, text: 'Two paces behind the others, always: that is where you can see who turns round first.', steps: [] },
    ],
    kosuke: [
      { id: 'K1-1', if: { fact: 'prisonersArmed' }, text: 'One of the eleven bares his teeth at you and you bare yours back. It is the best talk you have had in a year.', steps: [{ do: 'startHp', n: 2 }] },
      { id: 'K1-2', if: { fact: 'okabeJudged' }, text: 'You thought it would be quieter afterwards, inside. The dog only lifts its head and looks at you for more.', steps: [{ do: 'heroFact', id: 'dogAwake' }] },
      { id: 'K1-3', if: { fact: 'drainFlooded' }, text: 'You nearly let the water have you, for a breath, because that was how it was supposed to go the first time.', steps: [{ do: 'startHp', n: -1 }, { do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K1-0', if: { always: true }, text: 'Number two hundred and twelve. You never told them. You still look up when somebody says it.', steps: [] },
    ],
    kensho: [
      { id: 'M1-1', if: { fact: 'foxUnbound' }, text: 'The shard under your robe answered when the last link broke. It should not be able to answer.', steps: [{ do: 'heroFact', id: 'shardStirs' }] },
      { id: 'M1-2', if: { fact: 'offeringMade' }, text: 'The tea was from your abbot’s last tin. You think he would have made the same face you did.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M1-3', if: { fact: 'someLost' }, text: 'You say the names you heard shouted. You do not know whether they were the names of the ones who ran or of the ones they were looking for.', steps: [{ do: 'startStamina', n: -1 }] },
      { id: 'M1-0', if: { always: true }, text: 'Four travellers, no accidents. Your order taught you to distrust a pattern that arrives with its own fire lit.', steps: [] },
    ],
  },
};
