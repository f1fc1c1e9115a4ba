import { screen } from '@testing-library/react-native';

import { BOSS_IDS, type BossId } from '@/games/ronins-revenge/content/bosses';
import { battleGame } from '@/games/ronins-revenge/game';
import type { BattleState } from '@/games/ronins-revenge/rules/state';
import { figureBadges, heroBadges } from '@/games/ronins-revenge/table/boss/badges';
import { BossSheet } from '@/games/ronins-revenge/table/boss/BossSheet';
import { piecesOf } from '@/games/ronins-revenge/table/boss/pieces';
import { sightFrom, sightWords } from '@/games/ronins-revenge/table/field/sightLines';
import { extended } from '@/games/ronins-revenge/table/plan/useDrawnWay';
import { PartyRow } from '@/games/ronins-revenge/table/tray/PartyRow';
import { rectOfSquare } from '@/games/ronins-revenge/table/field/places';
import { spotNear } from '@/games/ronins-revenge/table/field/spots';
import { figureName } from '@/games/ronins-revenge/rules/names';
import type { HeroId, SquareName } from '@/games/ronins-revenge/content/terms';
import { onPhone, show } from '@tests/components/shelf/show';
import { at } from '@tests/games/ronins-revenge/battle';
import { fight, put } from '@tests/games/ronins-revenge/fight';
import { situation } from '@tests/kit/situation';

jest.mock('expo-audio', () => ({}));

const against = (boss: BossId): BattleState => situation(battleGame, { boss }).view(0);

function told(view: BattleState): string {
  show(<BossSheet view={view} onClose={() => undefined} />);
  return screen.getAllByText(/./).map(({ props }) => String((props as { children?: unknown }).children)).join('\n');
}

test.each(BOSS_IDS)('%s: what lies on the field is told in words too', (boss) => {
  const view = against(boss);
  const words = told(view);
  for (const { square } of view.objects) expect(piecesOf(view).map((piece) => piece.square)).toContain(square);
  for (const { name } of piecesOf(view)) expect(words).toContain(name);
  expect(words).toMatch(/HP on its bar/);
});

test('RR-598 Village Bannermen are among what lies on the field', () => {
  const view = against('harunobu');
  if (!view.extra.duel) throw new Error('no duel');
  view.extra.duel.village = [at('F7'), at('G7')];
  const words = told(view);
  expect(words).toContain('Village Bannerman on F7 and G7. ');
  expect(piecesOf(view).filter(({ name }) => name === 'Village Bannerman').map(({ square }) => square)).toEqual([at('F7'), at('G7')]);
});

test('RR-563 the near doll is marked, and a carried one is on its hero', () => {
  const view = against('kugi');
  const dolls = view.extra.dolls?.dolls ?? [];
  expect(piecesOf(view).filter(({ name }) => name.endsWith('’s doll'))).toHaveLength(dolls.length);
  expect(piecesOf(view).filter(({ name, marked }) => name.endsWith('’s doll') && marked)).toHaveLength(1);
  const [doll] = dolls;
  if (!doll) throw new Error('no doll');
  doll.at = 'kosuke';
  expect(heroBadges(view, 'kosuke').map(({ sign }) => sign)).toEqual(['voodoo-doll']);
  expect(piecesOf(view).filter(({ name }) => name.endsWith('’s doll'))).toHaveLength(dolls.length - 1);
});

test('RR-549 figures of the Actor say what everybody knows of them, and no more', () => {
  const view = against('nineFaces');
  const { cast } = view.extra;
  if (!cast) throw new Error('no cast');
  cast.marks = 0b011;
  const names = view.figures.map((figure) => figureBadges(view, figure).map(({ name }) => name));
  expect(view.figures.map(({ start }, i) => names[i]?.includes('May be the true one') === (start < 2))).toEqual(view.figures.map(() => true));
  expect(names.flat()).not.toContain('The true one');
});

test('RR-590 RR-581 RR-530 Guard, limbs and tide stand in the words of the boss', () => {
  expect(told(against('harunobu'))).toMatch(/Guard: Slashing/);
  expect(told(against('gashaO'))).toMatch(/Front side, Jaw: whole/);
  expect(told(against('funakuro'))).toMatch(/Tide \d/);
});

test('RR-54 a line of sight is open or closed as the rules judge it', () => {
  const s = put(put(fight(), 'takahiro', 'L6'), 'sayaka', 'A6');
  const view = s.view(0);
  const lines = sightFrom(view, at('L6'));
  expect(lines.find(({ ref }) => ref === 'boss:0')?.open).toBe(true);
  expect(lines.find(({ ref }) => ref === 'sayaka')?.open).toBe(false);
  expect(sightWords(view, at('L6'), lines)).toMatch(/^From L6 everybody is seen but Sayaka\.$/);
});

test('a drawn way fills gaps, gets shorter where it goes back, and begins anew at the hero', () => {
  const start = at('H4');
  const way = extended(start, [], at('H7'));
  expect(way).toEqual([at('H5'), at('H6'), at('H7')]);
  expect(extended(start, way, at('G8'))).toEqual([...way, at('G8')]);
  expect(extended(start, way, at('H5'))).toEqual([at('H5')]);
  expect(extended(start, way, start)).toEqual([]);
});

test('where several people play, every chip says who plays whom; alone nobody needs to know', () => {
  const view = situation(battleGame, { boss: 'ushikado', seats: 2 }).view(0);
  const row = (...names: string[]) => <PartyRow view={view} acting={undefined} focus={undefined} players={names.map((name) => ({ name, plays: 'person' as const }))} onFocus={() => undefined} />;
  const { rerender } = show(row('Kaja', 'Noor'));
  const chip = (id: HeroId, words: string) => screen.queryByRole('button', { name: new RegExp(`^${figureName(view, id)}, .*${words}`) });
  for (const id of view.line) expect(chip(id, view.heroes[id].seat === 0 ? 'played by Kaja' : 'played by Noor')).not.toBeNull();
  rerender(onPhone(row('Kaja')));
  for (const id of view.line) expect([chip(id, '') === null, chip(id, 'played by') === null]).toEqual([false, true]);
});

describe('a finger that is wider than a square', () => {
  const spot = (square: SquareName) => ({ id: square, at: rectOfSquare(at(square)), label: square, lit: false, onPress: () => undefined });
  const { x, y } = rectOfSquare(at('E5'));

  test('takes what may be touched right beside bare ground, the nearer of two', () => {
    expect(spotNear([spot('E6'), spot('D5')], { x: x + 95, y: y + 50 }, 29)?.id).toBe('E6');
    expect(spotNear([spot('E6'), spot('D5')], { x: x + 80, y: y + 10 }, 29)?.id).toBe('D5');
  });

  test('takes nothing out of its reach, nor where squares are large enough', () => {
    expect(spotNear([spot('E6')], { x: x + 50, y: y + 50 }, 29)).toBeUndefined();
    expect(spotNear([spot('E6')], { x: x + 99, y: y + 50 }, 0)).toBeUndefined();
  });
});
