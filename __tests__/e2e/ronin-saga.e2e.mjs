import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { WAYS, fight, result } from './kit/roninFight.mjs';

const ONWARD = 'On with Souls of Kurokai';
const NEXT = 'Play the next one';
const IN_HAND = /^Loot in the hand of /;

/**
 * What a reader presses, the first that is there: pages, the first letter, the lowest card, somebody for the test and the dice,
 * everything before the boss and after.
 */
const PRESSED = [/^Read on$/, /^To the (vote|test)$/, /^A: /, /^[1-6] (?!spent)/, /^Sayaka\s*(Strength|Agility|Mind|Spirit)/, /^Roll$/, /^Next: /, /^(Go on|All of it is so)/, /^Shut Takahiro's book$/, /^Ready for the battle$/];

const shown = ({ page }, name) => page.getByRole('button', { name, disabled: false }).locator('visible=true').first();
const shows = (visit, text) => visit.page.getByText(text).locator('visible=true').first().waitFor();

/** Reads, votes and rolls until something is there. */
async function readUntil(visit, sight) {
  for (;;) {
    await visit.page.waitForTimeout(30);
    if (await sight.isVisible()) return;
    for (const name of PRESSED) {
      const button = shown(visit, name);
      if (!(await button.isVisible())) continue;
      await visit.tryPress(button);
      break;
    }
  }
}

/** A campaign that stands before a certain match, as a file. */
async function sagaFile(name, before) {
  const { stdout: text } = await promisify(execFile)('npx', ['tsx', '__tests__/e2e/kit/sagaFile.ts', name, before], { maxBuffer: 1 << 24 });
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'saga-')), 'saga.grudge.json');
  writeFileSync(file, text.slice(text.indexOf('{')));
  return file;
}

async function takeIn(visit, file) {
  const chooser = visit.page.waitForEvent('filechooser');
  await visit.press('Import a file');
  await (await chooser).setFiles(file);
  await visit.button('Continue').waitFor();
}

/** From the box's page for setting out to the page of the campaign. */
async function setOut(visit, name) {
  const { page } = visit;
  await page.getByLabel('Name of seat 1').fill(name);
  await page.getByRole('radio', { name: /^Easy\./ }).click();
  await page.getByLabel('Words for the deal').fill('ash road');
  await visit.press('Start');
  await visit.button(NEXT).waitFor();
}

/** Somebody goes away in the middle of something, and comes back to exactly that. */
async function leaveAndComeBack(visit) {
  await visit.goto('/');
  await visit.press(/^continue/i);
}

const lootOf = ({ page }) => page.getByRole('group', { name: IN_HAND }).getByRole('button').locator('visible=true').evaluateAll((all) => all.map((each) => each.textContent));

/** How many cards are in hand; equal ones lie on each other. */
const countOf = (loot) => loot.reduce((sum, words) => sum + Number(/ × (\d)/.exec(words)?.[1] ?? 1), 0);

/** Keeps the first card; comes back when fewer are in hand, or none. */
async function keepOne(visit) {
  const held = countOf(await lootOf(visit));
  const first = visit.page.getByRole('group', { name: IN_HAND }).getByRole('button').locator('visible=true').first();
  await visit.pressUntil(first, async () => countOf(await lootOf(visit)) < held, 'a card is kept and the rest is passed on');
}

export default function roninSaga(test) {
  test('chapter 1 alone, from the first page through votes and battle to loot and chapter 2, left in the middle of each', async (visit) => {
    const page = await visit.open('phone', { at: '/box/ronins-revenge/campaign/souls-of-kurokai' });
    await setOut(visit, 'Kaja');
    await visit.press(NEXT);
    await visit.button('Read on').waitFor();
    await visit.playInstantly();

    // A letter has been named: it stands, and the power behind it is still to be chosen.
    await readUntil(visit, visit.button('6 Moon'));
    await leaveAndComeBack(visit);
    await visit.button('6 Moon').waitFor();
    await shows(visit, 'Takahiro is for A: Take the drain');
    await readUntil(visit, visit.button('Ready for the battle'));
    await visit.inspect('before the boss');
    await readUntil(visit, visit.button(ONWARD));
    await shows(visit, 'To the Battle');
        assert.equal(await page.getByText('Won!').count(), 0, 'a chapter has no score');

    await visit.press(ONWARD);
    await shows(visit, 'Chapter 1 of 10');
    await visit.press(NEXT);
    const struck = (labels) => labels.some((label) => WAYS.defend.test(label));
    assert.equal(await fight(visit, { until: struck }), 'there', 'the boss strikes');
    const blow = await visit.button(WAYS.defend).textContent();
    await leaveAndComeBack(visit);
    await visit.button(WAYS.defend).waitFor();
    assert.equal(await visit.button(WAYS.defend).textContent(), blow, 'the same blow is still on its way');
    assert.equal(await fight(visit), 'over');
    assert.match(await result(page).textContent(), /Won!/);

    await visit.press(ONWARD);
    await visit.press(NEXT);
    await readUntil(visit, page.getByRole('group', { name: IN_HAND }));
    assert.equal(countOf(await lootOf(visit)), 5, 'five cards');
    await visit.inspect('the draft');
    await keepOne(visit);
    const passed = await lootOf(visit);
    assert.equal(countOf(passed), 4, 'four are passed on');
    await leaveAndComeBack(visit);
    await page.getByRole('group', { name: IN_HAND }).waitFor();
    assert.deepEqual(await lootOf(visit), passed, 'the same four wait');
    while ((await lootOf(visit)).length > 0) await keepOne(visit);
    await shows(visit, /has Souls:/);
    await visit.inspect('the camp');
    await readUntil(visit, visit.button(ONWARD));
    await visit.press(ONWARD);
    await shows(visit, 'Chapter 2 of 10');
    await visit.press(NEXT);
    await shows(visit, 'The Hem');
  });

  test('two campaigns side by side', async (visit) => {
    const page = await visit.open('phone', { at: '/saves' });
    await takeIn(visit, await sagaFile('Noor', 'chapter-2/story'));
    await visit.goto('/box/ronins-revenge/campaign/souls-of-kurokai');
    await setOut(visit, 'Kaja');
    await visit.press(NEXT);
    await visit.press('Read on');
    await shows(visit, 'Three Ways In');
    await visit.goto('/saves');
    const goOn = (player) => page.getByRole('group', { name: 'Souls of Kurokai', exact: true }).filter({ hasText: player }).getByRole('button', { name: 'Continue' }).locator('visible=true').first();
    await goOn('Noor').waitFor();
    await visit.inspect('both among the saves');

    // Each goes on where it was, and knows nothing of the other.
    await goOn('Noor').click();
    await shows(visit, 'Chapter 2 of 10');
    await visit.press(NEXT);
    await shows(visit, 'The Hem');
    await visit.goto('/saves');
    await goOn('Kaja').click();
    await shows(visit, 'Chapter 1 of 10');
    await visit.press('Go on with the match');
    await shows(visit, 'Three Ways In');
    await visit.button('To the vote').waitFor();
  });
}
