import type { AnyCampaign } from '@/engine/campaign/campaign';
import { BOXES } from '@/games';
import { longNight } from '@/games/pig/campaign/longNight';
import { goldenCampaigns, goldenFault } from '@tests/kit/golden';

/** Of every box, sealed ones included: what was saved while a box was being made must open too. */
const allCampaigns = async (): Promise<readonly AnyCampaign[]> =>
  (await Promise.all(BOXES.map(({ contents, rules }) => (contents?.box ?? rules)?.load()))).flatMap((box) => box?.campaigns ?? []);
const files = goldenCampaigns();

test.each(files.map((file) => [file.name, file] as const))('%s opens', async (_name, file) => {
  expect(goldenFault(await allCampaigns(), file)).toBeUndefined();
});

test('every campaign has saves of its version to be opened by later ones', async () => {
  const versions = (await allCampaigns()).map(({ id, version }) => `${id}-${version}-`);
  expect(versions).not.toEqual([]);
  expect(versions.filter((version) => !files.some(({ name }) => name.startsWith(version)))).toEqual([]);
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
