import type { Chapter } from '../chapter';

export const CHAPTER_02: Chapter = {
  id: 2, title: 'The Loom in the Cedars', boss: 'itoguruma', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'The Hem',
      text: 'The ash stops at the cedars in a line as straight as a hem. On your side it lies over the ankle; on the other there are dry needles, and a beetle going home. A woodcutter named Tokuzo sits on the last stump. He has worked these trees since he was nine, and whatever he has to say he says on this side of the line, because inside it gets used. One of you coughs up the end of the road. Every tree in sight coughs back, and one, further in, begs pardon.',
      also: [
        { if: { fact: 'villageRises' }, text: 'The road that rose with you has brought its tools. Tokuzo has borrowed the lamp oil and burnt a lane twenty paces into the trees. Now and then he gets up to beat out the edges with his hat, so that it stays a lane.' },
        { if: { fact: 'scarredByUshikado' }, text: 'The line does not hold. Ash is coming over it after you, thinly, the way flour comes under a door. Behind, on the road, somebody with a lantern counts to four, stops, and goes back to check.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'Borrowed Voices',
      text: 'Inside it is dry and brown, and between the trunks the web hangs in sheets. Then the missing begin to call, from high up, where no branch would carry a person. Each calls in a voice one of you has heard before, across a yard, say, or through a door. Tokuzo takes hold of the two nearest sleeves and shakes his head: no replies. Nineteen people have followed you from the gate with bundles, uninvited. Each of them has somebody in here. A woman near the front has already opened her mouth.',
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Answer the voices', goto: 3 },
          { letter: 'B', label: 'Burn the outer webs', goto: 4 },
          { letter: 'C', label: 'Send the villagers home first', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'Answering',
      text: 'Tokuzo will not explain it in there. He walks you back, fifty paces, over the hem, and says it on the ash: the name first, and the right one. A voice called by its name has to come from where its mouth is. Called by another, it may live where it likes. Then fifty paces in again, without the nineteen, who have sat down on their bundles to wait. Overhead somebody is laughing at a joke one of you made at fourteen. Whoever calls must be sure who is laughing.',
      test: { stat: 'spirit', difficulty: 2, who: 'chosenHero', success: 6, fail: 7 },
    },
    {
      id: 4, title: 'Pitch and Rags',
      text: 'It takes a bucket of pitch and somebody’s second shirt. The webs go sheet behind sheet, with the sound of a person leafing through a book they have read. So do nine cedars, and in the ninth a nest of something that was not hers and had no part in this. Tokuzo stands on the ash of it with his hat held in front of him. The third from the left, he says, he had been saving for his daughter’s roof.',
      steps: [{ do: 'fact', id: 'cedarsBurned' }],
      goto: 8,
    },
    {
      id: 5, title: 'Home',
      text: 'Nineteen people set down their bundles to hear why they should pick them up again. They have brought blankets, a kettle, a goose. You can feed four, and a boy who says he has eaten. Nobody knows who up there is alive, so nobody may be told that anybody is. A man asks, quite reasonably, what he is to say to the goose; it is his wife’s. Whoever speaks must turn them round, and promise nothing that will be untrue by evening.',
      also: [
        { if: { fact: 'sixtySafe' }, text: 'Five of the nineteen are from the pens, with reed cuts to the knee. They greet you as One, Two, Three and Four, in the order in which you came over the fence, not having been given anything else to call you.' },
      ],
      test: { stat: 'mind', difficulty: 2, who: 'chosenHero', success: 9, fail: 10 },
    },
    {
      id: 6, title: 'The Right Name',
      text: 'The name is the right one. On the left, high up, a bundle you had taken for a wasps’ nest clears its throat and answers in its own voice: a charcoal burner, four winters hung, alive and annoyed. She asks who has been minding her kiln. She comes down backwards, bark in her hair, and will not be carried. The voice you called her by was never hers, she says. It came with the thread. She had got used to it, evenings.',
      steps: [{ do: 'fact', id: 'voicesAnswered' }],
      goto: 11,
    },
    {
      id: 7, title: 'The Wrong Name',
      text: 'It is the wrong name, by one generation. The laughing stops. Then the name comes down again from two trees at once, in the voice of whoever called, with the same small catch in the middle. The wood likes it. As you walk on it tries the voice with other words, to see how it wears: kettle, bridge, good morning. The one it belongs to is hoarse until dark and asks for things by pointing.',
      steps: [{ do: 'fact', id: 'voiceLent' }],
      goto: 11,
    },
    {
      id: 8, title: 'After the Fire',
      text: 'Afterwards one can see a long way. The trunks stand black and separate; the nineteen have gone back to the hem to cough. Then, one row further in, where the fire stopped of its own accord, the same voices begin again. They ask why. So does one behind you, from the burnt part, where there is nothing left to hang from.',
      goto: 11,
    },
    {
      id: 9, title: 'Hands on Shoulders',
      text: 'You tell them what you know, which takes four sentences, and what you do not, which takes longer. The man looks at the goose, and turns it round. They go back in a line, each with a hand on the shoulder in front, and Nezu walks beside them as far as the hem and counts them out on to the ash. Nineteen, he says, and one bird. He has to say it again for the last woman, who wants to be certain she was in it.',
      also: [
        { if: { fact: 'sixtySafe' }, text: 'It is the way the sixty went. The five from the reeds take the front without being told, and pass the trick of it down the line: count the hand you feel, not the one you give.' },
      ],
      steps: [{ do: 'fact', id: 'villagersHome' }],
      goto: 11,
    },
    {
      id: 10, title: 'Three Turn Back',
      text: 'They take it well. They thank you, form a line and go, and the last of them even waves. You are among the big trees when Nezu mentions that nineteen turned round and sixteen came out on the ash. Nobody had asked him, so he had not liked to say. Three stepped behind one trunk with a hand round the goose’s beak. They have people in here. Ahead and to the right, high up, a goose is heard once.',
      steps: [{ do: 'fact', id: 'threeFollowed' }],
      goto: 11,
    },
    {
      id: 11, title: 'The Gallery',
      text: 'The trees draw back. The missing hang there in rows, like washing on a day without wind, each with a gap left for the face, and somebody keeps the faces wiped. Nezu starts to count. From the third row a man asks him, civilly, not to. One cocoon is humming, and its branch sways in time: a girl of seventeen, good silk, one glove, a pin in the sleeve where something has been taken off. Okabe Tae, she says, the magistrate’s daughter; excuse her, if she stops she sleeps. It is a counting song. Hummed, it leaves out the numbers. Overhead something heavy has halted to listen.',
      also: [
        { if: { fact: 'bellTaken' }, text: 'The bell from the shrine makes no sound. It mists over, and clears, and mists over again, like a spoon held to a sleeper’s mouth. It is not in time with the girl.' },
      ],
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Cut her down', goto: 12 },
          { letter: 'B', label: 'Leave her as bait', goto: 13 },
          { letter: 'C', label: 'First tell her about her father', goto: 14, if: { fact: 'okabeJudged' } },
        ],
      },
    },
    {
      id: 12, title: 'The Knife',
      text: 'Her thread goes up over a bough, through four others and into the roof, and most of the third row hangs from it too, like ladles from one rail. Tae has had eight days on her back to study it. The pale strand, she says between two bars of the tune, not the grey, and below the knot. She adds that she has not been able to test this. Whoever climbs must cut with one hand and have her weight in the other before the bough notices.',
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 15, fail: 16 },
    },
    {
      id: 13, title: 'Bait',
      text: 'You step back between the trunks. The tune does not falter. The eyes in the gap have gone with you the whole way, and stay on the place where you stop. At the end of the last verse she begins again with the first, slower, to make it do.',
      steps: [{ do: 'fact', id: 'daughterBait' }],
      goto: 17,
    },
    {
      id: 14, title: 'What Became of Okabe',
      text: 'You tell her before anyone climbs: the counting room, the people of the pens, how short it was. The humming stops and she does not fall asleep. She asks what he offered. The book, you say, for his life. He always opened low, she says. For a while she looks at the pin in her sleeve. Then she says: cut anyway; the pale strand, below the knot. It is done with four pairs of hands, and not one other thread so much as stirs.',
      steps: [{ do: 'fact', id: 'daughterFreed' }],
      goto: 17,
    },
    {
      id: 15, title: 'Down',
      text: 'The pale strand, below the knot. It parts; the weight comes over into an arm; the third row swings once and hangs still. Okabe Tae lands on her feet and asks which of you is in charge. Nobody here wants to be, and there is some looking at the person to the left. In that case, she says, she will walk in the middle. She pulls off the odd glove and leaves it in the cocoon, there being no sense in one.',
      also: [
        { if: { fact: 'okabeSpared' }, text: 'She asks after her father. He left by a cupboard, you say, having bowed. Then he is well, she says, and asks to whom he bowed lowest. Nobody noticed.' },
        { if: { fact: 'ledgerBurned' }, text: 'She asks after her father. Walking, you say, when last seen, in ash, in his socks. She thinks this over. They are very good socks, she says.' },
        { if: { fact: 'okabeJudged' }, text: 'She asks after her father. One of you says that it was a bad night at the gate. It was a bad night at the gate. She thanks you for the news.' },
      ],
      steps: [{ do: 'fact', id: 'daughterFreed' }],
      goto: 17,
    },
    {
      id: 16, title: 'Down, Loudly',
      text: 'The knife takes the grey strand. She comes down, and so does half the gallery, row by row, unhurried, like a market stall let go by four men who each believed another had it. Nobody is hurt; they have been too well wrapped. Thirty-six cocoons lie about in the needles asking each other the time. From underneath two of them Okabe Tae remarks that she did say the pale one. In the roof of the wood something has put down its work.',
      steps: [{ do: 'fact', id: 'daughterFreed' }, { do: 'fact', id: 'loomWoken' }],
      goto: 17,
    },
    {
      id: 17, title: 'The Loom',
      text: 'In the middle of the wood a loom stands between two cedars. Beside it are four pairs of sandals, all one size. She sits with her back to you, in grey, working a man’s shirt and stuck at the collar. They are dry, the Widow says without turning; they are fed; they are on no list. Take them home and they will be counted by the new moon. But you will have come to cut. So she offers a trade first: a name you will need at the river, for one of yours. True for true. She gives no credit.',
      also: [
        { if: { fact: 'alarmRung' }, text: 'A bell rang in the valley, she remarks, so she has had time to put out a second nest. It hangs above the loom, ticking, like rice just before it boils.' },
        { if: { fact: 'threeFollowed' }, text: 'Three new bundles lean against the frame, not hung yet. A goose’s neck sticks out of one. She started to do the beak, it seems, and thought better of it.' },
      ],
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Trade a name for a name', goto: 18 },
          { letter: 'B', label: 'Refuse', goto: 19 },
          { letter: 'C', label: 'Ask whom the shirt is for', goto: 20, if: { fact: 'daughterFreed' } },
        ],
      },
    },
    {
      id: 18, title: 'Whose',
      text: 'She holds the shuttle out sideways, hollow side up. The name is to be said across the threads, once, and she will hear whether it is sound. Since the posting house nobody here has been called anything but you there, and the tall one, and the one with the lamp. There is one name in use among you. It has been in use all day, to send him for water. He is squatting by the sandals, setting the pairs straight.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'One of you gives their own', goto: 21 },
          { letter: 'B', label: 'Give her the boy’s', goto: 22 },
        ],
      },
    },
    {
      id: 19, title: 'Refused',
      text: 'She nods, as one shopkeeper to another at the end of a slow day, and starts to roll up her sleeves. It goes on longer than two arms would account for. She asks one thing: whatever is spilt, she would be glad if it were kept off the cloth.',
      goto: 23,
    },
    {
      id: 20, title: 'The Shirt',
      text: 'It is Tae who asks. For eight days she has heard that shuttle halt, always at the same place. It halts. For my husband, the Widow says. He went down to the ferry to see about work. The shoulders are right; the sleeves she cut on him. The collar she has made and picked out a hundred and forty times. Seven years she had her arms round it, and she has forgotten his neck. She holds her hands up in the air, so far apart, then a little less. Inside the hem, where one marks a thing for the wash, is stitched: Jinbei.',
      steps: [{ do: 'fact', id: 'shirtSeen' }],
      goto: 23,
    },
    {
      id: 21, title: 'Said Aloud',
      text: 'One of you says it: family first, then given, as before a magistrate. It is the first true name spoken since the posting house, and the other three study the ground. She draws a thread through it. Sound, she says, though it has lain folded. Then she pays, and has to begin twice, not having had it in her mouth for some winters. Jinbei. Her hand is lying on the collar. It does not go back to the shuttle.',
      steps: [{ do: 'fact', id: 'widowsName' }, { do: 'fact', id: 'ownNameGiven' }],
      goto: 23,
    },
    {
      id: 22, title: 'A Colour',
      text: 'You give her Nezu. She laughs, a short laugh with dust in it. That is not a name, she says, it is a colour: the grey that comes out of the pot last, when everything good has been dyed. Whoever called him that had nothing else by them. She pays all the same, since you gave what you had. Jinbei. The boy has the last pair of sandals straight. He gets up, goes round behind you, and says nothing until dark, and then only that he will walk at the back.',
      steps: [{ do: 'fact', id: 'widowsName' }, { do: 'fact', id: 'boyOffered' }],
      goto: 23,
    },
    {
      id: 23, title: 'Thread Underfoot',
      text: 'There is a thread under your foot. There has been since the hem, it turns out, one each, paid out behind you all day and now being wound in. She allows time for it. You eat standing up, and there is one rice ball over. Left, right, uphill, between whichever trunks, every path comes round to the loom, which saves the trouble of choosing ground. The third time you arrive she has lit the lamp.',
      also: [
        { if: { fact: 'daughterFreed' }, text: 'Tae goes along the rows telling each of them what is about to happen and roughly how long it should take. She has been back twice to ask you for a figure.' },
      ],
      goto: 24,
    },
    {
      id: 24, title: 'Unveiled',
      text: 'She gets up from the loom, and goes on getting up. She steps into the sandals, pair after pair, and throws a cloth over the work. You expect the veil to come off now. It is in the basket; she shakes it out and puts it on, and behind it her head turns at once to each of you in order, the quiet one first. She only wears it, she says, for company.',
      also: [
        { if: { fact: 'daughterBait' }, text: 'One thing bothers her. In the third row the humming goes on, a little off the note, and half of her keeps turning round to it.' },
      ],
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: The Loom Stops',
      text: 'At the end she folds up, with the shirt inside, like a fan put away for winter. Overhead the voices leave off one by one, some of them in the middle of a name. Then people are climbing down, stiff, asking what month it is. Past the last cedar there is a river; all of them can hear it, and not one looks that way. In her basket are a man’s travelling hat, brushed, and, tied in a shirt-tail, a hundred tickets for the ferry, taken off people on the road, with the pins still in them. Not one has been used.',
      also: [
        { if: { fact: 'daughterFreed' }, text: 'Okabe Tae takes out a brush to write down who lives where. The man from the third row asks her, civilly, not to. She thinks about it, and learns them by heart.' },
        { if: { fact: 'daughterBait' }, text: 'One cocoon in the third row has been opened from inside, with a pin. A single glove lies under it, palm up. The tracks go north, toward the keep, and do not wander.' },
        { if: { fact: 'voicesAnswered' }, text: 'The charcoal burner has not stayed to be thanked. Before the last of them is down there is smoke in the east, one line of it, going up straight.' },
        { if: { fact: 'voiceLent' }, text: 'The last voice to stop is one of yours. It says kettle, bridge, good morning, each time from further off, like somebody leaving to take up a new situation.' },
        { if: { fact: 'cedarsBurned' }, text: 'They come out over the burnt strip, where the walking is easiest, and have grey feet when they reach you. Tokuzo is not there. His axe is, in the third trunk from the left.' },
        { if: { fact: 'villagersHome' }, text: 'Nineteen people are waiting on the ash with blankets. Somebody puts down the goose. It walks through all of the greetings, straight to a woman from the fifth row, and bites her.' },
        { if: { fact: 'threeFollowed' }, text: 'The three are cut loose last, hardly creased. One of them sits down by a woman from the fifth row, who wants to know what he has been feeding that goose.' },
      ],
      steps: [{ do: 'fact', id: 'loomStill' }, { do: 'lootDraft', boss: 'itoguruma' }, { do: 'nextChapter', id: 3 }],
    },
    {
      id: 26, title: 'Defeat: Well Wrapped',
      text: 'You wake humming. It is comfortable, which is the trouble with it. There is a gap for the face, and the face has been wiped. Close by, three others are humming the same tune, not together. Something rasps at your feet: Nezu, astride the bough, sawing at the thread with the edge of his half shackle, and he has been at it long enough to wear the iron bright. She is worn out, he says. She has sat down to the collar again. You are to keep humming until he has done all four.',
      steps: [{ do: 'fact', id: 'loomHolds' }, { do: 'retry', boss: 'itoguruma' }],
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'C', power: 3, line: 'If I cannot feed them, I cannot lead them. Send them home while they can still see it.' },
    { vote: 'v1', hero: 'sayaka', letter: 'A', power: 3, line: 'There is one voice I have not heard yet. Answer the others, and I will listen behind them.' },
    { vote: 'v1', hero: 'kosuke', letter: 'B', power: 2, line: 'It is a net. Burn the net. See who drops.' },
    { vote: 'v1', hero: 'kensho', letter: 'C', power: 2, line: 'See them home first. It is a small unkindness, and I have some experience of the large ones.' },
    { vote: 'v2', hero: 'takahiro', letter: 'A', power: 4, line: 'If we had tied her, we would untie her. It ought not to matter whose knot it is.' },
    { vote: 'v2', hero: 'sayaka', letter: 'A', power: 3, line: 'I know what that is. A surety hums so that somebody will come. Somebody has.' },
    { vote: 'v2', hero: 'kosuke', letter: 'B', power: 1, line: 'Leave her humming. It looks at her, we hit it. I have been the one humming.' },
    { vote: 'v2', hero: 'kensho', letter: 'B', power: 2, line: 'That thread is carrying a roof. Let us learn what hangs from it before we are kind to one end.' },
    { vote: 'v3', hero: 'takahiro', letter: 'B', power: 3, line: 'If there is a name at the river, its owner is there too. I would sooner ask him.' },
    { vote: 'v3', hero: 'sayaka', letter: 'A', power: 3, line: 'Names are cheap before a river and dear in the middle of it. Buy now.' },
    { vote: 'v3', hero: 'kosuke', letter: 'B', power: 2, line: 'Last man who took down my name gave me a number for it. No.' },
    { vote: 'v3', hero: 'kensho', letter: 'A', power: 2, line: 'She has hung up a hundred people and dropped none. I would do business with her.' },
    { vote: 'v4', hero: 'takahiro', letter: 'A', power: 2, line: 'If one of us is to be known here, let it be one old enough to answer for it.' },
    { vote: 'v4', hero: 'sayaka', letter: 'B', power: 2, line: 'He has worn it two days and it does not itch. Real ones itch. Give her that.' },
    { vote: 'v4', hero: 'kosuke', letter: 'A', power: 3, line: 'No. You do not pay with the pup.' },
    { vote: 'v4', hero: 'kensho', letter: 'B', power: 1, line: 'I should like to hear what she makes of it. None of us has asked who named him.' },
  ],
  journals: {
    takahiro: [
      { id: 'T2-1', if: { fact: 'daughterFreed' }, text: 'You went back for one, and fetched her. It took as long as tying a shoe. For six years you have said there was not time.', steps: [{ do: 'heroFact', id: 'vowFetched' }] },
      { id: 'T2-2', if: { fact: 'ownNameGiven' }, text: 'Whoever spoke, what you heard was Suzaku, in a wood, out loud. You waited for somebody behind you to answer to it. Nobody did.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T2-9', if: { item: 'burntPrayerStrip' }, text: 'Half a blessing for travellers. You know the burnt half by heart: and in again by the same door. You taught it to somebody who could not read yet.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'T2-0', if: { always: true }, text: 'You made a vow once, to nobody: that no one should wait again behind a door you had closed. There is not one door in that wood. You slept.', steps: [] },
    ],
    sayaka: [
      { id: 'S2-1', if: { fact: 'widowsName' }, text: 'You know what names fetch, and that one was cheap. In your trade a thing is cheap when somebody else has already paid.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S2-2', if: { fact: 'daughterFreed' }, text: 'She hummed so as to be found, as sureties do. Mizue will have hummed too. You did not stand still in that house long enough to hear.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'S2-9', if: { item: 'blackIronKey' }, text: 'It opens nothing left standing. You oil it all the same. Okabe swore that she was let go by a proper door, with a key turned politely behind her.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S2-0', if: { always: true }, text: 'You have vowed never again to carry a letter shut. It has been an easy vow. Nobody has given you one since.', steps: [] },
    ],
    kosuke: [
      { id: 'K2-1', if: { fact: 'cedarsBurned' }, text: 'The others coughed and moved off. You did not care to. Something lay down in front of that fire and stretched, and it was not you that got warm.', steps: [{ do: 'heroFact', id: 'dogAwake' }] },
      { id: 'K2-2', if: { fact: 'daughterBait' }, text: 'You know who gets left as bait, and what they count. Not the hunters. The steps going back. Yours were four.', steps: [{ do: 'startHp', n: -1 }, { do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K2-9', if: { item: 'blackIronKey' }, text: 'Opens nothing left standing. South-gate pattern. You wore nine of these on a ring, and somebody used to wake at the sound and be pleased.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'K2-0', if: { always: true }, text: 'No chain again, not on you and not by you. You swore it in the drain, with your mouth shut because of the water. It counts.', steps: [] },
    ],
    kensho: [
      { id: 'M2-1', if: { fact: 'voicesAnswered' }, text: 'One of the voices was Abbot Dosai’s. He did not reproach you. He asked where the tea had got to. The thing under your robe leaned toward him.', steps: [{ do: 'heroFact', id: 'shardStirs' }] },
      { id: 'M2-2', if: { fact: 'villagersHome' }, text: 'You blessed them at the hem, all nineteen and the goose, before it occurred to you to ask whether you still may.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M2-9', if: { item: 'burntPrayerStrip' }, text: 'Half a blessing for travellers, in a hand you know. He always ran short of paper and finished on the back. The back is the side that burned.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'M2-0', if: { always: true }, text: 'You broke a thing once so as not to have to weigh lives. Today you noticed that you were holding one hand lower than the other.', steps: [] },
    ],
  },
};
