import { parseCampaignSave } from '@/engine/campaign/campaignSave';
import { RunningCampaign } from '@/engine/campaign/runningCampaign';
import { BadInput } from '@/engine/errors';
import { cloneJson } from '@/engine/json';
import { UnreadableSave } from '@/engine/save';
import { roninsRevenge } from '@/games/ronins-revenge';
import { soulsOfKurokai } from '@/games/ronins-revenge/campaign/soulsOfKurokai';
import { RECOMMENDED_LOADOUTS } from '@/games/ronins-revenge/content/loadouts';
import { ALONE_WITH_FOUR, FOUR, readOn, story } from '@tests/games/ronins-revenge/story/party';

import { playSaga } from './reached';

/** What a campaign refuses besides what stands with its rules: in words, and nothing is lost. */

test('RR-412 a second card for one vote, while others of the same player are still asked', () => {
  const s = readOn(story(ALONE_WITH_FOUR));
  for (const hero of ['takahiro', 'sayaka', 'kosuke', 'kensho'] as const) s.play(0, { kind: 'declare', hero, letter: 'A' });
  s.play(0, { kind: 'commit', hero: 'takahiro', card: 'moon' });
  expect(s.refused(0, { kind: 'commit', hero: 'takahiro', card: 'ember' })).toBe('RR-412');
  expect(s.state.vote?.cards.takahiro).toBe('moon');
});

test('RR-437 a loot card that lies in somebody else’s hand', () => {
  const s = readOn(story({ ...FOUR, part: 'victory' }));
  const own = s.state.draft?.piles.takahiro ?? [];
  const theirs = s.state.draft?.piles.sayaka.find((card) => !own.includes(card)) ?? '';
  expect(theirs).not.toBe('');
  expect(s.refused(0, { kind: 'keep', hero: 'takahiro', card: theirs })).toBe('RR-437');
});

test('RR-84 a loadout that is changed in battle', () => {
  const { game } = roninsRevenge;
  expect(() => game.parseMove({ kind: 'equip', hero: 'takahiro', noLuck: true, ...RECOMMENDED_LOADOUTS.takahiro })).toThrow(BadInput);
});

describe('a campaign file', () => {
  const save = playSaga('bad-file', new Set()).save();
  const forged = (change: (gained: string[]) => void): unknown => {
    const file = cloneJson(save) as { results: { taken: { gained?: string[] } }[] };
    const told = file.results.find(({ taken }) => (taken.gained?.length ?? 0) > 0);
    change(told?.taken.gained ?? []);
    return file;
  };
  const load = (file: unknown) => RunningCampaign.load(soulsOfKurokai, parseCampaignSave(file));

  test('RR-408 opens as it is; with a Fact nobody can have it does not, and says so', () => {
    expect(load(cloneJson(save)).hash()).toBeDefined();
    expect(() => load(forged((gained) => gained.push('nobodyKnows')))).toThrow(UnreadableSave);
    expect(() => load(forged((gained) => gained.push('seatEmpty')))).toThrow(UnreadableSave);
    expect(() => load(forged((gained) => gained.pop()))).toThrow(/\w+ \w+/);
  });
});
