import assert from 'node:assert/strict';

import { withKeys, withTree } from './kit/byName.mjs';
import { Minute } from './kit/minute.mjs';
import { borderPlaces, openPlaces, placesOf, stepsDrawn, trail, wayCost } from './kit/trail.mjs';

const namesOf = (place) => place.getByRole('button').evaluateAll((all) => all.filter((one) => one.getAttribute('aria-disabled') !== 'true').map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
const resultOf = (page) => page.getByRole('dialog', { name: 'The result' });
const waysIn = (page) => page.getByRole('group', { name: 'Come in from' });
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Row and column, or where a trailhead lies at the rim. */
const PLACE = /^row (\d), column (\d)/;
const INWARDS = [[/^Trailhead, (north|at the north)/, 'ArrowDown'], [/^Trailhead, (south|at the south)/, 'ArrowUp'], [/^Trailhead, west/, 'ArrowRight'], [/^Trailhead, east/, 'ArrowLeft']];

/** Which arrow leads from one place to another. */
function arrowTo(from, to) {
  const here = PLACE.exec(from);
  if (!here) return INWARDS.find(([words]) => words.test(from))?.[1];
  const [row, column] = [1, 2].map((group) => Number(PLACE.exec(to)[group]) - Number(here[group]));
  if (row !== 0) return row > 0 ? 'ArrowDown' : 'ArrowUp';
  return column > 0 ? 'ArrowRight' : 'ArrowLeft';
}

/** Keys alone: Tab to the board, arrows from place to place, Enter. Elsewhere Tab and Enter. */
async function typeAt(page, name) {
  if (!PLACE.test(name)) return withKeys(page, name);
  const isOnBoard = () => page.evaluate(() => document.activeElement?.closest('[aria-label="The trail"]') !== null);
  const stops = await page.evaluate(() => document.querySelectorAll('button, [tabindex], input, a[href]').length);
  for (let tabs = 0; !(await isOnBoard()); tabs++) {
    assert.ok(tabs <= 2 * stops + 20, 'the keyboard does not get to the board');
    await page.keyboard.press('Tab');
  }
  const [place] = PLACE.exec(name);
  // A board has at most sixteen places and twenty trailheads.
  for (let moves = 0; moves < 40; moves++) {
    const here = await focused(page);
    if (here.startsWith(place)) return page.keyboard.press('Enter');
    const arrow = arrowTo(here, name);
    if (arrow === undefined) return undefined;
    await page.keyboard.press(arrow);
  }
  return assert.fail(`the arrows do not get to “${place}”`);
}

/** A step that may be taken is on the line before the next one is looked for; one that is refused changes nothing. */
async function changed(page, before) {
  for (const until = Date.now() + 1500; Date.now() < until && (await placesOf(page)).join() === before.join(); ) await page.waitForTimeout(25);
}

/** One thing that can be done about the path, by name. `tries` leads elsewhere after a dead end. */
async function drawOn(page, press, tries) {
  const ways = (await waysIn(page).isVisible()) ? (await namesOf(waysIn(page))).filter((label) => /: (free|\d)/.test(label)) : [];
  if (ways.length > 0) return press(page, ways.sort((a, b) => wayCost(a) - wayCost(b))[0]);
  const places = await placesOf(page);
  const open = openPlaces(places);
  const isComingIn = open.length === 0 && stepsDrawn(places) === 0;
  const choice = isComingIn ? borderPlaces(places) : open;
  const next = choice[tries % Math.max(1, choice.length)];
  if (next === undefined) return press(page, 'Clear the path');
  await press(page, next);
  return changed(page, places);
}

const LOCK = /^(Lock path|Stay here)$/;
const STEPS = 4;

/** Whatever is asked is answered by the name of a button, until the result is there. */
async function playToTheEnd(visit, press) {
  const { page } = visit;
  const seen = new Set();
  let tries = 0;
  while (!(await resultOf(page).isVisible())) {
    await page.waitForTimeout(40);
    const names = await namesOf(page);
    const first = (words) => names.find((name) => words.test(name));
    const answer = first(/^Lock it anyway$/) ?? first(/^Bid 1 /) ?? first(/^Let the die decide$/);
    if (answer !== undefined) {
      seen.add(answer);
      await press(page, answer);
    } else if (first(/^Pass$/) !== undefined) {
      await press(page, first(/^Bid one more$/) ?? 'Pass');
    } else if (await page.getByRole('button', { name: LOCK }).isVisible()) {
      const lock = first(LOCK);
      if (lock !== undefined && (lock === 'Stay here' || stepsDrawn(await placesOf(page)) >= STEPS || openPlaces(await placesOf(page)).length === 0)) {
        seen.add(lock);
        tries = 0;
        await press(page, lock);
      } else {
        tries += lock === undefined && openPlaces(await placesOf(page)).length === 0 ? 1 : 0;
        await drawOn(page, press, tries);
      }
    }
  }
  return seen;
}

async function playAloneByName(visit, press) {
  const page = await visit.open('desktop', { at: '/box/bounty-trail' });
  await visit.button('Play now').waitFor();
  await press(page, 'Play now');
  await trail(page).waitFor({ timeout: 60_000 });
  await visit.readOpening();
  for (let speed = await visit.button(/^Speed:/).getAttribute('aria-label'); !/instant/.test(speed); speed = await visit.button(/^Speed:/).getAttribute('aria-label')) await press(page, speed);
  const seen = await playToTheEnd(visit, press);
  assert.ok(seen.has('Lock path'), 'a path was locked');
  await visit.inspect('result');
}

/** “$150 of the $1000 you need” */
async function earned(page) {
  const goal = await page.getByRole('button', { name: /^Goal:/ }).first().getAttribute('aria-label');
  return Number(/\$(\d+) of the \$/.exec(goal)[1]);
}

export default function bountyTrailByName(test) {
  test('a whole hunt with the keyboard alone', (visit) => playAloneByName(visit, typeAt));

  test('a whole hunt through the accessibility tree alone', (visit) => playAloneByName(visit, withTree));

  test('the first minute: from the shelf to the first dollars with no rule read', async (visit) => {
    const minute = new Minute();
    const page = await visit.open('phone');
    const tap = async (locator, words) => {
      minute.spend('tap', words);
      await locator.click();
    };
    await tap(page.getByRole('link', { name: /Bounty Trail/ }).or(page.getByRole('button', { name: /Bounty Trail/ })).first(), 'the box');
    await tap(visit.button('Play now'), 'Play now');
    await trail(page).waitFor({ timeout: 60_000 });
    minute.spend('read', 'the opening card');
    await visit.readOpening();
    await visit.picture('first look');
    const touch = async (_, name) => tap(page.getByRole('button', { name, exact: true }).first(), name.slice(0, 20));
    while ((await earned(page)) === 0) {
      const lock = visit.button(LOCK);
      await visit.eventually(async () => (await lock.isVisible()) || (await visit.button('Bid one more').isVisible()), 'something is asked');
      if (await visit.button('Bid one more').isVisible()) {
        await tap(visit.button('Bid one more'), 'one more');
        await tap(visit.button(/^Bid 1 /), 'bid');
      } else if (await lock.isEnabled()) {
        await tap(lock, 'lock');
        await visit.picture('the reveal');
        minute.spend('watch', 'the ride');
        // Told to its end: something is asked again, or the dollars are there.
        await visit.eventually(async () => (await earned(page)) > 0 || (await lock.isVisible()) || (await visit.button('Bid one more').isVisible()), 'the round is told');
      } else await drawOn(page, touch, 0);
    }
    minute.demandInTime();
    await visit.picture('first dollars');
  });
}
