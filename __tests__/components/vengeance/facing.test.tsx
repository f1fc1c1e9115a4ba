import { fireEvent, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import type { VengeanceTable } from '@/games/vengeance/table/asking';
import { Facing } from '@/games/vengeance/table/around/Facing';
import { FurnitureContext } from '@/table/kit/layout/furniture';
import { TableLayout } from '@/table/kit/layout/TableLayout';
import { InRoom } from '@/table/kit/room/useRoom';
import { show } from '@tests/components/shelf/show';

const TABLET = { width: 820, height: 1180 };

/** Everything that waits for its size gets the tablet's. */
const layOut = () => {
  for (const view of screen.UNSAFE_getAllByType(View)) if (view.props.onLayout) fireEvent(view, 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...TABLET } } });
};

test.each([0, 1, 2])('around a tablet the question stands above its answers, turned to whoever is asked (seat %i)', (seat) => {
  const table = { mine: [{ seat, kind: 'ready', words: 'Get ready.' }], players: ['Kit', 'Mo', 'Noor'].map((name) => ({ name, plays: 'person' })), names: ['Kit', 'Mo', 'Noor'], seating: 'around' } as unknown as VengeanceTable;
  show(
    <InRoom size={TABLET}>
      <FurnitureContext value={{ prompt: <Text>The question</Text>, tools: <Text>The tools</Text> }}>
        <Facing table={table}><TableLayout board={<Text>The city</Text>} panel={<Text>The answers</Text>} /></Facing>
      </FurnitureContext>
    </InRoom>,
  );
  layOut();
  expect(screen.getAllByText(/^The /).map(({ props }) => props.children as string)).toEqual(['The city', 'The question', 'The answers', 'The tools']);
});
