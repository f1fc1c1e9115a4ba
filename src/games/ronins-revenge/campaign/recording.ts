import type { VariantId } from '../content/story/conditions';
import { balanceOf, type FactId } from '../content/story/factNames';
import { HERO_IDS } from '../content/terms';
import { lootCard } from '../story/loot';
import { LAST_CHAPTER } from '../story/progress';
import { newRecord } from '../story/record';
import { change } from './changes';
import type { BattleTaken, StoryTaken } from './harvests';
import { recordNow, type Saga } from './saga';

/** So much more must lie on one side than on the other to tip the balance. */
const TIPPED = 4;

/** RR-450, RR-600: chosen when chapter 9 ends, and kept. */
export function variantFor(facts: readonly FactId[]): VariantId {
  const balance = balanceOf(facts);
  return balance >= TIPPED ? 'fifthWanderer' : balance <= -TIPPED ? 'devouringNight' : 'cagedDawn';
}

/** What has been read becomes what is so (RR-405). */
export function recordStory(saga: Saga, { part, path, votes, tests, gained, notes, ending, ...after }: StoryTaken): void {
  const record = recordNow(saga);
  record.path.push(...path);
  record.votes.push(...votes);
  record.tests.push(...tests);
  record.gained.push(...gained);
  record.notes.push(...notes);
  saga.facts.push(...gained);
  for (const hero of HERO_IDS) change(saga.party[hero], after.party[hero]);
  saga.items = [...after.items];
  saga.level = after.level;
  saga.difficulty = after.difficulty;
  saga.sitter = after.sitter;
  saga.tested = after.tested;
  if (part === 'story') {
    saga.effects = [...after.effects];
    saga.stage = 'battle';
  } else if (part === 'defeat') {
    saga.stage = 'battle';
  } else if (saga.chapter === LAST_CHAPTER) {
    saga.ending = ending;
  } else {
    openNext(saga, part === 'scar');
  }
}

function openNext(saga: Saga, scarred: boolean): void {
  saga.chapter += 1;
  saga.stage = 'story';
  saga.scarred = scarred;
  saga.effects = [];
  saga.tested = null;
  saga.history.push(newRecord());
  if (saga.chapter === LAST_CHAPTER) saga.variant = variantFor(saga.facts);
}

/** RR-448: the first defeat is tried again, the second is passage. What was drunk is gone. */
export function recordBattle(saga: Saga, { won, rounds, left, dealt }: BattleTaken): void {
  const record = recordNow(saga);
  record.battles.push({ won, rounds, dealt });
  const defeats = record.battles.filter((battle) => !battle.won).length;
  saga.stage = won ? 'victory' : defeats === 1 ? 'defeat' : 'scar';
  for (const hero of HERO_IDS) {
    const member = saga.party[hero];
    if (member.full) member.cards = member.cards.filter((card) => lootCard(card)?.kind !== 'consumable' || left[hero].includes(card));
  }
}
