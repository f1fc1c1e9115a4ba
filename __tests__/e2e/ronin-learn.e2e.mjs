import assert from 'node:assert/strict';

import { fight, touch, type } from './kit/roninFight.mjs';

/** What a teacher says, and what must be in sight then: the beginnings of labels, as patterns. */
const say = (words, ...sees) => ({ words, sees });
/** The last words of a lesson. */
const end = (words) => ({ words, sees: [], isLast: true });
/** A step that waits for the try: what is pressed, one after the other. */
const go = (words, ...presses) => ({ words, sees: presses.slice(0, 1), presses });
const strike = (words, attack) => go(words, attack, 'Strike: ');

const LESSONS = {
  'Moving': [
    say('You are Kit', 'Takahiro on', 'Ushikado on'), say('Squares with a dot', 'Move to H6'), go('Walk up to him', 'Move to H6', 'Go: '), say('There you are', 'Takahiro on'),
    say('The Move is one piece', 'Measured Cut', 'Rest'), end('That is moving'),
  ],
  'Front and rear': [
    say('The red point', 'Attack Ushikado'), say('You stand off his corner', 'Takahiro on'), go('Get behind him', 'Move to E8', 'Go: '), say('Now you are in his rear', 'Takahiro on'), say('You have a front', 'Takahiro on'), end('Those are the arcs'),
  ],
  'A blow and its card': [
    say('Three cards', 'Light card on top', 'Heavy card on top', 'Special card on top'), say('The Light card', 'Light card on top: Elbow Check'), strike('Measured Cut is Light', 'Measured Cut'), say('Doubled', 'Slot 1: .*Elbow Check'),
    say('A Heavy attack would', 'Takahiro on'), end('So every blow'),
  ],
  'Break': [
    say('Iron Club Fall', 'Heavy card on top: Iron Club Fall'), say('Rear: you stand north', 'Kensho on'), go('So go to E7', 'Move to E7', 'Go: '), strike('Now a Heavy attack', 'Cleaving Arc'), say('Broken!', 'Slot 1: .*Iron Club Fall'), end('Reading the cards'),
  ],
  'The slot of the Event': [
    say('The others have acted', 'Slot 4: .*Event'), say('Whatever card lies there', 'Heavy card on top: Gate Slam'), strike('Strike with Cleaving Arc', 'Cleaving Arc'), go('Gate Slam lies in slot 4', 'End the turn'),
    say('The Event took the slot', 'Kosuke on', 'Kensho on'), say('A new round', 'Slot 1: .*Event'), end('Plan the round'),
  ],
  'Striking back': [
    say('Slot 1 holds Chain Flick', 'Slot 1: .*Chain Flick'), strike('Strike with Measured Cut', 'Measured Cut'), go('Your sword is ready', 'End the turn'), go('Chain Flick. Precision', 'Take it'), go('Hit or dodged', 'Measured Cut: Ushikado'), go('if they showed your Special', 'Strike: '),
    say('A Counterstrike pulls no card'), say('you have won', '(Attack Ushikado|Ushikado on)'), end('Next: a whole battle'),
  ],
};

/** Buttons whose labels begin so and that a finger would reach right now, without scrolling. */
const inSight = (page, beginning) => page.locator('[role="button"]').evaluateAll((all, words) => all.filter((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').match(`^${words}`)).some((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && under !== null && (one.contains(under) || under.contains(one));
}), beginning);

const labelled = (page, beginning) => page.locator('[role="button"]').evaluateAll((all, words) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '').find((label) => label.startsWith(words)), beginning);

async function follow(visit, press, steps) {
  const { page } = visit;
  for (const { words, sees, presses, isLast } of steps) {
    await visit.hearTeacher(words);
    for (const beginning of sees) await visit.eventually(() => inSight(page, beginning), `“${beginning}” is in sight while the teacher says “${words}”`);
    for (const beginning of presses ?? []) {
      await visit.eventually(async () => (await labelled(page, beginning)) !== undefined, `“${beginning}” is there`);
      await press(visit, await labelled(page, beginning));
    }
    if (!presses && !isLast) await press(visit, 'Next');
  }
}

async function learnAll(visit, press, lessons = Object.entries(LESSONS)) {
  await visit.press(lessons[0][0]);
  for (const [title, steps] of lessons) {
    await follow(visit, press, steps);
    await visit.picture(title);
    await press(visit, 'Next lesson');
  }
}

export default function collect(test) {
  test('six lessons by finger: everything named is in sight, a wrong try is answered, leaving resumes (phone)', async (visit) => {
    const page = await visit.open('phone', { at: '/learn/ronins-revenge' });
    await visit.press('Moving');
    await follow(visit, touch, LESSONS.Moving.slice(0, 2));
    await visit.hearTeacher('Walk up to him');
    await visit.press(/^Move to I6/);
    await visit.press(/^Go: /);
    await page.getByText('Not yet: first walk to H6').waitFor();
    await visit.hearTeacher('Walk up to him');
    await visit.goto('/learn/ronins-revenge');
    await visit.press('Go on: Moving');
    await follow(visit, touch, LESSONS.Moving.slice(2));
    await visit.press('Next lesson');
    const [, ...others] = Object.entries(LESSONS);
    for (const [title, steps] of others) {
      await follow(visit, touch, steps);
      await visit.picture(title);
      await visit.press('Next lesson');
    }
    await visit.hearTeacher('You lead Takahiro');
    await visit.goto('/learn/ronins-revenge');
    await visit.button('Striking back (done)').waitFor();
  });

  test('six lessons and the hints of a first battle, by keyboard (tablet lying)', async (visit) => {
    const page = await visit.open('tabletLying', { at: '/learn/ronins-revenge' });
    await learnAll(visit, type);
    await visit.hearTeacher('You lead Takahiro');
    await visit.playInstantly();
    await type(visit, 'Next');
    const isTold = (labels) => labels.includes('Next') || labels.includes('Done');
    assert.notEqual(await fight(visit, { press: type, until: isTold }), 'over', 'two rounds are not the whole battle');
    await visit.hearTeacher('the battle is won');
    await type(visit, 'Next');
    await visit.hearTeacher('Fight it out');
    await page.getByRole('button', { name: 'Done' }).waitFor();
    await visit.picture('a first battle');
  });
}
