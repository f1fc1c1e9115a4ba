import { act, renderHook } from '@testing-library/react-native';

import { squareNamed } from '@/engine/parts/grid/squares';
import { FIELD, type HeroId } from '@/games/ronins-revenge/content/terms';
import type { Move } from '@/games/ronins-revenge/rules/decisions';
import { usePlaces } from '@/games/ronins-revenge/table/questions/usePlaces';
import { battleGame } from '@/games/ronins-revenge/game';
import { DEFAULTS } from '@/games/ronins-revenge/rules/options';
import type { Fight } from '@tests/games/ronins-revenge/fight';
import { situation } from '@tests/kit/situation';

jest.mock('expo-audio', () => ({}));
jest.mock('@/faces/FacePicture', () => ({ FacePicture: () => null }));

/** A battle before it begins. */
const battle = (): Fight => situation(battleGame, DEFAULTS);

/** Places as a table asks for them: what is touched on the field, and what is played. */
function placing(s: Fight) {
  const play = jest.fn((move: Move) => {
    s.play(0, move);
    return Promise.resolve(true);
  });
  const hook = renderHook(() => usePlaces(s.view(0), { seat: 0, kind: 'places', words: '', key: String(s.moves(0).length), moves: [...s.moves(0)], play }));
  const spot = (id: HeroId | number) => hook.result.current?.field.spots.find((each) => each.id === id);
  const touch = async (id: HeroId | number) => {
    await act(async () => {
      spot(id)?.onPress();
      await Promise.resolve();
    });
    hook.rerender(undefined);
  };
  return { play, spot, touch, says: () => hook.result.current?.says };
}

test('RR-102 two heroes change places when one is touched after the other', async () => {
  const s = battle();
  const { play, spot, touch, says } = placing(s);
  const [takahiro, sayaka] = [s.state.heroes.takahiro.anchor, s.state.heroes.sayaka.anchor];
  expect(says()).toBeUndefined();
  await touch('takahiro');
  expect(play).not.toHaveBeenCalled();
  expect(says()).toBe('Takahiro: touch another hero to change places, or Takahiro again to turn.');
  expect([spot('takahiro')?.pressed, spot('sayaka')?.label]).toEqual([true, 'Change places with Sayaka']);
  await touch('sayaka');
  expect(play.mock.calls).toEqual([[{ kind: 'place', hero: 'takahiro', square: sayaka }]]);
  expect([s.state.heroes.takahiro.anchor, s.state.heroes.sayaka.anchor]).toEqual([sayaka, takahiro]);
  expect(says()).toBeUndefined();
});

test('RR-103 whoever is touched once more turns on, again and again', async () => {
  const s = battle();
  const { touch, says } = placing(s);
  const { facing } = s.state.heroes.kensho;
  for (let i = 0; i < 3; i++) await touch('kensho');
  expect(s.state.heroes.kensho.facing).toBe((facing + 2) % 4);
  expect(says()).toBeDefined();
});

test('RR-481 a free start square is taken by a touch', async () => {
  const free = squareNamed(FIELD, 'A1');
  const s = battle().change((state) => { state.altStarts = { max: 2, squares: [free] }; });
  const { spot, touch } = placing(s);
  expect(spot(free)).toBeUndefined();
  await touch('kosuke');
  await touch(free);
  expect(s.state.heroes.kosuke.anchor).toBe(free);
});
