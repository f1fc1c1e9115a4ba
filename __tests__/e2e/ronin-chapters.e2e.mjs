import assert from 'node:assert/strict';

import { IN_HAND, NEXT, ONWARD, PRESSED, goOnward, keepOne, pressNext, sagaFiles, shown, shows } from './kit/saga.mjs';

const CHAPTERS = ['The Ash Gate', 'The Loom in the Cedars', 'Ferry of the Drowned', 'House of Paper Masks', 'The Thunder Stair', 'Garden of Nails', 'The Iron Orchard', 'The Bone Procession', 'The Suzaku Keep', 'Mouth of Kurokai'];
const LOOK_MS = 20;

/** A campaign that stands somewhere is taken in and gone on with. */
async function goOnFrom(visit, file, chapter) {
  const { page } = visit;
  await visit.goto('/saves');
  const chooser = page.waitForEvent('filechooser');
  await visit.press('Import a file');
  await (await chooser).setFiles(file);
  const saga = page.getByRole('group', { name: 'Souls of Kurokai', exact: true }).filter({ hasText: `Chapter ${chapter} of 10` });
  await saga.getByRole('button', { name: 'Continue' }).locator('visible=true').first().click();
  await visit.press(NEXT);
  await page.getByRole('article').locator('visible=true').first().waitFor();
  await visit.playInstantly();
}

/** The title of the page that lies open, if one does. */
const titleOf = ({ page }) => page.getByRole('article').locator('visible=true').first().getAttribute('aria-label', { timeout: 1000 }).catch(() => null);

/**
 * Reads a match of the story to its end and says what was pressed, and which pages were seen. A page must have words on it,
 * and a vote must close with its cards face up before anybody reads on.
 */
async function readThrough(visit) {
  const { page } = visit;
  const titles = [];
  const count = {};
  for (;;) {
    await page.waitForTimeout(LOOK_MS);
    if (await shown(visit, ONWARD).isVisible()) return { titles, count };
    if (await page.getByRole('group', { name: IN_HAND }).isVisible()) {
      await keepOne(visit);
      count.loot = (count.loot ?? 0) + 1;
      continue;
    }
    const title = await titleOf(visit);
    if (title && title !== titles[titles.length - 1]) {
      titles.push(title);
      assert.ok((await page.getByRole('article').locator('visible=true').first().innerText()).length > title.length + 80, `“${title}” is a page with words on it`);
    }
    const pressed = await pressNext(visit);
    if (pressed) count[pressed] = (count[pressed] ?? 0) + 1;
    if (pressed === 'card') await page.getByLabel(/ is followed\./).locator('visible=true').first().waitFor();
    if (pressed === 'dice') await page.getByLabel(/It is (not )?enough\.$/).locator('visible=true').first().waitFor();
  }
}

/** Chapters of one campaign, one after the other, each from its first page to the battle. */
async function readChapters(visit, chapters) {
  const before = chapters.map((chapter) => `chapter-${chapter}/story`);
  const files = await sagaFiles({ players: ['Kaja'], before });
  for (const chapter of chapters) {
    await goOnFrom(visit, files[`chapter-${chapter}/story`], chapter);
    const { titles, count } = await readThrough(visit);
    assert.ok(titles.length >= 6, `chapter ${chapter} has its pages: ${titles.join(', ')}`);
    assert.ok(count.card >= 3 && count.card === count.letter, `chapter ${chapter} is voted about: ${count.card} cards for ${count.letter} letters`);
    assert.equal(count.book, 1, `the own book of chapter ${chapter} is opened once`);
    assert.equal(count.ready, 1);
    await shows(visit, 'To the Battle');
    await goOnward(visit);
    await shows(visit, `${chapter}. ${CHAPTERS[chapter - 1]}`);
  }
}

const sentencesOf = (text) => text.split('\n').map((line) => line.trim()).filter((line) => line.length > 40);

/** Holds a book open, and says what is written in it. */
async function readBook(visit) {
  const { page } = visit;
  const book = page.getByRole('button', { name: /’s book: hold to look$/ }).locator('visible=true').first();
  const { x, y, width, height } = await book.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.getByRole('button', { name: /’s book: hold to look$/, expanded: true }).waitFor();
  const pages = page.locator('[aria-live="polite"]').filter({ has: page.getByRole('heading', { level: 2 }) }).locator('visible=true').first();
  // A book that has just been opened shows its head before its pages.
  let notes = [];
  await visit.eventually(async () => {
    notes = sentencesOf(await pages.innerText());
    return notes.length > 0;
  }, 'the book has something to read');
  await page.mouse.up();
  await page.getByRole('button', { name: /’s book: hold to look$/, expanded: false }).waitFor();
  return notes;
}

const CURTAIN = /^(Kaja|Noor) has it$/;
/** Everything on the screen, and what a window list or a bookmark would show of it. */
const everything = async ({ page }) => `${await page.title()} ${page.url()} ${await page.locator('body').innerText()}`;

async function demandSilence(visit, notes, where) {
  const seen = await everything(visit);
  assert.deepEqual(notes.filter((note) => seen.includes(note)), [], `nothing of a shut book ${where}`);
}

/** Two people and one phone: before each secret of theirs the curtain falls. Returns what stood in the two books. */
async function readTogether(visit) {
  const { page } = visit;
  const notes = { Kaja: [], Noor: [] };
  const seen = { curtains: 0, votes: 0 };
  let holder;
  for (;;) {
    await page.waitForTimeout(LOOK_MS);
    if (await shown(visit, ONWARD).isVisible()) return { notes, seen };
    const curtain = shown(visit, CURTAIN);
    if (await curtain.isVisible()) {
      [, holder] = CURTAIN.exec((await curtain.innerText()).trim());
      assert.equal(await shown(visit, PRESSED.card).count(), 0, 'no hand behind a curtain');
      assert.equal(await page.getByRole('button', { name: /hold to look$/ }).count(), 0, 'no book behind a curtain');
      await demandSilence(visit, [...notes.Kaja, ...notes.Noor], 'on a curtain');
      await visit.tryPress(curtain);
      seen.curtains += 1;
      continue;
    }
    if (await shown(visit, PRESSED.book).isVisible()) {
      const whose = holder;
      notes[whose] = await readBook(visit);
      await demandSilence(visit, notes[whose], 'once it is let go');
    }
    const pressed = await pressNext(visit);
    if (pressed === 'card') seen.votes += 1;
  }
}

export default function roninChapters(test) {
  test('the story of chapters 1 to 5 is read in the browser, every page, vote and test', (visit) => readAll(visit, [1, 2, 3, 4, 5]), { long: true });
  test('the story of chapters 6 to 10 is read in the browser, every page, vote and test', (visit) => readAll(visit, [6, 7, 8, 9, 10]), { long: true });

  test('after the last battle: loot, the ending, four epilogues and a last page to keep', async (visit) => {
    const page = await visit.open('phone');
    const { 'chapter-10/victory': file } = await sagaFiles({ players: ['Kaja'], before: ['chapter-10/victory'] });
    await goOnFrom(visit, file, 10);
    const kept = page.getByRole('button', { name: 'Keep or share this story' });
    const titles = [];
    while (!(await kept.isVisible())) {
      await page.waitForTimeout(LOOK_MS);
      const title = await titleOf(visit);
      if (title && title !== titles[titles.length - 1]) titles.push(title);
      if (await page.getByRole('group', { name: IN_HAND }).isVisible()) await keepOne(visit);
      else await pressNext(visit);
    }
    await shows(visit, 'The last page');
    await shows(visit, 'Four people sat by a fire that none of them had lit.');
    await shows(visit, 'A boy had been told to wait, and did, and got tired of it, and went and fetched them.');
    assert.ok(titles.length >= 6, `the victory, an ending and four epilogues come before it: ${titles.join(', ')}`);
    await visit.inspect('the last page');
    // Back to the first page of the match, over the ending, and to its last one again.
    const backwards = page.getByRole('button', { name: 'Back', exact: true, disabled: false }).last();
    for (let title = await titleOf(visit); title !== titles[0]; title = await titleOf(visit)) {
      await visit.pressUntil(backwards, async () => (await titleOf(visit)) !== title, `a page before “${title}”`);
    }
    while (!(await kept.isVisible())) await visit.tryPress(shown(visit, /^(On to page \d+|Read on)$/));
    const download = page.waitForEvent('download');
    await kept.click();
    assert.equal((await download).suggestedFilename(), 'souls-of-kurokai.txt');
    await visit.press('Map of the chapter and Facts');
    await visit.eventually(async () => (await page.getByRole('button', { name: /: show the way$/ }).count()) === CHAPTERS.length, 'the last page leads to the whole way');
    await page.getByRole('radio', { name: 'The end' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await visit.press('Shut the book');
    await shows(visit, 'The End');
    await goOnward(visit);
    await visit.button('Set out again').waitFor();
    await visit.inspect('the campaign at its end');
  });

  test('two people with secret letters: the page is heard by both, then each of them votes behind a curtain', async (visit) => {
    const page = await visit.open('phone');
    const { 'chapter-2/story': file } = await sagaFiles({ players: ['Kaja', 'Noor'], before: ['chapter-2/story'], options: { secretLetters: true } });
    await goOnFrom(visit, file, 2);
    await visit.press('Read on');
    await visit.button('To the vote').waitFor();
    assert.equal(await shown(visit, CURTAIN).count(), 0, 'no curtain while everybody reads');
    await visit.press('To the vote');
    await voteInSecret(visit, /^A: /);
    await voteInSecret(visit, /^B: /);
    await page.getByLabel(/ is followed\./).locator('visible=true').first().waitFor();
    await visit.inspect('how it was decided');
  });

  test('two people pass one phone through a chapter: a curtain before every secret, and nothing of a book anywhere else', async (visit) => {
    const page = await visit.open('phone');
    const { 'chapter-2/story': file } = await sagaFiles({ players: ['Kaja', 'Noor'], before: ['chapter-2/story'] });
    await goOnFrom(visit, file, 2);
    const { notes, seen } = await readTogether(visit);
    assert.ok(seen.votes >= 6, `both vote: ${seen.votes} cards`);
    // For every card and every book of theirs, unless the same hands had it already.
    assert.ok(seen.curtains >= seen.votes / 2 + 2, `${seen.curtains} curtains for ${seen.votes} cards and two books`);
    assert.notDeepEqual(notes.Kaja, notes.Noor);
    const secrets = [...notes.Kaja, ...notes.Noor];
    await demandSilence(visit, secrets, 'at the end of the match');
    await goOnward(visit);
    await shows(visit, 'Chapter 2 of 10');
    await demandSilence(visit, secrets, 'on the campaign’s page');
    for (const at of ['/', '/saves', '/box/ronins-revenge']) {
      await visit.goto(at);
      await page.getByText('Souls of Kurokai').locator('visible=true').first().waitFor();
      await demandSilence(visit, secrets, `at ${at}`);
    }
  });
}

/** A letter and a card, both face down, by whoever has the phone. */
async function voteInSecret(visit, letter) {
  await visit.press(CURTAIN);
  await visit.press(letter);
  await visit.button('Another letter').waitFor();
  assert.equal(await shown(visit, PRESSED.letter).count(), 0, 'the hand lies where the letters were');
  await visit.press(PRESSED.card);
}

async function readAll(visit, chapters) {
  await visit.open('phone');
  await readChapters(visit, chapters);
}
