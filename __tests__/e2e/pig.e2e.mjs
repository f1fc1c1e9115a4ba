import assert from 'node:assert/strict';

const DIE = /^Die, showing/;

/** A deal whose first 32 rolls are no 1: each of them is seen on the button that keeps the points. */
const LUCKY_DEAL = 'a lucky sow';

const roll = (visit) => visit.press(/^Roll$/);
/** Rolls and sees it told, over the lucky deal. */
async function rollOnce(visit) {
  const atStake = () => visit.button(/^Hold/).getAttribute('aria-label');
  const before = await atStake();
  await visit.pressUntil(visit.button(/^Roll$/), async () => (await atStake()) !== before, 'the roll is told');
}
const hold = (visit) => visit.press(/^Hold/);

/** Plays with a simple nerve until the result is there. */
async function playToTheEnd(visit) {
  const { page } = visit;
  const result = page.getByRole('dialog', { name: 'The result' });
  while (!(await result.isVisible())) {
    const holdButton = page.getByRole('button', { name: /^Hold/ }).first();
    const kept = Number(/\d+/.exec((await holdButton.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
    await visit.tryPress(kept >= 20 ? holdButton : page.getByRole('button', { name: /^Roll$/ }).first());
    await page.waitForTimeout(40);
  }
}

export default function pig(test) {
  for (const size of ['phone', 'tablet']) {
    test(`from the shelf to a running game in two taps and a shake (${size})`, async (visit) => {
      const page = await visit.open(size, { sensors: true });
      await visit.inspect('shelf');
      await page.getByRole('link', { name: /^Pig/ }).click();
      await visit.button('Play now').waitFor();
      await visit.inspect('box');
      await visit.press('Play now');
      await visit.button(DIE).waitFor({ timeout: 60_000 });
      await visit.inspect('table');
      assert.equal(await page.getByText(/rolls \d/).count(), 0);
      await visit.shakeUntil(page.getByText(/rolls \d/).first());
      await visit.picture('after the shake');
    }, { chip: size === 'phone' });
  }

  test('settings reach the table', async (visit) => {
    const page = await visit.open('phone', { at: '/settings' });
    await visit.inspect('settings');
    await page.getByRole('radio', { name: 'Instant' }).click();
    await page.getByRole('switch', { name: 'Left-handed' }).click();
    await visit.goto('/box/pig');
    await visit.press('Play now');
    await visit.button(/^Speed: instant/).waitFor({ timeout: 60_000 });
    const hand = await visit.button(/^Roll$/).boundingBox();
    const other = await visit.button(/^Hold/).boundingBox();
    assert.ok(hand.x < other.x, 'the roll button lies under the left thumb');
  });

  test('a whole game against a bot: refusal, undo, quit, reload, continue, result, replay', async (visit) => {
    const page = await visit.open('phone', { at: '/box/pig/new' });
    await visit.inspect('new game');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('radio', { name: '50 points' }).click();
    await visit.press('Start');
    await visit.button(DIE).waitFor({ timeout: 60_000 });
    await visit.playInstantly();

    await hold(visit);
    await page.getByText('Roll at least once before you hold.').waitFor();
    await visit.inspect('refusal');
    await visit.press('Read the rule');
    await page.getByText(/every turn begins with a roll/).first().waitFor();
    await visit.inspect('rules');
    await page.goBack();
    await visit.button(DIE).waitFor({ timeout: 60_000 });

    await roll(visit);
    await page.getByText(/rolls \d/).first().waitFor();
    await visit.press('Menu');
    await page.getByRole('dialog').waitFor();
    await visit.inspect('menu');
    await visit.press('Leave the table');

    await visit.goto('/');
    await visit.press(/^continue/i);
    await visit.button(DIE).waitFor({ timeout: 60_000 });
    await visit.press(/^Log: /);
    await page.getByRole('log').getByText(/rolls \d/).first().waitFor();
    await visit.inspect('log');
    await visit.press('Close');

    await playToTheEnd(visit);
    const result = page.getByRole('dialog', { name: 'The result' });
    await result.waitFor();
    await visit.inspect('result');
    await visit.press('Watch replay');
    await page.getByText(/^Move 0 of \d+$/).waitFor({ timeout: 60_000 });
    await visit.press('One move forward');
    await page.getByText(/^Move 1 of \d+$/).waitFor();
    await visit.press('One move back');
    await page.getByText(/^Move 0 of \d+$/).waitFor();
    await page.getByRole('slider', { name: 'Moment' }).focus();
    for (let key = 0; key < 3; key++) await page.keyboard.press('ArrowRight');
    await page.getByText(/^Move 3 of \d+$/).waitFor();
    await visit.inspect('replay');
  });

  test('the match so far can be watched from the table, and play goes on', async (visit) => {
    const page = await visit.open('phone', { at: '/box/pig/new' });
    await page.getByLabel('Words for the deal').fill(LUCKY_DEAL);
    await visit.press('Start');
    await visit.button(DIE).waitFor({ timeout: 60_000 });
    await visit.playInstantly();
    await visit.press('Menu');
    await page.getByRole('dialog').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Watch the match so far' }).count(), 0, 'nothing has happened yet');
    await visit.press('Back to the game');
    for (let move = 0; move < 12; move++) await rollOnce(visit);
    await visit.press('Menu');
    await visit.press('Watch the match so far');
    const place = page.getByText(/^Move \d+ of \d+$/);
    const [at, of] = (await place.textContent({ timeout: 60_000 })).match(/\d+/g).map(Number);
    assert.ok(of >= 12 && at === of - 10, `${at} of ${of}: the film begins ten moves before the table`);
    await visit.inspect('the match so far');
    await visit.press('One move forward');
    await page.getByText(`Move ${at + 1} of ${of}`, { exact: true }).waitFor();
    await visit.press('Leave the replay');
    await rollOnce(visit);
    await visit.press('Menu');
    await visit.press('Watch the match so far');
    const after = Number((await place.textContent({ timeout: 60_000 })).match(/\d+/g)[1]);
    assert.ok(after > of, 'the last roll is in the film');
  });

  test('a shared replay is a file that can be imported again', async (visit) => {
    const page = await visit.open('phone', { at: '/box/pig/new' });
    await page.getByRole('radio', { name: '50 points' }).click();
    await visit.press('Start');
    await visit.button(DIE).waitFor({ timeout: 60_000 });
    await visit.playInstantly();
    await playToTheEnd(visit);
    const [file] = await Promise.all([page.waitForEvent('download'), visit.press('Share replay')]);
    assert.match(file.suggestedFilename(), /^pig.*\.grudge\.json$/);

    await visit.goto('/saves');
    await visit.press(/^Delete Pig/);
    await page.getByText('Nothing here yet.').waitFor();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), visit.press('Import a file')]);
    await chooser.setFiles(await file.path());
    await page.getByText('The match is on the list now.').waitFor();
    await visit.inspect('imported');
    await visit.press('Replay');
    await page.getByText(/^Move 0 of \d+$/).waitFor({ timeout: 60_000 });
  });

  test('alone: holding can be undone until the next roll', async (visit) => {
    const page = await visit.open('small', { at: '/box/pig/new' });
    await page.getByLabel('Words for the deal').fill(LUCKY_DEAL);
    await visit.press('Start');
    await visit.button(DIE).waitFor({ timeout: 60_000 });
    await visit.playInstantly();
    await roll(visit);
    const kept = page.getByRole('button', { name: /^Hold \d/ });
    const before = await kept.getAttribute('aria-label');
    await hold(visit);
    await page.getByText('Roll the die.', { exact: true }).waitFor();
    await visit.press('Undo');
    assert.equal(await kept.getAttribute('aria-label'), before);
    await visit.eventually(() => visit.button('Undo').isDisabled(), 'a roll is never taken back');
  });

  test('every window is laid out', async (visit) => {
    const page = await visit.open('phone', { at: '/box/pig/new' });
    for (let seat = 0; seat < 3; seat++) await page.getByRole('button', { name: 'Add a seat' }).click();
    await visit.press('Start');
    await visit.button(DIE).waitFor({ timeout: 60_000 });
    await roll(visit);
    await page.getByText(/rolls \d/).first().waitFor();
    for (const size of ['small', 'landscape', 'tablet', 'desktop']) {
      await visit.resize(size);
      await visit.inspect(size);
      const { width, height } = page.viewportSize();
      await visit.eventually(async () => {
        const button = await visit.button(/^Roll$/).boundingBox();
        return button.x >= 0 && button.x + button.width <= width && button.y + button.height <= height;
      }, `the roll button is on a ${size} screen`);
    }
  });

  test('things explain themselves to the mouse and to the keyboard', async (visit) => {
    const page = await visit.open('desktop', { at: '/box/pig' });
    await visit.press('Play now');
    const lane = page.getByRole('button', { name: /of 100 points$/ });
    await lane.waitFor({ timeout: 60_000 });
    await lane.hover();
    await page.getByText('Player 1’s lane').waitFor();
    await visit.inspect('explanation');
    await page.mouse.move(700, 500);
    await page.getByText('Player 1’s lane').waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await lane.focus();
    await page.getByText('Player 1’s lane').waitFor();
  });

  test('the lesson teaches by doing and refuses gently', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/pig' });
    await visit.button('Next').waitFor({ timeout: 60_000 });
    await visit.inspect('lesson');
    await roll(visit);
    await page.getByText('Read on first, then it is your turn.').waitFor();
    await visit.press('Next');
    await visit.press(DIE);
    await visit.hearTeacher(/^A 4!/);
    await hold(visit);
    await page.getByText('Four points are not much.', { exact: false }).waitFor();
    await roll(visit);
    await visit.hearTeacher(/^A 6:/);
    await hold(visit);
    await visit.hearTeacher(/^Kept:/);
    await visit.press('Watch');
    await visit.hearTeacher(/does not dare/);
  });
}
