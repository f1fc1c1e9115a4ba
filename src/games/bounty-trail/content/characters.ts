export const CHARACTER_IDS = ['scout', 'deadeye', 'chancer', 'medic', 'quartermaster', 'breaker'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export interface Character {
  readonly name: string;
  readonly title: string;
  /** The power in words; the rule that implements it is named beside it. */
  readonly power: string;
  readonly rule: string;
}

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  scout: { name: 'Ada Swift', title: 'Scout', power: 'Your first step of a round is up to 4 bullets or 2 hearts cheaper.', rule: 'BT-148' },
  deadeye: { name: 'Josiah Crane', title: 'Deadeye', power: 'Prices of 4 or 5 bullets are 1 lower, higher ones 2. Half of your bullets is rounded down.', rule: 'BT-149' },
  chancer: { name: 'Lucky Dupree', title: 'Chancer', power: 'Add 1 to your rolls. A tied bid of yours wins on a roll of 4, 5 or 6.', rule: 'BT-150' },
  medic: { name: 'Hattie Moreau', title: 'Field Doctor', power: 'The first heart price of each round is up to 2 hearts cheaper.', rule: 'BT-151' },
  quartermaster: { name: 'Ben Ferro', title: 'Quartermaster', power: 'Your gun reloads to 12. You gain 2 bullets after each of the rounds 1 to 4.', rule: 'BT-152' },
  breaker: { name: 'Inés Valverde', title: 'Safecracker', power: 'You enter sealed sides for 6 bullets and 1 heart, and leave one-way cards by any side.', rule: 'BT-153' },
};

/** What a power said before it was changed. */
const FIRST_PRINTING: Partial<Record<CharacterId, string>> = { chancer: 'Add 1 to your rolls. A tied bid of yours wins on a roll of 5 or 6.' };

/** The power in words, as the match at hand is played. */
export const powerWords = (id: CharacterId, printing: 2 | undefined): string => (printing === undefined ? FIRST_PRINTING[id] : undefined) ?? CHARACTERS[id].power;

/** The solo opponents, in the order in which they ride. */
export const RIDERS = ['Silas Vane', 'Dora Vane'] as const;
