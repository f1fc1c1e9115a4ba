/** Points as x and y in turn: the drawing of a frame makes few objects. */
export type Points = readonly number[];

/** The convex outline of a few points. */
export function outlineOf(points: Points): number[] {
  'worklet';
  let first = 0;
  for (let i = 2; i < points.length; i += 2) if ((points[i] ?? 0) < (points[first] ?? 0)) first = i;
  const outline: number[] = [];
  let at = first;
  do {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    outline.push(x, y);
    let next = first;
    let nextX = (points[first] ?? 0) - x;
    let nextY = (points[first + 1] ?? 0) - y;
    for (let i = 0; i < points.length; i += 2) {
      const dx = (points[i] ?? 0) - x;
      const dy = (points[i + 1] ?? 0) - y;
      const side = nextX * dy - nextY * dx;
      if (side > 0 || (side === 0 && dx * dx + dy * dy > nextX * nextX + nextY * nextY)) {
        next = i;
        nextX = dx;
        nextY = dy;
      }
    }
    at = next;
  } while (at !== first && outline.length < points.length);
  return outline;
}

/** For every corner, the outward direction of the edge that begins there; x and y in turn. */
export function normalsOf(outline: Points): number[] {
  'worklet';
  const normals: number[] = [];
  const count = outline.length;
  for (let i = 0; i < count; i += 2) {
    const j = i + 2 < count ? i + 2 : 0;
    const dx = (outline[j] ?? 0) - (outline[i] ?? 0);
    const dy = (outline[j + 1] ?? 0) - (outline[i + 1] ?? 0);
    const length = Math.sqrt(dx * dx + dy * dy) || 1;
    normals.push(-dy / length, dx / length);
  }
  return normals;
}
