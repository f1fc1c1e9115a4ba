import { fireEvent, screen } from '@testing-library/react-native';

import { Match } from '@/engine/match';
import { bountyTrail } from '@/games/bounty-trail';
import { BidPanel } from '@/games/bounty-trail/table/bidding/BidPanel';
import { PurseLine } from '@/games/bounty-trail/table/Purse';
import { lessons } from '@/games/bounty-trail/table/lessons';
import { PointedContext } from '@/table/learn/pointing';
import { show } from '@tests/components/shelf/show';

jest.mock('@/feel', () => ({ feel: jest.fn() }));

/** The ring around what a lesson points at. */
const RING = '0 0 0 4px';

/** The lesson about bids, up to the bid. */
function atTheBid() {
  const lesson = lessons.find(({ id }) => id === 'share-and-bid');
  if (!lesson) throw new Error('there is no such lesson');
  const match = Match.create(bountyTrail.game, lesson.options, lesson.seed);
  for (const step of lesson.steps) {
    if (step.kind === 'do' && step.expect.type === 'bid') return { match, step };
    if (step.kind === 'do') match.play(lesson.seat, step.expect);
    if (step.kind === 'watch') match.play(step.seat, step.move);
  }
  throw new Error('nobody bids in it');
}

test('the lesson rings what leads to the bid, and then the bid itself', () => {
  const { match, step } = atTheBid();
  const play = jest.fn().mockResolvedValue(true);
  show(<PointedContext value={step.point ?? []}><BidPanel view={match.view(0)} seat={0} names={['Wren', 'Cole']} play={play} /></PointedContext>);
  const rings = () => JSON.stringify(screen.toJSON()).split(RING).length - 1;
  expect(rings()).toBe(1);
  for (let bullet = 0; bullet < 3; bullet++) fireEvent.press(screen.getByRole('button', { name: 'Bid one more' }));
  expect(rings()).toBe(2);
  fireEvent.press(screen.getByRole('button', { name: 'Bid 3 bullets' }));
  expect(play).toHaveBeenCalledWith(step.expect);
});

test('a purse is counted as people count', () => {
  show(<PurseLine label="After this path" bullets={1} hearts={1} money={250} />);
  expect(screen.getByLabelText('After this path: 1 bullet, 1 heart, $250')).toBeTruthy();
});
