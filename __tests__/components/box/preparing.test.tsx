import { arrived, arriving } from '@/box/arriving';
import { arrivingBox, rulesFor } from '@/box/preparing';
import type { AnyBox, AnyRules } from '@/engine/box';
import { pig } from '@/games/pig';

/** Pig, if its matches needed something for every goal. */
function needy(lost: () => boolean = () => false) {
  const here = new Set<string>();
  const prepare = (options?: { readonly goal?: number }): Promise<unknown> | undefined => {
    const wanted = options?.goal === undefined ? ['50', '100'] : [String(options.goal)];
    if (wanted.every((goal) => here.has(goal))) return undefined;
    return lost() ? Promise.reject(new Error('no network')) : Promise.resolve().then(() => wanted.forEach((goal) => here.add(goal)));
  };
  return { here, box: { ...pig, prepare } as unknown as AnyBox };
}

const optionsWith = (goal: number) => ({ game }: { readonly game: AnyRules['game'] }) => game.parseOptions({ seats: 2, goal });
const rulesWith = (box: AnyRules, goal: number) => rulesFor(arrived(box), (game) => optionsWith(goal)({ game }));

test('rules come with what the match needs, and with nothing else', async () => {
  const { here, box } = needy();
  const rules = rulesWith(box, 50);
  expect(rules.here).toBeUndefined();
  expect(await rules.load()).toBe(box);
  expect([...here]).toEqual(['50']);
});

test('where nothing is missing nobody waits', () => {
  expect(rulesWith(pig as unknown as AnyRules, 50).here).toBe(pig);
  const { here, box } = needy();
  here.add('50');
  expect(rulesWith(box, 50).here).toBe(box);
});

test('rules that have not come themselves are fetched first', async () => {
  const { here, box } = needy();
  const rules = rulesFor(arriving(() => Promise.resolve(box as AnyRules)), (game) => optionsWith(100)({ game }));
  await rules.load();
  expect([...here]).toEqual(['100']);
});

test('what is lost is sent for again', async () => {
  let lost = true;
  const { here, box } = needy(() => lost);
  const rules = rulesWith(box, 50);
  await expect(rules.load()).rejects.toThrow('no network');
  lost = false;
  await rules.load();
  expect([...here]).toEqual(['50']);
});

test('options that nobody can read need nothing: whoever opens the match says what is wrong', () => {
  const { box } = needy();
  expect(rulesWith(box, -1).here).toBe(box);
});

test('a whole box comes with what any match may need', async () => {
  const { here, box } = needy();
  const whole = arrivingBox(() => Promise.resolve(box));
  expect(await whole.load()).toBe(box);
  expect([...here]).toEqual(['50', '100']);
});
