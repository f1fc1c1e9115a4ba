/** A limited stock of equal things: how many lie at each place. Place 0 is the supply, the box names the others. */
export type Pool = number[];

export const SUPPLY = 0;

export const newPool = (stock: number, places: number): Pool => [stock, ...new Array<number>(places).fill(0)];
export const lyingAt = (pool: Readonly<Pool>, place: number): number => pool[place] ?? 0;
export const stockOf = (pool: Readonly<Pool>): number => pool.reduce((sum, count) => sum + count, 0);

/** Moves as many as there are, at most those wanted, and says how many: nothing is ever made or lost. */
export function moveTokens(pool: Pool, from: number, to: number, wanted: number): number {
  const moved = Math.max(0, Math.min(wanted, lyingAt(pool, from)));
  pool[from] = lyingAt(pool, from) - moved;
  pool[to] = lyingAt(pool, to) + moved;
  return moved;
}

export const take = (pool: Pool, place: number, wanted: number): number => moveTokens(pool, SUPPLY, place, wanted);
export const giveBack = (pool: Pool, place: number, wanted: number): number => moveTokens(pool, place, SUPPLY, wanted);
export const giveBackAll = (pool: Pool, place: number): number => giveBack(pool, place, lyingAt(pool, place));
