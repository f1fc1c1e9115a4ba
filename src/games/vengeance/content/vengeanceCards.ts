import { bossOf, type BossId } from './bosses';
import type { TrackName, Wound } from './damage';
import type { GangId } from './gangs';

export interface VengeanceCard {
  /** Who did it; a Blitz card names nobody. */
  readonly boss?: BossId;
  readonly title: string;
  readonly words: string;
  readonly damage: readonly Wound[];
}

const LETTERS: Readonly<Record<string, TrackName>> = { M: 'mind', S: 'skill', H: 'health', m: 'mind', s: 'skill', h: 'health' };

/** "m s H": small letters are normal cubes, capitals severe ones; M Mind, S Skill, H Health. */
function wounds(letters: string): readonly Wound[] {
  const found: Wound[] = [];
  for (const letter of new Set(letters)) {
    const track = LETTERS[letter];
    if (track) found.push({ track, severe: letter === letter.toUpperCase(), count: letters.split(letter).length - 1 });
  }
  return found;
}

const by = (boss: BossId, title: string, damage: string, words: string): VengeanceCard => ({ boss, title, words, damage: wounds(damage) });
const blitz = (title: string, damage: string, words: string): VengeanceCard => ({ title, words, damage: wounds(damage) });

const VENGEANCE_CARDS = {
  TK1: by('batoman', 'Dripping Technique', 'm', 'One tap, all night, and nobody to turn it off.'),
  TK2: by('batoman', 'Bamboo Lesson', 'hhh', 'He counted aloud, slowly, and lost count twice.'),
  TK3: by('batoman', 'The Folded Fan', 's', 'It was heavier than it looked, and it landed on your hand.'),
  TK4: by('sisterNeedle', 'A Hundred Pins', 'mh', 'She used ninety-nine and let you wait for the last.'),
  TK5: by('sisterNeedle', 'Numb Fingers', 'sh', 'You can hold a cup again, most days.'),
  TK6: by('ledgerMori', 'Paid in Full', 'S', 'He closed the book on your hand and wrote a receipt.'),
  TK7: by('tallKenji', 'The Long Drop', 'mH', 'He let go at the count of two.'),
  TK8: by('kazuOno', 'Tea with the Chairman', 'MS', 'He poured himself, and you have not slept well since.'),
  TK9: by('kazuOno', 'The Garden Wall', 'msh', 'Three nights outside it, with the dogs inside.'),
  ZC1: by('littleDrago', 'Boot of the Car', 'm', 'Forty kilometres, and he sang.'),
  ZC2: by('littleDrago', 'Knuckle Lottery', 's', 'You drew the wrong number.'),
  ZC3: by('littleDrago', 'Down the Steps', 'hhh', 'There were thirty-one of them.'),
  ZC4: by('theNotary', 'Signed Confession', 'M', 'It is your own hand, and none of it is true.'),
  ZC5: by('theNotary', 'Fine Print', 'mh', 'You should have read it, he said, and turned the page.'),
  ZC6: by('auntVesna', 'Sunday Lunch', 'hH', 'Four courses, and nobody may leave the table.'),
  ZC7: by('goranTwoCoats', 'A Fresh Coat', 'mm', 'He painted your door while you were behind it.'),
  ZC8: by('donZemun', 'The Empty Chair', 'mmh', 'They set the place for somebody who would not come.'),
  ZC9: by('donZemun', 'Family Portrait', 'mMh', 'He had one face cut out of it, with care.'),
  HR1: by('chainlink', 'Road Rash', 'hhh', 'The road was dry, and long.'),
  HR2: by('chainlink', 'Batting Practice', 's', 'You were not asked to pitch.'),
  HR3: by('chainlink', 'Hitched', 'm', 'Tied to a post in the sun, with everybody passing.'),
  HR4: by('dieselMarge', 'Hot Exhaust', 'hH', 'She held the engine at idle and your arm beside it.'),
  HR5: by('dieselMarge', 'Kickstand', 'sh', 'Half a ton came down where your foot was.'),
  HR6: by('preacherCole', 'Midnight Sermon', 'mh', 'He preached until morning, and you knelt on gravel.'),
  HR7: by('tankRuiz', 'Parked On', 'ss', 'He said he had not seen you.'),
  HR8: by('prez', 'Vote of the Club', 'sS', 'All hands went up, and then came down.'),
  HR9: by('prez', 'Stripped of Colours', 'mS', 'They took the jacket and what was under it.'),
  LZ1: by('kidKarat', 'Bent Ring', 's', 'The ring was his, the finger yours.'),
  LZ2: by('kidKarat', 'Live on Stream', 'm', 'Eleven thousand people watched, and some of them paid.'),
  LZ3: by('kidKarat', 'Bottle Service', 'hhh', 'The bottles came one after the other.'),
  LZ4: by('missDemeanour', 'Heel Turn', 'sh', 'She was on your side until the lights went up.'),
  LZ5: by('missDemeanour', 'Read, Not Answered', 'M', 'You wrote for a year, and she read every word.'),
  LZ6: by('djVerdict', 'Dropped Needle', 'S', 'He scratched more than the record.'),
  LZ7: by('bigSleeps', 'Bedtime Story', 'ms', 'He told it softly and held your wrist.'),
  LZ8: by('roxyKween', 'Royal Audience', 'mS', 'You were told to kneel, and then helped.'),
  LZ9: by('roxyKween', 'Throne Room', 'sM', 'She let you sit on it once, so that you would know.'),
  BZ1: blitz('Wrong Bar', 'hh', 'You only wanted a glass of water.'),
  BZ2: blitz('Wrong Bus Stop', 'hh', 'The last bus had gone, and so had the witnesses.'),
  BZ3: blitz('Wrong Crowd', 's', 'They took you for somebody with your name.'),
  BZ4: blitz('Wrong Number', 'm', 'He kept calling, and he knew what you wore.'),
} satisfies Record<string, VengeanceCard>;

export type CardId = keyof typeof VENGEANCE_CARDS;
export const CARD_IDS = Object.keys(VENGEANCE_CARDS) as readonly CardId[];
const CARD_TABLE: Readonly<Record<CardId, VengeanceCard>> = VENGEANCE_CARDS;
export const cardOf = (id: CardId): VengeanceCard => CARD_TABLE[id];
export const isBlitz = (id: CardId): boolean => CARD_TABLE[id].boss === undefined;

export const gangOf = (id: CardId): GangId | undefined => {
  const { boss } = CARD_TABLE[id];
  return boss === undefined ? undefined : bossOf(boss).gang;
};

export const BLITZ_CARDS: readonly CardId[] = CARD_IDS.filter(isBlitz);
export const cardsOfGang = (gang: GangId): readonly CardId[] => CARD_IDS.filter((id) => gangOf(id) === gang);
