import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { fingerOn, middleOf } from './kit/finger.mjs';

/** A story match as a file: until the box is opened, a chapter is reached by taking one in. */
async function storyFile(options, people, sharing = 'pass') {
  const { stdout: text } = await promisify(execFile)('npx', ['tsx', '__tests__/e2e/kit/storyFile.ts', JSON.stringify(options), people, sharing]);
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'story-')), 'chapter.grudge.json');
  writeFileSync(file, text.slice(text.indexOf('{')));
  return file;
}

async function takeIn(visit, file) {
  const { page } = visit;
  const chooser = page.waitForEvent('filechooser', { timeout: 60_000 });
  await visit.press('Import a file');
  await (await chooser).setFiles(file);
  await goOn(visit);
}

async function goOn(visit) {
  await visit.button('Continue').waitFor({ timeout: 60_000 });
  await visit.press('Continue');
}

const shows = (visit, text) => visit.page.getByText(text).locator('visible=true').first().waitFor({ timeout: 60_000 });

const corner = ({ page }, name) => page.getByRole('group', { name: `${name}’s corner` });
/** The cards of whoever holds a drawer open. */
const faces = (visit, name) => corner(visit, name).getByRole('img', { name: /^\d: \d / });
const isCurtained = ({ page }) => page.getByRole('dialog', { name: /^(Pass to|For .* alone$)/ }).isVisible();

/** Under which number a card lies, for whoever looks. */
async function numberOf(visit, name, card) {
  const label = await faces(visit, name).filter({ has: visit.page.getByText(card) }).first().getAttribute('aria-label');
  return label.slice(0, label.indexOf(':'));
}

export default function roninStory(test) {
  test('chapter 1 alone: the first page, a vote, its outcome, leaving and coming back', async (visit) => {
    const page = await visit.open('phone', { at: '/saves' });
    await takeIn(visit, await storyFile({}, 'Kaja'));
    await shows(visit, 'Posting House');
    await visit.inspect('the first page');
    await visit.press('Read on');
    await shows(visit, 'Three Ways In');
    await visit.press('To the vote');
    await shows(visit, /^Doors are for guests. The boy has already shown us the better one./);
    await visit.inspect('the vote');
    await visit.press('B: Raise the banner on the road');
    await visit.button('6 Moon').waitFor();
    await visit.inspect('the power');

    // Left in the middle of a vote, it waits.
    await visit.goto('/saves');
    await goOn(visit);
    await visit.button('6 Moon').waitFor({ timeout: 60_000 });
    await visit.press('6 Moon');
    await shows(visit, /^Takahiro 6$/);
    await visit.press('Read on');
    await shows(visit, 'The Road');
    await visit.press('To the test');
    await visit.press(/^Takahiro\s*Spirit 3/);
    await visit.press('Roll');
    await shows(visit, /It is (not )?enough/);
    assert.equal(await page.getByText('Not open').count(), 0);
  });

  test('two people vote with a curtain between their cards', async (visit) => {
    await visit.open('phone', { at: '/saves' });
    await takeIn(visit, await storyFile({}, 'Kaja,Noor'));
    await shows(visit, 'Posting House');
    await visit.press('Read on');
    await visit.press('To the vote');
    await visit.press('B: Raise the banner on the road');
    await visit.press('A: Take the drain');
    await visit.press(/has it$/);
    await visit.press('6 Moon');
    await visit.press(/has it$/);
    await shows(visit, 'Sayaka is for A: Take the drain');
    await visit.press('5 Stone');
    await shows(visit, /^Takahiro 6$/);
  });

  test('two people vote around a tablet, each at a corner turned to them: all at once, secrets under the hand, no curtain', async (visit) => {
    const page = await visit.open('tabletLying', { at: '/saves' });
    await takeIn(visit, await storyFile({}, 'Kaja,Noor', 'around'));
    await shows(visit, 'Posting House');
    await visit.eventually(async () => (await page.getByRole('article', { name: 'Posting House' }).count()) === 2, 'the page lies open towards both sides');
    await visit.inspect('the page around a tablet');
    await corner(visit, 'Kaja').getByRole('button', { name: 'Read on' }).click();
    await visit.press('To the vote');
    const letters = { Kaja: 'B: Raise the banner on the road', Noor: 'A: Take the drain' };
    for (const name of ['Kaja', 'Noor']) await corner(visit, name).getByRole('button', { name: letters[name] }).waitFor();
    await visit.inspect('two letter wheels');
    for (const name of ['Noor', 'Kaja']) await corner(visit, name).getByRole('button', { name: letters[name] }).click();

    // Two thumbs on two drawers at the same time; with each of them its own cards are seen, and with none of them nobody's.
    const drawers = {};
    for (const name of ['Kaja', 'Noor']) {
      const drawer = corner(visit, name).getByRole('button', { name: /hold to look$/ });
      await drawer.waitFor();
      drawers[name] = await middleOf(drawer);
    }
    assert.equal(await isCurtained(visit), false, 'nobody is sent away');
    assert.equal(await page.getByRole('img', { name: /^\d: \d / }).count(), 0, 'no card lies open');
    const fingers = await fingerOn(visit);
    await fingers.touch('touchStart', [drawers.Kaja]);
    await fingers.touch('touchStart', [drawers.Kaja, drawers.Noor]);
    for (const name of ['Kaja', 'Noor']) await visit.eventually(async () => (await faces(visit, name).count()) === 6, `${name} sees six cards`);
    await visit.picture('two drawers held');
    const wanted = { Kaja: await numberOf(visit, 'Kaja', 'Moon'), Noor: await numberOf(visit, 'Noor', 'Ember') };
    await fingers.touch('touchEnd', []);
    await visit.eventually(async () => (await page.getByRole('img', { name: /^\d: \d / }).count()) === 0, 'both drawers are shut');

    // While one of them looks again, the other one chooses and lays a card.
    await fingers.touch('touchStart', [drawers.Noor]);
    await visit.eventually(async () => (await faces(visit, 'Noor').count()) === 6, 'Noor looks again');
    const card = await middleOf(corner(visit, 'Kaja').getByRole('button', { name: `Card ${wanted.Kaja}` }));
    await fingers.touch('touchStart', [drawers.Noor, card]);
    assert.equal(await faces(visit, 'Noor').count(), 6, 'Noor still looks');
    await fingers.touch('touchEnd', []);
    await corner(visit, 'Kaja').getByRole('button', { name: `Lay ${wanted.Kaja}` }).click();
    await corner(visit, 'Kaja').getByText(/The card lies face down/).waitFor();
    assert.equal(await page.getByText(/^Takahiro 6$/).count(), 0, 'nothing is told before both have laid one');
    await corner(visit, 'Noor').getByRole('button', { name: `Card ${wanted.Noor}` }).click();
    await corner(visit, 'Noor').getByRole('button', { name: `Lay ${wanted.Noor}` }).click();
    await visit.eventually(async () => (await page.getByLabel(/ is followed\./).locator('visible=true').count()) === 2, 'both sides read how it was decided');
    await visit.eventually(async () => (await page.getByText(/^Takahiro 6$/).count()) === 2, 'the cards are turned up');
    assert.equal(await isCurtained(visit), false);
    await visit.inspect('the outcome towards both sides');
  });
}
