import type { EquipmentEffect, EquipmentType, RequirementId } from './vocabulary';

export interface Equipment {
  readonly name: string;
  readonly type: EquipmentType;
  readonly effect: EquipmentEffect;
  readonly price: number;
  /** Marked "1x": discarded when played. */
  readonly singleUse: boolean;
  readonly flavour: string;
}

/** The harder the throw, the higher the bonus; what it is worth on the whole way, and so its price, is another matter (DF-286). */
const weapon = (name: string, requirement: RequirementId, bonus: number, price: number, flavour: string): Equipment =>
  ({ name, type: 'weapon', effect: { kind: 'weapon', requirement, bonus }, price, singleUse: false, flavour });

const reduces = (amount: number): EquipmentEffect => ({ kind: 'reducedDamage', amount });
const worn = (name: string, effect: EquipmentEffect, price: number, flavour: string): Equipment =>
  ({ name, type: 'armor', effect, price, singleUse: false, flavour });
const once = (type: 'armor' | 'item', name: string, effect: EquipmentEffect, price: number, flavour: string): Equipment =>
  ({ name, type, effect, price, singleUse: true, flavour });

const COUNTERBLOW: EquipmentEffect = { kind: 'counterblow' };
const DODGE: EquipmentEffect = { kind: 'agileInstincts' };
const AGAIN: EquipmentEffect = { kind: 'swingAgain' };
const healHero = (amount: number): EquipmentEffect => ({ kind: 'healHero', amount });
const healParty = (amount: number): EquipmentEffect => ({ kind: 'healParty', amount });
const piercing = (amount: number): EquipmentEffect => ({ kind: 'piercingDamage', amount });

export const EQUIPMENT = {
  helmOfBravery: weapon('Helm of Bravery', 'blindShot', 3, 1, 'One size too large, on purpose.'),
  dragonsBreath: weapon('Dragon’s Breath', 'spinShot', 2, 2, 'Contains garlic, dragon and regret.'),
  leftHandedLadle: weapon('Left-Handed Ladle', 'weakHandShot', 2, 2, 'Right-handed soup remains unsolved.'),
  otherGlove: weapon('The Other Glove', 'weakHandShot', 3, 5, 'The first one is still at large.'),
  cousinsCrossbow: weapon('Cousin’s Crossbow', 'crossbowShot', 2, 3, 'Borrowed. He thinks it is in the shed.'),
  spareTavernDoor: weapon('Spare Tavern Door', 'bankShot', 4, 2, 'Opens outward, on people.'),
  bootsOfRegret: weapon('Boots of Regret', 'jumpShot', 3, 3, 'You will know when you land.'),
  twinPebbleSling: weapon('Twin-Pebble Sling', 'twoBounceShot', 6, 1, 'One for the noise, one for the nose.'),
  aceOfSleeves: weapon('Ace of Sleeves', 'cardJumpShot', 9, 2, 'Up it, and over.'),
  funnyBone: weapon('Funny Bone of Saint Humerus', 'elbowShot', 1, 2, 'He died laughing. So may others.'),
  prayerMallet: weapon('Prayer Mallet', 'piousShot', 2, 3, 'For knocking on heaven, firmly.'),
  detachableArm: weapon('Detachable Arm', 'borrowedHandShot', 2, 2, 'Lend a hand. Get it back by Friday.'),
  trapdoorTrident: weapon('Trapdoor Trident', 'underTheTableShot', 3, 4, 'Three points, all of them from below.'),
  footstoolOfFury: weapon('Footstool of Fury', 'sittingShot', 3, 3, 'Anger, upholstered.'),
  garterKnife: weapon('Garter Knife', 'underTheLegShot', 2, 2, 'Formal wear for informal occasions.'),
  stiltSabre: weapon('Stilt Sabre', 'underTheLegShot', 3, 3, 'A long leg has a long reach.'),
  noseRingFlail: weapon('Nose-Ring Flail', 'noseShot', 2, 3, 'Follow your nose. Mind the spikes.'),
  gavelOfOrder: weapon('Gavel of Order', 'slamShot', 3, 3, 'Sustained. Sustained. Sustained.'),
  pocketTrebuchet: weapon('Pocket Trebuchet', 'catapultShot', 3, 4, 'Ninety grams over three hundred millimetres.'),
  warBagpipe: weapon('War Bagpipe', 'blowShot', 3, 3, 'Banned in twelve valleys. You can hear why.'),
  rearViewShield: weapon('Rear-View Shield', 'backwardsShot', 4, 2, 'Monsters are closer than they appear.'),
  anvilCap: weapon('Anvil Cap', 'headShot', 5, 3, 'Protects the anvil from below.'),
  telescopicLance: weapon('Telescopic Lance', 'farShot', 3, 2, 'Extends to the next room and apologises.'),
  royalPostCannon: weapon('Royal Post Cannon', 'farShot', 4, 3, 'Delivered on the second attempt.'),
  tapShoesOfTerror: weapon('Tap Shoes of Terror', 'dancingShot', 5, 3, 'Left, right, turn, scream.'),
  whirligigAxe: weapon('Whirligig Axe', 'spinShot', 3, 4, 'Stand anywhere. It will find you.'),

  secondBestBreastplate: worn('Second-Best Breastplate', reduces(1), 2, 'The best one is on somebody alive.'),
  barrelWithStraps: worn('Barrel with Straps', reduces(1), 2, 'Vintage. You can smell the year.'),
  quiltedOptimism: worn('Quilted Optimism', reduces(1), 2, 'It will probably be fine, in eleven layers.'),
  potLidDeluxe: worn('Pot Lid Deluxe', reduces(1), 2, 'Keeps the hero in and the soup warm.'),
  cardboardCuirass: worn('Cardboard Cuirass', reduces(1), 2, 'This side up.'),
  wallYouCanWear: worn('Wall You Can Wear', reduces(2), 5, 'Sold without the window.'),
  wardrobeOfWarding: worn('Wardrobe of Warding', reduces(2), 5, 'Step in. Close the doors. Wait.'),
  hedgehogVest: worn('Hedgehog Vest', COUNTERBLOW, 8, 'The hedgehogs were consulted.'),
  rubberShield: worn('Rubber Shield', COUNTERBLOW, 8, 'Return to sender.'),
  cloakOfSuddenAbsence: once('armor', 'Cloak of Sudden Absence', DODGE, 2, 'You were never here. Ask anyone.'),
  understudyDummy: once('armor', 'Understudy Dummy', DODGE, 2, 'Takes the blow, then a bow.'),
  bananaGreaves: once('armor', 'Banana Greaves', DODGE, 2, 'One glorious slip.'),

  lukewarmSoup: once('item', 'Lukewarm Soup', healHero(3), 2, 'It was hot when the quest began.'),
  bandageOfUnknownOrigin: once('item', 'Bandage of Unknown Origin', healHero(3), 2, 'Clean on at least one side.'),
  emergencyBiscuit: once('item', 'Emergency Biscuit', healHero(3), 2, 'In case of despair, break biscuit.'),
  grandmothersSoup: once('item', 'Grandmother’s Soup', healHero(5), 3, 'She knows. Eat.'),
  bottledSunday: once('item', 'Bottled Sunday', healHero(5), 3, 'Contains one entire lie-in.'),
  picnicBasket: once('item', 'Picnic Basket', healParty(2), 3, 'Ants included, at no charge.'),
  groupHugScroll: once('item', 'Scroll of Group Hug', healParty(2), 3, 'Read aloud, arms open, armour off.'),
  travellingBarber: once('item', 'Voucher for a Barber', healParty(2), 3, 'A little off the top, a little off the wounds.'),
  stringTiedToADie: once('item', 'Piece of String Tied to a Die', AGAIN, 3, 'That one did not count.'),
  trainedFlea: once('item', 'Trained Flea', AGAIN, 3, 'Fetch. Good flea. Where is it?'),
  doOverWhistle: once('item', 'Do-Over Whistle', AGAIN, 3, 'The referee is you.'),
  alibi: once('item', 'Signed Alibi', AGAIN, 3, 'You could not have thrown that. You were fishing.'),
  whetstone: once('item', 'Whetstone', piercing(3), 2, 'Sharpens anything, including remarks.'),
  borrowedAdjective: once('item', 'Borrowed Adjective', piercing(3), 2, 'It was a blow. Now it is a devastating blow.'),
  forbiddenWhetstone: once('item', 'Forbidden Whetstone', piercing(5), 4, 'Forbidden by the other whetstones.'),
} as const satisfies Readonly<Record<string, Equipment>>;

export type CardId = keyof typeof EQUIPMENT;
export const CARD_IDS = Object.keys(EQUIPMENT) as readonly CardId[];
export const equipmentCard = (id: CardId): Equipment => EQUIPMENT[id];
