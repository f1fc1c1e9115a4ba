import { HIGHER_SKILLS } from '@/games/ronins-revenge/content/higherSkills';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { levelIn, slotsIn } from '@/games/ronins-revenge/story/progress';
import type { StoryOptions } from '@/games/ronins-revenge/story/state';

import { FOUR, PAIR, SOLO, openAt, partyOf, readOn, story, type Story } from './party';

const OWN = { hero: 'takahiro', noLuck: false, ...RECOMMENDED_LOADOUTS.takahiro } as const;
const equip = (change: object) => ({ kind: 'equip', ...OWN, ...change }) as Parameters<Story['refused']>[1];

/** Before the battle of a chapter: what is carried is chosen. */
function atLoadouts(options: StoryOptions = SOLO): Story {
  const s = readOn(openAt(options, 24));
  s.play(0, { kind: 'goOn' });
  s.play(0, { kind: 'shut', hero: 'takahiro' });
  return s;
}

/** After the loot of a chapter. */
function afterLoot(options: StoryOptions): Story {
  const s = readOn(story({ ...options, part: 'victory' }));
  while (s.state.frames.some(({ kind }) => kind === 'keep')) {
    for (let seat = 0; seat < options.seats; seat++) {
      const [move] = s.prompt(seat) ? s.moves(seat) : [];
      if (move?.kind === 'keep') s.play(seat, move);
    }
  }
  return s;
}

test('RR-82 RR-83 two weapons, an armor, skills for the slots, one ultimate', () => {
  const s = atLoadouts();
  expect(s.prompt(0)?.kind).toBe('camp');
  s.play(0, equip({ weapons: ['dawnKeeper', 'gateSpear'], skills: ['challenge'], noLuck: true }));
  expect(s.state.party.takahiro).toMatchObject({ loadout: { skills: ['challenge'] }, noLuck: true });
  expect(s.refused(0, equip({ weapons: ['dawnKeeper', 'dawnKeeper'] }))).toBe('RR-83');
  expect(s.refused(0, equip({ skills: ['challenge', 'challenge'] }))).toBe('RR-83');
});

test('RR-84 what is carried changes before a battle and before a retry, not elsewhere, and only on one’s own heroes', () => {
  expect(readOn(story(SOLO)).refused(0, equip({}))).toBe('RR-84');
  expect(afterLoot(SOLO).refused(0, equip({}))).toBe('RR-84');
  const retry = readOn(story({ ...PAIR, part: 'defeat' }));
  retry.play(retry.prompt(0) ? 0 : 1, { kind: 'goOn' });
  expect(retry.refused(1, equip({}))).toBe('RR-84');
  retry.play(0, equip({ noLuck: true }));
  expect(retry.state.party.takahiro.noLuck).toBe(true);
});

test('RR-85 one ultimate, of the hero’s own', () => {
  expect(atLoadouts().refused(0, equip({ ultimate: 'thousandCuts' }))).toBe('RR-85');
});

test('RR-441 new weapons and armors can be carried if they are owned and the class fits', () => {
  const s = atLoadouts({ ...SOLO, party: partyOf({ takahiro: 0 }, { takahiro: { cards: ['ashGlaive', 'shackleHooks', 'linkMail'] } }) });
  expect(s.refused(0, equip({ weapons: ['dawnKeeper', 'shackleHooks'] }))).toBe('RR-441');
  expect(s.refused(0, equip({ weapons: ['dawnKeeper', 'wardensRod'] }))).toBe('RR-441');
  expect(s.refused(0, equip({ armor: 'ashCloak' }))).toBe('RR-441');
  s.play(0, equip({ weapons: ['dawnKeeper', 'ashGlaive'], armor: 'linkMail' }));
  expect(s.state.party.takahiro.loadout).toMatchObject({ weapons: ['dawnKeeper', 'ashGlaive'], armor: 'linkMail' });
});

test('RR-443 a skill needs its level and its Souls, after a draft or before a retry', () => {
  const rich = partyOf({ takahiro: 0, sayaka: 1 }, { takahiro: { souls: { crimson: 2, azure: 0, jade: 0, violet: 0 } } });
  const early = afterLoot({ ...PAIR, party: rich });
  expect(early.refused(0, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' })).toBe('RR-443');
  const retry = readOn(story({ ...PAIR, part: 'defeat', chapter: 3, level: 2, party: rich }));
  retry.play(retry.prompt(0) ? 0 : 1, { kind: 'goOn' });
  expect(retry.refused(0, { kind: 'learn', hero: 'takahiro', skill: 'formationCall' })).toBe('RR-443');
  expect(retry.refused(0, { kind: 'learn', hero: 'takahiro', skill: 'rooftopPath' })).toBe('RR-443');
  expect(retry.refused(1, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' })).toBe('RR-444');
  retry.play(0, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' });
  expect(retry.state.party.takahiro).toMatchObject({ skills: ['ironPromise'], souls: { crimson: 0 } });
  expect(retry.refused(0, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' })).toBe('RR-444');
  expect(atLoadouts({ ...SOLO, chapter: 3, level: 2, party: partyOf({ takahiro: 0 }, { takahiro: { souls: { crimson: 2, azure: 0, jade: 0, violet: 0 } } }) }).refused(0, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' })).toBe('RR-443');
});

test('RR-444 Souls that are not spent stay, and spending is nobody’s duty', () => {
  const rich = partyOf({ takahiro: 0 }, { takahiro: { souls: { crimson: 5, azure: 0, jade: 0, violet: 0 } } });
  const s = readOn(story({ ...SOLO, part: 'defeat', chapter: 3, level: 2, party: rich }));
  s.play(0, { kind: 'goOn' });
  s.play(0, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' });
  s.play(0, { kind: 'ready' });
  expect(s.outcome).toBeDefined();
  expect(s.state.party.takahiro.souls.crimson).toBe(3);
});

test('RR-445 the party level rises after chapters 2, 4, 6 and 8', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(levelIn)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(afterLoot(SOLO).state.level).toBe(1);
  expect(afterLoot({ ...SOLO, chapter: 2 }).state.level).toBe(2);
  // A chapter left scarred is a chapter behind all the same.
  expect(readOn(story({ ...SOLO, part: 'scar', chapter: 4, level: 2 })).state.level).toBe(3);
});

test('RR-446 three slots; four after chapter 4; five after chapter 8', () => {
  expect([1, 4, 5, 8, 9, 10].map(slotsIn)).toEqual([3, 3, 4, 4, 5, 5]);
  const four = ['guardiansStance', 'unbrokenLine', 'challenge', HIGHER_SKILLS.takahiro[0]?.id ?? ''];
  const party = partyOf({ takahiro: 0 }, { takahiro: { skills: [four[3] ?? ''] } });
  expect(atLoadouts({ ...SOLO, party, chapter: 4, level: 2 }).refused(0, equip({ skills: four }))).toBe('RR-446');
  expect(atLoadouts({ ...SOLO, party, chapter: 5, level: 3 }).play(0, equip({ skills: four })).length).toBe(1);
  expect(atLoadouts({ ...SOLO, chapter: 5, level: 3 }).refused(0, equip({ skills: four }))).toBe('RR-443');
});

test('RR-397 the difficulty changes between chapters if all agree, and at no other time', () => {
  const s = afterLoot(PAIR);
  s.play(0, { kind: 'wish', difficulty: 'hard' });
  expect(s.state.difficulty).toBe('standard');
  s.play(1, { kind: 'wish', difficulty: 'easy' });
  expect(s.state.difficulty).toBe('standard');
  s.play(1, { kind: 'wish', difficulty: 'hard' });
  expect(s.state.difficulty).toBe('hard');
  expect(atLoadouts().refused(0, { kind: 'wish', difficulty: 'easy' })).toBe('RR-397');
});

test('RR-448 a defeat is followed by a retry the same night; a second one by a scar and the next chapter', () => {
  const s = readOn(story({ ...FOUR, part: 'defeat' }));
  expect(s.state.facts).toEqual(['gateHolds']);
  expect(s.state.omens.map(({ fact }) => fact)).toEqual(['gateHolds']);
  const scarred = readOn(story({ ...SOLO, part: 'scar', facts: ['gateHolds'] }));
  expect(scarred.state.facts).toEqual(['gateHolds', 'scarredByUshikado']);
  expect(scarred.state.pages).toEqual([{ kind: 'scar', boss: 'ushikado' }]);
  expect(scarred.refused(0, { kind: 'learn', hero: 'takahiro', skill: 'ironPromise' })).toBe('RR-443');
});
