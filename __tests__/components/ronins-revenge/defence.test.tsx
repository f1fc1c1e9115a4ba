import { readFileSync } from 'node:fs';

import { Skia } from '@shopify/react-native-skia';
import { act, fireEvent, screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { DiceTray } from '@/dice/DiceTray';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import type { HeroId } from '@/games/ronins-revenge/content/terms';
import { forecastDefence } from '@/games/ronins-revenge/preview/defence';
import { DefencePanel } from '@/games/ronins-revenge/table/defence/DefencePanel';
import { Account } from '@/games/ronins-revenge/table/ending/Account';
import { HeroSheet } from '@/games/ronins-revenge/table/inspect/HeroSheet';
import { DestinyPanel } from '@/games/ronins-revenge/table/questions/AttackPanels';
import { LookBack } from '@/games/ronins-revenge/table/telling/LookBack';
import { TellingPanel } from '@/games/ronins-revenge/table/telling/TellingPanel';
import { remembered, type Moment } from '@/games/ronins-revenge/table/telling/moments';
import { HeroTray } from '@/games/ronins-revenge/table/tray/HeroTray';
import { show } from '@tests/components/shelf/show';
import { fight, give, put, strikeWith, struckBy, turnOf, type Fight } from '@tests/games/ronins-revenge/fight';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

/** What is pressed is really played. */
function playing(s: Fight) {
  const played: Move[] = [];
  const play = (move: Move) => {
    played.push(move);
    s.play(0, move);
    return Promise.resolve(true);
  };
  return { played, props: { view: s.view(0), seat: 0, moves: [...s.moves(0)], play } };
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const defends = (s: Fight, hero: HeroId = 'takahiro') => {
  const { played, props } = playing(s);
  show(<DefencePanel {...props} hero={hero} />);
  return played;
};

test('RR-340 the sheet tells what a blow will do, and what every Dodge changes, before it is paid', () => {
  const s = struckBy(fight(), { precision: 5, damage: 9 }, 'takahiro');
  const played = defends(s);
  const hit = screen.getByText(/^If hit, Takahiro loses \d+ of \d+\.$/);
  expect(hit).toBeOnTheScreen();
  const [, missing] = /needs (\d+) more Dodge/.exec(String(screen.getByText(/^Not dodged like this: Takahiro needs \d+ more Dodge\.$/).props.children)) ?? [];
  // Paid for nothing: the button says so.
  press('One more: Dodge');
  expect(screen.getByRole('button', { name: /^Defend: 1 Stamina, not dodged, lose \d+$/ })).toBeOnTheScreen();
  for (let bought = 1; bought < Number(missing); bought++) press('One more: Dodge');
  expect(screen.queryByText(/^Not dodged like this/)).toBeNull();
  while (!screen.queryByText('Takahiro is sure to dodge.')) press('One more: Dodge');
  press(/^Defend: \d+ Stamina, dodged$/);
  expect(played).toHaveLength(1);
  expect(s.happened('dodged')).toHaveLength(1);
});

test('RR-237 where dice have a say, what a blow costs on average is told beside the worst of it', () => {
  defends(struckBy(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), { precision: 4, damage: 9 }, 'takahiro'));
  const shown = forecastDefence(struckBy(fight({ modes: ['dice', 'dice', 'dice', 'dice'] }), { precision: 4, damage: 9 }, 'takahiro').view(0), 'takahiro', { dodge: 0, dice: 0, card: 'none' });
  expect(shown?.average).toBeGreaterThan(0);
  expect(screen.getByText(new RegExp(`^If hit, Takahiro loses .* Over all 6 throws that is ${shown?.average.toFixed(1)} on average\\.$`))).toBeOnTheScreen();
});

test('RR-340 what goes with a hit is counted: damage alone would not fell the hero, and the sheet says that it falls', () => {
  const s = struckBy(fight(), { precision: 9, damage: 4, steps: [{ do: 'loseHp', n: 2, who: 'target', on: 'hit' }] }, 'takahiro');
  const damage = forecastDefence(s.view(0), 'takahiro', { dodge: 0, dice: 0, card: 'none' })?.most ?? 0;
  s.change(({ heroes }) => { heroes.takahiro.hp = damage + 2; });
  defends(s);
  press(`Take it: lose ${damage + 2} and fall`);
  expect(s.happened('fell')).toHaveLength(1);
});

test('RR-340 nothing declared is taken as it comes', () => {
  const s = struckBy(fight(), { precision: 5, damage: 4 }, 'takahiro');
  expect(defends(s)).toEqual([]);
  press(/^Take it: lose \d+$/);
  expect(s.happened('heroStruck')).toHaveLength(1);
});

test('RR-242 a Destiny card is held up before it is played', () => {
  const s = struckBy(fight(), { precision: 9, damage: 9 }, 'takahiro');
  const played = defends(s);
  press('Moon: +1 Dodge');
  expect(played).toEqual([]);
  press(/^Defend: Moon, lose \d+$/);
  expect(played).toEqual([{ kind: 'defend', dodge: 0, dice: 0, card: 'moon' }]);
});

test('RR-241 every Destiny card says what damage it would make, and makes it', () => {
  const s = turnOf(put(fight(), 'takahiro', 'H6'), 'takahiro');
  s.play(0, strikeWith(s, 'takahiro', 'Measured Cut'));
  const { props } = playing(s);
  show(<DestinyPanel {...props} />);
  const label = screen.getByRole('button', { name: /^Crane: \+1 damage, makes \d+$/ });
  const told = Number(/makes (\d+)/.exec(String(label.props['aria-label'] ?? label.props.accessibilityLabel))?.[1]);
  fireEvent.press(label);
  const struck = [...s.events].reverse().find((event) => event.type === 'struck');
  expect(struck?.type === 'struck' && struck.damage).toBe(told);
});

test('RR-178 the tray has every number, and the sheet of a hero explains each', () => {
  const s = give(turnOf(fight(), 'takahiro'), 'takahiro', 'slowed');
  const view = s.view(0);
  show(<><HeroTray pips view={view} hero="takahiro" /><HeroSheet view={view} hero="takahiro" onClose={() => undefined} /></>);
  expect(screen.getByLabelText(`Stamina: ${view.heroes.takahiro.stamina}/${view.heroes.takahiro.maxStamina}`)).toBeOnTheScreen();
  expect(screen.getByLabelText('Slowed: Slowed')).toBeOnTheScreen();
  expect(screen.getByText('Slowed: The next Move goes half as far.')).toBeOnTheScreen();
});

test('RR-393 RR-394 the end says why, and who took how much', () => {
  const s = fight().change((state) => {
    state.result = 'lost';
    state.heroes.takahiro.dealt = 30;
    state.heroes.kosuke.dealt = 10;
    for (const id of ['takahiro', 'sayaka', 'kosuke', 'kensho'] as const) state.heroes[id].hp = 0;
  });
  show(<Account view={s.view(0)} />);
  expect(screen.getByLabelText('Takahiro dealt 30 damage, 75 percent')).toBeOnTheScreen();
  expect(screen.getByText(/^Ushikado had \d+ HP left on the bar, and \d+ cubes? behind it\.$/)).toBeOnTheScreen();
});

test('RR-237 dice that are told are thrown before everybody’s eyes, and say when they lie', () => {
  jest.useFakeTimers();
  const landed = jest.fn();
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(Skia.Data.fromBytes(new Uint8Array(readFileSync(require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf')))));
  if (!typeface) throw new Error('no typeface');
  const told = (lies: boolean) => <TellingPanel rolled={{ id: 'roll 1', dice: [{ kind: 'blue', face: 2 }], lies }} moments={[]} speed="normal" reducedMotion={false} typeface={typeface} onLanded={landed} />;
  show(told(false));
  const [tray] = screen.UNSAFE_getAllByType(View).filter(({ props }) => props.onLayout !== undefined);
  if (!tray) throw new Error('no tray');
  fireEvent(tray, 'layout', { nativeEvent: { layout: { width: 360, height: 104 } } });
  expect(landed).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(3000));
  expect(landed).toHaveBeenCalledWith('roll 1');
  // Without letters its numbers would be blank sides.
  expect(screen.UNSAFE_getByType(DiceTray).props.typeface).toBe(typeface);
  expect(screen.queryByText('Rolled: 1 Dodge.')).toBeNull();
  show(told(true));
  expect(screen.getByText('Rolled: 1 Dodge.')).toBeOnTheScreen();
  jest.useRealTimers();
});

test('what the boss did can be looked at again, from the Event to the next turn', () => {
  const view = fight().view(0);
  let moments: readonly Moment[] = [];
  moments = remembered(moments, { type: 'turnBegan', hero: 'takahiro' }, view);
  expect(moments).toEqual([]);
  moments = remembered(moments, { type: 'slotReached', slot: 1 }, view);
  moments = remembered(moments, { type: 'dodged', by: 'boss:0', hero: 'kosuke', dodge: 5, precision: 4 }, view);
  expect(moments.map(({ slot }) => slot)).toEqual([1, 1]);
  moments = remembered(moments, { type: 'turnBegan', hero: 'takahiro' }, view);
  moments = remembered(moments, { type: 'healed', hero: 'takahiro', n: 2, why: '' }, view);
  expect(moments).toHaveLength(2);
  expect(remembered(moments, { type: 'slotReached', slot: 0 }, view)).toHaveLength(1);
});

test('RR-357 while minions act no slot is played', () => {
  const view = fight().view(0);
  const minions = { ...view, frames: [...view.frames, { kind: 'minionPhase' as const, step: undefined, done: [] }] };
  const [first] = remembered([], { type: 'slotReached', slot: 3 }, view);
  const moments = remembered(first ? [first] : [], { type: 'threatMoved', hero: 'sayaka' }, minions);
  expect(moments.map(({ slot }) => slot)).toEqual([3, undefined]);
  show(<LookBack moments={moments} at={1} onAt={jest.fn()} />);
  expect(screen.getByText('Minions, step 2 of 2')).toBeOnTheScreen();
});

test('looking back goes step by step, says where it is and what happened then, and leads back to now', () => {
  const view = fight().view(0);
  const moments: readonly Moment[] = [{ view, words: 'Ushikado faces north.', slot: 2, over: false }, { view, words: 'Ushikado strikes at Sayaka.', slot: 2, over: false }];
  const went: (number | undefined)[] = [];
  show(<LookBack moments={moments} at={1} onAt={(at) => went.push(at)} />);
  expect(screen.getByLabelText('Slot 3, step 2 of 2. Ushikado strikes at Sayaka.')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'One step back' }));
  fireEvent.press(screen.getByRole('button', { name: 'Back to now' }));
  expect(went).toEqual([0, undefined]);
});
