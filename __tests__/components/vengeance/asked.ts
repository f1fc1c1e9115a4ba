import type { Seat } from '@/engine/game';
import { vengeanceDecisions, type Move } from '@/games/vengeance/rules/decisions';
import type { Asking } from '@/games/vengeance/table/asking';
import { topFrame } from '@/engine/decisions/frames';
import type { Scene } from '@tests/games/vengeance/table';

/** A question with what a panel gets of it; what is pressed is really played. */
export function asked(scene: Scene, seat: Seat = 0) {
  const frame = topFrame(scene.state);
  if (!frame) throw new Error('nothing is asked');
  const played: Move[] = [];
  const asking: Asking = {
    seat,
    kind: frame.kind,
    words: '',
    key: `${frame.kind}/${seat}`,
    moves: [...vengeanceDecisions.moves(scene.view(seat), seat)],
    play: (move) => {
      scene.play(seat, move);
      played.push(move);
      return Promise.resolve(true);
    },
  };
  return { view: scene.view(seat), asking, frame, played };
}
