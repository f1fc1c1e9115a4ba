import { rollAndFightGame } from '@/games/roll-and-fight/game';
import type { Options, Player, State } from '@/games/roll-and-fight/rules/state';
import { woundAdvice } from '@/games/roll-and-fight/table/rolling/woundWords';
import { situation } from '@tests/kit/situation';

type Change = Partial<Player> & { readonly supply?: number[] };

/** A hand of Kaja in the race, changed. */
function hand(change: Change, options: Partial<Options> = {}): [State, Player] {
  const { supply, ...own } = change;
  const s = situation(rollAndFightGame, { seats: 1, heroes: ['kaja'], rollingMode: 'throwBudget', ...options });
  s.play(0, { type: 'chooseSide', side: 'A' });
  s.play(0, { type: 'ready' });
  s.change((draft) => {
    const [player] = draft.players;
    if (player) Object.assign(player, { wounds: 0 }, own);
    if (supply) draft.supply = supply;
  });
  const [player] = s.state.players;
  if (!player) throw new Error('nobody plays');
  return [s.state, player];
}

const wounds = (...ids: number[]): Player['pool'] => ids.map((id) => ({ id, face: 'wound', ready: 0 }));

test('RF-63 a hand of wounds says what lays one down, what that costs and what it gives', () => {
  expect(woundAdvice(...hand({ pool: wounds(0, 1, 2, 3) }))).toBe(
    'Nothing but wounds: they cannot be thrown. A touch on Health lays one wound there and gives you the other 3 dice back. It costs one heart in the fight. Or hold Stop.',
  );
});

test('RF-183 the last heart is named', () => {
  expect(woundAdvice(...hand({ pool: wounds(0, 1), wounds: 2, supply: [] }))).toContain('gives you the other die back. It takes your last heart: unless you heal, that is a Beating.');
});

test('RF-77 where the hand is not full, the supply is the other way', () => {
  const words = woundAdvice(...hand({ pool: wounds(0), wounds: 3 }));
  expect(words).toBe('Nothing but wounds: they cannot be thrown. A touch on the supply takes 3 new dice. Or hold Stop.');
});

test('RF-62 with a die that can be thrown there is nothing to say', () => {
  expect(woundAdvice(...hand({ pool: [...wounds(0, 1), { id: 2, face: 'gun', ready: 0 }] }))).toBeUndefined();
  expect(woundAdvice(...hand({ pool: [...wounds(0, 1), { id: 2, face: undefined, ready: 0 }] }))).toBeUndefined();
  expect(woundAdvice(...hand({ pool: [] }))).toBeUndefined();
});
