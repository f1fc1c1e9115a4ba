import { screen } from '@testing-library/react-native';

import { ABILITIES, BASIC_IDS, tilesOf, type AbilityId } from '@/games/roll-and-fight/content/abilities';
import { HERO_IDS } from '@/games/roll-and-fight/content/heroes';
import rollAndFightTable from '@/games/roll-and-fight/table';
import { TrackStrip } from '@/games/roll-and-fight/table/panels/TrackStrip';
import { AbilityCard } from '@/games/roll-and-fight/table/rolling/AbilityCard';
import { cardText, linesOf } from '@/games/roll-and-fight/table/rolling/cardText';
import { placeSeats } from '@/games/roll-and-fight/table/rolling/places';
import { trayLayout } from '@/games/roll-and-fight/table/rolling/trayLayout';
import { effectWords } from '@/games/roll-and-fight/table/words';
import { typeScale } from '@/theme/tokens';
import { show } from '@tests/components/shelf/show';
import { flashback, me } from '@tests/games/roll-and-fight/table';

jest.mock('@/feel', () => ({ feel: jest.fn() }));
// Neither speaker nor microphone in a test.
jest.mock('expo-audio', () => ({}));

const TYPE = typeScale(1);
const EVERY_ABILITY: readonly AbilityId[] = [...BASIC_IDS, ...HERO_IDS.flatMap((hero) => tilesOf(hero))];
const takesDice = (ability: AbilityId): boolean => ABILITIES[ability].dice.length > 0;

describe('cards of abilities', () => {
  test('words are broken between words', () => {
    expect(linesOf('Move', 60, 12)).toBe(1);
    expect(linesOf('Wound › Hit ×2', 45, 12)).toBe(2);
    expect(linesOf('Unbreakable', 20, 12)).toBe(1);
  });

  test('on half of a small phone every effect stands whole on its card', () => {
    for (const ability of EVERY_ABILITY.filter(takesDice)) {
      const others = EVERY_ABILITY.filter((other) => takesDice(other) && other !== ability && !BASIC_IDS.some((basic) => basic === other)).slice(0, 3);
      for (const place of placeSeats({ width: 360, height: 446 }, [0, 1])) {
        const card = trayLayout(place, { abilities: [...BASIC_IDS, ability, ...others] }).abilities[BASIC_IDS.length];
        if (!card) throw new Error('the card is missing');
        const { effectLines, size, die } = cardText(ability, card, TYPE, 0);
        expect(effectLines).toBeGreaterThanOrEqual(linesOf(effectWords(ability), card.width - 13, TYPE[size].fontSize));
        expect(die).toBeGreaterThanOrEqual(8);
      }
    }
  });

  test('letters twice as large shrink before an effect is cut, and not below the common ones', () => {
    const wished = typeScale(2);
    const { effectLines, fontSize, size } = cardText('dash', { width: 64, height: 66 }, wished, 0);
    expect(effectLines).toBe(linesOf(effectWords('dash'), 64 - 13, fontSize));
    expect(fontSize).toBeLessThan(wished[size].fontSize);
    expect(fontSize).toBeGreaterThanOrEqual(TYPE[size].fontSize);
    expect(cardText('dash', { width: 300, height: 300 }, wished, 0).fontSize).toBe(wished.large.fontSize);
  });

  test('a long name takes smaller letters before it is cut', () => {
    const card = { width: 129, height: 72 };
    const { size, nameLines, effectLines } = cardText('dodgeStrikeAndShoot', card, TYPE, 0);
    expect(cardText('dash', card, TYPE, 0).size).toBe('small');
    expect(size).toBe('tiny');
    expect(nameLines).toBe(linesOf(ABILITIES.dodgeStrikeAndShoot.name, card.width - 13, TYPE.tiny.fontSize));
    expect(effectLines).toBe(1);
  });

  test('larger cards have larger letters and dice', () => {
    const small = cardText('dash', { width: 60, height: 60 }, TYPE, 0);
    const large = cardText('dash', { width: 200, height: 120 }, TYPE, 0);
    expect(TYPE[large.size].fontSize).toBeGreaterThan(TYPE[small.size].fontSize);
    expect(large.die).toBeGreaterThan(small.die);
  });

  test('a card says its dice, its sets and that a set may be laid', () => {
    const player = { ...me(flashback()), sets: [{ ability: 'dash' as const, dice: [] }] };
    show(<AbilityCard ability="dash" player={player} lit width={90} height={72} reducedMotion style={{}} onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Dash: move, move, 1 set. Lay a set' })).toBeTruthy();
  });
});

test('RF-21 before a den is chosen neither the head nor the board counts points', () => {
  const table = flashback();
  const state = { ...table.state, players: table.state.players.map(({ den: _den, ...player }) => player) };
  const status = rollAndFightTable.seatStatus?.(state, 0);
  expect(status?.short).not.toMatch(/p$/);
  expect(status?.words).toContain('no den yet');
  show(<TrackStrip player={me(table)} name="Kit" narrow={false} still outside />);
  expect(screen.getByRole('button', { name: /no den yet$/ })).toBeTruthy();
  expect(screen.getByText('–', { includeHiddenElements: true })).toBeTruthy();
});
