import type { AnyCampaign } from '@/engine/campaign/campaign';
import { BOXES } from '@/games/registry';
import { longNight } from '@/games/pig/campaign/longNight';
import { goldenCampaigns, goldenFault } from '@tests/kit/golden';

const campaigns: readonly AnyCampaign[] = Object.values(BOXES).flatMap((box) => box.campaigns ?? []);
const files = goldenCampaigns();

test.each(files.map((file) => [file.name, file] as const))('%s opens', (_name, file) => {
  expect(goldenFault(campaigns, file)).toBeUndefined();
});

test.each(campaigns.map(({ id, version }) => [id, version] as const))('the campaign %s has saves of version %i to be opened by later ones', (id, version) => {
  expect(files.map(({ name }) => name).filter((name) => name.startsWith(`${id}-${version}-`))).not.toEqual([]);
});

describe('a campaign that tells an old save differently', () => {
  /** The house pays a point more. */
  const changed: typeof longNight = {
    ...longNight,
    record: (draft, result, random) => {
      longNight.record(draft, result, random);
      draft.headStart = draft.headStart.map((points) => points + 1);
    },
  };
  const [file] = files.filter(({ name }) => name.startsWith(longNight.id));

  test('is told to raise its version', () => {
    expect(file && goldenFault([changed], file)).toMatch(/does not lead to where it led.*raise the version/);
  });

  test('opens it again with a version and a migration', () => {
    expect(file && goldenFault([{ ...changed, version: 2, migrations: { 1: (saved) => saved } }], file)).toBeUndefined();
  });
});
