import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What leads from a finished match back to its campaign, and from there to the next one. */
export const ONWARD = 'On with Souls of Kurokai';
export const NEXT = /^Play the (first|next) one/;
export const IN_HAND = /^Loot in the hand of /;

/**
 * What a reader presses, the first that is there: pages, the first letter, the lowest card, somebody for the test and the dice,
 * everything before the boss and after.
 */
export const PRESSED = {
  page: /^Read on$/,
  call: /^To the (vote|test)$/,
  letter: /^[A-D]: /,
  card: /^[1-6] (?!spent)/,
  tested: /^(Takahiro|Sayaka|Kosuke|Kensho)\s*(Strength|Agility|Mind|Spirit)/,
  sitter: /^Kosuke$/,
  dice: /^Roll$/,
  fact: /^Next: /,
  on: /^Go on$/,
  book: /^Shut .*’s book$/,
  ready: /^Ready for the battle$/,
};

export const shown = ({ page }, name) => page.getByRole('button', { name, disabled: false }).locator('visible=true').first();
export const shows = (visit, text) => visit.page.getByText(text).locator('visible=true').first().waitFor();

/** Back to the campaign. The result still grows while its picture comes, and may push the button from under a finger: then it is pressed again. */
export async function goOnward(visit) {
  const button = visit.button(ONWARD);
  await button.waitFor();
  await visit.pressUntil(button, async () => !(await button.isVisible()), 'the way on is taken');
}

/** Presses the first thing a reader would press, and says what it was; nothing while something is told. */
export async function pressNext(visit, order = Object.keys(PRESSED)) {
  for (const what of order) {
    const button = shown(visit, PRESSED[what]);
    if (!(await button.isVisible())) continue;
    await visit.tryPress(button);
    return what;
  }
  return undefined;
}

/** Reads, votes and rolls until something is there. */
export async function readUntil(visit, sight) {
  for (;;) {
    await visit.page.waitForTimeout(30);
    if (await sight.isVisible()) return;
    await pressNext(visit);
  }
}

/** Files of one campaign that stands before certain matches (see `sagaFile.ts`), by the match. */
export async function sagaFiles(wanted) {
  const folder = mkdtempSync(path.join(tmpdir(), 'saga-'));
  await promisify(execFile)('npx', ['tsx', '__tests__/e2e/kit/sagaFile.ts', JSON.stringify(wanted), folder], { maxBuffer: 1 << 24 });
  return Object.fromEntries(wanted.before.map((match) => [match, path.join(folder, `${match.replace('/', '-')}.grudge.json`)]));
}

/** Takes a file in on the page of saves. */
export async function takeIn(visit, file) {
  const chooser = visit.page.waitForEvent('filechooser');
  await visit.press('Import a file');
  await (await chooser).setFiles(file);
  await visit.button('Continue').waitFor();
}

export const lootOf = ({ page }) => page.getByRole('group', { name: IN_HAND }).locator('[aria-pressed]').locator('visible=true').evaluateAll((all) => all.map((each) => each.textContent));

/** How many cards are in hand; equal ones lie on each other. */
export const countOf = (loot) => loot.reduce((sum, words) => sum + Number(/ × (\d)/.exec(words)?.[1] ?? 1), 0);

/** Lifts the first card and keeps it; comes back when fewer are in hand, or none. */
export async function keepOne(visit) {
  const held = countOf(await lootOf(visit));
  const first = visit.page.getByRole('group', { name: IN_HAND }).locator('[aria-pressed]').locator('visible=true').first();
  const keep = visit.button(/^Keep /);
  await visit.pressUntil(first, () => keep.isVisible(), 'a card is lifted');
  await visit.pressUntil(keep, async () => countOf(await lootOf(visit)) < held, 'it is kept and the rest is passed on');
}
