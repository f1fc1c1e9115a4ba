import assert from 'node:assert/strict';

import { playByName, withKeys, withTree } from './kit/byName.mjs';
import { middleOf } from './kit/finger.mjs';
import { Minute } from './kit/minute.mjs';

const ROLLS_A_PHASE = 4;
const EXPERIENCE_OF_A_POINT = 3;

const den = (page) => page.getByRole('group', { name: 'The den', exact: true });
const tray = (page, words) => page.getByRole('button', { name: words }).first();

/** Trays are played through one gesture over all of them, so a finger goes where a person's would. */
async function touch(page, words) {
  const box = await tray(page, words).boundingBox({ timeout: 3000 }).catch(() => undefined);
  // What was there a moment ago may be gone: time runs while hands play.
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const isShown = (page, words) => tray(page, words).isVisible();

/** Names of the buttons on the screen, read in one go. */
const buttonsOf = (page) => page.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

/** Several fingers, each on a button of its own, that come down and go up at the same time. */
async function touchTogether(page, buttons, ms = 0) {
  const cdp = await page.context().newCDPSession(page);
  const points = await Promise.all(buttons.map((button) => middleOf(button)));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });
  if (ms > 0) await page.waitForTimeout(ms);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const HOLD_MS = 750;
/** A button of 44 points without its border. */
const FINGER = 40;

/** A few throws; whatever makes a set is laid; then stop. `throwDice` is a shake or a tap. */
async function rollingPhase(page, throwDice) {
  for (let roll = 0; roll < ROLLS_A_PHASE; roll++) {
    if (!(await isShown(page, /^Stop rolling/))) return;
    if (await isShown(page, /^Roll [1-4] (die|dice)/)) await throwDice();
    await page.waitForTimeout(400);
    for (const label of await buttonsOf(page)) {
      if (label.endsWith('. Lay a set')) {
        await touch(page, label);
        await page.waitForTimeout(30);
        break;
      }
    }
    // One wound is enough to see that it can be laid: more of them would be a Beating.
    if (await isShown(page, /^Health: 3 of 3 .*, 0 wound dice. Lay a wound die/)) await touch(page, /^Health:/);
  }
  if (await isShown(page, /^Stop rolling/)) await touchTogether(page, [tray(page, /^Stop rolling/)], HOLD_MS);
}

const FIGHT = ['Targets', 'What you can use', 'What the loot gives'];
const EVERYTHING = [...FIGHT, 'What it gives'];

async function pressFirst(page, groups) {
  for (const group of groups) {
    const chips = page.getByRole('group', { name: group, exact: true }).getByRole('button');
    const labels = await chips.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const index = labels.findIndex((label) => !label.endsWith('Not now'));
    if (index >= 0) {
      // What was there a moment ago may be used up by now.
      await chips.nth(index).tap({ timeout: 3000 }).catch(() => undefined);
      return true;
    }
  }
  return false;
}

const WAYS_ON = [/^Skip this effect$/, /^Ready( all the same)?$/, /^End fight$/, /^Leave the rest$/, /^Finish the round/];

/** Plays whatever is asked, by touch alone, until the result is shown. `roll` plays a Rolling Phase; `groups` are answered. */
async function playToTheEnd(visit, roll, seen, groups = EVERYTHING) {
  const { page } = visit;
  const result = page.getByRole('dialog', { name: 'The result' });
  while (!(await result.isVisible())) {
    await page.waitForTimeout(40);
    const labels = await buttonsOf(page);
    const has = (words) => labels.some((label) => words.test(label));
    if (has(/^Stop rolling/)) {
      seen.add('rolling');
      await roll();
    } else if (has(/^Mark objective/)) await visit.tryPress(visit.button(/^Mark objective/));
    else if (has(/^Enter /)) await visit.tryPress(visit.button(/^Enter /));
    else if (!(await pressFirst(page, groups))) {
      const words = WAYS_ON.find(has);
      if (!words) continue;
      seen.add(String(words));
      await visit.tryPress(visit.button(words));
    }
  }
}

const traysOf = (page) => page.getByRole('group', { name: /^Tray of / });

/** Whoever still lives throws, lays and stops at the same time, every hand with a finger of its own. */
function raceOf(page, { thrown, refilled }) {
  const trays = traysOf(page);
  const whoCan = async (words) => {
    const buttons = Array.from({ length: await trays.count() }, (_, i) => trays.nth(i).getByRole('button', { name: words }).first());
    const shown = await Promise.all(buttons.map((one) => one.isVisible()));
    return buttons.filter((_, i) => shown[i]);
  };
  const together = async (words, ms) => {
    const buttons = await whoCan(words);
    if (buttons.length > 0) await touchTogether(page, buttons, ms);
    return buttons.length;
  };
  return async () => {
    await together(/^Roll [1-4] (die|dice)/);
    await thrown();
    await together(/\. Lay a set$/);
    await page.waitForTimeout(450);
    await refilled();
    await together(/^Stop rolling/, HOLD_MS);
  };
}

/** What the dice of every tray show, one line each. */
async function facesOf(page) {
  const trays = traysOf(page);
  const dice = Array.from({ length: await trays.count() }, (_, i) => trays.nth(i).getByRole('group', { name: 'dice' }).getByRole('button'));
  return Promise.all(dice.map(async (one) => (await one.evaluateAll((all) => all.map((die) => die.getAttribute('aria-label')))).join()));
}

const everybodyHasRolled = (visit) => visit.eventually(async () => !(await facesOf(visit.page)).some((faces) => /in hand/.test(faces)), 'every tray has rolled');

/** People all around one tablet, up to the race. */
async function sitAround(visit, size, people) {
  const page = await visit.open(size, { at: '/box/roll-and-fight/new' });
  for (let seat = 2; seat <= people; seat++) {
    await page.getByRole('button', { name: 'Add a seat' }).tap();
    await page.getByRole('group', { name: `Seat ${seat}` }).getByText('Person').tap();
  }
  await page.getByRole('radio', { name: 'All around it' }).tap();
  await visit.press('Start');
  await den(page).waitFor({ timeout: 60_000 });
  await visit.playInstantly();
  await visit.eventually(async () => {
    for (const ask of [/^Enter /, 'Ready', 'Ready all the same']) if (await visit.button(ask).isVisible()) await visit.tryPress(visit.button(ask));
    return traysOf(page).nth(people - 1).isVisible();
  }, 'everybody has come in and is ready');
  assert.equal(await traysOf(page).count(), people);
  return page;
}

/** How many dice lie in the supply, as the first tray says. */
const supplyOf = async (page) => Number(/Supply: (\d+) di/.exec(await tray(page, /^Supply/).getAttribute('aria-label'))[1]);

/** A little of everything in every round: train, throw, lay, use, walk. */
const A_LITTLE_OF_EVERYTHING = {
  rules: [
    { name: /^Enter / },
    { name: /^Mark objective/ },
    { name: /^Train: /, most: 1 },
    { name: /^Ready all the same$/ },
    { name: /^Ready$/ },
    { name: /\. Lay a set$/, most: 2 },
    { name: /^Roll [1-4] (die|dice)/, most: 2 },
    { name: /^Stop rolling/ },
    { name: /./, group: 'Targets' },
    { name: /^Skip this effect$/ },
    { name: /^Use /, most: 2 },
    { name: /./, group: 'What the loot gives' },
    { name: /^End fight/ },
    { name: /^Leave the rest$/ },
    { name: /^Finish the round/ },
  ],
  phases: [/^Ready/, /^Stop rolling/, /^End fight/, /^Finish the round/],
};

/** Alone and without a clock, up to the den; every press by `press`. */
async function sitAlone(visit, press) {
  const page = await visit.open('desktop', { at: '/box/roll-and-fight' });
  await visit.button('Play now').waitFor();
  await press(page, 'Play now');
  await den(page).waitFor({ timeout: 60_000 });
  await visit.eventually(async () => {
    if (await visit.button('No clock').isVisible()) await press(page, 'No clock');
    return visit.button(/^Clock: /).isVisible();
  }, 'the game starts over without a clock');
  return page;
}

const resultOf = (page) => page.getByRole('dialog', { name: 'The result' });

async function playAloneByName(visit, press) {
  const page = await sitAlone(visit, press);
  await playByName(visit, press, { ...A_LITTLE_OF_EVERYTHING, over: () => resultOf(page).isVisible() });
  await visit.inspect('result');
}

/**
 * Whether something is scored: a Loot space, a third experience, a damage on the boss. What the way out costs is left
 * aside: an enemy at the door takes a point away, and his death, which gives it back, has scored nothing.
 */
async function hasScored(page) {
  const names = (await buttonsOf(page)).join('; ');
  const [, loot, experience] = /loot (\d) of \d, (\d+) experience/.exec(names) ?? [];
  const [, damage] = /, (\d) of \d damage/.exec(names) ?? [];
  return Number(loot) > 0 || Number(experience) >= EXPERIENCE_OF_A_POINT || Number(damage) > 0;
}

/** A deal with a Training or a Loot among its three dice, as seven of eight have: without one the first point comes with the first fight. */
const FAIR_FLASHBACK = 'roll-and-fight: the first minute: from the shelf to the first point with no rule read 2';

/** Somebody who has read nothing: what promises a point first, then whatever is lit. */
const WHATEVER_IS_LIT = {
  rules: [
    { name: /\+\d points?$/, group: 'What it gives' },
    { name: /a point$/, group: 'What it gives' },
    { name: /./, group: 'What it gives' },
    ...A_LITTLE_OF_EVERYTHING.rules,
  ],
  phases: A_LITTLE_OF_EVERYTHING.phases,
};

export default function rollAndFight(test) {
  test('the first minute: from the shelf to the first point with no rule read', async (visit) => {
    const minute = new Minute();
    visit.chance = FAIR_FLASHBACK;
    const page = await visit.open('phone');
    const tap = async (locator, words) => {
      minute.spend('tap', words);
      await locator.click();
    };
    await tap(page.getByRole('link', { name: /Roll & Fight/ }).or(page.getByRole('button', { name: /Roll & Fight/ })).first(), 'the box');
    await tap(visit.button('Play now'), 'Play now');
    await den(page).waitFor({ timeout: 60_000 });
    minute.spend('read', 'the opening card');
    minute.spend('tap', 'Let’s play');
    await visit.readOpening();
    minute.spend('read', 'both sides of the den');
    await visit.picture('first look');
    assert.ok(!(await hasScored(page)), 'nothing is scored yet');
    minute.spend('watch', 'the flashback dice');
    // What was there a moment ago may be gone by now: such a tap was none.
    const press = async (_, name) => {
      const pressed = await page.getByRole('button', { name, exact: true }).first().click({ timeout: 3000 }).then(() => true, () => false);
      if (pressed) minute.spend('tap', name);
      minute.demandInTime();
    };
    await playByName(visit, press, { ...WHATEVER_IS_LIT, over: () => hasScored(page) });
    await visit.picture('first point');
  });

  test('a whole game with the keyboard alone', (visit) => playAloneByName(visit, withKeys));

  test('a whole game through the accessibility tree alone', (visit) => playAloneByName(visit, withTree));

  test('a solo game, rolled by shaking the phone inside the timer', async (visit) => {
    const page = await visit.open('small', { at: '/box/roll-and-fight', sensors: true });
    await visit.press('Play now');
    await den(page).waitFor({ timeout: 60_000 });
    await visit.inspect('side of the den');
    await visit.press(/^Enter /);
    await page.getByRole('group', { name: 'Flashback dice' }).waitFor();
    await visit.playInstantly();
    await visit.inspect('flashback');
    await visit.press('Ready');
    await visit.inspect('unspent actions are asked about');
    await visit.press('Ready all the same');
    await tray(page, /^Roll 4 dice/).waitFor();
    const shake = () => visit.hand.shake({ strokes: 8 });
    await visit.shakeUntil(page.getByRole('group', { name: 'dice' }).getByRole('button', { name: /^die \d, (move|gun|knife|double knife|wound)/ }).first(), 8);
    await tray(page, /Supply: 16 dice, \d+ s/).waitFor();
    await visit.inspect('rolling');
    const seen = new Set();
    await playToTheEnd(visit, () => rollingPhase(page, shake), seen);
    assert.ok(seen.has('rolling'));
    await visit.inspect('result');
    await visit.press('Close');
    await visit.inspect('the way out');
    const [id] = page.url().split('/').slice(-1);
    await visit.goto(`/replay/${id}`);
    await den(page).waitFor({ timeout: 60_000 });
    for (let move = 0; move < 8; move++) await visit.press('One move forward');
    await visit.inspect('replay');
  }, { chip: true });

  test('two players race around a tablet with two fingers at once, to the result', async (visit) => {
    const page = await sitAround(visit, 'tablet', 2);
    await visit.inspect('race');
    assert.match((await facesOf(page)).join(), /in hand/);
    const full = await supplyOf(page);
    let throws = 0;
    let least = full;
    const thrown = async () => {
      await everybodyHasRolled(visit);
      if (throws === 0) await visit.picture('both have rolled');
      throws += 1;
    };
    const refilled = async () => {
      if (await isShown(page, /^Supply/)) least = Math.min(least, await supplyOf(page));
    };
    await playToTheEnd(visit, raceOf(page, { thrown, refilled }), new Set(), FIGHT);
    // Two Beatings end a game early, so there may be fewer than four Rolling Phases.
    assert.ok(throws >= 2, `${throws} Rolling Phases`);
    assert.ok(least < full, 'the supply has shrunk');
    await visit.inspect('result');
    // Both may have died with the same to show for it: then the table has lost as one (RF-203).
    const asOne = (await page.getByText('Nobody got out alive: nobody wins.').count()) > 0;
    const scores = await page.getByRole('list', { name: 'Scores' }).getByRole('listitem').count();
    assert.ok(scores === 2 || (asOne && scores === 1), `${scores} scores`);
  });

  test('four players throw around a tablet with four fingers at once', async (visit) => {
    const page = await sitAround(visit, 'tabletLying', 4);
    const pressed = raceOf(page, {
      thrown: async () => {
        await everybodyHasRolled(visit);
        await visit.inspect('four have rolled');
        for (const words of [/^dice$/, /^Health/, /^Supply/]) {
          const inside = await Promise.all((await page.getByRole(words.source === '^dice$' ? 'group' : 'button', { name: words }).all()).map((one) => one.boundingBox()));
          assert.equal(inside.length, 4, `${words} in every tray`);
          for (const { width, height } of inside) assert.ok(Math.min(width, height) >= FINGER, `${words} is large enough for a finger`);
        }
      },
      refilled: () => undefined,
    });
    await pressed();
    await page.getByRole('button', { name: /^(Use|End fight)/ }).first().waitFor();
  });
}
