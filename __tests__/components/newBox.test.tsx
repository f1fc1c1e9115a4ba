import { act, fireEvent, screen } from '@testing-library/react-native';
import path from 'node:path';

import type { AnyBox } from '@/engine/box';
import { Match } from '@/engine/match';
import type { AnyGameTable } from '@/table/contract';
import type { Session } from '@/table/session/session';
import { FeedContext } from '@/table/tableContext';
import { useTableProps } from '@/table/useTableProps';
import { showAt } from '@tests/components/kit/kit';
import { KAJA, NOOR, sitDown } from '@tests/components/table/sitDown';
import { makeBox } from '@tests/kit/newBox';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

const { folder, remove } = makeBox();
afterAll(remove);

function Table({ session, table }: { session: Session; table: AnyGameTable }) {
  const props = useTableProps(session, 'play');
  return <FeedContext value={session.feed}><table.Board {...props} /></FeedContext>;
}

test('a new box is played at its table', async () => {
  const { demo } = jest.requireActual(path.join(folder, 'index.ts')) as { demo: AnyBox };
  const { default: table } = jest.requireActual(path.join(folder, 'table/index.tsx')) as { default: AnyGameTable };
  const { session, match } = sitDown(demo, Match.create(demo.game, { seats: 2 }, 'new-box'), [KAJA, NOOR], { seating: 'around' });
  session.open(table);
  showAt(<Table session={session} table={table} />);
  for (const [answer, left] of [['Take 3 matches', 12], ['Take 1 match', 11]] as const) {
    await act(async () => fireEvent.press(screen.getByRole('button', { name: answer })));
    expect(screen.getByLabelText(`${left} matches`)).toBeTruthy();
  }
  expect(match.moves.map(({ seat }) => seat)).toEqual([0, 1]);
  act(() => session.close());
});
