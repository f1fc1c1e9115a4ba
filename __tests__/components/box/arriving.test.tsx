import { fireEvent, screen } from '@testing-library/react-native';

import { arriving, expectSoon, type Arriving } from '@/box/arriving';
import { LostPart } from '@/box/LostPart';
import { useArrival } from '@/box/useArrival';
import { Text } from '@/theme/ui';
import { show } from '@tests/components/shelf/show';

/** A part that is lost as often as told, then comes. */
function lostTimes(times: number) {
  const fetchPart = jest.fn(async () => {
    if (fetchPart.mock.calls.length <= times) throw new TypeError('Failed to fetch /_expo/static/js/web/index-0a1b.js');
    return 'the rules';
  });
  return { part: arriving(fetchPart), fetchPart };
}

test('a part is fetched once, for everybody who asks', async () => {
  const { part, fetchPart } = lostTimes(0);
  expect(part.here).toBeUndefined();
  expect(await Promise.all([part.load(), part.load()])).toEqual(['the rules', 'the rules']);
  await part.load();
  expect(part.here).toBe('the rules');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a part that was lost is fetched anew', async () => {
  const { part } = lostTimes(1);
  await expect(part.load()).rejects.toThrow('Failed to fetch');
  expect(part.here).toBeUndefined();
  expect(await part.load()).toBe('the rules');
});

test('a part that is only expected may be lost in silence', async () => {
  const { part } = lostTimes(1);
  expectSoon(part);
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await part.load()).toBe('the rules');
});

function Page({ part }: { part: Arriving<string> }) {
  const { part: words, lost, again } = useArrival(part);
  if (lost) return <LostPart onAgain={again} onBack={jest.fn()} />;
  return <Text>{words ?? 'Waiting'}</Text>;
}

test('a page says in words that a part is missing, and tries again when asked', async () => {
  show(<Page part={lostTimes(1).part} />);
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy();
  expect(screen.queryByText(/_expo/)).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('the rules')).toBeTruthy();
});

test('what has come before is there with the first frame', async () => {
  const { part } = lostTimes(0);
  await part.load();
  show(<Page part={part} />);
  expect(screen.getByText('the rules')).toBeTruthy();
});

test('a part that comes after the page was drawn and before it has asked is drawn all the same', async () => {
  let drawn = false;
  const part: Arriving<string> = {
    // The page draws without it; from then on it is here.
    get here() {
      const here = drawn ? 'the rules' : undefined;
      drawn = true;
      return here;
    },
    load: () => Promise.resolve('the rules'),
  };
  show(<Page part={part} />);
  expect(await screen.findByText('the rules')).toBeTruthy();
});
