import type { Chapter } from '../chapter';

export const CHAPTER_04: Chapter = {
  id: 4, title: 'House of Paper Masks', boss: 'nineFaces', start: 1, storyEnd: 24, victory: 25, defeat: 26,
  entries: [
    {
      id: 1, title: 'The Bill',
      text: 'Kasumi Crossing is one street and a theatre, and only the theatre has lamps. On the board outside, tonight’s bill is pasted over last night’s, and that over the night before, until the board is as thick as a mattress. The Fall of the Keep, in two acts, at the hour of the Ox. The cast is brushed in a clerk’s good hand. Against four of the parts there is no player, only a sign, done in soot with a finger: a bird, a moon, a dog, a lotus. You each read the bill twice, and one line of it three times. A man holds the door for you. When you are through he goes on holding it.',
      also: [
        { if: { fact: 'ledgerKept' }, text: 'One of you holds the gaoler’s ledger up beside it. The same four signs in the same hand, down to the short tail on the dog. In the book it had the use of ink.' },
        { if: { fact: 'boyOffered' }, text: 'Nezu has walked last since the cedars. Here he comes past you to the front and reads the bill to the end, with his hands behind his back.' },
      ],
      goto: 2,
    },
    {
      id: 2, title: 'Parts',
      text: 'Backstage is bare and cold, and a person in a plain robe bids you good evening three times, in three voices. He is the company. The lord, the lady, the uncle and the magistrate he can do himself; he has the knees for it. But there are an Heir, a Messenger, a Gateman and an Acolyte, and those come on together, so that every night he has to leave out three. Four paper masks lie on a folded cloth. They are warm. He has worn each of them a little this evening, he says, to take the chill off. Beyond the curtain two hundred people sit down at once.',
      also: [
        { if: { fact: 'okabeSpared' }, text: 'The magistrate’s bow is new, he tells you. The gentleman himself came by last week, showed him how it went, in order of rank, and named a price.' },
        { if: { fact: 'okabeJudged' }, text: 'The magistrate’s mask has a strip of black paper across the brow. One hears things at a crossing, he says, and one likes to be correct.' },
        { if: { fact: 'ledgerBurned' }, text: 'With the magistrate’s mask goes a pair of socks, walked through at both heels. The gentleman passed this way, he says, and would not take shoes.' },
      ],
      vote: {
        id: 'v1',
        options: [
          { letter: 'A', label: 'Take the parts you are given', goto: 3 },
          { letter: 'B', label: 'Swap parts', goto: 4 },
          { letter: 'C', label: 'Refuse to go on', goto: 5 },
        ],
      },
    },
    {
      id: 3, title: 'A Good Fit',
      text: 'He hands them round without asking your names, and no two have to be exchanged. Paper, glue, hair from a horse. A borrowed mask presses somewhere, on the nose or over the ear; these press nowhere, and that is what is wrong with them. He comes along the row with a lamp to tighten the cords and finds nothing to tighten. On the inside, at the brow, each is creased already in the place where its wearer frowns. He would like to know who measured you.',
      also: [
        { if: { fact: 'guiltPaid' }, text: 'One of you turns a mask over and asks what this one is supposed to have done. The Actor looks at the mask, and at the face, and explains it twice.' },
      ],
      steps: [{ do: 'fact', id: 'partsTaken' }],
      goto: 6,
    },
    {
      id: 4, title: 'Another’s Lines',
      text: 'You pass the masks one place to the left, like bowls at a table. The Actor considers this. It has not been tried, he says, and steps aside. Now each of you has another’s sleeve to manage and another’s way of standing, and the words come up from somewhere below, fast, in the order in which they happened. Whoever speaks first must get through somebody else’s worst hour without a mistake. If you dry, the Actor whispers, cough. Once. Twice is from the fever play.',
      test: { stat: 'mind', difficulty: 2, who: 'chosenHero', success: 7, fail: 8 },
    },
    {
      id: 5, title: 'The Painted Door',
      text: 'You decline. He is sorry, and he understands; it is a long evening and people have beds. He points out the exits with his lamp, all three. They are very well painted. On the nearest someone has done the bright place that hands leave on a latch, and along the sill, in grey, the dust a draught brings in. Behind you the curtain is going up. That leaves the front of the stage. Somebody has to go first, down into the light, between people leaning aside to let you by, and keep going, however comfortable it looks.',
      test: { stat: 'spirit', difficulty: 2, who: 'chosenHero', success: 9, fail: 10 },
    },
    {
      id: 6, title: 'Act One',
      text: 'From the boards you have the whole house before you by lamplight: two hundred mild faces, row on row, and behind them a whitewashed wall with no shadow on it. The lamps stand all round the stage so that the players shall have none either. You drop no lines, though you were given none to learn. A letter leaves the Messenger’s sleeve for as long as it takes water to boil, and is put back with its seal on, and the house sighs, all together, where it has been shown to. A bar is lifted. No dog barks. It sighs again.',
      goto: 11,
    },
    {
      id: 7, title: 'It Has Reasons',
      text: 'Not a word wrong. Nobody had told you what else would be in there. From inside it is not a wicked hour, only a crowded one: a debt with tomorrow’s date on it, an order in a hand you have always trusted, somebody’s fingers to be loosened from your sleeve, and one small thing that can be done while the rice is still warm. It is done, and there is even time to wash. In the wings you untie the masks, wet through, and pass them back to the right. Each is taken with both hands.',
      also: [
        { if: { fact: 'voiceLent' }, text: 'One of the masks speaks before anyone has put it on. It uses the voice that the cedars kept, and has looked after it.' },
      ],
      steps: [{ do: 'fact', id: 'partsSwapped' }],
      goto: 11,
    },
    {
      id: 8, title: 'A Missed Cue',
      text: 'You have the beginning of it and you have the end. The house waits. Two hundred people, and not a cough, not a sandal; they are in no hurry, they have put nothing off. A lamp is trimmed. At last the lord turns from the window and gives you your own line as a question, which is generous, and all that is wanted of you is yes. You say it. In that mask, in that silence, it carries to the back. When the mask comes off afterwards a strip along the jaw stays on.',
      also: [
        { if: { fact: 'voiceLent' }, text: 'From its peg a mask that nobody is wearing had tried to help. It had the line pat, and it had it in the voice one of you left in the cedars.' },
      ],
      steps: [{ do: 'fact', id: 'cueMissed' }],
      goto: 11,
    },
    {
      id: 9, title: 'Good Seats',
      text: 'The fifth row moves up. It would be rude now not to sit. You are brought cushions and a paper of chestnuts each; one of you prefers the place behind the pillar. On the stage four masks go through it with nothing in them but a robe, and they are not bad. They are slow on the stair. The woman beside you holds her chestnuts in both hands, not having been told to eat. When the bar is lifted she sighs with the others, and then looks along the row, kindly, to see whether you know how.',
      also: [
        { if: { fact: 'scarredByFunakuro' }, text: 'The cushions are wet, all two hundred. It is river water and has come in at your heels, and the house sits in it without remark.' },
      ],
      steps: [{ do: 'fact', id: 'satOut' }],
      goto: 11,
    },
    {
      id: 10, title: 'Ushered',
      text: 'You get as far as the ninth row. Then there are hands under your elbows, a great many, none with any weight to it, and a murmur of excuse me, excuse me, and you are travelling the other way, up the steps, and are turned about, and each of you is stood on a chalk cross, toes out. Somebody straightens a collar. The masks are tied from behind, by people who have plainly dressed children. You say no lines, and nobody seems to feel the want of them; standing there is most of the part.',
      steps: [{ do: 'fact', id: 'satOut' }, { do: 'fact', id: 'maskBound' }],
      goto: 11,
    },
    {
      id: 11, title: 'The Empty Part',
      text: 'In the interval the Actor sits at the foot of the stair and rubs his knee. It is the one thing here that is carpentered and not painted: nine steps and a narrow door. Act two wants a boy on it, ten years old. The boy’s mask is too small for a grown head, so he hangs it on a cushion, with a cap. It does what it can. Nezu stands with his back to the stage, giving his whole attention to a nail in the doorpost. The Actor mutters the scene through for the timing. The child’s lips are moving. They are half a line ahead.',
      vote: {
        id: 'v2',
        options: [
          { letter: 'A', label: 'Ask him to play it', goto: 12 },
          { letter: 'B', label: 'Leave the stair empty', goto: 13 },
        ],
      },
    },
    {
      id: 12, title: 'The Boy',
      text: 'He takes the cap off the cushion, looks inside it, and puts it on. The door is shut, and a voice on the far side asks whether he is afraid. He coughs, and says no. Later, says the voice, and feet go away. Then he waits. He tries the latch once, politely. He comes down from the third step to the first, to be nearer. He counts something on his fingers and begins again. It takes as long as it took. In the house no one draws breath. In the wings the Actor has taken off the uncle’s face and is holding it over his stomach, like a hat.',
      steps: [{ do: 'fact', id: 'nezuPlayed' }],
      goto: 14,
    },
    {
      id: 13, title: 'Nobody on the Stair',
      text: 'Even the cushion is taken away. They play it to the cap, on the third step. The door is locked on the cap with great care, and a word is said to it through the wood: later. Then the cellar. An acolyte lifts something, something rings, and here the house has been taught to weep. But it has wept already, at the bolt, every sleeve going up together in the wrong place; and now it sits dry and a little ashamed, with nothing left to put a sleeve to. The Actor makes a note on his cuff. Nezu has found a second nail.',
      goto: 14,
    },
    {
      id: 14, title: 'Under the Boards',
      text: 'By the second act you are all in the wings, and one of you is standing on a knothole. Every line comes twice: from the stage, and one breath sooner, softly, from under that foot. There is a hatch no bigger than a tea tray. Below it are a rush light, a bowl of flour paste for mending masks, and an old man in a secretary’s cap, without a book. He has all nine parts by heart. Between lines he keeps his right hand shut inside his left. The Actor, you see now, has never looked down. He takes it for memory.',
      vote: {
        id: 'v3',
        options: [
          { letter: 'A', label: 'Unmask the prompter', goto: 15 },
          { letter: 'B', label: 'Protect him', goto: 16 },
        ],
      },
    },
    {
      id: 15, title: 'Kihachi',
      text: 'You have him up into the light with paste to the elbows. Kihachi; he was secretary to the uncle. He took down the letter, the one text that is never spoken in this house, and he speaks it: Come in by the south gate and stop it, before the sixty walk. He has wondered for six years about the comma. The Actor has come across with a lamp. So there was a man, he says. I thought that I remembered. He thanks him, and hands him down, and slides the hatch to with his foot as one shuts a drawer. When you get it open there is a stool, a bowl, and a cushion worn to someone’s shape.',
      steps: [{ do: 'fact', id: 'prompterUnmasked' }],
      goto: 17,
    },
    {
      id: 16, title: 'The Trap',
      text: 'He is old, the trap is small, the act is short. He must be brought out along the crawl behind the lamps while the Actor is being the lady, who has her back to this side for sixty-one lines. Kihachi goes on prompting as he is pulled. One cannot leave a man without his words, he says, between two of them. He would like his cushion. He is told there is no time. He asks whether it could be sent on.',
      test: { stat: 'agility', difficulty: 2, who: 'chosenHero', success: 18, fail: 19 },
    },
    {
      id: 17, title: 'The Last Scene',
      text: 'Nobody is feeding lines now. The lord lies on the painted step, the uncle has sat down on the seat, and the lamps have been carried to the stair, where there is one thing left to happen. The Actor opens his mouth for it, as he has two thousand times, and nothing is in there. He waits on one knee, the bad one. The faces tilt. For the space of a breath the ending is in your mouths: whether anybody goes back up.',
      vote: {
        id: 'v4',
        options: [
          { letter: 'A', label: 'End it true', goto: 20 },
          { letter: 'B', label: 'End it kindly', goto: 21 },
        ],
      },
    },
    {
      id: 18, title: 'Out by the Lamps',
      text: 'At the stage door he stops in the middle of a line, and on the stage you hear the line stop too. He puts his cap straight. He turns and bows to the boards, low, from the side where it cannot be seen. Then he opens his right hand with the help of his left. The paper in it is folded to the size of a fingernail. It is his draft; he does not offer it, he only wants four people to have seen that there is one. Ask the uncle why, he says, before you ask him how. He goes off up the lane, feeling for the wall.',
      steps: [{ do: 'fact', id: 'prompterSaved' }],
      goto: 17,
    },
    {
      id: 19, title: 'Out, Without His Voice',
      text: 'His sleeve catches on the ninth lamp and he says oh, quite softly. It is not in the play. The heads come round, and the oh is taken up by the front row and handed back from seat to seat until the whole house has had it. When you have him in the lane he opens his mouth and there is nothing left to come out. He thinks this over. Then he shakes his apron out on the step and writes in the flour with a finger: thank you. And under it, having been a secretary, the date.',
      steps: [{ do: 'fact', id: 'prompterSaved' }, { do: 'fact', id: 'voiceKept' }],
      goto: 17,
    },
    {
      id: 20, title: 'True',
      text: 'You say what happened. It takes very little time. The door is not opened. The lamps are put out from the wings inward, and the last to go is the one above the third step. The house waits to be shown where to sigh, and is not shown. Then, in the fourth row, a man, a thatcher by his thumbs, finds that his face is wet. He looks up for the leak.',
      also: [
        { if: { fact: 'nezuPlayed' }, text: 'Nezu stays where he is when it is dark. Somebody has to go up and tell him that it is over. He asks if that is certain.' },
      ],
      steps: [{ do: 'fact', id: 'playEndedTrue' }],
      goto: 22,
    },
    {
      id: 21, title: 'Kind',
      text: 'Somebody turns round on the painted bridge. It is as easy as that: nine steps, a door, and what was left on the third step is carried down on a shoulder past the lord, who gets up for it. They clap. They have never been shown how to stop. It goes on until the palms split and there is red on the matting; then one of them lowers his hands to look at them, and all the hands are lowered. They have grown lighter. Along every row you hear the bench ease, as it does when somebody has got up, and nobody has got up.',
      also: [
        { if: { fact: 'nezuPlayed' }, text: 'Nezu is stiff as a plank on that shoulder. All the way down he looks back at the third step, to see who is on it.' },
      ],
      steps: [{ do: 'fact', id: 'playEndedKind' }],
      goto: 22,
    },
    {
      id: 22, title: 'Two Ways Out',
      text: 'Behind the canvas there are real doors, two of them. Stage left gives on the mountain: wet slate, a goat track, a noise of empty carts on a bridge a long way up. Stage right gives on the river road, flat and kerbed, with a doll lying face down in the middle of it where every cart so far has missed. The man from the front has come round to hold the left one. A woman holds the right. You suppose they are married. They look neither at the weather nor at each other but at you, in case you feel the cold.',
      vote: {
        id: 'v5',
        options: [
          { letter: 'A', label: 'The mountain road', goto: 23 },
          { letter: 'B', label: 'The river road', goto: 27 },
        ],
      },
    },
    {
      id: 23, title: 'Left',
      text: 'It smells of rain not fallen yet. The track starts upward without any introduction, and a little way along it there is a goat, and then eleven, coming down out of the weather to be milked. They make room. They pass in single file, unhurried, eyes front, and they are well below you before somebody says what was odd about them, which is that they were in step.',
      steps: [{ do: 'fact', id: 'mountainRoad' }],
      goto: 24,
    },
    {
      id: 24, title: 'First Face',
      text: 'It is usual, says the Actor, to take a call. He has come out in his robe and walked along with you for a little, until it would be hard to refuse, and so you are on the boards again. He bows to the house, to the wings and to you, in that order. He takes off a face, lays it on its back on the boards, where it can watch, and bows as the next. The lady does it better than the lord. By the third bow there are three of him, a little out of breath. Two hundred people draw in their feet to give you room.',
      storyEnd: true,
    },
    {
      id: 25, title: 'Victory: House Lights',
      text: 'Under the ninth mask is a pocked face of about forty, with the lines that come of being cheerful in the rain. He was a travelling player. He had walked to the keep that day to do a comic piece about a badger, and when it began he lay down among the dead, lying still being part of the trade. He learnt the faces round him, so that somebody should have the parts. He has been everyone since. The house is putting out the lamps, each taking one home. He has only a professional question, he says. He asks which of you was the best.',
      also: [
        { if: { fact: 'nezuPlayed' }, text: 'He does not wait to be told. The boy, he says; naturally; one cannot rehearse that. Nezu gives him back the cap.' },
      ],
      steps: [{ do: 'fact', id: 'houseDark' }, { do: 'lootDraft', boss: 'nineFaces' }, { do: 'nextChapter', id: 5 }],
    },
    {
      id: 26, title: 'Defeat: Second House',
      text: 'You wake in the seats, in order of height, with warm chestnuts in your laps. Up in front the Actor is going over the boards with a bucket and a cloth, favouring one knee. He sees you stir and lifts a hand, as to colleagues. There is to be a second house tonight. It will be short of a figure, he regrets, owing to an indisposition. Nezu comes along the row, bent low so as not to spoil the view. The one in the light is only a robe, he whispers. It is about to begin.',
      steps: [{ do: 'fact', id: 'encore' }, { do: 'retry', boss: 'nineFaces' }],
    },
    {
      id: 27, title: 'Right',
      text: 'Easier walking. In every hundredth kerbstone a nail has been driven, to save people counting, and one of you, who counts from habit, makes it ninety-nine. You go back to look. The nail is bright; in the next stone there is the hole where it was until tonight. Somebody has counted your steps before you and allowed for your stride. When you turn round for the lamps of the theatre the road lies white behind you, all the way. There is no doll in it.',
      steps: [{ do: 'fact', id: 'riverRoad' }],
      goto: 24,
    },
  ],
  opinions: [
    { vote: 'v1', hero: 'takahiro', letter: 'A', power: 3, line: 'If a part was written for me, I would rather hear it in my own voice.' },
    { vote: 'v1', hero: 'sayaka', letter: 'B', power: 3, line: 'Never travel under your own face. Lend me somebody else’s; I return things clean.' },
    { vote: 'v1', hero: 'kosuke', letter: 'C', power: 4, line: 'I know how it comes out. You go on. I will hold the coats.' },
    { vote: 'v1', hero: 'kensho', letter: 'A', power: 2, line: 'I will take what I am handed. It is some years since anybody trusted me to hold a thing.' },
    { vote: 'v2', hero: 'takahiro', letter: 'B', power: 3, line: 'If somebody must wait on that stair, I would prefer it to be nobody.' },
    { vote: 'v2', hero: 'sayaka', letter: 'B', power: 2, line: 'He has it by heart. I should like to know from whom, but not before two hundred people.' },
    { vote: 'v2', hero: 'kosuke', letter: 'A', power: 3, line: 'He has been saying it all night with no sound. Give him the sound.' },
    { vote: 'v2', hero: 'kensho', letter: 'A', power: 2, line: 'I have wondered about him since the first fire. On a stage one may ask without asking.' },
    { vote: 'v3', hero: 'takahiro', letter: 'A', power: 2, line: 'If he knows what was written, let him say it standing up, with his name.' },
    { vote: 'v3', hero: 'sayaka', letter: 'B', power: 3, line: 'A man who keeps every line and sells none. There is a back way, and I would use it.' },
    { vote: 'v3', hero: 'kosuke', letter: 'A', power: 3, line: 'Nine mouths, and one man telling them when. I want to see the man.' },
    { vote: 'v3', hero: 'kensho', letter: 'B', power: 2, line: 'He keeps that hand shut. Let us not be the ones to open it for him in public.' },
    { vote: 'v4', hero: 'takahiro', letter: 'B', power: 4, line: 'Two thousand nights they have left him there. If it costs us nothing, let him be fetched once.' },
    { vote: 'v4', hero: 'sayaka', letter: 'A', power: 3, line: 'They have no way to check it. I lie to people who can.' },
    { vote: 'v4', hero: 'kosuke', letter: 'A', power: 2, line: 'That is where he was. Let them look at it.' },
    { vote: 'v4', hero: 'kensho', letter: 'A', power: 2, line: 'I would love to be let off so cheaply. That is how I know the price is wrong.' },
    { vote: 'v5', hero: 'takahiro', letter: 'A', power: 2, line: 'On the ridge we shall be seen. I prefer that to being expected.' },
    { vote: 'v5', hero: 'sayaka', letter: 'B', power: 2, line: 'Flat, dry, a ditch on either side to lie in. I have been paid to walk worse.' },
    { vote: 'v5', hero: 'kosuke', letter: 'A', power: 3, line: 'That road has been counted. I can smell it. Up.' },
    { vote: 'v5', hero: 'kensho', letter: 'B', power: 1, line: 'My knees have voted already. And somebody small may come back for that doll.' },
  ],
  journals: {
    takahiro: [
      { id: 'T4-1', if: { fact: 'playEndedTrue' }, text: 'You could have had him fetched. You left him there in front of everyone, and you did not look at the floor.', steps: [{ do: 'heroFact', id: 'vowSpoken' }] },
      { id: 'T4-2', if: { fact: 'nezuPlayed' }, text: 'Before he said no, he coughed. Yoshiro coughed like that before a lie, and nobody but you ever caught him at it.', steps: [{ do: 'heroFact', id: 'boySuspected' }] },
      { id: 'T4-3', if: { item: 'gaolersTally' }, text: 'One tally is cut in your father’s way, every fifth notch slanting. Sixty, and the name of a village. You had thought the gaoler came after his time.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'T4-4', if: { fact: 'satOut' }, text: 'From where they put you one could read the bill through the open door. The bird’s line is blank. You caught yourself looking for a brush.', steps: [{ do: 'heroFact', id: 'sawOwnLine' }] },
      { id: 'T4-0', if: { always: true }, text: 'The Heir says later very well: one hand flat on the door, eyes already on the bridge. You have had practice at hearing it.', steps: [] },
    ],
    sayaka: [
      { id: 'S4-1', if: { fact: 'prompterUnmasked' }, text: 'He said it as you remembered it, comma and all. You, who never read what you carry.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'S4-2', if: { fact: 'prompterSaved' }, text: 'You had his feet. You were in the lane before it came to you that nobody had named a price, and that you had not asked.', steps: [{ do: 'heroFact', id: 'vowCarried' }] },
      { id: 'S4-9', if: { item: 'pairOfSmallShoes' }, text: 'You set the small shoes inside the stage door, side by side, toes out. Mizue set your house shoes like that whenever you were sent with something, so that you would have to come back and step into them.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'S4-0', if: { always: true }, text: 'The Messenger gives the letter up to be copied. As long as water takes to boil; they have that right. You waited for somebody to hiss.', steps: [] },
    ],
    kosuke: [
      { id: 'K4-1', if: { fact: 'partsTaken' }, text: 'The bar was lath and paper. Your back put in the weight. And your left hand went down by your knee, and closed on nothing, and held it.', steps: [{ do: 'startHp', n: -1 }, { do: 'startRes', res: 'ki', n: 1 }] },
      { id: 'K4-2', if: { fact: 'playEndedKind' }, text: 'Everyone forgiven: the Heir, the Messenger, the man at the bar. Nothing was written for the one who barked. He got up in you and looked round for his part.', steps: [{ do: 'heroFact', id: 'dogAwake' }] },
      { id: 'K4-3', if: { item: 'gaolersTally' }, text: 'Two hundred and twelve is on there twice. Once in the gaoler’s notches. Once older, burnt in, with a paw beside it.', steps: [{ do: 'heroFact', id: 'twiceCounted' }] },
      { id: 'K4-9', if: { item: 'bailingCup' }, text: 'There was a dish in the gate lodge cracked like this. You meant to mend it. He drank from it all the same, and fast.', steps: [{ do: 'startRes', res: 'yin', n: 1 }] },
      { id: 'K4-0', if: { always: true }, text: 'They always leave out the dog. There is a gateman, a bar, and a silence. Nobody asks what the silence was made of.', steps: [] },
    ],
    kensho: [
      { id: 'M4-1', if: { fact: 'partsSwapped' }, text: 'You were handed the Heir’s one word. It can be meant, you found. You said it to a door, with love.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M4-2', if: { fact: 'playEndedTrue' }, text: 'Eleven monks, on the bill, are monks. While the lamps went out you gave them their names, in order of age. It came out even with the lamps.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M4-9', if: { item: 'bailingCup' }, text: 'Your abbot bailed the temple punt with one as cracked as this. A sound cup, he said, and he would only grow proud of his bailing.', steps: [{ do: 'startRes', res: 'yang', n: 1 }] },
      { id: 'M4-0', if: { always: true }, text: 'The Acolyte breaks the seal two beats early, for effect. You had your mouth open to correct him.', steps: [] },
    ],
  },
};
