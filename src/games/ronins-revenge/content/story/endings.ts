import type { ChapterBoss, Line } from './chapter';
import type { EpilogueRule, HeroEndings, PartyEnding } from './ending';

/** The first that holds is told (RR-519). */
export const PARTY_ENDINGS: readonly PartyEnding[] = [
  {
    id: 'deeperNight', title: 'Nothing Ends', if: { any: [{ fact: 'scarredByKurokai' }, { balanceAtMost: -4, fact: 'shardSwallowed' }] },
    text: 'Nothing ends. That is the whole of it. You are let out by the way you came, up sixty steps, swept, and somebody mild holds the door. It is thaw, and everyone you meet on the road looks rested. They have put it down, they say, whatever it was. A mother has put off a fever. A widower has put off the spring, and sits in his doorway in his winter coat, perfectly comfortable. At Kasumi Crossing the letters are sorted into bags and the bags into a dry room, where nothing can happen to them. There are no quarrels in the market. There is no one who knows the last verse of anything. Every evening the lamp on the hill is trimmed by a person who does not mind doing it. You do not mind either. There is a thing the four of you mean to say to one another when there is time.',
    also: [
      { if: { fact: 'mouthClosed' }, text: 'It had all been carried home, that night. By harvest most of it was back, a little at a time, under coats. There was still a door to bring it to; one of you had swallowed it.' },
      { if: { fact: 'scarredByKurokai' }, text: 'Between a well and an unpaid dowry there is a place on a shelf, four wide. It is dusted every week. Nobody has been told to come.' },
      { if: { fact: 'pageJoined' }, text: 'Yoshiro is sixteen. He will be sixteen for some time.' },
      { if: { fact: 'pageTorn' }, text: 'The boy of ten and the boy of sixteen limp along the wall in step. They have stopped measuring who is taller.' },
      { if: { always: true }, text: 'In autumn it begins to come down again at noon, soft as flour. Four strangers share what is left of a posting house: three walls, a hearth, no roof. None of them is you. Nobody has given a true name yet. Then a child steps out of the ash.' },
    ],
  },
  {
    id: 'emptySeat', title: 'The Empty Seat', if: { allFacts: ['mouthClosed', 'ledgerKept', 'seatEmpty'], everyHeroOwns: 'affinityRelic' },
    text: 'Nobody sits down. It turns out that this was allowed. Kurokai goes through the book from the front, and then from the back. The names are there, the sums are right, it has never been out by one. It looks for the debtor. It looks up at the hall, where a chair stands facing a window. It looks at the four of you, and each has both hands round some small worn thing that was not left here and is not for sale. There is nobody to send it in to. It asks whether it has been doing this wrong. No, it is told; it was all kept beautifully. It has to go and stand behind a shelf for a while. Then people come for their things. It is heavy work, and there is swearing on the stair. Of the four thousand three hundred and twenty, nine hundred and six are called for by their owners, who put them on at the counter like coats. The others are called for by whoever knows the name. That takes until the barley is in, because nobody will hear of rounding.',
    also: [
      { if: { fact: 'bookShut' }, text: 'The gaoler’s copy lies shut on the counter until the last of them has gone. Kurokai has stood a cup on it, so that it should not blow open.' },
      { if: { fact: 'sixtySafe' }, text: 'The sixty come up from the valley to carry for the old ones. They go in a line out of habit, and then somebody in the middle stops to look at something, and it is not a line.' },
      { if: { fact: 'pageJoined' }, text: 'Yoshiro’s label is still there, on a low shelf, with nothing tied to it. He asks for the string. String is always useful.' },
      { if: { fact: 'pageTorn' }, text: 'On a low shelf lies a label with nothing tied to it. Two boys, fastened at one heel, argue all the way up the stair about who is to carry the string.' },
      { if: { always: true }, text: 'When the shelves are bare Kurokai takes the broom from its nail, sweeps, hangs it up again, and asks what people do now. In the hall the seat goes on facing the window. In the second summer a hen gets up on it, turns round twice, and lays.' },
    ],
  },
  {
    id: 'dawn', title: 'Dawn', if: { allFacts: ['mouthClosed', 'shardGiven'], balanceAtLeast: 4 },
    text: 'The gate closes from the inside, and the light stays out here. It makes no more noise than a cupboard. Then there is only a cellar, and a pale square on the floor where something stood for a long time, and you stay looking at it for about as long as it takes a cart to go round the bend. Upstairs somebody thinks of the lamp. It has not been out for six years and the wick has to be persuaded. Nobody stumbles. Day comes up the valley a field at a time, with nothing falling through it, and it does to people what it does to gateposts: each of them gets a long blue shadow, laid westward over the road and up the wall. All that morning they walk with care so as not to tread on one another’s. By noon the children have found out that one can jump on them. A woman stands in a bean field with both arms held out, until the cooper asks whether she is well. She is looking, she says.',
    also: [
      { if: { fact: 'harunobuSpared' }, text: 'It was Harunobu who went in. He asked for the broom, and for the number, which he would like to go through again by name, now that there was time. He drew it to behind him, as one does when there is a child asleep in the room.' },
      { if: { notFact: 'harunobuSpared', fact: 'lastWord:takahiro' }, text: 'It was a shadow that went in to do it, very upright, and held each leaf until the other was home. Takahiro has none since. On the wall at evening there are three people, and a space they leave.' },
      { if: { notFact: 'harunobuSpared', fact: 'lastWord:sayaka' }, text: 'It was a shadow that went in to do it, two paces behind everybody else’s, sideways, without touching the posts. Sayaka has had to borrow since. She says it was the one delivery she did not quote for.' },
      { if: { notFact: 'harunobuSpared', fact: 'lastWord:kosuke' }, text: 'It was the dog. Ichi put his shoulder to one leaf and then the other, as gate dogs are taught, and lay down across the sill. By day Kosuke has no shadow now. By lamplight it comes home, to see whether he has eaten.' },
      { if: { notFact: 'harunobuSpared', fact: 'lastWord:kensho' }, text: 'It was a shadow that went in to do it. It sat down against the leaves with its legs crossed, and for a moment you could hear water being put on. Kensho has cast none since, and twelve cups were missing.' },
      { if: { always: true }, text: 'Nobody is walked anywhere. At Hagino they never learn that there was a list. The next sixtieth year is a year with a late frost, in which the plums are poor.' },
    ],
  },
  {
    id: 'tragicBalance', title: 'The Line', if: { always: true },
    text: 'Night keeps its half and is kept to it. The line goes through the cellar, up the sixty steps, across the hall and over the hill, as straight as a hem. On this side it is morning. On that side it is what it was, but it no longer comes over for anybody. What was on the shelves goes home, as far as the waist. You see them about at noon, people with half a shadow, stepping like people who carry soup. They have half their regrets, and argue over which. Nobody is walked. But someone has to stand at the line and see that it stays one, so you take the cellar broom to pieces and draw straws. One of you has bitten one through beforehand. One has two more up a sleeve. One snaps it in the drawing and looks at it with surprise. One explains that in his order they are measured from the other end. Then the hands are opened, and there lie four short straws, and no long one.',
    also: [
      { if: { fact: 'shardGiven' }, text: 'The gate could be shut. You have each, on your own, at some bad hour, gone in to see how it would be done, and met one of the others coming out.' },
      { if: { fact: 'shardBroken' }, text: 'The gate stands open by the breadth of a hand and will go no further either way. It is a good place to cool a melon.' },
      { if: { fact: 'shardSwallowed' }, text: 'One of you is on the line even in bed, and wakes when the wind is in that quarter, and says through the wall: it is nothing, only the hinge.' },
      { if: { fact: 'seatTaken' }, text: 'The seat has been brought down for whoever is on duty. It is the only chair. By agreement it is used for hats.' },
      { if: { fact: 'seatBroken' }, text: 'The hole in the hall has been boarded over. Whoever comes up from the watch sleeps there; it is the warmest place in the keep, and exactly the size of a bed.' },
      { if: { fact: 'seatEmpty' }, text: 'In the hall the seat is still not being sat in. One of you says, most winters, that that was very nearly it.' },
      { if: { variant: 'fifthWanderer' }, text: 'At the change of watch five bowls are put out. The fifth is never touched and always wants washing.' },
      { if: { variant: 'cagedDawn' }, text: 'At first light, over there, something sings, and something lets it.' },
      { if: { variant: 'devouringNight' }, text: 'On the first of the month you measure it, with a knotted string. It holds the other end.' },
      { if: { always: true }, text: 'So there are four watches, of a season each. The watching is dull. But four times a year there is an evening when one has not left and the next has come and the other two were passing, and nobody goes to bed. Toward morning someone puts on a hat, and takes the stool.' },
    ],
  },
];

/** The first that holds for a hero. */
export const EPILOGUES: readonly EpilogueRule[] = [
  { id: 'kept', if: { vowsAtLeast: 2 } },
  { id: 'transformed', if: { transformation: true, ownsAffinityRelic: true } },
  { id: 'broken', if: { always: true } },
];

export const HERO_ENDINGS: HeroEndings = {
  takahiro: {
    vows: ['vowFetched', 'vowSpoken', 'vowOpened', 'vowUnseated'], transformation: 'sawOwnLine',
    kept: {
      title: 'Curtains',
      text: 'Takahiro builds a house where the bridge began. He does it badly, with help; the roof is sound. It has no door anywhere, only curtains. In winter everyone complains, and he buys another curtain. The stair has nine steps, because that was the timber. Every evening someone calls up it: that the rice is done, that there is a man about a wall, that it was nothing, they only wanted to know. And they are answered at once. Guests take it for a family joke. He has been heard to answer in the bath, with his mouth full, in the middle of another man’s petition, and one night in his sleep, quite clearly: coming.',
      also: [
        { if: { fact: 'pageJoined' }, text: 'Yoshiro has to stoop for the curtains. He calls more often than he needs anything, and has admitted it.' },
        { if: { fact: 'pageTorn' }, text: 'Two boys call, the high voice and then the broken one, a breath apart. Both are answered. He has never taken one for the other.' },
        { if: { heroFact: 'gatemanKnown' }, text: 'Twice a year a gateman comes to supper. The salt is passed to him first, and there is always some remark about the salt.' },
        { if: { fact: 'lastWord:takahiro' }, text: 'Over the entrance, where other houses put a name, is one word in his own hand: Now. Carters take it for an eating house, and he has given up explaining and put on more rice.' },
        { if: { ending: 'deeperNight' }, text: 'There are evenings when nobody calls; they will tomorrow, they say. He goes to the head of the stair and answers all the same.' },
      ],
    },
    transformed: {
      title: 'Which Bird',
      text: 'The banner is washed at the first river, and the red does not come back. After that Takahiro carries a white cloth on a pole from village to village, for whoever needs a cloth. It has been a stretcher, an awning, a sail, the ceiling at a wedding, and for one month the only sheet in a fever house. Where there is something to be signed he leaves the line empty and writes beside it: seen. Clerks have got used to this. Children ask which bird it was. He gives them charcoal. At present there are eleven birds, a goat, and something with wheels, and at the next river they can begin again.',
      also: [
        { if: { fact: 'bannerRaised' }, text: 'On the Suzaku road a woman with a hoe studies it for some time. She did not go back in for the other one, she says, and sees no reason to for a goat.' },
        { if: { fact: 'pageJoined' }, text: 'Yoshiro has the other end when it is carried flat. He is taller, and it slopes, and things roll down to Takahiro.' },
        { if: { fact: 'pageTorn' }, text: 'Behind the cloth go two boys with one limp. The small one gives out the charcoal and is strict about turns.' },
        { if: { fact: 'lastWord:takahiro' }, text: 'Asked what it stands for, he has one word, and by the time he has said it he is usually rolling up his sleeves.' },
        { if: { ending: 'deeperNight' }, text: 'Fewer people send for it each year. It can wait, they say, whatever it is. The cloth is always clean now.' },
      ],
    },
    broken: {
      title: 'A Good Governor',
      text: 'He governs well; everyone says so. Roads are mended by the day that was promised. The granary is counted by two men who dislike each other. Anyone may come in at the front. In the anteroom petitioners are told three things: to be brief, to leave the sword, and not to use one word. So they say soon, or tomorrow, or after the barley, and Lord Takahiro listens with his head inclined, and it is seen to. In the east wall is a narrow door. The servants dust the latch, and have never been told to or not to. His lordship is punctual at every meal, and comes to all of them by the longer corridor.',
      also: [
        { if: { fact: 'stairOpened' }, text: 'The door stands open. He went up once, with three people watching, and there is a cap on his desk that is used for nothing.' },
        { if: { fact: 'stairPassed' }, text: 'The key is in the moat. Each spring he has the moat let down, for the health of the town, and walks along the edge, and has it filled.' },
        { if: { fact: 'pageJoined' }, text: 'Yoshiro is master of horse, and sleeps in the stable. He says it is for the horses. It has only a half-door.' },
        { if: { fact: 'pageTorn' }, text: 'In the kitchen two boys are fed from one bowl. They are asked every evening whether they want for anything, and they say no, my lord, together.' },
        { if: { fact: 'lastWord:takahiro' }, text: 'He did say the other word, once, in a cellar. It is spoken of. He has it set down in the annals under that year, between the price of salt and a comet.' },
      ],
    },
  },
  sayaka: {
    vows: ['vowCarried', 'vowSurety', 'vowCalled', 'vowRead'], transformation: 'sisterHeard',
    kept: {
      title: 'Read Aloud',
      text: 'Sayaka carries letters open now. It stands in her terms, between the rate per mile and the surcharge for snow: the bearer reads what she bears, and will read it out to whoever asks. Trade fell off for a year, and then doubled. People write differently when it will be said on a doorstep in front of the neighbours. They are shorter. They put the apology first. She does threats without expression, and love letters rather worse. In eleven kitchens there is a stool that is hers, and in four of them she has sat on it with her back to the door. Mizue says she mumbles.',
      also: [
        { if: { fact: 'mizueWoken' }, text: 'They share a room on the road. One of them breathes as if she were asleep, and the other knows that breath, and goes on talking.' },
        { if: { fact: 'mizueCalled' }, text: 'Mizue hands her everything head first: knives, pens, mackerel. Neither of them has ever mentioned it.' },
        { if: { fact: 'mizueTaken' }, text: 'Mizue walks in front and sets the pace. At fords, where one might take a person’s arm, Sayaka puts her hands up her own sleeves and waits.' },
        { if: { fact: 'mizueUnmoved' }, text: 'It is the first thing she has said that nobody needed her to say. Sayaka has it in writing, with the date.' },
        { if: { fact: 'daughterFreed' }, text: 'At the river Okabe Tae has the ticket office. She charges full fare, and asks each time who is in charge.' },
        { if: { fact: 'lastWord:sayaka' }, text: 'Her bills are headed with three words, the ones from the cellar. Merchants suppose it means that she has checked the sum.' },
        { if: { ending: 'deeperNight' }, text: 'Most of what she is handed is marked not yet. She reads those out too, on the spot, to the people who are putting them off.' },
      ],
    },
    transformed: {
      title: 'Turn and Turn About',
      text: 'Two sisters have the lower house at the crossing. One of them casts two shadows and the other none, and they take turns. Mizue has both on market days, for the company. Nobody asks twice which is which. They do locks, mending, and messages that are better not written down. Whoever is without is quick and mild, holds the door for everyone and forgets what she is owed. Whoever has the two of them pays the bills, quarrels with the fishmonger, and lies awake for both. By the stove hangs a slate with the account, so many nights each. Sayaka insists on the slate. She has been caught cheating at it, in her sister’s favour, and so has her sister.',
      also: [
        { if: { fact: 'mizueWoken' }, text: 'A bronze bell hangs in the window. There is nobody in it, and it rings in any wind.' },
        { if: { fact: 'bellTaken', notFact: 'mizueWoken' }, text: 'A bronze bell hangs over the slate. It does not ring. Now and then, before one of them speaks, it takes a breath.' },
        { if: { heroFact: 'letterOwned' }, text: 'One letter is nailed up by the door, and its copy under it, for anybody to compare. They are the same. People always expect a difference.' },
        { if: { fact: 'lastWord:sayaka' }, text: 'On the nights that are hers she reads until the oil is out: other people’s letters, old playbills, a treaty. She says that she is catching up.' },
        { if: { ending: 'deeperNight' }, text: 'On ash days neither of them has one. Those days they go out together.' },
      ],
    },
    broken: {
      title: 'The Best There Is',
      text: 'She is still the best there is. Ask in any town that has a wall. Nothing Sayaka carries has been late, or wet, or opened, and she does not know a word of it. There is one kind of errand she will not run, the kind with somebody held at the end of it; for those she names a price that nobody can pay, and if they can pay it she has left by the kitchen. She rents one room, with two exits and two beds. The second is made up every morning with the corner turned down. It is the one by the lamp.',
      also: [
        { if: { fact: 'bellTaken', notFact: 'mizueWoken' }, text: 'Someone breathes beside her at night, and it is a bell.' },
        { if: { fact: 'mizueWoken' }, text: 'It has been slept in twice. Mizue lets her know beforehand, by another courier.' },
        { if: { fact: 'mizueCalled' }, text: 'Mizue came by once. She turned every knife on the table round by the blade, handle outward, and said that she could not stop.' },
        { if: { fact: 'mizueTaken' }, text: 'When Mizue is passing she sleeps there, on her back, with both wrists under the quilt.' },
        { if: { fact: 'mizueUnmoved' }, text: 'Mizue has been sent the address nine times. The answers are prompt and pleasant, and could be to anyone.' },
        { if: { fact: 'okabeSpared' }, text: 'A gentleman in good silk bows to her in the street, a finger deeper than he need. He has clients for her. He always did find a buyer.' },
        { if: { fact: 'lastWord:sayaka' }, text: 'It is said that she once spoke three words for nothing. When she hears it told she corrects the number.' },
      ],
    },
  },
  kosuke: {
    vows: ['vowUntied', 'vowUnstamped', 'vowUnled'], transformation: 'dogAwake',
    kept: {
      title: 'South Gate',
      text: 'Kosuke keeps the south gate of a town with no wall. Carts can go round it on either side, and he waves them on, but a good many drive up to it and wait. It has two posts, a roof for rain, and a bar he planed himself, which weighs the same. He says: who is it, what do you want, mind the dog. The pup is called Two, which is not a number, he will tell you, but a rank. She sleeps across the bar, so that nobody can lift it without asking, and some mornings the answer is no, and then everybody has tea. At the hour of the Ox he gets up, goes out in his shirt, and is barked at.',
      also: [
        { if: { fact: 'keeperFreed' }, text: 'Old Genta picked her. He went through the litter with his eyes shut and took the one that would not be quiet.' },
        { if: { fact: 'smithsFreed' }, text: 'The hinges are by a smith with a scarred ankle. They were a present. There is no number on them; he looked, and then was sorry that he had looked.' },
        { if: { heroFact: 'dogAwake' }, text: 'By lamplight there are two dogs in the gatehouse, one of them on the wall. They have divided the watch between them.' },
        { if: { fact: 'lastWord:kosuke' }, text: 'She answers before she is called. He has not asked who taught her that.' },
        { if: { ending: 'deeperNight' }, text: 'The carts stand longer every winter before it occurs to anyone to ask. She barks at that as well.' },
      ],
    },
    transformed: {
      title: 'With the Salt Carts',
      text: 'A big dog goes with the salt carts over the pass. It joined them after the thaw in a man’s coat, and by the second halt the coat lay on a stone, folded. It has no master. It eats with the drivers, from a bowl, sitting up, and will not take meat from a hand held over its head. It is afraid of drains and of nothing else. Twice, at the bad bend, it has stood in the road and barked until the whole train halted, and twice the road has then gone down into the valley. New drivers put a hand over its muzzle, once. It does not bite. It looks at them and waits, and they take the hand away, and it finishes what it was saying.',
      also: [
        { if: { fact: 'drownedCarried' }, text: 'Children may see its teeth. For that it holds quite still, and opens wide, and shuts its eyes.' },
        { if: { fact: 'keeperFreed' }, text: 'At the foot of the pass an old kennelmaster has the carts stop, and smells its ears, and tells the drivers it is in good heart and owes nobody anything.' },
        { if: { heroFact: 'twiceCounted' }, text: 'A dealer once wrote out a tag for it, with a number. It ate the tag and then, after some thought, the brush.' },
        { if: { fact: 'lastWord:kosuke' }, text: 'When it speaks, every farm as far as the river speaks after it, in order. It will not lie down before the last one has.' },
        { if: { ending: 'deeperNight' }, text: 'Below the pass they have learnt to sleep through it. It goes down there now, after its supper, and does it under the windows.' },
      ],
    },
    broken: {
      title: 'By the Day',
      text: 'Kosuke sells his sword by the day. Not by the month; the month has a roll, with numbers down the side. He is good value. He will not stand at a gate, a pen, a door or a bridge, which leaves warehouses and other men’s tempers. He eats on his feet. At noon he walks only where there are trees, and will go a mile round for an avenue. After a job, when the rest of them drink, he goes out at the back, where the lamp throws it on the wall, and sits down across from it. It has never growled at him. It lifts its head and looks at him for more. That was all, he says. It puts its head down, facing the road.',
      also: [
        { if: { fact: 'keeperFreed' }, text: 'Old Genta has somebody write to say there is a litter. There are five such letters in the coat, and he has moved them each time he bought a coat.' },
        { if: { fact: 'dogTold' }, text: 'He told it once, on a stair, in nine words, and that night it slept. He has them still. He is waiting for somebody to ask again.' },
        { if: { fact: 'prisonersArmed' }, text: 'In one town a man with a pike bared his teeth at him over a crowd. He bared his. It was the best talk of that year too.' },
        { if: { fact: 'lastWord:kosuke' }, text: 'It was loud once, in a cellar. He would give the sword to hear that again and has not asked.' },
      ],
    },
  },
  kensho: {
    vows: ['vowUnweighed', 'vowNamed', 'vowOwned'], transformation: 'shardStirs',
    kept: {
      title: 'Slightly Flat',
      text: 'Kensho has a bell cast, with twelve names on the inside, where nobody can read them and where the sound is. It is slightly flat. The founders offered to do it over. He said no, and says so to every visitor before they can be polite. There is no temple round it yet; there is a post, a roof, a bench and a kettle. People come up to have something forgiven. After the tea he asks what it was, exactly, and with which hand, and does not help them with the word, and often that turns out to be all they had come for. He rings at dawn. He has been late once, and went round the village afterwards, door by door, to tell them it was he.',
      also: [
        { if: { fact: 'offeringMade' }, text: 'The tea is nothing like the last tin. He makes his abbot’s face at it, every morning, and has another cup.' },
        { if: { heroFact: 'sealOwned' }, text: 'When children ask who broke the old one he puts up his hand, like a pupil.' },
        { if: { fact: 'eyesClosed' }, text: 'Two farmhouse doors lean by the bench, out of the rain. He has written to the farm. They are wanted back, there is no hurry, and he is oiling the hinges.' },
        { if: { fact: 'lastWord:kensho' }, text: 'It gives twelve strokes. Then comes a thirteenth, with the knuckle, that can be heard as far as the kettle.' },
        { if: { ending: 'deeperNight' }, text: 'There are days when nobody climbs up; it will keep, they say. On those days he rings at noon too, harder.' },
      ],
    },
    transformed: {
      title: 'The Door on the Hill',
      text: 'There is a door on the hill now that sits cross-legged and drinks tea. It has Kensho’s hands, and his way of warming the pot twice. Where the robe crosses, when the sun is low, there is a hinge. It is open to anyone. They come up and talk through it to whatever is on the other side, and are answered, mildly, with something left over at the end to carry home. Children run round behind to look, and find his back, and are given a bean cake. It is shut to one thing. Some nights that comes up under the hill, and knocks, and waits as long as one should. Not today, says the door. It has been asked when, and would not be drawn.',
      also: [
        { if: { fact: 'shardSwallowed' }, text: 'The shard lies a little under the ribs. He says that it agrees with him, apart from the damp.' },
        { if: { fact: 'shardGiven' }, text: 'The shard itself he gave back. He had carried the shape of it for so long, he says, that the rest was a formality.' },
        { if: { fact: 'shardBroken' }, text: 'The shard is crumbs, in a twist of paper without a label. He appears to have been the larger piece.' },
        { if: { fact: 'lastWord:kensho' }, text: 'It says I, of itself, with a small stop before it, as one feels for a step with the foot.' },
        { if: { ending: 'deeperNight' }, text: 'There is more knocking than there was. The tea goes cold. In all this time nobody has seen it nod.' },
      ],
    },
    broken: {
      title: 'Wrapped in Cloth',
      text: 'Kensho teaches, and is loved. He has the gift of forgiving people before they have quite finished. They go away light, and some of them are back the next week with more. He lectures on patience, on the smaller harm, and on water for tea. He carries something wrapped in a cloth, and when he sits down it is set beside him, with both hands. Each year he asks a younger pupil to lift it for him. They are honoured. It is nothing, master, they say, it is no weight at all, and one or two have said so through their teeth. If they ask what it is, he tells them that the temple burned. That is true, and they do not ask again.',
      also: [
        { if: { fact: 'shardGiven' }, text: 'It is not the shard. That was given back, in front of witnesses. Nobody has cared to ask what he found to put in the cloth.' },
        { if: { fact: 'shardBroken' }, text: 'It is not the shard. That went into a twist of paper, and the paper stayed below. The cloth has been heavier since.' },
        { if: { fact: 'shardSwallowed' }, text: 'There is nothing in the cloth. What used to be in it he has about him elsewhere. It is the cloth they are lifting.' },
        { if: { fact: 'lastWord:kensho' }, text: 'He did say it, once, in a cellar, the whole of it. It is told of him as an example of brevity.' },
      ],
    },
  },
};

/** Read after the epilogues, for every boss that left one. */
export const SCAR_LINES: Readonly<Record<ChapterBoss, string>> = {
  ushikado: 'Up the Ash road a gaoler has still not gone back inside; he is one short, and on quiet nights you can hear him start again at one.',
  itoguruma: 'There is a thread on your sleeves that pays out when you leave home and is gathered in when you return; you have stopped cutting it.',
  funakuro: 'Nobody has seen the far bank since, and on the landing four pairs of shoes that you remember taking off stand side by side.',
  nineFaces: 'The play is given every night, and your parts are well spoken of.',
  raitora: 'In thunder the four of you fall into step, wherever you happen to be, and people move their chairs.',
  kugi: 'Behind the garden wall, on dry evenings, there is hammering, and each of you puts a hand to the same tooth.',
  akaAo: 'Every autumn two large craftsmen come down from an orchard with a tape, to ask whether you have put on weight.',
  gashaO: 'It still walks the keep road after dark, and at your doors it kneels, and gets up, and goes by on its toes so as not to wake you.',
  harunobu: 'He stood up to let you by; nobody can say which of the four bowls was his, so all four are washed.',
  kurokai: 'On cold mornings there is a mark round the wrist where the string was, and you look, before you get up, to see what it says.',
};

export const LAST_PAGE: readonly Line[] = [
  { if: { always: true }, text: 'Four people sat by a fire that none of them had lit.' },
  { if: { fact: 'prisonersFreed' }, text: 'They knocked the pegs out of a fence, and sixty people found that they were allowed to run.' },
  { if: { fact: 'prisonersLeft' }, text: 'They said one reasonable word to a woman at a fence, and she made the others keep quiet.' },
  { if: { fact: 'ledgerKept' }, text: 'They let a bad man go for a book, and carried it two months in all weathers, and never wrote in it.' },
  { if: { anyFact: ['okabeJudged', 'ledgerBurned'] }, text: 'The book burned, and they went on being in it.' },
  { if: { fact: 'daughterFreed' }, text: 'They cut down a girl who hummed, and have been asked ever since who is in charge.' },
  { if: { fact: 'daughterBait' }, text: 'They took one step back from a girl who was watching, and she has beautiful handwriting now.' },
  { if: { fact: 'drownedCarried' }, text: 'They took a drowned child across in a boat that could not afford her, and she bailed.' },
  { if: { fact: 'childOverboard' }, text: 'They put a child over the side and the number was right.' },
  { if: { fact: 'playEndedTrue' }, text: 'They let a boy stay on a stair in front of two hundred people, because that was where he had been.' },
  { if: { fact: 'playEndedKind' }, text: 'They had a boy fetched, once, on a stage, and the whole house went home lighter by that much.' },
  { if: { fact: 'ropedTogether' }, text: 'They climbed a mountain on one rope and could not stand the sound of each other’s breathing, and kept time to it.' },
  { if: { fact: 'kugiSpared' }, text: 'They read an old woman one tag, and gave her back the hammer.' },
  { if: { fact: 'kugiEnded' }, text: 'One evening, all over a hill, the nails slid out, and people stood in their doors and could not think whom they had been unable to forgive.' },
  { if: { fact: 'smithsFreed' }, text: 'Men who had been chained by the shadow walked out of an orchard in the dark, feeling their ankles.' },
  { if: { fact: 'forgeLit' }, text: 'They let a fire burn for the sake of what the chain was holding, and a smith nodded, and spat, and pulled the bellows.' },
  { if: { fact: 'bonesBuried' }, text: 'They dug forty graves in frozen ground, for people they had not met, at the depth one would want.' },
  { if: { fact: 'bonesTurned' }, text: 'They lit a fire behind the dead, who went where it was convenient.' },
  { if: { fact: 'stairOpened' }, text: 'They unlocked a narrow door and went up nine steps, and the ninth was as far as it went.' },
  { if: { always: true }, text: 'A boy had been told to wait, and did, and got tired of it, and went and fetched them.' },
];
