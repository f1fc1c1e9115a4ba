import type { State } from '../../rules/state';
import { movesOf, type Asking } from '../asking';
import { PlainPanel } from '../PlainPanel';

/** Achievements that can be claimed at this very moment. */
export function Claims({ view, asking }: { readonly view: State; readonly asking: Asking }) {
  const claims = movesOf(asking, 'claim');
  return claims.length > 0 && <PlainPanel view={view} asking={asking} moves={claims} />;
}
