import type { GameEvent } from '@/engine/game';
import { cloneJson, sameJson } from '@/engine/json';
import { clonePosition, cloneState, playInPlace, playWatched } from '@/engine/position';

import { changedPaths } from './changes';
import type { Check } from './check';

/** Every event carries its moment: the last one is the state, and nothing happens after it that a table would miss. */
export const checkMoments: Check = ({ game, limits: { bookkeeping } }) => ({
  step({ match, before, seat, move }) {
    const where = `move ${match.moves.length}, seat ${seat} ${JSON.stringify(move)}`;
    const draft = clonePosition(game, before);
    const raw: { readonly event: GameEvent; readonly said: GameEvent; readonly state: unknown }[] = [];
    playInPlace(game, draft, seat, move, { push: (event) => raw.push({ event, said: cloneJson(event), state: cloneState(game, draft.state) }) });
    const altered = raw.find(({ event, said }) => !sameJson(event, said));
    if (altered) return [`${where}: the event ${JSON.stringify(altered.said)} was changed after it was told`];
    const last = raw[raw.length - 1];
    if (!last) return [];
    const late = changedPaths(last.state, draft.state).filter((path) => !bookkeeping.some((name) => path === name || path.startsWith(`${name}.`)));
    if (late.length > 0) return [`${where}: ${late.join(', ')} changed after the last event, ${last.said.type}`];
    const watched = playWatched(game, clonePosition(game, before), seat, move);
    if (!sameJson(watched.map(({ event }) => event), raw.map(({ event }) => event))) return [`${where}: being watched changes what happens`];
    if (!sameJson(watched[watched.length - 1]?.state, match.state)) return [`${where}: the last moment is not the state after the move`];
    return [];
  },
});
