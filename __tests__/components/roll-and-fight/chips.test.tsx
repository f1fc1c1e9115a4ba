import { fireEvent, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

import { Chip, ChipRow, ManyRows } from '@/games/roll-and-fight/table/panels/Chip';
import { PointedContext } from '@/table/learn/pointing';
import { onPhone, show } from '@tests/components/shelf/show';

const PLACE = { x: 120, y: 160, width: 100, height: 48 };

/** A lesson points at one of two chips once both lie where they lie. */
function pointAt(label: string, rows: boolean) {
  const row = (pointed: string) => (
    <PointedContext value={pointed}>
      <ManyRows value={rows}>
        <ChipRow label="What it gives"><Chip label="Train" /><Chip label="Clear 1 Wound" /></ChipRow>
      </ManyRows>
    </PointedContext>
  );
  const page = show(row('Nothing here'));
  const scrollTo = jest.fn();
  Object.assign(screen.UNSAFE_getByType(ScrollView).instance as object, { scrollTo });
  fireEvent(screen.getByText('Clear 1 Wound', { includeHiddenElements: true }), 'layout', { nativeEvent: { layout: PLACE } });
  expect(scrollTo).not.toHaveBeenCalled();
  page.rerender(onPhone(row(label)));
  return scrollTo;
}

test('a chip that a lesson points at is scrolled into sight, down in rows and aside in a single one', () => {
  expect(pointAt('Clear', true)).toHaveBeenCalledWith({ x: 0, y: 158, animated: false });
  screen.unmount();
  expect(pointAt('Clear', false)).toHaveBeenCalledWith({ x: 118, y: 0, animated: false });
});
