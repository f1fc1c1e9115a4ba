import type { Color, Level, MonsterAbility, MonsterType, RequirementId } from './vocabulary';

export interface Monster {
  readonly name: string;
  /** Absent for a final boss. */
  readonly level?: Level;
  readonly type: MonsterType;
  readonly hp: number;
  readonly damage: number;
  readonly gold: number;
  readonly ability?: MonsterAbility;
  readonly flavour: string;
}

/** hit points, damage, gold */
type Values = readonly [hp: number, damage: number, gold: number];
const dealer =
  (level: Level) =>
  (name: string, type: MonsterType, [hp, damage, gold]: Values, flavour: string, ability?: MonsterAbility): Monster =>
    ({ name, level, type, hp, damage, gold, flavour, ...(ability ? { ability } : {}) });

const needs = (requirement: RequirementId): MonsterAbility => ({ kind: 'requirement', requirement });
const immune = (color: Color): MonsterAbility => ({ kind: 'heroDiceImmunity', color });
const heals = (amount: number): MonsterAbility => ({ kind: 'healAfterMiss', amount });
const [I, II, III, IV] = [dealer('I'), dealer('II'), dealer('III'), dealer('IV')];

export const MONSTERS = {
  goblin: I('Goblin', 'greenskin', [7, 1, 1], 'The standard by which all goblins are measured, and returned.'),
  dampSkeleton: I('Damp Skeleton', 'undead', [6, 1, 1], 'Rattles less than it used to.'),
  doorstepBandit: I('Doorstep Bandit', 'villain', [7, 1, 1], 'Works from home. Yours.'),
  hatlessGnome: I('Gnome Without a Hat', 'mythic', [6, 2, 1], 'Taller than you think, which is not tall.'),
  gateGrumbler: I('Gate Grumbler', 'greenskin', [7, 2, 1], 'Guards the gate. Disapproves of it.'),
  cuteBear: I('Cute Bear', 'beast', [2, 1, 0], 'It knows what its eyes do to people.', needs('crossbowShot')),
  sneezingImp: I('Sneezing Imp', 'mythic', [4, 1, 1], 'Allergic to heroes, brimstone and dust.', needs('blowShot')),
  ghostOfACook: I('Ghost of a Cook', 'undead', [4, 1, 2], 'Still seasoning. Nobody can stop her.', needs('blindShot')),
  trollToddler: I('Troll Toddler', 'greenskin', [5, 2, 1], 'Wants your shiny. Wants a nap. Wants your shiny.', needs('sittingShot')),
  shoulderCrab: I('Shoulder Crab', 'beast', [7, 1, 1], 'Prefers to be carried into battle. By you.', needs('elbowShot')),
  choirPickpocket: I('Choir Pickpocket', 'villain', [6, 1, 1], 'Folds his hands. Nobody checks the sleeves.', needs('piousShot')),
  unpaidApprentice: I('Unpaid Apprentice', 'villain', [5, 1, 2], 'Will take it out of petty cash.', { kind: 'loseGoldAfterMiss' }),
  cellarFerret: I('Cellar Ferret', 'beast', [4, 1, 1], 'Mostly gaps.', { kind: 'smallTarget' }),
  inkblot: I('Offended Inkblot', 'mythic', [6, 1, 1], 'What do you see? Wrong.', immune('blue')),

  orcAccountant: II('Orc Accountant', 'greenskin', [8, 1, 3], 'He has come about the receipts.'),
  secondhandKnight: II('Secondhand Knight', 'villain', [8, 2, 1], 'One careless owner.'),
  porridgeElemental: II('Porridge Elemental', 'mythic', [8, 2, 1], 'Too hot on the left, too cold on the right.'),
  wellRestedZombie: II('Well-Rested Zombie', 'undead', [7, 2, 1], 'Two hundred years and still five more minutes.'),
  mummyOnABudget: II('Mummy on a Budget', 'undead', [6, 2, 2], 'Wrapped in last week’s news.', needs('weakHandShot')),
  cockerelOfDoom: II('Cockerel of Doom', 'beast', [4, 2, 2], 'Announces the end of days, daily, at five.', needs('dancingShot')),
  traineeGargoyle: II('Trainee Gargoyle', 'mythic', [5, 2, 1], 'Only comes alive when you look away. Still practising.', needs('backwardsShot')),
  headlessButler: II('Headless Butler', 'undead', [5, 2, 2], 'Who shall I say is calling, and with what?', needs('headShot')),
  handyAndy: II('Handy Andy', 'villain', [7, 2, 2], 'Four of the hands are not his.', needs('borrowedHandShot')),
  springheeledFrog: II('Siege Frog', 'beast', [6, 2, 1], 'Load, pull, ribbit.', needs('catapultShot')),
  taxWitch: II('Tax Witch', 'villain', [6, 1, 2], 'That sword is a taxable asset, dear.', { kind: 'destroyEquipmentAfterMiss' }),
  leechChoir: II('Leech Choir', 'beast', [6, 1, 2], 'They hold the note until you do not.', heals(1)),
  highwayQuartet: II('Highway Quartet', 'villain', [7, 1, 3], 'Your money or your encore.', immune('green')),

  minotaurWithAMap: III('Minotaur with a Map', 'beast', [9, 2, 3], 'Holding it upside down since the bronze age.'),
  retiredValkyrie: III('Retired Valkyrie', 'mythic', [9, 3, 2], 'Chooses the slain now and then, as a hobby.'),
  toastmasterOrc: III('Toastmaster Orc', 'greenskin', [9, 3, 1], 'Unaccustomed as he is to public screaming.'),
  boneDrummer: III('Bone Drummer', 'undead', [4, 3, 2], 'Plays himself. Badly, but with conviction.', needs('twoBounceShot')),
  ogreBallerina: III('Ogre Ballerina', 'greenskin', [6, 2, 2], 'The floor has asked her to stop.', needs('jumpShot')),
  mirrorBasilisk: III('Mirror Basilisk', 'mythic', [5, 2, 3], 'Turned itself to stone twice this morning.', needs('bankShot')),
  lanternWraith: III('Lantern Wraith', 'undead', [6, 2, 3], 'Afraid of the dark, and only of the dark.', needs('underTheTableShot')),
  acrobatParrot: III('Acrobat Parrot', 'beast', [3, 2, 3], 'Knows every trick and the punchline of each.', needs('cardJumpShot')),
  bridgeTollSpider: III('Bridge Toll Spider', 'beast', [7, 3, 1], 'Eight legs, eight tolls. Mind the gap.', needs('underTheLegShot')),
  slimeLandlord: III('Slime Landlord', 'mythic', [9, 2, 2], 'Owns the damp. Rents it out.', heals(2)),
  hoodedCommittee: III('Hooded Committee', 'villain', [7, 1, 2], 'Your suffering was proposed, seconded and carried.', { kind: 'criticalMiss' }),
  keyholeKobold: III('Keyhole Kobold', 'greenskin', [8, 3, 1], 'You saw it. Then it turned sideways.', { kind: 'smallTarget' }),

  slightlyUsedDragon: IV('Slightly Used Dragon', 'mythic', [13, 3, 4], 'Low mileage, one scorch mark.'),
  goblinPromoted: IV('Goblin, Promoted', 'greenskin', [13, 3, 2], 'Has a desk now. Hits you with it.'),
  evilTwin: IV('Your Evil Twin', 'villain', [12, 4, 2], 'Remembers every birthday you forgot.'),
  elephantInTheRoom: IV('Elephant in the Room', 'beast', [13, 4, 2], 'Nobody mentioned it. That was the mistake.'),
  motherOfTheHillGiant: IV('Mother of the Hill Giant', 'greenskin', [10, 4, 3], 'She would like a word about her boy.', needs('slamShot')),
  vampireUnderstudy: IV('Vampire Understudy', 'undead', [11, 3, 3], 'Knows all the lines and none of the necks.', needs('noseShot')),
  demonOfSmallPrint: IV('Demon of Small Print', 'mythic', [9, 4, 4], 'Best read from a distance.', needs('farShot')),
  dizzyDjinn: IV('Dizzy Djinn', 'mythic', [10, 4, 2], 'Grants three wishes, all of them round.', needs('spinShot')),
  duchessOfDuels: IV('Duchess of Duels', 'villain', [12, 4, 2], 'Insists you use the other hand. It is only fair.', needs('weakHandShot')),
  nightwatchBanshee: IV('Night-Watch Banshee', 'undead', [9, 4, 2], 'Close your eyes. She is working.', needs('blindShot')),
  krakenInABucket: IV('Kraken in a Bucket', 'beast', [13, 2, 3], 'The bucket is the frightening part.', immune('red')),
  librarianLich: IV('Librarian Lich', 'undead', [13, 3, 4], 'Everything you carry is overdue.', { kind: 'destroyEquipmentAfterMiss' }),
  hangmansIntern: IV('Hangman’s Intern', 'villain', [9, 2, 3], 'Cannot tie the knot, so he uses everyone.', { kind: 'criticalMiss' }),
  auctioneerOgre: IV('Auctioneer Ogre', 'greenskin', [13, 4, 2], 'Going once. Going twice. Gone.', { kind: 'loseGoldAfterMiss' }),
} as const satisfies Readonly<Record<string, Monster>>;

export type MonsterId = keyof typeof MONSTERS;
export const MONSTER_IDS = Object.keys(MONSTERS) as readonly MonsterId[];
export const monsterCard = (id: MonsterId): Monster => MONSTERS[id];

/** What a miss cost against these when most monsters hit as hard as their level says: in matches begun before edition 2. */
const FIRST_EDITION_DAMAGE: Partial<Readonly<Record<MonsterId, number>>> = {
  orcAccountant: 2, taxWitch: 2, leechChoir: 2, highwayQuartet: 2, minotaurWithAMap: 3, ogreBallerina: 3, mirrorBasilisk: 3, lanternWraith: 3, acrobatParrot: 3, slimeLandlord: 3, slightlyUsedDragon: 4, goblinPromoted: 4, vampireUnderstudy: 4, krakenInABucket: 4, librarianLich: 4,
};
const FIRST_EDITION = new Map<MonsterId, Monster>(MONSTER_IDS.map((id) => [id, { ...MONSTERS[id], damage: FIRST_EDITION_DAMAGE[id] ?? MONSTERS[id].damage }]));

/** The card as it was printed at first. */
export const firstEditionCard = (id: MonsterId): Monster => FIRST_EDITION.get(id) ?? MONSTERS[id];
