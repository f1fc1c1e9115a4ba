import { rollAndFight } from '@/games/roll-and-fight';
import { DEFAULTS } from '@/games/roll-and-fight/rules/options';
import { usableHealth } from '@/games/roll-and-fight/rules/health';
import { woundForecast } from '@/games/roll-and-fight/rules/resolution';
import type { Player, State } from '@/games/roll-and-fight/rules/state';
import { walk } from '@tests/kit/walk';

const { game } = rollAndFight;

/** Games of every mode and every hero, walked at random. */
const GAMES: readonly (typeof DEFAULTS)[] = [
  DEFAULTS,
  { ...DEFAULTS, heroes: ['shadowman'], rollingMode: 'throwBudget', diceLevel: 'hard' },
  { ...DEFAULTS, seats: 2, heroPick: 'random' },
  { ...DEFAULTS, seats: 3, heroPick: 'random', rollingMode: 'turns' },
  { ...DEFAULTS, seats: 4, heroPick: 'random', rollingMode: 'equalShare' },
];

const playerOf = (state: State, seat: number): Player => {
  const player = state.players[seat];
  if (!player) throw new Error(`nobody sits at ${seat}`);
  return player;
};

/** The enemies of this seat strike with this move, and nothing it does itself comes before. */
const isStruck = (before: Player, after: Player): boolean => after.resolution?.step === 'recover' && before.resolution?.step !== 'recover';

test('RF-179 the wounds shown are the wounds dealt, and the Beating shown comes unless something heals', () => {
  const seen = { struck: 0, wounded: 0, spared: 0, beaten: 0 };
  for (const [number, options] of GAMES.entries()) {
    for (let i = 0; i < 4; i++) {
      for (const { match, before, move, events } of walk(game, options, `forecast-${number}-${i}`, 4000)) {
        // Collecting loot may change everything: it is foretold anew after each piece.
        if (move.type !== 'endFight' && move.type !== 'endLoot') continue;
        for (let seat = 0; seat < options.seats; seat++) {
          const [was, is] = [playerOf(before.state, seat), playerOf(match.state, seat)];
          if (!isStruck(was, is) || events.some((event) => event.type === 'wounded' && event.seat === seat)) continue;
          const shown = woundForecast(game.view(before.state, seat), playerOf(game.view(before.state, seat), seat));
          const blow = events.find((event) => event.type === 'attackedBy' && event.seat === seat);
          const dealt = blow?.type === 'attackedBy' ? { total: blow.taken + blow.ignored, taken: blow.taken } : { total: 0, taken: 0 };
          expect(dealt).toEqual({ total: shown.total, taken: shown.taken });
          expect(is.wounds + is.woundDice.length >= usableHealth(is)).toBe(shown.beating);
          seen.struck += 1;
          seen.wounded += dealt.taken > 0 ? 1 : 0;
          seen.spared += dealt.total > dealt.taken ? 1 : 0;
          seen.beaten += shown.beating ? 1 : 0;
        }
      }
    }
  }
  // The walk has met everything that the forecast can say.
  expect(Object.entries(seen).filter(([, times]) => times < 5)).toEqual([]);
});
