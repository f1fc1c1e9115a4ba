import type { Region } from '../content/vocabulary';
import type { LossReason, ThrowResult } from '../rules/state';

/** What the log adds under its breath. Chosen by numbers of the event itself, so that a replay tells the same joke. */
const pick = (lines: readonly string[], number: number): string => lines[Math.abs(number) % lines.length] ?? '';

/** Not every throw is funny. */
const SELDOM = 3;

const ON_THE_BOARD: Readonly<Record<string, readonly string[]>> = {
  1: ['It counts, technically.', 'A nibble.', 'The monster asks whether that was it.'],
  2: ['A solid two. Bards have sung of less.', 'Ow, says the monster, politely.'],
  3: ['Respectable.', 'Somebody has practised.', 'That one will itch.'],
  4: ['The monster stops smiling.', 'Well, well.'],
  5: ['So close that it hurts somebody.', 'The middle felt the draught.'],
  10: ['Nobody will believe this in the tavern.', 'Pure skill. Obviously.'],
};

const ASTRAY: Readonly<Record<'hole' | 'bone' | 'outside', readonly string[]>> = {
  hole: ['The rats say thank you.', 'Straight down the drain.', 'There is a whole pile of dice down there.'],
  bone: ['Bone idle.', 'The skeleton would like it back.', 'A humerus place to land.'],
  outside: ['The table is hit. The table surrenders.', 'The wall had it coming.', 'Somebody check under the cupboard.'],
};

const NOT_AS_ASKED = ['Style matters here.', 'The judges are not amused.', 'Again, with feeling.'];
const NO_BOUNCE = ['Bounce, they said. Bounce.', 'Gravity has rules, and so has this table.'];

const isAstray = (region: Region): region is keyof typeof ASTRAY => typeof region === 'string';

/** A remark on where a die lies; empty when nobody has anything to say. */
export function throwBanter({ contact, region, rest, face, missReasons }: Pick<ThrowResult, 'contact' | 'region' | 'rest' | 'face' | 'missReasons'>): string {
  const number = Math.abs(rest.x + 3 * rest.y + 7 * rest.yaw + face);
  if (region !== 10 && number % SELDOM !== 0) return '';
  const turn = Math.floor(number / SELDOM);
  if (contact) return pick(ON_THE_BOARD[region] ?? [], turn);
  if (missReasons.includes('noBounce')) return pick(NO_BOUNCE, turn);
  if (missReasons.includes('requirementFailed')) return pick(NOT_AS_ASKED, turn);
  return isAstray(region) ? pick(ASTRAY[region], turn) : '';
}

const FAINTS = ['The floor is surprisingly comfortable.', 'Somebody hold the torch.', 'It was like that when we got here.'];
const DEFEATED = ['It had a family. They are in the next room.', 'It will not be needing that gold.', 'The tower gets shorter.', 'Next, please.'];
const GIVES_IN = ['Morale was never in the budget.', 'Everybody agrees that it was somebody else’s turn.'];
const BACKS_DOWN = ['Wisdom, or something that looks like it.', 'Its feelings are hurt.'];

export const faintBanter = (number: number): string => pick(FAINTS, number);
export const defeatBanter = (number: number): string => pick(DEFEATED, number);
export const givingInBanter = (number: number): string => pick(GIVES_IN, number);
export const backDownBanter = (number: number): string => pick(BACKS_DOWN, number);

export const LOSS_BANTER: Readonly<Record<LossReason, string>> = {
  allFainted: 'The rats inherit everything.',
  allEliminated: 'The afterlife has a tavern, too.',
  noDice: 'The final boss offers to lend one, and laughs.',
};
