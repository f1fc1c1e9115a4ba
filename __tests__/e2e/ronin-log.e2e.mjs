import assert from 'node:assert/strict';

import { sagaFiles, shown, shows } from './kit/saga.mjs';

const CHAPTERS = 10;
const HELD = /: hold to look$/;

/** The page of a campaign that was taken in from a file. */
async function openSaga(visit, file, label) {
  const { page } = visit;
  const chooser = page.waitForEvent('filechooser');
  await visit.press('Import a file');
  await (await chooser).setFiles(file);
  await visit.press(label);
}

const tab = ({ page }, name) => page.getByRole('radio', { name }).click();

/** What a page of a book says while it is held, sentence by sentence. */
async function hold(visit, handle) {
  const { page } = visit;
  const { x, y, width, height } = await handle.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  const leaf = page.locator('[aria-live="polite"]').filter({ has: page.getByRole('heading', { level: 2 }) }).locator('visible=true').first();
  let notes = [];
  await visit.eventually(async () => {
    notes = (await leaf.innerText()).split('\n').filter((line) => line.length > 40);
    return notes.length > 0;
  }, 'the page is read');
  await visit.picture('a page of the book');
  await page.mouse.up();
  await leaf.waitFor({ state: 'hidden' });
  const seen = await page.locator('body').innerText();
  assert.deepEqual(notes.filter((note) => seen.includes(note)), [], 'nothing of it stays');
  return notes;
}

export default function roninLog(test) {
  test('a campaign that is over keeps its log: the end to share, the way to read again, Facts and where they came from, the own book', async (visit) => {
    const page = await visit.open('phone', { at: '/saves' });
    const { 'the-end': file } = await sagaFiles({ players: ['Kaja'], before: ['the-end'] });
    await openSaga(visit, file, 'See how it ended');
    await visit.press('Read it all again: the log');
    await shows(visit, 'Four people sat by a fire that none of them had lit.');
    await visit.inspect('the end');
    const download = page.waitForEvent('download');
    await visit.press('Keep or share this story');
    assert.equal((await download).suggestedFilename(), 'souls-of-kurokai.txt');

    await tab(visit, 'The way');
    await visit.eventually(async () => (await page.getByRole('button', { name: /: show the way$/ }).count()) === CHAPTERS, 'all chapters are on the map');
    await visit.press('CHAPTER 1 The Ash Gate: show the way');
    await visit.press('Posting House: read it again');
    await shows(visit, /three walls, a hearth/);
    assert.ok((await page.getByLabel(/: not taken$/).count()) > 0, 'ways not taken are blank');
    await visit.inspect('the way');
    await tab(visit, /Facts$/);
    await shows(visit, /^From: /);
    await visit.inspect('the Facts');
    await tab(visit, 'Books');
    await visit.eventually(async () => (await page.getByRole('button', { name: HELD }).count()) === CHAPTERS, 'a page for every battle');
    await hold(visit, page.getByRole('button', { name: HELD }).first());
    await visit.press('Back');
    await visit.button('Set out again').waitFor();
  });

  test('two people and the log of a campaign under way: each opens the own book behind a curtain', async (visit) => {
    const page = await visit.open('phone', { at: '/saves' });
    const { 'chapter-3/story': file } = await sagaFiles({ players: ['Kaja', 'Noor'], before: ['chapter-3/story'] });
    await openSaga(visit, file, 'Continue');
    await visit.press('Read the log');
    await shows(visit, 'Chapters 4 to 10 are blank.');
    await tab(visit, 'Books');
    const notes = {};
    for (const name of ['Kaja', 'Noor']) {
      assert.equal(await page.getByRole('button', { name: HELD }).count(), 0, 'no book lies open');
      await visit.press(new RegExp(`^${name}: open `));
      await visit.inspect('the curtain before a book');
      await visit.press(`${name} has it`);
      await shown(visit, HELD).waitFor();
      assert.equal(await page.getByRole('button', { name: HELD }).count(), 2, 'two battles, two pages');
      notes[name] = await hold(visit, page.getByRole('button', { name: HELD }).first());
      await visit.press(`${name} is done: shut it`);
    }
    assert.notDeepEqual(notes.Kaja, notes.Noor);
  });
}
