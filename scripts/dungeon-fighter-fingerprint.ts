import { Random } from '@/engine/random';
import { HANDS } from '@/games/dungeon-fighter/bot/hand';
import { rangeThrows } from '@/games/dungeon-fighter/bot/range';
import { REQUIREMENT_IDS, type RequirementId } from '@/games/dungeon-fighter/content/vocabulary';
import { fly } from '@/games/dungeon-fighter/rules/throw/flight';
import type { RestSpot } from '@/games/dungeon-fighter/rules/state';

/** Prints one number for 1,000 throws at the board, special ones and some among lying dice; every engine must print the same. */
declare const print: ((text: string) => void) | undefined;

const THROWS = 1000;
let total = 0;
const add = (value: number): void => {
  total = Math.imul(total ^ value, 0x01000193) >>> 0;
};

const random = Random.fromSeed('recorded throws');
const lying: RestSpot[] = [];
for (let i = 0; i < THROWS; i++) {
  const id: RequirementId | undefined = i % 2 === 0 ? undefined : REQUIREMENT_IDS[(i >> 1) % REQUIREMENT_IDS.length];
  const { input, result } = rangeThrows(id ? [id] : [], HANDS.novice, random).next().value;
  add(result.digest);
  if (i % 4 === 0) add(fly({ ...input, obstacles: lying }).digest);
  lying.unshift(result.rest);
  lying.length = Math.min(lying.length, 8);
}

const text = `throws ${total.toString(16).padStart(8, '0')}`;
// Hermes' command line has print and no console; Chromium's print opens a dialogue.
if (typeof console !== 'undefined') console.log(text);
else if (typeof print !== 'undefined') print(text);
