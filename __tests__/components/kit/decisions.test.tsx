import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { DecisionButtons } from '@/table/kit/decisions/DecisionButtons';
import { useDecision } from '@/table/kit/decisions/useDecision';
import { Touchable } from '@/theme/ui';
import { situation } from '@tests/kit/situation';
import { ambushDecisions, ambushGame, type AmbushMove, type AmbushState } from '@tests/kit/toys/ambush';
import { show } from '@tests/components/shelf/show';

jest.mock('expo-audio', () => ({}));

const struck = (change: (state: AmbushState) => void = () => undefined) => {
  const s = situation(ambushGame, (state) => {
    state.hands = [[8, 8, 8, 8], [2, 2, 2, 2]];
    change(state);
  });
  s.play(0, { kind: 'pick', card: 8 });
  s.play(1, { kind: 'pick', card: 2 });
  return s;
};
type Made = ReturnType<typeof struck>;

/** A table of nothing but questions. */
function Questions({ s, seat, played }: { s: Made; seat: number; played: (move: AmbushMove) => void }) {
  const [, setCount] = useState(0);
  const play = (move: AmbushMove): Promise<boolean> => {
    s.play(seat, move);
    played(move);
    setCount((count) => count + 1);
    return Promise.resolve(true);
  };
  const view = s.view(seat);
  const decision = useDecision({ decisions: ambushDecisions, view, seat, moves: s.moves(seat), question: JSON.stringify(view.frames), icon: ({ kind }) => (kind === 'parry' ? 'check-mark' : undefined), play });
  return <DecisionButtons decision={decision} />;
}

const draw = (s: Made, seat: number) => {
  const played = jest.fn();
  show(<Questions s={s} seat={seat} played={played} />);
  return played;
};
const buttons = (): unknown[] => screen.getAllByRole('button').map((button) => button.props.accessibilityLabel);
const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('every answer is a button with its words and their meaning', () => {
  const played = draw(struck((state) => { state.arms[1] = [3, 5]; }), 1);
  expect(buttons()).toEqual(['Parry: for a chip', 'Take it', 'Drink: 0']);
  press('Parry: for a chip');
  expect(played).toHaveBeenCalledWith({ kind: 'parry' });
});

test('yes and no need no words of their own', () => {
  const s = struck();
  s.play(1, { kind: 'parry' });
  const played = draw(s, 0);
  press('No');
  expect(played).toHaveBeenCalledWith({ kind: 'brush', aside: false });
});

test('what wants confirming is marked first, and the mark goes with the question', () => {
  const s = struck();
  s.play(1, { kind: 'takeIt' });
  const played = draw(s, 1);
  press('Share: [5,1]');
  expect(played).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Confirm: Share: [5,1]' })).toBeTruthy();
  press('Share: [5,1]');
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  press('Share: [1,5]');
  press('Confirm: Share: [1,5]');
  expect(played).toHaveBeenCalledWith({ kind: 'share', arms: [1, 5] });
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
});

interface Shot {
  readonly kind: 'shoot' | 'talk' | 'wait';
  readonly at?: string;
}
const SHOTS: readonly Shot[] = [{ kind: 'shoot', at: 'thug' }, { kind: 'talk', at: 'thug' }, { kind: 'shoot', at: 'dog' }, { kind: 'wait' }];
const words = {
  label: (_view: unknown, _seat: number, { kind, at }: Shot) => ({ label: at ? `${kind} ${at}` : kind, target: at }),
  needsConfirming: ({ at }: Shot) => at === 'dog',
};

function Targets({ play }: { play: (move: Shot) => Promise<boolean> }) {
  const decision = useDecision({ decisions: words, view: undefined, seat: 0, moves: SHOTS, question: 'shots', place: (id) => ({ x: id === 'dog' ? 1 : 2, y: 0, width: 1, height: 1 }), play });
  return (
    <>
      {decision.picker.targets.map((target) => (
        <Touchable key={target.id} role="radio" aria-checked={decision.picker.chosen.includes(target.id)} aria-label={`${target.label} at ${target.at?.x ?? ''}`} onPress={() => decision.picker.touch(target)} />
      ))}
      <DecisionButtons decision={decision} />
    </>
  );
}

test('a target of several answers leaves only these as buttons', () => {
  const play = jest.fn(() => Promise.resolve(true));
  show(<Targets play={play} />);
  expect(buttons()).toEqual(['shoot thug', 'talk thug', 'shoot dog', 'wait']);
  fireEvent.press(screen.getByRole('radio', { name: 'shoot thug or talk thug at 2' }));
  expect(buttons()).toEqual(['shoot thug', 'talk thug', 'wait']);
  press('talk thug');
  expect(play).toHaveBeenCalledWith({ kind: 'talk', at: 'thug' });
});

test('equal answers are one button', () => {
  draw(situation(ambushGame, (state) => { state.hands = [[8, 8, 3, 8], [2, 2, 2, 2]]; }), 0);
  expect(buttons()).toEqual(['Pick: 8', 'Pick: 3', 'Fold']);
});

test('a target of one answer is that answer', () => {
  const play = jest.fn(() => Promise.resolve(true));
  show(<Targets play={play} />);
  fireEvent.press(screen.getByRole('radio', { name: 'shoot dog at 1' }));
  expect(play).not.toHaveBeenCalled();
  press('Confirm: shoot dog');
  expect(play).toHaveBeenCalledWith({ kind: 'shoot', at: 'dog' });
});
