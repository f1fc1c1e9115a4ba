/** Every page of the shelf and of the boxes, for everybody: nothing that axe calls serious, nothing that sticks out. */
import assert from 'node:assert/strict';

import { enlarge } from './kit/letters.mjs';

const HOUSE = ['/', '/settings', '/saves', '/about'];
const BOXES = [
  { id: 'bounty-trail', lesson: 'Every side has its price' },
  { id: 'roll-and-fight', lesson: 'Your first round' },
  { id: 'dungeon-fighter', lesson: 'Your first fight' },
  { id: 'vengeance', lesson: 'Your first fight' },
  { id: 'ronins-revenge', lesson: 'Moving' },
];

const pagesOf = (id) => [`/box/${id}`, `/box/${id}/new`, `/learn/${id}`, `/rules/${id}`, `/box/${id}/records`];

/** Words that lie beyond the left or the right edge of the window, and no row can be moved to bring them in. */
const cutOff = (page) =>
  page.evaluate(() => {
    const rolls = (element) => element !== null && ((/auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth) || rolls(element.parentElement));
    const speaks = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim().length > 1);
    const sticksOut = ({ left, right, width, height }) => width > 2 && height > 2 && (left < -1 || right > window.innerWidth + 1);
    return [...document.querySelectorAll('[role="main"] *, main *')].filter((element) => speaks(element) && sticksOut(element.getBoundingClientRect()) && !rolls(element)).map((element) => element.textContent);
  });

async function look(visit, where) {
  await visit.inspect(where.replaceAll('/', ' ').trim() || 'shelf');
  const fits = () => visit.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  await visit.eventually(fits, `nothing sticks out of ${where}`);
  await visit.eventually(async () => (await cutOff(visit.page)).length === 0, `every word of ${where} is in sight`);
}

async function lookAtPages(visit, pages) {
  for (const at of pages) {
    await visit.goto(at);
    await look(visit, at);
  }
}

/** All pages of a box, and the first screen of a lesson and of its table. */
async function lookAtBox(visit, { id, lesson }) {
  await lookAtPages(visit, pagesOf(id));
  await visit.goto(`/learn/${id}`);
  await visit.press(lesson);
  await visit.page.getByRole('button', { name: 'Menu' }).waitFor();
  await look(visit, `lesson of ${id}`);
  await visit.goto(`/box/${id}`);
  await visit.press('Play now');
  await visit.eventually(() => visit.opening().isVisible(), 'the opening card comes');
  await look(visit, `opening card of ${id}`);
  await visit.readOpening();
  await look(visit, `table of ${id}`);
}

export default function pages(test) {
  const everywhere = (what, lookAt) => {
    test(`every page of ${what} at a desk`, async (visit) => {
      await visit.open('desktop');
      await lookAt(visit);
    });
    test(`every page of ${what} on a small phone with letters twice as large`, async (visit) => {
      await visit.open('small');
      await enlarge(visit);
      await lookAt(visit);
    });
  };
  everywhere('the shelf', (visit) => lookAtPages(visit, HOUSE));
  for (const box of BOXES) everywhere(box.id, (visit) => lookAtBox(visit, box));

  test('a slider that is dragged stays on its page, and the page stays with it', async (visit) => {
    const page = await visit.open('small', { at: '/box/pig' });
    await visit.goto('/settings');
    const slider = page.getByRole('slider', { name: 'Text size' });
    await slider.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await slider.boundingBox();
    const cdp = await page.context().newCDPSession(page);
    const finger = (type, at, down = 0) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y: y + height / 2 + down }] });
    // From the middle to the right and far out to the left, as one goes back in a browser, and a little downwards, as one scrolls.
    await finger('touchStart', x + width / 2);
    for (let step = 1; step <= 10; step++) await finger('touchMove', x + width / 2 + step * (width / 22), step * 3);
    for (let step = 1; step <= 20; step++) await finger('touchMove', x + width - step * (width / 18), 30 - step);
    await finger('touchEnd');
    await visit.eventually(async () => (await slider.getAttribute('aria-valuetext')) === '100 %', 'the slider followed the finger to its end');
    assert.equal(new URL(page.url()).pathname, '/settings');
    const now = await slider.boundingBox();
    assert.ok(Math.abs(now.y - y) < 2, 'the page has not scrolled away');
  });
}
