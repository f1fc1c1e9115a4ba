import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { squareNamed } from '@/engine/parts/grid/squares';
import { FIELD } from '@/games/ronins-revenge/content/terms';
import { forecastRound } from '@/games/ronins-revenge/preview/sequence';
import type { Focus } from '@/games/ronins-revenge/table/focus';
import { DeckSheet } from '@/games/ronins-revenge/table/inspect/DeckSheet';
import { MinionSheet } from '@/games/ronins-revenge/table/inspect/MinionSheet';
import { SlotSheet } from '@/games/ronins-revenge/table/inspect/SlotSheet';
import { SequenceStrip } from '@/games/ronins-revenge/table/strip/SequenceStrip';
import { show } from '@tests/components/shelf/show';
import { fight, inSlot, onTop, put, struckBy, turnOf, type Fight } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

function Looked({ s }: { readonly s: Fight }) {
  const [focus, setFocus] = useState<Focus>();
  const view = s.view(0);
  const forecasts = forecastRound(view).slots;
  const slot = focus?.kind === 'slot' ? forecasts[focus.slot] : undefined;
  return (
    <>
      <SequenceStrip view={view} forecasts={forecasts} focus={focus} now={undefined} onFocus={setFocus} onHover={() => undefined} />
      {slot && <SlotSheet view={view} forecast={slot} onClose={() => setFocus(undefined)} />}
      {focus?.kind === 'deck' && <DeckSheet view={view} category={focus.category} hero="takahiro" onClose={() => setFocus(undefined)} />}
    </>
  );
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));

test('RR-325 a slot says whom it will strike, by which way and for how much', () => {
  const s = inSlot(turnOf(put(fight(), 'takahiro', 'I6'), 'kensho'), 0, 'L-1');
  show(<Looked s={s} />);
  const [first] = forecastRound(s.view(0)).slots;
  const damage = first?.strikes[0]?.blows[0]?.damage ?? 0;
  expect(damage).toBeGreaterThan(0);
  press(`Slot 1: Horn Jab, −${damage}: Horn Jab, Light, Takahiro loses ${damage}`);
  expect(screen.getByText(/^Ushikado goes .*, faces south and strikes Takahiro with Horn Jab: Piercing\.$/)).toBeOnTheScreen();
  expect(screen.getByLabelText('on the card: 7')).toBeOnTheScreen();
  expect(screen.getByLabelText(`Takahiro loses: ${damage}`)).toBeOnTheScreen();
  press('Back to the table');
  expect(screen.queryByText(/^Ushikado goes/)).toBeNull();
});

test('RR-296 RR-309 a Broken card, and a card the Event will swallow, say that they do nothing', () => {
  const s = inSlot(inSlot(turnOf(fight(), 'kensho'), 0, 'L-1', true), 1, 'H-1');
  show(<Looked s={s} />);
  expect(screen.getByRole('button', { name: 'Slot 1: Horn Jab, Broken: Horn Jab does not strike' })).toBeOnTheScreen();
  press('Slot 2: Iron Club Fall, swallowed: Iron Club Fall will be swallowed by the Event');
  expect(screen.getByText(/^The Event of this round comes to this slot/)).toBeOnTheScreen();
});

test('RR-316 a slot that is over says so, and no loss any more', () => {
  const s = inSlot(struckBy(put(fight(), 'takahiro', 'I6'), {}, 'takahiro'), 0, 'L-1');
  show(<Looked s={s} />);
  press('Slot 1: Horn Jab, done: Horn Jab, Light');
  expect(screen.getByText('The boss has done this: nothing of it is still to come in this round.')).toBeOnTheScreen();
  expect(screen.queryByText(/If everybody stays where they are/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Slot 3: .*, done: / })).toBeOnTheScreen();
});

test('RR-297 the card on top tells which parts of its Break are met and which are missing', () => {
  const s = onTop(turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro'), 'L-1');
  show(<Looked s={s} />);
  press(/^Light card on top: Horn Jab/);
  expect(screen.getByText(/^Takahiro with .*: from its front is met$/)).toBeOnTheScreen();
  expect(screen.getByText(/^Takahiro with .*: with another hero right beside you is missing$/)).toBeOnTheScreen();
  expect(screen.getByText('Taken now, it goes to slot 1.')).toBeOnTheScreen();
});

test('RR-481 anybody may read all cards of a deck, and where each lies', () => {
  const s = inSlot(onTop(turnOf(fight(), 'takahiro'), 'L-1'), 0, 'L-2');
  show(<Looked s={onTop(s, 'L-1')} />);
  press(/^Light card on top: Horn Jab/);
  expect(screen.getByText(/^Horn Jab: lies open\./)).toBeOnTheScreen();
  expect(screen.getByText(/^Chain Flick: in slot 1\./)).toBeOnTheScreen();
  expect(screen.getByText(/^Hoof Scrape: still to come\./)).toBeOnTheScreen();
});

test('RR-357 a minion that is looked at says first whom it will strike, from where and for how much', () => {
  const s = turnOf(put(fight(), 'takahiro', 'J4'), 'takahiro').change(({ minions }) => void minions.push({ minion: 'chainWretch', band: 0, hp: 8, anchor: squareNamed(FIELD, 'J2'), side: 1, facing: 0, conditions: 0 }));
  const view = s.view(0);
  const { minions } = forecastRound(view);
  const damage = minions[0]?.blows[0]?.damage;
  show(<MinionSheet view={view} minion="chainWretch:0" strikes={minions} onClose={() => undefined} />);
  expect(screen.getByText(/^The \w+ Chain Wretch goes to I3, faces east and strikes Takahiro: [A-Z][a-z]+\.$/)).toBeOnTheScreen();
  expect(screen.getByLabelText(`Takahiro loses: ${damage}`)).toBeOnTheScreen();
  show(<MinionSheet view={view} minion="chainWretch:0" strikes={[]} onClose={() => undefined} />);
  expect(screen.getByText('As things stand it strikes nobody in this round.')).toBeOnTheScreen();
});
