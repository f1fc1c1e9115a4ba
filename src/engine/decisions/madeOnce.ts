/** Moves are never changed, so those that a small number tells apart are made once and all lists share them: listing them is then nearly free. */

/** The moves with the numbers 0 to `count` − 1. */
export function madeOnce<M extends object>(count: number, make: (number: number) => M): readonly M[] {
  return Array.from({ length: count }, (_, number) => frozen(make(number)));
}

/** Moves by name. */
export function madeOnceFor<K extends string, M extends object>(names: readonly K[], make: (name: K) => M): Readonly<Record<K, M>> {
  return Object.fromEntries(names.map((name) => [name, frozen(make(name))])) as Record<K, M>;
}

/** Moves by names or numbers of which there are only so many, each made when it is first asked for. */
export function madeWhenAsked<K extends string | number, M extends object>(make: (key: K) => M): (key: K) => M {
  const made = new Map<K, M>();
  return (key) => {
    let move = made.get(key);
    if (!move) made.set(key, (move = frozen(make(key))));
    return move;
  };
}

/** Whole lists by what decides them, each made when it is first asked for. */
export function listsMadeOnce<M extends object>(make: (key: number) => M[]): (key: number) => readonly M[] {
  const made = new Map<number, readonly M[]>();
  return (key) => {
    let list = made.get(key);
    if (!list) made.set(key, (list = make(key).map(frozen)));
    return list;
  };
}

/** Those of the moves that have these numbers. */
export function numbered<M extends object>(moves: readonly M[], numbers: readonly number[]): readonly M[] {
  const found: M[] = [];
  for (let i = 0; i < numbers.length; i++) {
    const move = moves[numbers[i] ?? -1];
    if (move) found.push(move);
  }
  return found;
}

/** A move that is shared must not change by mistake. */
function frozen<M extends object>(move: M): M {
  for (const value of Object.values(move)) if (typeof value === 'object') Object.freeze(value);
  Object.freeze(move);
  return move;
}
