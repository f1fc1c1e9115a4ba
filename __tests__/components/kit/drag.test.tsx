import { act, fireEvent, screen } from '@testing-library/react-native';
import { use, useEffect } from 'react';
import { Text } from 'react-native';
import { State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';

import { createExplainStore, ExplainContext } from '@/table/explain';
import { DraggingContext, spotUnder } from '@/table/kit/drag/dragging';
import { DragTable } from '@/table/kit/drag/DragTable';
import { Draggable } from '@/table/kit/drag/Draggable';
import { DropSpot } from '@/table/kit/drag/DropSpot';
import { CardHand, type HandCard } from '@/table/kit/hand/CardHand';
import { LIFT, fanOf } from '@/table/kit/hand/fan';
import { SCREENS, showAt } from './kit';

jest.mock('expo-audio', () => ({}));

const takesBlades = (thing: string): true | string => (thing === 'katana' ? true : 'Only blades go there.');

function table(cards?: readonly HandCard[]) {
  const onDrop = jest.fn();
  const onRefuse = jest.fn();
  const onBarred = jest.fn();
  showAt(
    <DragTable onDrop={onDrop} onRefuse={onRefuse}>
      <DropSpot id="vault" label="Vault" accepts={takesBlades}><Text>vault</Text></DropSpot>
      <DropSpot id="bar" label="Bar" accepts={() => true}><Text>bar</Text></DropSpot>
      {cards ? <CardHand label="Your hand" cards={cards} onBarred={onBarred} /> : ['katana', 'bottle'].map((id) => <Draggable key={id} id={id} label={id}>{(picked) => <Text>{`${id} ${picked ? 'up' : 'down'}`}</Text>}</Draggable>)}
    </DragTable>,
  );
  return { onDrop, onRefuse, onBarred };
}

/** What is drawn under a pressable, which says it in full. */
const drawn = (text: string) => screen.getByText(text, { includeHiddenElements: true });
const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }));

describe('a touch after a touch', () => {
  test('carries a thing to a spot', () => {
    const { onDrop } = table();
    press('katana');
    expect(drawn('katana up')).toBeTruthy();
    press('Vault, put katana here');
    expect(onDrop).toHaveBeenCalledWith('katana', 'vault');
    expect(drawn('katana down')).toBeTruthy();
  });

  test('is refused with the reason, and the thing stays in the hand', () => {
    const { onDrop, onRefuse } = table();
    press('bottle');
    press('Vault');
    expect(onRefuse).toHaveBeenCalledWith('Only blades go there.', 'bottle', 'vault');
    expect(onDrop).not.toHaveBeenCalled();
    expect(drawn('bottle up')).toBeTruthy();
  });

  test('on the thing itself, or Escape, puts it back', () => {
    table();
    press('katana');
    press('katana, picked up, choose where it goes');
    expect(drawn('katana down')).toBeTruthy();
    press('katana');
    fireEvent(drawn('vault'), 'keyDown', { key: 'Escape' });
    expect(drawn('katana down')).toBeTruthy();
  });
});

describe('a drag', () => {
  test('knows the spot under the finger; of two, the one whose middle is nearer', () => {
    const spots = [{ id: 'a', x: 0, y: 0, width: 100, height: 100 }, { id: 'b', x: 50, y: 0, width: 100, height: 100 }];
    expect([spotUnder(spots, 10, 10), spotUnder(spots, 90, 50), spotUnder(spots, 10, 200)]).toEqual(['a', 'b', undefined]);
  });

  /** A spot at a known place: there is no layout here to measure one. */
  function Placed({ id, x }: { id: string; x: number }) {
    const dragging = use(DraggingContext);
    useEffect(() => dragging.addSpot(id, { accepts: () => true, measure: (tell) => tell({ x, y: 0, width: 100, height: 100 }) }), [dragging, id, x]);
    return null;
  }

  const drag = (id: string, x: number, y: number) => act(async () => fireGestureHandler(getByGestureTestId(`drag ${id}`), [
    { state: State.BEGAN, translationX: 0, translationY: 0, absoluteX: 300, absoluteY: 300 },
    { state: State.ACTIVE, translationX: 0, translationY: 0, absoluteX: 300, absoluteY: 300 },
    { translationX: x - 300, translationY: y - 300, absoluteX: x, absoluteY: y },
    { state: State.END, translationX: x - 300, translationY: y - 300, absoluteX: x, absoluteY: y },
  ]));

  test('ends where the finger is, or puts the thing back', async () => {
    const onDrop = jest.fn();
    showAt(
      <DragTable onDrop={onDrop}>
        <Placed id="vault" x={0} />
        <Placed id="bar" x={100} />
        <Draggable id="katana" label="katana">{(picked) => <Text>{`katana ${picked ? 'up' : 'down'}`}</Text>}</Draggable>
      </DragTable>,
    );
    await drag('katana', 50, 50);
    expect(onDrop).toHaveBeenLastCalledWith('katana', 'vault');
    await drag('katana', 150, 50);
    expect(onDrop).toHaveBeenLastCalledWith('katana', 'bar');
    await drag('katana', 500, 500);
    expect(onDrop).toHaveBeenCalledTimes(2);
    expect(drawn('katana down')).toBeTruthy();
  });
});

test('what is carried is no longer explained', async () => {
  const store = createExplainStore();
  const explain = { title: 'Katana', text: 'Cuts.' };
  showAt(
    <ExplainContext value={store}>
      <DragTable onDrop={jest.fn()}><Draggable id="katana" label="katana" explain={explain}>{() => null}</Draggable></DragTable>
    </ExplainContext>,
  );
  const katana = screen.getByRole('button', { name: /^katana/ });
  act(() => store.setState({ shown: { explanation: explain, anchor: { x: 0, y: 0, width: 1, height: 1 }, stays: true } }));
  fireEvent(katana, 'pressIn');
  await act(async () => fireGestureHandler(getByGestureTestId('drag katana'), [{ state: State.BEGAN }, { state: State.ACTIVE }]));
  expect(store.getState().shown).toBeUndefined();
});

describe('a hand of cards', () => {
  const CARD = { width: 78, height: 109 };

  test('lies side by side where there is room, and keeps a finger’s width of every card where there is not', () => {
    const few = fanOf(3, 390, CARD, false);
    expect(few.cards.map(({ turn }) => turn)).toEqual([0, 0, 0]);
    const many = fanOf(7, 390, CARD, false);
    expect(many.width).toBeCloseTo(390);
    expect(many.cards[0]?.turn).toBeLessThan(0);
    const crowd = fanOf(12, 390, CARD, false);
    expect((crowd.cards[1]?.x ?? 0) - (crowd.cards[0]?.x ?? 0)).toBe(44);
    expect(crowd.width).toBeGreaterThan(390);
    expect(Math.min(...many.cards.map(({ y }) => y))).toBe(LIFT);
  });

  test('the corner with the number is in sight of the hand that holds it', () => {
    const levels = (leftHanded: boolean) => fanOf(3, 100, CARD, leftHanded).cards.map(({ level }) => level);
    expect(levels(false)).toEqual([1, 2, 3]);
    expect(levels(true)).toEqual([3, 2, 1]);
  });

  const CARDS: readonly HandCard[] = [
    { id: 'katana', label: 'Katana, 3 damage', face: () => <Text>K</Text> },
    { id: 'nap', label: 'Nap', barred: 'Not in a fight', face: () => <Text>N</Text> },
  ];

  test('is lifted and played with two touches, and what cannot be played says why', () => {
    const { onDrop, onBarred } = table(CARDS);
    expect(screen.getByLabelText('Your hand: 2 cards')).toBeTruthy();
    press('Katana, 3 damage');
    press('Bar, put Katana, 3 damage here');
    expect(onDrop).toHaveBeenCalledWith('katana', 'bar');
    press('Nap, Not in a fight');
    expect(onBarred).toHaveBeenCalledWith('Not in a fight');
  });

  test('is larger where it is seen from farther away', () => {
    const sizes: number[] = [];
    for (const screenSize of [SCREENS.phone, SCREENS.tablet]) {
      const { unmount } = showAt(<CardHand label="Hand" cards={[{ id: 'a', label: 'A', face: ({ width }) => { sizes.push(width); return null; } }]} />, { screen: screenSize });
      unmount();
    }
    expect(sizes[sizes.length - 1]).toBeGreaterThan(sizes[0] ?? 0);
  });
});
