import assert from 'node:assert/strict';

const DIE = /^Die, showing/;
const ONWARD = 'On with The Long Night';

/** What a person sees at the table, in one look; undefined while nobody is asked. */
const look = (page) =>
  page.evaluate(() => {
    const seen = (start) => [...document.querySelectorAll(`[aria-label^="${start}"]`)].find((element) => element.checkVisibility() && element.getClientRects().length > 0);
    const numbers = (element) => (element?.getAttribute('aria-label').match(/\d+/g) ?? []).map(Number);
    if (seen('The result')) return { over: true };
    const hold = seen('Hold');
    const [kept, goal] = numbers(seen('Kaja: '));
    return hold && hold.getAttribute('aria-disabled') !== 'true' ? { atStake: numbers(hold)[0] ?? 0, kept, goal } : undefined;
  });

/** A roll that brings nothing when nothing was at stake looks as if there had been none; any other is seen before the next. */
const UNSEEN_MS = 1500;

/** A press that came while something was still told is not felt: then nothing changes, and it is made again. */
const UNFELT_MS = 10_000;

async function seenAfter(page, before) {
  for (const since = Date.now(); ; await page.waitForTimeout(30)) {
    const seen = await look(page);
    if (seen && JSON.stringify(seen) !== JSON.stringify(before)) return seen;
    if (seen && Date.now() > since + (before?.atStake === 0 ? UNSEEN_MS : UNFELT_MS)) return seen;
  }
}

/** Stops at twenty or at the goal. With words for the deal and a habit like this, a night is the same every time. */
async function playTable(visit, moves = Infinity) {
  const { page } = visit;
  let seen = await seenAfter(page, undefined);
  for (let move = 0; move < moves && !seen.over; move++) {
    const { atStake, kept, goal } = seen;
    const stop = atStake >= 20 || (atStake > 0 && kept + atStake >= goal);
    await visit.press(stop ? /^Hold/ : /^Roll$/);
    seen = await seenAfter(page, seen);
  }
  return seen.over === true;
}

async function setOut(visit, words) {
  const { page } = visit;
  await page.getByLabel('Name of seat 1').waitFor({ timeout: 60_000 });
  await page.getByLabel('Name of seat 1').fill('Kaja');
  await page.getByLabel('Words for the deal').fill(words);
  await visit.press('Start');
  await visit.button('Play the first one').waitFor({ timeout: 60_000 });
}

async function sitDown(visit, name) {
  await visit.press(name);
  await visit.button(DIE).waitFor({ timeout: 60_000 });
  await visit.playInstantly();
}

const carries = (visit, words) => visit.page.getByLabel(words, { exact: true }).locator('visible=true').first().waitFor();

export default function longNight(test) {
  test('a whole night: set out, lose a table, leave, come back, carry over, morning', async (visit) => {
    const page = await visit.open('phone', { at: '/box/pig' });
    await visit.button('Set out').waitFor({ timeout: 60_000 });
    await visit.inspect('the box');
    await visit.press('Set out');
    await page.getByText('Set out: The Long Night').waitFor();
    await visit.inspect('setting out');
    await setOut(visit, 'warm stable');
    await visit.inspect('the campaign');
    await carries(visit, 'Candles: 3 of 3 burning');

    // Left in the middle, the match waits, on the campaign's page and in Continue.
    await sitDown(visit, 'Play the first one');
    assert.equal(await playTable(visit, 5), false);
    await visit.press('Menu');
    await visit.press('Leave the table');
    await visit.button('Go on with the match').waitFor();
    await visit.goto('/');
    await page.getByLabel(/^The Long Night: Table 1 of 3/).first().waitFor();
    await visit.inspect('the shelf');
    await sitDown(visit, /^continue/i);

    // The first table is lost. The app is closed on its result; the page records it all the same, once.
    assert.ok(await playTable(visit), 'the table ends');
    await visit.button(ONWARD).waitFor();
    await visit.inspect('the result');
    assert.equal(await page.getByRole('button', { name: 'Again', exact: true }).count(), 0, 'no second try at the same deal');
    await visit.goto('/');
    await visit.press(/^continue/i);
    await visit.button('Play it again').waitFor({ timeout: 60_000 });
    await carries(visit, 'Candles: 2 of 3 burning');
    await page.getByText('Lost once.').waitFor();
    await visit.inspect('after a defeat');
    await page.reload();
    await visit.button('Play it again').waitFor({ timeout: 60_000 });
    await carries(visit, 'Candles: 2 of 3 burning');

    // Won with a point too many: the house pays three.
    await sitDown(visit, 'Play it again');
    assert.ok(await playTable(visit), 'the table ends');
    await visit.press(ONWARD);
    await page.getByText('Won with 51, at the second try.').waitFor();
    await carries(visit, 'Head start: 3 points');
    await visit.inspect('after a win');
    await sitDown(visit, 'Play the next one');
    await page.getByRole('button', { name: 'Kaja: 3 of 100 points' }).waitFor();
    assert.ok(await playTable(visit), 'the table ends');
    await visit.press(ONWARD);
    await carries(visit, 'Head start: 6 points');

    await sitDown(visit, 'Play the next one');
    await page.getByRole('button', { name: 'The Snuffer: 0 of 100 points' }).waitFor();
    await visit.inspect('the last table');
    assert.ok(await playTable(visit), 'the table ends');
    assert.ok(await visit.button('Undo').isDisabled().catch(() => true), 'what is recorded is not taken back');
    await visit.press(ONWARD);
    await page.getByRole('heading', { name: 'Morning, with two candles burning' }).waitFor();
    await visit.inspect('morning');
    assert.equal(await page.getByRole('button', { name: 'See how it went' }).locator('visible=true').count(), 3);

    await visit.goto('/');
    assert.equal(await page.getByText('CONTINUE').count(), 0, 'the night is over');
    await visit.goto('/saves');
    await visit.press('See how it ended');
    await visit.press('Set out again');
    await page.getByText('Set out: The Long Night').waitFor();
  });

  test('a night that ends in the dark', async (visit) => {
    const page = await visit.open('tablet', { at: '/box/pig/campaign/the-long-night' });
    await setOut(visit, 'tallow');
    for (const button of ['Play the first one', 'Play it again', 'Play it again']) {
      await sitDown(visit, button);
      assert.ok(await playTable(visit), 'the table ends');
      await visit.press(ONWARD);
    }
    await page.getByRole('heading', { name: 'Dark before dawn' }).waitFor();
    await carries(visit, 'Candles: 0 of 3 burning');
    await visit.inspect('dark before dawn');
  });

  test('the page is laid out for every window and for large type', async (visit) => {
    const page = await visit.open('phone', { at: '/box/pig/campaign/the-long-night' });
    await setOut(visit, 'warm stable');
    const fits = async (name) => {
      const { width, height } = page.viewportSize();
      await visit.eventually(async () => {
        const button = await visit.button('Play the first one').boundingBox();
        return button.x >= 0 && button.x + button.width <= width && button.y + button.height <= height;
      }, `the way on is in sight on a ${name} screen`);
      await visit.eventually(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `nothing sticks out of a ${name} screen`);
    };
    for (const size of ['small', 'phone', 'landscape', 'tablet', 'tabletLying', 'desktop']) {
      await visit.resize(size);
      await visit.inspect(size);
      await fits(size);
    }
    const at = new URL(page.url()).pathname;
    await visit.goto('/settings');
    await page.getByRole('slider', { name: 'Text size' }).focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press('PageUp');
    for (const size of ['small', 'phone', 'tablet', 'tabletLying', 'desktop']) {
      await visit.resize(size);
      await visit.goto(at);
      await visit.button('Play the first one').waitFor({ timeout: 60_000 });
      await visit.inspect(`${size}, large type`);
      await fits(size);
    }
  });
}
