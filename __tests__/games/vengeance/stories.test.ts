import { SOLO_MISSIONS, SOLO_ORDER } from '@/games/vengeance/content/soloMissions';
import { STORIES } from '@/games/vengeance/content/stories';

test.each(SOLO_ORDER)('%s: three sentences before, a line for everybody who can fall and for nobody else', (hero) => {
  const { prologue, fallen } = STORIES[hero];
  const { bosses, bigBoss } = SOLO_MISSIONS[hero];
  expect(prologue).toHaveLength(3);
  expect(Object.keys(fallen).sort()).toEqual([...bosses, bigBoss].sort());
});

test('no line is told twice', () => {
  const lines = Object.values(STORIES).flatMap(({ prologue, fallen, epilogues, lost }) => [...prologue, ...Object.values(fallen), ...Object.values(epilogues), lost]);
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^[A-Z].*[.!?]$/);
});
