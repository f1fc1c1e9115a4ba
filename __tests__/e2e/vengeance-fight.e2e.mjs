import assert from 'node:assert/strict';

import { fingerOn, middleOf } from './kit/finger.mjs';

const chip = (name) => new RegExp(`^${name}( ×\\d)?$`);

/** The lesson's card waits to be read. */
async function readOn(visit) {
  await visit.page.getByRole('button', { name: 'Next', exact: true }).click();
}

/** Touches an action and then its target, as a finger does. */
async function aim(visit, action, target) {
  await visit.press(chip(action));
  await visit.press(target);
}

/** The worked fight, from the open door to four points; `look` is called at the moments worth a picture. */
async function playFirstFight(visit, look = async () => undefined) {
  const { page } = visit;
  await page.getByRole('button', { name: 'Your first fight' }).click();
  await visit.button(/^Run to zone A/).waitFor({ timeout: 60_000 });
  await readOn(visit);
  await readOn(visit);
  await look('door');
  await visit.press(/^Run to zone A: free/);
  await visit.press(/^Run to zone A and roll$/);
  await visit.hearTeacher(/^A Hit, two Shots and a Skull/);
  await readOn(visit);
  await look('actions');
  await aim(visit, 'Hit', /^Tengu-Kai Henchman/);
  await aim(visit, 'Shot', /^Grunt, in the boss zone/);
  await visit.press(/^Veteran: /);
  await aim(visit, 'Hit', /^Grunt, in zone A/);
  await visit.commit(/^Take the hit: −1/);
  await visit.press(/^Stay and roll/);
  await aim(visit, 'Move', /^The boss zone/);
  await visit.commit(/^Take the hit: −2/);
  await page.getByText(/^Still unused: Hit\./).waitFor();
  await visit.commit(/^Yes, take the hit: −2/);
  await visit.press(/^Stay and roll/);
  await aim(visit, 'Double Hit', /^Batoman/);
  await aim(visit, 'Shot', /^Tough Guy/);
  await aim(visit, 'Shot', /^Tough Guy, 1 of 2 health left/);
  await visit.button(/^Score 4 points/).waitFor();
  await look('score');
  await visit.press(/^Score 4 points/);
  await visit.hearTeacher(/^That is how one wins/);
}

/** How long a finger rests on a button, or waits for what a touch has done, before it comes again. */
const RESTING_MS = 5000;

/**
 * A finger tries until something has happened: while the last move is still told, a touch only hurries it on. A button that
 * goes away while the finger is on its way to it has been felt: nobody waits for it to come back.
 */
async function touchUntil(visit, button, happens, touch, lift = async () => undefined) {
  const happened = (ms) => happens(ms).then(() => true, () => false);
  await visit.eventually(async () => {
    const middle = await middleOf(button, RESTING_MS).catch(() => undefined);
    if (!middle) return happened(RESTING_MS);
    await touch(middle);
    const done = await happened(RESTING_MS);
    await lift();
    return done;
  }, 'a touch does what it says');
}

export default function vengeanceFight(test) {
  test('the first fight is learned hands-on, to the score (phone)', async (visit) => {
    await visit.open('phone', { at: '/learn/vengeance' });
    await playFirstFight(visit, (name) => visit.inspect(name));
  }, { chip: true });

  test('the first fight on a desk, at the fastest speed', async (visit) => {
    const page = await visit.open('desktop', { at: '/settings' });
    await page.getByRole('radio', { name: 'Instant' }).click();
    await visit.goto('/learn/vengeance');
    await playFirstFight(visit);
  });

  test('a finger carries an action to its target, and rests on what cannot be taken back', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/vengeance' });
    await page.getByRole('button', { name: 'Your first fight' }).click();
    await visit.button(/^Run to zone A/).waitFor({ timeout: 60_000 });
    await readOn(visit);
    await readOn(visit);
    await visit.press(/^Run to zone A: free/);
    await visit.press(/^Run to zone A and roll$/);
    await visit.hearTeacher(/^A Hit, two Shots and a Skull/);
    await readOn(visit);
    const finger = await fingerOn(visit);
    const hit = visit.button(chip('Hit'));
    const henchman = visit.button(/^Tengu-Kai Henchman/);
    // An action that is only carried has another label, too: what counts is that somebody has fallen.
    await touchUntil(visit, hit, (ms) => henchman.waitFor({ state: 'hidden', timeout: ms }), async (middle) => {
      await finger.down(middle);
      await finger.slide(await middleOf(henchman), 12);
      await finger.up();
    });
    await aim(visit, 'Shot', /^Grunt, in the boss zone/);
    await visit.press(/^Veteran: /);
    await aim(visit, 'Hit', /^Grunt, in zone A/);
    const take = visit.button(/^Take the hit: −1/);
    await take.waitFor();
    const stay = visit.button(/^Stay and roll/);
    await touchUntil(visit, take, (ms) => stay.waitFor({ timeout: ms }), (middle) => finger.down(middle), () => finger.up());
    assert.equal(await page.getByText('This stays done', { exact: false }).isVisible(), false, 'nobody was asked twice');
  });

  test('a refusal says why and leads to the paragraph of the rulebook', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/vengeance' });
    await page.getByRole('button', { name: 'Your first fight' }).click();
    await visit.button(/^Run to zone A/).waitFor({ timeout: 60_000 });
    // No doorway leads from the entry to the boss zone.
    await visit.press(/^Batoman, 2 of 2 health left/);
    await page.getByText('One Run goes through one doorway.').waitFor();
    await visit.press('Read the rule');
    await page.getByText('What you asked about').waitFor();
    await page.getByRole('heading', { name: 'Running' }).waitFor();
    await visit.inspect('paragraph');
    await page.getByRole('textbox', { name: 'Search the rulebook' }).fill('blitz');
    await page.getByText(/^\d paragraphs? found$/).waitFor();
    assert.ok((await page.getByText('A Blitz card scores any Den', { exact: false }).count()) > 0);
  });
}
