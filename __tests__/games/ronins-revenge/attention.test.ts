import { battleGame } from '@/games/ronins-revenge/game';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { attentionOf } from '@/games/ronins-revenge/table/field/attention';
import { CELL, rectOfBase } from '@/games/ronins-revenge/table/field/places';
import type { Rect } from '@/table/board/fit';
import { situation } from '@tests/kit/situation';

import { fight, put } from './fight';

const NOTHING = { happens: undefined, strikes: [], plan: undefined, acting: undefined };

test('while places are taken the camera has every hero in sight, and nobody while nobody acts', () => {
  const s = situation(battleGame);
  const seen = attentionOf(s.state, NOTHING);
  if (!seen) throw new Error('nobody is looked at');
  for (const id of HERO_IDS) {
    const { x, y, width, height } = rectOfBase(s.state.heroes[id]);
    expect(x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height).toBe(true);
  }
  s.play(0, { kind: 'begin' });
  expect(attentionOf(s.state, NOTHING)).toBeUndefined();
});

const holds = (whole: Rect | undefined, { x, y, width, height }: Rect): boolean =>
  whole !== undefined && x >= whole.x && y >= whole.y && x + width <= whole.x + whole.width && y + height <= whole.y + whole.height;

test('whoever is about to act is seen together with the boss, unless it is so far away that squares would get too small', () => {
  const near = put(fight(), 'kensho', 'K9').state;
  const seen = attentionOf(near, { ...NOTHING, acting: 'kensho' });
  for (const base of [near.heroes.kensho, ...near.figures]) expect(holds(seen, rectOfBase(base))).toBe(true);
  expect(seen?.height).toBe(6 * CELL);
  const far = put(fight(), 'kensho', 'L9').state;
  expect(attentionOf(far, { ...NOTHING, acting: 'kensho' })).toEqual(rectOfBase(far.heroes.kensho));
});
