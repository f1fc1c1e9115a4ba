import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A story match as a file: until the box is opened, a chapter is reached by taking one in. */
async function storyFile(options, people) {
  const { stdout: text } = await promisify(execFile)('npx', ['tsx', '__tests__/e2e/kit/storyFile.ts', JSON.stringify(options), people]);
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
}
