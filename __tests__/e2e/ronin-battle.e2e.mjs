import assert from 'node:assert/strict';

import { withKeys } from './kit/byName.mjs';
import { enlarge } from './kit/letters.mjs';
import { WAYS, fight, result, touch, type } from './kit/roninFight.mjs';

/** The same cards, the same line and the same dice every time. */
const DEAL = 'the ash gate';
const NEW_GAME = '/box/ronins-revenge/new';

/** The New game page, over the fixed deal. */
async function sitDown(visit, size, prepare = async () => undefined, options = {}) {
  const page = await visit.open(size, { at: NEW_GAME, ...options });
  await prepare(page);
  await page.getByRole('textbox', { name: 'Words for the deal' }).fill(DEAL);
  await visit.press('Start');
  await visit.button(WAYS.begin).waitFor();
  return page;
}

/** What is looked at makes room for what is thought of, and Escape puts both away. */
async function looksWhileThinking(page) {
  const [look, go] = [page.getByRole('button', { name: 'Back to the table' }), page.getByRole('button', { name: /^Go: / })];
  const square = page.getByRole('button', { name: /^Move to / }).first();
  await square.waitFor();
  await page.getByRole('button', { name: /^Slot 1/ }).press('Enter');
  await look.waitFor();
  await square.press('Enter');
  await go.waitFor();
  assert.equal(await look.count(), 0, 'the plan is in sight');
  await page.keyboard.press('Escape');
  await go.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Slot 1/ }).press('Enter');
  await look.waitFor();
  await page.keyboard.press('Escape');
  await look.waitFor({ state: 'detached' });
}

export default function collect(test) {
  test('a solo battle to victory, with shaken dice', async (visit) => {
    const page = await sitDown(visit, 'phone', undefined, { sensors: true });
    await visit.picture('before the battle');
    await visit.playInstantly();
    const seen = new Set();
    let shaken = 0;
    // Heroes with dice in hand shake them; Comrades have none and just strike.
    const strike = async (_, label) => {
      const tray = page.getByRole('button', { name: /^Shake to strike/ });
      if (!(await tray.isVisible())) return touch(visit, label);
      await visit.eventually(async () => {
        if (!(await tray.isVisible())) return true;
        await visit.hand.shake({ strokes: 8 });
        return tray.waitFor({ state: 'hidden', timeout: 3000 }).then(() => true, () => false);
      }, 'the shake is felt');
      shaken += 1;
      return undefined;
    };
    await fight(visit, { seen, ways: { strike }, until: (labels) => labels.some((label) => WAYS.strike.test(label)) });
    await visit.picture('a blow thought over');
    await fight(visit, { seen, ways: { strike }, until: (labels) => labels.some((label) => WAYS.defend.test(label)) });
    await visit.picture('defending');
    assert.equal(await fight(visit, { seen, ways: { strike } }), 'over');
    await visit.picture('the result');
    assert.match(await result(page).textContent(), /Won!/);
    for (const way of ['advised', 'strike', 'defend', 'end']) assert.ok(seen.has(way), `${way} came`);
    assert.ok(shaken > 0, 'dice were shaken');
  }, { chip: true });

  test('a round by finger on a small phone with letters twice as large', async (visit) => {
    await sitDown(visit, 'small', async () => {
      await enlarge(visit);
      await visit.goto(NEW_GAME);
    });
    await visit.playInstantly();
    const seen = new Set();
    await fight(visit, { seen, until: (labels) => labels.some((label) => WAYS.defend.test(label)) });
    await visit.picture('defending with large letters');
    await fight(visit, { seen, until: (labels) => labels.some((label) => /^Goal: Round 2/.test(label)) });
    for (const way of ['advised', 'strike', 'defend', 'end']) assert.ok(seen.has(way), `${way} came`);
  });

  test('a battle without luck, by keyboard and the screen reader’s list alone', async (visit) => {
    const page = await sitDown(visit, 'desktop', async (newGame) => {
      await newGame.getByRole('group', { name: 'Seat 1' }).getByRole('button', { name: /Luck/ }).press('Enter');
      await newGame.getByRole('radio', { name: /^No luck/ }).first().press('Enter');
    });
    await visit.playInstantly();
    // The way there is walked once, stop by stop.
    await withKeys(page, 'Begin');
    await looksWhileThinking(page);
    const seen = new Set();
    /** Without luck there is nothing to shake. */
    const strike = async (_, label) => {
      assert.equal(await page.getByRole('button', { name: /^Shake to strike/ }).count(), 0, 'no dice lie there');
      await type(visit, label);
    };
    /** Squares are picked from the list instead of being touched on the field. */
    const show = async () => {
      const advice = await page.getByText(/^Move to [A-L]\d+\./).first().textContent({ timeout: 2000 }).catch(() => '');
      const [, square] = /^Move to ([A-L]\d+)/.exec(advice) ?? [];
      if (!square) return;
      await type(visit, 'Squares as a list: where to move');
      seen.add('list');
      const item = page.getByRole('group', { name: 'Squares to move to' }).getByRole('button', { name: new RegExp(`^${square},`) });
      const name = await item.getAttribute('aria-label', { timeout: 2000 }).catch(() => '');
      if (!name) return;
      assert.match(name, /free|Stamina|Life Force/, 'the list says what a square costs');
      await type(visit, name);
    };
    await fight(visit, { press: type, ways: { show, strike }, seen, until: (labels) => labels.some((label) => WAYS.card.test(label)) && !labels.some((label) => WAYS.defend.test(label)) });
    await visit.picture('a Destiny card for the blow');
    assert.equal(await fight(visit, { press: type, ways: { show, strike }, seen }), 'over');
    await visit.picture('the result');
    for (const way of ['list', 'advised', 'strike', 'card', 'defend', 'end']) assert.ok(seen.has(way), `${way} came`);
  });

  test('two people and two Comrades around a tablet', async (visit) => {
    const page = await sitDown(visit, 'tablet', async (newGame) => {
      await newGame.getByRole('button', { name: 'Add a seat' }).tap();
      await newGame.getByRole('group', { name: 'Seat 2' }).getByText('Person').tap();
      await newGame.getByRole('radio', { name: 'All around it' }).tap();
    });
    await visit.playInstantly();
    const seen = new Set();
    /** Whose turns were asked about. */
    const turns = new Set();
    /** Whose names stood before a question. */
    const people = new Set();
    const watch = async (_, label) => {
      const asked = await page.getByText(/(Takahiro|Sayaka|Kosuke|Kensho) (?:may|must) /).first().textContent();
      turns.add(/(Takahiro|Sayaka|Kosuke|Kensho) (?:may|must) /.exec(asked)?.[1]);
      const [, person] = /^(.+): /.exec(asked) ?? [];
      if (person) people.add(person);
      return touch(visit, label);
    };
    await fight(visit, { seen, ways: { ask: watch }, until: (labels) => labels.some((label) => WAYS.strike.test(label)) });
    await visit.picture('a blow thought over');
    await fight(visit, { seen, ways: { ask: watch }, until: (labels) => labels.some((label) => WAYS.defend.test(label)) });
    await visit.picture('defending');
    assert.deepEqual([...turns].sort(), ['Kensho', 'Kosuke', 'Sayaka', 'Takahiro'], 'everybody had a turn');
    assert.equal(people.size, 2, 'both people were asked by their names');
    // Two play heroes with Stamina, the other two are Comrades.
    for (const name of ['Takahiro', 'Sayaka']) await visit.button(new RegExp(`^\\d\\. ${name}, \\d+ of \\d+ HP, \\d+ Stamina`)).waitFor();
    for (const name of ['Kosuke', 'Kensho']) await visit.button(new RegExp(`^\\d\\. ${name}, \\d+ of \\d+ Life Force`)).waitFor();
    await page.getByRole('group', { name: 'Heroes across the table' }).getByRole('button', { name: 'Turn Sayaka’s tray' }).waitFor();
    await page.getByRole('group', { name: 'Heroes at this side' }).getByRole('button', { name: 'Turn Takahiro’s tray' }).waitFor();
    assert.equal(await fight(visit, { seen }), 'over');
    await visit.picture('the result');
  });
}
