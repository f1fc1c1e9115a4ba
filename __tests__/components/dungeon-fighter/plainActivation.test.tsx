import { renderHook } from '@testing-library/react-native';

import { usePlainActivation } from '@/games/dungeon-fighter/table/throwing/usePlainActivation';

function button() {
  let [since, now] = [undefined as number | undefined, 0];
  const told: string[] = [];
  const { result } = renderHook(() =>
    usePlainActivation({
      isHeld: () => since !== undefined,
      heldMs: () => now - (since ?? 0),
      press: () => void ([since] = [now, told.push('power')]),
      release: () => {
        told.push(`thrown after ${now - (since ?? 0)}`);
        since = undefined;
      },
      latch: () => void told.push('latched'),
    }),
  );
  const finger = (ms: number) => {
    result.current.onPressIn();
    now += ms;
    result.current.onPressOut();
    result.current.onPress();
  };
  return { told, finger, click: () => result.current.onPress(), wait: (ms: number) => (now += ms) };
}

test('who holds and lets go throws with that much power', () => {
  const { told, finger } = button();
  finger(600);
  expect(told).toEqual(['power', 'thrown after 600']);
});

test('a touch lets power grow, the next one throws; and so again', () => {
  const { told, finger, wait } = button();
  for (let i = 0; i < 2; i++) {
    finger(50);
    wait(700);
    finger(50);
  }
  expect(told).toEqual(['power', 'latched', 'thrown after 750', 'power', 'latched', 'thrown after 750']);
});

test('a screen reader’s plain activation does the same', () => {
  const { told, click, wait } = button();
  for (let i = 0; i < 2; i++) {
    click();
    wait(400);
    click();
  }
  expect(told).toEqual(['power', 'latched', 'thrown after 400', 'power', 'latched', 'thrown after 400']);
});
