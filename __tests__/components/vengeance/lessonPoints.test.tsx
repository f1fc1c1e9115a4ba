import { screen } from '@testing-library/react-native';

import { topFrame } from '@/engine/decisions/frames';
import { Match } from '@/engine/match';
import { vengeanceGame } from '@/games/vengeance/game';
import type { Move } from '@/games/vengeance/rules/decisions';
import { playerOf, type State } from '@/games/vengeance/rules/state';
import type { Asking, VengeanceTable } from '@/games/vengeance/table/asking';
import { CityPanel } from '@/games/vengeance/table/CityPanel';
import { HeroStrip } from '@/games/vengeance/table/hero/HeroStrip';
import { firstMontage } from '@/games/vengeance/table/lessons/montage';
import { PlaceMat } from '@/games/vengeance/table/montage/PlaceMat';
import { SecretHand } from '@/games/vengeance/table/SecretHand';
import { ShopBoard } from '@/games/vengeance/table/shop/ShopBoard';
import { useSelection } from '@/games/vengeance/table/useSelection';
import { vengeance } from '@/games/vengeance';
import { Random } from '@/engine/random';
import { DragTable } from '@/table/kit/drag/DragTable';
import { arrangedGame } from '@/table/learn/arranged';
import type { Lesson } from '@/table/learn/lesson';
import { PointedContext } from '@/table/learn/pointing';
import { matchesPattern } from '@/table/learn/teacher';
import { show } from '@tests/components/shelf/show';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

const NAMES = ['Kit', 'Ada'];
/** The ring around what a lesson points at. */
const RING = '0 0 0 4px';

type Played = Match<State, Move, ReturnType<typeof vengeanceGame.parseOptions>, never>;

/** What lies before the learner: the strip, the shop, the cards, the answers. */
function Table({ match }: { readonly match: Played }) {
  const view = match.view(0);
  const frame = topFrame(view);
  const asking: Asking = { seat: 0, kind: frame?.kind ?? 'match', key: 'lesson', words: '', moves: [...match.legal(0)], play: () => Promise.resolve(true) };
  const selection = useSelection('lesson');
  const table = { view, prompts: match.prompts(), names: NAMES, explainRefusal: jest.fn() } as unknown as VengeanceTable;
  return (
    <DragTable onDrop={jest.fn()} onRefuse={jest.fn()}>
      <HeroStrip player={playerOf(view, 0)} name="Kit" colour="#000" onPress={jest.fn()} />
      {frame?.kind === 'spend' && <ShopBoard view={view} onSpace={jest.fn()} />}
      {frame?.kind === 'place' && <PlaceMat player={playerOf(view, 0)} placing={selection.placing} alone={false} onTake={jest.fn()} />}
      <CityPanel table={table} asking={asking} selection={selection} inHand={false} dice={{ felt: [], roll: undefined, touched: undefined } as never} />
      <SecretHand view={view} asking={asking} selection={selection} onBarred={jest.fn()} />
    </DragTable>
  );
}

/** Plays a lesson to the letter and hands out every step that points at something, before it is done. */
function* pointing(lesson: Lesson<Move, State>) {
  const match = Match.create(arrangedGame(vengeanceGame, lesson), lesson.options, lesson.seed) as unknown as Played;
  const random = Random.fromSeed('class');
  for (const step of lesson.steps) {
    if ('point' in step && step.point !== undefined) yield { match, step, point: step.point };
    if (step.kind === 'watch') match.play(step.seat, step.move);
    while (step.kind === 'until' && !step.done(match.state)) {
      const seat = match.prompts()[0]?.seat ?? 0;
      const thinking = vengeance.bots.easy.think(match.view(seat), seat, random);
      let thought = thinking.next();
      while (!thought.done) thought = thinking.next();
      match.play(seat, thought.value);
    }
    const move = step.kind === 'do' ? [...match.legal(lesson.seat)].find((legal) => matchesPattern(legal, step.expect)) : undefined;
    if (move) match.play(lesson.seat, move);
  }
}

test('whatever the lesson of the Montage names is lit on the table, at every step', () => {
  const dark: string[] = [];
  let steps = 0;
  for (const { match, step, point } of pointing(firstMontage)) {
    steps += 1;
    const page = show(<PointedContext value={point}><Table match={match} /></PointedContext>);
    if (!JSON.stringify(screen.toJSON()).includes(RING)) dark.push(step.say);
    page.unmount();
  }
  expect(dark).toEqual([]);
  expect(steps).toBeGreaterThan(14);
});

test('nothing is left to be done in that lesson that it does not point at', () => {
  const unlit = firstMontage.steps.filter((step) => step.kind === 'do' && step.point === undefined);
  expect(unlit).toEqual([]);
});
