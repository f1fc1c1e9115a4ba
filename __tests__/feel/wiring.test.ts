import { configureFeel, feel } from '@/feel';

const mockCalls: string[] = [];
const mockState = { motor: true };
const mockPlay = (what: string) => {
  mockCalls.push(what);
  return mockState.motor ? Promise.resolve() : Promise.reject(new Error('no motor'));
};

jest.mock('expo-haptics', () => ({
  ImpactFeedbackStyle: { Soft: 'soft', Light: 'light', Rigid: 'rigid', Medium: 'medium', Heavy: 'heavy' },
  NotificationFeedbackType: { Success: 'success', Warning: 'warning', Error: 'error' },
  impactAsync: (style: string) => mockPlay(style),
  notificationAsync: (type: string) => mockPlay(type),
  selectionAsync: () => mockPlay('selection'),
}));
const mockSounds = { played: [] as string[] };
jest.mock('@/feel/soundPlayer', () => ({
  createSoundPlayer: () => ({
    play: (sound: string) => mockSounds.played.push(sound),
  }),
}));

beforeEach(() => {
  mockCalls.length = 0;
  mockSounds.played.length = 0;
});

test('feel reaches the motor and the speaker', () => {
  feel('hit');
  expect(mockCalls).toEqual(['medium']);
  expect(mockSounds.played).toEqual(['hit']);
});

test('the settings of the player are honoured at once', () => {
  configureFeel({ haptics: () => false, sound: () => 0 });
  feel('wound');
  expect(mockCalls).toEqual([]);
  expect(mockSounds.played).toEqual([]);
  configureFeel({ haptics: () => true, sound: () => 1 });
  feel('kill');
  expect(mockCalls).toEqual(['heavy']);
});

test('a device without a motor disturbs nobody, but whoever listens hears of it', async () => {
  const errors: unknown[] = [];
  configureFeel({ onError: (error) => errors.push(error) });
  mockState.motor = false;
  feel('stamp');
  await Promise.resolve();
  await Promise.resolve();
  expect(errors).toEqual([new Error('no motor')]);
  mockState.motor = true;
});
