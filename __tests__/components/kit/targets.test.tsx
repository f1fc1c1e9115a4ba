import { fireEvent, screen } from '@testing-library/react-native';

import { BoardFitContext } from '@/table/board/boardContext';
import { fitBoard } from '@/table/board/fit';
import { TargetList } from '@/table/kit/targets/TargetList';
import { TargetSpots } from '@/table/kit/targets/TargetSpots';
import { useTargets, type Target } from '@/table/kit/targets/useTargets';
import { showAt } from './kit';

jest.mock('expo-audio', () => ({}));

const TARGETS: readonly Target<string>[] = [
  { id: 'thug', label: 'Thug in the Vault', help: '2 health', at: { x: 0, y: 0, width: 10, height: 10 } },
  { id: 'boss', label: 'Boss', at: { x: 20, y: 0, width: 10, height: 10 } },
  { id: 'cook', label: 'Cook', at: { x: 40, y: 0, width: 10, height: 10 } },
  { id: 'guard', label: 'Guard', barred: 'Not in sight', at: { x: 60, y: 0, width: 10, height: 10 } },
];

interface QuestionProps {
  readonly targets?: readonly Target<string>[];
  readonly least?: number;
  readonly most?: number;
  readonly atOnce?: boolean;
  readonly question?: string;
  onChoose(ids: readonly string[]): void;
  onBarred?(words: string): void;
}

/** The same targets on a board and in a list. */
function Question({ targets = TARGETS, ...rest }: QuestionProps) {
  const picker = useTargets({ targets, ...rest });
  return (
    <>
      <BoardFitContext value={fitBoard({ width: 100, height: 50 }, { width: 300, height: 150 })}><TargetSpots picker={picker} /></BoardFitContext>
      <TargetList picker={picker} label="Whom?" verb="Shoot" />
    </>
  );
}

const onBoard = (name: string) => screen.getByRole('button', { name });
const inList = (role: 'radio' | 'checkbox', name: string) => screen.getByRole(role, { name });
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('one target: marked on the board or in the list, confirmed once', () => {
  const onChoose = jest.fn();
  showAt(<Question onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: 'Shoot: choose first' })).toBeDisabled();
  fireEvent.press(onBoard('Boss'));
  expect(inList('radio', 'Boss')).toBeChecked();
  fireEvent.press(inList('radio', 'Thug in the Vault, 2 health'));
  expect(inList('radio', 'Boss')).not.toBeChecked();
  expect(onChoose).not.toHaveBeenCalled();
  press('Shoot: Thug in the Vault');
  expect(onChoose).toHaveBeenCalledWith(['thug']);
});

test('several targets: the button says how many are missing; one too many takes the place of the first', () => {
  const onChoose = jest.fn();
  showAt(<Question least={2} most={2} onChoose={onChoose} />);
  fireEvent.press(inList('checkbox', 'Boss'));
  expect(screen.getByRole('button', { name: 'Shoot: 1 more' })).toBeDisabled();
  fireEvent.press(inList('checkbox', 'Cook'));
  fireEvent.press(onBoard('Thug in the Vault, 2 health'));
  press('Shoot: 2 of 2');
  expect(onChoose).toHaveBeenCalledWith(['cook', 'thug']);
});

test('none is enough where none is asked for', () => {
  const onChoose = jest.fn();
  showAt(<Question least={0} most={2} onChoose={onChoose} />);
  press('Shoot: none');
  expect(onChoose).toHaveBeenCalledWith([]);
});

test('at once: a touch decides, and nothing has to be confirmed', () => {
  const onChoose = jest.fn();
  showAt(<Question atOnce onChoose={onChoose} />);
  expect(screen.queryByRole('button', { name: /^Shoot/ })).toBeNull();
  const [board] = screen.getAllByRole('button', { name: 'Cook' });
  if (!board) throw new Error('no cook');
  fireEvent.press(board);
  expect(onChoose).toHaveBeenCalledWith(['cook']);
});

test('what is barred says why and cannot be marked', () => {
  const onChoose = jest.fn();
  const onBarred = jest.fn();
  showAt(<Question onChoose={onChoose} onBarred={onBarred} />);
  fireEvent.press(onBoard('Guard, Not in sight'));
  expect(onBarred).toHaveBeenCalledWith('Not in sight');
  expect(inList('radio', 'Guard, Not in sight')).not.toBeChecked();
});

test('another question, or a target that is gone, takes the marks with it', () => {
  const onChoose = jest.fn();
  const { change } = showAt(<Question question="one" onChoose={onChoose} />);
  fireEvent.press(onBoard('Boss'));
  change(<Question question="one" targets={TARGETS.filter(({ id }) => id !== 'boss')} onChoose={onChoose} />);
  expect(screen.getByRole('button', { name: 'Shoot: choose first' })).toBeDisabled();
  change(<Question question="two" onChoose={onChoose} />);
  expect(inList('radio', 'Boss')).not.toBeChecked();
});
