import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import { Explain, ExplainContext, createExplainStore } from '@/table/explain';

const HOVER_MS = 700;
const ANCHOR = { x: 1, y: 2, width: 3, height: 4 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A sword one can point at, or nothing. */
const scene = (store: ReturnType<typeof createExplainStore>, there: boolean) => (
  <ExplainContext value={store}>
    {there ? <Explain title="Sword" text="It is sharp." ruleId="DF-1"><Text>sword</Text></Explain> : <View />}
  </ExplainContext>
);

/** The pointer rests on the sword until its card is there. */
async function pointAt(store: ReturnType<typeof createExplainStore>): Promise<void> {
  const target = screen.getByText('sword').parent;
  if (!target) throw new Error('nothing to point at');
  await fireEvent(target, 'mouseEnter');
  jest.advanceTimersByTime(HOVER_MS);
  // There is no layout here to measure the place of a card in.
  store.setState({ shown: { explanation: { title: 'Sword', text: 'It is sharp.', ruleId: 'DF-1' }, anchor: ANCHOR, stays: false } });
}

test('what is taken away under the pointer takes its explanation with it', async () => {
  const store = createExplainStore();
  const { rerender } = await render(scene(store, true));
  await pointAt(store);
  expect(store.getState().shown).toBeDefined();
  await rerender(scene(store, false));
  expect(store.getState().shown).toBeUndefined();
});

test('what goes away elsewhere leaves the explanation alone', async () => {
  const store = createExplainStore();
  const { rerender } = await render(scene(store, true));
  store.setState({ shown: { explanation: { title: 'Shield', text: 'It is round.' }, anchor: ANCHOR, stays: false } });
  await rerender(scene(store, false));
  expect(store.getState().shown?.explanation.title).toBe('Shield');
});
