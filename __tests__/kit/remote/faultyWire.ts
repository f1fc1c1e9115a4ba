import { Random } from '@/engine/random';

import type { End, ToClient, ToReferee } from './messages';

const SLOWEST_MS = 120;
/** One message in so many is lost, one in so many comes twice. */
const LOST_ONE_IN = 4;
const TWICE_ONE_IN = 4;

/** A wire that delays, loses, repeats and overtakes: nothing on it can be relied on but that it carries plain data. */
export function faultyWire(seed: string): { readonly client: End<ToClient, ToReferee>; readonly referee: End<ToReferee, ToClient> } {
  const random = Random.fromSeed(seed);
  const line = <T>() => {
    let hear: (message: T) => void = () => undefined;
    const carry = (message: T) => {
      const text = JSON.stringify(message);
      setTimeout(() => hear(JSON.parse(text) as T), random.below(SLOWEST_MS));
    };
    const send = (message: T) => {
      if (random.below(LOST_ONE_IN) > 0) carry(message);
      if (random.below(TWICE_ONE_IN) === 0) carry(message);
    };
    return { send, listen: (next: (message: T) => void) => void (hear = next) };
  };
  const [up, down] = [line<ToReferee>(), line<ToClient>()];
  return { client: { send: up.send, listen: down.listen }, referee: { send: down.send, listen: up.listen } };
}
