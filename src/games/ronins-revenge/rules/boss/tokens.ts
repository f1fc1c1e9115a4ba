import type { ZoneToken } from '../../content/terms';
import { addToken, hasToken, removeToken } from '../field/zones';
import type { Play } from '../world';

/** Zone tokens that rules of bosses put down and take up; a second one of a kind is ignored (RR-23). */

export function placeToken(run: Play, zone: number, token: ZoneToken): void {
  if (zone < 0 || hasToken(run.state, zone, token) || ((run.state.extra.void ?? 0) & (1 << zone)) !== 0) return;
  addToken(run.state, zone, token);
  run.emit({ type: 'tokenPlaced', zone, token });
}

export function liftToken(run: Play, zone: number, token: ZoneToken): void {
  if (!hasToken(run.state, zone, token)) return;
  removeToken(run.state, zone, token);
  run.emit({ type: 'tokenRemoved', zone, token });
}
