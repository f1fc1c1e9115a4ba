import assert from 'node:assert/strict';

import { WAYS, fight, result } from './kit/roninFight.mjs';
import { IN_HAND, NEXT, ONWARD, countOf, goOnward, keepOne, lootOf, readUntil, sagaFiles, shows, takeIn } from './kit/saga.mjs';

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

    await goOnward(visit);
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

    await goOnward(visit);
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
    await goOnward(visit);
    await shows(visit, 'Chapter 2 of 10');
    await visit.press(NEXT);
    await shows(visit, 'The Hem');
  });

  test('two campaigns side by side', async (visit) => {
    const page = await visit.open('phone', { at: '/saves' });
    const { 'chapter-2/story': file } = await sagaFiles({ players: ['Noor'], before: ['chapter-2/story'] });
    await takeIn(visit, file);
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
