import { battleGame } from '@/games/ronins-revenge/game';
import { HERO_IDS } from '@/games/ronins-revenge/content/terms';
import { attentionOf } from '@/games/ronins-revenge/table/field/attention';
import { rectOfBase } from '@/games/ronins-revenge/table/field/places';
import { situation } from '@tests/kit/situation';

const NOTHING = { happens: undefined, strikes: [], plan: undefined, acting: undefined };

test('while places are taken the camera has every hero in sight, and then follows whoever acts', () => {
  const s = situation(battleGame);
  const seen = attentionOf(s.state, NOTHING);
  if (!seen) throw new Error('nobody is looked at');
  for (const id of HERO_IDS) {
    const { x, y, width, height } = rectOfBase(s.state.heroes[id]);
    expect(x >= seen.x && y >= seen.y && x + width <= seen.x + seen.width && y + height <= seen.y + seen.height).toBe(true);
  }
  s.play(0, { kind: 'begin' });
  expect(attentionOf(s.state, NOTHING)).toBeUndefined();
  expect(attentionOf(s.state, { ...NOTHING, acting: 'kensho' })).toEqual(rectOfBase(s.state.heroes.kensho));
});
